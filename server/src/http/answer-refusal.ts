/** A refusal as plain JSON, for the addresses that are not part of the typed API: `{ error: { code, message } }`. */
import type { Refusal } from '@fableloom/contract';
import { ORPCError } from '@orpc/server';
import { StorageAway } from '../ports/storage/storage.port.ts';
import { refusalFor } from './known-failure.ts';

/** Rethrows what is not a refusal, and a bucket that is away: that is for the log, and its answer is for nobody to keep (app.ts). */
export function answerRefusal(thrown: unknown): Response {
  if (thrown instanceof StorageAway) throw thrown;
  const error = refusalFor(thrown) ?? thrown;
  if (!(error instanceof ORPCError)) throw error;
  const { key, sendTo, fields } = (error.data ?? {}) as Partial<Refusal>;
  return Response.json({ error: { code: key ?? error.code, message: error.message, sendTo, fields } }, { status: error.status });
}
