/** What else grows or is worn on a head: furry ears, beards, bows, antennae. */
import { drawHat } from './hats/draw-hat.ts';
import type { Look, PersonParts } from './look.ts';
import { shade } from '../color.ts';
import type { Paper } from '../paper.ts';
import { feather } from '../props/keepsakes.ts';
import { bare, bothSides, circle, ellipse, group, line, path, rect, starPath } from '../shapes.ts';

export function furEars(paper: Paper, look: Look, parts: PersonParts): string {
  const fur = paper.drop(look.hair);
  const pink = '#f4b3a6';
  if (parts.ears === 'cat' || parts.ears === 'fox') {
    return bothSides(
      path('M34 -132 C48 -180 76 -206 98 -208 C114 -176 120 -132 112 -92Z', fur) +
        path('M56 -138 C66 -168 80 -184 92 -186 C102 -162 104 -136 100 -112Z', pink, bare),
    );
  }
  if (parts.ears === 'bear') return bothSides(circle(84, -124, 40, fur) + circle(86, -122, 23, pink, bare));
  if (parts.ears === 'bunny') {
    return bothSides(
      path('M22 -130 C14 -220 40 -282 66 -284 C94 -272 92 -190 78 -120Z', fur) +
        path('M38 -140 C34 -210 50 -258 64 -260 C78 -246 76 -190 68 -134Z', pink, bare),
    );
  }
  return '';
}

export function headMarks(paper: Paper, look: Look): string {
  const at = 0;
  const marks = [];
  if (look.marks.includes('star-mark')) marks.push(paper.glow(at, -66, 34, '#fff0a8', 0.7) + path(starPath(at, -66, 17), '#ffe27a', bare));
  if (look.marks.includes('crystal'))
    marks.push(paper.glow(at, -66, 34, '#9fe8ff', 0.7) + path(`M${at} -86 l13 16 l-13 22 l-13 -22Z`, '#7fd9f4', bare));
  if (look.marks.includes('crown')) marks.push(drawHat(paper, 'crown', '#e9b23f', '#e9b23f').front);
  if (look.marks.includes('flower')) marks.push(flower(92, -92, 22));
  if (look.marks.includes('bow')) marks.push(bow(74, -128, look.outfit.second));
  if (look.marks.includes('feather'))
    marks.push(group('transform="translate(86 -100) rotate(25) scale(.85)"', feather(paper.drop('#4fb3a5'), '#ffffff')));
  if (look.marks.includes('headphones'))
    marks.push(line('M-122 6 C-134 -176 134 -176 122 6', '#4b4a68', 14) + bothSides(rect(104, -16, 34, 58, 15, paper.drop('#e0567f'))));
  if (look.marks.includes('moustache'))
    marks.push(
      path(
        `M${at} 62 C${at + 20} 48 ${at + 52} 52 ${at + 62} 74 C${at + 40} 76 ${at + 16} 82 ${at} 70 C${at - 16} 82 ${at - 40} 76 ` +
          `${at - 62} 74 C${at - 52} 52 ${at - 20} 48 ${at} 62Z`,
        shade(look.hair, 0.02),
      ),
    );
  return marks.join('');
}

const flower = (x: number, y: number, r: number): string =>
  [0, 72, 144, 216, 288]
    .map(
      (a) =>
        `<ellipse cx="${x}" cy="${y - r * 0.72}" rx="${r * 0.46}" ry="${r * 0.56}" fill="#ff9fbe" transform="rotate(${a} ${x} ${y})"/>`,
    )
    .join('') + circle(x, y, r * 0.42, '#ffd75e', bare);

const bow = (x: number, y: number, color: string): string =>
  group(
    `transform="translate(${x} ${y}) rotate(22)"`,
    path('M0 0 C-14 -34 -56 -36 -54 -4 C-54 26 -14 28 0 0 C14 -34 56 -36 54 -4 C54 26 14 28 0 0Z', color),
    circle(0, 0, 12, shade(color, -0.1)),
  );

export function antennae(paper: Paper, look: Look): string {
  const knob = look.outfit.second;
  return bothSides(
    line('M38 -130 C44 -170 60 -188 76 -200', shade(look.skin, -0.12), 9) +
      paper.glow(80, -206, 34, knob, 0.7) +
      circle(80, -206, 15, paper.ball(knob)),
  );
}

export function drawBeard(paper: Paper, look: Look, parts: PersonParts): string {
  if (look.female || (!parts.beard && !look.marks.includes('beard') && look.whim < 0.4)) return '';
  const fill = paper.drop(look.hair, 0.7);
  const long = parts.beard ? 206 : 168;
  const beard = path(
    `M-118 12 C-104 40 -92 62 -52 62 Q0 54 52 62 C92 62 104 40 118 12 C124 84 92 ${long - 70} 40 ${long - 22} Q14 ${long - 12} 0 ` +
      `${long} Q-14 ${long - 12} -40 ${long - 22} C-92 ${long - 70} -124 84 -118 12Z`,
    fill,
  );
  const strands = line(
    `M-52 100 Q-44 ${long - 90} -22 ${long - 46} M52 100 Q44 ${long - 90} 22 ${long - 46} M0 118 L0 ${long - 34}`,
    shade(look.hair, -0.08),
    4,
    0.5,
  );
  return beard + strands + ellipse(0, 84, 32, 16, '#8c3b3f', bare) + path('M-28 80 Q0 90 28 80 Q20 74 0 74 Q-20 74 -28 80Z', '#fff', bare);
}

export const wrappings = (look: Look): string =>
  line('M-112 -60 Q0 -92 112 -66 M-118 -28 Q-40 -48 116 -36 M-116 64 Q0 92 112 56 M-92 96 Q0 122 90 92', shade(look.skin, -0.1), 6, 0.7) +
  line('M70 -96 q40 -16 60 6', look.skin, 14);

export const pumpkinRibs = (): string =>
  line('M-62 -92 C-84 -30 -84 50 -62 104 M62 -92 C84 -30 84 50 62 104 M0 -104 L0 -60', '#c5662a', 6, 0.5) +
  path('M-14 -108 C-12 -140 10 -150 26 -156 L36 -138 C22 -132 18 -122 18 -104Z', '#5f8a45');
