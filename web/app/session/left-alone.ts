/** What a hosted service could not do while its page was left: it is told on coming back, until somebody has put it aside. */
import type { Job } from '@fableloom/contract';
import { readFromTab, writeToTab } from './tab-storage.ts';
import { isOver } from './watch-job.ts';

const ADDRESS = 'fableloom.put-aside';
const MOST = 50;

const listed = (): string[] => {
  const kept = readFromTab(ADDRESS);
  return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
};

export const isPutAside = (id: string): boolean => listed().includes(id);

/** It was closed, or asked for again. */
export const putAside = (id: string): void => writeToTab(ADDRESS, [...listed(), id].slice(-MOST));

/** @param jobs of one page, the newest first */
export function foundIn(jobs: readonly Job[], isAside: (id: string) => boolean): Job | undefined {
  const [newest] = jobs;
  return jobs.find((job) => !isOver(job)) ?? (newest?.status === 'failed' && newest.offersBuiltIn && !isAside(newest.id) ? newest : undefined);
}
