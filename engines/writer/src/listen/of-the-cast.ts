// “The crab is afraid of the dark”, where one of the story is a crab: that one is meant, and no second being.

import type { WriterCharacter, WriterRelationship } from '../brief.ts';
import { kindOf } from '../lexicon/kinds.ts';
import { readableShortOf } from '../tell/short-names.ts';
import { LITTLE, baseOfThird, isPast } from './verbs.ts';

/** What else such a one is called. */
const ALSO: readonly [RegExp, string][] = [
  [/^puppy$/u, 'dog|pup|doggy'], [/^kitten$/u, 'cat|kitty'], [/^bunny$/u, 'rabbit'], [/^rabbit$/u, 'bunny'], [/^pony$/u, 'horse|pony'], [/^(?:baby|toddler)$/u, 'baby'],
  [/^grandmother$/u, 'grandma|granny|gran|nana|nan|grandmother'], [/^grandfather$/u, 'grandpa|grandad|granddad|grandfather|gramps'], [/^mother$/u, 'mum|mom|mummy|mommy|mama|mother'], [/^father$/u, 'dad|daddy|papa|father'],
  [/^aunt$/u, 'aunt|auntie|aunty'], [/^uncle$/u, 'uncle'], [/^(?:little boy|big brother)$/u, 'brother'], [/^(?:little girl|big sister)$/u, 'sister'],
];
/** “Grandma Adela” is a grandma, whatever else was chosen. */
const TITLES: readonly [RegExp, string][] = [
  [/^(?:grandma|granny|gran|nana|nan|oma)\b/iu, 'grandma|granny|gran|nana|nan|grandmother'], [/^(?:grandpa|grandad|granddad|opa)\b/iu, 'grandpa|grandad|granddad|grandfather'], [/^(?:mum|mom|mummy|mommy|mama)\b/iu, 'mum|mom|mummy|mommy|mama|mother'],
  [/^(?:dad|daddy|papa)\b/iu, 'dad|daddy|papa|father'], [/^(?:aunt|auntie)\b/iu, 'aunt|auntie|aunty'], [/^uncle\b/iu, 'uncle'], [/^baby\b/iu, 'baby'], [/^captain\b/iu, 'captain'], [/^doctor\b|^dr\b/iu, 'doctor'], [/^professor\b/iu, 'professor'],
  [/^king\b/iu, 'king'], [/^queen\b/iu, 'queen'], [/^prince\b/iu, 'prince'], [/^princess\b/iu, 'princess'], [/^admiral\b/iu, 'admiral'], [/^teacher\b/iu, 'teacher'],
];
/** Said of the hero’s own: “her brother”. */
const TIES: readonly [RegExp, string, string][] = [[/^(?:sibling|twin)$/iu, 'brother', 'sister'], [/^cousin$/iu, 'cousin', 'cousin']];

/** What every child of a story is: no sign of who is meant. */
const ANYBODY = /^(?:child|children|kid|boy|girl|explorer|traveller|student|teenager|person|man|woman)$/u;
/** Is already called so with a name of its own, or is not with them any more. */
const NOT_HERE = /\b(?:died|dies|dead|passed away|in heaven|used to be|has died|hospital|far away|abroad|moved (?:away|out)|miss(?:es|ed|ing)?|works?|at work|other|another|second|divorc\p{L}*|moving out|arguing|argue)\b/iu;

interface Kinds {
  name: string;
  nouns: string[];
}

function kindsOf(who: WriterCharacter): string[] {
  const { noun } = kindOf(who.type, who.gender === 'male');
  const last = noun.split(' ').pop() ?? noun;
  const also = [...ALSO.filter(([kind]) => kind.test(last) || kind.test(noun)), ...TITLES.filter(([title]) => title.test(who.name))].flatMap(([, words]) => words.split('|'));
  return [...new Set([noun, last, ...also])].filter((word) => !ANYBODY.test(word) && word.length > 2);
}

/** Every word that means exactly one of the cast, with the name. */
function namesByKind(characters: readonly WriterCharacter[]): Map<string, string> {
  const all: Kinds[] = characters.map((who) => ({ name: readableShortOf(who), nouns: kindsOf(who) }));
  const found = new Map<string, string>();
  for (const { name, nouns } of all) {
    for (const noun of nouns) if (all.filter((one) => one.nouns.includes(noun)).length === 1) found.set(noun, name);
  }
  return found;
}

/** Does what follows go on about them, and is it no other word for a thing: “the dragon egg”? */
function goesOn(rest: string): boolean {
  const word = /^\s+([\p{L}’]+)/u.exec(rest)?.[1]?.toLowerCase();
  return word === undefined || /^(?:and|but|or|who|that|with|in|on|at|to|for|from|is|has|does|also|always|never|often|really|finally|suddenly|again|too|into|because|when|while|until|after|before|so|then|by|about|over|under|back|home|can’t|cannot|doesn’t|isn’t|won’t)$/u.test(word)
    || Object.hasOwn(LITTLE, word) || baseOfThird(word) !== undefined || isPast(word) || /^(?:come|go|fly|swim|run|sing)$/u.test(word);
}

export function ofTheCast(typed: string, characters: readonly WriterCharacter[], relationships: readonly WriterRelationship[], hero: string): string {
  if (characters.length === 0 || NOT_HERE.test(typed)) return typed;
  const names = namesByKind(characters);
  const heroIs = characters.find(({ id }) => id === hero);
  for (const { from, to, type } of relationships) {
    const other = characters.find(({ id }) => id === (from === hero ? to : to === hero ? from : ''));
    const tie = other && TIES.find(([kind]) => kind.test(type));
    const word = tie?.[other?.gender === 'male' ? 1 : 2];
    if (other && word && relationships.filter((one) => one.type === type && [one.from, one.to].includes(hero)).length === 1) names.set(word, readableShortOf(other));
  }
  let text = withApostrophes(allOfThem(typed, characters), characters);
  for (const [noun, name] of [...names].toSorted(([a], [b]) => b.length - a.length)) {
    if (heroIs === undefined) break;
    const own = new RegExp(`\\b${escaped(name)}\\b`, 'iu').test(typed);
    const isKin = KIN.test(noun);
    const kind = noun.replace(/ /gu, '[ -]');
    // “A new baby sister” who is in the story is the one.
    if (noun === 'baby') text = text.replace(NEW_BABY, (whole, sex: string | undefined) => (own || (sex && /brother/iu.test(sex) !== (male(characters, name))) ? whole : `${name} is quite new in the family`));
    if (!text.toLowerCase().includes(noun.toLowerCase().split(' ')[0] ?? '')) continue;
    const the = new RegExp(`\\b(?:the|our|my|his|her|their)(?: (?:little|small|tiny|old|brave|dear|cheeky|own|big|younger|older|baby|twin))* ${kind}(?<s>’s)?(?=$|[^\\p{L}’-])`, 'giu');
    text = text.replace(the, (whole, ...rest: unknown[]) => {
      const at = rest.find((one): one is number => typeof one === 'number') ?? 0;
      const possessed = whole.endsWith('’s');
      if (new RegExp(`${escaped(name)},? $`, 'iu').test(text.slice(0, at))) return whole;
      return possessed || goesOn(text.slice(at + whole.length)) ? name + (possessed ? '’s' : '') : whole;
    });
    // “Dragon has a cold”, “Grandma is ill”: as a name.
    const bare = new RegExp(`${isKin ? '(?<!\\b(?:the|an?|my|our|his|her|their|no|\\p{L}+’s) )\\b' : '^'}${kind}(?=$|[^\\p{L}-])`, 'giu');
    if (!isKin || !own) text = text.replace(bare, (whole, ...rest: unknown[]) => (goesOn(text.slice((rest.find((one): one is number => typeof one === 'number') ?? 0) + whole.length)) ? name : whole));
  }
  return text;
}

/** “The girls start a detective agency”, “two girls, mud”, where there are two girls and nobody else: they do. */
function allOfThem(typed: string, characters: readonly WriterCharacter[]): string {
  const are = (gender: string): boolean => characters.every((one) => one.gender === gender && one.type.startsWith('Human'));
  const whom = ['friends|two|kids|children|siblings', ...(are('female') ? ['girls|sisters'] : []), ...(are('male') ? ['boys|brothers'] : [])].join('|');
  if (characters.length < 2) return typed;
  const count = ['', '', 'two', 'three', 'four', 'five'][characters.length] ?? 'all';
  return typed.replace(new RegExp(`^(?:the (?:${count} )?|my |our |${count} )(?:${whom})(?: of them)?(?=,? (?!and\\b|with\\b|or\\b)\\p{L}+)`, 'iu'), 'They').replace(/^They, /u, '');
}

/** “yuns favourite cup”, where Yun is in the story. */
const withApostrophes = (typed: string, characters: readonly WriterCharacter[]): string =>
  characters.map(readableShortOf).reduce((text, short) => (/[sS]$/u.test(short) ? text : text.replace(new RegExp(`\\b(${escaped(short)})s(?= \\p{Ll})`, 'giu'), '$1’s')), typed);

/** “Bo can’t swim and nobody waits for him”: for Bo, where the hero is another. */
export function namedAgain(typed: string, characters: readonly WriterCharacter[], hero: string): string {
  return characters.filter(({ id }) => id !== hero).reduce((text, who) => {
    const { gender } = who;
    const short = readableShortOf(who);
    const others = new RegExp(`^(${escaped(short)}\\b[^.!?]*?)(,? (?:and|but) |, )((?:nobody|no one|everyone|everybody|the others?|the other \\p{L}+|all of them)\\b[^.!?,]*?)\\b${gender === 'male' ? 'him' : 'her'}\\b(?=$|[.,!?]| (?:and|but|because|at|for|in|to|with|any|when)\\b)`, 'iu');
    return text.replace(others, (_, said: string, joint: string, theirs: string) => `${said}${joint}${theirs}${short}`);
  }, typed);
}

const KIN = /^(?:grand\p{L}*|granny|gran|nana?|mum|mom|mummy|mommy|mama|dad|daddy|papa)$/u;
const NEW_BABY = /^(?:(?:\p{L}+ )?(?:gets?|has|have|got|there is|about|with) )?(?:an? )?(?:new )?(?:little )?baby( brother| sister)?(?: (?:in|for) the (?:family|house))?(?=$|[.!?])/giu;
const escaped = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');
const male = (characters: readonly WriterCharacter[], name: string): boolean => characters.find((one) => readableShortOf(one) === name)?.gender === 'male';
