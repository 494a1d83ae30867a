/** Turns what zod says about an input into sentences of the catalogue, field by field. */
import { say } from '@fableloom/contract/messages/index';
import { ORPCError, ValidationError } from '@orpc/server';
import { refusal } from './refuse.ts';

interface Issue {
  path?: readonly (PropertyKey | { key: PropertyKey })[];
  code?: string;
  maximum?: number | bigint;
  origin?: string;
  input?: unknown;
}

function sentenceOf(issue: Issue): string {
  if (issue.code === 'too_big' && issue.origin === 'string') return say('input.too-long', { n: Number(issue.maximum) });
  if (issue.code === 'too_big') return say('input.too-many', { n: Number(issue.maximum) });
  if (issue.code === 'too_small') return say('input.required');
  if (issue.code === 'invalid_value' || issue.code === 'invalid_union') return say('input.unknown-choice');
  if (issue.code === 'invalid_type' && issue.input === undefined) return say('input.required');
  return say('input.invalid');
}

const pathOf = (issue: Issue): string => (issue.path ?? []).map((step) => String(typeof step === 'object' ? step.key : step)).join('.');

/** One sentence for each field that is not as it has to be. */
export const explainIssues = (issues: readonly Issue[]): Record<string, string> =>
  Object.fromEntries(issues.map((issue) => [pathOf(issue), sentenceOf(issue)]));

/** Passes every other error through; for `interceptors`. */
export function explainInput(error: unknown): never {
  if (error instanceof ORPCError && error.code === 'BAD_REQUEST' && error.cause instanceof ValidationError) {
    throw refusal('BAD_REQUEST', 'input.invalid', { fields: explainIssues(error.cause.issues as readonly Issue[]) });
  }
  throw error;
}
