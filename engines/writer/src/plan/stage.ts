// Everything a sentence may speak of in one story: its people, its places, its plot, its wishes.

import type { AgeRange, StoryBrief, StoryPlan, Thread, Wish, WriterCharacter, WriterPlace } from '../brief.ts';
import { hash } from '../dice.ts';
import { bondWords } from '../lexicon/bonds.ts';
import { crisisOf } from '../lexicon/crises.ts';
import { lateHelp } from '../lexicon/late-help.ts';
import { giftOf } from '../lexicon/gifts.ts';
import { SMALL_DEEDS, smallBond } from '../lexicon/for-the-lap.ts';
import { leadFor } from '../lexicon/leads.ts';
import { kindOf } from '../lexicon/kinds.ts';
import { landscapeById, landscapeOf } from '../lexicon/landscapes.ts';
import { colourOf, looksOf, sizeOf } from '../lexicon/looks.ts';
import { ordealIn } from '../listen/ordeal.ts';
import { CLIMATES, DANGERS, INHABITANTS, PROPERTIES, TREASURES, featureOf } from '../lexicon/place-features.ts';
import type { Feature } from '../lexicon/place-features.ts';
import { powerOf } from '../lexicon/powers.ts';
import { AGAIN_AT_FAULT } from '../lexicon/trait-again.ts';
import { traitsOf } from '../lexicon/traits.ts';
import { detourOf } from '../premises/detours.ts';
import { premiseById } from '../premises/premises.ts';
import type { Premise } from '../premises/premise.ts';
import { shortName } from '../tell/people.ts';
import type { Person } from '../tell/people.ts';
import type { Material, Stage } from '../tell/teller.ts';
import { articleFor, capitalise, withArticle } from '../tell/tidy.ts';
import type { Cast } from './cast.ts';
import { gatesOf } from './gates.ts';
import { cleanName, deedFor, placeWords } from './choose.ts';
import { toldOf } from './threads.ts';

export interface OpenStage extends Stage {
  /** Put somebody into a letter, or take them out. */
  cast(letter: string, who: WriterCharacter | undefined): void;
  setWish(wish: Wish | undefined): void;
  /** What was asked for earlier, as it runs on. */
  setThread(thread: Thread | undefined): void;
  /** Everybody in a crowded paragraph, as a list of names. */
  setCrowd(names: readonly string[]): void;
  setPlace(letter: 'n', place: WriterPlace | undefined): void;
}

const PREMISE_SENTENCES = ['sign', 'stakes', 'guess', 'attempt', 'fail', 'turn', 'truth', 'prize', 'after', 'hard'] as const;
const CRISIS_SENTENCES = ['onset', 'worse', 'give', 'clear'] as const;
const PLACE_SENTENCES = ['prop', 'prop2', 'folk', 'folk2', 'climate', 'danger', 'treasure'] as const;

const ONCE = new Set<string>([
  ...['sign', 'stakes', 'attempt', 'fail', 'turn', 'prize', 'after'].map((name) => `s.${name}`),
  ...PREMISE_SENTENCES.map((name) => `p.${name}`),
  ...CRISIS_SENTENCES.map((name) => `k.${name}`),
  ...['l', 'm', 'n'].flatMap((letter) => PLACE_SENTENCES.map((name) => `${letter}.${name}`)),
  'r.show', 'r.strain', 'r.mend', 'H.cost', 'deed', 'gift.odd', 'H.limit', 'H.look', 'F.look', 'details',
]);

/** Sounds and sayings may come back; deeds and habits may not. */
const AGAIN = new Set(['sound', 'smell', 'ground', 'far', 'say']);

/** “The Ringmaster” is the Ringmaster inside a sentence. */
export const safeName = (name: string): string => name.replace(/[[\]{}|^@]/gu, '').replace(/\s+/gu, ' ').trim().replace(/^The (?=\p{Lu})/u, 'the ') || 'Somebody';

/** “{seen the glove}”: says nothing, and is only possible where an earlier part had these words. */
const SEEN = 'seen ';

/** “{on-road}”: says nothing, and is only possible after they have set out. */
const ON_ROAD = 'on-road';

export function setStage(brief: StoryBrief, plan: StoryPlan, cast: Cast, party: string[]): OpenStage {
  const people = new Map<string, Person>();
  const members = new Map<string, ReadonlyMap<string, Material>>();
  const fixed = new Map<string, Material>(storyWords(brief, plan, cast));
  for (const gate of gatesOf(brief, plan, cast)) fixed.set(gate, '');
  const before = brief.earlier.map(({ text }) => text).join(' ').toLowerCase();
  const wasSeen = (words: string): boolean => before.includes(words.toLowerCase());
  const fill = (letter: string, who: WriterCharacter | undefined): void => {
    if (!who) {
      people.delete(letter);
      members.delete(letter);
      return;
    }
    const name = safeName(who.name);
    people.set(letter, { letter, name, short: shortName(name), male: who.gender === 'male' });
    const sooner = brief.characters.slice(0, Math.max(0, brief.characters.findIndex(({ id }) => id === who.id)));
    const words = personWords(who, { again: brief.phase === 'climax', second: plan.words.nature === '1', others: sooner.map(({ name: other }) => other) });
    members.set(letter, brief.ageRange === '3-4' ? inFewWords(words) : words);
  };
  fill('H', cast.hero);
  fill('F', cast.friend);
  fill('V', cast.foil);
  fill('G', cast.giver);
  const crew = brief.phase === 'introduction' ? undefined : plan.words.crew;
  return {
    people,
    party,
    ...(crew ? { crew } : {}),
    once: ONCE,
    again: AGAIN,
    cast: fill,
    setWish: (wish) => {
      for (const name of WISH_WORDS) fixed.delete(name);
      if (wish) for (const [name, value] of wordsOfWish(wish, brief.ageRange)) fixed.set(name, value);
    },
    setThread: (thread) => {
      for (const name of THREAD_WORDS) fixed.delete(name);
      if (thread) for (const [name, value] of wordsOfThread(thread)) fixed.set(name, value);
    },
    setCrowd: (names) => {
      fixed.delete('cameos');
      if (names.length > 2) fixed.set('cameos', `${names.slice(0, -1).map(safeName).join(', ')} and ${safeName(names[names.length - 1] ?? '')}`);
    },
    setPlace: (letter, place) => {
      for (const name of [...PLACE_SENTENCES, 'name', 'at']) fixed.delete(`${letter}.${name}`);
      if (place) for (const [name, value] of wordsOfPlace(letter, place, brief.ageRange)) fixed.set(name, value);
    },
    word: (name) => {
      if (name === ON_ROAD) return brief.phase === 'introduction' ? undefined : '';
      if (name.startsWith(SEEN)) return wasSeen(name.slice(SEEN.length)) ? '' : undefined;
      const someone = members.get(name.charAt(0));
      return (name.charAt(1) === '.' ? someone?.get(name.slice(2)) : undefined) ?? fixed.get(name);
    },
  };
}

/** How many words a habit, a deed and a saying may have on somebody's lap. */
const FEW: Readonly<Record<string, number>> = { habit: 9, act: 5, say: 4, power: 9 };

/** The short ones where there are any: what the youngest can hold on to. */
function inFewWords(words: ReadonlyMap<string, Material>): ReadonlyMap<string, Material> {
  return new Map([...words].map(([name, material]) => {
    const most = FEW[name];
    const short = most === undefined || typeof material === 'string' ? [] : material.filter((one) => one.split(' ').length <= most);
    return [name, short.length > 0 ? short : material];
  }));
}

/** @param second of the two flaws and virtues of a trait, the second one; others: who stands before them in the brief */
function personWords(who: WriterCharacter, { again, second, others }: { again: boolean; second: boolean; others: readonly string[] }): ReadonlyMap<string, Material> {
  const male = who.gender === 'male';
  const kind = kindOf(who.type, male);
  const traits = traitsOf(who.personality).map((trait) => (second && trait.second ? { ...trait, ...trait.second } : trait));
  const power = powerOf(who.magicalPower);
  const words = new Map<string, Material>([
    ['kind', kind.noun], ['hand', kind.hand], ['moved', `[${kind.moved.join('|')}]`],
    ['habit', traits.flatMap(({ habit }) => habit)], ['act', traits.flatMap(({ act }) => act)], ['say', traits.flatMap(({ say }) => say)],
    ['flaw', again ? faultAgain(who, second) : (traits[0]?.flaw ?? '')],  ['tag', traits[0]?.tag ?? 'said'],
    ['virtue', (traits[1] ?? traits[0])?.virtue ?? ''],
    ['brother', male ? 'brother' : 'sister'], ['parent', male ? 'father' : 'mother'],
  ]);
  const optional: [string, Material | undefined][] = [
    ['look', looksOf(who) ?? wayOf(who, others)], ['size', sizeOf(who)], ['color', colourOf(who, kind.noun)],
    ['cost', again ? undefined : traits[0]?.cost], ['power', power?.show], ['limit', power?.limit],
    ['deedsmall', power ? (SMALL_DEEDS[power.name] ?? '{H} did what only {H} could do.') : undefined],
  ];
  for (const [name, value] of optional) if (value !== undefined) words.set(name, value);
  const before = [words.get('size'), kind.human ? undefined : words.get('color')].filter(Boolean).join(' ');
  // “Papa was a father” says nothing that his name has not said.
  words.set('a-kind', KIN_NAME.test(who.name) && KIN_NOUN.test(kind.noun) ? `the best of ${kind.noun}s` : `@a ${before} ${kind.noun}`.replace(/\s+/gu, ' '));
  return words;
}

const KIN_NAME = /^(?:papa|dad|daddy|mama|mum|mummy|mom|mommy|grand|gran|nan|opa|oma|aunt|auntie|uncle)/iu;
const KIN_NOUN = /^(?:father|mother|parent|grandfather|grandmother|aunt|uncle)$/u;

/** A grandfather is called so, whatever the tie was put down as. */
function kinOf({ bond, friend, foil }: Cast): string | undefined {
  const other = friend ?? foil;
  const noun = other && other.type.startsWith('Human - Family') ? kindOf(other.type, other.gender === 'male').noun : '';
  return /^(?:family|child|parent)$/iu.test(bond?.type ?? '') && /^(?:grandfather|grandmother|uncle|aunt)$/u.test(noun) ? noun : undefined;
}

const faultAgain = (who: WriterCharacter, second: boolean): string =>
  AGAIN_AT_FAULT[traitsOf(who.personality)[0]?.words[0] ?? '']?.[second ? 1 : 0] ?? 'made the same old mistake';

/** What people notice in somebody of whom nothing was drawn: never a thing that a picture would have to show. */
const WAYS = [
  'a way of looking straight at you', 'a laugh that came round corners first', 'a way of humming without noticing', 'a way of tilting the head to listen',
  'a voice that carried', 'a quick, light step', 'a way of standing quite still', 'a way of asking one more question',
];
const wayOf = ({ name }: WriterCharacter, others: readonly string[]): string => {
  const taken = new Set(others.map((other) => hash(other) % WAYS.length));
  const first = hash(name) % WAYS.length;
  const free = WAYS.map((_, at) => (first + at) % WAYS.length).find((at) => !taken.has(at)) ?? first;
  return WAYS[free] ?? '';
};

const WISH_WORDS = ['w.a', 'w.the', 'w.head', 'w.told', 'w.vow', 'w.own', 'w.fear', 'w.who', 'w.why', 'w.lead', 'w.subject', 'w.plain', 'w.is', 'w.due'];

function* wordsOfWish(wish: Wish, age: AgeRange): Generator<[string, Material]> {
  yield ['w.lead', leadFor(wish.asked, isYoung(age))];
  if (wish.kind === 'fact' || wish.kind === 'happening' || wish.kind === 'ending') yield ['w.told', wish.words];
  if (/^(?:the|an?)\s|[’']s?\s/iu.test(wish.head) && wish.head.split(' ').length < 6) yield ['w.subject', wish.head.replace(/^(?:The|An?)\s/iu, 'the ')];
  if (wish.kind === 'vow') yield ['w.vow', wish.words];
  if (wish.kind === 'saying') yield ['w.own', wish.words];
  if (wish.kind === 'fear') {
    yield ['w.fear', wish.words];
    yield ['w.who', wish.who ?? '{H}'];
  }
  const ahead = ordealIn(wish);
  if (ahead) yield ['w.due', wish.words.startsWith('It was ') ? wish.words.replace(/^It was /u, 'In three days it would be ') : `Soon it was time for ${ahead}`];
  if (wish.plain) yield ['w.plain', wish.plain];
  if (wish.asked === 'love') yield ['w.who', wish.who ?? '{H}'];
  yield ['w.is', /^(?!(?:the|an?|being|getting|going) )[\p{L} ]+[^s’']s$/u.test(wish.words) ? 'were' : 'was'];
  const bare = wish.words.replace(/^(?:an?|the|some|my|his|her|their|our)\s+/iu, '');
  yield ['w.a', wish.again || wish.words !== bare ? wish.words : withArticle(bare)];
  yield ['w.the', wish.again ?? `the ${bare}`];
  yield ['w.why', wish.why ?? ''];
  yield ['w.head', wish.head];
}

const THREAD_WORDS = ['t.a', 't.the', 't.head', 't.was', 't.told', 't.vow', 't.did', 't.my', 't.came'];

function* wordsOfThread(thread: Thread): Generator<[string, Material]> {
  yield ['t.a', thread.a];
  yield ['t.the', thread.the];
  yield ['t.my', thread.the.replace(/^\{his\}/u, 'my')];
  yield ['t.head', thread.the.split(' ').pop() ?? thread.the];
  yield ['t.was', thread.several ? 'were' : 'was'];
  if (thread.as === 'helper') yield ['t.came', thread.words !== thread.a && readsAsSentence(thread.words) ? toldOf(thread) : `${capitalise(thread.a)} came`];
  if (thread.as === 'deed' || thread.as === 'word' || thread.as === 'ending') yield ['t.told', capitalise(thread.the).replace(/[.!]+$/u, '')];
  if (thread.as === 'promise') yield ['t.vow', thread.words];
  if (thread.did) yield ['t.did', thread.did];
}

/** “A friendly whale came” and not “a friendly whale”. */
const readsAsSentence = (words: string): boolean => /^\p{Lu}.*\s\p{L}+/u.test(words) && / (?:\p{L}+ed|was|were|came|went|flew|swam|ran|had|took|gave|brought|knew|told|said|saw|found|sang|made|held|got|could|would|did)\b/u.test(words);

/** One who goes alone holds his own breath, not theirs. */
const theirs = (text: string): string => text.replace(/\btheir\b/gu, '{their}');

/** The great beast by the name of what somebody asked for. */
const named = (beast: string | undefined) => (text: string): string =>
  beast === undefined ? text : text.replace(/\b([Aa]n? )?(?:great |huge |big )?beast\b/gu, (_, article?: string) => `${article ? (article.startsWith('A') ? 'A' : 'a') + (articleFor(beast) === 'an' ? 'n ' : ' ') : ''}${beast}`);

const sameWeather = (age: AgeRange): string => (isYoung(age) ? 'The sky was just the same there.' : 'As for the weather, they had brought it with them.');

const isYoung = (age: AgeRange): boolean => age === '3-4' || age === '5-8';

function* storyWords(brief: StoryBrief, plan: StoryPlan, cast: Cast): Generator<[string, Material]> {
  for (const [name, value] of Object.entries(plan.words)) yield [name, value];
  const premise: Premise = premiseById(plan.premise);
  for (const name of PREMISE_SENTENCES) yield [`p.${name}`, premise[name]];
  const also = plan.words.also ?? '';
  yield ['p.want', theirs(premise.want) + also];
  yield ['p.guess', premise.guess.replace(/\bthey\b/gu, '{they}').replace(/\bThey\b/gu, '{They}')];
  for (const [name, value] of Object.entries(premise.small)) yield [`s.${name}`, name === 'want' ? value + also : value];
  const detour = detourOf(plan.words.detour);
  if (detour) {
    for (const name of ['guess', 'attempt', 'fail'] as const) yield [`p.${name}`, detour[name]];
    for (const name of ['attempt', 'fail'] as const) yield [`s.${name}`, detour.small[name]];
  }
  const thing = plan.words.thing ?? 'thing';
  yield ['a-thing', withArticle(thing)];
  const crisis = crisisOf(plan.crisis);
  const told = isYoung(brief.ageRange) ? crisis.young : crisis.old;
  const beast = named(plan.crisis === 'creature' ? plan.words.beast : undefined);
  for (const name of CRISIS_SENTENCES) yield [`k.${name}`, beast(told[name])];
  yield ['k.the', beast(crisis.the)];
  const help = lateHelp(plan.crisis, isYoung(brief.ageRange));
  if (help !== undefined) yield ['helped', beast(help)];
  const deed = deedFor(plan, cast, brief.ageRange);
  if (deed !== undefined) yield ['deed', beast(deed)];
  const gift = plan.words.gift ?? '';
  yield ['a-gift', withArticle(gift)];
  const odd = giftOf(gift)?.odd;
  if (odd) yield ['gift.odd', odd];
  yield ['a-tool', withArticle((plan.words['the-tool'] ?? '').replace(/^the /u, ''))];
  if (cast.friend || cast.foil) {
    const small = smallBond(cast.bond?.type);
    yield ['r.small', small.show.map((text) => (cast.friend ? text : text.replaceAll('{F', '{V')))];
    yield ['r.mendsmall', small.mend.map((text) => (cast.friend ? text : text.replaceAll('{F', '{V')))];
    const words = bondWords(cast.bond?.type, cast.bond?.heroIs ?? false);
    const missed = (plan.threads ?? []).some(({ as, the }) => as === 'away' && /\bbest friends?\b/iu.test(the));
    yield ['r.label', kinOf(cast) ?? (missed ? words.label.replace('best friend', 'friend') : words.label)];
    const at = Number(plan.words.bond ?? 0);
    for (const name of ['show', 'strain', 'mend'] as const) {
      const text = words[name][at % words[name].length] ?? '';
      yield [`r.${name}`, cast.friend ? text : text.replaceAll('{F', '{V')];
    }
  }
  const [first, second, ...others] = brief.places;
  const names = others.map(({ name }) => cleanName(name));
  if (names.length > 0) yield ['passing', [names.slice(0, -1).join(', '), names[names.length - 1] ?? ''].filter(Boolean).join(' and ')];
  if (first) yield* wordsOfPlace('l', first, brief.ageRange);
  if (second) {
    // Two places of one climate are not told so twice.
    const known = new Set(first ? [...wordsOfPlace('l', first, brief.ageRange)].map(([, text]) => text) : []);
    for (const [name, text] of wordsOfPlace('m', second, brief.ageRange)) yield [name, known.has(text) && name === 'm.climate' ? sameWeather(brief.ageRange) : text];
  }
  const here = landscapeById(plan.words.landscape ?? '');
  const there = second ? landscapeOf(placeWords(second)) : here;
  yield ['sound', [...new Set([...here.sounds, ...there.sounds])]];
  yield ['smell', [...new Set([...here.smells, ...there.smells])]];
  yield ['ground', [...new Set([...here.ground, ...there.ground])]];
  yield ['far', [...new Set([...here.far, ...there.far])]];
}

/** What can be said of a place of which little was told; better words, where there are any, replace these. */
function plainFeatures(place: WriterPlace, smells: readonly string[]): [string, Feature][] {
  const own = place.description?.replace(/[[\]{}|^@]/gu, '').replace(/\s+/gu, ' ').trim() ?? '';
  const told = /^\p{Lu}[^.!?]{10,140}[.!?]$/u.test(own) ? own : undefined;
  const smell = smells[0] ?? 'rain';
  return [
    ['prop', { young: `It smelled of ${smell}.`, old: told ?? `What you noticed first about it was the smell, which was of ${smell}, and which got into everything.` }],
    ['climate', { young: 'It was not too hot and not too cold.', old: 'The weather there was nothing to write home about, and nobody did.' }],
    ['folk', { young: 'The people there said good day.', old: 'The people there nodded to strangers, and asked them nothing.' }],
  ];
}

function* wordsOfPlace(letter: string, place: WriterPlace, age: AgeRange): Generator<[string, Material]> {
  const name = cleanName(place.name);
  const landscape = landscapeOf(placeWords(place));
  yield [`${letter}.name`, name];
  yield [`${letter}.at`, `${landscape.at} ${name}`];
  const kind = place.type.replace(/[[\]{}|]/gu, '').trim().toLowerCase();
  if (kind && kind !== name.toLowerCase()) yield [`${letter}.kind`, withArticle(kind)];
  const pick = (feature: Feature): string => (isYoung(age) ? feature.young : feature.old);
  for (const [slot, feature] of plainFeatures(place, landscape.smells)) yield [`${letter}.${slot}`, pick(feature)];
  const lists: [string, string | undefined, Parameters<typeof featureOf>[0], (words: string) => Feature][] = [
    ['prop', place.magicalProperties[0], PROPERTIES, (w) => ({ young: `It had ${w}. Wow!`, old: `What everyone knew about it was this: ${w}.` })],
    ['prop2', place.magicalProperties[1], PROPERTIES, (w) => ({ young: `And it had ${w}, too.`, old: `And there was more to it than that; there was ${w}.` })],
    ['folk', place.inhabitants[0], INHABITANTS, (w) => ({ young: `${w} lived there.`, old: `It was the home of ${w}, and they kept an eye on strangers.` })],
    ['folk2', place.inhabitants[1], INHABITANTS, (w) => ({ young: `${w} lived there, too.`, old: `There were ${w} as well, a little further in.` })],
    ['climate', place.climate, CLIMATES, (w) => ({ young: `The weather was ${w}.`, old: `The weather there was what people called ${w}, and they had their reasons.` })],
    ['danger', place.dangers[0], DANGERS, (w) => ({ young: `But look out! There ${/[^s]s$/u.test(w) ? 'were' : 'was'} ${w}.`, old: `There was one danger, and everyone who lived there had a story of it: ${w}.` })],
    ['treasure', place.treasures[0], TREASURES, (w) => ({ young: `Deep inside was a treasure: ${withArticle(w)}.`, old: `The place kept one treasure, seldom shown: ${withArticle(w)}.` })],
  ];
  for (const [slot, words, table, plain] of lists) {
    if (words?.trim()) yield [`${letter}.${slot}`, pick(featureOf(table, words, plain))];
  }
}
