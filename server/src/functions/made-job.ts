/** Waits for a job to end, so that a function can answer with what was made. */
import { isOver, type Job } from '@fableloom/contract';
import { type PlainMessageKey, say } from '@fableloom/contract/messages/index';
import { watchJob } from '../features/jobs/service.ts';
import { refuse } from '../http/refuse.ts';
import type { Call } from './server-function.ts';

/** An hour of narration takes about four minutes; nothing else comes near. */
const PATIENCE_MS = 10 * 60_000;

export type MadeJob = Job & { result: NonNullable<Job['result']> };

const SILENCES = ['narration.text.missing', 'narration.text.other-script'] as const;

/** Refusals that a maker can end with keep their own sentence and status; everything else has failed. */
function refuseEnded({ status, error }: Job, failed: PlainMessageKey): never {
  if (status === 'cancelled') return refuse('CONFLICT', 'job.stopped');
  if (error === say('job.unsafe-result')) return refuse('UNSAFE', 'job.unsafe-result');
  const silence = SILENCES.find((sentence) => error === say(sentence));
  if (silence) return refuse('BAD_REQUEST', silence);
  return refuse('PROVIDER_FAILED', failed);
}

/**
 * The job when it is done. Whoever hangs up or loses patience leaves it going: it is found among the person's jobs.
 * @param failed what is said when it could not be made
 */
export async function madeJob({ services, who, signal }: Call, job: Job, failed: PlainMessageKey): Promise<MadeJob> {
  const patience = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]);
  let last = job;
  for await (const seen of watchJob(services, who.id, job.id, patience)) last = seen;
  if (!isOver(last)) return refuse('PROVIDER_FAILED', 'app.busy');
  const { status, result } = last;
  return status === 'done' && result ? { ...last, result } : refuseEnded(last, failed);
}
