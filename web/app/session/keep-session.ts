/** Keeps a visit alive: looks at every tick whether the session ends soon, and has it renewed then. */
import { LIMITS } from '@fableloom/contract/limits';
import { isUnreachable, type AccountAnswer } from './accounts.ts';

const { tickMs, refreshWithinTicks, retryFromMs } = LIMITS.session;

/** Ends within three ticks, or nobody knows when. */
export const isDue = (expiresAt: Date | null, now: Date): boolean =>
  expiresAt === null || expiresAt.getTime() - now.getTime() <= refreshWithinTicks * tickMs;

/** Waits between tries, each twice as long as the one before, as long as they fit between two ticks. */
export function retryWaits(): number[] {
  const waits: number[] = [];
  for (let wait = retryFromMs, sum = wait; sum < tickMs; wait *= 2, sum += wait) waits.push(wait);
  return waits;
}

/** Asks again while nobody answers (502, 503, 504, no line); an answer, also a refusal, ends it. */
export async function askWithRetries<T>(ask: () => Promise<AccountAnswer<T>>, wait: (ms: number) => Promise<void>): Promise<AccountAnswer<T>> {
  let answer = await ask();
  for (const ms of retryWaits()) {
    if (answer.is === 'done' || !isUnreachable(answer.status)) return answer;
    await wait(ms);
    answer = await ask();
  }
  return answer;
}
