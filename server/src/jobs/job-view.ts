/** A job row as the browser sees it. */
import type { Job } from '@fableloom/contract';
import type { jobs } from '../database/schema/index.ts';

export type JobRow = typeof jobs.$inferSelect;

export const jobView = (row: JobRow): Job => ({
  id: row.id, kind: row.kind, status: row.status, progress: row.progress, done: row.done, text: row.text,
  about: row.about, result: row.result ?? null, error: row.error, offersBuiltIn: row.offersBuiltIn, createdAt: row.createdAt,
});
export const jobTopic = (jobId: string): string => `job:${jobId}`;
