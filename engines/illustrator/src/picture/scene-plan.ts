/** What a scene shows, and on which ground, before anything of it is drawn. */
import type { SceneBrief } from '../brief.ts';
import { ashoreOn } from '../character/ashore.ts';
import type { Look } from '../character/look.ts';
import { readLook } from '../character/read-look.ts';
import { dice, type Dice } from '../dice.ts';
import type { Setting } from '../place/setting.ts';
import { thingsOfPlace } from '../props/asked-things.ts';
import { type Broken, brokenTold } from '../props/broken.ts';
import { dyesAsked, dyesTold } from '../props/dyes-told.ts';
import { howMany } from '../props/how-many.ts';
import { afloatTold } from '../scene/afloat-told.ts';
import { hindmost } from '../scene/arrangements.ts';
import { isCentrepiece } from '../scene/centrepiece.ts';
import { type Nearness, nearnessIn } from '../scene/close-told.ts';
import { carriedBetween, lifting } from '../scene/carried-between.ts';
import { withCarried } from '../scene/carried-told.ts';
import { closeUpOf, wantsCloseUp } from '../scene/close-up.ts';
import { asKinds, type Companion, companionsOf } from '../scene/companions.ts';
import { withCompany, withFeelingsSoon, withIntroduced } from '../scene/company.ts';
import { withGifts } from '../scene/gifts-told.ts';
import { FLOOR, type StageRoom } from '../scene/layout.ts';
import { ofThisStory } from '../scene/of-this-story.ts';
import { oneMoment } from '../scene/one-moment.ts';
import type { Player } from '../scene/player.ts';
import { DISHES, mealTold, sitDown } from '../scene/meal-told.ts';
import { thingsOnTable } from '../scene/on-table-told.ts';
import { readScene, type SceneReading } from '../scene/read-scene.ts';
import { seatOf, withSeats } from '../scene/seats-told.ts';
import { type Shot, shotOf, shotTold } from '../scene/shot.ts';
import { withOnHeads } from '../scene/on-head-told.ts';
import { withTakenInHand } from '../scene/taken-in-hand.ts';
import { thingsOfActs } from '../scene/things-of-acts.ts';
import { castTold } from '../scene/told-cast.ts';
import { withUmbrella } from '../scene/umbrella-told.ts';
import { TOWER_TOP } from '../place/tower-top.ts';
import { presentText } from '../words/told.ts';
import { withoutShipsOnLand, withWaterForBoats } from './boats-on-land.ts';
import { isTiny } from './giants-beside.ts';
import { hiddenBehind } from './hiding-place.ts';
import { isCarried } from './mounted.ts';
import { readWhere } from './scene-place.ts';
import { onOwnWheels, ownHeld } from './scene-players.ts';
import { hasRoomForWater, RIM } from './scene-water.ts';
import { cannotBeThere, isThereAlready, SAILING } from './there-already.ts';

export const SIZES = { square: [1024, 1024], wide: [1280, 720], tall: [768, 1024] } as const;
/** Things and small beings together: more would be a heap. */
const MOST_BESIDE = 3;

/** No table stands there. */
const FLOATING: ReadonlySet<Setting['ground']> = new Set(['underwater', 'space', 'sky', 'lava']);

/** Letters up to which a passage is about one moment for those who are told to be close in it. */
const ONE_MOMENT = 300;

/** “They slept in a row”, “they lay side by side” */
const IN_A_ROW = /\b(?:they|all|everybody|everyone|friends|children|family|\p{Lu}\p{L}+) (?:[a-z]+ )?(?:sat|sit|sits|stood|stand|lay|lie|slept|sleep|walked|marched|waited|were|got) [^.,;!?]{0,30}?(?:in (?:a|one) (?:[a-z]+ )?(?:row|line)|side by side)\b/iu;

/** Nobody carries a bed out on to a meadow to lie and talk in. */
const IN_BED = /\b(?:beds?|blankets?|quilts?|pillows?|mattress(?:es)?|hammocks?|bunks?|cots?|tents?|tucked|sleeping bags?)\b/i;

export interface ScenePlan {
  /** with what those are who go along in the place of their names */
  brief: SceneBrief;
  /** its words as they came */
  asked: string;
  reading: SceneReading;
  /** what is there in the words of its moment */
  told: string;
  setting: Setting;
  afloat: 'boat' | 'swim' | undefined;
  room: StageRoom;
  /** the same from near, where the words ask for that */
  closeUp: StageRoom | undefined;
  shot: Shot;
  /** everybody, as they are on this ground */
  all: readonly Player[];
  /** those with feet of their own on it, and how they look */
  players: readonly Player[];
  looks: readonly Look[];
  /** y of the hindmost feet; absent where there are none */
  feet: number | undefined;
  /** things that nobody holds, the one that the passage is about first */
  lying: readonly string[];
  /** what of the things stands on a table, which then is the first of those that lie about */
  onTable: readonly string[];
  /** that one stands among them all, in the middle */
  isAroundFirst: boolean;
  nearness: Nearness;
  /** two lift what is in the middle */
  isLifted: boolean;
  /** the ids of those who hold what the words do not name: they carry it through the story */
  carrying: ReadonlySet<string>;
  /** one who is tiny and alone */
  tiny: Player | undefined;
  /** the colours that things were told or asked to have, by the names of the things */
  dyes: ReadonlyMap<string, string>;
  /** the things that are told to be broken, by their names */
  broken: ReadonlyMap<string, Broken>;
  /** of these words: the things with a colour among those that are shown */
  dyedOf: (words: string) => ReadonlyMap<string, string>;
  /** what a person asked for in words of their own */
  hints: string;
}

/** @param roll that of the whole scene: the place and the order of the people are taken from it first */
export function planScene(given: SceneBrief, roll: Dice): ScenePlan {
  const companions = companionsOf(given.companions ?? [], `${given.before ?? ''}\n${given.told ?? given.text}`, given.cast);
  const brief = readAs(given, companions);
  const words = brief.told ?? brief.text;
  const moment = oneMoment(brief.text, words, brief.before ?? '', brief.cast);
  const cast = brief.cast.length ? brief.cast : castTold(brief.text);
  const there = withGifts(ofThisStory(withFeelingsSoon(withCompany(readScene(moment.words, cast, moment.before, { ...moment, companions, earlier: brief.earlier }), moment, cast), moment, cast), brief.story), moment.words);
  const unladen = withIntroduced(withTakenInHand(withOnHeads(there, moment.words), moment.words, words), moment);
  const found = withCarried(unladen, words, brief);
  const hints = `${brief.style?.details ?? ''} ${brief.customPrompt ?? ''}`;
  const { where, players: come } = withWaterForBoats(withoutShipsOnLand(readWhere({ ...brief, text: words }, roll), `${brief.style?.background ?? ''} ${hints}`), found.players);
  const read = { ...found, players: where.props.includes(TOWER_TOP) ? come.map(arrived) : [...come] };
  const poses = read.players.map(({ pose }) => pose);
  const onWater = poses.length && hasRoomForWater(where.ground) ? afloatTold(moment.words, poses) : undefined;
  const isBesideSwimmers = onWater === 'boat' && rowsAmongSwimmers(poses);
  const afloat = isBesideSwimmers ? 'swim' : onWater;
  const reading = isBesideSwimmers ? { ...read, players: read.players.map(inOwnBoat) } : afloat ? read : { ...read, players: withSeats(read.players, moment.words, words) };
  const setting = afloat === 'boat' ? inABoat(where) : where;
  const told = presentText(moment.words);
  const meal = afloat ? undefined : mealTold(moment.words, setting);
  const under = withUmbrella(meal ? sitDown(reading.players, meal) : reading.players, { words: moment.words, isRaining: setting.weather === 'rain', isThere: [...reading.props, ...reading.players.map(({ held }) => held)].includes('umbrella') });
  const inOrder = roll.chance(0.5) ? under : under.toReversed();
  const between = afloat ? undefined : carriedBetween(reading.props, moment.words, inOrder);
  const all = (between ? inOrder.map(lifting) : inOrder).map((player) => onThisGround(withoutFire(player, setting), { isRoom: setting.ground === 'room', isAfloat: afloat !== undefined, told }));
  const players = all.filter((player) => !isCarried(player, all));
  const looks = players.map(({ character }) => readLook(character));
  const laid = thingsLying({ reading, told, setting, afloat, players, looks, hints });
  const mayGather = !afloat && players.every(({ pose, hides }) => !hides && pose !== 'lying' && pose !== 'climbing');
  const onTable = mayGather && isCentrepiece('table', players.length) && !FLOATING.has(setting.ground) ? laidOnTable(laid, told, meal === 'table') : [];
  const lying = between && isCentrepiece(between, 2) ? [between, ...laid.filter((prop) => prop !== between)] : meal === 'picnic' && mayGather ? ['picnic', ...laid.filter((prop) => prop !== 'picnic' && prop !== 'blanket' && prop !== 'table')].slice(0, MOST_BESIDE) : onTable.length ? ['table', ...laid.filter((prop) => prop !== 'table' && !onTable.includes(prop))] : laid;
  const shown = [...lying, ...onTable, ...players.flatMap(({ held }) => held ?? [])];
  const dyedOf = (asked: string): ReadonlyMap<string, string> => dyesAsked(thingsOfPlace(asked).filter(({ prop }) => shown.includes(prop)));
  const tiny = afloat || reading.bystanders.length ? undefined : tinyOf(players, looks);
  const seen = shotTold(moment.words);
  const shot = shotOf(brief, seen);
  const toldNear = nearnessIn(words.length > ONE_MOMENT ? moment.words : words);
  const nearness = under.some(({ sheltersAll }) => sheltersAll) ? { ...toldNear, areClose: true, areApart: false } : toldNear;
  const room = { ...roomFor(brief, { setting, afloat, isTiny: tiny !== undefined, shot }), ...(nearness.areApart && players.length === 2 ? { parted: true } : {}), ...(IN_A_ROW.test(told) ? { inRow: true } : {}) };
  const [first] = lying;
  const isAroundFirst = first !== undefined && mayGather && isCentrepiece(first, players.length);
  const mayBeClose = !afloat && !tiny && !room.parted && brief.aspect !== 'tall' && setting.ground !== 'underwater';
  return {
    closeUp: mayBeClose && wantsCloseUp({ seed: brief.seed, told: seen, words: moment.words, players, bystanders: reading.bystanders, lying }) ? closeUpOf(room, players.length) : undefined,
    brief, asked: given.text, reading, told, setting, afloat, room, shot, all, players, looks, lying, tiny, dyedOf, hints,
    // What they stand round stands there as one of them, and they behind it.
    feet: players.length ? hindmost(players.length + (isAroundFirst ? 1 : 0), room) : undefined,
    nearness,
    isLifted: between !== undefined && isCentrepiece(between, 2),
    carrying: new Set(found.players.flatMap(({ character, held }, i) => (held !== unladen.players[i]?.held ? [character.id] : []))),
    onTable,
    isAroundFirst,
    broken: brokenTold(shown, presentText(brief.text)),
    dyes: new Map([...dyesTold(shown, brief.text, { before: brief.before, earlier: [brief.asked, ...(brief.carried ?? []), brief.earlier].filter(Boolean).join('\n') }), ...dyedOf(hints)]),
  };
}

/** What stands on a table among them; who eats at one has something before them. */
function laidOnTable(laid: readonly string[], told: string, isMeal: boolean): string[] {
  const named = thingsOnTable(laid, told);
  return named.length || !isMeal ? named : [...DISHES];
}

/** The plan as it is seen from near. */
export const fromNear = (plan: ScenePlan, room: StageRoom): ScenePlan => ({ ...plan, room, feet: plan.feet === undefined ? undefined : hindmost(plan.players.length, room) });

/** What has a name is read as what it is. */
function readAs(brief: SceneBrief, companions: readonly Companion[]): SceneBrief {
  const { text, told, before } = brief;
  return companions.length === 0 ? brief : { ...brief, text: asKinds(text, companions), ...(told === undefined ? {} : { told: asKinds(told, companions) }), ...(before === undefined ? {} : { before: asKinds(before, companions) }) };
}

/** Where swimmers lie who are told of ashore. A pond would lie over the posts of a pier. */
export const shoreOf = ({ setting, afloat }: Pick<ScenePlan, 'setting' | 'afloat'>): ReturnType<typeof ashoreOn> =>
  afloat ? undefined : ashoreOn(setting.features.includes('pier') ? 'room' : setting.ground);

/** “Climbed to the top of the tower”: whoever is there has done with climbing. */
function arrived(given: Player): Player {
  const { climbs: _, ...player } = given;
  return player.pose === 'climbing' ? { ...player, pose: 'standing' } : player;
}

/** “Maya swam in the sea. Rusty rowed a boat.”: one boat, and whoever swims is beside it. */
const rowsAmongSwimmers = (poses: readonly string[]): boolean => poses.length === 2 && poses.filter((pose) => pose !== 'swimming').length === 1;
const inOwnBoat = (player: Player): Player => (player.pose === 'swimming' ? player : { ...player, pose: 'sitting', rides: { is: 'vehicle', on: 'boat' } });

const inABoat = (where: Setting): Setting => ({
  ...where,
  features: where.features.filter((name) => !SAILING.has(name)),
  said: `in a boat ${where.said}`,
});

/** What needs air goes out under water: the hand that held it is free. */
function withoutFire(player: Player, { ground }: Setting): Player {
  if (!player.held || !cannotBeThere(player.held, ground)) return player;
  const { held: _, givesTo: __, ...free } = player;
  return { ...free, pose: free.pose === 'holding' ? 'standing' : free.pose };
}

function onThisGround(player: Player, { isRoom, isAfloat, told }: { isRoom: boolean; isAfloat: boolean; told: string }): Player {
  if (player.pose === 'lying' && !isRoom) return { ...player, outside: true, ...(IN_BED.test(told) ? {} : { uncovered: true }) };
  if (isAfloat && player.rides?.is === 'vehicle' && player.rides.on === 'boat') return player;
  return player.rides && (isAfloat || readLook(player.character).ride) ? onOwnWheels(player) : player;
}

type Told = Pick<ScenePlan, 'reading' | 'told' | 'setting' | 'afloat' | 'players' | 'looks' | 'hints'>;
/** What is asked for, then what is told, without what is seen of the place or in a hand already. */
function thingsLying({ reading, told, setting, afloat, players, looks, hints }: Told): string[] {
  const asked = thingsOfPlace(hints).map(({ prop }) => prop).filter((prop) => !players.some(({ held }) => held === prop));
  const carried = new Set(players.flatMap((player, i) => (looks[i] && ownHeld(looks[i], player, told)) || []));
  const behind = players.some(({ hides }) => hides) ? hiddenBehind(told) : [];
  const place = { setting, players, asked, afloat: afloat !== undefined, told };
  const isSatOn = (prop: string): boolean => reading.bystanders.some(({ noun }) => seatOf(noun, told) === prop);
  const isThere = (prop: string): boolean => carried.has(prop) || (prop === 'umbrella' && players.some(({ held }) => held === prop)) || behind.includes(prop) || isSatOn(prop) || isThereAlready(prop, place);
  return [...new Set([...asked, ...thingsOfActs(told), ...reading.props])]
    .filter((prop) => !isThere(prop))
    .flatMap((prop) => Array.from({ length: howMany(prop, told) }, () => prop))
    .slice(0, Math.max(1, MOST_BESIDE - reading.bystanders.length));
}

function tinyOf([only, ...others]: readonly Player[], [look]: readonly Look[]): Player | undefined {
  const isAlone = only && look && others.length === 0 && only.pose !== 'flying' && !only.hides;
  return isAlone && isTiny(only.character, look) ? only : undefined;
}

type Seen = Pick<ScenePlan, 'setting' | 'afloat' | 'shot'> & { isTiny: boolean };
function roomFor(brief: SceneBrief, { setting, afloat, isTiny: tiny, shot }: Seen): StageRoom {
  const aspect = brief.aspect ?? 'square';
  const [w, h] = SIZES[aspect];
  const floor = h * FLOOR[aspect];
  return {
    w, h, floor, shot,
    ...(setting.features.length ? { gather: dice(`gather:${brief.seed}`).pick([-1, 1] as const) } : {}),
    ...(tiny ? { tiny } : {}),
    ...(afloat === 'boat' ? { rim: floor - RIM * h } : {}),
    ...(setting.ground === 'room' ? { corner: w * 0.13 } : {}),
  };
}
