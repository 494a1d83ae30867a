/** Which things of a passage the place has already, or can never have: they are not set down a second time. */
import type { Seat } from '../character/seat.ts';
import { BUILDINGS } from '../place/buildings.ts';
import type { Setting } from '../place/setting.ts';
import { NOT_IN_ROOMS } from '../props/story-words.ts';
import { KNOCKS } from '../scene/things-of-acts.ts';
import type { Player } from '../scene/player.ts';
import { BY_WATER } from './boats-on-land.ts';

/** Landmarks that are boats: the boat of the text. No boat lies on a carpet either. */
export const SAILING = new Set(['ship', 'ghostship', 'fishingboats', 'houseboat', 'starharbor', 'canal', 'airship']);
/** Where doors belong to walls. */
const INDOORS: ReadonlySet<Setting['ground']> = new Set(['room', 'city', 'sky', 'space']);
/** Landmarks that have no door of their own. */
const DOORLESS = /^(?:bigcrystals|marshlights|fountain|well|pond|bridge|ropebridge|statues|sundial|moai|sphinx|waterfall|volcano|mesa|iceberg|bonfire|bench|playground|coaster|pool|goal|pier|umbrellas|paddock|hedges|hedgewalls|rosebower|sunflowers|giantflowers|blooms|tulips|strawberries|dandelions|clovers|lilies|stones|rockmen|kites|balloons|bolts|snowmen|sleds|rink|vines|beehives|haycart|cornmaze|vegbeds|clothesline|puddles|lemonade|pumpkins|nest|bignest|candy|toys|patches)$/;
/** What a thing is called as a landmark: the big one that is there is the one of the text. */
const BIG_ONE: Readonly<Record<string, RegExp>> = {
  telescope: /^telescope$/, piano: /^grandpiano$/, tent: /^(?:tents|fort)$/, snowman: /^snowm[ae]n$/, bench: /^bench$/, bath: /^bathtub$/, campfire: /^bonfire$/, bridge: /bridge/, rocket: /^(?:rocket|postrocket|rocketbay)$/, sled: /^sleds$/, ladder: /^appleladder$/, sandcastle: /^sandcastle$/,
};

/** Under water no fire burns, and nothing flies on a string. */
const NEEDS_AIR: ReadonlySet<string> = new Set(['torch', 'candle', 'campfire', 'match', 'stove', 'kite']);
export const cannotBeThere = (prop: string, ground: Setting['ground']): boolean => ground === 'underwater' && NEEDS_AIR.has(prop);

/** Things that are drawn under who sits on them. */
const SAT_ON: Readonly<Partial<Record<Seat, readonly string[]>>> = { stool: ['chair'], box: ['woodenchest', 'chest'], stump: ['log'], suitcase: ['woodenchest', 'bag'], bed: ['mat'] };

/** The place has it, and big: it is told, and not drawn again. */
export const isLandmark = (prop: string, { features }: Setting): boolean => features.some((name) => BIG_ONE[prop]?.test(name));

interface There {
  setting: Setting;
  players: readonly Player[];
  /** things that the family asks for */
  asked: readonly string[];
  afloat: boolean;
  /** what is there in the words */
  told: string;
}

/** “There stood a red boat”, “they got behind the boat”: it was drawn up on land. */
const BOAT_ASHORE = /\b(?:stood|stands|lay|lies|behind|beside|against|next to|under|round) (?:an?|the|their|his|her) (?:[a-z]+ ){0,2}boat\b|\bboat\b[^.!?]{0,3}[.!?]? ?(?:[Ii]t )?(?:stood|stands|lay|waited)\b/;
const isAshore = (told: string, { ground }: Setting): boolean => BOAT_ASHORE.test(told) && ground !== 'room' && ground !== 'space' && ground !== 'lava';

export const isThereAlready = (prop: string, { setting, players, asked, afloat, told }: There): boolean =>
  cannotBeThere(prop, setting.ground) ||
  (setting.ground === 'room' && NOT_IN_ROOMS.has(prop) && !asked.includes(prop)) ||
  // Alone in the grass it would burn for nobody.
  prop === 'match' ||
  isLandmark(prop, setting) ||
  players.some(({ rides }) => rides?.is === 'vehicle' && (rides.on === prop || (rides.on === 'sled' && prop.startsWith('sle')))) ||
  players.some(({ sitsOn }) => sitsOn && (sitsOn === prop || SAT_ON[sitsOn]?.includes(prop))) ||
  players.some(({ pose, climbs }) => (pose === 'climbing' || pose === 'holding') && climbs === prop) ||
  players.some(({ pulls }) => pulls === prop) ||
  (prop === 'gate' && INDOORS.has(setting.ground)) ||
  (prop === 'door' && !asked.includes('door') && !KNOCKS.test(told) && (INDOORS.has(setting.ground) || setting.features.some((name) => BUILDINGS[name] && !DOORLESS.test(name)))) ||
  (prop === 'boat' && (afloat || !asked.includes('boat') && !BY_WATER.has(setting.ground) && !isAshore(told, setting) || setting.ground === 'cave' || setting.features.some((name) => SAILING.has(name))));
