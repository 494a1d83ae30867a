// Whom they run into on the way, who comes back at the end: "meet:goose" pays in "pay:goose".

import type { StoryBrief, StoryPlan } from '../brief.ts';
import type { Dice } from '../dice.ts';
import type { Staleness } from '../tell/marks.ts';
import { natureOf } from '../premises/nature-of.ts';
import { premiseById } from '../premises/premises.ts';
import { endsAtHome, isOfOneDay } from '../premises/suits.ts';
import { isNear, whenAndWhere } from '../premises/when-and-where.ts';
import { bestCaseOf } from '../tell/template.ts';
import { isPaidAtHome } from './paid-at-home.ts';
import { voiceFor } from '../voices/voices.ts';
import type { Cast } from './cast.ts';
import { earthOf } from './gates.ts';
import { AT_HOME_ONLY, BY_DAY, LIVES_HERE, OF_EARTH } from './out-of-place-words.ts';
import { anotherOf } from './another-of.ts';
import { isIn } from './looked-through.ts';
import { bodyTest } from './of-a-body.ts';
import { breaks } from './offence.ts';
import { rulesFor } from './out-of-place.ts';
import { ownWords } from './own-words.ts';
import { UNDER_WATER, landscapeOfPlace, placeWords } from './place-kind.ts';

/** Whom the young meet only where there are roads, rivers and trees. */
const ON_EARTH = /^meet:(?:boat|cow|hat|owl|bee|frog|snail|goose|ferry|plank|bees|scarecrow|digger|choir|dog|toll|post|leads|glass)$/u;

/** Nobody rows, digs or stands in the corn on a cloud, in a desert or at the bottom of the sea. */
const ON_THE_GROUND = /^meet:(?:boat|cow|hat|frog|leads|glass)$/u;
/** Nor stands there where the way is the sea; a boat is what one meets. */
const ON_DRY_LAND = /^meet:(?:cow|dog|hat|frog|snail|goose|digger|scarecrow|toll|post|plank|leads|glass)$/u;
/** Nor flies there. */
const IN_THE_AIR = /^meet:(?:bee|owl|goose)$/u;

/** And whom in a school. */
const AT_SCHOOL = /^meet:school-/u;

/** Nobody rows across a playground, and a school has a bell of its own. */
const NOT_AT_SCHOOL = /^meet:(?:bees|bee|boat|cow|hat|ferry|plank|scarecrow|digger|toll|bell|choir|leads|glass)$/u;

/** Whom nobody meets by chance where the plot is about one: a family that looks for a snail does not say good day to another. */
const AS_IN_THE_PLOT: Readonly<Record<string, RegExp>> = {
  snail: /\bsnails?\b/iu, bee: /\bbees?\b/iu, owl: /\bowls?\b/iu, frog: /\bfrogs?\b/iu, goose: /\b(?:goose|geese)\b/iu, cow: /\bcows?\b/iu, robot: /\brobots?\b/iu, boat: /\bboats?\b/iu,
  bun: /\bbread man\b/iu, baker: /\b(?:flour|bread|bak\w+|buns?)\b/iu, ferry: /\b(?:boats?|river|ferry\w*)\b/iu, 'space-star': /\bstars?\b/iu, 'house-cat': /\bcats?\b/iu, 'space-cat': /\bcats?\b/iu, bell: /\bbells?\b|\bm(?:ouse|ice)\b/iu, counter: /\bboats\b/iu, 'school-bell': /\bbells?\b/iu,
};

/** Whom the young meet between their own four walls, where no river runs through the kitchen. */
const INDOORS = /^meet:house-/u;

/** Whom nobody meets between the stairs and the kitchen, or on the way to a classroom. */
const OUT_OF_DOORS = /\b(?:lanes?|roads?|fields?|orchards?|common|scarecrow|hedges?|meadows?|rivers?|ferry\w*|carts?|(?:the|a|that|old) well|signposts?|bridges?|planks?|hills?|milestones?|crossroads|path|stream|rowed|goose|cow|corn|pond|house without a roof|no roof|old dog)\b/iu;

/** Nor looks out at, from a room with its shutters closed; a train goes by them. */
const OF_A_STREET = /\b(?:pavements?|streets?|railings|wedding|upstairs window)\b/iu;

/** Who lays down, carries or sits on something: not where nothing has any weight. */
const NEEDS_WEIGHT = /^meet:(?:goose|cow|boat|frog|girl|snail|plank|digger|scarecrow|cupboard|piano|baker|maps|counter|queue|drawer|chess|post|letters|portrait|wallpaper|knitting|ferry|taster|tower|soup|leads|glass)$/u;

/** Who has a wall, a room or two corners to go round: not in a train, a bus or a ship. */
const NOT_ON_BOARD = /^meet:(?:cupboard|knitting|drawer|wallpaper|whisper|clocks|number|keys|understudy|piano|counter|girl|stamp|leads|glass)$/u;

/** Who is out on the water: met there, and nowhere else. */
const AT_SEA = /^meet:sea-/u;

/** Who is met in passing: one is counted, or patted, and goes on. */
const IN_PASSING = /^meet:(?:counter|girl|bee|leads|glass)$/u;

/** Whom one reaches over fields and rivers: not over the roofs, nor between the stalls. */
const ON_A_ROAD = /\{march\}|\b(?:scarecrow|ferry\w*|rowed|river|bog|fields?|milestones?|crossroads|signposts?|(?:the|a|that|old) well|goose|cow|stubble|swamp|toll|bar across the road|bicycle|piano)\b/u;
const RACES: ReadonlySet<string> = new Set(['The Great Rooftop Race', 'Chase Through the Night Market']);

/** They end outside a door through which nobody goes any more. */
const MOVES_OUT = 'Goodbye to the Old House';

/** Where nobody comes by on foot. */
const ABOVE: ReadonlySet<string> = new Set(['space', 'sky']);

/** Those who suit the ground, and of them whom the family has not met for longest. */
export function whomTheyMeet(brief: StoryBrief, plan: Pick<StoryPlan, 'premise' | 'words' | 'crisis' | 'hero'>, { hero, friend }: Cast, dice: Dice, stale: Staleness): Record<string, string> {
  const { development, resolution } = voiceFor(brief.ageRange);
  const isYoung = brief.ageRange === '3-4' || brief.ageRange === '5-8';
  const { where } = whenAndWhere(plan.premise);
  // A station is where they begin; whoever is older than eight and goes on from it meets people at the second place, which may be a cottage, or a station.
  const goneTo = isYoung || isNear(plan.premise) ? undefined : brief.places[1];
  const there = goneTo ? landscapeOfPlace(goneTo).id : (plan.words.landscape ?? '');
  const inSpace = where === 'space' || there === 'space';
  const isOverThere = goneTo !== undefined && (ABOVE.has(there) || UNDER_WATER.test(placeWords(goneTo)));
  // Who has moved out meets no pipe of the old house any more.
  const inHouse = where === 'house' && plan.premise !== MOVES_OUT;
  const isWet = brief.places.some((place) => UNDER_WATER.test(placeWords(place)));
  const isOffTheGround = isWet || plan.words.landscape === 'sky' || plan.words.landscape === 'desert' || /\bdesert\b/iu.test(plan.words.spot ?? '');
  const isSpace = (key: string): boolean => key.startsWith('meet:space-');
  const isAtHome = (key: string): boolean => isSpace(key) || INDOORS.test(key) || AT_SCHOOL.test(key);
  const own = ownWords(brief, plan);
  // Whom they met may be told of at any hour of a long road, but in a plot of one night nobody sits in the sun.
  const rules = rulesFor(brief, plan).filter(({ is, words: those }) => (is !== 'time' || those === BY_DAY) && those !== AT_HOME_ONLY && those !== LIVES_HERE);
  const ofWhom = ([['H', hero], ['F', friend]] as const).flatMap(([letter, who]) => (who ? (['body', 'clothes'] as const).flatMap((ofWhat) => bodyTest(letter, who, ofWhat) ?? []) : []));
  const words = [...rules.map((one) => one.words), ...ofWhom];
  const others = brief.characters.flatMap((who) => anotherOf(who, brief, plan.premise) ?? []);
  const suspect = [...words, ...others];
  const isShort = isOfOneDay(plan.premise);
  // On board of a train as well, where the older have enough others to meet; it goes by the second place.
  const isOnBoard = brief.ageRange !== '3-4' && where === 'ride';
  const isIndoors = isOnBoard || where === 'house' || where === 'school';
  const isOut = (core: string): boolean => {
    if (isIndoors && (isIn(OUT_OF_DOORS, core) || (!isOnBoard && isIn(OF_A_STREET, core)))) return true;
    // No clerk has a room to himself in a bus.
    if (isOnBoard && /\{(?:houses|rooms|march)\}/u.test(core)) return true;
    if (isOverThere && isIn(OF_EARTH, core)) return true;
    if (RACES.has(plan.premise) && ON_A_ROAD.test(core)) return true;
    // A whole night with a baker has no room in one afternoon.
    if (isShort && core.includes('{days}')) return true;
    if (!suspect.some((one) => isIn(one, core))) return false;
    const best = bestCaseOf(core, (option) => !words.some((one) => one.test(option)));
    return others.some((one) => one.test(core)) || ofWhom.some((one) => one.test(best)) || breaks(best, rules, own);
  };
  const { theme, small } = premiseById(plan.premise);
  // Nor does a family that asked for a robot meet another one.
  const plot = [theme, ...Object.values(small), brief.customPrompt ?? ''].join(' ');
  const isOfThePlot = (key: string): boolean => isYoung && (AS_IN_THE_PLOT[key.slice('meet:'.length)]?.test(plot) ?? false);
  // Who is in at the door already meets nobody on the road.
  const isTooLate = (key: string): boolean => (endsAtHome(plan.premise) && !isPaidAtHome(key.slice('meet:'.length), resolution)) || (plan.premise === MOVES_OUT && isPaidAtHome(key.slice('meet:'.length), resolution));
  const floats = !natureOf(plan.premise).includes('weight');
  // A boat wants water, and a street has none.
  const isDry = isNear(plan.premise) && ![plan.words.landscape, ...brief.places.map((place) => landscapeOfPlace(place).id)].includes('water');
  // Who dives at bedtime comes up between two dives, where there is nobody but those who are out at sea.
  const isAtSea = where === 'sea' || (where === 'depths' && brief.ageRange === '5-8' && !isWet);
  const isHurried = where !== 'ride' && !natureOf(plan.premise).includes('no-hurry');
  const isElsewhere = (key: string): boolean => (floats && NEEDS_WEIGHT.test(key)) || (where === 'ride' && NOT_ON_BOARD.test(key)) || (where === 'ride' && isYoung && ON_EARTH.test(key)) || (isDry && key === 'meet:boat');
  const fits = (key: string): boolean => !isOfThePlot(key) && !isTooLate(key) && !isElsewhere(key) && (development[key] ?? []).some((core) => !isOut(core)) && (resolution[key.replace('meet', 'pay')] ?? []).some((core) => !isOut(core));
  const known = Object.keys(development).filter((key) => key.startsWith('meet:') && (AT_SEA.test(key) ? isAtSea : where !== 'sea') && (!isHurried || IN_PASSING.test(key)) && (inSpace || !isSpace(key)) && (inHouse || !INDOORS.test(key)) && (where === 'school' || !AT_SCHOOL.test(key)) && !(isYoung && (inSpace || inHouse) && ON_EARTH.test(key))
    && !(isYoung && where === 'school' && NOT_AT_SCHOOL.test(key)) && !(isYoung && isOffTheGround && ON_THE_GROUND.test(key)) && !(isYoung && (isWet || where === 'depths') && IN_THE_AIR.test(key)) && !(isYoung && (where === 'sea' || where === 'depths') && ON_DRY_LAND.test(key)));
  // Up there those of space come first, and in a house those of the house; the others are met in gardens on the moon as well.
  const lately = new Map(known.map((key) => [key, Math.max(0, ...(development[key] ?? []).map(stale))]));
  const heard = (key: string): number => lately.get(key) ?? 0;
  const inOrder = dice.shuffle(isHurried ? known.filter(fits) : known).toSorted((a, b) => heard(a) - heard(b) || Number(isAtHome(b)) - Number(isAtHome(a)));
  const ground = earthOf(brief, plan);
  const isShut = (core: string): boolean => ['earth', 'dry', 'by-water'].some((gate) => core.includes(`{${gate}}`) && !ground.includes(gate));
  const [first, second] = firstTwo(inOrder.filter((key) => !(development[key] ?? []).every(isShut)), fits);
  return { ...(first ? { meet: first.slice(5) } : {}), ...(second ? { meet2: second.slice(5) } : {}) };
}

/** Somebody who does not belong there is met only where there is nobody else. */
function firstTwo(keys: readonly string[], fits: (key: string) => boolean): readonly string[] {
  const found: string[] = [];
  for (const key of keys) if (found.length < 2 && fits(key)) found.push(key);
  return [...found, ...keys.filter((key) => !found.includes(key))];
}
