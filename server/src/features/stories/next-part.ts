/** Asks for the next phase, or for the current one anew. */
import type { Inputs, Job } from '@fableloom/contract';
import { CONTINUATION_QUESTIONS } from '@fableloom/contract/taxonomies/continuation-questions';
import { type Phase, phaseAfter } from '@fableloom/contract/taxonomies/phases';
import { passGate } from '../../allowance/allowance.ts';
import { type StoryRow } from '../../access/stories.ts';
import type { Owned } from '../../access/receipts.ts';
import type { Person } from '../../http/endpoints.ts';
import { refuse } from '../../http/refuse.ts';
import { refuseWhileWriting } from '../../jobs/one-text-at-a-time.ts';
import { startJob } from '../../jobs/start-job.ts';
import { refuseUnsafe } from '../../ports/safety/refuse-unsafe.ts';
import type { Services } from '../../services.ts';

/** What the maker needs besides the story itself. */
export interface PartInput {
  phase: Phase;
  question: string;
  answer: string;
  instruction: string;
}

type Keyed = { idempotencyKey: string };

/** Another window was faster: what was written there was meant for a story that has gone on since. */
function refuseWhenChanged(seen: Phase | null | undefined, now: Phase): void {
  if (seen != null && seen !== now) refuse('CONFLICT', 'app.changed-elsewhere');
}

async function askForPart(services: Services, story: Owned<StoryRow>, kind: 'continuation' | 'regeneration', { idempotencyKey }: Keyed, input: PartInput): Promise<Job> {
  const about = { storyId: story.id, title: story.title };
  return startJob(services, { userId: story.userId, kind, idempotencyKey, about, input, check: (tx) => refuseWhileWriting(tx, story.userId, story.id) });
}

export async function askForContinuation(services: Services, story: Owned<StoryRow>, request: Inputs['stories']['continue']): Promise<Job> {
  if (story.currentPhase === 'resolution') refuse('CONFLICT', 'story.continue.complete');
  if (story.characters.length === 0) refuse('BAD_REQUEST', 'story.continue.no-characters');
  const { answer } = request;
  const isKnown = (CONTINUATION_QUESTIONS as readonly string[]).includes(request.question);
  if (!isKnown || answer === '') refuse('BAD_REQUEST', 'story.continue.prompt-missing');
  const phase = phaseAfter(story.currentPhase);
  refuseWhenChanged(request.phase, phase);
  await refuseUnsafe(services.safety, answer, story.ageRange);
  return askForPart(services, story, 'continuation', request, { phase, question: request.question, answer, instruction: '' });
}

export async function askForRegeneration(services: Services, who: Person, story: Owned<StoryRow>, request: Inputs['stories']['regenerate']): Promise<Job> {
  await passGate(services, who.id, 'regenerate-story');
  const instruction = request.instruction ?? '';
  // A wish that is blank is a mistake; no wish at all is the plain way.
  if (request.instruction != null && instruction === '') refuse('BAD_REQUEST', 'story.regenerate.instruction-missing');
  refuseWhenChanged(request.phase, story.currentPhase);
  await refuseUnsafe(services.safety, instruction, story.ageRange);
  return askForPart(services, story, 'regeneration', request, { phase: story.currentPhase, question: '', answer: '', instruction });
}
