// Finds room for what a family chose and no scene has told: each where it belongs, a little at a time.

import type { AgeRange, WriterCharacter } from '../brief.ts';
import type { Dice } from '../dice.ts';
import { isTold, ofAnybody, owedIn, swapped } from '../plan/as-chosen.ts';
import type { Owed } from '../plan/as-chosen.ts';
import { PLACE_LETTERS } from '../plan/place-letters.ts';
import { isYoung } from '../stage/is-young.ts';
import type { OpenStage } from '../stage/set-stage.ts';
import type { ParagraphOrder } from '../tell/paragraph-order.ts';
import type { Teller } from '../tell/teller.ts';
import { freshest } from '../tell/marks.ts';
import { isNamed, safeName } from '../tell/people.ts';
import { castCameo } from './cameos.ts';
import type { Further } from './further-places.ts';
import type { DraftOrder } from './order.ts';
import { MISFIT } from './suits-story.ts';

interface Room {
  order: DraftOrder;
  beats: readonly string[];
  stage: OpenStage;
  teller: Teller;
  dice: Dice;
  /** All that there is to tell, of `chosenIn`. */
  all: readonly Owed[];
}

export interface StillToTell {
  /** What this beat may take in; undefined where it may take in nothing. */
  at(at: number, paragraphs: readonly string[], group: readonly WriterCharacter[], places: readonly Further[]): ParagraphOrder['chosen'];
  /** How much of it is not told yet. */
  left(): number;
}

/** How many things one paragraph takes in, and one that is about them. */
const MOST: Readonly<Record<AgeRange, readonly [number, number]>> = { '3-4': [1, 2], '5-8': [1, 3], '9-12': [1, 4], '12-17': [2, 3] };

/** Scenes that only lead up to what a place has. */
const ONLY_PLACES = new Set(['morePlaces', 'sights']);

/** All that can be said of a place that they come through, as far as it fits. */
const OF_A_PLACE = 5;

/** Where the young hear of people whom an introduction had no room for. */
export const ON_THE_WAY = new Set(['setout', 'way', 'rest']);

/** There nobody stops for a foil, and on a lap only for what somebody can do. */
const isForTheWay = ({ about, variants }: Owed, age: AgeRange): boolean =>
  about !== 'place' && about !== 'further' && about !== 'foil' && (age !== '3-4' || variants.some((line) => line.includes('.can}')));

/** Where each is what the paragraph is about. */
const ABOUT: Readonly<Record<Owed['about'], ReadonlySet<string>>> = {
  place: new Set(['place', 'place2', 'sights']),
  further: new Set(['morePlaces']),
  hero: new Set(['hero', 'habit', 'pack']), friend: new Set(['friend', 'bond', 'talk']), foil: new Set(['foil']), other: new Set(['rest', 'talk']),
};

/** What a family chose that a part has to tell; the same for every draft of it. */
export const chosenIn = (order: DraftOrder): readonly Owed[] => owedIn(order).filter((one) => !isAlong(one, order));

export function whatWasChosen({ order, beats, stage, teller, dice, all }: Room): StillToTell {
  const { brief, cast } = order;
  const isHere = (one: Owed, places: readonly Further[]): boolean => one.about === 'further' && places.length === 1 && places[0]?.letter === one.place;
  const [few, many] = MOST[brief.ageRange];
  const young = isYoung(brief.ageRange);
  return {
    left: () => all.filter((one) => !isTold(one, teller.knows)).length,
    at: (at, paragraphs, group, places) => {
      const beat = beats[at] ?? '';
      const isInside = !young;
      if (isInside && !INSIDE.has(beat) && !(beat === 'cameo' && brief.phase === 'introduction')) return undefined;
      const isCrowded = beat === 'cameo' || beat === 'lent';
      const onTheWay = young && brief.phase === 'development' && ON_THE_WAY.has(beat);
      const due = all.filter((one) => {
        // What will save the day is told of where it is taken along.
        if (isKeptFor(one, order) && !beats.slice(0, at).includes('plant')) return false;
        if (beat === 'place2' && beats.slice(at + 1).includes('danger') && one.variants.includes('{m.danger}')) return false;
        if (beat === 'morePlaces' || one.about === 'further') return isHere(one, places) && !isTold(one, teller.knows);
        const isOwn = ABOUT[one.about].has(beat);
        const isGuest = (young || isInside) && beat === 'cameo' && group.length < 3 && (isInside || one.cast?.length === 1) && one.cast?.every((who) => group.includes(who));
        // Whoever is told of with the hero’s elders has no letter of a guest, and comes in like one.
        if (young && beat === 'cameo' && group.length < 3 && one.about === 'other' && !one.cast && cast.giver && group.includes(cast.giver)) return !isTold(one, teller.knows);
        if (isGuest) return !isTold(one, teller.knows);
        if (one.cast && (isCrowded || !isMet(one, order, paragraphs))) return false;
        return (isOwn || (onTheWay && isForTheWay(one, brief.ageRange))) && !isTold(one, teller.knows);
      });
      if (due.length === 0) return undefined;
      const own = due.filter((one) => ABOUT[one.about].has(beat));
      const guests = beat === 'cameo' ? undefined : [...own, ...due].find((one) => one.cast)?.cast;
      if (guests) castCameo(stage, guests);
      const sorted = [...own, ...due.filter((one) => !own.includes(one))].filter((one) => !one.cast || beat === 'cameo' || one.cast === guests);
      // Nobody is told of in the words that another had, while there are others.
      const had = new Set(all.flatMap(({ variants }) => variants.filter(teller.knows).map(ofAnybody)));
      const lines = sorted.map((one) => {
        const worn = (line: string): number => 10_000 * MISFIT[order.suits(line, beat, group)] + (had.has(ofAnybody(line)) && isWordy(line) ? 1000 : 0) + order.stale(line);
        const line = freshest(dice.shuffle(isInside ? inScene(one.variants, group.length > 1) : one.variants), worn)[0] ?? '';
        had.add(ofAnybody(line));
        // The second of a pair stands in D.
        const isSecond = beat === 'cameo' && one.cast?.[0] !== group[0];
        return { line: isSecond ? swapped(line) : line, alsoAs: one.alsoAs };
      });
      return { lines, most: ONLY_PLACES.has(beat) ? OF_A_PLACE : own.length > 0 || beat === 'cameo' ? many : few, needed: onTheWay, besides: brief.ageRange === '12-17', follows: ONLY_PLACES.has(beat) };
    },
  };
}

/** From nine years on it stands inside the scene that brings in whom or what it is about (`{also}`), and nowhere else. */
const INSIDE = new Set(['place', 'place2', 'morePlaces', 'hero', 'friend', 'foil']);

const isKeptFor = ({ alsoAs, about, variants }: Owed, { brief, plan }: DraftOrder): boolean =>
  brief.phase === 'introduction' && ((plan.tool === 'treasure' && alsoAs[0] === '#l.treasure') || (plan.tool === 'power' && about === 'hero' && variants.some((line) => /\.(?:can|power|skill)\}/u.test(line))));

/** What they have carried from home does not lie in the place that it came from. */
const isAlong = ({ alsoAs }: Owed, { brief, plan }: DraftOrder): boolean => {
  const at = brief.places.findIndex(({ treasures }) => treasures.length > 0);
  return plan.tool === 'treasure' && at > 0 && alsoAs[0] === `#${PLACE_LETTERS[at] ?? ''}.treasure`;
};

/** Inside the scene of one person the next sentence says “he” or “she”; where two come in, each is named. */
function inScene(variants: readonly string[], isPair: boolean): readonly string[] {
  const said = variants.filter((line) => line.includes('.pron}') !== isPair);
  return said.length > 0 ? said : variants;
}

/** Has words of its own, which would be heard twice: “{x.power}” has none. */
const isWordy = (line: string): boolean => line.replace(/\{[^}]*\}/gu, '').trim().length > 12;

/** Nobody is described before they have come in, and no place before it has its name. */
function isMet({ about, cast: guests }: Owed, { brief, cast }: DraftOrder, paragraphs: readonly string[]): boolean {
  if (brief.phase !== 'introduction' || about === 'hero') return true;
  if (about === 'place') return paragraphs.some((text) => isNamed(text, brief.places[0]?.name ?? ''));
  const who = guests ?? [about === 'friend' ? cast.friend : about === 'foil' ? cast.foil : cast.giver];
  return who.every((one) => one !== undefined && paragraphs.some((text) => isNamed(text, safeName(one.name))));
}
