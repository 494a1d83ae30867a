/** From the text of a type ("Animal - Forest Animals - Red Fox") to a being: its particular word first, then group and category. */
import { PARTICULARS } from './particulars.ts';
import { ANIMALS } from './animals.ts';
import { type Being } from './being.ts';
import { CREATURES } from './creatures.ts';
import { FOLK, PEOPLE } from './people.ts';
import { ROBOTS } from './machines.ts';
import { SPIRITS } from './spirits.ts';
import type { OwnLook } from './types/own-look.ts';
import { ownLookOf } from './types/own-looks.ts';

type Entries = readonly (readonly [RegExp, Being])[];

/** In which order the lists are asked, by the category of the type. */
const ORDER: readonly (readonly [category: RegExp, lists: readonly Entries[], otherwise: string])[] = [
  [/^human/i, [PEOPLE], 'human'],
  [/^animal/i, [ANIMALS, CREATURES, PEOPLE, SPIRITS], 'fox'],
  [
    /robot|artificial/i,
    [
      ANIMALS.filter(([words]) => !/\bant\b|spider/.test(words.source)),
      CREATURES.filter(([words]) => /dinosaur/.test(words.source)),
      ROBOTS,
    ],
    'robot',
  ],
  [
    /alien/i,
    [
      ANIMALS,
      CREATURES.filter(([words]) => /alien|monster/.test(words.source)),
      SPIRITS.filter(([words]) => /crystal|slime|cloud/.test(words.source)),
      PEOPLE.filter(([words]) => /alien/.test(words.source)),
      ROBOTS,
    ],
    'alien',
  ],
  [/hybrid/i, [PEOPLE, ANIMALS, CREATURES, ROBOTS], 'griffin'],
  [/dark/i, [PEOPLE, ANIMALS, CREATURES, SPIRITS], 'monster'],
  [/mythical/i, [CREATURES, ANIMALS, PEOPLE, SPIRITS], 'dragon'],
  [/mystic/i, [PEOPLE, SPIRITS, CREATURES, ANIMALS], 'oracle'],
  [/magical/i, [PEOPLE, SPIRITS, CREATURES, ANIMALS], 'fairy'],
  [/supernatural/i, [PEOPLE, ANIMALS, SPIRITS, CREATURES], 'ghost'],
];
const EVERYTHING: readonly Entries[] = [CREATURES, ANIMALS, SPIRITS, PEOPLE, ROBOTS];

const HUMAN: Being = { size: 1, rig: { rig: 'human', parts: { ears: 'round', lower: 'legs' } } };

export interface Kind {
  being: Being;
  own?: OwnLook;
  category: string;
  group: string;
  particular: string;
  known: boolean;
}

const search = (text: string, lists: readonly Entries[]): Being | undefined => {
  for (const list of lists) {
    const found = list.find(([words]) => words.test(text));
    if (found) return found[1];
  }
  return undefined;
};

export function readKind(type: string, description = ''): Kind {
  const parts = type
    .split(/\s+[-–—>/]\s+|\s*>\s*/)
    .map((part) => part.trim())
    .filter(Boolean);
  const category = parts[0] ?? '';
  const group = parts.length > 2 ? (parts[1] ?? '') : '';
  const particular = parts[parts.length - 1] ?? category;
  const own = ownLookOf(category, particular);
  const names = { category, group, particular, ...(own ? { own } : {}) };
  if (own?.being) return { ...names, being: own.being, known: true };
  const [, lists, otherwise] = ORDER.find(([words]) => words.test(category)) ?? [/./, EVERYTHING, 'human'];
  if (/^human/i.test(category)) return { ...names, being: HUMAN, known: true };
  const outright = PARTICULARS.find(([where, words]) => where.test(category) && words.test(particular))?.[2];
  const exact = outright ?? search(particular, lists) ?? search(particular, EVERYTHING) ?? search(particular, [FOLK]);
  const being =
    exact ?? search(group, lists) ?? search(description, lists) ?? (otherwise === 'human' ? HUMAN : search(otherwise, EVERYTHING)) ?? HUMAN;
  return { ...names, being, known: exact !== undefined };
}
