/** Follows something that is being made until it is over, through lost connections and sleeping laptops. */
import type { Job } from '@fableloom/contract';
import { LIMITS } from '@fableloom/contract/limits';
import { ORPCError } from '@orpc/client';
import { api } from './api.ts';

export const isOver = ({ status }: Pick<Job, 'status'>) => status === 'done' || status === 'failed' || status === 'cancelled';

export interface Watcher {
  onChange: (job: Job) => void;
  /** The line broke; it is tried again by itself, and what is being made goes on meanwhile. */
  onLost: () => void;
}

const followed = new Set<string>();
/** Those whose end a page has told; leaving the page afterwards does not take it back. */
const told = new Set<string>();

/** Some part of the page follows this job, or has told how it ended. */
export const isFollowed = (id: string) => followed.has(id) || told.has(id);

/** Reports every change; returns when the job is over or the signal aborts, throws what the server refuses. */
export async function watchJob(id: string, signal: AbortSignal, { onChange, onLost }: Watcher): Promise<void> {
  const waits = LIMITS.realtime.reconnectMs;
  followed.add(id);
  signal.addEventListener('abort', () => followed.delete(id), { once: true });
  for (let lost = 0; !signal.aborted; lost += 1) {
    try {
      for await (const job of await api.jobs.watch({ id }, { signal })) {
        lost = 0;
        if (isOver(job)) told.add(id);
        onChange(job);
        if (isOver(job)) return;
      }
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof ORPCError && error.defined) throw error;
      onLost();
    }
    await pause(waits[Math.min(lost, waits.length - 1)] ?? waits[0], signal);
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    }, { once: true });
  });
}
