// The rest of how somebody was drawn: what the two things that are told first leave out.

import type { WriterCharacter } from '../brief.ts';
import { kindOf } from '../lexicon/kinds.ts';
import { colourOf, inPlainWords, looksOf, nounPhrase, saysOf, sizeOf } from '../lexicon/looks.ts';
import { shapeOf } from '../lexicon/shapes.ts';

const says = (text: string): boolean => text !== '' && !/^(?:none|no |normal|average|medium|other|n\/a|custom|unknown)/u.test(text) && text.split(' ').length < 8;

/** Each as what follows the name: "had dark brown eyes and freckles", "was slim and the size of a cat", "wore ruby red"; `inPictures` for the young: "was as slim as a broom". */
export function restOfLooks(who: WriterCharacter, { inPictures = false } = {}): string[] {
  const { appearance } = who;
  const { noun, human } = kindOf(who.type, who.gender === 'male');
  const told = looksOf(who) ?? '';
  const had = [eyes(inPlainWords(appearance.eyeColor)), ...featuresOf(inPlainWords(appearance.distinguishingFeature)).filter((one) => !saysOf(who.type, one)), skin(inPlainWords(appearance.skinTone))]
    .filter((one) => one !== '' && !told.includes(one) && !noun.includes(one.replace(/^an? /u, '')));
  const colour = inPlainWords(appearance.color);
  const isWorn = (human || /^(?:mystic|magical being|supernatural being|dark being)/iu.test(who.type)) && says(colour) && colourOf(who, noun) === undefined;
  const shape = (word: string): string => (inPictures ? shapeOf(word, { name: who.name, kind: noun }) : sizeIn(word));
  const was = [says(inPlainWords(appearance.build)) ? shape(inPlainWords(appearance.build)) : '', sizeOf(who) === undefined ? shape(height(inPlainWords(appearance.height))) : '', age(inPlainWords(appearance.age))].filter(Boolean);
  return [
    was.length > 0 ? `was ${listed(was)}` : '',
    ...pairs(had).map((two) => `had ${listed(two)}`),
    isWorn || (human && says(colour)) ? `liked to wear ${colour.replace('-', ' ')}` : '',
  ].filter(Boolean);
}

const eyes = (colour: string): string => (says(colour) ? (/eye/u.test(colour) ? colour : `${colour} eyes`) : '');

const height = (text: string): string => (!says(text) ? '' : text === 'ever-changing' ? 'never the same size twice' : text);

/** “Cat-sized” stands on a form; nobody says it. */
const sizeIn = (word: string): string => word.replace(/^(\p{L}+)-sized$/u, (_, thing: string) => `the size of a ${thing}`);

/** “Cocoa” is what it is like; “mint green” is a colour. */
const skin = (tone: string): string =>
  !says(tone) ? '' : /[ -]/u.test(tone) || /skin/u.test(tone) ? (/skin/u.test(tone) ? tone : `${tone} skin`) : `skin the colour of ${tone}`;

/** What goes without saying of most who are drawn: a child, grown-up. */
const PLAIN_AGE = /^(?:(?:young )?child|teenager|young adult|grown-up|grown|young|little one|young at heart)$/u;
const AGES: Readonly<Record<string, string>> = { baby: 'still a baby', toddler: 'still a toddler', elder: 'old', newborn: 'newly born' };

function age(text: string): string {
  if (!says(text) || PLAIN_AGE.test(text)) return '';
  if (/^\d+$/u.test(text)) return `${text} years old`;
  return AGES[text] ?? text;
}

const featuresOf = (text: string): string[] => text.split(/\s*[,;]\s*/u).filter(says).map((one) => one.replace(/^(?:has|with|having|wears|wearing)\s+/u, '')).map(nounPhrase);

const pairs = <T>(all: readonly T[]): T[][] => all.flatMap((_, at) => (at % 2 === 0 ? [all.slice(at, at + 2)] : []));

export const listed = (all: readonly string[]): string => (all.length < 2 ? (all[0] ?? '') : `${all.slice(0, -1).join(', ')} and ${all[all.length - 1] ?? ''}`);
