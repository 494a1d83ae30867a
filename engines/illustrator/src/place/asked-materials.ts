/** What a family's own words have a building made of: "a castle made of chocolate", "a gingerbread house", "walls of ice". */
import { clamp, fromPolar, polar } from '../color.ts';

/** Walls, roofs and what is set off from both; all of it may be seen through. */
export interface Material {
  name: string;
  wall: string;
  roof: string;
  trim: string;
  clear?: number;
  /** the landmark that is made of it */
  on?: string;
}

const MATERIALS: readonly (readonly [words: string, material: Omit<Material, 'name'>])[] = [
  ['(?:dark |milk |white )?chocolate|cocoa|fudge|brownies', { wall: '#94603f', roof: '#54301f', trim: '#f1dcbb' }],
  ['gingerbread|cookies?|biscuits?|waffles?', { wall: '#cd8c4c', roof: '#955729', trim: '#fff4e6' }],
  ['cake|sponge|pancakes?|bread', { wall: '#f3d9b0', roof: '#e88fae', trim: '#fff6ea' }],
  ['candy|sweets|sugar|lollipops?|bonbons|marshmallows?|bubble ?gum|ice ?cream', { wall: '#fbdbe7', roof: '#ef6f9c', trim: '#8fd6c8' }],
  ['ice|icy|icicles|frost', { wall: '#cfeaf9', roof: '#7fbfe8', trim: '#eefaff', clear: 0.9 }],
  ['clouds|cotton', { wall: '#f6f9fd', roof: '#d9e4f2', trim: '#e8eff8' }],
  ['snow', { wall: '#f3f8fd', roof: '#cfe0f2', trim: '#dfeaf8' }],
  ['glass', { wall: '#cdeef0', roof: '#8fd3da', trim: '#c3b8f0', clear: 0.74 }],
  ['crystals?|diamonds?|gems|jewels', { wall: '#e3dcfa', roof: '#b39cf0', trim: '#9fd8f0', clear: 0.88 }],
  ['(?:pure |solid )?gold(?:en)?', { wall: '#f4cb52', roof: '#d2942a', trim: '#fdeaa8' }],
  ['silver|steel|iron|metal', { wall: '#cfd6e2', roof: '#8e99ad', trim: '#eef2f8' }],
  ['wood(?:en)?|wooden planks|logs|planks|timber', { wall: '#be8a55', roof: '#865632', trim: '#d9b27d' }],
  ['straw|hay', { wall: '#e6c66c', roof: '#c79c42', trim: '#f3e0a2' }],
  ['stones?|rocks?|granite|cobbles(?:tones)?', { wall: '#b6b4b1', roof: '#7d7b80', trim: '#989699' }],
  ['bricks?|clay', { wall: '#c76d4f', roof: '#8a4534', trim: '#efd9c2' }],
  ['marble|pearls?|porcelain', { wall: '#f4f0ea', roof: '#d9cfd8', trim: '#f2c9a0' }],
  ['cheese', { wall: '#f6d15a', roof: '#e0a132', trim: '#fbe8a6' }],
  ['jelly|jello', { wall: '#f59fb4', roof: '#e0567f', trim: '#fbd3de', clear: 0.82 }],
];
const ANY = MATERIALS.map(([words]) => words).join('|');
const BUILT = 'castle|palace|house|cottage|home|hut|cabin|tower|towers|building|buildings|walls?|roofs?|bricks|fortress|temple|school|shop|village|town|city|church|lighthouse|barn|igloo|museum|library|bakery|station';

/** A sweet shop sells sweets. */
const BUILT_OF = 'castle|palace|house|cottage|hut|cabin|towers?|walls?|roofs?|fortress|temple|igloo|lighthouse';

const MADE_OF = new RegExp(`\\b(?:(?:is |are )?(?:made|built|all|entirely|completely) (?:all |only |entirely |completely )?(?:out )?of (?:the |real |pure )?(${ANY})|(?:${BUILT}) of (?:pure |real )?(${ANY})|(${ANY})[- ](?:${BUILT_OF}))\\b`, 'i');
/** A bench made of gold is a golden bench. */
const OF_ANOTHER = new RegExp(`\\b(?!(?:${BUILT}|it|that|which|place|everything|all|is|are|picture)\\b)([a-z]+) (?:that is |which is )?(?:made|built) (?:\\w+ )?(?:out )?of\\b`, 'i');
/** A wooden tower is one among others; only what nobody builds with is a wish for all of it. */
const EVERYDAY = /^(?:stones?|rocks?|bricks?|woods?|logs|snow|straw|ice ?cream|bread|cake|cookies?|biscuits?|waffles?|pancakes?|jewels|gems|crystals?)[- ]/i;

/** The words of the wish, as they were written. */
export function materialSaid(wishes: string): string | undefined {
  const found = MADE_OF.exec(wishes)?.[0];
  return found === undefined || EVERYDAY.test(found) ? undefined : found.toLowerCase().replace(/^(?:is|are) /, '');
}

export function materialAsked(wishes: string): Material | undefined {
  if (materialSaid(wishes) === undefined || OF_ANOTHER.test(wishes)) return undefined;
  const said = MADE_OF.exec(wishes)?.slice(1).find(Boolean)?.toLowerCase() ?? '';
  const own = MATERIALS.find(([words]) => new RegExp(`^(?:${words})$`, 'i').test(said))?.[1];
  return own ? { name: NOUNS[said] ?? said, ...own } : undefined;
}

const NOUNS: Readonly<Record<string, string>> = { golden: 'gold', wooden: 'wood', icy: 'ice' };
/** A street of gingerbread has no gingerbread cars. */
const NOT_BUILT = /car|bus|train|locomotive|engine|plane|ship|boat|crossing|traffic|bench|flower|tree|tulip|pumpkin|rocket|pond|peaks|waterfall|mountain/;

/** @returns the first of the landmarks that somebody has built */
export const builtOf = (features: readonly string[]): string | undefined => features.find((name) => !NOT_BUILT.test(name) || /house|castle/.test(name));

/** Greenery before a building grows as it does. */
const isGreenery = (h: number, c: number): boolean => h > 110 && h < 165 && c > 0.04;

/** A colour of a building as that material has it: light ones as walls, reds and browns as roofs, others set off. */
export function inMaterial({ wall, roof, trim }: Material, color: string): string {
  if (!/^#[0-9a-f]{6}$/i.test(color)) return color;
  const { l, c, h } = polar(color);
  if (isGreenery(h, c)) return color;
  const isPale = l > 0.78 || c < 0.03;
  const [to, usual] = isPale ? [wall, 0.86] : h < 110 || h > 320 ? [roof, 0.6] : [trim, 0.62];
  const wanted = polar(to);
  return fromPolar({ l: clamp(wanted.l + (l - usual) * 0.55, 0.18, 0.985), c: wanted.c, h: wanted.h });
}
