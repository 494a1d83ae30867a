// Where the material speaks of another of the kind of somebody in the story: readers would take the two for one.

import type { StoryBrief, WriterCharacter } from '../brief.ts';
import { kindOf } from '../lexicon/kinds.ts';
import { textsOf } from '../premises/texts-of.ts';
import { testOf } from './looked-through.ts';

const ONE_OF = 'an?|another|one|two|three|four|some|old|small|little|each|every|the';

/** By the word for one of the family, what else they are called. */
const KIN: Readonly<Record<string, string>> = {
  grandmother: 'grandmother|grandma|granny|gran|nan', grandfather: 'grandfather|grandpa|grandad', mother: 'mother|mum|mummy', father: 'father|dad|daddy', aunt: 'aunt|auntie', uncle: 'uncle',
};

/** “{H’s} grandmother” where there is one in the story: readers would take the two for one. */
const anotherOfKin = (noun: string): RegExp | undefined => {
  const names = KIN[noun];
  return names === undefined ? undefined : testOf(`kin/${noun}`, () => new RegExp(`\\{(?:H’s|[Hh]is|H\\.his)\\} (?:\\p{L}+ )?(?:${names})\\b`, 'u'));
};

/** “A hedgehog came out” where a hedgehog is the hero: another of the kind of somebody in the story, as the material speaks of one. */
export function anotherOf({ type, gender }: WriterCharacter, { places, theme, customPrompt = '' }: Pick<StoryBrief, 'places' | 'theme' | 'customPrompt'>, premise: string): RegExp | undefined {
  if (/^human - family/iu.test(type)) return anotherOfKin(kindOf(type, gender === 'male').noun);
  if (!/^(?:animal|hybrid)/iu.test(type)) return undefined;
  const noun = kindOf(type, gender === 'male').noun.split(' ').at(-1) ?? '';
  if (noun.length < 3) return undefined;
  const own = [theme.name, customPrompt, ...textsOf(premise), ...places.flatMap(({ name, type: kind, inhabitants, magicalProperties }) => [name, kind, ...inhabitants, ...magicalProperties])].join(' ').toLowerCase();
  return own.includes(noun) ? undefined : testOf(`kind/${noun}`, () => oneOf(noun));
}

/** “A small owl”, and not “like an owl”. Looks for the owl first: “a” and “the” stand everywhere. */
const oneOf = (noun: string): RegExp =>
  new RegExp(`${noun}s?\\b(?<=\\b(?:${ONE_OF})(?<!\\b(?:like|as|than|for|as if) (?:\\p{L}+ ){0,2}(?:${ONE_OF})) (?:\\p{L}+ ){0,2}${noun}s?)`, 'iu');
