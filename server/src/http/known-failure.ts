/** Failures with a name, whichever door they come out of: what a person reads is a sentence of ours, and never that something unknown went wrong. */
import { REFUSALS } from '@fableloom/contract';
import { ORPCError } from '@orpc/server';
import { HostedFailed, sayWhy, SENTENCE_OF } from '../ports/hosted/hosted-failed.ts';
import { StorageAway } from '../ports/storage/storage.port.ts';
import { refusal, type Refused } from './refuse.ts';
import { isUnstorable } from './unstorable.ts';

/** Undefined where nobody knows it. */
export function refusalFor(error: unknown): Refused | undefined {
  if (isUnstorable(error)) return refusal('BAD_REQUEST', 'input.invalid', {});
  if (error instanceof StorageAway) return refusal('PROVIDER_FAILED', 'storage.away', {});
  if (error instanceof HostedFailed) {
    return new ORPCError('PROVIDER_FAILED', { status: REFUSALS.PROVIDER_FAILED, message: sayWhy(error), data: { key: SENTENCE_OF[error.why], offersBuiltIn: true } });
  }
  return undefined;
}
