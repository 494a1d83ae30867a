// What must not be told in this story: weeks on a road that is one afternoon long, a cow in orbit, the hat of a penguin, homework of a grandmother.

import type { WriterCharacter } from '../brief.ts';
import { isGrown } from '../lexicon/kinds.ts';
import { bodyTest, isDryYet, isUnderWay, offenceIn, ownWords, rulesFor } from '../plan/out-of-place.ts';
import type { Rule } from '../plan/out-of-place.ts';
import { sentencesOf } from '../tell/measure.ts';
import { bestCaseOf } from '../tell/template.ts';
import { elsewhere } from './elsewhere.ts';
import type { Staleness } from '../tell/marks.ts';
import type { DraftOrder } from './order.ts';

/** Is this text of the material true of such a story, in this beat, of these guests? */
export type Suits = (text: string, beat?: string, guests?: readonly WriterCharacter[]) => boolean;

/** Fewer than this are no choice. */
const LEAST = 3;

/** What suits may be told again after so many stories, rather than something that does not. */
const LATELY = 8;

export interface Choice {
  suits: (text: string) => boolean;
  stale: Staleness;
  /** How many stories the family had before this one. */
  shelf: number;
}

/** Those of several texts that suit this story; all of them where nearly everything that suits was told lately. */
export function suited(texts: readonly string[], { suits, stale, shelf }: Choice): readonly string[] {
  const kept = texts.filter(suits);
  return kept.length === texts.length || kept.filter((text) => stale(text) <= longAgo(shelf)).length >= LEAST ? kept : texts;
}

/** In which order they are tried: what suits and was not told lately, then what does not suit, then what suits and was told lately. */
export const worthOf = ({ suits, stale, shelf }: Choice): Staleness => (text) => (suits(text) ? stale(text) : Math.max(stale(text), longAgo(shelf)) + 0.5);

const longAgo = (shelf: number): number => Math.max(0, shelf - LATELY);

/** Looked up once for a part: each text is judged once, since it comes again in the next draft. */
export function suitsStory({ brief, plan, cast }: Pick<DraftOrder, 'brief' | 'plan' | 'cast'>): Suits {
  const own = ownWords(brief, plan);
  const rules = rulesFor(brief, plan);
  const timeless = rules.filter(({ is }) => is !== 'time');
  const people = [['H', cast.hero], ['F', cast.friend], ['V', cast.foil], ['G', cast.giver]] as const;
  const bodies = people.flatMap(([letter, who]) => (who ? (bodyTest(letter, who) ?? []) : []));
  const against = [
    ...(isGrown(cast.hero) && !/^school life$/iu.test(brief.theme.category.trim()) ? [OF_A_CHILD] : []),
    ...elsewhere({ brief, plan, cast }),
  ];
  const known = new Map<string, Map<string, boolean>>();
  return (text, beat = '', guests = []) => {
    const inTime = isUnderWay(brief.phase, beat);
    const dry = isDryYet(beat);
    const key = `${inTime ? 't' : ''}${dry ? 'd' : ''}${guests.map(({ id }) => id).join()}`;
    const here = known.get(key) ?? new Map<string, boolean>();
    known.set(key, here);
    const told = here.get(text);
    if (told !== undefined) return told;
    const judged = judge(text, (inTime ? rules : timeless).filter(({ is }) => dry || is !== 'weather'), [...bodies, ...guests.slice(0, 2).flatMap((who, at) => bodyTest('CD'.charAt(at), who) ?? [])]);
    here.set(text, judged);
    return judged;
  };

  function judge(text: string, due: readonly Rule[], parts: readonly RegExp[]): boolean {
    if (against.some((one) => one.test(text))) return false;
    // Where a choice has words that suit, those are said.
    const best = bestCaseOf(text, (option) => due.every(({ words }) => !words.test(option)) && !parts.some((one) => one.test(option)));
    if (parts.some((one) => one.test(best))) return false;
    const suspects = due.filter(({ words }) => words.test(best));
    return suspects.length === 0 || sentencesOf(best).every((sentence) => suspects.every((one) => offenceIn(unquoted(sentence), one, own) === undefined));
  }
}

const unquoted = (sentence: string): string => sentence.replace(/“[^”]*”/gu, '“”');

/** Whom somebody who is grown does not have, and where they do not go. */
const OF_A_CHILD = /\bhomework\b|\bschool reports?\b|\{(?:his|H’s)\} (?:mother|mum|father|dad|parents|teachers?|school)\b|\{He\} was told to wash|\bgrown-ups\b/iu;
