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
  /**
   * What a family chose and nothing has told yet: so many of these as there is room for. It stands at {also} of a scene or nowhere,
   * before the scene, behind it, or `either` where the scene ends sharply; `besides` where it takes nothing away from what is thought.
   */
  chosen?: { lines: readonly ChosenLine[]; most: number; stands: 'here' | 'before' | 'behind' | 'either'; besides: boolean };
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
  const [beforeHere = '', behindHere] = headSource.split(ALSO);
  const whole = teller.tell(beforeHere);
  const rest = behindHere === undefined ? '' : teller.tell(behindHere, true);
  const ending = tailSource === undefined ? '' : teller.tell(tailSource);
  if (whole === undefined || rest === undefined || ending === undefined) return undefined;
  const [head, tail] = order.closes && ending === '' ? closing(whole) : [whole, ending];
  const isWorn = best !== undefined && ![head, rest, tail].every((text) => best(tidy(text)));
  if (isWorn) order.worn.add(core);
  if (isWorn && hasOther) return undefined;
  const parts = [head.trim()];
  const marks: string[] = [];
  let words = countWords(head) + countWords(rest) + countWords(tail);
  const add = (source: string, onlyNew = false): boolean => {
    if ((best && order.worn.has(source)) || teller.knows(source) || marks.includes(source)) return false;
    const text = teller.tell(source);
    if (text === undefined) {
      teller.takeBack();
      return false;
    }
    const more = countWords(text);
    const clean = tidy(text);
    const isKnown = best?.(clean) === false;
    if (words + more > order.fit.most || [...parts, rest.trim()].includes(text.trim()) || !may(clean) || isKnown || (onlyNew && !order.said.isNew(clean))) {
      if (isKnown && words + more <= order.fit.most) order.worn.add(source);
      teller.takeBack();
      return false;
    }
    if (source.includes('{r.label}') && isCalled(parts.join(' '), text)) {
      marks.push(source);
      return true;
    }
    parts.push(text.trim());
    words += more;
    marks.push(source);
    return true;
  };
  const kept = (order.must ?? []).filter((source) => add(source)).length;
  const mustParts = parts.slice(1);
  let chosen = 0;
  const withoutChosen = words;
  // Behind a word that was said, or a short end, nothing may come: then it stands before, or nowhere.
  const isInside = behindHere !== undefined;
  const isSharp = !isInside && kept === 0 && order.inner?.ahead !== 'all' && endsSharply(parts[0] ?? '');
  const stands = order.chosen?.stands;
  const isShut = stands === 'here' ? !isInside : isSharp && stands === 'behind';
  for (const { line, alsoAs } of isShut ? [] : (order.chosen?.lines ?? [])) {
    if (chosen < (order.chosen?.most ?? 0) && !(stands === 'here' && alsoAs.some(teller.isTelling)) && add(line, true)) chosen += 1;
  }
  const chosenParts = parts.splice(1 + mustParts.length);
  if (order.mustLeads) parts.unshift(...parts.splice(1));
  if (!isInside && (isSharp || stands === 'before')) parts.unshift(...chosenParts);
  else if (!isInside) parts.push(...chosenParts);
  else parts.splice(parts.indexOf(head.trim()) + 1, 0, ...chosenParts, rest.trim());
  const before = parts.length;
  const besides = order.chosen?.besides ? words - withoutChosen : 0;
  // One thought at most: behind a scene that does not end on its point.
  const isOne = order.fit.thoughts === 1;
  const isPointed = tail !== '' || kept > 0 || endsSharply(rest.trim() || head.trim());
  const mostThoughts = isOne ? Number(!isPointed) : (order.inner?.most ?? 2);
  let thoughts = 0;
  for (const source of order.inner?.lines ?? []) {
    if (words - besides >= (order.inner?.aim ?? 0) || thoughts >= mostThoughts) break;
    if (add(source)) thoughts += 1;
  }
  const from = order.inner?.ahead === 'all' ? 1 : before;
  if (order.inner && !isOne && !order.inner.behind && parts.length > from && (order.inner.ahead || endsSharply(parts[0] ?? ''))) parts.unshift(...parts.splice(from));
  for (const source of order.filling) {
    if (words >= order.aim) break;
    add(source);
  }
  const text = tidy([...parts, tail.trim()].filter(Boolean).map(tidy).join(' '));
  const breath = order.plain ? undefined : order.fit.breath;
  const told = breath === undefined ? text : flow(text, breath, Math.min(56, Math.round(breath * 1.9)), sourcesOf([...parts, tail.trim()], head, teller.inserted));
  return { text: told, words: countWords(told), marks, kept };
}

/** What comes before the last sentence, and the last sentence. */
function closing(text: string): [string, string] {
  const sentences = sentencesOf(text.trim());
  return sentences.length < 2 ? [text, ''] : [sentences.slice(0, -1).join(' '), sentences.at(-1) ?? ''];
}

/** What follows ^ stands alone; the scene itself is 0; each thing put into it or beside it has a number of its own. */
function sourcesOf(parts: readonly string[], head: string, inserted: readonly string[]): Sources {
  const foreign = [...inserted, ...parts.filter((part) => part !== head.trim())];
  return new Map(foreign.flatMap((text, at) => sentencesOf(tidy(text)).map((sentence) => [sentence, at + 1] as const)));
}
