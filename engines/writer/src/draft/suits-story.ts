// What must not be told in this story: weeks on a road that is one afternoon long, a cow in orbit, the hat of a penguin, homework of a grandmother.

import type { WriterCharacter } from '../brief.ts';
import { isGrown } from '../lexicon/kinds.ts';
import { anotherOf } from '../plan/another-of.ts';
import { isIn } from '../plan/looked-through.ts';
import { OF_ANY_BODY, bodyTest, mealTest, partyTest } from '../plan/of-a-body.ts';
import { breaks } from '../plan/offence.ts';
import { rulesFor } from '../plan/out-of-place.ts';
import { ownWords } from '../plan/own-words.ts';
import { premiseById } from '../premises/premises.ts';
import { needsTruthFirst, tellsPrizeFirst } from '../premises/truth-first.ts';
import { safeName } from '../tell/people.ts';
import { bestCaseOf } from '../tell/template.ts';
import type { Staleness } from '../tell/marks.ts';
import type { DraftOrder } from './order.ts';

/** How badly a text of the material goes with such a story, in this beat, with these guests: well, but for a hat that nobody drew, or not at all. */
export type Suits = (text: string, beat?: string, guests?: readonly WriterCharacter[]) => 'well' | 'nearly' | 'not';

/** The same as a number: 0 is well. */
export const MISFIT: Readonly<Record<ReturnType<Suits>, number>> = { well: 0, nearly: 1, not: 2 };

/** Longer ago than any shelf remembers. */
const FAR = 1000;

/** In which order texts are tried: what suits, and of that what was not told lately; then, rather than nothing, what does not. */
export const worthOf = ({ suits, stale }: { suits: (text: string) => ReturnType<Suits>; stale: Staleness }): Staleness => (text) => FAR * MISFIT[suits(text)] + stale(text);

const NOBODY: readonly WriterCharacter[] = [];

type Judged = Map<string, ReturnType<Suits>>;

/** Looked up once for a part: each text is judged once, since it comes again in the next draft. */
export function suitsStory({ brief, plan, cast }: Pick<DraftOrder, 'brief' | 'plan' | 'cast'>): Suits {
  const own = ownWords(brief, plan);
  const rules = rulesFor(brief, plan);
  const people = ([['H', cast.hero], ['F', cast.friend], ['V', cast.foil], ['G', cast.giver]] as const).flatMap(([letter, who]) => (who ? [[letter, who] as const] : []));
  const against = [
    ...(isGrown(cast.hero) && !/^school life$/iu.test(brief.theme.category.trim()) ? [OF_A_CHILD] : []),
    ...[...new Set([...people.map(([, who]) => who), ...brief.characters])].flatMap((who) => anotherOf(who, brief, plan.premise) ?? []),
  ];
  const ofAll = partyTest([cast.hero, ...(cast.friend ? [cast.friend] : []), ...(cast.giver ? [cast.giver] : []), ...cast.others]);
  const isOfNamesake = namesakesOf(brief.characters);
  const truthFirst = needsTruthFirst(premiseById(plan.premise));
  const ofBody = bodiesOf(people);
  const byBeat = new Map<string, (text: string) => ReturnType<Suits>>();
  const shared = new Map<string, Judged>();
  const judgeAt = (beat: string, guests: readonly WriterCharacter[]): ((text: string) => ReturnType<Suits>) => {
    const key = `${beat}/${guests.map(({ id }) => id).join()}`;
    const judged = byBeat.get(key) ?? judgeFor(beat, guests);
    byBeat.set(key, judged);
    return judged;
  };
  // Hundreds of texts are asked about for the same paragraph, one after another.
  let now = { beat: '', guests: NOBODY, judged: judgeAt('', NOBODY) };
  return (text, beat = '', guests = NOBODY) => {
    if (beat !== now.beat || guests !== now.guests) now = { beat, guests, judged: judgeAt(beat, guests) };
    return now.judged(text);
  };

  /** Beats in which the same counts share what was judged. */
  function judgeFor(beat: string, guests: readonly WriterCharacter[]): (text: string) => ReturnType<Suits> {
    const due = rules.filter(({ holds }) => holds(brief.phase, beat));
    const key = `${due.map((one) => rules.indexOf(one)).join()}/${guests.map(({ id }) => id).join()}`;
    const judged: Judged = shared.get(key) ?? new Map();
    shared.set(key, judged);
    const { body, meals, clothes: worn } = guests.length === 0 ? ofBody : bodiesOf([...people, ...guests.slice(0, 2).map((who, at) => ['CD'.charAt(at), who] as const)]);
    const clothes = [...worn, ...meals, ...(ofAll ? [ofAll] : [])];
    const all = [...due.map(({ words }) => words), ...body, ...clothes];
    const ofOthers = [...against, ...due.map(({ words }) => words)];
    const ofBodies = [...body, ...clothes];
    const ofThisCast = [...meals, ...(ofAll ? [ofAll] : [])];
    return (text) => {
      const told = judged.get(text) ?? judge(text);
      judged.set(text, told);
      return told;
    };

    function judge(text: string): ReturnType<Suits> {
      if (isOfNamesake(text) || (truthFirst && tellsPrizeFirst(text))) return 'not';
      if (!ofOthers.some((one) => isIn(one, text)) && !(isIn(OF_ANY_BODY, text) && ofBodies.some((one) => isIn(one, text))) && !ofThisCast.some((one) => isIn(one, text))) return 'well';
      if (against.some((one) => one.test(text))) return 'not';
      // Where a choice has words that suit, those are said.
      const best = bestCaseOf(text, (option) => !all.some((one) => one.test(option)));
      if (body.some((one) => one.test(best)) || breaks(best, due, own)) return 'not';
      return clothes.some((one) => one.test(best)) ? 'nearly' : 'well';
    }
  }
}

/** What those in these letters have not, put on or do not eat, as the material would say it of them. */
function bodiesOf(people: readonly (readonly [letter: string, who: WriterCharacter])[]): Readonly<Record<'body' | 'clothes' | 'meals', RegExp[]>> {
  const missing = (ofWhat: 'body' | 'clothes'): RegExp[] => people.flatMap(([letter, who]) => bodyTest(letter, who, ofWhat) ?? []);
  return { body: missing('body'), clothes: missing('clothes'), meals: people.flatMap(([letter, who]) => mealTest(letter, who) ?? []) };
}

/** Finds somebody of the material who is called like one of the cast: “On the end of the row sat Pip” is no mouse. A word that begins a sentence may be no name. */
function namesakesOf(characters: readonly WriterCharacter[]): (text: string) => boolean {
  const names = characters.map(({ name }) => safeName(name).split(' ').at(-1) ?? '').filter((name) => /^\p{Lu}\p{Ll}+$/u.test(name));
  // Not kept: there are as many names as families.
  const inside = new RegExp(`(?<=[\\p{Ll},;] )(?:${names.join('|')})\\b`, 'u');
  return (text) => names.some((name) => text.includes(name)) && inside.test(text);
}

/** Whom somebody who is grown does not have, and where they do not go. */
const OF_A_CHILD = /\bhomework\b|\bschool reports?\b|\{(?:his|H’s)\} (?:mother|mum|father|dad|parents|teachers?|school)\b|\{He\} was told to wash|\bgrown-ups\b|\bgranny\b(?! plum)|\bgrannies\b/iu;
