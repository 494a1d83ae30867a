/** Dragons, trolls, yetis, golems, monsters: round two-legged creatures with a big head. */
import { mix, shade } from '../color.ts';
import type { Paper } from '../paper.ts';
import { bare, bothSides, circle, ellipse, group, limb, line, path, type Point, starPath } from '../shapes.ts';
import { drawHeld } from '../props/held.ts';
import { headwear } from './beast-head.ts';
import { neckOf } from './beast-neck.ts';
import { drawBrows, drawCheeks, drawEye, drawMouth, drawTear } from './face.ts';
import { type Figure, POSES, reach, type Stance } from './figure.ts';
import { drawHeadHorns } from './horns.ts';
import type { CreatureParts, Look } from './look.ts';
import { drawAura } from './power.ts';

const BODY = 'M0 -262 C70 -262 104 -206 102 -138 C100 -78 58 -52 0 -52 C-58 -52 -100 -78 -102 -138 C-104 -206 -70 -262 0 -262Z';
const HEAD = 'M0 -112 C84 -112 126 -62 124 2 C122 64 70 96 0 96 C-70 96 -122 64 -124 2 C-126 -62 -84 -112 0 -112Z';

export function drawCreature(paper: Paper, look: Look, parts: CreatureParts, stance: Stance): Figure {
  const skin = paper.ball(parts.body);
  const g = 0.6 + look.girth * 0.4;
  const side = stance.turn < 0 ? -1 : 1;
  const pose = POSES[stance.pose];
  const hop = pose.legs === 'jump' || pose.legs === 'run' ? -30 : 0;
  const legs = bothSides(
    path('M28 -110 Q92 -110 90 -40 L92 -18 Q92 0 64 0 L36 0 Q22 0 24 -22Z', skin),
    path('M27 -24 Q62 -36 92 -24 L106 -4 Q100 8 86 6 L34 6 Q20 4 27 -24Z', paper.ball(shade(parts.body, -0.02))),
    [44, 66, 88].map((x) => path(`M${x - 8} 4 q8 -14 16 0 q-8 8 -16 0Z`, parts.horn)).join(''),
  );
  const art = [
    parts.tail ? group(`transform="scale(${-side} 1)"`, dragonTail(paper, parts)) : '',
    parts.wings || look.marks.includes('wings') ? creatureWings(paper, parts) : '',
    group(`transform="scale(${g} 1)"`, legs, parts.skin === 'fur' ? furEdge(paper, parts.body) : '', path(BODY, skin, 'data-part="torso"'), bellyOf(paper, parts), parts.armor || /knight/.test(look.noun) ? armor(paper) : skinMarks(paper, parts)),
    drawArms(paper, look, parts, stance, g, side),
    neckOf(paper, look, -238, 62),
    group(`transform="translate(${stance.turn * 7} -330) rotate(${stance.feeling.tilt * side + stance.turn * 1.5})"`, drawHead(paper, look, parts, stance)),
  ].join('');
  const horn = parts.horns === 'dragon' ? 178 : parts.horns === 'bull' ? 182 : parts.leaves ? 160 : 122;
  const wing = parts.wings ? 236 : 0;
  const tail = parts.tail ? 240 : 0;
  return {
    art: group(`transform="translate(0 ${hop})"`, art),
    aura: drawAura(paper, look, 0, -230, 190),
    face: { x: stance.turn * 9, y: -326 + hop, r: 118 },
    box: { left: -Math.max(190, wing, side > 0 ? tail : 0), right: Math.max(190, wing, side > 0 ? 0 : tail), top: -330 - horn + hop },
    cut: 0,
    floats: hop ? 0.5 : 0,
  };
}

function bellyOf(paper: Paper, parts: CreatureParts): string {
  const shape = path('M0 -200 C46 -200 64 -160 62 -124 C60 -84 36 -62 0 -62 C-36 -62 -60 -84 -62 -124 C-64 -160 -46 -200 0 -200Z', paper.drop(parts.belly), bare);
  const bands = parts.skin === 'scales' ? line('M-52 -148 Q0 -132 52 -148 M-59 -120 Q0 -102 59 -120 M-52 -92 Q0 -74 52 -92', shade(parts.belly, -0.16), 4, 0.6) : '';
  return shape + bands;
}

function skinMarks(paper: Paper, parts: CreatureParts): string {
  switch (parts.skin) {
    case 'rock':
      return line('M-70 -220 L-40 -190 L-60 -160 M60 -230 L44 -200 L76 -180 M-90 -110 L-60 -90 M88 -120 L64 -96 L76 -72', shade(parts.body, -0.14), 6, 0.7) + ellipse(-56, -216, 26, 12, '#8fae6a', `${bare} opacity=".85"`) + ellipse(66, -190, 18, 9, '#8fae6a', `${bare} opacity=".85"`);
    case 'bark':
      return line('M-80 -200 Q-66 -150 -82 -96 M80 -210 Q66 -150 84 -100 M-40 -240 Q-30 -220 -40 -206 M36 -244 Q28 -224 40 -210', shade(parts.body, -0.13), 6, 0.7) + circle(70, -150, 12, shade(parts.body, -0.1), bare);
    case 'fur':
      return line('M-74 -210 l10 18 M-50 -232 l8 18 M74 -210 l-10 18 M50 -232 l-8 18 M-86 -150 l12 16 M86 -150 l-12 16', shade(parts.body, -0.1), 5, 0.6);
    case 'scales':
      return bothSides(line('M74 -200 q10 8 18 0 M82 -172 q8 8 16 0 M78 -116 q8 8 16 0', shade(parts.body, 0.12), 4, 0.6));
    default:
      return bothSides(circle(80, -180, 7, shade(parts.body, 0.1), bare) + circle(88, -150, 5, shade(parts.body, 0.1), bare));
  }
}

function furEdge(paper: Paper, color: string): string {
  const points = Array.from({ length: 41 }, (_, i) => {
    const a = (i / 40) * Math.PI * 2;
    const r = i % 2 ? 1.0 : 1.14;
    return `${Math.cos(a) * 104 * r} ${-156 + Math.sin(a) * 108 * r}`;
  });
  return path(`M${points.join(' L')}Z`, paper.drop(color), 'stroke-linejoin="round"');
}

function armor(paper: Paper): string {
  const metal = paper.linear([[0, '#e2e8f5'], [0.35, '#aab6cf'], [1, '#76829f']], { x2: 1 });
  const gold = paper.linear([[0, '#ffe9a3'], [0.5, '#f0b945'], [1, '#b57a22']]);
  return path('M-84 -232 Q0 -268 84 -232 Q98 -172 66 -132 Q34 -112 0 -104 Q-34 -112 -66 -132 Q-98 -172 -84 -232Z', metal) + path('M-72 -224 Q-40 -244 -20 -246 Q-60 -200 -56 -142 Q-92 -176 -72 -224Z', '#fff', `${bare} opacity=".35"`) + path(starPath(0, -178, 24), gold, bare) + path('M-70 -128 Q0 -92 70 -128 l4 18 Q0 -72 -74 -110Z', '#7a4a2b', bare);
}

function dragonTail(paper: Paper, parts: CreatureParts): string {
  const tip = path('M222 -172 l-34 -18 l38 -42 l26 50 Z', paper.drop(parts.wing));
  const spikes = parts.spikes ? [[128, -84, 10], [170, -88, -14], [203, -112, -46]].map(([x = 0, y = 0, a = 0]) => `<path transform="translate(${x} ${y}) rotate(${a})" d="M-13 8 L0 -20 L13 8Z" fill="${parts.wing}"/>`).join('') : '';
  return path(limb([[50, -60], [140, -40], [205, -62], [232, -120], [222, -172]], [90, 66, 46, 30, 14]), paper.ball(parts.body)) + (parts.skin === 'fur' ? circle(222, -180, 30, paper.ball(shade(parts.body, -0.08))) : tip) + spikes;
}

function creatureWings(paper: Paper, parts: CreatureParts): string {
  const fill = paper.drop(parts.wing, 1.3);
  const rib = shade(parts.wing, -0.16);
  return bothSides(path('M60 -235 Q120 -352 236 -372 Q214 -330 232 -296 Q196 -300 190 -252 Q156 -268 138 -214 Q110 -226 70 -190Z', fill) + line('M64 -226 Q130 -330 232 -370 M70 -214 Q140 -280 230 -298 M72 -204 Q120 -240 188 -254', rib, 5, 0.7));
}

function drawArms(paper: Paper, look: Look, parts: CreatureParts, stance: Stance, g: number, side: number): string {
  const pose = POSES[stance.pose];
  return [-side, side].map((s) => {
    const shoulder: Point = [s * 86 * g, -206];
    const near = s === side;
    const { elbow, hand } = reach(shoulder, s, near ? pose.near : pose.far, 48, 46);
    const item = stance.held && near ? drawHeld(paper, stance.held, hand[0], hand[1], s) : '';
    const claws = [-12, 0, 12].map((d) => circle(hand[0] + d, hand[1] + 20 - Math.abs(d) * 0.4, 5.5, parts.horn, bare)).join('');
    const knight = /knight/.test(look.noun) && !near ? drawHeld(paper, 'shield', hand[0] + s * 8, hand[1] + 6, s) : '';
    return item + path(limb([shoulder, elbow, hand], [54, 46, 42]), paper.ball(parts.body)) + circle(hand[0], hand[1], 25, paper.ball(parts.body)) + claws + knight;
  }).join('');
}

function drawHead(paper: Paper, look: Look, parts: CreatureParts, stance: Stance): string {
  const { feeling, gaze, turn } = stance;
  const skin = paper.ball(parts.body);
  const lid = shade(parts.body, -0.1);
  const eye = { iris: look.eye, lid, lashes: look.female, shine: look.marks.includes('glow-eyes') };
  const count = look.marks.includes('single-eye') ? 1 : (parts.eyes ?? 2);
  const eyes = count === 1 ? drawEye(paper, 0, -10, 46, eye, feeling, gaze) : drawEye(paper, -50, -8, 31, eye, feeling, gaze) + drawEye(paper, 50, -8, 31, { ...eye, iris: look.secondEye }, feeling, gaze) + (count === 3 ? drawEye(paper, 0, -62, 21, eye, feeling, gaze) : '');
  const brows = drawBrows({ color: shade(parts.body, -0.24), width: parts.skin === 'fur' ? 12 : 7, spread: count === 1 ? 26 : 51, y: count === 1 ? -72 : -58, length: 46 }, feeling);
  return [
    parts.ears === 'fin' ? bothSides(path('M88 -10 Q150 -44 164 -92 Q176 -30 152 6 Q128 34 92 30Z', paper.drop(parts.wing)) + line('M96 6 Q140 -20 160 -76 M98 18 Q134 6 154 -16', shade(parts.wing, -0.15), 4, 0.6)) : '',
    parts.ears === 'big' ? bothSides(path('M96 -24 C130 -70 178 -84 200 -78 C196 -30 160 26 106 30Z', skin) + path('M112 -16 C138 -48 166 -60 182 -58 C176 -28 148 4 118 12Z', mix(parts.body, '#f0a090', 0.4), bare)) : '',
    parts.ears === 'round' ? bothSides(circle(98, -74, 38, skin) + circle(100, -72, 21, mix(parts.body, '#f6b6a0', 0.5), bare)) : '',
    parts.skin === 'fur' ? headFur(paper, parts.body) : '',
    path(HEAD, skin, 'data-part="skull"'),
    parts.horns === 'dragon' ? bothSides(path('M50 -98 Q66 -160 122 -176 Q126 -122 92 -74Z', paper.drop(parts.horn, 1.2)) + line('M70 -116 q16 4 26 14 M84 -140 q14 2 22 10', shade(parts.horn, -0.26), 4, 0.5)) : '',
    parts.horns === 'bull' || parts.horns === 'ram' ? drawHeadHorns(paper, parts.horns) : '',
    parts.horns === 'one' ? path('M-20 -104 Q-6 -160 14 -172 Q20 -130 22 -102Z', paper.drop(parts.horn)) : '',
    parts.spikes ? [-1, 0, 1].map((i) => path(`M${i * 26 - 13} ${-108 + Math.abs(i) * 5} L${i * 26} ${-140 + Math.abs(i) * 8} L${i * 26 + 13} ${-108 + Math.abs(i) * 5}Z`, parts.wing)).join('') : '',
    parts.leaves ? leafCrown(paper) : '',
    group(`transform="translate(${turn * 10} 0)"`, eyes, brows, drawSnout(paper, look, parts, stance), drawCheeks(paper, parts.body, 92, 36, 20, feeling.blush + 0.14), feeling.tear ? drawTear(86, 26, 12) : '', look.marks.includes('glasses') ? spectacles() : '', look.marks.includes('patch') ? line('M-112 -50 L104 -24', '#2b2430', 7) + ellipse(50, -8, 40, 40, '#2b2430') : ''),
    look.marks.includes('star-mark') ? path(starPath(turn * 9, -76, 17), '#ffe27a', bare) : '',
    headwear(paper, look),
  ].join('');
}

const spectacles = (): string => [-50, 50].map((x) => `<circle cx="${x}" cy="-8" r="45" fill="#cfeaff" fill-opacity=".16" stroke="#3b4a8f" stroke-width="8"/>`).join('') + line('M-6 -14 Q0 -20 6 -14', '#3b4a8f', 8);

function drawSnout(paper: Paper, look: Look, parts: CreatureParts, stance: Stance): string {
  const dark = shade(parts.body, -0.3);
  const feel = stance.feeling.mouth;
  const tusks = parts.fangs ? path('M-34 70 l8 -20 l9 18Z M34 70 l-8 -20 l-9 18Z', '#fffdf4', bare) : '';
  const lead = `transform="translate(${stance.turn * 5} 0)"`;
  switch (parts.snout) {
    case 'dragon':
      return group(lead, path('M-74 54 C-68 20 -34 14 0 14 C34 14 68 20 74 54 C74 86 36 98 0 98 C-36 98 -74 86 -74 54Z', paper.radial([[0, shade(parts.body, 0.12)], [1, shade(parts.body, 0.02)]], { cy: 0.3 }), bare), ellipse(-22, 36, 7, 9, dark, bare), ellipse(22, 36, 7, 9, dark, bare), drawMouth({ x: 0, y: 60, w: 36, line: dark, fangs: false }, feel), feel === 'smile' ? path('M-30 69 l7 14 l7 -8Z M30 69 l-7 14 l-7 -8Z', '#fff', bare) : '');
    case 'jaw':
      return group(lead, path('M-86 48 C-84 12 -40 4 0 4 C40 4 84 12 86 48 C86 88 44 104 0 104 C-44 104 -86 88 -86 48Z', paper.radial([[0, shade(parts.body, 0.1)], [1, shade(parts.body, 0.01)]], { cy: 0.3 }), bare), ellipse(-20, 22, 6, 8, dark, bare), ellipse(20, 22, 6, 8, dark, bare), drawMouth({ x: 0, y: 56, w: 48, line: dark }, feel), feel === 'smile' ? path('M-40 64 l6 13 l7 -10Z M-18 76 l6 12 l6 -10Z M18 76 l-6 12 l-6 -10Z M40 64 l-6 13 l-7 -10Z', '#fff', bare) : '');
    case 'bull':
      return group(lead, ellipse(0, 54, 66, 42, paper.drop(parts.belly), bare), path('M-22 30 Q0 18 22 30 Q20 48 0 52 Q-20 48 -22 30Z', '#33202a', bare), ellipse(-7, 30, 6, 4, '#fff', `${bare} opacity=".5"`), drawMouth({ x: 0, y: 66, w: 26, line: dark }, feel), tusks);
    case 'beak':
      return group(lead, path('M-40 30 Q0 6 40 30 Q34 74 0 86 Q-34 74 -40 30Z', paper.drop('#f2b33d'), bare));
    case 'flat':
      return group(lead, ellipse(0, 30, parts.skin === 'fur' ? 22 : 18, 14, shade(parts.body, -0.1), bare), drawMouth({ x: 0, y: 56, w: 40, line: dark }, feel), tusks);
  }
}

function headFur(paper: Paper, color: string): string {
  const points = Array.from({ length: 45 }, (_, i) => {
    const a = (i / 44) * Math.PI * 2;
    const r = i % 2 ? 1.0 : 1.15;
    return `${Math.cos(a) * 124 * r} ${-8 + Math.sin(a) * 106 * r}`;
  });
  return path(`M${points.join(' L')}Z`, paper.drop(color), 'stroke-linejoin="round"') + path('M-30 -110 Q-34 -150 -12 -160 Q-8 -140 4 -164 Q14 -140 26 -152 Q34 -130 26 -104Z', color);
}

const leafCrown = (paper: Paper): string =>
  [[-84, -76, -50], [-50, -104, -26], [-12, -116, -6], [28, -112, 16], [64, -94, 36], [92, -66, 56]].map(([x = 0, y = 0, a = 0], i) => `<path transform="translate(${x} ${y}) rotate(${a})" d="M0 14 C-26 0 -24 -36 0 -50 C24 -36 26 0 0 14Z" fill="${paper.drop(i % 2 ? '#6fae58' : '#8cc46a')}"/>`).join('');
