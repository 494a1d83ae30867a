// Tells one core with what belongs to it: what was chosen inside it, a thought, what must be in it, and filling up to its length.

import { arrange } from './arrangement.ts';
import type { Arrangement } from './arrangement.ts';
import { BesideScene } from './beside-scene.ts';
import type { Pass } from './beside-scene.ts';
import { longestMean } from './fits.ts';
import { flow } from './flow.ts';
import type { Sources } from './flow.ts';
import { lightenNames } from './lighten-names.ts';
import { countWords, sentencesOf } from './measure.ts';
import type { Part } from './made-of.ts';
import type { ParagraphOrder } from './paragraph-order.ts';
import { namesSeveral } from './points-back.ts';
import { isOneMouth } from './same-mouth.ts';
import type { Teller } from './teller.ts';
import { tellScene } from './tell-scene.ts';
import type { Scene } from './tell-scene.ts';
import { tidy } from './tidy.ts';
import type { Inserted } from './told-so-far.ts';

export interface Told {
  text: string;
  words: number;
  marks: string[];
  /** How many of the sentences that must be told are in it. */
  kept: number;
  /** Where each of its sentences is written: asked for where it is taken, and not of what is thrown away. */
  parts(): readonly Part[];
}

/** @param hasOther a paragraph that is known too well stands by already: another of that kind is not worth its filling */
export function tellCore(core: string, order: ParagraphOrder, teller: Teller, pass: Pass, hasOther: boolean): Told | undefined {
  const { best } = pass;
  if (best && hasOther && order.worn.has(core)) return undefined;
  const scene = tellScene(core, order, teller);
  if (scene === undefined) return undefined;
  const isWorn = best !== undefined && !(best(tidy(scene.head)) && best(tidy(scene.tail)));
  if (isWorn) order.worn.add(core);
  if (isWorn && hasOther) return undefined;
  const beside = new BesideScene(scene, order, teller, pass);
  const stands = arrange(scene, order);
  const notes = tellNotes(scene, order, stands, beside);
  const beforeChosen = beside.words;
  const chosen = tellChosen(scene, order, teller, beside);
  if (order.chosen?.needed && scene.isParted && chosen.length === 0) return undefined;
  const besides = order.chosen?.besides ? beside.words - beforeChosen : 0;
  const isPointed = (order.fit.thoughts === 1 && (scene.tail !== '' || notes.kept > 0)) || endsSharply(scene.rest || scene.opening) || stands.isBound;
  const thoughts = stands.thoughts === 'before' || !isPointed ? tellThoughts(order, stands, beside, besides) : [];
  const filling = stands.isBound ? [] : tellFilling(order, beside);
  const [before, behind] = sidesOf(stands, notes.texts, thoughts);
  const text = joined([...before, scene.opening, ...chosen, scene.rest, ...behind, ...filling, scene.tail.trim()], scene.opening, order, teller.inserted);
  const inserted = [...teller.inserted];
  const parts = (): Part[] => [{ is: 'scene', source: core, text: tidy(`${scene.head} ${scene.tail}`) }, ...beside.parts, ...inserted.map((one): Part => ({ is: 'slot', source: one.source, text: tidy(one.text) }))];
  return { text, words: countWords(text), marks: beside.marks, kept: notes.kept, parts };
}

function tellNotes({ opening, rest }: Scene, { must = [] }: ParagraphOrder, { notes }: Arrangement, beside: BesideScene): { texts: string[]; kept: number } {
  const texts: string[] = [];
  const ifSuits = (text: string): boolean => notes === 'before' || !isOneMouth((texts.at(-1) ?? (rest || opening)).trim(), text.trim());
  const kept = notes === 'nowhere' ? [] : must.filter((source) => beside.add(source, 'note', texts, { ifSuits }));
  return { texts, kept: kept.length };
}

/** It stands where the scene speaks of it: never behind its last word. */
function tellChosen({ isParted }: Scene, { chosen }: ParagraphOrder, teller: Teller, beside: BesideScene): string[] {
  const texts: string[] = [];
  if (chosen === undefined || !(isParted || chosen.follows)) return texts;
  // For the oldest, in words that another place had it is not new; there are others to say it in.
  const isPut = (line: string): boolean => (chosen.besides ? [1, 2, 3] : [1]).some(() => beside.add(line, 'chosen', texts, { ifNew: true }));
  let told = 0;
  for (const { line, alsoAs } of chosen.lines) if (told < chosen.most && !alsoAs.some((one) => teller.holds(one)) && isPut(line)) told += 1;
  return texts;
}

/** One thought too many in a scene, and nobody hears the scene. */
const MOST_THOUGHTS = 2;

/** @param besides words of what was chosen that do not count against what is thought */
function tellThoughts({ inner, fit }: ParagraphOrder, { thoughts, means }: Arrangement, beside: BesideScene, besides: number): string[] {
  const texts: string[] = [];
  if (inner === undefined) return texts;
  const isBefore = thoughts === 'before';
  const most = Math.min(fit.thoughts ?? MOST_THOUGHTS, inner.most ?? MOST_THOUGHTS);
  const ifSuits = (text: string): boolean => !(isBefore && means === 'several' && namesSeveral(text));
  for (const source of inner.lines) {
    if (beside.words - besides >= inner.aim || texts.length >= most) break;
    // “He” of the scene would mean whoever thinks.
    if (!(isBefore && means === 'one') || source.includes('{H')) beside.add(source, 'thought', texts, { ifSuits });
  }
  return texts;
}

function tellFilling({ filling, aim }: ParagraphOrder, beside: BesideScene): string[] {
  const texts: string[] = [];
  for (const source of filling) {
    if (beside.words >= aim) break;
    beside.add(source, 'filling', texts);
  }
  return texts;
}

/** What stands before the scene and what behind it, in its order. */
function sidesOf(stands: Arrangement, notes: readonly string[], thoughts: readonly string[]): [string[], string[]] {
  const [led, followed] = stands.notes === 'before' ? [notes, []] : [[], notes];
  if (stands.thoughts === 'behind') return [[...led], [...followed, ...thoughts]];
  return [stands.notesFirst ? [...led, ...thoughts] : [...thoughts, ...led], [...followed]];
}

/** One paragraph of its pieces: with longer breath where that is the age’s, and with no name twice where “she” will do. */
function joined(pieces: readonly string[], opening: string, { plain = false, fit, named = [] }: ParagraphOrder, inserted: readonly Inserted[]): string {
  const { breath } = fit;
  const text = tidy(pieces.filter(Boolean).map(tidy).join(' '));
  if (plain) return text;
  return lightenNames(breath === undefined ? text : flow(text, breath, Math.min(56, Math.round(breath * 1.9)), sourcesOf(pieces, opening, inserted), longestMean(fit)), named);
}

/** What follows ^ stands alone; the scene itself is 0; each thing put into it or beside it has a number of its own. */
function sourcesOf(pieces: readonly string[], opening: string, inserted: readonly Inserted[]): Sources {
  const foreign = [...pieces.filter((piece) => piece !== opening), ...inserted.map(({ text }) => text)];
  return new Map(foreign.flatMap((text, at) => sentencesOf(tidy(text)).map((sentence) => [sentence, at + 1] as const)));
}

/** Ends with something said, or in a few words: nothing may come behind that. */
const endsSharply = (text: string): boolean => text.endsWith('”') || countWords(sentencesOf(text).at(-1) ?? '') < 8;
