/**
 * Writes a story, goes on with one, or tells its current phase anew, and answers with the words. Which of the three it is follows from
 * the memory key, which is the id of a story, and from the phase that is asked for.
 */
import type { FunctionBody, FunctionReply } from '@fableloom/contract/functions/index';
import type { Job } from '@fableloom/contract';
import { type Phase, phaseAfter } from '@fableloom/contract/taxonomies/phases';
import { and, eq } from 'drizzle-orm';
import type { Owned } from '../access/receipts.ts';
import { ownedStory, type StoryRow } from '../access/stories.ts';
import { stories, storyParts } from '../database/schema/index.ts';
import { askForStory } from '../features/stories/new-story.ts';
import { askForContinuation, askForRegeneration } from '../features/stories/next-part.ts';
import { refuse } from '../http/refuse.ts';
import { madeJob } from './made-job.ts';
import type { Call, ServerFunction } from './server-function.ts';

type Body = FunctionBody<'generate-story'>;
type Reply = FunctionReply<'generate-story'>;

const idOf = (member: Body['characters'][number]): string => (typeof member === 'string' ? member : member.id);

/** Where no phase is named, an answer to a question tells that the story goes on. */
const isContinuation = ({ settings }: Body): boolean => settings.userAnswer !== '' || settings.continuationMode === true;

/** The words of a phase as they now stand. */
async function wordsOf({ services }: Call, storyId: string, phase: Phase): Promise<Reply> {
  const current = and(eq(storyParts.storyId, storyId), eq(storyParts.phase, phase), eq(storyParts.isCurrent, true));
  const [row] = await services.db
    .select({ story: storyParts.text, memoryKey: stories.memoryKey })
    .from(storyParts)
    .innerJoin(stories, eq(stories.id, storyParts.storyId))
    .where(current);
  return row ?? refuse('NOT_FOUND', 'story.not-found');
}

async function newStory(call: Call, { characters, theme, ageRange, settings }: Body): Promise<Reply> {
  const { services, who, idempotencyKey } = call;
  const { length, customPrompt, relationships, locations, themeCategory } = settings;
  const chosen = { characterIds: characters.map(idOf), locationIds: locations.map(idOf), relationships, roles: {} };
  const job = await askForStory(services, who, { idempotencyKey, ...chosen, themeCategory, theme, ageRange, length, customPrompt });
  const { storyId } = (await madeJob(call, job, 'story.generate.failed')).result;
  return wordsOf(call, storyId ?? refuse('PROVIDER_FAILED', 'story.generate.failed'), 'introduction');
}

function askForNext({ services, idempotencyKey }: Call, story: Owned<StoryRow>, { settings }: Body): Promise<Job> {
  const { continuationPrompt: question, userAnswer: answer } = settings;
  return askForContinuation(services, story, { id: story.id, idempotencyKey, question, answer });
}

/** The prompt that the story was begun with is carried on by itself; only another one is a new wish. */
function askAnew({ services, who, idempotencyKey }: Call, story: Owned<StoryRow>, { settings }: Body): Promise<Job> {
  const isNew = settings.customPrompt !== '' && settings.customPrompt !== story.settings.customPrompt;
  const wish = isNew ? { instruction: settings.customPrompt } : {};
  return askForRegeneration(services, who, story, { id: story.id, idempotencyKey, ...wish });
}

async function goOn(call: Call, story: Owned<StoryRow>, body: Body, asked: Phase | null): Promise<Reply> {
  const isNext = asked === null ? isContinuation(body) : asked !== story.currentPhase;
  const phase = isNext && story.currentPhase !== 'resolution' ? phaseAfter(story.currentPhase) : story.currentPhase;
  // Only what comes next can be written, and only the newest phase told anew.
  if (asked !== null && asked !== phase) refuse('CONFLICT', 'app.changed-elsewhere');
  const job = await (isNext ? askForNext(call, story, body) : askAnew(call, story, body));
  await madeJob(call, job, isNext ? 'story.continue.failed' : 'story.regenerate.failed');
  return wordsOf(call, story.id, phase);
}

/** Callers may bring a key of their own for a story that is yet to be written; it is then nobody's. */
async function isUnwritten({ services, who }: Call, memoryKey: string): Promise<boolean> {
  const rows = await services.db.select({ id: stories.id }).from(stories).where(and(eq(stories.id, memoryKey), eq(stories.userId, who.id)));
  return rows.length === 0;
}

export const generateStory: ServerFunction<'generate-story'> = async (call, body) => {
  const memoryKey = body.memoryKey || body.settings.memoryKey || '';
  const asked = body.storyPhase ?? body.settings.storyPhase ?? null;
  const begins = asked === 'introduction' || (asked === null && !isContinuation(body));
  if (begins && (memoryKey === '' || (await isUnwritten(call, memoryKey)))) return newStory(call, body);
  if (memoryKey === '') return refuse('BAD_REQUEST', 'story.id.missing');
  return goOn(call, await ownedStory(call.services.db, call.who, memoryKey), body, asked);
};
