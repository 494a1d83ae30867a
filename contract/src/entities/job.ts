/** Something being made: a story, a picture, a narration. One durable row each. */
import * as z from 'zod';

export const jobKindSchema = z.enum(['story', 'continuation', 'regeneration', 'portrait', 'place', 'scene', 'narration']);
export type JobKind = z.infer<typeof jobKindSchema>;

export const jobStatusSchema = z.enum(['waiting', 'working', 'done', 'failed', 'cancelled']);
export type JobStatus = z.infer<typeof jobStatusSchema>;

export const jobSchema = z.object({
  id: z.string(),
  kind: jobKindSchema,
  status: jobStatusSchema,
  /** Where it stands, in words ('Writing the climax…'). */
  progress: z.string(),
  /** 0 to 1. */
  done: z.number(),
  /** Paragraphs written so far, separated by an empty line. */
  text: z.string(),
  /** What it is for: the story, character or location it belongs to. */
  about: z.object({ storyId: z.string().nullish(), characterId: z.string().nullish(), locationId: z.string().nullish(), title: z.string().nullish() }),
  /** Ids of what was made; addresses of pictures and sound, with the prompt or the length in seconds, where nothing else leads to them. */
  result: z
    .object({
      storyId: z.string().nullish(),
      sceneId: z.string().nullish(),
      narrationId: z.string().nullish(),
      imageUrl: z.string().nullish(),
      prompt: z.string().nullish(),
      audioUrl: z.string().nullish(),
      duration: z.number().nullish(),
    })
    .nullable(),
  /** The catalogue's sentence when it failed. */
  error: z.string().nullable(),
  /** A hosted service failed: the built-in engine can do it when the person says so. */
  offersBuiltIn: z.boolean(),
  createdAt: z.date(),
});
export type Job = z.infer<typeof jobSchema>;

export const isOver = (job: Pick<Job, 'status'>): boolean => job.status === 'done' || job.status === 'failed' || job.status === 'cancelled';

/** Sent by every endpoint that starts a job; the same key never makes the same thing twice. */
export const idempotencyKeySchema = z.string().min(8).max(80);
