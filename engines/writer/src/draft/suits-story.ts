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

/** How badly a text of the material goes with such a story, in this beat, with these guests: well, but for a hat that nobody drew, or not at all. */
export type Suits = (text: string, beat?: string, guests?: readonly WriterCharacter[]) => 'well' | 'nearly' | 'not';

/** Fewer than this are no choice. */
const LEAST = 3;

/** What suits may be told again after so many stories, rather than something that does not. */
const LATELY = 20;

export interface Choice {
  suits: (text: string) => ReturnType<Suits>;
  stale: Staleness;
  /** How many stories the family had before this one. */
  shelf: number;
}

/** Those of several texts that suit this story; all of them where nearly everything that suits was told lately. */
export function suited(texts: readonly string[], { suits, stale, shelf }: Choice): readonly string[] {
  const best = texts.filter((text) => suits(text) === 'well');
  if (best.filter((text) => stale(text) === 0).length >= LEAST) return best;
  const good = texts.filter((text) => suits(text) !== 'not');
  return good.filter((text) => stale(text) <= longAgo(shelf)).length >= LEAST ? good : texts;
}

/** In which order they are tried: what suits and was not told lately, then what does not suit, then what suits and was told lately. */
export const worthOf = ({ suits, stale, shelf }: Choice): Staleness => (text) => {
  const how = suits(text);
  return how === 'well' ? stale(text) : how === 'nearly' ? stale(text) + 0.25 : Math.max(stale(text), longAgo(shelf)) + 0.5;
};

const longAgo = (shelf: number): number => Math.max(0, shelf - LATELY);

/** Looked up once for a part: each text is judged once, since it comes again in the next draft. */
export function suitsStory({ brief, plan, cast }: Pick<DraftOrder, 'brief' | 'plan' | 'cast'>): Suits {
  const own = ownWords(brief, plan);
  const rules = rulesFor(brief, plan);
  const people = [['H', cast.hero], ['F', cast.friend], ['V', cast.foil], ['G', cast.giver]] as const;
  const missing = (ofWhat: 'body' | 'clothes', guests: readonly WriterCharacter[]): RegExp[] => [
    ...people.flatMap(([letter, who]) => (who ? (bodyTest(letter, who, ofWhat) ?? []) : [])), ...guests.slice(0, 2).flatMap((who, at) => bodyTest('CD'.charAt(at), who, ofWhat) ?? []),
  ];
  const against = [
    ...(isGrown(cast.hero) && !/^school life$/iu.test(brief.theme.category.trim()) ? [OF_A_CHILD] : []),
    ...elsewhere({ brief, plan, cast }),
  ];
  const known = new Map<string, { judged: Map<string, ReturnType<Suits>>; rules: readonly Rule[]; body: readonly RegExp[]; clothes: readonly RegExp[] }>();
  return (text, beat = '', guests = []) => {
    const inTime = isUnderWay(brief.phase, beat);
    const dry = isDryYet(beat);
    const key = `${inTime ? 't' : ''}${dry ? 'd' : ''}${guests.map(({ id }) => id).join()}`;
    const here = known.get(key) ?? {
      judged: new Map<string, ReturnType<Suits>>(), rules: rules.filter(({ is }) => (is === 'time' ? inTime : is !== 'weather' || dry)), body: missing('body', guests), clothes: missing('clothes', guests),
    };
    known.set(key, here);
    const told = here.judged.get(text) ?? judge(text, here);
    here.judged.set(text, told);
    return told;
  };

  function judge(text: string, { rules: due, body, clothes }: { rules: readonly Rule[]; body: readonly RegExp[]; clothes: readonly RegExp[] }): ReturnType<Suits> {
    if (against.some((one) => one.test(text))) return 'not';
    // Where a choice has words that suit, those are said.
    const best = bestCaseOf(text, (option) => !due.some(({ words }) => words.test(option)) && ![...body, ...clothes].some((one) => one.test(option)));
    if (body.some((one) => one.test(best))) return 'not';
    const suspects = due.filter(({ words }) => words.test(best));
    if (suspects.length > 0 && sentencesOf(best).some((sentence) => suspects.some((one) => offenceIn(unquoted(sentence), one, own) !== undefined))) return 'not';
    return clothes.some((one) => one.test(best)) ? 'nearly' : 'well';
  }
}

const unquoted = (sentence: string): string => sentence.replace(/“[^”]*”/gu, '“”');

/** Whom somebody who is grown does not have, and where they do not go. */
const OF_A_CHILD = /\bhomework\b|\bschool reports?\b|\{(?:his|H’s)\} (?:mother|mum|father|dad|parents|teachers?|school)\b|\{He\} was told to wash|\bgrown-ups\b/iu;
