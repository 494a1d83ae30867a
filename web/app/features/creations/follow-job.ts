/** Watches a job until it is over; a lost line is taken up again. */
import { isOver, type Job } from '@fableloom/contract';
import { api } from '../../session/api.ts';

const WAITS_MS = [500, 1000, 2000, 4000, 8000];

export async function followJob(job: Job, onChange: (job: Job) => void): Promise<Job> {
  let last = job;
  onChange(last);
  for (const wait of [0, ...WAITS_MS]) {
    if (isOver(last)) return last;
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    try {
      for await (const now of await api.jobs.watch({ id: job.id })) {
        last = now;
        onChange(last);
      }
      if (!isOver(last)) last = await api.jobs.show({ id: job.id });
    } catch (error) {
      if (wait === WAITS_MS.at(-1)) throw error;
    }
  }
  return last;
}
