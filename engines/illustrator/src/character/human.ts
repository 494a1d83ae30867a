/** People and beings built like people: children to grandparents, wizards, fairies, mermaids, elves, heroes. */
import { shade } from '../color.ts';
import type { Paper } from '../paper.ts';
import { bare, group, moved, path } from '../shapes.ts';
import { poseOf } from './ease.ts';
import { type Figure, POSES, type Pose, type Stance } from './figure.ts';
import { cape } from './cape.ts';
import { drawArms } from './human-arms.ts';
import { drawHumanHead } from './human-head.ts';
import { lowerWidth, type Measures, measurePerson, onHooves, onSeat, topReach } from './human-measures.ts';
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

/** Portraits cut people at the hips, but not those whose legs are what they are known by. */
const showsAll = (look: Look, parts: PersonParts): boolean =>
  parts.lower !== 'legs' || look.marks.includes('leg-prosthesis') || look.signs.includes('small-trees');

/** Legs hang down over the edge of a seat as over that of a wheelchair: clothes lie over the knees in the same way. */
const hangsLegs = (look: Look, parts: PersonParts, { pose, seat }: Stance): boolean =>
  seat !== undefined && !LOW_SEATS.has(seat) && pose === 'sitting' && !look.ride && (parts.lower === 'legs' || parts.lower === 'goat');

export function drawHuman(paper: Paper, seen: Look, parts: PersonParts, stance: Stance): Figure {
  const standing = onHooves(measurePerson(seen), parts, seen);
  const hangs = hangsLegs(seen, parts, stance);
  const look: Look = hangs ? { ...seen, ride: { is: 'wheelchair', sail: false } } : seen;
  const m = hangs ? onSeat(standing) : look.ride ? seated(standing) : standing;
  const posed = look.ride ? inChair(stance) : poseOf(stance);
  const pose = stance.held && (stance.pose === 'sitting' || stance.pose === 'kneeling') ? { ...posed, near: POSES.holding.near } : posed;
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
  const lower = drawLower(paper, look, parts, m, pose, side);
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

/** Hands rest on the lap and on the rim, unless they talk. */
function inChair(stance: Stance): Pose {
  const resting = seatedPose(stance.pose);
  if (!stance.bearing || !IN_A_CHAIR.has(stance.bearing.ease.name) || stance.pose !== 'standing') return resting;
  const { ease, lean } = stance.bearing;
  return { ...resting, near: ease.near, ...(ease.name === 'talk' || ease.name === 'heart' ? {} : { far: ease.far }), lean: lean / 2 };
}

const IN_A_CHAIR: ReadonlySet<string> = new Set(['talk', 'explain', 'open', 'heart', 'chin', 'drawn up', 'clasp']);

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
