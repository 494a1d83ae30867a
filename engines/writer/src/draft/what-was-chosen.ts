// Finds room for what a family chose and no scene has told: each where it belongs, a little at a time.

import type { AgeRange, WriterCharacter } from '../brief.ts';
import type { Dice } from '../dice.ts';
import { isTold, owedIn, swapped } from '../plan/as-chosen.ts';
import type { Owed } from '../plan/as-chosen.ts';
import { isYoung } from '../stage/is-young.ts';
import type { OpenStage } from '../stage/set-stage.ts';
import type { ParagraphOrder } from '../tell/paragraph.ts';
import type { Teller } from '../tell/teller.ts';
import { safeName } from '../tell/people.ts';
import { castCameo } from './cameos.ts';
import type { DraftOrder } from './order.ts';

interface Room {
  order: DraftOrder;
  beats: readonly string[];
  stage: OpenStage;
  teller: Teller;
  dice: Dice;
}

export interface StillToTell {
  /** What this beat may take in; undefined where it may take in nothing. */
  at(at: number, paragraphs: readonly string[], must: readonly string[], group: readonly WriterCharacter[]): ParagraphOrder['chosen'];
}

/** How many things one paragraph takes in, and one that is about them. */
const MOST: Readonly<Record<AgeRange, readonly [number, number]>> = { '3-4': [1, 2], '5-8': [1, 3], '9-12': [1, 4], '12-17': [2, 4] };

/** Where there is nothing to be in a hurry about: for a word about somebody, and about the place where they are. */
const QUIET = {
  person: new Set(['day', 'habit', 'pack', 'eve', 'talk', 'bond', 'setout', 'way', 'rest', 'laugh']),
  place: new Set(['day', 'eve', 'setout', 'way', 'rest', 'home', 'night', 'after']),
};

/** Where bedtime tells of people whom an introduction had no room for, before it goes on. */
const ON_THE_WAY = new Set(['setout', 'way', 'rest']);

/** Where each is what the paragraph is about. */
const ABOUT: Readonly<Record<Owed['about'], ReadonlySet<string>>> = {
  place: new Set(['place', 'place2', 'morePlaces', 'problem', 'arrive', 'danger', 'treasure']),
  hero: new Set(['hero', 'habit', 'pack']), friend: new Set(['friend', 'bond', 'talk']), foil: new Set(['foil']), other: new Set(['rest', 'talk']),
};

export function whatWasChosen({ order, beats, stage, teller, dice }: Room): StillToTell {
  const { brief, cast } = order;
  const all = owedIn({ brief, cast });
  const [few, many] = MOST[brief.ageRange];
  const young = isYoung(brief.ageRange);
  return {
    at: (at, paragraphs, must, group) => {
      const beat = beats[at] ?? '';
      const isInside = !young;
      if (isInside && !INSIDE.has(beat) && !(beat === 'cameo' && brief.phase === 'introduction')) return undefined;
      const isCrowded = beat === 'cameo' || beat === 'lent' || must.some((note) => note.includes('{C'));
      const onTheWay = young && brief.phase === 'development' && ON_THE_WAY.has(beat);
      const due = all.filter((one) => {
        const isOwn = ABOUT[one.about].has(beat);
        const isQuiet = QUIET[one.about === 'place' ? 'place' : 'person'].has(beat) && isMet(one, order, paragraphs);
        const isGuest = (young || isInside) && beat === 'cameo' && group.length < 3 && (isInside || one.cast?.length === 1) && one.cast?.every((who) => group.includes(who));
        if (isGuest) return !isTold(one, teller.knows);
        if (one.cast && (isCrowded || !isMet(one, order, paragraphs))) return false;
        const mayStand = young ? isOwn || (onTheWay && one.about !== 'place') : isOwn || isQuiet;
        return mayStand && !isTold(one, teller.knows);
      });
      if (due.length === 0) return undefined;
      const own = due.filter((one) => ABOUT[one.about].has(beat));
      const guests = beat === 'cameo' ? undefined : [...own, ...due].find((one) => one.cast)?.cast;
      if (guests) castCameo(stage, guests);
      const sorted = [...own, ...due.filter((one) => !own.includes(one))].filter((one) => !one.cast || beat === 'cameo' || one.cast === guests);
      // Nobody is told of in the words that another had, while there are others.
      const had = new Set(all.flatMap(({ variants }) => variants.filter(teller.knows).map(ofAnybody)));
      const lines = sorted.map((one) => {
        const worn = (line: string): number => (had.has(ofAnybody(line)) ? 1000 : 0) + order.stale(line);
        const line = dice.shuffle(isInside ? inScene(one.variants, group.length > 1) : one.variants).toSorted((a, b) => worn(a) - worn(b))[0] ?? '';
        had.add(ofAnybody(line));
        // The second of a pair stands in D.
        const isSecond = beat === 'cameo' && one.cast?.[0] !== group[0];
        return { line: isSecond ? swapped(line) : line, alsoAs: one.alsoAs };
      });
      return { lines, most: own.length > 0 || beat === 'cameo' ? many : few, stands: onTheWay ? 'before' : young || isInside ? 'here' : brief.phase === 'introduction' ? 'behind' : 'either', besides: brief.ageRange === '12-17' };
    },
  };
}

/** From nine years on it stands inside the scene that brings in whom or what it is about (`{also}`), and nowhere else. */
const INSIDE = new Set(['place', 'place2', 'morePlaces', 'hero', 'friend', 'foil']);

/** Inside the scene of one person the next sentence says “he” or “she”; where two come in, each is named. */
function inScene(variants: readonly string[], isPair: boolean): readonly string[] {
  const said = variants.filter((line) => line.includes('.pron}') !== isPair);
  return said.length > 0 ? said : variants;
}

/** A template without whom it is about. */
const ofAnybody = (line: string): string => line.replace(/\{~[^}]*\}/u, '').replace(/\{[HFVGCD](?=[.’}])/gu, '{x');

/** Nobody is described before they have come in, and no place before it has its name. */
function isMet({ about, cast: guests }: Owed, { brief, cast }: DraftOrder, paragraphs: readonly string[]): boolean {
  if (brief.phase !== 'introduction' || about === 'hero') return true;
  if (about === 'place') return paragraphs.some((text) => text.includes(brief.places[0]?.name ?? ''));
  const who = guests ?? [about === 'friend' ? cast.friend : about === 'foil' ? cast.foil : cast.giver];
  return who.every((one) => one !== undefined && paragraphs.some((text) => text.includes(safeName(one.name))));
}
