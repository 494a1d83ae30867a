/** The head of a person or of a being built like one, centre 0,0 and radius about 120. */
import type { Stance } from './figure.ts';
import { drawSigns } from './signs/draw-signs.ts';
import { drawHair } from './hair.ts';
import { drawHat, hatHidesHair } from './hats/draw-hat.ts';
import { drawHearingAids } from './hearing-aids.ts';
import { drawHeadHorns } from './horns.ts';
import { drawFeatures } from './human-features.ts';
import { antennae, drawBeard, furEars, headMarks, pumpkinRibs, wrappings } from './human-hair-extras.ts';
import type { Look, PersonParts } from './look.ts';
import { lightOf, mix, shade, shadowOf } from '../color.ts';
import type { Paper } from '../paper.ts';
import { bare, circle, ellipse, group, line, path } from '../shapes.ts';
import { drawTuft } from './tuft.ts';
import { nodOf, still, turnHead } from './turn-head.ts';

const SHAPES = [
  'M0 -124 C78 -124 122 -70 120 2 C118 74 66 128 0 128 C-66 128 -118 74 -120 2 C-122 -70 -78 -124 0 -124Z',
  'M0 -124 C76 -124 118 -72 116 -4 C114 66 72 132 0 132 C-72 132 -114 66 -116 -4 C-118 -72 -76 -124 0 -124Z',
  'M0 -124 C80 -124 124 -72 122 4 C120 70 78 124 0 126 C-78 124 -120 70 -122 4 C-124 -72 -80 -124 0 -124Z',
] as const;

const GROWN = 'M0 -124 C78 -124 118 -74 116 -6 C116 58 86 104 52 128 Q0 148 -52 128 C-86 104 -116 58 -116 -6 C-118 -74 -78 -124 0 -124Z';

const ALIEN = 'M0 -150 C96 -150 146 -92 138 -16 C130 58 66 128 0 130 C-66 128 -130 58 -138 -16 C-146 -92 -96 -150 0 -150Z';

const BROAD = 'M0 -112 C84 -112 124 -66 128 -6 C138 60 92 120 0 122 C-92 120 -138 60 -128 -6 C-124 -66 -84 -112 0 -112Z';

const PUMPKIN = 'M0 -108 C54 -128 136 -96 136 4 C136 96 74 130 0 120 C-74 130 -136 96 -136 4 C-136 -96 -54 -128 0 -108Z';

const SACK =
  'M0 -118 C70 -122 120 -84 122 -10 C132 50 112 96 62 118 L74 140 L-74 140 L-62 118 C-112 96 -132 50 -122 -10 C-120 -84 -70 -122 0 -118Z';

const skullPath = (look: Look, parts: PersonParts): string => {
  if (parts.head === 'alien') return ALIEN;
  if (parts.head === 'broad') return BROAD;
  if (parts.head === 'pumpkin') return PUMPKIN;
  if (parts.head === 'sack') return SACK;
  if (look.age === 'adult' || look.age === 'elder') return look.female ? SHAPES[1] : GROWN;
  return SHAPES[Math.floor(look.whim * 2.99)] ?? SHAPES[0];
};

export interface HeadArt {
  back: string;
  front: string;
}

export function drawHumanHead(paper: Paper, look: Look, parts: PersonParts, stance: Stance): HeadArt {
  const skin = paper.radial(
    [
      [0, lightOf(look.skin, 0.05)],
      [0.6, look.skin],
      [1, shadowOf(look.skin, 0.09)],
    ],
    { cx: 0.42, cy: 0.35, r: 0.8 },
  );
  const hat = look.marks.includes('hat') && !parts.hat ? 'cap' : parts.hat;
  const style = parts.head && !['human', 'broad', 'android'].includes(parts.head) ? 'none' : hat === 'headscarf' ? 'none' : look.hairStyle;
  const hair = drawHair(paper, style, look.hair, hat === 'bubble' || hat === 'hood' ? 'glass' : (hat && hatHidesHair(hat)) || look.signs.some((sign) => sign.includes('cloud')) ? 'hat' : undefined);
  const topper = drawHat(paper, hat, look.outfit.second, look.outfit.main);
  const ears = drawEars(look, parts, skin, stance.turn, !hat && BESIDE_EARS.has(style));
  const front = [
    ears.behind,
    path(skullPath(look, parts), parts.head === 'pumpkin' ? paper.ball('#ee8a35') : skin, 'data-part="skull"'),
    parts.head === 'pumpkin' ? pumpkinRibs() : '',
    parts.bandages ? wrappings(look) : '',
    drawFeatures(paper, look, parts, stance),
    look.age === 'elder' || parts.beard || look.marks.includes('beard') ? drawBeard(paper, look, parts) : '',
    ears.before,
    hair.front,
    look.marks.includes('hearing-aids') && parts.hat !== 'headscarf' ? drawHearingAids(paper, look, parts) : '',
    furEars(paper, look, parts),
    drawHeadHorns(paper, parts.horns ?? (look.marks.includes('horns') ? 'small' : undefined)),
    headMarks(paper, look),
    parts.antennae || look.marks.includes('antennae') ? antennae(paper, look) : '',
    look.tuft ? drawTuft(paper, look.tuft, -26) : '',
    topper.front,
    drawSigns(paper, look, 'head'),
    look.marks.includes('hearing-aids') && parts.hat === 'headscarf' ? drawHearingAids(paper, look, parts) : '',
  ];
  const { turn } = stance;
  const back = drawSigns(paper, look, 'crown') + topper.back + hair.back;
  return { back: turn && back ? group(`transform="translate(${-turn * BACK} 0)"`, back) : back, front: turnHead(front.join(''), turn, { r: parts.head === 'alien' ? 138 : 122, nod: nodOf(stance) }) };
}

/** How far what is behind a head goes the other way. */
const BACK = 9;
/** Hair that leaves the ears free. */
const BESIDE_EARS: ReadonlySet<string> = new Set(['short', 'swept', 'spiky', 'mohawk', 'puffs', 'bun', 'ponytail', 'thin', 'none', 'curly']);

/** The ear on the far side goes behind the head; the near one comes before it, where no hair lies over it. */
function drawEars(look: Look, parts: PersonParts, skin: string, turn: number, areFree: boolean): { behind: string; before: string } {
  const [pair, inwards] = earOf(look, parts, skin);
  if (!pair) return { behind: '', before: '' };
  const near = turn < 0 ? 1 : -1;
  const comesBefore = areFree && Math.abs(turn) > 0.3;
  const ear = (side: number): string => {
    const moves = side === near ? (comesBefore ? NEARER : 0) : inwards;
    return group(`transform="translate(${-side * moves * Math.abs(turn)} 0)${side < 0 ? ' scale(-1 1)' : ''}"`, pair);
  };
  return comesBefore ? { behind: still(ear(-near)), before: still(ear(near)) } : { behind: still(ear(1) + ear(-1)), before: '' };
}

/** How far the ear on the near side comes to the front of a head in a whole turn. */
const NEARER = 24;

/** The right one, and how far it may go. */
function earOf(look: Look, parts: PersonParts, skin: string): readonly [ear: string, inwards: number] {
  if (parts.ears === 'none' || parts.head === 'pumpkin' || parts.head === 'skull') return ['', 0];
  const crease = shade(look.skin, -0.22);
  if (parts.ears === 'pointed' || look.marks.includes('long-ears')) {
    return [
      path('M104 -14 C130 -34 164 -52 186 -50 C182 -16 156 30 112 42Z', skin) +
        path('M116 2 C136 -14 154 -26 168 -30 C158 -4 140 18 118 26Z', mix(look.skin, '#e06a6a', 0.28), bare),
      16,
    ];
  }
  if (parts.ears !== 'round') return ['', 0];
  const ring = look.marks.includes('earrings') ? circle(120, 52, 9, '#f2c14e') : '';
  return [ellipse(117, 16, 24, 30, skin) + line('M111 4 Q129 8 119 30', crease, 4, 0.5) + ring, 14];
}
