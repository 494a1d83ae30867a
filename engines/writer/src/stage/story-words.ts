// What does not change from part to part: the plot, the trial, the gift, how two are related, where they are.

import type { AgeRange, StoryBrief, StoryPlan } from '../brief.ts';
import { fitting } from '../lexicon/bodies.ts';
import { bondWords } from '../lexicon/bonds.ts';
import { crisisOf } from '../lexicon/crises.ts';
import type { Told } from '../lexicon/crises.ts';
import { smallBond } from '../lexicon/for-the-lap.ts';
import { giftOf } from '../lexicon/gifts.ts';
import { isGrown, kindOf } from '../lexicon/kinds.ts';
import { lateHelp } from '../lexicon/late-help.ts';
import { atBedOf } from '../lexicon/refrains.ts';
import { CAUSES } from '../lexicon/causes.ts';
import { TIES, WAYS, waysFurtherOff } from '../lexicon/ties.ts';
import { SPOILT, TRIES } from '../lexicon/tries.ts';
import type { Cast } from '../plan/cast.ts';
import { deedFor } from '../plan/deed.ts';
import { cleanName } from '../plan/place-name.ts';
import { detourOf } from '../premises/detours.ts';
import { causeOf, matterOf } from '../premises/matters.ts';
import { premiseById } from '../premises/premises.ts';
import { whenAndWhere } from '../premises/when-and-where.ts';
import type { Premise } from '../premises/premise.ts';
import type { PlotTrial } from '../premises/trials/plot-trials.ts';
import { trialOfPlot } from '../premises/trials/trials.ts';
import { WHAT_FOLLOWS_AT_BEDTIME } from '../premises/what-follows-at-bedtime.ts';
import { WHAT_FOLLOWS_IN_CHAPTERS } from '../premises/what-follows-in-chapters.ts';
import { WHAT_FOLLOWS_IN_NOVELS } from '../premises/what-follows-in-novels.ts';
import { WHAT_FOLLOWS } from '../premises/what-follows.ts';
import type { Material } from '../tell/stage.ts';
import { articleFor, withArticle } from '../tell/tidy.ts';
import { isYoung } from './is-young.ts';
import { PLACE_LETTERS } from '../plan/place-letters.ts';
import { wordsOfPlace } from './place-words.ts';

/** What is made of the turn, where it is said in a scene of the turn; on a lap it has a name of its own (`s.so`). */
const FOLLOWS: Readonly<Partial<Record<AgeRange, Readonly<Record<string, string>>>>> = { '5-8': WHAT_FOLLOWS_AT_BEDTIME, '9-12': WHAT_FOLLOWS_IN_CHAPTERS, '12-17': WHAT_FOLLOWS_IN_NOVELS };

export const PREMISE_SENTENCES = ['sign', 'stakes', 'guess', 'attempt', 'fail', 'turn', 'truth', 'prize', 'after', 'hard'] as const;
export const CRISIS_SENTENCES = ['onset', 'worse', 'give', 'clear'] as const;

export function* storyWords(brief: StoryBrief, plan: StoryPlan, cast: Cast): Generator<[string, Material]> {
  for (const [name, value] of Object.entries(plan.words)) yield [name, value];
  const premise: Premise = premiseById(plan.premise);
  for (const name of PREMISE_SENTENCES) yield [`p.${name}`, premise[name]];
  const also = isKnownSoFar(plan, brief) ? (plan.words.also ?? '') : '';
  yield ['p.want', theirs(premise.want) + also];
  yield ['p.guess', premise.guess.replace(/\bthey\b/gu, '{they}').replace(/\bThey\b/gu, '{They}')];
  // On a lap the hour by which they have to be back is said where they set out; after that scenes of its own think of it.
  const alsoSmall = brief.ageRange === '3-4' && brief.phase !== 'introduction' && /^ (?:and be )?in time for /u.test(also) ? '' : also;
  for (const [name, value] of Object.entries(premise.small)) yield [`s.${name}`, name === 'want' ? value + alsoSmall : value];
  const so = WHAT_FOLLOWS[premise.theme];
  if (so !== undefined) yield ['s.so', so];
  const older = FOLLOWS[brief.ageRange]?.[premise.theme];
  if (older !== undefined) yield ['p.so', older];
  const detour = detourOf(plan.words.detour);
  if (detour) {
    for (const name of ['guess', 'attempt', 'fail'] as const) yield [`p.${name}`, detour[name]];
    for (const name of ['attempt', 'fail'] as const) yield [`s.${name}`, detour.small[name]];
  }
  const atBed = atBedOf(plan.words.refrain);
  if (atBed !== undefined) yield ['at-bed', atBed];
  const thing = plan.words.thing ?? 'thing';
  yield ['a-thing', withArticle(thing)];
  const crisis = crisisOf(plan.crisis);
  const deed = deedFor(plan, cast, brief.ageRange);
  const through = isYoung(brief.ageRange) ? crisis.young : crisis.old;
  const told = plan.crisis === 'dark' && deed !== undefined && !GIVES_LIGHT.test(deed) ? { ...through, clear: UNLIT[isYoung(brief.ageRange) ? 'young' : 'old'] } : through;
  const beast = named(plan.crisis === 'creature' ? plan.words.beast : undefined);
  const own = ownTrial(plan, brief.ageRange);
  for (const name of CRISIS_SENTENCES) yield [`k.${name}`, ownFirst(own?.[name], [beast(told[name])])];
  yield* tiedTo(plan, brief.ageRange, beast, told, own);
  yield ['k.the', beast(crisis.the)];
  const tries = TRIES[plan.crisis]?.[brief.ageRange === '12-17' ? 'old' : 'young'];
  if (tries && brief.ageRange !== '3-4') yield ['k.try', ownFirst(own?.tries, tries)];
  const spoilt = SPOILT[plan.crisis];
  if (spoilt && brief.ageRange === '12-17') yield ['k.spoilt', spoilt];
  const help = lateHelp(plan.crisis, isYoung(brief.ageRange));
  if (help !== undefined) yield ['helped', beast(help)];
  if (deed !== undefined) yield ['deed', beast(deed)];
  const gift = plan.words.gift ?? '';
  yield ['a-gift', withArticle(gift)];
  // An answer may have become what saves the day, in the place of what was given; a wooden spoon in somebody’s hand was not.
  if (gift && plan.tool !== 'gift' && wasGiven(brief, gift)) yield ['left', `the ${gift}`];
  const odd = giftOf(gift)?.odd;
  if (odd) yield ['gift.odd', odd];
  yield ['a-tool', withArticle((plan.words['the-tool'] ?? '').replace(/^the /u, ''))];
  if (cast.friend || cast.foil) {
    const small = smallBond(cast.bond?.type);
    yield ['r.small', small.show.map((text) => (cast.friend ? text : text.replaceAll('{F', '{V')))];
    yield ['r.mendsmall', small.mend.map((text) => (cast.friend ? text : text.replaceAll('{F', '{V')))];
    const isOldest = brief.ageRange === '12-17';
    // Who stands against the hero, and was not said to be anything else, has never been a friend.
    const words = bondWords(cast.bond?.type ?? (cast.friend ? undefined : isOldest ? 'enemy' : isYoung(brief.ageRange) ? 'rival' : undefined), cast.bond?.heroIs ?? false, isOldest ? 'oldest' : isYoung(brief.ageRange) ? 'young' : undefined);
    const missed = (plan.threads ?? []).some(({ as, the }) => as === 'away' && /\bbest friends?\b/iu.test(the));
    // Nobody has a “charge” on somebody’s lap, nor a pupil or a guardian, and whoever serves is no pupil.
    const serves = /^servant$/iu.test(cast.bond?.type.trim() ?? '');
    const label = isYoung(brief.ageRange) ? words.label.replace(/^charge$/u, 'friend').replace(/^pupil$/u, serves ? 'helper' : '$&') : words.label;
    const said = brief.ageRange === '3-4' ? label.replace(/^(?:guardian|pupil)$/u, 'friend') : label;
    yield ['r.label', kinOf(cast) ?? (missed ? said.replace('best friend', 'friend') : said)];
    const at = Number(plan.words.bond ?? 0);
    const kinds = [cast.hero, cast.friend ?? cast.foil].flatMap((who) => (who ? [kindOf(who.type, who.gender === 'male').noun] : []));
    for (const name of ['show', 'strain', 'mend'] as const) {
      const lines = fitting(kinds, words[name]);
      const text = lines[at % lines.length] ?? '';
      yield [`r.${name}`, cast.friend ? text : text.replaceAll('{F', '{V')];
    }
  }
  const [first, second, ...others] = brief.places;
  const turn = Number(plan.words.bond ?? 0);
  const names = others.map(({ name }) => cleanName(name));
  if (names.length > 0) yield ['passing', [names.slice(0, -1).join(', '), names[names.length - 1] ?? ''].filter(Boolean).join(' and ')];
  if (first) yield* wordsOfPlace('l', first, brief.ageRange, brief.places.length, turn);
  if (second) {
    // Two places of one climate are not told so twice.
    const rides = whenAndWhere(plan.premise).where === 'ride';
    const isSame = first?.climate !== undefined && first.climate === second.climate;
    for (const [name, text] of wordsOfPlace('m', second, brief.ageRange, brief.places.length, turn)) yield [name, isSame && name === 'm.climate' ? sameWeather(brief.ageRange) : rides ? fromTheWindow(text) : text];
  }
  for (const [at, place] of others.entries()) {
    const letter = PLACE_LETTERS[at + 2];
    if (letter) yield* wordsOfPlace(letter, place, brief.ageRange, brief.places.length, turn);
  }
}

/** A bell tells you how far the dark goes on, and makes none of it lighter. */
const GIVES_LIGHT = /light|glow|shin|fire|flame|bright|spark|lamp|lantern|\blit\b|window|mirror|blew off|the dark began/iu;
const UNLIT = {
  young: '[So they went on, step by step by step, and all at once there was no more dark.|On they went, and nobody bumped into anything, and soon the dark came to an end.]',
  old: '[They went by that, step after step, each with hold of the one in front, until the dark came to an end as a wood does.|They saw nothing then, nor for a good while after; but they went on, and nothing struck them in the face, and in the end the dark stopped.]',
} as const;

/** Nobody opens a door or falls over a stone in what goes by outside. */
function fromTheWindow(text: Material): Material {
  const seen = typeof text === 'string' ? [] : text.filter((one) => !/\{(?:H|his|him|he)\b/u.test(one));
  return seen.length > 0 ? seen : text;
}

/** How often the plot’s own lies among the others. */
const OWN_FIRST = 20;

/** Of the sentences that could stand there the plot’s own comes first, until the family has heard it. */
const ownFirst = (own: string | undefined, others: Exclude<Material, string>): Material => [...(own === undefined ? [] : Array.from({ length: OWN_FIRST }, () => own)), ...others];

/** The trial in words of its plot: where it comes to a head at the plot’s own spot, and is no beast that a family asked for. */
function ownTrial({ premise, crisis, words }: StoryPlan, age: AgeRange): PlotTrial | undefined {
  const { spot } = premiseById(premise);
  const isElsewhere = spot !== undefined && words.spot !== spot;
  return isElsewhere || (crisis === 'creature' && words.beast !== undefined) ? undefined : trialOfPlot(premise, crisis, isYoung(age) ? 'young' : 'old');
}

/** The trial and what they have come for: `k.tie` why it stands in the way of just that, behind the onset; `k.way` how they came through to it, behind the end; `k.beyond` what lies on the far side of it: why they go there at all. */
function* tiedTo({ premise, crisis, words }: StoryPlan, age: AgeRange, beast: (text: string) => string, told: Told, own: PlotTrial | undefined): Generator<[string, Material]> {
  const matter = matterOf(premise);
  const [tie, way] = matter ? [TIES[crisis]?.[matter.stands], WAYS[crisis]?.[matter.stands]] : [];
  const isLap = age === '3-4';
  const ofThePlot = matter && causeOf(matter, crisis);
  // Neither the plot nor what they came for says why it comes just here and now.
  const why = own || ofThePlot ? undefined : CAUSES[crisis]?.[isLap ? 'small' : isYoung(age) ? 'young' : 'old'];
  const onset = [beast(told.onset), isLap ? undefined : why].filter(Boolean).join(' ');
  if (why !== undefined) yield isLap ? ['k.tie', why] : ['k.onset', onset];
  if (!matter || !tie || !way) return;
  // It comes to a head where a family asked for it: behind that door lies no roof of the plot’s own.
  const { spot } = premiseById(premise);
  if (matter.stands === 'behind' && spot !== undefined && words.spot !== spot) return;
  const ages = isYoung(age) ? 'young' : 'old';
  const cause = ofThePlot?.[ages === 'young' ? 0 : 1];
  yield ['goal', (age === '3-4' ? matter.goal[1] : undefined) ?? matter.goal[0]];
  if (matter.stands === 'behind') yield ['k.beyond', matter.goal[0]];
  // On a lap, where it stands in scenes of the onset, words of the plot for the trial say why it comes.
  yield ['k.tie', own && isLap ? '' : isLap && why !== undefined ? tie.young.map((text) => `${why} ${text}`) : ownFirst(cause, tie[ages])];
  yield ['k.way', way[ages]];
  const behind = waysFurtherOff(way[ages]);
  if (behind.length > 0 && !isLap) {
    yield ['k.way-last', behind];
    yield ['k.end', ownFirst(own?.clear, [beast(told.clear)])];
  }
  // On a lap there is no room for both: that they are through is told by where they are; and its scenes have {k.tie} themselves, so that the shortest way to tell the onset can do without.
  const clear = (text: string): string => (isLap ? `[{k.way}|${text} {k.way}]` : `${text} {k.way}`);
  yield ['k.clear', ownFirst(own && clear(own.clear), [clear(beast(told.clear))])];
  if (!isLap) yield ['k.onset', ownFirst(own?.onset, [`${onset} {k.tie}`])];
}

/** A grandfather is called so, whatever the tie was put down as. */
function kinOf({ hero, bond, friend, foil }: Cast): string | undefined {
  const other = friend ?? foil;
  // A grandfather and the child whom he goes with are no cousins.
  const young = /^family$/iu.test(bond?.type ?? '') && other && !isGrown(other) ? OF_THE_ELDER.find(([elder]) => elder.test(hero.type)) : undefined;
  if (young && other) return other.gender === 'male' ? young[1] : young[2];
  const noun = other && other.type.startsWith('Human - Family') ? kindOf(other.type, other.gender === 'male').noun : '';
  return /^(?:family|child|parent)$/iu.test(bond?.type ?? '') && /^(?:grandfather|grandmother|uncle|aunt)$/u.test(noun) ? noun : undefined;
}

const OF_THE_ELDER: readonly (readonly [elder: RegExp, boy: string, girl: string])[] = [[/Grandparent$/u, 'grandson', 'granddaughter'], [/Aunt or Uncle$/u, 'nephew', 'niece']];

/** One who goes alone holds his own breath, not theirs. */
const theirs = (text: string): string => text.replace(/\btheir\b/gu, '{their}');

/** The great beast by the name of what somebody asked for. */
const named = (beast: string | undefined) => (text: string): string =>
  beast === undefined ? text : text.replace(/\b([Aa]n? )?(?:great |huge |big )?beast\b/gu, (_, article?: string) => `${article ? (article.startsWith('A') ? 'A' : 'a') + (articleFor(beast) === 'an' ? 'n ' : ' ') : ''}${beast}`);

const sameWeather = (age: AgeRange): string => (isYoung(age) ? 'The sky was just the same there.' : 'As for the weather, they had brought it with them.');

/** Whom they are to help as well is not spoken of in the part in which they only meet them; what was asked for at the very beginning is. */
const isKnownSoFar = ({ words: { also = '' }, threads = [] }: StoryPlan, { phase }: StoryBrief): boolean =>
  phase === 'introduction' || !threads.some(({ since, the }) => since === phase && also.endsWith(the));

/** Was the gift to save the day when it was given? What a hosted model noted tells of no gift. */
const wasGiven = ({ earlier: [first] }: Pick<StoryBrief, 'earlier'>, gift: string): boolean =>
  first?.facts?.version === 1 && first.facts.plan.tool === 'gift' && first.text.toLowerCase().includes(gift);
