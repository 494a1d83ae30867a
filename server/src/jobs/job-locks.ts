/** One process at a job at a time. The lock lives in a database session, so a killed process lets go at once. */
import type pg from 'pg';
import type { Logger } from 'pino';
import { openSession, type SessionTimes } from '../database/session.ts';

export interface JobLocks {
  /** Runs `work` unless somebody is at the job already. `lost` aborts when the lock is gone although the work goes on. */
  alone(jobId: string, work: (lost: AbortSignal) => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

const KEY = 'hashtextextended($1, 0)';

export function openJobLocks(url: string, log: Logger, times?: SessionTimes): JobLocks {
  /** One session holds every lock of this process; a session may take its own lock twice, so we keep count ourselves. */
  const held = new Map<string, AbortController>();
  let session: Promise<pg.Client> | null = null;

  function lost(why?: Error): void {
    session = null;
    if (why) log.warn(why, 'the session of the job locks was lost');
    for (const controller of held.values()) controller.abort(new Error('the lock of the job was lost'));
  }
  const client = () => (session ??= openSession(url, lost, times).catch((error: unknown) => {
    session = null;
    throw error;
  }));

  return {
    async alone(jobId, work) {
      if (held.has(jobId)) return;
      const lost = new AbortController();
      held.set(jobId, lost);
      try {
        const { rows } = await (await client()).query<{ mine: boolean }>(`select pg_try_advisory_lock(${KEY}) as mine`, [`job:${jobId}`]);
        if (!rows[0]?.mine) return;
        try {
          await work(lost.signal);
        } finally {
          if (!lost.signal.aborted) await (await client()).query(`select pg_advisory_unlock(${KEY})`, [`job:${jobId}`]);
        }
      } finally {
        held.delete(jobId);
      }
    },
    async close() {
      const open = await session?.catch(() => null);
      await open?.end();
    },
  };
}
