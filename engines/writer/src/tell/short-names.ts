// By which name somebody goes on in a story once the whole one was told: “Maya O’Hara” is Maya from then on.

import type { StoryBrief, WriterCharacter } from '../brief.ts';
import { isCalledSo } from '../listen/phrase.ts';
import { readable } from '../listen/typed-words.ts';
import { TITLES, safeName, shortName } from './people.ts';

type Named = Pick<WriterCharacter, 'name' | 'short'>;

/** As it stands in a story. */
export const shortOf = ({ name, short }: Named): string => (short === undefined ? shortName(safeName(name)) : safeName(short));

/** As it is looked for in what a family types. */
export const readableShortOf = ({ name, short }: Named): string => (short === undefined ? shortName(readable(name)) : readable(short));

/** A surname shows itself as one; of two plain words nobody can tell whether they are Mary Jane or Mary Smith. */
const SURNAME = /^(?:O[’'](?=\p{Lu})|Mc(?=\p{Lu})|Mac(?=\p{Lu})|Fitz(?=\p{L})|\p{Lu}\p{Ll}+-(?=\p{Lu}))\p{L}[\p{L}’'-]*$/u;
const FIRST_NAME = /^\p{Lu}\p{Ll}+$/u;

/** The same brief, in which people with a first name and a surname are called by the first. Two with the same first name keep both. */
export function withShortNames<Brief extends StoryBrief>(brief: Brief): Brief {
  const firstOf = (name: string): string => readable(name).split(' ')[0] ?? '';
  const characters = brief.characters.map((who) => {
    const [first = '', last = '', ...more] = readable(who.name).split(' ');
    const isOne = more.length === 0 && last !== '' && FIRST_NAME.test(first) && !TITLES.test(first) && !isCalledSo(first) && who.type.startsWith('Human');
    const isShared = brief.characters.some((other) => other !== who && firstOf(other.name) === first);
    return isOne && !isShared && (SURNAME.test(last) || isTypedAlone(first, last, brief)) ? { ...who, short: first } : who;
  });
  return { ...brief, characters };
}

/** A name stays as it was typed, also where words that a family typed were made readable: “O'Brien” is nowhere “O’Brien”. */
export const withTypedNames = (text: string, characters: readonly Named[]): string =>
  characters.map(({ name }) => safeName(name)).filter((name) => readable(name) !== name && /['’]/u.test(name)).reduce((told, name) => told.replaceAll(readable(name), name), text);

/** Does the family itself leave the second word out? */
function isTypedAlone(first: string, last: string, { customPrompt, continuation, instruction, characters, relationships }: StoryBrief): boolean {
  const typed = [customPrompt, continuation?.answer, instruction, ...characters.map(({ description }) => description), ...relationships.map(({ details }) => details)];
  const alone = new RegExp(`\\b${RegExp.escape(first)}\\b(?! ${RegExp.escape(last)})`, 'u');
  return typed.some((text) => alone.test(readable(text ?? '')));
}
