/** Of a long passage that tells of several things in turn, the one moment that its picture shows (decision 0163). */
import type { DrawnCharacter } from '../brief.ts';
import { inItsTime } from '../words/other-times.ts';
import { readThings } from '../props/things.ts';
import { withoutSpeech } from '../words/told.ts';
import { isComeTo } from './comes-to.ts';
import { pointsOf } from './points.ts';
import { readScene } from './read-scene.ts';
import { isNamedIn, placesOf } from './named-in.ts';
import { whoIsMeant } from './who-is-meant.ts';
import type { PoseName } from '../character/figure.ts';

export interface OneMoment {
  /** its sentences, with names for pronouns where they are known */
  words: string;
  /** the same as the story has them */
  asWritten: string;
  /** what is told before them */
  before: string;
  /** the whole passage */
  passage: string;
}

/** Letters up to which a passage is one moment. */
const ONE = 240;
/** Letters that a moment takes: fewer leave open who is meant. */
const LEAST = 90;
const QUIET: ReadonlySet<PoseName> = new Set(['standing', 'holding', 'thinking', 'waving', 'reaching', 'whispering']);

const ENDS = /(?<=[.!?…][”’"*]*)(?<!\b(?:Mr|Mrs|Ms|Dr|St)\.)\s+(?!\p{Ll})|\n+/u;

/** Sentences; what is said aloud is never parted. */
export function sentencesOf(text: string): string[] {
  const parts = text.split(ENDS).filter((part) => part.trim() !== '');
  const isOpen = (part: string): boolean => (part.match(/“/g)?.length ?? 0) > (part.match(/”/g)?.length ?? 0);
  return parts.reduce<string[]>((whole, part) => (isOpen(whole.at(-1) ?? '') ? [...whole.slice(0, -1), `${whole.at(-1)} ${part}`] : [...whole, part]), []);
}

interface Span {
  from: number;
  to: number;
}

/** Each paragraph of a lap is a moment; of a long paragraph some sentences that follow on one another are. */
function spansOf(sentences: readonly string[], paragraphs: readonly string[]): Span[] {
  const ends = paragraphs.map((paragraph) => sentencesOf(paragraph).length).reduce<number[]>((sums, many) => [...sums, (sums.at(-1) ?? 0) + many], []);
  return sentences.flatMap((_, from) => {
    const end = ends.find((one) => one > from) ?? sentences.length;
    const begins = from === 0 || ends.includes(from);
    let to = from + 1;
    while (to < end && sentences.slice(from, to).join(' ').length < LEAST) to += 1;
    const isShort = sentences.slice(from, to).join(' ').length < LEAST;
    return isShort && !begins ? [] : [{ from, to }];
  });
}

/** Says what usually is, what might be, or what one has to know: nothing that is seen. */
const NO_PICTURE = /\b(?:had been|was gone|had gone|had (?:once|always|never)|would|used to|always|never|whenever|is an?|could|it is|there are|there is|you (?:can|could|cannot)|one (?:can|could|has|had)|if|nobody|nothing)\b/gi;

/** What is true for ever is no moment: “It is worth remembering that promise”. */
const FOR_EVER = /^\W*(?:It is|There (?:is|are)|[A-Z]\w+ (?:is|are) an?|When people|People|Whoever|Those who|Nobody (?:is|has)|One)\b/;

/** Whom the passage is about: named three times or more, and twice as often as anybody else. */
function whomItIsAbout(passage: string, cast: readonly DrawnCharacter[]): DrawnCharacter | undefined {
  const [first, second] = cast.map((one) => ({ one, times: placesOf(passage, one, cast).length })).toSorted((a, b) => b.times - a.times);
  return first && first.times > 2 && first.times >= 2 * (second?.times ?? 0) ? first.one : undefined;
}

/** Stories come back to these in passing. */
const PASSED_BY: ReadonlySet<string> = new Set(['door', 'table', 'chair', 'bag']);
/** The things that a passage is about: somebody has them in the hand, or it comes back to them. */
const thingsItIsAbout = (passage: string): string[] => readThings(passage).flatMap(({ prop, inHand, mentions }) => (inHand || (mentions > 1 && !PASSED_BY.has(prop)) ? [prop] : []));

interface Within {
  cast: readonly DrawnCharacter[];
  passage: string;
  about: DrawnCharacter | undefined;
  things: readonly string[];
}

/** How much of it can be seen: somebody of the cast who does something, and what is in a hand. */
function worth(words: string, before: string, { cast, passage, about, things }: Within): number {
  const quiet = withoutSpeech(words);
  const meant = whoIsMeant(words, before, cast);
  const named = cast.filter((one) => isNamedIn(quiet.replace(/\p{L}+[’'](?:s\b|(?=\s))/gu, ' '), one, cast)).length;
  const { players, props, bystanders } = readScene(words, cast, before, { passage });
  const own = players.filter(({ character }) => cast.includes(character));
  const shown = [...props, ...players.flatMap(({ held }) => held ?? [])];
  const count = (of: RegExp, among: string): number => among.match(of)?.length ?? 0;
  return pointsOf([
    [named, 1.5, 2],
    [meant.length, 0.4, 3],
    [about && meant.includes(about) ? 1 : 0, 1.5],
    [own.filter(({ pose }) => !QUIET.has(pose)).length, 2, 2],
    [own.filter(({ held }) => held).length, 1.5, 1],
    [things.some((prop) => shown.includes(prop)) ? 1 : 0, 2.4],
    [props.length, 0.6, 1],
    [bystanders.length, 0.9, 1],
    // What it comes to is what a child points at.
    [shown.length + bystanders.length > 0 && sentencesOf(quiet).some(isComeTo) ? 1 : 0, 3.2],
    [count(/\berst\b/g, inItsTime(quiet)), -0.8, 3],
    [players.length - own.length, 0.8, 1],
    [FOR_EVER.test(quiet.trim()) ? 1 : 0, -1.5],
    [1 - quiet.length / words.length, -2],
    [count(NO_PICTURE, quiet), -0.5, 3],
    [meant.length ? 0 : 1, -4],
  ]);
}

/** @param told the passage with names for its pronouns */
export function oneMoment(text: string, told: string, before: string, cast: readonly DrawnCharacter[]): OneMoment {
  const paragraphs = told.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== '');
  const whole: OneMoment = { words: told, asWritten: text, before, passage: told };
  const sentences = paragraphs.flatMap(sentencesOf);
  if (cast.length === 0 || (paragraphs.length < 2 && told.length < ONE) || sentences.length < 2) return whole;
  const written = text.split(/\n{2,}/).flatMap(sentencesOf);
  const moments = spansOf(sentences, paragraphs).map(({ from, to }): OneMoment => {
    const words = sentences.slice(from, to).join(' ');
    const earlier = sentences.slice(0, from).join(' ');
    return {
      words,
      asWritten: written.length === sentences.length ? written.slice(from, to).join(' ') : words,
      before: earlier ? `${before}${before && !/\s$/.test(before) ? ' ' : ''}${earlier} ` : before,
      passage: told,
    };
  });
  const within: Within = { cast, passage: told, about: whomItIsAbout(told, cast), things: thingsItIsAbout(told) };
  const judged = moments.map((moment) => ({ moment, worth: worth(moment.words, moment.before, within) }));
  return judged.toSorted((a, b) => b.worth - a.worth)[0]?.moment ?? whole;
}
