// What a rule of what is out of place is, and in which paragraphs each kind of it holds.

import type { Phase, StoryBrief, StoryPlan } from '../brief.ts';

export type Clash = 'time' | 'ground' | 'weather' | 'body' | 'trial';

export interface Rule {
  is: Clash;
  /** What is wrong, in a few words. */
  why: string;
  words: RegExp;
  /** A sentence with one of these is about something else. */
  unless: RegExp;
  /** What the family or the plot itself speaks of may stand there. */
  mayOwn: boolean;
  /** In which paragraphs it counts. */
  holds(phase: Phase, beat: string): boolean;
  /** Looks at the scene as one, and not at each sentence. */
  whole?: boolean;
}

export type Told = Pick<StoryBrief, 'places' | 'characters' | 'customPrompt' | 'theme' | 'ageRange'>;
export type Plot = Pick<StoryPlan, 'premise' | 'words' | 'crisis' | 'hero'>;

/** Before the plot begins any day may be told of, and after it is over as well. */
export const BEFORE = new Set(['open', 'place', 'sights', 'hero', 'friend', 'foil', 'habit', 'bond', 'day', 'cameo', 'midst', 'wish', 'memory']);
export const BEHIND = new Set(['after', 'home', 'table', 'telling', 'night', 'image', 'treasure', 'wonder', 'pay', 'pay2', 'mend', 'company', 'thread', 'cameo', 'foil', 'wish', 'theirs']);
const OF_ANY_TIME = new Set(['memory', 'wish', 'meet', 'meet2']);
export const WELCOMES = new Set(['home', 'table', 'night', 'telling', 'mend', 'company']);
export const AT_HOME_AGAIN = new Set(['home', 'table', 'telling', 'night', 'treasure', 'image']);
const WHEN_DRY = new Set(['prize', 'after', 'home', 'table', 'night', 'image', 'telling', 'treasure', 'wonder']);

/** Is this paragraph told of the one day that the plot takes? */
export const isUnderWay = (phase: Phase, beat: string): boolean => !(phase === 'introduction' ? BEFORE : phase === 'resolution' ? BEHIND : OF_ANY_TIME).has(beat);

/** After the prize what was missing is there again. */
const isDryYet = (_: Phase, beat: string): boolean => !WHEN_DRY.has(beat);

export const everywhere = (): boolean => true;
/** Between home and home. */
export const onTheWay = (phase: Phase): boolean => phase === 'development' || phase === 'climax';
const HOLDS: Readonly<Record<Exclude<Clash, 'trial'>, Rule['holds']>> = { time: isUnderWay, weather: isDryYet, ground: everywhere, body: everywhere };

export const rule = (is: keyof typeof HOLDS, why: string, words: RegExp, unless: RegExp, mayOwn = true): Rule => ({ is, why, words, unless, mayOwn, holds: HOLDS[is] });

export const NEVER = /(?!)/u;
