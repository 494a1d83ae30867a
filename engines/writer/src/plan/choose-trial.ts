// Which trial comes, and what will solve it: of the plot first, then of the ground; no trial for nobody, and no tool that solves another.

import type { StoryBrief, StoryPlan, Wish } from '../brief.ts';
import { noUseOf } from '../lexicon/abilities.ts';
import { CRISES, crisisOf } from '../lexicon/crises.ts';
import { ANY_OBJECT_DEEDS, GIFTS } from '../lexicon/gifts.ts';
import { DANGER_CRISIS } from '../lexicon/place-features.ts';
import { powerOf } from '../lexicon/powers.ts';
import { matterOf } from '../premises/matters.ts';
import { ownTrialsOf } from '../premises/trials/trials.ts';
import { type Where, whenAndWhere } from '../premises/when-and-where.ts';
import type { Premise } from '../premises/premise.ts';
import type { Cast } from './cast.ts';
import { trialAsked } from './trial-asked.ts';
import { UNDER_WATER, landscapeOfPlace, placeWords } from './place-kind.ts';
import { suitable, suitsTrial } from './trial-ground.ts';
import { groundOf, hasGround } from './ground-of.ts';

/** The rarest of several for this family, by the mark that it leaves. */
export type Rare = <T>(from: readonly T[], mark: (one: T) => string) => T;

/** The trials (`crisis`) that this story can have, at least one; `spots` are where it may come to a head, `wanted` the spot that was asked for. */
export function allowedCrises(premise: Premise, brief: StoryBrief, cast: Cast, wishes: readonly Wish[], spots: readonly string[], wanted?: string): string[] {
  const { places } = brief;
  const { where } = whenAndWhere(premise.theme);
  const asked = trialAsked(wishes, wanted ?? premise.spot);
  if (asked) return [asked];
  const avoid = wishes.filter(({ kind }) => kind === 'avoid').map(({ words }) => words).join(' ');
  const under = where === 'depths' || places.some((place) => UNDER_WATER.test(placeWords(place)));
  const inSpace = where === 'space' || places.some((place) => landscapeOfPlace(place).id === 'space');
  const isOnGround = (id: string): boolean => spots.length === 0 || spots.some((spot) => suitsTrial(spot, id) && (hasGround(id, groundOf(brief, premise.theme, spot)) || (id === 'crowd' && premise.crises?.includes(id) === true)));
  const fits = (id: string): boolean => isOnGround(id) && !((under || inSpace) && WEATHER.has(id)) && !AVOIDED.some(([pattern, crisis]) => crisis === id && pattern.test(avoid));
  const isHard = isHardFor(brief, cast);
  // First what comes of this very plot and is a trial for all of them; then what the plot can bear; then what the ground has.
  const ofThePlot = (matterOf(premise.theme)?.fits ?? []).filter(fits);
  const suited = (premise.crises ?? CRISES.map(({ id }) => id)).filter(fits);
  const fromDangers = places.flatMap(({ dangers }) => dangers).map((danger) => DANGER_CRISIS[danger.trim().toLowerCase()] ?? '');
  const shared = (ofThePlot.length > 0 ? ofThePlot : suited).filter((id) => fromDangers.includes(id));
  const others = CRISES.map(({ id }) => id).filter(fits);
  // Where there is only one such the other trials of the plot take turns with it: else every story of that family would have the same.
  const inTurn = shared.filter(isHard).length === 1 ? ofThePlot.filter(isHard) : [];
  const wanting = [inTurn, shared.filter(isHard), ofThePlot.filter(isHard), suited.filter(isHard), shared, ofThePlot, suited, others].find(({ length }) => length > 0);
  return wanting ?? ['lock'];
}

/** Is it a trial for everybody who goes along? What the hero’s power solves is one, since that power can be what saves the day; a foil is not asked for help. */
function isHardFor({ characters }: StoryBrief, { hero, foil }: Cast): (trial: string) => boolean {
  const deeds = powerOf(hero.magicalPower)?.deeds ?? {};
  const others = characters.filter((one) => one !== hero && one !== foil);
  return (trial) => !others.some((one) => noUseOf(one, trial)) && (trial in deeds || noUseOf(hero, trial) === undefined);
}

/** What comes out of a sky with rain in it. */
export const WEATHER = new Set(['storm', 'flood']);

const AVOIDED: readonly [RegExp, string][] = [
  [/dark|night|scar/iu, 'dark'], [/monster|beast|scar|creature/iu, 'creature'], [/storm|thunder|scar/iu, 'storm'],
  [/shout|fight|quarrel/iu, 'crowd'], [/water|flood|drown/iu, 'flood'], [/height|fall/iu, 'gap'],
];

/** What may solve one of these trials; a power more often than the rest. */
export function toolsFor(cast: Cast, brief: StoryBrief, crises: readonly string[], where: Where, isAtHome = true): StoryPlan['tool'][] {
  const objectFits = crises.some((id) => id in ANY_OBJECT_DEEDS);
  const power = powerOf(cast.hero.magicalPower);
  const open: StoryPlan['tool'][] = ['trait', 'gift'];
  const under = where === 'depths' || brief.places.some((place) => UNDER_WATER.test(placeWords(place)));
  // Where everybody breathes under water that helps nobody, nor does it where there is none; and there is no air to rise into.
  const isIdle = (power?.name === 'Breathing Underwater' && (under || where === 'space')) || (power?.name === 'Flying' && where === 'depths');
  const solves = (id: string): boolean => power !== undefined && !isIdle && id in power.deeds;
  // Where each of them would be no trial to the hero it is the power that has to be reached.
  if (crises.some(solves) && crises.every((id) => noUseOf(cast.hero, id) !== undefined)) return ['power'];
  if (crises.some(solves)) open.push('power', 'power', 'power');
  // Who is a long way from home when it begins has not been to fetch what is kept there.
  if (isAtHome && objectFits && brief.places.some(({ treasures }) => treasures.length > 0)) open.push('treasure');
  return open;
}

/** The trial that this tool solves: of those one that comes of the plot in words of its own (decision 0210). */
export function chooseCrisis(tool: StoryPlan['tool'], cast: Cast, crises: readonly string[], rare: Rare, theme: string): string {
  const power = powerOf(cast.hero.magicalPower);
  const table = tool === 'power' ? power?.deeds : tool === 'treasure' ? ANY_OBJECT_DEEDS : undefined;
  // Whoever shines does not need a match.
  const hard = tool === 'power' ? crises : suitable(crises, (id) => noUseOf(cast.hero, id) === undefined);
  const open = table ? hard.filter((id) => id in table) : tool === 'gift' ? hard.filter(hasGift) : hard;
  const own = ownTrialsOf(theme);
  return crisisOf(rare(suitable(open.length > 0 ? open : hard, (id) => own.includes(id)), (id) => `crisis:${id}`)).id;
}

const hasGift = (crisis: string): boolean => GIFTS.some(({ deeds }) => crisis in deeds);

export function chooseGift(theme: string, crisis: string, tool: StoryPlan['tool'], rare: Rare): string {
  const open = tool === 'gift' ? GIFTS.filter(({ deeds }) => crisis in deeds) : GIFTS;
  return rare(suitable(open, ({ never }) => never !== theme), ({ noun }) => noun).noun;
}

export function toolName(tool: StoryPlan['tool'], gift: string, brief: StoryBrief): string {
  const treasure = brief.places.flatMap(({ treasures }) => treasures)[0];
  if (tool === 'treasure' && treasure) return `the ${asOne(treasure.replace(/[[\]{}|]/gu, '').trim().toLowerCase())}`;
  return `the ${gift}`;
}

/** “Magic seeds” are carried, held up and thanked as one thing. */
const asOne = (treasure: string): string => (/[^s]s$/u.test(treasure) && !/\bof\b/u.test(treasure) ? `bag of ${treasure}` : treasure);
