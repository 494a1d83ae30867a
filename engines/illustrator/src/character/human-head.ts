/** The head of a person or of a being built like one, centre 0,0 and radius about 120. */
import { lightOf, mix, shade, shadowOf } from '../color.ts';
import type { Paper } from '../paper.ts';
import { bare, bothSides, circle, ellipse, group, line, path, rect, starPath } from '../shapes.ts';
import { drawBrows, drawCheeks, drawEye, drawMouth, drawTear } from './face.ts';
import type { Stance } from './figure.ts';
import { drawHair } from './hair.ts';
import { drawHat, hatHidesHair } from './hats.ts';
import { drawHeadHorns } from './horns.ts';
import type { Look, PersonParts } from './look.ts';

const SHAPES = [
  'M0 -124 C78 -124 122 -70 120 2 C118 74 66 128 0 128 C-66 128 -118 74 -120 2 C-122 -70 -78 -124 0 -124Z',
  'M0 -124 C76 -124 118 -72 116 -4 C114 66 72 132 0 132 C-72 132 -114 66 -116 -4 C-118 -72 -76 -124 0 -124Z',
  'M0 -124 C80 -124 124 -72 122 4 C120 70 78 124 0 126 C-78 124 -120 70 -122 4 C-124 -72 -80 -124 0 -124Z',
] as const;
const GROWN = 'M0 -124 C78 -124 118 -74 116 -6 C116 58 86 104 52 128 Q0 148 -52 128 C-86 104 -116 58 -116 -6 C-118 -74 -78 -124 0 -124Z';
const ALIEN = 'M0 -150 C96 -150 146 -92 138 -16 C130 58 66 128 0 130 C-66 128 -130 58 -138 -16 C-146 -92 -96 -150 0 -150Z';
const BROAD = 'M0 -112 C84 -112 124 -66 128 -6 C138 60 92 120 0 122 C-92 120 -138 60 -128 -6 C-124 -66 -84 -112 0 -112Z';
const PUMPKIN = 'M0 -108 C54 -128 136 -96 136 4 C136 96 74 130 0 120 C-74 130 -136 96 -136 4 C-136 -96 -54 -128 0 -108Z';

const skullPath = (look: Look, parts: PersonParts): string => {
  if (parts.head === 'alien') return ALIEN;
  if (parts.head === 'broad') return BROAD;
  if (parts.head === 'pumpkin') return PUMPKIN;
  if (look.age === 'adult' || look.age === 'elder') return look.female ? SHAPES[1] : GROWN;
  return SHAPES[Math.floor(look.whim * 2.99)] ?? SHAPES[0];
};

export interface HeadArt { back: string; front: string }

export function drawHumanHead(paper: Paper, look: Look, parts: PersonParts, stance: Stance): HeadArt {
  const skin = paper.radial([[0, lightOf(look.skin, 0.05)], [0.6, look.skin], [1, shadowOf(look.skin, 0.09)]], { cx: 0.42, cy: 0.35, r: 0.8 });
  const hat = look.marks.includes('hat') && !parts.hat ? 'cap' : parts.hat;
  const style = parts.head && parts.head !== 'human' && parts.head !== 'broad' ? 'none' : look.hairStyle;
  const hair = drawHair(paper, hat && hatHidesHair(hat) && ['spiky', 'bun', 'mohawk', 'curly', 'puffs'].includes(style) ? tamed(style) : style, look.hair);
  const topper = drawHat(paper, hat, look.outfit.second, look.outfit.main);
  const front = [
    drawEars(paper, look, parts, skin),
    path(skullPath(look, parts), parts.head === 'pumpkin' ? paper.ball('#ee8a35') : skin, 'data-part="skull"'),
    parts.head === 'pumpkin' ? pumpkinRibs() : '',
    drawFeatures(paper, look, parts, stance),
    look.age === 'elder' || parts.beard || look.marks.includes('beard') ? drawBeard(paper, look, parts) : '',
    hair.front,
    furEars(paper, look, parts),
    drawHeadHorns(paper, parts.horns ?? (look.marks.includes('horns') ? 'small' : undefined)),
    headMarks(paper, look, stance),
    parts.antennae || look.marks.includes('antennae') ? antennae(paper, look) : '',
    topper.front,
  ];
  return { back: topper.back + hair.back, front: front.join('') };
}

const tamed = (style: string) => (style === 'curly' || style === 'puffs' ? 'bob' : 'short');

function drawEars(paper: Paper, look: Look, parts: PersonParts, skin: string): string {
  if (parts.ears === 'none' || parts.head === 'pumpkin' || parts.head === 'skull') return '';
  const crease = shade(look.skin, -0.22);
  if (parts.ears === 'pointed' || look.marks.includes('long-ears')) {
    return bothSides(path('M104 -14 C130 -34 164 -52 186 -50 C182 -16 156 30 112 42Z', skin) + path('M116 2 C136 -14 154 -26 168 -30 C158 -4 140 18 118 26Z', mix(look.skin, '#e06a6a', 0.28), bare));
  }
  if (parts.ears !== 'round') return '';
  const ring = look.marks.includes('earrings') ? circle(120, 52, 9, '#f2c14e') : '';
  return bothSides(ellipse(117, 16, 24, 30, skin) + line('M111 4 Q129 8 119 30', crease, 4, 0.5) + ring);
}

function furEars(paper: Paper, look: Look, parts: PersonParts): string {
  const fur = paper.drop(look.hair);
  const pink = '#f4b3a6';
  if (parts.ears === 'cat' || parts.ears === 'fox') {
    return bothSides(path('M34 -132 C48 -180 76 -206 98 -208 C114 -176 120 -132 112 -92Z', fur) + path('M56 -138 C66 -168 80 -184 92 -186 C102 -162 104 -136 100 -112Z', pink, bare));
  }
  if (parts.ears === 'bunny') {
    return bothSides(path('M22 -130 C14 -220 40 -282 66 -284 C94 -272 92 -190 78 -120Z', fur) + path('M38 -140 C34 -210 50 -258 64 -260 C78 -246 76 -190 68 -134Z', pink, bare));
  }
  return '';
}

function drawFeatures(paper: Paper, look: Look, parts: PersonParts, stance: Stance): string {
  const { feeling, gaze, turn } = stance;
  const grown = look.age === 'adult' || look.age === 'elder';
  const r = (grown ? 22.5 : look.age === 'teen' ? 24.5 : 26.5) * (parts.head === 'alien' ? 1.28 : 1);
  const spread = parts.head === 'alien' ? 54 : 48;
  const outline = shade(look.skin, -0.27);
  const eyes = { lid: shade(look.skin, -0.03), lashes: look.female || look.marks.includes('lashes'), shine: look.marks.includes('glow-eyes') };
  const count = parts.eyes ?? 2;
  const drawn = [];
  if (count !== 2) drawn.push(drawEye(paper, 0, count === 1 ? 4 : -46, count === 1 ? r * 1.7 : r * 0.8, { ...eyes, iris: look.eye }, feeling, gaze));
  if (count !== 1) {
    drawn.push(drawEye(paper, -spread, 12, r, { ...eyes, iris: look.eye }, feeling, gaze));
    drawn.push(drawEye(paper, spread, 12, r, { ...eyes, iris: look.secondEye }, feeling, gaze));
  }
  const brows = parts.head === 'alien' ? '' : drawBrows({ color: browColor(look), width: grown && !look.female ? 10.5 : 8.5, spread: count === 1 ? 0.1 + 44 : 50, y: count === 1 ? -46 : -40, length: 50 }, feeling);
  const nose = parts.head === 'alien'
    ? circle(-6, 48, 3.5, outline, `${bare} opacity=".5"`) + circle(6, 48, 3.5, outline, `${bare} opacity=".5"`)
    : parts.head === 'broad'
      ? ellipse(0, 48, 26, 19, paper.ball(shade(look.skin, 0.02)), bare) + line('M-22 54 Q0 72 22 54', outline, 5, 0.6)
      : line(grown ? 'M-11 44 Q0 57 12 44' : 'M-9 46 Q0 56 10 46', outline, 5.5);
  const mouth = drawMouth({ x: 0, y: parts.head === 'broad' ? 82 : 76, w: grown ? 34 : 31, line: mix(outline, '#9c2f35', 0.45), gap: look.marks.includes('gap-tooth'), braces: look.marks.includes('braces'), fangs: parts.fangs === true || look.marks.includes('fangs') }, feeling.mouth);
  const cheeks = drawCheeks(paper, look.skin, 78, 52, 25, feeling.blush + (look.marks.includes('rosy') ? 0.3 : 0));
  const tear = feeling.tear ? drawTear(spread + 22, 44, 12) : '';
  const wrinkles = look.age === 'elder' ? line('M-92 22 q-8 4 -12 10 M92 22 q8 4 12 10 M-30 -78 Q0 -84 30 -78', outline, 3.5, 0.4) : '';
  return group(`transform="translate(${turn * 13} 0)"`, cheeks, faceMarks(paper, look, outline), ...drawn, brows, group(`transform="translate(${turn * 6} 0)"`, nose), mouth, wrinkles, tear, eyewear(look));
}

const browColor = (look: Look): string => (look.hairStyle === 'none' ? shade(look.skin, -0.25) : shade(look.hair, -0.04));

function faceMarks(paper: Paper, look: Look, outline: string): string {
  const marks = [];
  if (look.marks.includes('freckles')) marks.push(...[[-66, 40], [-83, 46], [-57, 52], [66, 40], [83, 46], [57, 52], [-72, 58], [72, 58]].map(([x = 0, y = 0]) => circle(x, y, 3.6, outline, `${bare} opacity=".5"`)));
  if (look.marks.includes('scar')) marks.push(line('M70 24 L86 62 M68 46 L88 38', mix(outline, '#c2544e', 0.5), 4.5, 0.75));
  if (look.marks.includes('dimples')) marks.push(line('M-48 70 q-8 6 -4 16 M48 70 q8 6 4 16', outline, 4, 0.55));
  if (look.marks.includes('heart-mark')) marks.push(ellipse(72, 74, 6, 5, shade(look.skin, -0.3), bare));
  if (look.marks.includes('spots')) marks.push(...[[-84, -30, 9], [-64, -60, 6], [86, -34, 8], [94, 60, 6], [-96, 64, 7]].map(([x = 0, y = 0, r = 0]) => circle(x, y, r, shade(look.skin, -0.09), bare)));
  if (look.marks.includes('stripes')) marks.push(line('M-112 30 L-86 36 M-110 54 L-88 54 M112 30 L86 36 M110 54 L88 54', shade(look.skin, -0.16), 8, 0.8));
  if (look.marks.includes('mask')) marks.push(path('M-104 -8 Q-52 -34 0 -6 Q52 -34 104 -8 Q98 46 52 44 Q16 42 0 22 Q-16 42 -52 44 Q-98 46 -104 -8Z', paper.drop('#3b3466'), bare));
  return marks.join('');
}

function eyewear(look: Look): string {
  if (look.marks.includes('glasses')) {
    const frame = lookFrame(look);
    const lens = `fill="#cfeaff" fill-opacity=".17" stroke="${frame}" stroke-width="8"`;
    return `<circle cx="-48" cy="13" r="42" ${lens}/><circle cx="48" cy="13" r="42" ${lens}/>` + line('M-7 9 Q0 1 7 9 M-90 7 L-114 0 M90 7 L114 0', frame, 8) + line('M-72 -8 q8 -14 20 -16 M24 -8 q8 -14 20 -16', '#ffffff', 5, 0.55);
  }
  if (look.marks.includes('goggles')) {
    return line('M-122 -74 Q0 -104 122 -74', '#6b4a33', 14) + [-38, 38].map((x) => circle(x, -86, 30, '#bfe4f4', 'stroke="#b58a3a" stroke-width="8"') + line(`M${x - 14} -96 q8 -12 20 -10`, '#fff', 5, 0.8)).join('');
  }
  if (look.marks.includes('patch')) return line('M-118 -40 L110 -12', '#2b2430', 7) + ellipse(50, 12, 36, 36, '#2b2430');
  return '';
}

const lookFrame = (look: Look): string => ['#3b4a8f', '#a3374d', '#2f6d5a', '#7a4a2b'][Math.floor(look.whim * 3.99)] ?? '#3b4a8f';

function headMarks(paper: Paper, look: Look, stance: Stance): string {
  const at = stance.turn * 11;
  const marks = [];
  if (look.marks.includes('star-mark')) marks.push(paper.glow(at, -66, 34, '#fff0a8', 0.7) + path(starPath(at, -66, 17), '#ffe27a', bare));
  if (look.marks.includes('crystal')) marks.push(paper.glow(at, -66, 34, '#9fe8ff', 0.7) + path(`M${at} -86 l13 16 l-13 22 l-13 -22Z`, '#7fd9f4', bare));
  if (look.marks.includes('crown')) marks.push(drawHat(paper, 'crown', '#e9b23f', '#e9b23f').front);
  if (look.marks.includes('flower')) marks.push(flower(92, -92, 22));
  if (look.marks.includes('bow')) marks.push(bow(74, -128, look.outfit.second));
  if (look.marks.includes('feather')) marks.push(path('M84 -106 C96 -170 130 -196 156 -200 C156 -160 132 -122 92 -98Z', paper.drop('#4fb3a5')) + line('M90 -104 Q116 -146 148 -192', '#fff', 4, 0.6));
  if (look.marks.includes('headphones')) marks.push(line('M-122 6 C-134 -176 134 -176 122 6', '#4b4a68', 14) + bothSides(rect(104, -16, 34, 58, 15, paper.drop('#e0567f'))));
  if (look.marks.includes('moustache')) marks.push(path(`M${at} 62 C${at + 20} 48 ${at + 52} 52 ${at + 62} 74 C${at + 40} 76 ${at + 16} 82 ${at} 70 C${at - 16} 82 ${at - 40} 76 ${at - 62} 74 C${at - 52} 52 ${at - 20} 48 ${at} 62Z`, shade(look.hair, 0.02)));
  return marks.join('');
}

const flower = (x: number, y: number, r: number): string =>
  [0, 72, 144, 216, 288].map((a) => `<ellipse cx="${x}" cy="${y - r * 0.72}" rx="${r * 0.46}" ry="${r * 0.56}" fill="#ff9fbe" transform="rotate(${a} ${x} ${y})"/>`).join('') + circle(x, y, r * 0.42, '#ffd75e', bare);

const bow = (x: number, y: number, color: string): string =>
  group(`transform="translate(${x} ${y}) rotate(22)"`, path('M0 0 C-14 -34 -56 -36 -54 -4 C-54 26 -14 28 0 0 C14 -34 56 -36 54 -4 C54 26 14 28 0 0Z', color), circle(0, 0, 12, shade(color, -0.1)));

function antennae(paper: Paper, look: Look): string {
  const knob = look.outfit.second;
  return bothSides(line('M38 -130 C44 -170 60 -188 76 -200', shade(look.skin, -0.12), 9) + paper.glow(80, -206, 34, knob, 0.7) + circle(80, -206, 15, paper.ball(knob)));
}

function drawBeard(paper: Paper, look: Look, parts: PersonParts): string {
  if (look.female || (!parts.beard && !look.marks.includes('beard') && look.whim < 0.4)) return '';
  const fill = paper.drop(look.hair, 0.7);
  const long = parts.beard ? 236 : 172;
  const beard = path(`M-118 12 C-104 40 -92 62 -52 62 Q0 54 52 62 C92 62 104 40 118 12 C124 84 92 ${long - 70} 40 ${long - 22} Q14 ${long - 12} 0 ${long} Q-14 ${long - 12} -40 ${long - 22} C-92 ${long - 70} -124 84 -118 12Z`, fill);
  const strands = line(`M-52 100 Q-44 ${long - 90} -22 ${long - 46} M52 100 Q44 ${long - 90} 22 ${long - 46} M0 118 L0 ${long - 34}`, shade(look.hair, -0.08), 4, 0.5);
  return beard + strands + ellipse(0, 84, 32, 16, '#8c3b3f', bare) + path('M-28 80 Q0 90 28 80 Q20 74 0 74 Q-20 74 -28 80Z', '#fff', bare);
}

const pumpkinRibs = (): string => line('M-62 -92 C-84 -30 -84 50 -62 104 M62 -92 C84 -30 84 50 62 104 M0 -104 L0 -60', '#c5662a', 6, 0.5) + path('M-14 -108 C-12 -140 10 -150 26 -156 L36 -138 C22 -132 18 -122 18 -104Z', '#5f8a45');
