// What a family chose and no scene has told yet, in the order in which it is to find room: powers, looks, places, ties, roles.

import type { AgeRange, StoryBrief, WriterCharacter, WriterPlace, WriterRelationship } from '../brief.ts';
import { SMALL_SHOWS } from '../lexicon/for-the-lap.ts';
import { looksOf } from '../lexicon/looks.ts';
import { everyDay } from '../lexicon/power-ways.ts';
import { powerOf } from '../lexicon/powers.ts';
import { isYoung } from '../stage/is-young.ts';
import { restOfLooks } from '../stage/look-words.ts';
import { AS_CHOSEN, CAN } from '../voices/as-chosen.ts';
import type { Cast } from './cast.ts';
import { PLACE_LETTERS } from './place-letters.ts';
import type { PlaceLetter } from './place-letters.ts';
import { tieOf } from './ties.ts';

export interface Owed {
  /** Templates, one of which is told. */
  variants: readonly string[];
  /** What else says that it is told: pieces of material, or “#slot”. */
  alsoAs: readonly string[];
  about: 'hero' | 'friend' | 'foil' | 'other' | 'place' | 'further';
  /** Which of the places they only come through. */
  place?: PlaceLetter;
  /** Who has to stand in C and D for it. */
  cast?: readonly WriterCharacter[];
}

type Knows = (source: string) => boolean;

export const isTold = ({ variants, alsoAs }: Owed, knows: Knows): boolean => variants.some(knows) || alsoAs.some(knows);

interface Chosen {
  brief: StoryBrief;
  cast: Cast;
}

/** Everything of it, told or not; the most telling first. */
export function owedIn({ brief, cast }: Chosen): Owed[] {
  const people = peopleIn(cast);
  const lines = AS_CHOSEN[brief.ageRange];
  const power = people.flatMap((one) => powerOwed(one, brief.ageRange));
  // Where nothing was drawn, nothing is owed.
  const look = people.filter(({ who }) => looksOf(who) !== undefined).flatMap((one) => owed(one, lines.look, one.letter === 'C' ? [] : [`#${one.letter}.look`]));
  const role = people.flatMap((one) => (isCast(one, cast) ? [] : owed(one, lines.roles[one.who.role?.trim().toLowerCase() ?? ''] ?? [])));
  const drawn = people.flatMap((one) => drawnOwed(one, brief.ageRange));
  const [first, more] = placesOwed(brief);
  const ties = tiesOwed(brief, cast, people);
  // A paragraph may have no room for all of it: who belongs to whom comes first.
  return [...ties, ...power, ...first, ...look, ...role, ...more, ...drawn].filter(({ variants }) => variants.length > 0);
}

interface Someone {
  letter: string;
  who: WriterCharacter;
  about: Owed['about'];
}

/** Everybody with the letter under which they stand; who has none of their own comes in as C. */
export function peopleIn({ hero, friend, foil, giver, others }: Cast): Someone[] {
  return [
    ...(friend ? [{ letter: 'F', who: friend, about: 'friend' } as const] : []),
    ...(foil ? [{ letter: 'V', who: foil, about: 'foil' } as const] : []),
    { letter: 'H', who: hero, about: 'hero' },
    ...(giver ? [{ letter: 'G', who: giver, about: 'other' } as const] : []),
    ...others.map((who) => ({ letter: 'C', who, about: 'other' }) as const),
  ];
}

/** Who plays a part in the plot acts it there. */
const isCast = ({ letter, who }: Someone, { friend }: Cast): boolean =>
  (letter === 'H' && !/^antihero$/iu.test(who.role ?? '')) || (letter === 'V' && !/^(?:trickster|antihero)$/iu.test(who.role ?? '')) || (who === friend && /^sidekick$/iu.test(who.role ?? ''));

/** A sentence that says nothing marks whose it is: two people may have the same one. */
const own = ({ letter, who }: Someone, line: string): string => `${letter === 'C' ? `{~${who.id}}` : ''}${line.replaceAll('{x', `{${letter}`)}`;

/** The same where the two of them stand the other way round. */
export const swapped = (line: string): string => line.replace(/\{[CD](?=[.’}])/gu, (letter) => (letter === '{C' ? '{D' : '{C'));

/** A template without whom it is about. */
export const ofAnybody = (line: string): string => line.replace(/\{~[^}]*\}/u, '').replace(/\{[HFVGCD](?=[.’}])/gu, '{x');

const owed = (one: Someone, lines: readonly string[], alsoAs: readonly string[] = []): Owed[] =>
  [{ variants: lines.map((line) => own(one, line)), alsoAs: one.letter === 'C' ? lines.map((line) => swapped(own(one, line))) : alsoAs, about: one.about, ...(one.letter === 'C' ? { cast: [one.who] } : {}) }];

function powerOwed(one: Someone, age: AgeRange): Owed[] {
  const power = powerOf(one.who.magicalPower);
  return power ? owed(one, AS_CHOSEN[age].power, one.letter === 'C' ? [] : [...power.show, ...everyDay(CAN[power.name] ?? ''), ...(SMALL_SHOWS[power.name] ?? [])]) : [];
}

/** The youngest are told one thing at a time. */
function drawnOwed(one: Someone, age: AgeRange): Owed[] {
  const pieces = restOfLooks(one.who);
  const slots = age === '3-4' ? pieces.map((_, at) => `drawn${at + 1}`) : pieces.length > 0 ? ['drawn'] : [];
  return slots.flatMap((slot) => owed(one, AS_CHOSEN[age].drawn.map((line) => line.replace('x.drawn', `x.${slot}`))));
}

/** First of each what it has, then the rest of its lists: to the young one by one. */
function placesOwed({ places, ageRange, phase }: StoryBrief): [Owed[], Owed[]] {
  const firsts: Owed[] = [];
  const more: Owed[] = [];
  const here = phase === 'introduction' || phase === 'resolution' || places.length < 2 ? 'l' : 'm';
  for (const [at, place] of places.entries()) {
    const letter = PLACE_LETTERS[at];
    const isFurther = at > 1;
    // What lies ahead is not told before they come to it, and what lies behind them is told when they are back.
    if (!letter || (isFurther ? phase !== 'development' : letter !== here)) continue;
    const of = isFurther ? ({ about: 'further', place: letter } as const) : ({ about: 'place' } as const);
    const tell = (slot: string): Owed => ({ variants: [`{${letter}.${slot}}`], alsoAs: [`#${letter}.${slot}`], ...of });
    firsts.push(...firstSlots(place).map(tell));
    if (isYoung(ageRange)) more.push(...moreSlots(place).map(tell));
    else more.push(...listsOf(place).map(([list, rest]): Owed => ({ variants: AS_CHOSEN[ageRange][list].map((line) => line.replace('{it}', `{${letter}.${list}}`)), alsoAs: rest.length === 1 ? [`#${letter}.${list.slice(0, -1)}2`] : [], ...of })));
  }
  return [firsts, more];
}

export const firstSlots = ({ magicalProperties, inhabitants, climate, dangers, treasures }: WriterPlace): string[] =>
  [magicalProperties.length > 0 ? 'prop' : '', inhabitants.length > 0 ? 'folk' : '', climate ? 'climate' : '', dangers.length > 0 ? 'danger' : '', treasures.length > 0 ? 'treasure' : ''].filter(Boolean);

export const LISTS = ['props', 'folks', 'dangers', 'treasures'] as const;

/** What each list has behind its first. */
export const listsOf = ({ magicalProperties, inhabitants, dangers, treasures }: WriterPlace): [(typeof LISTS)[number], string[]][] =>
  ([['props', magicalProperties], ['folks', inhabitants], ['dangers', dangers], ['treasures', treasures]] as const).flatMap(([list, all]) => (all.length > 1 ? [[list, all.slice(1)]] : []));

const moreSlots = (place: WriterPlace): string[] => listsOf(place).flatMap(([list, rest]) => rest.slice(0, 2).map((_, at) => `${list.slice(0, -1)}${at + 2}`));

/** Somebody stands against the hero, and is a friend all the same. */
const FRIENDLY_FOIL = ['{a} was {b’s} {tie}, but not on every day.', 'On good days {a} was {b’s} {tie}.'];

const COMES_IN: readonly Owed['about'][] = ['hero', 'friend', 'foil', 'other'];

/** With whom of two it is told how they are related: never with the hero; for the young, who hear it in a scene of its own, with whoever comes in later. */
function lateOf(one: Someone, other: Someone, age: AgeRange): Someone {
  const [first, second] = [one, other].map(({ about }) => COMES_IN.indexOf(about)) as [number, number];
  return one.about === 'hero' || (isYoung(age) && second > first) ? other : one;
}

/** How two are related of whom neither is told of with the other. */
function tiesOwed({ relationships, ageRange }: StoryBrief, cast: Cast, people: readonly Someone[]): Owed[] {
  const partner = cast.friend ?? cast.foil;
  // A grandmother of two is told of once.
  const toPartner = (from: string, type: string): boolean => partner !== undefined && relationships.some((one) => one.from === from && one.to === partner.id && one.type === type);
  const ofBoth = ({ from, to, type }: WriterRelationship): boolean => to === cast.hero.id && toPartner(from, type);
  const isToldWithHero = ({ from, to, type }: WriterRelationship): boolean => to === partner?.id && relationships.some((one) => one.from === from && one.to === cast.hero.id && one.type === type);
  return relationships.filter((one) => !isToldWithHero(one)).flatMap((relationship) => {
    const { from, to, type } = relationship;
    const [one, other] = [people.find(({ who }) => who.id === from), people.find(({ who }) => who.id === to)];
    if (!one || !other || one === other || [one.who, other.who].every((who) => who === cast.hero || who === partner)) return [];
    const tie = tieOf(type, one.who, isYoung(ageRange));
    const letters: [string, string] = one.letter === 'C' && other.letter === 'C' ? ['C', 'D'] : [one.letter, other.letter];
    const line = (text: string): string => `{~${from}-${to}}${text.replaceAll('{a}', `{${letters[0]}}`).replace('{b’s}', ofBoth(relationship) ? `{H’s} and {${cast.friend ? 'F' : 'V'}’s}` : `{${letters[1]}’s}`).replace('{tie}', tie)}`;
    const guests = [one, other].filter(({ letter }) => letter === 'C').map(({ who }) => who);
    const isFoil = letters.includes('V') && /friend|ally|partner/iu.test(type);
    const variants = (isFoil && isYoung(ageRange) ? FRIENDLY_FOIL : AS_CHOSEN[ageRange].tie).map(line);
    return [{ variants, alsoAs: guests.length > 0 ? variants.map(swapped) : [], about: lateOf(one, other, ageRange).about, ...(guests.length > 0 ? { cast: guests } : {}) }];
  });
}
