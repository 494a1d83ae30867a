/** People and beings built like people: children to grandparents, wizards, fairies, mermaids, elves, heroes. */
import { shade } from '../color.ts';
import type { Paper } from '../paper.ts';
import { bare, group, line, moved, path } from '../shapes.ts';
import { type Figure, POSES, type Pose, type Stance } from './figure.ts';
import { drawArms } from './human-arms.ts';
import { drawHumanHead } from './human-head.ts';
import { drawLower, KNEELING, sittingLegs, SITTING } from './human-lower.ts';
import type { Look, PersonParts } from './look.ts';
import { drawNeckwear } from './neckwear.ts';
import { drawTorso } from './outfit.ts';
import { drawSigns } from './signs/draw-signs.ts';
import { drawAura } from './power.ts';
import { drawPersonTail } from './tails.ts';
import { LOW_SEATS } from './seat.ts';
import { type Chair, drawChair, lap, seated, seatedPose, speed } from './wheelchair.ts';
import { drawWings } from './wings.ts';

export interface Measures {
  head: number;
  leg: number;
  torso: number;
  shoulder: number;
  waist: number;
  hem: number;
  arm: number;
  armWidth: number;
  neck: number;
  /** y of the shoulder line and of the hips */
  top: number;
  hip: number;
}

const BUILD = {
  toddler: { head: 0.96, leg: 66, torso: 108, shoulder: 60, arm: 43, neck: 0 },
  child: { head: 1, leg: 94, torso: 126, shoulder: 68, arm: 51, neck: 3 },
  teen: { head: 0.88, leg: 132, torso: 148, shoulder: 74, arm: 61, neck: 10 },
  adult: { head: 0.79, leg: 168, torso: 172, shoulder: 86, arm: 72, neck: 20 },
  elder: { head: 0.81, leg: 140, torso: 164, shoulder: 80, arm: 67, neck: 12 },
} as const;

export function measurePerson(look: Look): Measures {
  const base = BUILD[look.age];
  const girth = look.girth;
  const frame = base.shoulder * (0.55 + 0.45 * girth) * (look.female && look.age === 'adult' ? 0.92 : 1);
  const hip = -base.leg;
  return {
    ...base,
    shoulder: frame * look.shoulders,
    waist: (frame / look.shoulders ** 0.5) * (look.female ? 0.84 : 0.93) * (0.4 + 0.6 * girth),
    hem: frame * 1.06 * (0.45 + 0.55 * girth),
    armWidth: (base.arm * 0.24 + 26) * (0.7 + 0.3 * girth),
    top: hip - base.torso,
    hip,
  };
}

/** Portraits cut people at the hips, but not those whose legs are what they are known by. */
const showsAll = (look: Look, parts: PersonParts): boolean =>
  parts.lower !== 'legs' || look.marks.includes('leg-prosthesis') || look.signs.includes('small-trees');

/** The upper body of a centaur sits where the neck of a horse would. */
const onHooves = (m: Measures, parts: PersonParts, look: Look): Measures => {
  if (parts.lower === 'horse') return { ...m, leg: 158, hip: -158, top: -158 - m.torso * 0.92 };
  const leg = m.leg * (look.marks.includes('long-legs') ? 1.45 : parts.lower === 'legs' && look.legs > 1 ? look.legs : parts.lower === 'fish' ? 1.42 : 1);
  return { ...m, leg, hip: -leg, top: -leg - m.torso };
};

/** How high a seat is for somebody whose feet then rest on the ground. */
const onSeat = (m: Measures): Measures => {
  const seat = 50 + m.leg * 0.66;
  return { ...m, leg: seat, hip: -seat, top: -seat - m.torso };
};

/** Legs hang down over the edge of a seat as over that of a wheelchair: clothes lie over the knees in the same way. */
const hangsLegs = (look: Look, parts: PersonParts, { pose, seat }: Stance): boolean =>
  seat !== undefined && !LOW_SEATS.has(seat) && pose === 'sitting' && !look.ride && (parts.lower === 'legs' || parts.lower === 'goat');

export function drawHuman(paper: Paper, seen: Look, parts: PersonParts, stance: Stance): Figure {
  const standing = onHooves(measurePerson(seen), parts, seen);
  const hangs = hangsLegs(seen, parts, stance);
  const look: Look = hangs ? { ...seen, ride: { is: 'wheelchair', sail: false } } : seen;
  const m = hangs ? onSeat(standing) : look.ride ? seated(standing) : standing;
  const posed = look.ride ? seatedPose(stance.pose) : POSES[stance.pose];
  const pose = stance.held && stance.pose === 'sitting' ? { ...posed, near: POSES.holding.near } : posed;
  const side = stance.turn < 0 ? -1 : 1;
  const headY = m.top - m.neck - 104 * m.head;
  const chair = seen.ride ? drawChair(paper, look, seen.ride, m, side, headY) : undefined;
  const head = drawHumanHead(paper, look, parts, stance);
  const arms = drawArms(paper, look, m, pose, stance, { x: stance.turn * 5, y: headY, r: 122 * m.head });
  const placeHead = (art: string): string =>
    group(
      `transform="translate(${stance.turn * 5} ${headY}) ` +
        `rotate(${stance.feeling.tilt * side + stance.turn * 1.5}) scale(${m.head})"`,
      art,
    );
  const neck = path(
    `M-26 ${m.top - m.neck - 30} L-30 ${m.top + 18} Q0 ${m.top + 34} 30 ${m.top + 18} L26 ${m.top - m.neck - 30}Z`,
    shade(look.skin, -0.08),
    bare,
  );
  const behind = drawSigns(paper, look, 'back', 0, m.top + 60, m.shoulder / 68);
  const wings =
    behind +
    (parts.wings || look.marks.includes('wings') ? moved(0, m.top + 40, 1, drawWings(paper, parts.wings ?? 'feather', look)) : '');
  const kneels = pose.legs === 'kneel' && (parts.lower === 'legs' || parts.lower === 'goat');
  const onGround = pose.legs === 'sit' && !look.ride && (parts.lower === 'legs' || parts.lower === 'goat');
  // Skirts of those who sit or kneel end at the ground.
  const ground = kneels ? m.hip * KNEELING - 6 : pose.legs === 'sit' && !chair ? m.hip * SITTING : undefined;
  const cloak = look.outfit.extras.includes('cape') || look.marks.includes('cape') ? cape(paper, look, m, ground) : '';
  const tail = parts.tail ? moved(0, m.hip - 10, 1, drawPersonTail(paper, parts.tail, look)) : '';
  const lower = drawLower(paper, look, parts, m, pose);
  const torso = drawTorso(paper, look, m, parts, ground);
  const knees = look.ride ? lap(paper, look, m) : onGround ? sittingLegs(paper, look, parts, m) : '';
  const upper = [arms.behind, neck, torso, knees, drawNeckwear(paper, look, m, onGround),
    drawSigns(paper, look, 'chest', 0, m.top + 74, m.shoulder / 68)];
  const over = [arms.front, placeHead(head.front), arms.over];
  const lean = pose.lean * side;
  const shift = hangs ? 12 : chair ? (stance.pose === 'flying' ? -34 : 0) : drop(pose, parts, m);
  const body = chair
    ? ride(chair, look, m, stance, {
        behind: [wings, cloak],
        hair: placeHead(head.back),
        legs: [tail, lower],
        upper,
        over,
        lean,
      })
    : [wings, placeHead(head.back), cloak, tail, lower, ...upper, ...over].join('');
  const wide = Math.max(
    124 * m.head * (look.hairStyle === 'curly' || look.hairStyle === 'puffs' ? 1.5 : 1.12),
    m.hem * 1.2,
    arms.reachX,
    lowerWidth(parts),
  );
  const top = Math.min(headY - topReach(look, parts) * m.head, chair?.top ?? 0) + shift;
  const rad = (lean * Math.PI) / 180;
  const sway = Math.sin(rad) * ((chair ? m.hip : 0) - headY);
  const turned = lean && !chair ? ` rotate(${lean})` : '';
  return {
    art: group(`transform="translate(0 ${shift})${turned}"`, body),
    aura: drawAura(paper, look, 0, m.top, 170),
    face: { x: stance.turn * 8 + sway, y: (chair ? headY : Math.cos(rad) * headY) + shift, r: 128 * m.head },
    box: { left: Math.min(sway, 0) - Math.max(wide, chair?.left ?? 0), right: Math.max(sway, 0) + Math.max(wide, chair?.right ?? 0), top },
    ...(hangs ? { hips: -m.hip - 12 - 18 } : {}),
    cut: showsAll(look, parts) || chair ? 0 : m.hip * 0.5,
    floats: chair
      ? stance.pose === 'flying'
        ? 0.5
        : 0
      : pose.legs === 'jump'
        ? 0.5
        : parts.lower === 'fish' || parts.lower === 'smoke'
          ? 0.6
          : 0,
  };
}

/** How far the body moves down to sit on the ground, or up in a jump. */
function drop(pose: Pose, parts: PersonParts, m: Measures): number {
  if (pose.legs === 'sit' && (parts.lower === 'legs' || parts.lower === 'goat')) return m.leg * SITTING;
  if (pose.legs === 'kneel') return parts.lower === 'legs' || parts.lower === 'goat' ? m.leg * KNEELING : 0;
  return pose.legs === 'jump' ? -34 : 0;
}

interface Layers {
  behind: readonly string[];
  hair: string;
  legs: readonly string[];
  upper: readonly string[];
  over: readonly string[];
  lean: number;
}

/** Somebody in a wheelchair: the wheels stay on the ground, the body leans; a jump of joy lifts one wheel. */
function ride(chair: Chair, look: Look, m: Measures, stance: Stance, layers: Layers): string {
  const side = stance.turn < 0 ? -1 : 1;
  const leaning = (...art: readonly string[]): string =>
    layers.lean ? group(`transform="rotate(${layers.lean} 0 ${m.hip})"`, ...art) : art.join('');
  const art = [
    stance.pose === 'running' ? speed(look, m, side) : '',
    leaning(...layers.behind),
    chair.behind,
    leaning(layers.hair),
    ...layers.legs,
    leaning(...layers.upper),
    chair.front,
    leaning(...layers.over),
  ];
  return stance.pose === 'jumping' ? group(`transform="rotate(${-side * 4} ${-side * (m.hem + 20)} 0)"`, ...art) : art.join('');
}

const lowerWidth = (parts: PersonParts): number =>
  ({ legs: 0, goat: 0, smoke: 120, fish: 190, snake: 170, horse: 240, spider: 200 })[parts.lower];

function topReach(look: Look, parts: PersonParts): number {
  const hats: Record<string, number> = {
    wizard: 324,
    witch: 296,
    chef: 250,
    jester: 212,
    knight: 206,
    crown: 204,
    bubble: 186,
    hood: 202,
    halo: 250,
    clown: 262,
    cook: 290,
    dive: 212,
    leprechaun: 236,
    shako: 290,
    nightcap: 214,
    paper: 214,
    elf: 244,
    bones: 216,
  };
  const worn = parts.hat ? (hats[parts.hat] ?? 186) : 0;
  const hair = { curly: 208, bun: 228, mohawk: 216, spiky: 200, none: 128 }[look.hairStyle as string] ?? 176;
  const ears = parts.ears === 'bunny' ? 290 : parts.ears === 'cat' || parts.ears === 'fox' ? 214 : 0;
  const horns = parts.horns === 'antlers' ? 230 : parts.horns === 'bull' ? 186 : 0;
  return Math.max(
    worn,
    hair,
    ears,
    horns,
    parts.antennae ? 228 : 0,
    parts.head === 'alien' ? 158 : 0,
    look.marks.includes('crown') ? 204 : 0,
  );
}

function cape(paper: Paper, look: Look, m: Measures, ground?: number): string {
  const color = look.outfit.second;
  const wide = m.shoulder * 1.75;
  const bottom = look.ride ? m.hip * 0.5 : ground === undefined ? -18 : ground - 8;
  return (
    path(
      `M-34 ${m.top + 6} C${-m.shoulder * 1.2} ${m.top + 20} ${-wide} ${m.hip} ${-wide} ${bottom} Q${-wide * 0.6} ${bottom - 22} ` +
        `${-wide * 0.34} ${bottom} Q0 ${bottom - 26} ${wide * 0.34} ${bottom} Q${wide * 0.6} ${bottom - 22} ${wide} ${bottom} C${wide} ` +
        `${m.hip} ${m.shoulder * 1.2} ${m.top + 20} 34 ${m.top + 6}Z`,
      paper.drop(color, 1.2),
    ) +
    line(
      `M${-wide * 0.72} ${bottom - 24} Q${-wide * 0.7} ${m.hip} ${-m.shoulder * 0.9} ${m.top + 60} M${wide * 0.72} ${bottom - 24} ` +
        `Q${wide * 0.7} ${m.hip} ${m.shoulder * 0.9} ${m.top + 60}`,
      shade(color, -0.12),
      6,
      0.5,
    )
  );
}
