/** The moment of a part that makes its picture (decision 0124): one place in it, and not everybody's doings of a whole afternoon. */
import type { DrawnCharacter } from '../brief.ts';
import type { PoseName } from '../character/figure.ts';
import { withoutSpeech } from '../words/told.ts';
import { isPortrayal } from './done-by-others.ts';
import { pointsOf } from './points.ts';
import { readScene } from './read-scene.ts';
import { whoIsMeant } from './who-is-meant.ts';

export interface Moment {
  text: string;
  /** the same with names for pronouns, as far as the teller knows them */
  told?: string;
  /** what is told before it: explains its pronouns and its hour */
  before: string;
}

/** Letters from which on words are a part of a story; families select fewer. */
const A_PART = 700;
/** Of so many paragraphs even a short part is more than one moment: on a lap each has a few words. */
const MANY = 4;
/** Letters below which a paragraph is told together with the next. */
const SHORT = 180;
/** A part is about those who go together: a picture of one alone leaves the others out. */
const TOGETHER = 2.5;
const QUIET: ReadonlySet<PoseName> = new Set(['standing', 'holding', 'thinking']);
/** What is told of other times. */
const ONCE = /\b(?:had been|had always|used to|would always|every (?:day|morning|evening|night|year)|once a|in those days|years? ago|whenever|never had|always|generally|most of the time|best friends?|but that was later|to this day|(?:is|are) still|if you (?:go|went|look)|people (?:say|come))\b/gi;

/** Paragraphs, short ones with those that follow. */
function momentsOf(text: string, told: string): (Moment & { told: string })[] {
  const [paragraphs, spelled] = [paragraphsOf(text), paragraphsOf(told)];
  // On a lap each few words are a scene of their own.
  const least = text.length < A_PART ? SHORT / 2 : SHORT;
  return paragraphs.flatMap((first, at) => {
    let to = at + 1;
    for (let words = first; words.length < least && to < paragraphs.length; to++) words += `\n\n${paragraphs[to]}`;
    const [words, own] = [paragraphs, spelled].map((some) => some.slice(at, to).join('\n\n'));
    return !words || words.length < least ? [] : [{ text: words, told: own ?? words, before: at ? `${spelled.slice(0, at).join('\n\n')}\n\n` : '' }];
  });
}

const paragraphsOf = (text: string): string[] => text.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== '');

/** Whose story it is, the first who was chosen: a picture without them makes a child ask “Where am I?”, and the first one is the cover. */
const showsHero = ({ told, before }: Moment & { told: string }, cast: readonly DrawnCharacter[]): number =>
  whoIsMeant(told, before, cast).includes(cast[0] as DrawnCharacter) ? 1 : 0;

/** How much there is to see. */
function worth({ told: text, before }: Moment & { told: string }, cast: readonly DrawnCharacter[]): number {
  const meant = whoIsMeant(text, before, cast).length;
  if (cast.length && !meant) return -1;
  const { players, props, bystanders } = readScene(text, cast, before);
  return pointsOf([
    [meant, 1.4, 3],
    [meant > 1 ? 1 : 0, TOGETHER],
    [new Set(players.map(({ pose }) => pose).filter((pose) => !QUIET.has(pose))).size, 2, 2],
    [players.filter(({ held }) => held).length + props.length, 1.2, 2],
    [bystanders.length, 1, 1],
    [players.filter(({ feeling }) => feeling !== 'calm' && feeling !== 'happy').length, 0.6, 2],
    [withoutSpeech(text).length / text.length < 0.45 ? 1 : 0, -1.5],
    [text.match(ONCE)?.length ?? 0, -1],
    [isPortrayal(text, cast) ? 1 : 0, -3],
  ]);
}

/**
 * A short text is its own moment; of a whole part it is, of the paragraphs with its hero, the one that shows most, of two alike the earlier one.
 * @param told the same paragraphs with names for their pronouns
 */
export function momentOf(text: string, cast: readonly DrawnCharacter[], told = text): Moment {
  const of = (moment: Moment & { told: string }): Moment => (moment.told === moment.text ? { text: moment.text, before: moment.before } : moment);
  if (text.length < A_PART && text.split(/\n{2,}/).length < MANY) return of({ text, told, before: '' });
  const moments = momentsOf(text, told).map((moment) => ({ moment, hero: showsHero(moment, cast), worth: worth(moment, cast) }));
  return of(moments.toSorted((a, b) => b.hero - a.hero || b.worth - a.worth)[0]?.moment ?? { text, told, before: '' });
}
