/** Makes the next phase of a story, or its current phase anew. The version that it replaces is kept. */
import type { Phase } from '@fableloom/contract/taxonomies/phases';
import { phaseAfter, PHASES } from '@fableloom/contract/taxonomies/phases';
import { and, asc, eq } from 'drizzle-orm';
import type { StoryRow } from '../../access/stories.ts';
import { listOf } from '../../database/list-of.ts';
import { stories, storyParts } from '../../database/schema/index.ts';
import { refuse } from '../../http/refuse.ts';
import type { Desk, Maker } from '../../jobs/desk.ts';
import type { StoryBrief, StoryFacts } from '../../ports/writer/writer.port.ts';
import type { Services } from '../../services.ts';
import { makePart } from './make-part.ts';
import type { PartInput } from './next-part.ts';
import { recentlyTold } from './recently-told.ts';
import { searchTextOf } from './search-text.ts';
import { refreshContent } from './store.ts';
import { commonBrief } from './story-brief.ts';
import type { PartRow } from './story-view.ts';

/** The phases before `phase` as they stand, for the writer to go on from. */
function earlierThan(phase: Phase, parts: PartRow[]): StoryBrief['earlier'] {
  const before = PHASES.slice(0, PHASES.indexOf(phase));
  return before.flatMap((earlier) =>
    parts
      .filter((part) => part.isCurrent && part.phase === earlier)
      .map(({ text, facts }) => ({ phase: earlier, text, ...(facts ? { facts: facts as StoryFacts } : {}) })),
  );
}

function briefFor(story: StoryRow, parts: PartRow[], desk: Desk): StoryBrief {
  const input = desk.job.input as PartInput;
  const versions = parts.filter((part) => part.phase === input.phase);
  const current = versions.find((part) => part.isCurrent);
  // A phase that is told again still answers the question that it was written for.
  const question = input.question || current?.question || '';
  const answer = input.answer || current?.answer || '';
  return {
    ...commonBrief({ ...story, roles: story.settings.roles, length: story.settings.length, customPrompt: story.settings.customPrompt }),
    seed: desk.job.id,
    phase: input.phase,
    earlier: earlierThan(input.phase, parts),
    ...(answer ? { continuation: { question, answer } } : {}),
    ...(input.instruction ? { instruction: input.instruction } : {}),
    ...(versions.length > 0 ? { unlike: versions.map(({ text }) => text) } : {}),
  };
}

/** What was asked for before the story went on would be written over what is told now. */
function refuseWhenPassed({ kind }: Desk['job'], { currentPhase }: StoryRow, { phase }: PartInput): void {
  const isNext = currentPhase !== 'resolution' && phase === phaseAfter(currentPhase);
  if (kind === 'continuation' ? !isNext : phase !== currentPhase) refuse('CONFLICT', 'app.changed-elsewhere');
}

export const partMaker =
  (services: Services): Maker =>
  async (desk) => {
    const { job } = desk;
    const input = job.input as PartInput;
    const [story] = await services.db.select().from(stories).where(and(eq(stories.id, job.about.storyId ?? ''), eq(stories.userId, job.userId)));
    if (!story) return refuse('NOT_FOUND', 'story.not-found');
    refuseWhenPassed(job, story, input);
    const parts = await services.db.select().from(storyParts).where(eq(storyParts.storyId, story.id)).orderBy(asc(storyParts.createdAt));
    const brief = { ...briefFor(story, parts, desk), recent: await recentlyTold(services.db, job.userId, story.id) };
    const { text, written, picture } = await makePart(services, desk, brief, story.cast, story.id);

    await desk.finish(async (tx) => {
      const [held] = await tx.select().from(stories).where(eq(stories.id, story.id)).for('update');
      if (!held || held.currentPhase !== story.currentPhase) return refuse('CONFLICT', 'app.changed-elsewhere');
      await tx.update(storyParts).set({ isCurrent: false }).where(and(eq(storyParts.storyId, story.id), eq(storyParts.phase, input.phase)));
      const { question, answer } = brief.continuation ?? { question: '', answer: '' };
      await tx.insert(storyParts).values({
        storyId: story.id, phase: input.phase, text, facts: written.facts, notFollowed: written.notFollowed, seed: job.id,
        question, answer, instruction: input.instruction, picture, provider: services.writer.provider,
      });
      await refreshContent(tx, story.id, {
        currentPhase: input.phase,
        previousParts: [...listOf(held.previousParts), text],
        // A drawing that failed must not take the cover away.
        cover: input.phase === 'introduction' ? (picture ?? held.cover) : held.cover,
        searchText: searchTextOf({ ...held, currentPhase: input.phase }),
      });
      return { storyId: story.id };
    });
  };
