/** How a thing is there that nobody holds: sheets lie in the plane of the ground, sticks on their side, all others stand. */
import { Paper } from '../paper.ts';
import { type Reach, reachOf } from '../scene/reach.ts';
import { circle, group, line, path } from '../shapes.ts';
import { gold, wood } from './prop.ts';
import { PROPS } from './props.ts';

/** Thin sheets, cloths and small plates: upright in the grass they would be cards on a stick. */
const FLAT: ReadonlySet<string> = new Set([
  'map', 'letter', 'scroll', 'card', 'paper', 'newspaper', 'ticket', 'stamp', 'label', 'slate', 'book', 'memories', 'puzzle', 'phone',
  'cloak', 'jumper', 'apron', 'sock', 'glove', 'handkerchief', 'leafcrown', 'bow', 'ribbon', 'bootlace', 'needle',
  'coin', 'medal', 'ring', 'button', 'compass', 'watch', 'leaf', 'horseshoe', 'hinge', 'chain', 'comb', 'scissors', 'spectacles',
  'hoop', 'palette', 'dreamcatcher', 'fan', 'shield', 'biscuit', 'toast', 'fish', 'marionette', 'gearheart', 'pan',
]);
/** Long and thin: nothing of it stands on its end. */
const ON_ITS_SIDE: ReadonlySet<string> = new Set([
  'feather', 'firefeather', 'wand', 'pencil', 'paintbrush', 'ladle', 'spoon', 'flute', 'tinwhistle', 'quill', 'sword', 'mirror', 'magnifier', 'key',
  'staff', 'trident', 'spear', 'broom', 'pickaxe', 'pitchfork', 'spade', 'net', 'crook', 'hammer', 'tool', 'mop', 'club', 'fork', 'microphone', 'guitar', 'violin', 'skateboard',
  'bread', 'carrot', 'bouquet', 'bouquetbig', 'icecream', 'bauble', 'umbrella', 'silverflute',
]);
/** It is seen from its edge. */
const THIN_EDGE = 0.62;
/** How much of its height a sheet keeps that lies on the ground, and how far its upper edge goes aside for each unit of it. */
const SEEN_FROM_ABOVE = 0.46;
const ASLANT = 0.5;
/** A sheet that lies is seen less of: it lies there a little larger. */
const LARGER = 1.28;
/** Degrees by which something long lies off the line of the sheet. */
const TURNED = 83;
/** Degrees of what rests on two of its points: an open umbrella on the edge of its roof and the end of its handle, a hammer on its head and the other end. */
const TIPPED: Readonly<Record<string, number>> = { umbrella: 51, guitar: 76, violin: 76, icecream: 78, bouquet: 74, bouquetbig: 78, hammer: 70, pickaxe: 70, magnifier: 70, mirror: 72, net: 76, mop: 99, broom: 97, spade: 92, flute: -22, silverflute: -22 };

/** What hangs on walls has feet where it stands by itself. */
const FEET: Readonly<Record<string, (paper: Paper) => string>> = {
  clock: (p) => path('M-34 -14 L-46 4 H-28 L-20 -8Z M34 -14 L46 4 H28 L20 -8Z', gold(p)) + circle(-26, -90, 13, gold(p)) + circle(26, -90, 13, gold(p)) + line('M0 -88 V-104', '#b87d26', 6),
  picture: (p) => path('M-30 -20 L-42 6 H-30 L-18 -20Z M30 -20 L42 6 H30 L18 -20Z', wood(p)),
};

export type Rests = 'flat' | 'on its side' | 'stands';
export const restsAs = (name: string): Rests => (FLAT.has(name) ? 'flat' : ON_ITS_SIDE.has(name) ? 'on its side' : 'stands');

/** @param side to which its far edge leans, -1 the left */
export function onTheGround(paper: Paper, name: string, side: 1 | -1 = 1): string {
  const art = PROPS[name]?.draw(paper) ?? '';
  if (FLAT.has(name)) return flat(art, side);
  if (ON_ITS_SIDE.has(name)) return onItsSide(art, TIPPED[name] ?? TURNED, /feather/.test(name));
  const feet = FEET[name]?.(paper);
  return feet ? feet + group('transform="translate(0 -4)"', art) : art;
}

/** Its middle over 0,0 and its near edge on it. */
function flat(art: string, side: 1 | -1): string {
  const { left, right, bottom } = reachOf(art);
  const turned = group(`transform="translate(${-(left + right) / 2} ${-bottom})"`, art);
  const lying = group(`transform="matrix(${LARGER} ${side * 0.05} ${-side * ASLANT * LARGER} ${SEEN_FROM_ABOVE * LARGER} 0 0)"`, turned);
  const laid = reachOf(lying);
  return group(`transform="translate(${-(laid.left + laid.right) / 2} ${-Math.max(0, laid.bottom)})"`, lying);
}

function onItsSide(art: string, degrees: number, isThin: boolean): string {
  const turned = group(`transform="rotate(${degrees})${isThin ? ` scale(${THIN_EDGE} 1)` : ''}"`, art);
  const { left, right, bottom } = reachOf(turned);
  return group(`transform="translate(${-(left + right) / 2} ${2 - bottom})"`, turned);
}

const known = new Map<string, Reach>();
/** How far it reaches as it rests there. */
export function groundReach(name: string): Reach {
  const found = known.get(name);
  if (found) return found;
  const reach = reachOf(onTheGround(new Paper(1, 1), name));
  known.set(name, reach);
  return reach;
}

