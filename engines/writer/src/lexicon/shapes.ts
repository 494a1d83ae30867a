// How somebody is built, in a picture that a child can see: the lists of the form say it in one flat word ("Slim", "Cat-sized").

import { hash } from '../dice.ts';

/** Each stands behind "was" and "is". */
const SHAPES: Readonly<Record<string, readonly string[]>> = {
  slim: ['as slim as a broom', 'as slim as a reed'], slender: ['as slender as a reed', 'as slender as a candle'], petite: ['as small and light as a wren', 'as small and neat as a thimble'],
  delicate: ['as light as a leaf', 'as light as a soap bubble'], athletic: ['quick and strong', 'as quick as a ball'], sturdy: ['as sturdy as a stool', 'as sturdy as a good table'],
  round: ['as round as a bun', 'as round as a plum'], chubby: ['as chubby as a dumpling', 'as chubby as a bee'], 'broad-shouldered': ['as broad as a door'], broad: ['as broad as a door', 'as wide as a gate'],
  'round-bellied': ['as round in the middle as a teapot'], fluffy: ['as fluffy as a chick', 'fluffy from end to end'], muscular: ['as strong as an ox'], 'long-legged': ['nearly all legs'],
  graceful: ['as graceful as a swan'], 'broad-winged': ['as wide as a kite, wings and all'], 'long and winding': ['as long and winding as a river'], streamlined: ['as smooth as a spoon'],
  wobbly: ['as wobbly as a jelly', 'as wobbly as a pudding'], boxy: ['as square as a box'], stretchy: ['as stretchy as a sock'], 'made of odd parts': ['made of this and that'],
  wispy: ['as wispy as steam'], floating: ['as light as a feather, and never quite on the ground'], flowing: ['like water, with no corners anywhere'], billowing: ['like a sheet in the wind'],
  'soft and stuffed': ['soft all the way through'], 'thumb-sized': ['no bigger than a thumb'], 'hand-sized': ['no bigger than a hand'], 'toy-sized': ['no bigger than a toy'],
  'cat-sized': ['as big as a cat'], 'child-sized': ['as big as a child'], 'pony-sized': ['as big as a pony'], 'horse-sized': ['as big as a horse'], 'house-sized': ['as big as a house'],
  'tower-high': ['as high as a tower'], 'tree-high': ['as tall as a tree'], 'candle-high': ['no taller than a candle'],
};

/** "Slim" → "as slim as a broom": always the same of one person, and never like what it is itself; what a family wrote stays as it is. */
export function shapeOf(word: string, { name, kind }: { name: string; kind: string }): string {
  const ways = (SHAPES[word] ?? []).filter((way) => !kind.split(' ').some((part) => way.endsWith(` ${part}`)));
  return ways[hash(name) % ways.length] ?? word;
}
