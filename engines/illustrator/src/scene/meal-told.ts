/** Whoever eats together sits down to it: on a blanket out of doors, at a table in a room. */
import type { Setting } from '../place/setting.ts';
import { presentText, withoutSpeech } from '../words/told.ts';
import type { Player } from './player.ts';

const MEAL = '(?:breakfast|lunch|dinner|supper|tea|picnic|meal|feast|brunch|soup|stew|porridge|pancakes?|waffles?|spaghetti|noodles|pizza|pie|sandwiches)';
const TAKEN = `(?:(?:an?|the|their|his|her|some|a bowl of|a plate of|warm|hot|big|late|early|good|long|birthday|family) ){0,3}`;
/** “Had supper together”, “ate pancakes”, “a picnic in the grass”, “sat at the breakfast table”. */
const EATS = new RegExp(
  `\\b(?:ate|eats?|eating|shared|shares|enjoyed|(?:has|have|had|having)(?= ${TAKEN}(?:breakfast|lunch|dinner|supper|tea|picnic|meal|feast|brunch)\\b)) ${TAKEN}${MEAL}\\b(?! (?:box|basket|bag|time|table cloth|set|pot|cup)\\b)|` +
  '\\bpicnick(?:ed|ing|s)\\b|\\bsat (?:down )?(?:together )?(?:to|at|for|over) (?:(?:the|their|a) )?(?:\\w+ )?(?:breakfast|lunch|dinner|supper|tea|meal|picnic|feast|eat)\\b|\\b(?:ate|eats?|eating) (?:\\w+ ){0,4}?(?:at|round|around) the (?:\\w+ )?table\\b',
  'i',
);
/** What nobody does at home on the floor: where no place is told it is a kitchen. */
export const EATS_AT_HOME = new RegExp(`\\b(?:ate|eats?|eating|shared|has|have|had|having) ${TAKEN}(?:breakfast|lunch|dinner|supper|soup|stew|porridge|pancakes|spaghetti|noodles)\\b|\\b(?:ate|eats?|eating) (?:\\w+ ){0,4}?at the (?:\\w+ )?table\\b`, 'i');

/** Ground on which a blanket lies. */
const BLANKET: ReadonlySet<Setting['ground']> = new Set(['meadow', 'forest', 'garden', 'lake', 'shore', 'snow', 'desert', 'sky', 'swamp']);
const SITS_DOWN: ReadonlySet<Player['pose']> = new Set(['standing', 'holding', 'thinking', 'hugging', 'sitting']);

export type Meal = 'picnic' | 'table';

/** @returns on what a meal of these words is laid; undefined where nobody eats, or where neither would stand */
export function mealTold(words: string, { ground }: Pick<Setting, 'ground'>): Meal | undefined {
  if (!EATS.test(presentText(withoutSpeech(words)))) return undefined;
  return ground === 'room' ? 'table' : BLANKET.has(ground) ? 'picnic' : undefined;
}

/** On a blanket they sit as on the grass, at a table on stools; who brings a wheelchair sits already. */
export const sitDown = (players: readonly Player[], meal: Meal): Player[] =>
  players.map((player) => (SITS_DOWN.has(player.pose) && !player.rides && !player.hides ? { ...player, pose: 'sitting', ...(meal === 'table' && !player.sitsOn ? { sitsOn: 'stool' as const, atTable: true as const } : {}) } : player));

/** What is on the table where the words name nothing that could be. */
export const DISHES: readonly string[] = ['bowl', 'loaf', 'cup'];
