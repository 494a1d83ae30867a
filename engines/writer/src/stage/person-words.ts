// What can be said of somebody: kind, looks, power, and what their personality does.

import type { StoryBrief, WriterCharacter } from '../brief.ts';
import { hash } from '../dice.ts';
import { bodyOf, canFly, fitting } from '../lexicon/bodies.ts';
import { SMALL_SHOWS } from '../lexicon/for-the-lap.ts';
import { isGrown, kindOf } from '../lexicon/kinds.ts';
import { colourOf, looksOf, sizeOf } from '../lexicon/looks.ts';
import { everyDay } from '../lexicon/power-ways.ts';
import { powerOf } from '../lexicon/powers.ts';
import { AGAIN_AT_FAULT } from '../lexicon/trait-again.ts';
import { traitsOf } from '../lexicon/traits.ts';
import { BEDTIME_AGAIN, BEDTIME_FAULTS } from '../lexicon/bedtime-faults.ts';
import { HABITS_AT_BEDTIME } from '../lexicon/bedtime-habits.ts';
import { BEDTIME_VIRTUES } from '../lexicon/bedtime-virtues.ts';
import { VIRTUE_LEADS } from '../lexicon/virtue-leads.ts';
import { LAP_FAULTS, LAP_HABITS, PLAIN_DEEDS, YOUNG_VIRTUES } from '../lexicon/young-habits.ts';
import { YOUNG_WAYS } from '../lexicon/young-ways.ts';
import type { Material } from '../tell/stage.ts';
import { CAN } from '../voices/as-chosen.ts';
import { listed, restOfLooks } from './look-words.ts';

/** How many words a habit, a deed and a saying may have on somebody's lap. */
const FEW: Readonly<Record<string, number>> = { habit: 9, act: 5, say: 4, power: 9 };

/** What is told beside the story is told of now: “could fly” is “can fly”, “had green eyes” is “has green eyes”. */
const inThePresent = (text: string): string =>
  text.replace(/^could\b/u, 'can').replace(/^made\b/u, 'makes').replace(/\bflew\b/u, 'fly').replace(/\bknew\b/u, 'knows').replace(/^sang\b/u, 'sings').replace(/\bwho was\b/u, 'who is')
    .replace(/\bnobody saw\b/u, 'nobody sees').replace(/^had\b/u, 'has').replace(/^was\b/u, 'is').replace(/^liked\b/u, 'likes');

/** The short ones where there are any: what the youngest can hold on to. */
export function inFewWords(words: ReadonlyMap<string, Material>): ReadonlyMap<string, Material> {
  const powers = [words.get('powersmall') ?? []].flat();
  return new Map([...words].map(([name, material]) => {
    if (typeof material === 'string' && /^(?:can|drawn\d*)$/u.test(name)) return [name, inThePresent(material)];
    // No child of three has heard of inches.
    if (typeof material === 'string' && name === 'a-kind') return [name, material.replace('every inch @a', '@a very good')];
    const most = FEW[name];
    const all = name === 'power' && powers.length > 0 ? powers : material;
    const short = most === undefined || typeof all === 'string' ? [] : all.filter((one) => one.split(' ').length <= most);
    return [name, short.length > 0 ? short : material];
  }));
}

/** A power as it is told at bedtime: by a sentence that says what it is, not by one that lets you guess. */
const isPlain = (show: string): boolean => /^\{x\} (?:could|flew|froze)\b|^One touch|^On hot days|^A paper|who flew up|who could not be seen/u.test(show);

/** What somebody does and says for young ears: sayings that fit anywhere, deeds that need nothing at hand, and on a lap only what a child of three has seen. */
export function inYoungWords(words: ReadonlyMap<string, Material>, who: WriterCharacter, { isLap, second, others = [] }: { isLap: boolean; second: boolean; others?: readonly Named[] }): ReadonlyMap<string, Material> {
  const first = traitsOf(who.personality).map((trait) => trait.words[0] ?? '');
  const ways = first.flatMap((trait) => YOUNG_WAYS[trait] ?? []);
  const drawn = drawnWords(restOfLooks(who, { inPictures: true }));
  if (ways.length === 0) return new Map([...words, ...drawn]);
  const kinds = [kindOf(who.type, who.gender === 'male').noun];
  const acts = isLap ? ways.flatMap(({ act }) => act) : first.flatMap((trait) => PLAIN_DEEDS[trait] ?? []);
  // To young ears, of two traits the second one saves the day: nobody tells them that it was the first.
  const saves = first[1] ?? first[0] ?? '';
  const virtue = (isLap ? YOUNG_VIRTUES : BEDTIME_VIRTUES)[saves]?.[second ? 1 : 0];
  const look = isLap && looksOf(who) === undefined ? [['look', lapWayOf(who, others)] as const] : [];
  const faults = LAP_FAULTS[first[0] ?? ''];
  const fault = !isLap ? bedtimeFault(first[0] ?? '', second, words.has('cost')) : faults ? [['flaw', fitting(kinds, faults)] as const] : [];
  const habits = [['habit', isLap ? fitting(kinds, first.flatMap((trait) => LAP_HABITS[trait] ?? [])) : [words.get('habit') ?? []].flat().map(atBedtime)] as const];
  // What is planted is what will save the day.
  const knack = isLap ? [] : [['knack', fitting(kinds, traitsOf(who.personality).filter(({ words: [name] }) => name === saves).flatMap(({ habit }) => habit)).map(atBedtime)] as const, ['knack-act', fitting(kinds, PLAIN_DEEDS[saves] ?? [])] as const];
  const shows = [words.get('power') ?? []].flat();
  const power = isLap || shows.length === 0 ? [] : [['power', [...shows.filter(isPlain), ...everyDay([words.get('can') ?? ''].flat()[0] ?? '')]] as const];
  return new Map<string, Material>([...words, ...drawn, ...power, ['say', ways.flatMap(({ say }) => say)], ['act', fitting(kinds, acts)], ...habits, ...knack, ...fault, ...look, ...(virtue ? [['virtue', virtue] as const] : [])]);
}

const atBedtime = (habit: string): string => HABITS_AT_BEDTIME[habit] ?? habit;

/** What spoils the first plan has a cost, and what spoils it once more has none besides. */
function bedtimeFault(trait: string, second: boolean, isFirst: boolean): (readonly [string, string])[] {
  const at = second ? 1 : 0;
  if (!isFirst) return BEDTIME_AGAIN[trait] ? [['flaw', BEDTIME_AGAIN[trait][at]]] : [];
  const [flaw, cost] = BEDTIME_FAULTS[trait]?.[at] ?? [];
  return flaw === undefined || cost === undefined ? [] : [['flaw', flaw], ['cost', cost]];
}

/** Whoever stands before somebody in the brief: no two of a cast are known by one way. */
type Named = Pick<WriterCharacter, 'name' | 'personality'>;

/** @param second of the two flaws and virtues of a trait, the second one; others: who stands before them in the brief */
export function personWords(who: WriterCharacter, { again, second, others }: { again: boolean; second: boolean; others: readonly Named[] }): ReadonlyMap<string, Material> {
  const male = who.gender === 'male';
  const kind = kindOf(who.type, male);
  const traits = traitsOf(who.personality).map((trait) => (second && trait.second ? { ...trait, ...trait.second } : trait));
  const power = powerOf(who.magicalPower);
  const words = new Map<string, Material>([
    ['kind', kind.noun], ['hand', kind.hand], ['moved', `[${kind.moved.join('|')}]`],
    ['habit', fitting([kind.noun], traits.flatMap(({ habit }) => habit))], ['act', fitting([kind.noun], again ? inTrouble(traits.flatMap(({ act }) => act)) : traits.flatMap(({ act }) => act))], ['say', traits.flatMap(({ say }) => say)],
    ['flaw', again ? faultAgain(who, second) : (traits[0]?.flaw ?? '')],  ['tag', tagOf(traits.map(({ tag }) => tag))],
    // The trait that spoils it is the one that they are teased for, and that mends it: scenes turn round what everybody sighed at.
    ['knack', fitting([kind.noun], traits[0]?.habit ?? [])], ['virtue', traits[0]?.virtue ?? ''], ['led', VIRTUE_LEADS[traits[0]?.words[0] ?? '']?.[second ? 1 : 0] ?? ''],
    [isGrown(who) ? 'grown' : 'young', ''], ...bodyOf(who.type, male).has.map((part) => [part, ''] as const), ...(canFly(who.type, male) ? [] : [['wingless', ''] as const]), ['pron', male ? 'he' : 'she'], ['brother', male ? 'brother' : 'sister'], ['parent', male ? 'father' : 'mother'],
  ]);
  const optional: [string, Material | undefined][] = [
    ['look', looksOf(who) ?? wayOf(who, others)], ['size', sizeOf(who)], ['color', colourOf(who, kind.noun)],
    ['cost', again ? undefined : traits[0]?.cost], ['power', power?.show], ['can', power && CAN[power.name]], ['skill', power?.show.map(inASentence)], ['limit', power?.limit],
    ['powersmall', power && SMALL_SHOWS[power.name]],
  ];
  for (const [name, value] of optional) if (value !== undefined) words.set(name, value);
  for (const [name, value] of drawnWords(restOfLooks(who))) words.set(name, value);
  const before = [words.get('size'), kind.human ? undefined : words.get('color')].filter(Boolean).join(' ');
  // “Papa was a father” says nothing that his name has not said.
  words.set('a-kind', KIN_NAME.test(who.name) && KIN_NOUN.test(kind.noun) ? `every inch @a ${kind.noun}` : `@a ${before} ${kind.noun}`.replace(/\s+/gu, ' '));
  return words;
}

const SEEN_AS: Readonly<Record<string, string>> = { 'big brother': 'big boy', 'big sister': 'big girl', uncle: 'grown-up', aunt: 'grown-up', grandfather: 'old man', grandmother: 'old lady' };

/** Whose brother or aunt somebody is, is said beside it: “a grown-up, and Jonah’s aunt”, and not “an aunt, and Jonah’s aunt”. */
export function seenBesideKin(words: ReadonlyMap<string, Material>, { id, role }: Pick<WriterCharacter, 'id' | 'role'>, { relationships }: Pick<StoryBrief, 'relationships'>): ReadonlyMap<string, Material> {
  const [noun, aKind] = [String(words.get('kind')), String(words.get('a-kind'))];
  const seen = SEEN_AS[noun];
  const said = noun.startsWith('big ') ? /^(?:sibling|twin)$/iu : /^family$/iu;
  if (seen === undefined || role === 'Hero' || !relationships.some(({ from, to, type }) => [from, to].includes(id) && said.test(type.trim()))) return words;
  return new Map([...words, ['a-kind', /^every inch|^@a very good/u.test(aKind) ? `@a ${seen}` : aKind.replace(noun, seen)]]);
}

const drawnWords = (pieces: readonly string[]): (readonly [string, string])[] =>
  pieces.length === 0 ? [] : [['drawn', listed(pieces)], ...pieces.map((piece, at) => [`drawn${at + 1}`, piece] as const)];

/** What nobody does in the worst of it, where there is something else to do. */
const AT_LEISURE = /\b(?:lunch|biscuit|apple|sandwich|sat down until|tidied|polish\w*|nap|yawned|combed)\b/u;

function inTrouble(acts: readonly string[]): readonly string[] {
  const kept = acts.filter((act) => !AT_LEISURE.test(act));
  return kept.length > 0 ? kept : acts;
}

/** “Spoons followed {x}” behind other words: spoons followed {x}. */
const inASentence = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

const KIN_NAME = /^(?:papa|dad|daddy|mama|mum|mummy|mom|mommy|grand|gran|nan|opa|oma|aunt|auntie|uncle)/iu;
const KIN_NOUN = /^(?:father|mother|parent|grandfather|grandmother|aunt|uncle)$/u;

/** How somebody says a thing: one who is careful and hopeful does not warn that it could still come right. */
const tagOf = ([first = 'said', ...others]: readonly string[]): string => (others.length === 0 || HOW_IT_SOUNDS.test(first) ? first : 'said');
const HOW_IT_SOUNDS = /^(?:said.*|whispered|murmured|muttered)$/u;

const faultAgain = (who: WriterCharacter, second: boolean): string =>
  AGAIN_AT_FAULT[traitsOf(who.personality)[0]?.words[0] ?? '']?.[second ? 1 : 0] ?? 'made the same old mistake';

/** What people notice in somebody of whom nothing was drawn: never a thing that a picture would have to show. */
const WAYS = [
  'a way of looking straight at you', 'a laugh that came round corners first', 'a way of humming without noticing', 'a way of tilting the head to listen',
  'a voice that carried', 'a quick, light step', 'a way of standing quite still', 'a way of asking one more question',
];
/** The same for a lap. */
const LAP_WAYS = ['a very big laugh', 'a soft, soft voice', 'quick little feet', 'a nice hum', 'a very loud sneeze', 'a giggle like a bell', 'a song for each day', 'a big, warm smile'];
function lapWayOf({ name }: Pick<Named, 'name'>, others: readonly Named[]): string {
  const taken = new Set(others.map((other, at) => lapWayOf(other, others.slice(0, at))));
  const first = hash(name) % LAP_WAYS.length;
  const ways = [...LAP_WAYS.slice(first), ...LAP_WAYS.slice(0, first)];
  return ways.find((way) => !taken.has(way)) ?? ways[0] ?? '';
}

/** Whoever whispers has no voice that carries, and nobody who is all over the place stands quite still. */
const NOT_OF: readonly [nature: RegExp, way: RegExp][] = [
  [/shy|quiet|gentle|calm|serious|mysterious|sneaky|careful|gloomy/iu, /voice|laugh/u],
  [/playful|mischievous|bold|short-tempered/iu, /still|tilting/u],
];

const wayOf = ({ name, personality }: Named, others: readonly Named[]): string => {
  const isOf = (way: string): boolean => !NOT_OF.some(([nature, other]) => personality.some((trait) => nature.test(trait)) && other.test(way));
  const taken = new Set(others.map((other, at) => WAYS.indexOf(wayOf(other, others.slice(0, at)))));
  const first = hash(name) % WAYS.length;
  const free = WAYS.map((_, at) => (first + at) % WAYS.length).filter((at) => isOf(WAYS[at] ?? ''));
  return WAYS[free.find((at) => !taken.has(at)) ?? free[0] ?? first] ?? '';
};
