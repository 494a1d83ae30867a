// The places beyond the second: they come through each of them, one to a paragraph where there is room, else several.

import type { AgeRange, Length, StoryBrief, WriterPlace } from '../brief.ts';
import type { Dice } from '../dice.ts';
import { firstSlots } from '../plan/as-chosen.ts';
import { PLACE_LETTERS } from '../plan/place-letters.ts';
import type { PlaceLetter } from '../plan/place-letters.ts';
import type { Teller } from '../tell/teller.ts';
import { NEXT_PLACE } from '../voices/next-place.ts';

export interface Further {
  letter: PlaceLetter;
  place: WriterPlace;
}

/** How many paragraphs of the road may be about places. */
export const ROOM_FOR_PLACES: Readonly<Record<Length, number>> = { standard: 2, extended: 4, epic: 6 };

export const furtherIn = ({ places }: StoryBrief): Further[] =>
  places.flatMap((place, at) => {
    const letter = PLACE_LETTERS[at];
    return at > 1 && letter ? [{ letter, place }] : [];
  });

/** As many groups as there are paragraphs, in the order of the road. */
export function placeGroups(brief: StoryBrief, paragraphs: number): Further[][] {
  const all = furtherIn(brief);
  const groups: Further[][] = [];
  for (let n = 0; n < paragraphs; n++) groups.push(all.slice(Math.round((n * all.length) / paragraphs), Math.round(((n + 1) * all.length) / paragraphs)));
  return groups.filter(({ length }) => length > 0);
}

/** A scene is written for the third place: here it is told of whichever it is, and not of two. Several places in one paragraph follow one another. */
export function scenesOfPlaces(cores: readonly string[], places: readonly (Further | PlaceLetter)[], age: AgeRange, teller: Teller, dice: Dice): string[] {
  const [first] = places;
  const several = places.filter((one) => typeof one !== 'string');
  if (several.length > 1) return tourOf(several, age, dice);
  const letter = typeof first === 'string' ? first : (first?.letter ?? 'n');
  const isTold = (core: string): boolean => PLACE_LETTERS.some((other) => teller.knows(ofPlace(core, other)));
  return cores.filter((core) => !isTold(core)).map((core) => ofPlace(core, letter));
}

const ofPlace = (core: string, letter: PlaceLetter): string => core.replaceAll('{n.', `{${letter}.`);

/** How many things are told of each of several places in one paragraph. */
const THINGS: Readonly<Record<AgeRange, readonly number[]>> = { '3-4': [0, 0, 1], '5-8': [0, 0, 3, 1, 1], '9-12': [0, 0, 3, 2, 1], '12-17': [0, 0, 4, 3, 2] };

/** Several places one after another, the first with what it is known for, the next with who lives there, and so on. */
function tourOf(group: readonly Further[], age: AgeRange, dice: Dice): string[] {
  const most = THINGS[age][Math.min(group.length, THINGS[age].length - 1)] ?? 0;
  const leads = dice.shuffle(NEXT_PLACE[age]);
  return [0, 1, 2].map((turn) =>
    group.map(({ letter, place }, at) => {
      const slots = firstSlots(place);
      const things = slots.map((_, n) => slots[(n + at * 2 + turn) % slots.length]).slice(0, most);
      // Its property is told before its danger, whichever of them are told.
      return [(leads[at % leads.length] ?? '').replace('{name}', `{${letter}.name}`), ...slots.filter((slot) => things.includes(slot)).map((slot) => `{${letter}.${slot}}`)].join(' ');
    }).join(' '),
  );
}
