// Builds one paragraph for one beat: a written core, filled up or left out until it fits the age.

import type { AgeRange } from '../brief.ts';
import { flow } from './flow.ts';
import type { Sources } from './flow.ts';
import type { Heard } from './marks.ts';
import { countWords, sentencesOf } from './measure.ts';
import type { Said } from './said.ts';
import type { Teller } from './teller.ts';
import { tidy } from './tidy.ts';

export interface Fit {
  least: number;
  most: number;
  sentence: number;
  /** Short statements are joined until the mean sentence of a paragraph is as long as this; older readers only. */
  breath?: number;
  /** With what goes on inside somebody: filled to this many words where there is something left to tell. */
  aim?: number;
  /** How many thoughts one paragraph may hold; where it is one, it stands behind a scene that leaves room for it, or nowhere. */
  thoughts?: 1;
}

/** Words in a paragraph and the mean sentence, by age (research/products.md, c3). */
export const FITS: Readonly<Record<AgeRange, Fit>> = {
  '3-4': { least: 14, most: 24, sentence: 8 },
  '5-8': { least: 31, most: 71, sentence: 11 },
  '9-12': { least: 69, most: 143, sentence: 15, breath: 19, aim: 96, thoughts: 1 },
  '12-17': { least: 103, most: 214, sentence: 20, breath: 29, aim: 144 },
};

export interface ParagraphOrder {
  /** Cores to try, best first; text after ^ comes last, behind any filling. */
  cores: readonly string[];
  /** Sentences that may fill it up. */
  filling: readonly string[];
  /** What somebody thinks, told first, up to its own aim. */
  inner?: { lines: readonly string[]; most?: number; aim: number; behind?: boolean; ahead?: 'thoughts' | 'all' | undefined } | undefined;
  /** Sentences that belong into this part, here if there is room. */
  must?: readonly string[];
  /** What a family chose and nothing has told yet. */
  chosen?: ChosenLines;
  /** What must be in it stands before the scene and not behind its end. */
  mustLeads?: boolean;
  /** Its last sentence is the last: what fills it up stands before that. */
  closes?: boolean;
  /** As written: nothing is joined, since somebody asked for these very words. */
  plain?: boolean;
  /** What was said so far and must not be said again. */
  said: Said;
  /** In how many of the family’s latest stories a sentence was told; a third time only where there is no other. */
  heard: Heard;
  /** What is known too well, whichever way it is told, since the freshest way was tried: found out once a phase, and not told again to be thrown away. */
  worn: Set<string>;
  fit: Fit;
  /** Filled to this many words at least. */
  aim: number;
}

/** So many of these lines as there is room for. */
export interface ChosenLines {
  lines: readonly ChosenLine[];
  most: number;
  /** Inside of a scene that is about it, at {also}, and else nowhere; or before a scene of something else. */
  stands: 'here' | 'before';
  /** The scene only leads up to it. */
  follows: boolean;
  /** It takes nothing away from what is thought. */
  besides: boolean;
}

export interface ChosenLine {
  line: string;
  /** What else says the same: left out where the scene itself has just told it. */
  alsoAs: readonly string[];
}

/** Where in a scene stands what was chosen. */
export const ALSO = '{also}';

interface Told {
  text: string;
  words: number;
  marks: string[];
  /** How many of the sentences that must be told are in it. */
  kept: number;
}

/** What may be said on this pass, and how much of what must be told has to be in it: the first of it is the most urgent. */
interface Pass {
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

const TRIES = 3;

/** The paragraph, or undefined where no core fits: with all that must be in it, else with less; fresh, else a little like before. */
export function buildParagraph(order: ParagraphOrder, teller: Teller): string | undefined {
  const wanted = order.must?.length ?? 0;
  const isNew = (text: string): boolean => order.said.isNew(text);
  const isRare = (text: string): boolean => order.heard(text) < 2;
  const isClean = (text: string): boolean => order.said.isClean(text);
  const passes: Pass[] = [
    { may: isNew, best: isRare, needs: wanted > 0 ? 'all' : 'none', most: 4, tries: 2 },
    ...(wanted > 0 ? [{ may: isNew, needs: 'all' } as const] : []),
    ...(wanted > 1 ? [{ may: isNew, needs: 'first' } as const] : []),
    { may: isNew, needs: 'none' },
    { may: isClean, needs: 'none' },
    { may: () => true, needs: 'none' },
  ];
  const sorted = {
    ...order, cores: byStaleness(order.cores, teller), filling: byStaleness(order.filling, teller),
    inner: order.inner && { ...order.inner, lines: byStaleness(order.inner.lines, teller) },
  };
  let fallback: (() => string) | undefined;
  for (const pass of passes) {
    const found = tryCores(pass, sorted, teller);
    if (found.text !== undefined) return found.text;
    fallback ??= found.fallback;
  }
  return fallback?.();
}

interface Found {
  text?: string;
  /** Not what was wanted, but short enough: told only when it is called for. */
  fallback?: () => string;
}

function tryCores(pass: Pass, order: ParagraphOrder, teller: Teller): Found {
  const found: Found = {};
  let second: (() => string) | undefined;
  const take = (core: string, told: Told): string => {
    teller.keep();
    [core, ...told.marks].forEach((source) => teller.note(source));
    order.said.note(told.text);
    return told.text;
  };
  const later = (core: string, told: Told): (() => string) => {
    const again = teller.hold();
    return () => {
      again();
      return take(core, told);
    };
  };
  for (const core of order.cores.slice(0, pass.most)) {
    if (teller.knows(core)) continue;
    for (let n = 0; n < (pass.tries ?? TRIES); n++) {
      const told = tellCore(core, order, teller, pass, second !== undefined);
      if (told && fits(told, order.fit) && hasWhatMust(pass, told, order) && pass.may(told.text)) {
        if (pass.best?.(told.text) ?? true) return { text: take(core, told) };
        second ??= later(core, told);
      }
      if (told && found.fallback === undefined && told.words <= order.fit.most) found.fallback = later(core, told);
      teller.forget();
    }
  }
  return second ? { text: second() } : found;
}

const hasWhatMust = ({ needs }: Pass, { kept, marks }: Told, { must = [] }: ParagraphOrder): boolean =>
  needs === 'none' || (needs === 'all' ? kept === must.length : marks.includes(must[0] ?? ''));

/** A single paragraph may run a little long in its sentences; the phase as a whole may not (rank.ts). */
const fits = ({ text, words }: Told, fit: Fit): boolean =>
  words >= fit.least && words <= fit.most && words / Math.max(1, sentencesOf(text).length) <= fit.sentence * (fit.breath === undefined ? 1.35 : 1.3);

/** Is the word for how they are related already there? */
const isCalled = (said: string, label: string): boolean => new RegExp(`\\b${(label.match(/\p{L}+/gu) ?? []).pop() ?? ''}s?\\b`, 'iu').test(said);

/** Ends with something said, or in a few words: nothing may come behind that. */
const endsSharply = (text: string): boolean => text.endsWith('”') || countWords(sentencesOf(text).at(-1) ?? '') < 8;

const byStaleness = (sources: readonly string[], teller: Teller): string[] =>
  sources.map((source) => ({ source, stale: teller.stale(source) })).toSorted((a, b) => a.stale - b.stale).map(({ source }) => source);

/** @param hasOther a paragraph that is known too well stands by already: another of that kind is not worth its filling */
function tellCore(core: string, order: ParagraphOrder, teller: Teller, { may, best }: Pass, hasOther: boolean): Told | undefined {
  if (best && hasOther && order.worn.has(core)) return undefined;
  // In the middle of a sentence nothing can come between.
  const [headSource = '', tailSource] = core.replace(/([,;:]\s*)\^/u, '$1').split('^');
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
  const isParted = restSource !== undefined && head === whole;
  const [scene, rest] = isParted ? [(first ?? '').trim(), (behind ?? '').trim()] : [head.trim(), ''];
  const all = [scene, rest];
  const marks: string[] = [];
  let words = countWords(head) + countWords(tail);
  const add = (source: string, to: string[], onlyNew = false): boolean => {
    if ((best && order.worn.has(source)) || teller.knows(source) || marks.includes(source)) return false;
    const text = teller.tell(source);
    if (text === undefined) {
      teller.takeBack();
      return false;
    }
    const more = countWords(text);
    const clean = tidy(text);
    const isKnown = best?.(clean) === false;
    if (words + more > order.fit.most || all.includes(text.trim()) || !may(clean) || isKnown || (onlyNew && !order.said.isNew(clean))) {
      if (isKnown && words + more <= order.fit.most) order.worn.add(source);
      teller.takeBack();
      return false;
    }
    marks.push(source);
    if (source.includes('{r.label}') && isCalled(all.join(' '), text)) return true;
    all.push(text.trim());
    to.push(text.trim());
    words += more;
    return true;
  };
  const before: string[] = [];
  const about: string[] = [];
  const notes: string[] = [];
  const thoughts: string[] = [];
  const filling: string[] = [];
  const kept = (order.must ?? []).filter((source) => add(source, notes)).length;
  const withoutChosen = words;
  tellChosen(order.chosen?.stands === 'before' ? before : about);
  const besides = order.chosen?.besides ? words - withoutChosen : 0;
  // Behind a last word nobody thinks aloud; the oldest voice may do so before the scene, where nothing else stands there.
  const ahead = order.inner?.behind || before.length > 0 ? undefined : order.inner?.ahead;
  const isPointed = (order.fit.thoughts === 1 && (tail !== '' || kept > 0)) || endsSharply(rest || scene);
  const thinks = ahead !== undefined || !isPointed;
  for (const source of thinks ? (order.inner?.lines ?? []) : []) {
    if (words - besides >= (order.inner?.aim ?? 0) || thoughts.length >= Math.min(order.fit.thoughts ?? MOST_THOUGHTS, order.inner?.most ?? MOST_THOUGHTS)) break;
    add(source, thoughts);
  }
  for (const source of order.filling) {
    if (words >= order.aim) break;
    add(source, filling);
  }
  const body = [...before, scene, ...about, rest];
  const led = order.mustLeads ? [...notes, ...body] : body;
  const behindIt = order.mustLeads ? [] : notes;
  const parts = ahead === 'all' ? [...notes, ...thoughts, ...body] : ahead ? [...thoughts, ...led, ...behindIt] : [...led, ...behindIt, ...thoughts];
  const text = tidy([...parts, ...filling, tail.trim()].filter(Boolean).map(tidy).join(' '));
  const breath = order.plain ? undefined : order.fit.breath;
  const told = breath === undefined ? text : flow(text, breath, Math.min(56, Math.round(breath * 1.9)), sourcesOf([...parts, ...filling, tail.trim()], scene, teller.inserted));
  return { text: told, words: countWords(told), marks, kept };

  /** It stands where the scene speaks of it; where the scene speaks of something else, before that: never behind its last word. */
  function tellChosen(to: string[]): void {
    const { lines = [], most = 0, follows = false } = order.chosen ?? {};
    if (to === about && !isParted && !follows) return;
    const limit = to === before ? Math.min(most, MOST_AHEAD) : most;
    let told = 0;
    for (const { line, alsoAs } of lines) if (told < limit && !alsoAs.some((one) => teller.holds(one)) && add(line, to, true)) told += 1;
  }
}

/** One thing before a scene that is about something else. */
const MOST_AHEAD = 1;

/** What comes before the last sentence, and the last sentence. */
function closing(text: string): [string, string] {
  const sentences = sentencesOf(text.trim());
  return sentences.length < 2 ? [text, ''] : [sentences.slice(0, -1).join(' '), sentences.at(-1) ?? ''];
}

/** What follows ^ stands alone; the scene itself is 0; each thing put into it or beside it has a number of its own. */
function sourcesOf(parts: readonly string[], head: string, inserted: readonly string[]): Sources {
  const foreign = [...parts.filter((part) => part !== head), ...inserted];
  return new Map(foreign.flatMap((text, at) => sentencesOf(tidy(text)).map((sentence) => [sentence, at + 1] as const)));
}
