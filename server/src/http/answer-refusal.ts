/** A refusal as plain JSON, for the addresses that are not part of the typed API: `{ error: { code, message } }`. */
import type { Refusal } from '@fableloom/contract';
import { ORPCError } from '@orpc/server';
import { refusalFor } from './known-failure.ts';

/** Rethrows what is not a refusal. */
export function answerRefusal(thrown: unknown): Response {
  const error = refusalFor(thrown) ?? thrown;
  if (!(error instanceof ORPCError)) throw error;
  const { key, sendTo, fields } = (error.data ?? {}) as Partial<Refusal>;
  return Response.json({ error: { code: key ?? error.code, message: error.message, sendTo, fields } }, { status: error.status });
}
