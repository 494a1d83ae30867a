/**
 * What a sentence of the material may ask for before it is told: a slot that says nothing and is only there in some stories.
 * “{fierce}” storm, beast, flood and crowd, which fight back; “{sudden}” whatever comes down with a crash;
 * “{beast}” what can be annoyed or soothed; “{calm-trial}” a door, a maze or the dark, which only stand there; “{no-flood}” one can sit or lie down in it;
 * “{can-see}” not the dark: faces and crumbs are seen; “{solid}” what can be pushed; “{fell-out}” two who quarrelled on the way; “{grown-foe}” one against them who is no child;
 * “{young-foe}” two children at odds, who may sit in one class; “{peer-foe}” one of the hero’s own age and kind;
 * “{open-air}” the climax is under the sky and on dry land; “{turn-told}” what made it harder is a fact that somebody can tell;
 * “{turn-there}” it is a small thing that lies there; “{prize-there}” what came of it stays to be looked at and touched; “{loud}” one can cheer there and then, and nobody has just dropped off;
 * “{dry}” not under water: tents, matches, dust; “{earth}” no place in space, under water or on a cloud, where nothing rains and no cart goes; “{by-water}” a harbour or a
 * shore; “{village}” a first place with streets, and not one house;
 * “{long}” days on a road, “{short}” all of it before one supper; “{near}” it stays in one house, school or town, “{away}” it does not; “{kin}” hero and friend are of one family, “{no-kin}” they are not;
 * “{H.fingers}”, “{H.feet}”, “{H.face}”, “{H.clothed}” (and so on for any letter) a body that has these: boots for feet, pockets and a hat for clothed; “{H.wingless}” for who can fall;
 * “{public-sign}” the whole place sees what happened first, “{private-sign}” one or two do, “{sign-there}” one can go back to it and look;
 * “{befalls}” what happened first is none of the hero’s own doing, so that it can be shown to {him};
 * “{first-there}” nobody has been at the spot before it comes to a head there: a place that nobody would name, or that is smaller than they had thought;
 * “{sign-seen}” and “{turn-seen}” one looked at what happened first, at what turned it round, and did not only hear of it; “{sought}” somebody or something has to be found;
 * “{no-hurry}” nobody is in danger from the first, and there is more than an hour: one can dust, nap or leave late;
 * “{hush}” it can be quiet in this plot and, in the climax, in this trial; “{weight}” one can sit down, and what is put down stays there;
 * “{turn-still}” what made it harder can be noticed by those who sit; “{quick-try}” the first attempt takes no night and no day;
 * “{on-way}” between setting out and arriving: milestones, a dog at every gate; “{in-thick}” in the climax, with no time for soup, and “{at-rest}” anywhere else;
 * “{friend-unlit}” the friend makes no light, and may be afraid of the dark; “{matches}” nobody goes along who shines or makes fire, and nothing that gives light, so that a match is worth something, and it is not the dark that is the trial, since then it would be struck;
 * “{far-treasure}” what saves the day comes from a place further on, “{home-treasure}” it has always been where they live; “{one-place}” nobody goes to a second place, so that they are where they live;
 * “{march}” of a road, “{houses}” of streets and passers-by, “{rooms}” of what is found where people live, on a ship or a station as well, “{daylight}” of people who are up and
 * about and “{days}” of more than one day, and “{sets-off}” of who leaves the house or comes back to it, where no word gives it away: always open, but read with the words of out-of-place-words.ts;
 * “{decides}” it is settled only there that somebody goes, or they leave alone: open in the introduction, and nobody is told of as coming along before it.
 */
import type { StoryBrief, StoryPlan, WriterCharacter } from '../brief.ts';
import { abilitiesOf } from '../lexicon/abilities.ts';
import { isGrown } from '../lexicon/kinds.ts';
import { isOpenAir } from '../lexicon/landscapes.ts';
import { detourOf } from '../premises/detours.ts';
import { canBeQuiet, natureOf } from '../premises/nature-of.ts';
import { premiseById } from '../premises/premises.ts';
import { suitsOf } from '../premises/suits.ts';
import { isNear, whenAndWhere } from '../premises/when-and-where.ts';
import type { Cast } from './cast.ts';
import { isNook } from './known-spot.ts';
import { UNDER_WATER, landscapeOfPlace, placeWords } from './place-kind.ts';

const TRIALS: Readonly<Record<string, readonly string[]>> = {
  fierce: ['storm', 'creature', 'flood', 'crowd'],
  sudden: ['storm', 'creature', 'flood', 'crowd', 'gap', 'stuck'],
  beast: ['creature', 'crowd'],
  solid: ['lock', 'stuck'],
  'calm-trial': ['lock', 'maze', 'dark'],
};

const givesLight = (able: string): boolean => able === 'light' || able === 'fire';

const KIN = /^(?:sibling|twin|cousin|family|parent|child)$/iu;

const RIVALS = /rival|enem|nemesis|archenemy|opponent/iu;

/** Those who never agree quarrel in every story; stories from before there was a choice do as well. */
export const fallOut = ({ length }: StoryBrief, { words }: StoryPlan, { bond }: Cast): boolean =>
  length !== 'standard' || !/^(?:road|stranger)$/u.test(words.subplot ?? '') || RIVALS.test(bond?.type ?? '');

const AWAY_FROM_EARTH = new Set(['space', 'sky']);

/** What can be said of the places of a story: where a horse can go, and where a boat lies. */
export function earthOf({ places }: Pick<StoryBrief, 'places'>, { words, premise }: Pick<StoryPlan, 'words' | 'premise'>): string[] {
  const { where } = whenAndWhere(premise);
  const wet = where === 'depths' || places.some((place) => UNDER_WATER.test(placeWords(place)));
  const landscapes = [words.landscape ?? '', ...places.map((place) => landscapeOfPlace(place).id)];
  if (wet) return [];
  if (where === 'space' || landscapes.some((id) => AWAY_FROM_EARTH.has(id))) return ['dry'];
  return words.landscape === 'water' ? ['dry', 'earth', 'by-water'] : ['dry', 'earth'];
}

/** A place that has streets, and a road that leads to it: no kitchen and no school. */
const ROOFED = new Set(['house', 'school']);

/** An attempt that takes till evening is not told by the minute. */
const TAKES_LONG = /\b(?:evening|night|noon|morning|midnight|dawn|dark|candlelight|for (?:six|three) hours|a day|days?)\b/iu;

function triedIn({ premise, words }: StoryPlan): string {
  const { attempt, fail } = detourOf(words.detour) ?? premiseById(premise);
  return `${attempt} ${fail}`;
}

/** What is carried along, and gives light. */
const SHINES = /\b(?:lanterns?|lamps?|torch(?:es)?|candles?|everburning|glow\w*|firefl\w+)\b/iu;

const worldOf = ({ type }: WriterCharacter): string => type.split(' - ')[0] ?? '';

export function gatesOf(brief: StoryBrief, plan: StoryPlan, cast: Cast): string[] {
  const open = Object.keys(TRIALS).filter((gate) => TRIALS[gate]?.includes(plan.crisis));
  if (plan.crisis !== 'flood') open.push('no-flood');
  if (plan.crisis !== 'dark') open.push('can-see');
  open.push(...earthOf(brief, plan));
  const [home] = brief.places;
  if (home && !ROOFED.has(landscapeOfPlace(home).id)) open.push('village');
  if (!brief.characters.some((who) => abilitiesOf(who).some(givesLight)) && !SHINES.test(`${plan.words['the-tool'] ?? ''} ${plan.words.gift ?? ''}`) && !(brief.phase === 'climax' && plan.crisis === 'dark')) open.push('matches');
  if (!(cast.friend && abilitiesOf(cast.friend).some(givesLight))) open.push('friend-unlit');
  if (cast.foil && isGrown(cast.foil)) open.push('grown-foe');
  if (cast.foil && isGrown(cast.foil) === isGrown(cast.hero) && worldOf(cast.foil) === worldOf(cast.hero)) open.push('peer-foe');
  if (cast.foil && [cast.foil, cast.hero].every(({ type }) => /Children|Sibling|Cousin/u.test(type))) open.push('young-foe');
  if (isOpenAir(plan.words.spot ?? '')) open.push('open-air');
  open.push(...suitsOf(plan.premise).filter((gate) => gate !== 'first-there' || !isNook(plan)), ...natureOf(plan.premise));
  if (canBeQuiet(plan.premise) && (brief.phase !== 'climax' || !TRIALS.fierce?.includes(plan.crisis))) open.push('hush');
  if (!TAKES_LONG.test(triedIn(plan))) open.push('quick-try');
  open.push(isNear(plan.premise) ? 'near' : 'away', 'march', 'days', 'houses', 'rooms', 'daylight', 'sets-off');
  if (brief.phase === 'introduction') open.push('decides');
  const treasury = brief.places.findIndex(({ treasures }) => treasures.length > 0);
  if (treasury >= 0) open.push(treasury === 0 ? 'home-treasure' : 'far-treasure');
  if (brief.places.length < 2) open.push('one-place');
  if (brief.phase === 'development') open.push('on-way');
  open.push(brief.phase === 'climax' ? 'in-thick' : 'at-rest');
  open.push(KIN.test(cast.bond?.type ?? '') ? 'kin' : 'no-kin');
  const two = cast.friend !== undefined || cast.foil !== undefined;
  return two && brief.phase !== 'introduction' && fallOut(brief, plan, cast) ? [...open, 'fell-out'] : open;
}
