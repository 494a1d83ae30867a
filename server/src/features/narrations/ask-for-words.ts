/** Any text, read aloud: the same gate and the same allowance as a part of a story. */
import type { Job } from '@fableloom/contract';
import { passGate } from '../../allowance/allowance.ts';
import type { Person } from '../../http/endpoints.ts';
import { refuse } from '../../http/refuse.ts';
import { startJob } from '../../jobs/start-job.ts';
import { refuseUnsafe } from '../../ports/safety/refuse-unsafe.ts';
import type { Services } from '../../services.ts';

export interface WordsInput {
  content: string;
}

/** Tells such a job from one that reads a part of a story. */
export const isWords = (input: unknown): input is WordsInput =>
  typeof input === 'object' && input !== null && 'content' in input;

type Request = WordsInput & { idempotencyKey: string };

export async function askForWordsAloud(services: Services, who: Person, { content, idempotencyKey }: Request): Promise<Job> {
  await passGate(services, who.id, 'narrate-story');
  if (content === '') refuse('BAD_REQUEST', 'narration.text.missing');
  await refuseUnsafe(services.safety, content);
  const input: WordsInput = { content };
  return startJob(services, { userId: who.id, kind: 'narration', idempotencyKey, about: {}, input });
}
