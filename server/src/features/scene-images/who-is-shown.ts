/** Who comes into the picture of selected words: those whom the words mean, by name or by a pronoun that the story before explains. */
import { PHASES } from '@fableloom/contract/taxonomies/phases';
import { and, eq } from 'drizzle-orm';
import { type StoryCast, storyParts } from '../../database/schema/index.ts';
import { aroundTold } from '../../ports/illustrator/around-told.ts';
import { drawnCharacter } from '../../ports/illustrator/briefs.ts';
import { whoIsMeant } from '../../ports/illustrator/who-is-meant.ts';
import type { Services } from '../../services.ts';

type Member = StoryCast['characters'][number];

/** Letters of the story before the words that are read for their pronouns. */
const FAR = 3_000;

/**
 * What the story tells before the words, and where it is at them as far as its teller noted that.
 * @param position 1 for the introduction; `start` counts letters of that part
 */
export async function toldBefore({ db }: Services, storyId: string, position: number, start: number): Promise<{ before: string; around: string }> {
  const parts = await db
    .select({ phase: storyParts.phase, text: storyParts.text, facts: storyParts.facts })
    .from(storyParts)
    .where(and(eq(storyParts.storyId, storyId), eq(storyParts.isCurrent, true)));
  const inOrder = PHASES.slice(0, position).flatMap((phase) => parts.find((part) => part.phase === phase) ?? []);
  const own = inOrder.pop() ?? { text: '', facts: undefined };
  const before = [...inOrder.map(({ text }) => text), own.text.slice(0, start)].join('\n').slice(-FAR);
  return { before, around: aroundTold(own.facts, start / Math.max(1, own.text.length)) };
}

/** @param among the ids that were chosen, everybody where absent; those come whom the words mean, or all of them where they mean nobody */
export async function whoIsShown(words: string, before: string, cast: readonly Member[], among?: readonly string[] | 'only those meant'): Promise<Member[]> {
  const chosen = cast.filter(({ id }) => !Array.isArray(among) || among.includes(id));
  const meant = new Set((await whoIsMeant(words, before, chosen.map(drawnCharacter))).map(({ id }) => id));
  return meant.size || among === 'only those meant' ? chosen.filter(({ id }) => meant.has(id)) : chosen;
}
