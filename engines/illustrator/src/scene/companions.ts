/** Who goes along without being in the cast: “our dog Biscuit”, “the duck” whom a family asked for. Their names say nothing of what they are, so they are read as what they are. */
import type { DrawnCharacter, DrawnCompanion } from '../brief.ts';
import { readKind } from '../lexicon/kinds.ts';
import { inItsTime } from '../words/other-times.ts';
import { presentText, withoutSpeech } from '../words/told.ts';
import { beingsNamed, type Bystander, doings, goingOn, NOUNS } from './beings-told.ts';
import { leftBehind } from './still-there.ts';
import { PEOPLE } from './told-cast.ts';
import { ALONE } from './who-is-meant.ts';

export interface Companion {
  /** “dog” */
  noun: string;
  /** “Animal - Any - dog” */
  type: string;
  /** words before the noun: may name a colour */
  said: string;
  count: 1 | 2 | 3;
  /** “Biscuit”; absent where it is only “the duck” */
  name?: string;
  /** how the words that are read call it: “the dog” */
  called: string;
  /** came before these words and is with them, whether they say so or not */
  along: boolean;
}

const WHOSE = '(?:[Aa]n?|[Tt]he|[Hh]is|[Hh]er|[Tt]heir|[Oo]ur|[Mm]y|[Oo]ne|\\p{Lu}[\\p{L}-]+[’\']s?)';
/** “Maya’s dog Biscuit”, “a robot called Beep” */
const NAMED = new RegExp(`(?<![\\p{L}])(${WHOSE} (?:[a-z-]+ ){0,2}?(?:${NOUNS})) (?:called |named |by the name of )?(\\p{Lu}\\p{Ll}{2,})(?![\\p{L}’'])`, 'gu');
const FROM_ITS_NAME_ON = /,? (?:called|named|by the name of|who|that|which|with|from|in|on|to|and)\b.*$|(?<=[a-z]) \p{Lu}.*$/su;
const ITS_NAME = /\b(?:called|named|by the name of) (\p{Lu}[\p{L}-]+)|(?<=[a-z]) (\p{Lu}[\p{L}-]+)$/u;

/** @returns undefined for people, and for whatever has no drawing */
function kindOf(words: string): Pick<Companion, 'noun' | 'type' | 'said' | 'count'> | undefined {
  const own = words.replace(FROM_ITS_NAME_ON, '').replace(new RegExp(`^${WHOSE} `, 'u'), '').trim();
  const [last = '', ...adjectives] = own.split(/\s+/).toReversed();
  const said = adjectives.toReversed().join(' ');
  if (!last || PEOPLE.some(([people]) => new RegExp(`^(?:${people})s?$`, 'i').test(last))) return undefined;
  const [type, ...more] = beingsNamed(own);
  if (type) return { noun: type.split(' - ').at(-1) ?? last, type, said, count: Math.min(3, 1 + more.length) as Companion['count'] };
  const noun = last.replace(/s$/, '');
  return readKind(`Animal - Any - ${noun}`).known ? { noun, type: `Animal - Any - ${noun}`, said, count: noun === last ? 1 : 2 } : undefined;
}

const isOfTheCast = (name: string, cast: readonly DrawnCharacter[]): boolean => cast.some((one) => one.name.split(/\s+/).includes(name));
/** “The dog” would be one of the cast. */
const hasItsKind = (noun: string, cast: readonly DrawnCharacter[]): boolean => cast.some(({ type }) => new RegExp(`\\b${noun}\\b`, 'i').test(type));

/**
 * Those whom a family asked for, and those whom the story itself brought with a name.
 * @param text the words and what the story tells before them
 */
export function companionsOf(given: readonly DrawnCompanion[], text: string, cast: readonly DrawnCharacter[]): Companion[] {
  const told = [...text.matchAll(NAMED)].flatMap(([, words = '', name = '']): DrawnCompanion[] => (isOfTheCast(name, cast) ? [] : [{ words: `${words} ${name}`, called: name }]));
  const all = [...given, ...told].flatMap(({ words, called, along = false }): Companion[] => {
    const kind = kindOf(words);
    const [, named, last] = ITS_NAME.exec(words) ?? [];
    const name = /^\p{Lu}/u.test(called) ? called : (named ?? last);
    if (!kind || (name && isOfTheCast(name, cast))) return [];
    const own = hasItsKind(kind.noun, cast);
    if (own && !name) return [];
    return [{ ...kind, called: own && name ? name : name ? `the ${kind.noun}` : called, along, ...(name ? { name } : {}) }];
  });
  return all.filter((one, i) => all.findIndex(({ name, called }) => name === one.name && called === one.called) === i);
}

/** “Biscuit was scared”: the dog was. */
export const asKinds = (text: string, companions: readonly Companion[]): string =>
  companions.reduce((left, { name, noun, called }) => {
    if (!name || called === name) return left;
    const whole = new RegExp(`(^|[.!?“”\\n]\\s*)?(\\b${noun} (?:called |named |by the name of )?)?(?<![\\p{L}])${RegExp.escape(name)}(?![\\p{L}])`, 'gu');
    return left.replace(whole, (_, begins: string | undefined, kind: string | undefined) => `${begins ?? ''}${kind ? noun : begins === undefined ? called : called.replace(/^t/, 'T')}`);
  }, text);

const mentions = ({ called, noun }: Companion): RegExp => new RegExp(called.startsWith('the ') ? `\\bthe (?:[a-z]+ ){0,2}${noun}s?\\b(?![’'])` : `(?<![\\p{L}])${RegExp.escape(called)}(?![\\p{L}’'])`, 'iu');

/** Beside so many there is room for one who is not spoken of. */
const ROOM = 3;

interface Words {
  /** the moment that is shown */
  words: string;
  whole: string;
}

function asBystander(one: Companion, words: string, cast: readonly DrawnCharacter[]): Bystander {
  const clauses = presentText(withoutSpeech(words)).split(/(?<=[.!?;:\n])\s*/);
  const at = clauses.findIndex((clause) => mentions(one).test(clause));
  const clause = clauses[at] ?? '';
  const found = mentions(one).exec(clause);
  const after = found ? clause.slice(found.index + found[0].length) : '';
  return {
    noun: one.noun, type: one.type, said: one.said, count: one.count, small: /\b(?:tiny|little|small|wee|baby)\b/i.test(one.said),
    ...(one.name ? { name: one.name } : {}),
    ...(found ? doings(after, goingOn(clauses, at), cast) : {}),
  };
}

/** “A brown bear” is the bear of which the words tell. */
const isOfOneKind = (one: { noun: string }, other: { noun: string }): boolean => one.noun.split(' ').at(-1) === other.noun.split(' ').at(-1);

/** @param beside those whom the words show already, of whom a name is known now */
export function withCompanions(beside: readonly Bystander[], companions: readonly Companion[], { words, whole }: Words, cast: readonly DrawnCharacter[], players: number): Bystander[] {
  const known = beside.map((one) => {
    const companion = companions.find((other) => isOfOneKind(other, one));
    return companion ? { ...one, type: companion.type, said: companion.said || one.said, ...(companion.name ? { name: companion.name } : {}) } : one;
  });
  const quiet = withoutSpeech(whole);
  const mayBeAlong = players <= ROOM && known.length < 2 && !ALONE.test(quiet) && !leftBehind(whole);
  const more = companions.filter((one) => !known.some((other) => isOfOneKind(other, one)) && ([words, whole].some((some) => mentions(one).test(inItsTime(some))) || (one.along && mayBeAlong)));
  return [...known, ...more.slice(0, 1).map((one) => asBystander(one, words, cast))];
}

