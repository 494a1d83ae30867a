/** Which words of a family's own wish a picture does not show: said beside it, so that nobody looks for them. */
import { WEARABLE } from '../character/asked-wear.ts';
import { readFeeling } from '../character/expression.ts';
import { findColor } from '../lexicon/find-color.ts';
import { MARKS } from '../lexicon/marks.ts';
import { STEERED } from '../place/asked-ground.ts';
import { materialSaid } from '../place/asked-materials.ts';
import { HERO_WORDS } from '../place/hero-words.ts';
import { HOUR_WORDS } from '../place/palette.ts';
import { EXTRAS } from '../place/setting-extras.ts';
import { SETTING_WORDS } from '../place/setting-words.ts';
import { DYES } from '../props/inks.ts';
import { PROP_WORDS } from '../props/find-props.ts';
import { BEING } from '../scene/beings-told.ts';
import { DENIED } from '../words/wished.ts';
import { STYLE_WORDS } from '../style/looks.ts';

const SMALL_WORDS =
  /^(with|that|this|from|into|over|under|and|the|has|have|are|was|very|some|more|make|made|draw|show|please|picture|image|style|light|color|colour|background|wearing|holding|standing|looking|beautiful|nice|cute|lovely|big|huge|small|little|tiny|only|just|there|their|they|them|like|should|would|could|for|his|her|its|him|she|one|two|three|lots|many|full|body|face|smile|smiling)$/i;

/** Marks of people that are also said of light and land. */
const LIGHT_MARKS = new Set(['halo', 'light', 'stripes', 'spots', 'glow-eyes', 'flower', 'crystal']);

/** What a kind of picture draws of the lists that not every kind draws. */
export interface Drawn {
  /** words that this kind of picture can draw besides */
  also?: RegExp;
  things?: readonly string[];
  marks?: boolean;
  heroes?: boolean;
  /** words for clothes and ages: like a mark, each counts as drawn only where the picture changes with it */
  looks?: readonly RegExp[];
  extras?: boolean;
  /** What the picture makes of words. A word of a landmark, a place or a mark counts as drawn only where it changes that. */
  shows?: (words: string) => unknown;
  /** What the picture colours by words: a word for a colour counts as drawn only where it changes that. */
  tints?: (words: string) => unknown;
  /** what was to be made of chocolate is */
  made?: boolean;
  /** what is seen, in words: of "without glasses" it is said when there are some */
  seen?: string;
}

/** Small words that something can be said of. */
const LIKE_A_THING = /^(?:light|background|face|smile)$/;

/** What everybody has who is drawn: of "without a nose" it is always said. */
const ALWAYS_THERE = /^(?:noses?|eyes?|mouths?|faces?|heads?|arms?|legs?)$/;

/** Wishes of several words that no list knows word by word: none is drawn, and each is said as it was written. */
const WHOLE = /\b(?:(?:two|three|four|five|many) of (?:her|him|them|it|us)|(?:from )?(?:an? )?bird[’']?s?[- ]eye view|(?:two|three|four|five|six|many|several) (?:[a-z]+ )?(?:castles|palaces|towers|houses|cottages|temples|lighthouses|schools|volcanoes|moons|suns)|seen from (?:behind|above|below|the (?:side|back))|looking at the viewer through|in (?:an? )?hot[- ]air balloon|(?:waterfall|river|lake|rain|snow|sea|fountain) of (?:chocolate|honey|milk|sweets|candy|lava|gold|stars|flowers))\b/gi;
/** Words that are part of one name: a style that is named by colours, and what fills a balloon. */
const ONE_NAME = /\b(?:cherry|apple|plum|almond|peach)(?= (?:blossoms?|trees? in blossom)\b)|\bblack[- ]and[- ]white\b|\bhot[- ]air (?=balloon)/gi;

const ONLY_A_SIZE = /^\W*((?:very |really |so )?(?:small|little|tiny|big|huge|beautiful|nice|cute|lovely))\W*$/;

const NOTHING_ELSE = /(?!)/;
const MOST = 12;
/** Between two words that are one thing: "slice of pizza", "Van Gogh". */
const SAME_THING = /^(?:\s+|-|\s+of\s+(?:(?:an?|the)\s+)?)$/;

interface Word {
  text: string;
  from: number;
  to: number;
}

/** Words of a free text that no list of ours knows, or that this picture has no place for; those that belong together as one. */
export function listNotDrawn(text: string, drawn: Drawn = {}): string[] {
  const lower = text.toLowerCase();
  const blank = (all: string): string => ' '.repeat(all.length);
  const whole = (lower.match(WHOLE) ?? []).map((wish) => wish.replace(/^(?:in|from) (?:an? )?/, ''));
  // “Very small” alone is said of all that is drawn.
  const size = ONLY_A_SIZE.exec(lower)?.[1];
  const material = materialSaid(text);
  const wished = (material ? lower.replace(material, blank) : lower).replace(DENIED, blank).replace(WHOLE, blank).replace(ONE_NAME, blank);
  const kept = [...lower.matchAll(DENIED)].filter(([, noun = '']) => (drawn.seen && ALWAYS_THERE.test(noun)) || new RegExp(`\\b${noun.replace(/s$/, '')}`, 'i').test(drawn.seen ?? '')).map(([denial]) => denial.replace(/\s+/g, ' '));
  const words = [...wished.matchAll(/[a-z]{3,}/g)].map(({ 0: word, index }): Word => ({ text: word, from: index, to: index + word.length }));
  const isDrawn = knownBy(wished, drawn);
  const missing = words.filter(({ text: word }) => !isDrawn(word));
  const phrases: Word[] = [];
  // "fluffy" alone says nothing: with what it is said of, it does.
  const withNoun = (word: Word): Word => {
    const next = words.find(({ from }) => from > word.to);
    return next && !missing.includes(next) && (LIKE_A_THING.test(next.text) || !SMALL_WORDS.test(next.text)) && /^ ?-? ?$/.test(wished.slice(word.to, next.from)) && (LIKE_A_THING.test(next.text) || isNoun(next.text)) ? { text: `${word.text} ${next.text}`, from: word.from, to: next.to } : word;
  };
  for (const word of missing.map(withNoun)) {
    const last = phrases.at(-1);
    if (last && SAME_THING.test(wished.slice(last.to, word.from))) phrases.splice(-1, 1, { text: wished.slice(last.from, word.to).replace(/\s+/g, ' '), from: last.from, to: word.to });
    else phrases.push(word);
  }
  return [...new Set([...whole, ...(size ? [size] : []), ...(material && !drawn.made ? [material] : []), ...phrases.map(({ text: phrase }) => phrase), ...kept])].slice(0, MOST);
}

/** What a wish names and a picture may show; a feeling, an hour or a colour is none. */
const isNoun = (word: string): boolean =>
  findColor(word) === undefined && readFeeling(word) === undefined && [PROP_WORDS, HERO_WORDS, EXTRAS.map(([words]) => ['', words] as const), SETTING_WORDS.map(([words]) => ['', words] as const), MARKS].some((list) => list.some(([, words]) => (words as RegExp).test(word))) || BEING.test(word) || WEARABLE.test(word);

function knownBy(wished: string, { also = NOTHING_ELSE, things, marks = true, heroes = true, extras = true, looks = [], shows, tints }: Drawn): (word: string) => boolean {
  const shown = (words: string): string => JSON.stringify(shows?.(words));
  const [all, nothing] = [shown(wished), shown('')];
  const changes = (word: string): boolean => !shows || shown(word) !== nothing || shown(wished.replaceAll(new RegExp(`\\b${word}\\b`, 'g'), ' ')) !== all;
  const [colored, plain] = [JSON.stringify(tints?.(wished)), JSON.stringify(tints?.(''))];
  const tinted = (word: string): boolean => colored !== plain && JSON.stringify(tints?.(wished.replaceAll(new RegExp(`\\b${word}\\b`, 'g'), ' '))) !== colored;
  const matches = (word: string, lists: readonly (readonly RegExp[])[]): boolean => lists.some((list) => list.some((test) => test.test(word)));
  return (word) =>
    SMALL_WORDS.test(word) ||
    STEERED.test(word) ||
    also.test(word) ||
    readFeeling(word) !== undefined ||
    // Stone, sand and honey are colours, too, and mostly something else.
    (findColor(word) !== undefined && (!tints || !DYES[word] || tinted(word))) ||
    matches(word, [HOUR_WORDS.map(([, test]) => test), PROP_WORDS.filter(([prop]) => !things || things.includes(prop)).map(([, test]) => test), STYLE_WORDS.map(([, test]) => test)]) ||
    (matches(word, [
      SETTING_WORDS.map(([test]) => test),
      marks ? MARKS.map(([, test]) => test) : MARKS.filter(([mark]) => LIGHT_MARKS.has(mark)).map(([, test]) => test),
      heroes ? HERO_WORDS.map(([, test]) => test) : [],
      extras ? EXTRAS.map(([test]) => test) : [],
      looks,
    ]) && changes(word));
}
