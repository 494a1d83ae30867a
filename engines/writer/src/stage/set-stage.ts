// Everything a sentence may speak of in one story: its people, its places, its plot, its wishes.

import type { StoryBrief, StoryPlan, Thread, Wish, WriterCharacter } from '../brief.ts';
import type { Cast } from '../plan/cast.ts';
import { gatesOf } from '../plan/gates.ts';
import { dangerMetAt } from '../plan/danger-met.ts';
import { HERE, groundOf } from '../plan/ground-of.ts';
import { PLACE_LETTERS } from '../plan/place-letters.ts';
import { premiseById } from '../premises/premises.ts';
import { isNear } from '../premises/when-and-where.ts';
import { sentencesOf } from '../tell/measure.ts';
import { safeName } from '../tell/people.ts';
import { shortOf } from '../tell/short-names.ts';
import type { Person } from '../tell/people.ts';
import type { Material, Stage } from '../tell/stage.ts';
import { THREAD_WORDS, WISH_WORDS, wordsOfThread, wordsOfWish } from './asked-words.ts';
import { inFewWords, inYoungWords, personWords, seenBesideKin } from './person-words.ts';
import { FROM_AFAR, PLACE_SENTENCES } from './place-words.ts';
import { surroundingsOf } from './surroundings.ts';
import { CRISIS_SENTENCES, PREMISE_SENTENCES, storyWords } from './story-words.ts';

export interface OpenStage extends Stage {
  /** Which texts suit the paragraph that is told next. */
  setMisfit(misfit: (text: string) => number): void;
  /** What is around the paragraph that is told next. */
  setBeat(beat: string): void;
  /** Put somebody into a letter, or take them out. */
  cast(letter: string, who: WriterCharacter | undefined): void;
  setWish(wish: Wish | undefined): void;
  /** What was asked for earlier, as it runs on. */
  setThread(thread: Thread | undefined): void;
  /** Everybody in a crowded paragraph, as a list of names. */
  setCrowd(names: readonly string[]): void;
}

const ONCE = new Set<string>([
  ...['sign', 'stakes', 'attempt', 'fail', 'turn', 'prize', 'after'].map((name) => `s.${name}`),
  ...PREMISE_SENTENCES.map((name) => `p.${name}`),
  ...CRISIS_SENTENCES.map((name) => `k.${name}`),
  ...PLACE_LETTERS.flatMap((letter) => PLACE_SENTENCES.map((name) => `${letter}.${name}`)),
  'r.show', 'r.strain', 'r.mend', 'H.cost', 'deed', 'k.try', 'k.spoilt', 'gift.odd', 'H.limit', 'H.look', 'F.look', 'V.look', 'G.look', 'details',
]);

/** Sounds and sayings may come back; deeds and habits may not. */
const AGAIN = new Set(['sound', 'smell', 'ground', 'far', 'say']);

const OF_A_DANGER = /^[a-z]\.danger\d?$/u;

/** Paragraphs that have just named the place of which they tell. */
const OF_A_PLACE: ReadonlySet<string> = new Set(['', 'place', 'place2', 'sights', 'morePlaces']);

/** “{seen the glove}”: says nothing, and is only possible where an earlier part had these words. */
const SEEN = 'seen ';

/** “{on-road}”: says nothing, and is only possible after they have set out. */
const ON_ROAD = 'on-road';

/** What is the same for every draft of a part is looked up once; each call sets a stage of its own. */
export function stagesFor(brief: StoryBrief, plan: StoryPlan, cast: Cast, party: string[]): () => OpenStage {
  const words = new Map<string, Material>(storyWords(brief, plan, cast));
  for (const gate of gatesOf(brief, plan, cast)) words.set(gate, '');
  for (const one of groundOf(brief, plan.premise, plan.words.spot ?? '', plan.words.landscape)) words.set(`${HERE}${one}`, '');
  for (const letter of elsewhere(brief, plan)) for (const danger of [`${letter}.danger`, `${letter}.danger${FROM_AFAR}`]) words.delete(danger);
  const before = brief.earlier.map(({ text }) => text).join(' ').toLowerCase();
  const seen = new Map<string, boolean>();
  const wasSeen = (what: string): boolean => {
    const was = seen.get(what) ?? before.includes(what.toLowerCase());
    seen.set(what, was);
    return was;
  };
  const known = new Map<WriterCharacter, ReadonlyMap<string, Material>>();
  const wordsAbout = (who: WriterCharacter): ReadonlyMap<string, Material> => {
    const about = known.get(who) ?? wordsOfPerson(who, brief, plan);
    known.set(who, about);
    return about;
  };
  const around = surroundingsOf(brief, plan);
  return () => setStage({ brief, plan, cast, party, words, wasSeen, wordsAbout, around });
}

/** The places whose dangers are not there where it comes to a head: a spot of the plot’s, or one that a family named, lies in neither of them. */
function elsewhere({ phase, places }: StoryBrief, { premise, words, threads }: StoryPlan): readonly string[] {
  if (phase !== 'climax') return [];
  const isOfAPlace = premiseById(premise).spot === undefined && !threads?.some(({ as, the }) => as === 'spot' && the === words.spot);
  const here = isNear(premise) || places.length < 2 ? 'l' : 'm';
  return isOfAPlace ? ['l', 'm'].filter((letter) => letter !== here) : ['l', 'm'];
}

/** Who has the same power and is told of sooner, the hero first. */
function sharedPower({ id, magicalPower }: WriterCharacter, { characters }: StoryBrief, { hero }: StoryPlan): string | undefined {
  if (!magicalPower?.trim() || id === hero) return undefined;
  const at = characters.findIndex((one) => one.id === id);
  const first = characters.filter((one) => one.magicalPower === magicalPower).find((one, n) => one.id === hero || (one.id !== id && characters.indexOf(one) < at && n === 0));
  return first && shortOf(first);
}

/** “Could grow big, just like Yuki”: true whichever of the two is told of first. */
function asAnother(words: ReadonlyMap<string, Material>, name: string, isLap: boolean): [string, Material][] {
  const can = words.get('can');
  if (typeof can !== 'string') return [];
  const like = `${can}, just like ${name}`;
  return [['power', [`{x} ${like}.`]], ['skill', [`{x} ${like}.`]], ...(isLap ? [['can', like.replace(/^could\b/u, 'can')] as [string, Material]] : [])];
}

/** What somebody was seen to do when it was worst, in the words in which it was told; undefined where nothing was told of them. */
function deedIn(climax: string | undefined, who: WriterCharacter, acts: Material = []): string | undefined {
  const short = shortOf(who);
  const about = climax === undefined ? [] : sentencesOf(climax).filter((sentence) => sentence.includes(short));
  return [acts].flat().find((act) => about.some((sentence) => new RegExp(`\\b(?:${RegExp.escape(short)}|he|she)(?:,[^,]+,)? ${RegExp.escape(act)}\\b`, 'u').test(sentence)));
}

function wordsOfPerson(who: WriterCharacter, brief: StoryBrief, plan: StoryPlan): ReadonlyMap<string, Material> {
  const sooner = brief.characters.slice(0, Math.max(0, brief.characters.findIndex(({ id }) => id === who.id)));
  const words = personWords(who, { again: brief.phase === 'climax', second: plan.words.nature === '1', others: sooner });
  const isLap = brief.ageRange === '3-4';
  let own: ReadonlyMap<string, Material> = isLap || brief.ageRange === '5-8' ? inYoungWords(seenBesideKin(words, who, brief), who, { isLap, second: plan.words.nature === '1', others: sooner }) : words;
  const shared = sharedPower(who, brief, plan);
  if (shared !== undefined) own = new Map<string, Material>([...own, ...asAnother(own, shared, isLap)]);
  const did = deedIn(brief.earlier.find(({ phase }) => phase === 'climax')?.text, who, own.get('act'));
  const told = did === undefined ? own : new Map<string, Material>([...own, ['did', did]]);
  return isLap ? inFewWords(told) : told;
}

interface Setting {
  brief: StoryBrief;
  plan: StoryPlan;
  cast: Cast;
  party: string[];
  words: ReadonlyMap<string, Material>;
  wasSeen(what: string): boolean;
  around: ReturnType<typeof surroundingsOf>;
  wordsAbout(who: WriterCharacter): ReadonlyMap<string, Material>;
}

function setStage({ brief, plan, cast, party, words, wasSeen, wordsAbout, around }: Setting): OpenStage {
  const people = new Map<string, Person>();
  const members = new Map<string, ReadonlyMap<string, Material>>();
  const fixed = new Map<string, Material>(words);
  const fill = (letter: string, who: WriterCharacter | undefined): void => {
    if (!who) {
      people.delete(letter);
      members.delete(letter);
      return;
    }
    people.set(letter, { letter, name: safeName(who.name), short: shortOf(who), male: who.gender === 'male' });
    members.set(letter, wordsAbout(who));
  };
  fill('H', cast.hero);
  fill('F', cast.friend);
  fill('V', cast.foil);
  fill('G', cast.giver);
  const crew = brief.phase === 'introduction' ? undefined : plan.words.crew;
  let misfit: (text: string) => number = () => 0;
  let now = '';
  // What will save the day is told of where it is taken along: not with the hero, and then again.
  const keepsPower = brief.phase === 'introduction' && plan.tool === 'power';
  const metAt = dangerMetAt(brief, plan.premise);
  return {
    people,
    party,
    misfit: (text) => misfit(text),
    setMisfit: (those) => {
      misfit = those;
    },
    ...(crew ? { crew } : {}),
    once: ONCE,
    again: AGAIN,
    setBeat: (beat) => {
      now = beat;
      const here = around(beat);
      for (const [name, words] of [['sound', here?.sounds], ['smell', here?.smells], ['ground', here?.ground], ['far', here?.far]] as const) {
        if (words && words.length > 0) fixed.set(name, words);
        else fixed.delete(name);
      }
    },
    cast: fill,
    setWish: (wish) => {
      for (const name of WISH_WORDS) fixed.delete(name);
      if (wish) for (const [name, value] of wordsOfWish(wish, brief.ageRange)) fixed.set(name, value);
    },
    setThread: (thread) => {
      for (const name of THREAD_WORDS) fixed.delete(name);
      if (thread) for (const [name, value] of wordsOfThread(thread)) fixed.set(name, value);
    },
    setCrowd: (names) => {
      fixed.delete('cameos');
      if (names.length > 2) fixed.set('cameos', `${names.slice(0, -1).map(safeName).join(', ')} and ${safeName(names[names.length - 1] ?? '')}`);
    },
    word: (name) => {
      if (name === ON_ROAD) return brief.phase === 'introduction' ? undefined : '';
      // “{~c3}” says nothing either: it marks whose sentence it is.
      if (name.startsWith('~')) return '';
      if (name.startsWith(SEEN)) return wasSeen(name.slice(SEEN.length)) ? '' : undefined;
      if (OF_A_DANGER.test(name)) return now === 'danger' && name.charAt(0) !== metAt ? undefined : ((OF_A_PLACE.has(now) ? undefined : fixed.get(`${name}${FROM_AFAR}`)) ?? fixed.get(name));
      if (keepsPower && now !== 'plant' && /^H\.(?:power|can|skill)$/u.test(name)) return undefined;
      const someone = members.get(name.charAt(0));
      return (name.charAt(1) === '.' ? someone?.get(name.slice(2)) : undefined) ?? fixed.get(name);
    },
  };
}
