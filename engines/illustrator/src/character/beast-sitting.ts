/** A beast that sits like a fox. */
import { drawBeastHead } from './beast-head.ts';
import { pawOf, pawsDo } from './beast-paws.ts';
import { bodyPattern } from './beast-sitting-patterns.ts';
import { neckOf } from './beast-neck.ts';
import { hindLegs, onTorso, outerSole, sittingBuild, type SittingBuild, soles, torsoOf } from './beast-build.ts';
import { headWidth } from './beast-plan.ts';
import { topOf } from './beast-top.ts';
import { FROG_REACH, frogHands, frogThighs } from './frog-legs.ts';
import { covers } from './covering.ts';
import type { Figure, Stance } from './figure.ts';
import type { BeastParts, Look } from './look.ts';
import { drawAura } from './power.ts';
import { drawSigns } from './signs/draw-signs.ts';
import { tailFalls } from './spirits.ts';
import { drawBeastTail, LONG_TAIL } from './tails.ts';
import { drawStick } from './walking-stick.ts';
import { drawWings } from './wings.ts';
import { shade } from '../color.ts';
import type { Paper } from '../paper.ts';
import { drawHeld, standsUp } from '../props/held.ts';
import { type Point, bare, bothSides, circle, ellipse, group, limb, line, moved, path, starPath, turned } from '../shapes.ts';

/** A tie has no end that hangs out of a mane: it sits this much lower than a scarf. */
const TIE_UNDER_A_MANE = 3;

export function sitting(paper: Paper, look: Look, parts: BeastParts, stance: Stance): Figure {
  const fur = paper.ball(parts.fur);
  const lying = stance.pose === 'lying';
  const built = sittingBuild(parts);
  const [wide, tall] = lying ? [1, 1] : [built.wide, built.tall * look.legs ** 0.5];
  const g = (0.3 + look.girth * 0.7) * wide;
  const pale = parts.pattern === 'panda' ? parts.dark : undefined;
  const limbs = pale ? paper.ball(pale) : fur;
  const side = stance.turn < 0 ? -1 : 1;
  const doing = pawsDo(stance);
  const up = doing === 'telling' || stance.pose === 'waving' || stance.pose === 'cheering' || stance.pose === 'pointing' || stance.pose === 'climbing';
  const headY = lying ? -138 : -268 * (0.96 + 0.04 * g) + 218 * (1 - tall);
  // Under a mane only what was chosen is worn, and lower.
  const underMane = parts.mane === 'lion' ? 26 : 0;
  const hangs = look.marks.some((mark) => ['scarf', 'necklace', 'bell'].includes(mark));
  const isTieOnly = look.outfit.extras.includes('bowtie') && !look.marks.includes('scarf');
  const isBareUnderMane = underMane > 0 && !hangs && !look.outfit.extras.includes('bowtie');
  const heads = parts.heads === 3 ? [-118, 118, 0] : [0];
  const frog = parts.head === 'frog' && !lying;
  const hop = stance.pose === 'jumping' || stance.pose === 'running' ? -36 : 0;
  const paw = (f: number, near: boolean): string => {
    if (lying) return path(limb([[f * 48, -52], [f * 60, -34], [f * 62, -26]], [48, 44, 40]), limbs) + ellipse(f * 62, -9, 34, 17, paper.ball(sockColor(parts)));
    const { points, lifted, onGround } = pawOf(doing, f, near, built);
    // Shoulders are as high as the body; what stands on the ground stays there.
    const arm = points.map(([px, py], i): Point => [px, onGround && i === 2 ? py : py * tall]);
    const [x, y] = arm[2] ?? [0, 0];
    const k = built.limb;
    // The round end of a leg that stands stays behind its paw and above the ground.
    if (onGround) arm[2] = [x, Math.min(y, -4 - 26 * k)];
    return (
      path(limb(arm, [46 * k, 40 * k, 40 * k]), limbs) +
      (lifted
        ? circle(x + f * 4, y - 10, 24, paper.ball(pale ?? shade(parts.fur, 0.02))) + pads(x + f * 4, y - 10)
        : frog && onGround
          ? frogHands(paper, parts, x)
          : ellipse(x, onGround ? -7 : y, 25 * k, onGround ? 16 : 22 * k, paper.ball(sockColor(parts))))
    );
  };
  const stick = look.marks.includes('walking-stick');
  const art = [
    drawSigns(paper, look, 'back', 0, -120),
    parts.wings ? moved(0, -168 * tall, 0.9, drawWings(paper, parts.wings, look)) : '',
    group(`transform="translate(${-side * (lying ? 118 : 52 * wide)} ${lying ? -34 : -58}) scale(${-side * (lying ? 1 : built.tail)} ${lying ? 0.7 : built.tail})"`, turned(lying ? 0 : tailFalls(stance), 0, 0, drawBeastTail(paper, parts))),
    frog ? frogThighs(paper, parts) : '',
    group(
      lying ? `transform="translate(${-side * 56} 0) scale(${g * 1.5} .6)"` : `transform="scale(${g} ${tall})"`,
      torsoOf(paper, parts, lying ? FLAT : built),
      lying ? bodyPattern(paper, parts) : onTorso(paper, parts.pattern === 'spines' || parts.pattern === 'wool' ? FLAT : built, bodyPattern(paper, parts)),
      parts.metal
        ? line('M-84 -128 Q0 -104 84 -128', shade(parts.fur, -0.16), 4, 0.5) +
            bothSides(circle(70, -150, 6, shade(parts.fur, -0.2), bare) + circle(78, -96, 6, shade(parts.fur, -0.2), bare)) +
            circle(0, -110, 20, '#fffdf4', 'stroke="#b58a3a" stroke-width="6"') +
            path(starPath(0, -110, 11), '#f2b33d', bare)
        : '',
    ),
    frog ? '' : group(lying ? `transform="translate(${-side * 56} 0) scale(${g * 1.5} .6)"` : `transform="scale(${g} 1)"`, hindLegs(paper, lying ? FLAT : built, limbs, sockColor(parts))),
    covers(stance.pose) ? '' : stick && !up ? leaningPaw(paper, look, -side, limbs, stickAt(built)) : paw(-side, false),
    covers(stance.pose) ? '' : paw(side, true),
    lying ? '' : soles(paper, built, pale ?? sockColor(parts)),
    stick && up ? drawStick(paper, [-side * 158, -210 * tall], -side, -90, true, look.aidColor) : '',
    stance.held ? drawHeld(paper, stance.held, up ? -side * 158 : side * 44, (up ? -210 : -104) * tall, up ? -side : side, !up && standsUp(stance.held) === 'stick' ? OUTWARDS : 0) : '',
    lying ? '' : drawSigns(paper, look, 'chest', 0, -104 * tall, 0.9),
    isBareUnderMane ? '' : neckOf(paper, look, headY + 82 + underMane * (isTieOnly ? TIE_UNDER_A_MANE : 1), 64 * g, 0, lying ? 0 : undefined),
    heads
      .map((x) =>
        group(
          `transform="translate(${x + stance.turn * 6} ${headY + Math.abs(x) * 0.32}) ` +
            `rotate(${stance.feeling.tilt * side + stance.turn * 1.5}) scale(${parts.heads === 3 && x ? 0.7 : 1})"`,
          drawBeastHead(paper, look, parts, stance),
        ),
      )
      .join(''),
  ].join('');
  const reachX = Math.max(
    headWidth(parts),
    frog ? FROG_REACH : 0,
    parts.tail === 'none' || parts.tail === 'stub' ? 110 : (parts.tail === 'plume' ? 190 : 148) * (parts.longTail ? LONG_TAIL : 1) * (lying ? 1 : built.tail) + 52 * wide,
    118 * g,
    parts.wings ? 230 : 0,
    heads.length > 1 ? 220 : 0,
  );
  return {
    art: group(`transform="translate(0 ${hop})"`, art),
    aura: drawAura(paper, look, 0, -200, 175),
    face: { x: stance.turn * 8, y: headY + hop + 6, r: 112 },
    box: {
      left: -(side > 0 ? reachX : Math.max(headWidth(parts), up ? 186 : 0, frog ? FROG_REACH : 0)),
      right: side > 0 ? Math.max(headWidth(parts), 130, frog ? FROG_REACH : 0) : reachX,
      top: headY - topOf(parts) + hop,
    },
    cut: 0,
    floats: hop ? 0.6 : 0,
  };
}

/** Under the chin a spoon would not be seen: it is held out to the side. */
const OUTWARDS = 64;

/** Who lies is drawn as flat as everybody else. */
const FLAT: SittingBuild = { wide: 1, tall: 1, torso: 'egg', belly: 1, forepaws: 'down', hind: 'haunches', limb: 1, tail: 1 };

/** What colour the paws are. */
export const sockColor = (parts: BeastParts): string =>
  parts.head === 'fox' || parts.pattern === 'panda' || parts.head === 'mole'
    ? parts.dark
    : parts.head === 'rabbit' || parts.head === 'cat'
      ? parts.cream
      : shade(parts.fur, -0.05);

/** A stick stands beside the body: what lies before the haunches or the soles would hide it. */
const stickAt = (built: SittingBuild): Point => [Math.max(92, built.hind === 'soles' ? outerSole(built) + 10 : 0), -112 * Math.min(1, built.tall + 0.1)];

const leaningPaw = (paper: Paper, look: Look, side: number, fur: string, [x, y]: Point): string =>
  drawStick(paper, [side * x, y], side, 2, false, look.aidColor) +
  path(limb([[side * (x - 42), y - 38], [side * (x - 18), y - 16], [side * (x - 2), y - 2]], [48, 44, 38]), fur) +
  circle(side * x, y, 22, fur);

const pads = (x: number, y: number): string =>
  circle(x, y + 4, 8, '#f2a7a0', bare) + [-10, 0, 10].map((dx) => circle(x + dx, y - 9, 4, '#f2a7a0', bare)).join('');
