/** Birds: owls, parrots, penguins, swans, a phoenix. */
import { mix, shade } from '../color.ts';
import type { Paper } from '../paper.ts';
import { bare, bothSides, circle, ellipse, group, limb, line, path } from '../shapes.ts';
import { drawStick } from './walking-stick.ts';
import { drawHeld, standsUp } from '../props/held.ts';
import { headwear } from './headwear.ts';
import { neckOf } from './beast-neck.ts';
import { drawBrows, drawCheeks, drawEye, drawTear } from './face.ts';
import type { Figure, PoseName, Stance } from './figure.ts';
import { drawSigns } from './signs/draw-signs.ts';
import type { BirdParts, Look } from './look.ts';
import { drawAura } from './power.ts';

export function drawBird(paper: Paper, look: Look, parts: BirdParts, stance: Stance): Figure {
  const body = paper.ball(parts.body);
  const g = 0.35 + look.girth * 0.65;
  const side = stance.turn < 0 ? -1 : 1;
  const lift = parts.legs + (look.legs > 1 ? 30 : 0);
  // Of several that stand about, one rests, one has a wing on its breast and looks up, one airs its wings.
  const habit = (stance.pose === 'standing' || stance.pose === 'sitting') && !stance.held && !look.signs.length ? Math.floor(look.whim * 3) : 0;
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
      wingOf(paper, parts, stance.pose, -side, false, habit),
      wingOf(paper, parts, stance.pose, side, true, habit),
    ),
    neck
      ? path(
          limb(
            [
              [0, -lift - 170],
              [side * 10, headY + neck * 0.5],
              [0, headY + 50],
            ],
            [86, 58, 66],
          ),
          body,
        )
      : '',
    stance.held ? drawHeld(paper, stance.held, side * 60, -lift - 70, side, standsUp(stance.held) === 'stick' ? 58 : 0) : '',
    look.marks.includes('walking-stick') ? drawStick(paper, [-side * 122, -lift - 70], -side, 4, false, look.aidColor) : '',
    drawSigns(paper, look, 'chest', 0, -lift - 84, 1.05),
    neckOf(paper, look, headY + 84, 56),
    group(
      `transform="translate(${stance.turn * 7} ${headY}) rotate(${stance.feeling.tilt * side + stance.turn * 2 + (habit === 1 ? side * 9 : habit === 2 ? side * -6 : 0)}) ` +
        `scale(${neck ? 0.82 : 1})"`,
      birdHead(paper, look, parts, stance),
    ),
  ].join('');
  const top = parts.top === 'none' || !parts.top ? 112 : parts.top === 'flames' || parts.top === 'crest' ? 178 : 150;
  const tailWide = parts.tail === 'fan' ? 230 : parts.tail === 'flames' || parts.tail === 'long' ? 170 : 128;
  return {
    art: group(`transform="translate(0 ${hop})"`, art),
    aura: drawAura(paper, look, 0, -180 - lift, 170) + (parts.flames ? paper.glow(0, -160 - lift, 280, parts.flames, 0.45) : ''),
    face: { x: stance.turn * 9, y: headY + hop + 4, r: neck ? 92 : 108 },
    box: {
      left: -Math.max(tailWide, raised ? 236 : habit === 2 ? 180 : 0),
      right: Math.max(tailWide, raised ? 236 : habit === 2 ? 180 : 0),
      top: Math.min(headY - top, parts.tail === 'fan' ? -430 : 0) + hop,
    },
    cut: 0,
    floats: hop ? 0.7 : 0,
  };
}

/** One wing: spread, lifted to wave, stretched to point, folded in front to hug or to think, or at rest. */
function wingOf(paper: Paper, parts: BirdParts, pose: PoseName, side: number, near: boolean, habit: number): string {
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

function birdHead(paper: Paper, look: Look, parts: BirdParts, stance: Stance): string {
  const { feeling, gaze, turn } = stance;
  const body = paper.ball(parts.body);
  const big = parts.faceDisc === true;
  const r = big ? 33 : 28;
  const x = big ? 44 : 42;
  // A thick line over such round eyes would look like a frown.
  const eye = { iris: look.eye, thin: big, lid: shade(parts.body, -0.04), lashes: look.female || look.marks.includes('lashes'), shine: look.marks.includes('glow-eyes') };
  const pale = mix(parts.belly, '#ffffff', 0.3);
  return [
    drawSigns(paper, look, 'crown'),
    topOf(paper, parts),
    path(
      'M0 -104 C74 -104 112 -58 112 -4 C112 56 70 92 0 92 C-70 92 -112 56 -112 -4 C-112 -58 -74 -104 0 -104Z',
      body,
      'data-part="skull"',
    ),
    big
      ? path('M-52 -68 C-28 -72 -12 -66 0 -62 C12 -66 28 -72 52 -68 C84 -62 104 -34 102 2 C98 48 42 62 0 38 C-42 62 -98 48 -102 2 C-104 -34 -84 -62 -52 -68Z', pale, bare)
      : parts.chest === 'bib' || parts.legs === 8
        ? bothSides(ellipse(44, 6, 44, 48, pale, `${bare} opacity=".92"`))
        : '',
    group(
      `transform="translate(${turn * 9} 0)"`,
      drawCheeks(paper, parts.body, 82, 34, 16, feeling.blush + 0.16),
      drawEye(paper, -x, -8, r, eye, feeling, gaze),
      drawEye(paper, x, -8, r, { ...eye, iris: look.secondEye }, feeling, gaze),
      drawBrows({ color: shade(parts.body, -0.2), width: 6, spread: x + 2, y: -8 - r - (big ? 14 : 18), length: big ? 30 : 40 }, big && feeling.browTilt > -6 ? { ...feeling, browTilt: feeling.browTilt + 7 } : feeling),
      beakOf(paper, parts, stance),
      feeling.tear ? drawTear(x + r, 26, 11) : '',
      look.marks.includes('glasses')
        ? [-x, x]
            .map((at) => `<circle cx="${at}" cy="-8" r="${r + 11}" fill="#cfeaff" fill-opacity=".16" stroke="#3b4a8f" stroke-width="7"/>`)
            .join('')
        : '',
    ),
    headwear(paper, look),
  ].join('');
}

function topOf(paper: Paper, parts: BirdParts): string {
  switch (parts.top) {
    case 'tufts':
      return bothSides(path('M36 -84 C60 -120 90 -140 112 -140 C122 -104 116 -70 104 -38Z', paper.drop(shade(parts.body, -0.04))));
    case 'crest':
      return path(
        'M-20 -92 C-30 -140 -10 -166 -2 -176 C6 -150 14 -150 28 -166 C30 -138 36 -134 54 -140 C50 -112 40 -96 26 -84Z',
        paper.drop(parts.wing),
      );
    case 'curl':
      return line('M-4 -96 C-10 -140 20 -150 24 -128 M6 -98 C14 -128 40 -130 44 -112', shade(parts.body, -0.08), 11);
    case 'comb':
      return path('M-34 -92 C-50 -128 -18 -134 -14 -112 C-16 -148 18 -148 16 -114 C22 -138 52 -126 34 -90Z', paper.drop('#d9483f'));
    case 'flames':
      return path(
        'M-56 -80 C-76 -120 -46 -140 -44 -166 C-26 -150 -22 -140 -16 -124 C-10 -156 8 -170 14 -192 C34 -166 38 -150 38 -128 C48 ' +
          '-140 56 -146 66 -158 C78 -120 70 -100 54 -78Z',
        paper.linear([
          [0, '#ffe27a'],
          [1, parts.body],
        ]),
      );
    default:
      return '';
  }
}

function beakOf(paper: Paper, parts: BirdParts, stance: Stance): string {
  const fill = paper.drop(parts.beak);
  const dark = shade(parts.beak, -0.22);
  const open = ['grin', 'laugh', 'o', 'yawn', 'wavy'].includes(stance.feeling.mouth);
  const glad = stance.feeling.mouth === 'frown' || stance.feeling.mouth === 'pout' ? 6 : -7;
  const wide = stance.feeling.mouth === 'laugh' ? 1.5 : 1;
  const lower = open
    ? path(`M${-20 * wide} 40 Q0 34 ${20 * wide} 40 Q14 ${48 + 18 * wide} 0 ${48 + 20 * wide} Q-14 ${48 + 18 * wide} ${-20 * wide} 40Z`,
      '#8c2f42', bare) + ellipse(0, 58, 9, 6, '#f2858f', bare)
    : '';
  const line2 = open ? '' : line(`M-16 ${40 + glad * 0.4} Q0 ${50 + glad * -0.6} 16 ${40 + glad * 0.4}`, dark, 3.5, 0.8);
  const at = (...art: string[]): string => group(`transform="translate(${stance.turn * 6} 0)"`, ...art);
  switch (parts.beakShape) {
    case 'hook':
      return at(
        lower,
        path('M-19 16 Q0 2 19 16 Q20 42 0 58 Q-20 42 -19 16Z', fill, bare),
        circle(-6, 22, 2.4, dark, bare),
        circle(6, 22, 2.4, dark, bare),
      );
    case 'parrot':
      return at(lower, path('M-30 10 Q0 -10 30 10 Q36 44 8 62 Q0 70 -2 54 Q-36 44 -30 10Z', fill, bare));
    case 'duck':
      return at(
        lower,
        path('M-42 30 Q-20 14 0 18 Q20 14 42 30 Q44 46 0 48 Q-44 46 -42 30Z', fill, bare),
        line('M-36 34 Q0 44 36 34', dark, 3, 0.6),
        circle(-9, 25, 2.6, dark, bare),
        circle(9, 25, 2.6, dark, bare),
      );
    case 'long':
      return at(lower, path('M-15 18 Q0 8 15 18 Q12 50 0 84 Q-12 50 -15 18Z', fill, bare), line('M0 22 L0 74', dark, 2.5, 0.5));
    case 'toucan':
      return at(
        path(
          'M-36 8 Q0 -16 36 8 Q50 60 10 92 Q0 98 -8 86 Q-46 56 -36 8Z',
          paper.linear([
            [0, '#f7c23f'],
            [0.6, '#f08a3c'],
            [1, '#3a3744'],
          ]),
          bare,
        ),
      );
    case 'cone':
      return at(lower, path('M-19 22 Q0 8 19 22 Q10 48 0 54 Q-10 48 -19 22Z', fill, bare), line2);
  }
}
