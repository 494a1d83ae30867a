// Tells one core with what belongs to it: what was chosen inside it, a thought, what must be in it, and filling up to its length.

import { flow } from './flow.ts';
import type { Sources } from './flow.ts';
import { lightenNames } from './lighten-names.ts';
import { countWords, sentencesOf } from './measure.ts';
import { ALSO } from './paragraph-order.ts';
import type { ParagraphOrder } from './paragraph-order.ts';
import type { Part, PartName } from './made-of.ts';
import { namesSeveral, pointsBack } from './points-back.ts';
import { isOneMouth } from './same-mouth.ts';
import type { Inserted, Teller } from './teller.ts';
import { tidy } from './tidy.ts';

export interface Told {
  text: string;
  words: number;
  marks: string[];
  /** How many of the sentences that must be told are in it. */
  kept: number;
  /** Where each of its sentences is written. */
  parts: readonly Part[];
}

/** What may be said on this pass, and how much of what must be told has to be in it: the first of it is the most urgent. */
export interface Pass {
  may(text: string): boolean;
  /** What is taken at once; what only may be said waits for something better. */
  best?(text: string): boolean;
  needs: 'all' | 'first' | 'none';
  /** Only so many cores are tried, and each so often. */
  most?: number;
  tries?: number;
}

/** One thought too many in a scene, and nobody hears the scene. */
const MOST_THOUGHTS = 2;

/** Is the word for how they are related already there? */
const isCalled = (said: string, label: string): boolean => new RegExp(`\\b${(label.match(/\p{L}+/gu) ?? []).pop() ?? ''}s?\\b`, 'iu').test(said);

/** Ends with something said, or in a few words: nothing may come behind that. */
const endsSharply = (text: string): boolean => text.endsWith('”') || countWords(sentencesOf(text).at(-1) ?? '') < 8;

/** @param hasOther a paragraph that is known too well stands by already: another of that kind is not worth its filling */
export function tellCore(core: string, order: ParagraphOrder, teller: Teller, { may, best }: Pass, hasOther: boolean): Told | undefined {
  if (best && hasOther && order.worn.has(core)) return undefined;
  // In the middle of a sentence nothing can come between.
  const [headSource = '', tailSource] = (order.toldAs?.(core) ?? core).replace(/([,;:]\s*)\^/u, '$1').split('^');
  const [firstSource = '', restSource] = headSource.split(ALSO);
  const first = teller.tell(firstSource);
  const behind = restSource === undefined ? '' : teller.tell(restSource, true);
  const whole = first === undefined || behind === undefined ? undefined : `${first} ${behind}`;
  const ending = tailSource === undefined ? '' : teller.tell(tailSource);
  if (whole === undefined || ending === undefined) return undefined;
  const [head, tail] = order.closes && ending === '' ? closing(whole) : [whole, ending];
  const isWorn = best !== undefined && !(best(tidy(head)) && best(tidy(tail)));
  if (isWorn) order.worn.add(core);
  if (isWorn && hasOther) return undefined;
  const isParted = restSource !== undefined && head === whole && !isOfThatHabit(firstSource, behind);
  const [scene, rest] = isParted ? [(first ?? '').trim(), (behind ?? '').trim()] : [head.trim(), ''];
  const all = [scene, rest];
  const marks: string[] = [];
  let words = countWords(head) + countWords(tail);
  const made: Part[] = [{ is: 'scene', source: core, text: tidy([head, tail].join(' ')) }];
  const add = (source: string, to: string[], is: PartName, onlyNew = false, suits: (text: string) => boolean = () => true): boolean => {
    if ((best && order.worn.has(source)) || teller.knows(source) || marks.includes(source)) return false;
    const text = teller.tell(source);
    if (text === undefined) {
      teller.takeBack();
      return false;
    }
    const more = countWords(text);
    const clean = tidy(text);
    const isKnown = best?.(clean) === false;
    if (!suits(text) || words + more > order.fit.most || all.includes(text.trim()) || !may(clean) || isKnown || (onlyNew && !order.said.isNew(clean))) {
      if (isKnown && words + more <= order.fit.most) order.worn.add(source);
      teller.takeBack();
      return false;
    }
    marks.push(source);
    if (source.includes('{r.label}') && isCalled(all.join(' '), text)) return true;
    all.push(text.trim());
    to.push(text.trim());
    made.push({ is, source, text: clean });
    words += more;
    return true;
  };
  const about: string[] = [];
  const notes: string[] = [];
  const thoughts: string[] = [];
  const filling: string[] = [];
  // Behind a last word nobody thinks aloud; the oldest voice may do so before the scene, where nothing else stands there.
  const ahead = order.inner?.behind ? undefined : order.inner?.ahead;
  const leads = order.mustLeads === true || ahead === 'all';
  // Nothing stands between a sentence and what it means: neither before a scene that goes on from the one before, nor before such a last word.
  const means = pointsBack(scene);
  const isBound = tail.trim() !== '' && pointsBack(tail) === 'it';
  const mayStand = leads ? means !== 'it' && !(means === 'several' && IS_DONE_TO_ONE.test(scene)) : !isBound;
  const kept = (mayStand ? (order.must ?? []) : []).filter((source) => add(source, notes, 'note', false, (text) => leads || !isOneMouth((notes.at(-1) ?? (rest || scene)).trim(), text.trim()))).length;
  const withoutChosen = words;
  tellChosen();
  if (order.chosen?.needed && isParted && about.length === 0) return undefined;
  const besides = order.chosen?.besides ? words - withoutChosen : 0;
  const isPointed = (order.fit.thoughts === 1 && (tail !== '' || kept > 0)) || endsSharply(rest || scene) || isBound;
  const behindIt: string[] = [];
  if (ahead !== undefined && means !== 'it') think(thoughts, (source) => means !== 'one' || source.includes('{H'), (text) => means !== 'several' || !namesSeveral(text));
  else if (!isPointed) think(behindIt);
  for (const source of isBound ? [] : order.filling) {
    if (words >= order.aim) break;
    add(source, filling, 'filling');
  }
  const body = [scene, ...about, rest];
  const inFront = ahead === 'all' ? [...notes, ...thoughts] : order.mustLeads ? [...thoughts, ...notes] : thoughts;
  const parts = [...inFront, ...body, ...(leads ? [] : notes), ...behindIt];
  const text = tidy([...parts, ...filling, tail.trim()].filter(Boolean).map(tidy).join(' '));
  const breath = order.plain ? undefined : order.fit.breath;
  const told = breath === undefined ? text : flow(text, breath, Math.min(56, Math.round(breath * 1.9)), sourcesOf([...parts, ...filling, tail.trim()], scene, teller.inserted));
  const light = order.plain ? told : lightenNames(told, order.named ?? []);
  const slots = teller.inserted.map(({ text: put, source }): Part => ({ is: 'slot', source, text: tidy(put) }));
  return { text: light, words: countWords(light), marks, kept, parts: [...made, ...slots] };

  function think(to: string[], may: (source: string) => boolean = () => true, suits?: (text: string) => boolean): void {
    for (const source of order.inner?.lines ?? []) {
      if (words - besides >= (order.inner?.aim ?? 0) || to.length >= Math.min(order.fit.thoughts ?? MOST_THOUGHTS, order.inner?.most ?? MOST_THOUGHTS)) return;
      if (may(source)) add(source, to, 'thought', false, suits);
    }
  }

  /** It stands where the scene speaks of it: never behind its last word. */
  function tellChosen(): void {
    const { lines = [], most = 0, follows = false } = order.chosen ?? {};
    if (!isParted && !follows) return;
    let told = 0;
    // For the oldest, in words that another place had it is not new; there are others to say it in.
    const isPut = (line: string): boolean => (order.chosen?.besides ? [1, 2, 3] : [1]).some(() => add(line, about, 'chosen', true));
    for (const { line, alsoAs } of lines) if (told < most && !alsoAs.some((one) => teller.holds(one)) && isPut(line)) told += 1;
  }
}

/** What comes before the last sentence, and the last sentence: with those before it that it goes on from. */
function closing(text: string): [string, string] {
  const sentences = sentencesOf(text.trim());
  const at = sentences.findLastIndex((sentence, n) => n > 0 && pointsBack(sentence) !== 'it');
  const from = at < 0 ? sentences.length - 1 : at;
  return sentences.length < 2 ? [text, ''] : [sentences.slice(0, from).join(' '), sentences.slice(from).join(' ')];
}

/** “They gave {H} so much good advice”: whoever stayed at home, and none of those who have just been said to come. */
const IS_DONE_TO_ONE = /^They (?:gave|told|asked|saw|wished|let|looked at|waved)\b/u;

/** “Why do you do that?” behind a habit: with something else between the two it would be about that. */
const isOfThatHabit = (before: string, behind: string | undefined): boolean => /\.(?:habit|knack)\}\s*$/u.test(before) && /\bthat\b|^“Is it\b/u.test(sentencesOf((behind ?? '').trim())[0] ?? '');

/** What follows ^ stands alone; the scene itself is 0; each thing put into it or beside it has a number of its own. */
function sourcesOf(parts: readonly string[], head: string, inserted: readonly Inserted[]): Sources {
  const foreign = [...parts.filter((part) => part !== head), ...inserted.map(({ text }) => text)];
  return new Map(foreign.flatMap((text, at) => sentencesOf(tidy(text)).map((sentence) => [sentence, at + 1] as const)));
}
