/** A hosted model did not do what it was asked for, after everything was tried; a person is told, and offered the built-in engine. */
import { type MessageKey, say } from '@fableloom/contract/messages/index';

/**
 * silent: no answer, a broken one, or an error of its own; turned-away: our key, quota or model is not accepted;
 * unusable: what it sent is empty, refused, too long, in another language or not what was asked for; unsafe: it is not for children;
 * unchecked: our own check of what it drew does not work, so nothing is taken; used-up: the person's share of the day.
 */
export type WhyHosted = 'silent' | 'turned-away' | 'unusable' | 'unsafe' | 'unchecked' | 'used-up';

export class HostedFailed extends Error {
  override readonly name = 'HostedFailed';
  readonly service: string;
  readonly why: WhyHosted;

  /** @param detail for the log, never for people */
  constructor(service: string, why: WhyHosted, detail: string, options?: ErrorOptions) {
    super(`${service} ${why}: ${detail}`, options);
    this.service = service;
    this.why = why;
  }
}

/** Where the catalogue says it. */
export const SENTENCE_OF = {
  silent: 'job.hosted.failed', 'turned-away': 'job.hosted.turned-away', unusable: 'job.hosted.unusable', unsafe: 'job.unsafe-result', unchecked: 'app.picture-not-checked', 'used-up': 'job.hosted.used-up',
} as const satisfies Record<WhyHosted, MessageKey>;

export const sayWhy = ({ service: name, why }: HostedFailed): string =>
  why === 'unsafe' || why === 'unchecked' ? say(SENTENCE_OF[why]) : say(SENTENCE_OF[why], { name });
