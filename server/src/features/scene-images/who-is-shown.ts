/** Who comes into the picture of selected words: those whom the words mean, by name or by a pronoun that the story before explains. */
import { PHASES } from '@fableloom/contract/taxonomies/phases';
import { and, eq } from 'drizzle-orm';
import { type StoryCast, storyParts } from '../../database/schema/index.ts';
import { aroundTold } from '../../ports/illustrator/around-told.ts';
import { askedTold } from '../../ports/illustrator/asked-told.ts';
import { drawnCharacter } from '../../ports/illustrator/briefs.ts';
import { companionsTold } from '../../ports/illustrator/companions-told.ts';
import { earlierTold } from '../../ports/illustrator/earlier-told.ts';
import { spelledOut } from '../../ports/writer/spelled-out.ts';
import { whoIsMeant } from '../../ports/illustrator/who-is-meant.ts';
import type { Services } from '../../services.ts';

type Member = StoryCast['characters'][number];

interface ToldBefore {
  before: string;
  /** what the parts before this one tell, however long they are */
  earlier: string;
  around: string;
  told: string;
  companions: ReturnType<typeof companionsTold>;
  wished: ReturnType<typeof askedTold>;
}

/** Letters of the story before the words that are read for their pronouns. */
const FAR = 3_000;

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();

/**
 * What the story tells before the words, where it is at them and who goes along as far as its teller noted that, and the words with names for their pronouns.
 * @param wish what the family wrote when the story began
 * @param position 1 for the introduction; the selection counts letters of that part
 */
export async function toldBefore({ db }: Services, { id: storyId, wish }: { id: string; wish: string }, position: number, { start, end, text }: { start: number; end: number; text: string }): Promise<ToldBefore> {
  const parts = await db
    .select({ phase: storyParts.phase, text: storyParts.text, facts: storyParts.facts })
    .from(storyParts)
    .where(and(eq(storyParts.storyId, storyId), eq(storyParts.isCurrent, true)));
  const inOrder = PHASES.slice(0, position).flatMap((phase) => parts.find((part) => part.phase === phase) ?? []);
  const own = inOrder.pop() ?? { text: '', facts: undefined };
  const before = [...inOrder.map((part) => spelledOut(part.text, part.facts)), spelledOut(own.text, own.facts, { to: start })].join('\n').slice(-FAR);
  // What was selected on a page may be laid out otherwise; the letters that were counted may be those of an older text.
  const told = plain(own.text.slice(start, end)) === plain(text) ? spelledOut(own.text, own.facts, { from: start, to: end }) : text;
  return { before, earlier: earlierTold(inOrder), around: aroundTold(own.facts, own.text, start), companions: companionsTold(own.facts), wished: askedTold(own.facts, wish, PHASES[position - 1] ?? PHASES[0]), told };
}

/** @param among the ids that were chosen, everybody where absent; those come whom the words mean, or all of them where they mean nobody */
export async function whoIsShown(words: string, before: string, cast: readonly Member[], among?: readonly string[] | 'only those meant'): Promise<Member[]> {
  const chosen = cast.filter(({ id }) => !Array.isArray(among) || among.includes(id));
  const meant = new Set((await whoIsMeant(words, before, chosen.map(drawnCharacter))).map(({ id }) => id));
  return meant.size || among === 'only those meant' ? chosen.filter(({ id }) => meant.has(id)) : chosen;
}
