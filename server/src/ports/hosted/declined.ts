/** A service that did answer, and would not do what it was asked: no trouble on the line, but a word about what it was given. */
import { APICallError, NoObjectGeneratedError, NoOutputGeneratedError } from 'ai';
import { HostedFailed } from './hosted-failed.ts';

/** blocked: its own content rules stopped the question or the answer; unread: words, or nothing, where a shape was asked for. */
export type HowDeclined = 'blocked' | 'unread';

export class Declined extends HostedFailed {
  readonly how: HowDeclined;

  constructor(service: string, how: HowDeclined, detail: string, options?: ErrorOptions) {
    super(service, 'unusable', detail, options);
    this.how = how;
  }
}

/** As OpenAI, Azure, OpenRouter and their likes say it with a status of 400 or 403. */
const BLOCKED = /moderation_blocked|content_policy_violation|content_filter|ResponsibleAIPolicyViolation|"flagged_input"|"code":\s*"invalid_prompt"/;
/** Anthropic has no code of its own for it, and says it in the middle of an answer too. */
const BLOCKED_IN_WORDS = /blocked by content filtering policy/i;

/** Its own content rules are about what it was asked for. */
export const isBlocked = ({ statusCode = 0, responseBody = '' }: APICallError): boolean =>
  statusCode >= 400 && statusCode < 500 && (BLOCKED.test(responseBody) || BLOCKED_IN_WORDS.test(responseBody));

/** The same in a stream, where it may come after words that were heard. */
export const isBlockedInStream = (error: unknown): boolean => (APICallError.isInstance(error) ? isBlocked(error) : error instanceof Error && BLOCKED_IN_WORDS.test(error.message));

/** What we said ourselves while it was read, out of the error that the AI SDK makes of it. */
export const ownWord = (error: unknown): unknown => (error instanceof Error && error.cause instanceof HostedFailed ? error.cause : error);

/** What an error of the AI SDK says of an answer in a shape; the error itself where it is about the line. */
export function declinedBy(service: string, error: unknown, finish: string | undefined): unknown {
  const own = ownWord(error);
  if (own instanceof HostedFailed) return own;
  if (APICallError.isInstance(error)) return isBlocked(error) ? new Declined(service, 'blocked', error.message, { cause: error }) : error;
  if (!NoObjectGeneratedError.isInstance(error) && !NoOutputGeneratedError.isInstance(error)) return error;
  const ended = NoObjectGeneratedError.isInstance(error) ? error.finishReason : finish;
  return new Declined(service, ended === 'content-filter' ? 'blocked' : 'unread', `no answer in a shape (${ended ?? 'no end'})`, { cause: error });
}
