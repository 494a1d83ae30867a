/** Eyes, nose, mouth and marks on the face of a person. */
import type { Expression } from './expression.ts';
import { drawBrows, drawCheeks, drawEye, drawMouth, drawTear } from './face.ts';
import type { Stance } from './figure.ts';
import { hatHidesHair } from './hats/draw-hat.ts';
import type { Look, PersonParts } from './look.ts';
import { mix, shade } from '../color.ts';
import type { Paper } from '../paper.ts';
import { bare, circle, ellipse, group, line, path } from '../shapes.ts';

export function drawFeatures(paper: Paper, look: Look, parts: PersonParts, stance: Stance): string {
  const { feeling, gaze, turn } = stance;
  const grown = look.age === 'adult' || look.age === 'elder';
  const r = (grown ? 22.5 : look.age === 'teen' ? 24.5 : 26.5) * (parts.head === 'alien' ? 1.28 : 1);
  const spread = parts.head === 'alien' ? 54 : 48;
  const outline = shade(look.skin, -0.27);
  const eyes = {
    lid: shade(look.skin, -0.03),
    lashes: look.female || look.marks.includes('lashes'),
    shine: look.marks.includes('glow-eyes'),
  };
  const count = parts.eyes ?? 2;
  const drawn = [];
  if (count !== 2)
    drawn.push(drawEye(paper, 0, count === 1 ? 4 : -46, count === 1 ? r * 1.7 : r * 0.8, { ...eyes, iris: look.eye }, feeling, gaze));
  if (count !== 1) {
    drawn.push(drawEye(paper, -spread, 12, r, { ...eyes, iris: look.eye }, feeling, gaze));
    drawn.push(drawEye(paper, spread, 12, r, { ...eyes, iris: look.secondEye }, feeling, gaze));
  }
  const hatted = parts.hat !== undefined && hatHidesHair(parts.hat);
  const brows =
    parts.head === 'alien'
      ? browsOfAlien(look, feeling, count)
      : drawBrows(
          {
            color: browColor(look),
            width: grown && !look.female ? 10.5 : 8.5,
            spread: count === 1 ? 0.1 + 44 : 50,
            y: count === 1 ? -46 : hatted ? -35 : -40,
            length: 50,
          },
          hatted ? { ...feeling, browUp: Math.min(feeling.browUp, LOW_BROWS) } : feeling,
        );
  const nose =
    parts.head === 'sack' || look.signs.includes('animal-face') || look.signs.includes('beak-nose') || look.signs.includes('red-nose')
      ? ''
      : parts.head === 'alien'
      ? circle(-6, 48, 3.5, outline, `${bare} opacity=".5"`) + circle(6, 48, 3.5, outline, `${bare} opacity=".5"`)
      : parts.head === 'broad'
        ? ellipse(0, 48, 26, 19, paper.ball(shade(look.skin, 0.02)), bare) + line('M-22 54 Q0 72 22 54', outline, 5, 0.6)
        : line(grown ? 'M-11 44 Q0 57 12 44' : 'M-9 46 Q0 56 10 46', outline, 5.5);
  const skull =
    parts.head === 'skull'
      ? path('M0 34 l-11 20 q11 6 22 0Z', '#6a5a6a', bare) + line('M-34 78 Q0 100 34 78 M-18 80 v16 M0 86 v14 M18 80 v16', '#6a5a6a', 5)
      : '';
  const mouth = skull
    ? ''
    : drawMouth(
        {
          x: 0,
          y: parts.head === 'broad' ? 82 : 76,
          w: grown ? 34 : 31,
          line: mix(outline, '#9c2f35', 0.45),
          gap: look.marks.includes('gap-tooth'),
          braces: look.marks.includes('braces'),
          fangs: parts.fangs === true || look.marks.includes('fangs'),
        },
        feeling.mouth,
      );
  const cheeks = drawCheeks(paper, look.skin, 78, 52, 25, feeling.blush + (look.marks.includes('rosy') ? 0.3 : 0));
  const tear = feeling.tear ? drawTear(spread + 22, 44, 12) : '';
  const wrinkles = look.age === 'elder' ? line('M-92 22 q-8 4 -12 10 M92 22 q8 4 12 10 M-30 -78 Q0 -84 30 -78', outline, 3.5, 0.4) : '';
  return [
    cheeks,
    faceMarks(paper, look, outline),
    ...drawn,
    brows,
    ahead(turn * 9, skull ? '' : nose),
    ahead(turn * 4, mouth),
    skull,
    wrinkles,
    tear,
    eyewear(look),
  ].join('');
}

/** What stands out of a face is farther on where it turns to. */
const ahead = (x: number, art: string): string => (art ? group(`transform="translate(${x} 0)"`, art) : '');

/** Under a hat brows have less room to go up: what they say is in how they slope. */
const LOW_BROWS = 2;

/** A face without brows cannot be afraid or cross: it has them as long as it is. A third eye stands where they would be. */
const browsOfAlien = (look: Look, feeling: Expression, eyes: number): string =>
  Math.abs(feeling.browTilt) < 6 || eyes === 3 ? '' : drawBrows({ color: shade(look.skin, -0.28), width: 7, spread: 48, y: eyes === 1 ? -60 : -38, length: 44 }, feeling);

const browColor = (look: Look): string => (look.hairStyle === 'none' ? shade(look.skin, -0.25) : shade(look.hair, -0.04));

function faceMarks(paper: Paper, look: Look, outline: string): string {
  const marks = [];
  if (look.marks.includes('freckles'))
    marks.push(
      ...[
        [-66, 40],
        [-83, 46],
        [-57, 52],
        [66, 40],
        [83, 46],
        [57, 52],
        [-72, 58],
        [72, 58],
      ].map(([x = 0, y = 0]) => circle(x, y, 3.6, outline, `${bare} opacity=".5"`)),
    );
  if (look.marks.includes('scar')) marks.push(line('M70 24 L86 62 M68 46 L88 38', mix(outline, '#c2544e', 0.5), 4.5, 0.75));
  if (look.marks.includes('dimples')) marks.push(line('M-48 70 q-8 6 -4 16 M48 70 q8 6 4 16', outline, 4, 0.55));
  if (look.marks.includes('birthmark'))
    marks.push(path('M70 66 C76 54 98 56 100 68 C108 80 92 94 80 86 C66 88 62 76 70 66Z', mix(shade(look.skin, -0.24), '#7a3326', 0.3), bare));
  if (look.marks.includes('spots'))
    marks.push(
      ...[
        [-84, -30, 9],
        [-64, -60, 6],
        [86, -34, 8],
        [94, 60, 6],
        [-96, 64, 7],
      ].map(([x = 0, y = 0, r = 0]) => circle(x, y, r, shade(look.skin, -0.09), bare)),
    );
  if (look.marks.includes('stripes'))
    marks.push(line('M-112 30 L-86 36 M-110 54 L-88 54 M112 30 L86 36 M110 54 L88 54', shade(look.skin, -0.16), 8, 0.8));
  if (look.marks.includes('mask'))
    marks.push(
      path('M-104 -8 Q-52 -34 0 -6 Q52 -34 104 -8 Q98 46 52 44 Q16 42 0 22 Q-16 42 -52 44 Q-98 46 -104 -8Z', paper.drop('#3b3466'), bare),
    );
  return marks.join('');
}

function eyewear(look: Look): string {
  if (look.marks.includes('glasses')) {
    const frame = lookFrame(look);
    const lens = `fill="#e6f4ff" fill-opacity=".09" stroke="${frame}" stroke-width="8"`;
    return (
      `<circle cx="-48" cy="13" r="42" ${lens}/><circle cx="48" cy="13" r="42" ${lens}/>` +
      line('M-7 9 Q0 1 7 9 M-90 7 L-114 0 M90 7 L114 0', frame, 8) +
      line('M-72 -8 q8 -14 20 -16 M24 -8 q8 -14 20 -16', '#ffffff', 5, 0.55)
    );
  }
  if (look.marks.includes('goggles')) {
    return (
      line('M-122 -74 Q0 -104 122 -74', '#6b4a33', 14) +
      [-38, 38]
        .map(
          (x) => circle(x, -86, 30, '#bfe4f4', 'stroke="#b58a3a" stroke-width="8"') + line(`M${x - 14} -96 q8 -12 20 -10`, '#fff', 5, 0.8),
        )
        .join('')
    );
  }
  if (look.marks.includes('patch')) return line('M-118 -40 L110 -12', '#2b2430', 7) + ellipse(50, 12, 36, 36, '#2b2430');
  return '';
}

const lookFrame = (look: Look): string => ['#3b4a8f', '#a3374d', '#2f6d5a', '#7a4a2b'][Math.floor(look.whim * 3.99)] ?? '#3b4a8f';
