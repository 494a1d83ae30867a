/** Birds: owls, parrots, penguins, swans, a phoenix. */
import { mix, shade } from '../color.ts';
import type { Paper } from '../paper.ts';
import { bare, bothSides, circle, ellipse, group, limb, line, path } from '../shapes.ts';
import { drawStick } from './walking-stick.ts';
import { drawHeld, standsUp } from '../props/held.ts';
import { neckOf } from './beast-neck.ts';
import { birdHead } from './bird-head.ts';
import { covers } from './covering.ts';
import type { EaseName } from './ease.ts';
import type { Figure, PoseName, Stance } from './figure.ts';
import { drawSigns } from './signs/draw-signs.ts';
import type { BirdParts, Look } from './look.ts';
import { drawAura } from './power.ts';

/** Longer ones bend twice. */
const LONG_NECK = 100;

export function drawBird(paper: Paper, look: Look, parts: BirdParts, stance: Stance): Figure {
  const body = paper.ball(parts.body);
  const g = 0.35 + look.girth * 0.65;
  const side = stance.turn < 0 ? -1 : 1;
  const lift = parts.legs + (look.legs > 1 ? 30 : 0);
  // Of several that stand about, one rests, one has a wing on its breast and looks up, one airs its wings.
  const habit = (stance.pose === 'standing' || stance.pose === 'sitting') && !stance.held && !look.signs.length ? Math.floor(look.whim * 3) : 0;
  const wings = habitOf(stance) ?? habit;
  const neck = parts.neck ?? 0;
  const raised = ['waving', 'cheering', 'flying', 'jumping', 'running', 'pointing', 'climbing', 'embracing'].includes(stance.pose);
  const hop = ['flying', 'jumping', 'running'].includes(stance.pose) ? -44 : 0;
  const headY = -232 - lift - neck;
  const claws = bothSides(
    line(`M34 ${-lift - 8} L34 -8`, parts.beak, parts.legs > 40 ? 9 : 13),
    path('M14 6 Q20 -14 34 -12 Q48 -14 56 6 Q46 10 42 2 Q36 12 30 4 Q22 12 14 6Z', paper.drop(shade(parts.beak, -0.03))),
  );
  const art = [
    drawSigns(paper, look, 'back', 0, -lift - 110),
    parts.tail ? tailOf(paper, parts, lift) : '',
    claws,
    group(
      `transform="translate(0 ${-lift}) scale(${g} 1)"`,
      path(
        'M0 -218 C78 -218 116 -160 118 -98 C120 -34 72 0 0 0 C-72 0 -120 -34 -118 -98 C-116 -160 -78 -218 0 -218Z',
        parts.torso ? paper.ball(parts.torso) : body,
        'data-part="torso"',
      ),
      path(
        'M0 -170 C54 -170 78 -130 76 -88 C74 -36 44 -10 0 -10 C-44 -10 -74 -36 -76 -88 C-78 -130 -54 -170 0 -170Z',
        paper.drop(parts.belly),
        bare,
      ),
      chestOf(parts),
      wingOf(paper, parts, stance.pose, -side, false, wings),
      wingOf(paper, parts, stance.pose, side, true, wings),
    ),
    neck
      ? path(
          neck > LONG_NECK
            ? limb([[0, -lift - 150], [-side * 30, headY + neck * 0.92], [side * 16, headY + neck * 0.58], [0, headY + 40]], [84, 50, 44, 56])
            : limb([[0, -lift - 170], [side * 10, headY + neck * 0.5], [0, headY + 50]], [86, 58, 66]),
          body,
        )
      : '',
    stance.held && stance.pose !== 'flying' ? drawHeld(paper, stance.held, side * 60, -lift - 70, side, standsUp(stance.held) === 'stick' ? 58 : 0) : '',
    look.marks.includes('walking-stick') ? drawStick(paper, [-side * 122, -lift - 70], -side, 4, false, look.aidColor) : '',
    drawSigns(paper, look, 'chest', 0, -lift - 84, 1.05),
    neckOf(paper, look, headY + 84, 56),
    group(
      `transform="translate(${stance.turn * 7} ${headY}) rotate(${stance.feeling.tilt * side + stance.turn * 2 + (stance.bearing ? 0 : habit === 1 ? side * 9 : habit === 2 ? side * -6 : 0)}) ` +
        `scale(${neck ? 0.82 : 1})"`,
      birdHead(paper, look, parts, stance),
    ),
    // Wings that are spread hold nothing: the beak does.
    stance.held && stance.pose === 'flying' ? drawHeld(paper, stance.held, stance.turn * 40, headY + 80, side, 0) : '',
  ].join('');
  const top = parts.top === 'none' || !parts.top ? 112 : parts.top === 'flames' || parts.top === 'crest' ? 178 : 150;
  const tailWide = parts.tail === 'fan' ? 230 : parts.tail === 'flames' || parts.tail === 'long' ? 170 : 128;
  return {
    art: group(`transform="translate(0 ${hop})"`, art),
    aura: drawAura(paper, look, 0, -180 - lift, 170) + (parts.flames ? paper.glow(0, -160 - lift, 280, parts.flames, 0.45) : ''),
    face: { x: stance.turn * 9, y: headY + hop + 4, r: neck ? 92 : 108 },
    box: {
      left: -Math.max(tailWide, raised ? 236 : wings === 2 ? 180 : 0),
      right: Math.max(tailWide, raised ? 236 : wings === 2 ? 180 : 0),
      top: Math.min(headY - top, parts.tail === 'fan' ? -430 : 0) + hop,
    },
    cut: 0,
    floats: hop ? 0.7 : 0,
  };
}

/** Who tells something has a wing on the breast; who is glad or proud airs both. */
const habitOf = ({ pose, held, bearing }: Stance): number | undefined =>
  bearing && !held && (pose === 'standing' || pose === 'sitting') ? WINGS[bearing.ease.name] : undefined;

const WINGS: Partial<Record<EaseName, number>> = { talk: 1, explain: 1, heart: 1, chin: 1, open: 2, akimbo: 2, droop: 0, clasp: 0, 'drawn up': 0 };

/** One wing: spread, lifted to wave, stretched to point, folded in front to hug or to think, or at rest. */
function wingOf(paper: Paper, parts: BirdParts, pose: PoseName, side: number, near: boolean, habit: number): string {
  if (covers(pose)) return '';
  const fill = paper.drop(parts.wing);
  const art = (): string => {
    if (['cheering', 'flying', 'jumping', 'running', 'climbing'].includes(pose) || (pose === 'waving' && !near))
      return path(
        'M96 -150 C150 -200 204 -214 232 -196 C228 -176 218 -170 208 -164 C216 -154 206 -140 192 -138 C196 -126 182 -114 166 -116 ' +
          'C156 -104 120 -96 100 -100Z',
        fill,
      );
    if ((pose === 'pointing' || pose === 'embracing') && near)
      return path('M92 -152 C150 -158 200 -146 236 -128 C222 -112 214 -112 204 -112 C204 -98 186 -96 174 -100 C164 -86 120 -92 96 -104Z', fill);
    if (pose === 'hugging' || pose === 'embracing' || pose === 'lying') return path('M104 -150 C120 -110 90 -60 12 -52 C2 -76 40 -96 66 -132Z', fill);
    if (pose === 'thinking' && near) return path('M106 -140 C140 -110 110 -84 74 -120 C60 -140 52 -164 58 -186 C80 -180 96 -164 106 -140Z', fill);
    if (habit === 1 && near) return path('M104 -156 C132 -112 96 -64 22 -70 C12 -92 44 -112 66 -140Z', fill) + line('M92 -100 Q64 -84 40 -84', shade(parts.wing, -0.12), 4, 0.5);
    if (habit === 2) return path('M98 -164 C144 -156 172 -118 176 -66 C166 -56 156 -60 150 -66 C146 -50 132 -48 124 -58 C116 -46 102 -50 98 -64 C88 -72 84 -100 86 -124Z', fill);
    return (
      path('M98 -162 C146 -140 156 -60 120 -16 C100 -30 84 -80 84 -120Z', fill) +
      line('M124 -112 Q126 -70 112 -40', shade(parts.wing, -0.12), 4, 0.5)
    );
  };
  return side < 0 ? group('transform="scale(-1 1)"', art()) : art();
}

function chestOf(parts: BirdParts): string {
  if (parts.chest === 'scallops')
    return line(
      [
        [-36, -128],
        [0, -128],
        [36, -128],
        [-52, -98],
        [-18, -98],
        [18, -98],
        [52, -98],
        [-36, -68],
        [0, -68],
        [36, -68],
      ]
        .map(([x = 0, y = 0]) => `M${x - 11} ${y} q11 13 22 0`)
        .join(' '),
      shade(parts.belly, -0.22),
      5,
      0.75,
    );
  if (parts.chest === 'bib')
    return path(
      'M0 -214 C60 -212 84 -160 78 -120 Q40 -100 0 -100 Q-40 -100 -78 -120 C-84 -160 -60 -212 0 -214Z',
      parts.belly,
      `${bare} opacity=".95"`,
    );
  return '';
}

function tailOf(paper: Paper, parts: BirdParts, lift: number): string {
  if (parts.tail === 'fan') {
    return Array.from({ length: 11 }, (_, i) => {
      const a = -80 + i * 16;
      return group(
        `transform="translate(0 ${-lift - 70}) rotate(${a})"`,
        path('M0 0 C-36 -120 -44 -260 0 -330 C44 -260 36 -120 0 0Z', paper.drop(i % 2 ? '#2f9a86' : '#3fae78')),
        ellipse(0, -276, 26, 34, '#f2c14e', bare),
        ellipse(0, -272, 17, 23, '#2f6fb3', bare),
        circle(0, -266, 9, '#2b2a6a', bare),
      );
    }).join('');
  }
  if (parts.tail === 'flames') {
    const color = parts.flames ?? parts.wing;
    return bothSides(
      path(
        `M10 ${-lift - 40} C90 ${-lift - 10} 160 ${-lift - 60} 156 ${-lift - 140} C184 ${-lift - 70} 150 ${-lift + 10} 60 ${-lift - 6}Z`,
        paper.drop(color),
      ) +
        path(
          `M6 ${-lift - 30} C70 ${-lift + 10} 120 ${-lift - 10} 130 ${-lift - 60} C140 ${-lift - 10} 110 ${-lift + 30} 40 ${-lift + 8}Z`,
          paper.drop(mix(color, '#ffe27a', 0.5)),
        ),
    );
  }
  if (parts.tail === 'long')
    return (
      path(
        `M-20 ${-lift - 60} C40 ${-lift - 30} 110 ${-lift - 10} 164 ${-lift + 8} C150 ${-lift + 26} 60 ${-lift + 10} -10 ${-lift - 6}Z`,
        paper.drop(parts.wing),
      ) +
      path(
        `M-20 ${-lift - 44} C30 ${-lift - 10} 90 ${-lift + 12} 136 ${-lift + 26} C110 ${-lift + 36} 40 ${-lift + 24} -14 ${-lift}Z`,
        paper.drop(parts.belly),
      )
    );
  return path(
    `M40 ${-lift - 50} C90 ${-lift - 40} 130 ${-lift - 30} 150 ${-lift - 44} C146 ${-lift - 14} 100 ${-lift} 50 ${-lift - 6}Z`,
    paper.drop(parts.wing),
  );
}
