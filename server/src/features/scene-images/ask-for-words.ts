/** Any words, drawn without a story around them; they take from the same allowance as a scene. */
import type { Job } from '@fableloom/contract';
import type { Person } from '../../http/endpoints.ts';
import { startJob } from '../../jobs/start-job.ts';
import { refuseUnsafe } from '../../ports/safety/refuse-unsafe.ts';
import type { Services } from '../../services.ts';
import { checkSceneText } from './service.ts';

export interface WordsInput {
  text: string;
}

/** Tells such a job from one that draws a scene of a story. */
export const isWords = (input: unknown): input is WordsInput =>
  typeof input === 'object' && input !== null && 'text' in input;

type Request = WordsInput & { idempotencyKey: string };

export async function askForWordsDrawn(services: Services, who: Person, { text, idempotencyKey }: Request): Promise<Job> {
  checkSceneText(text);
  await refuseUnsafe(services.safety, text);
  const input: WordsInput = { text };
  return startJob(services, { userId: who.id, kind: 'scene', idempotencyKey, about: {}, input });
}
