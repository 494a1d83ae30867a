/** Bright hearing aids behind the ears: a shell over the ear and a thin clear tube into it. In the space of a head of radius 120. */
import type { BeastParts, Look, PersonParts } from './look.ts';
import { lightOf, shade } from '../color.ts';
import type { Paper } from '../paper.ts';
import { bare, bothSides, circle, group, line, path } from '../shapes.ts';

/** Worn by people; where hair would cover the ear, the ear is shown in front of the hair. */
export function drawHearingAids(paper: Paper, look: Look, parts: PersonParts): string {
  const covered = parts.hat === 'headscarf' || parts.hat === 'hood' || parts.head === 'pumpkin' || parts.ears !== 'round';
  if (parts.ears === 'pointed' || look.marks.includes('long-ears'))
    return bothSides(group('transform="translate(30 -8) scale(.8) rotate(-4)"', aid(paper, look.aidColor)));
  const ear = covered
    ? ''
    : path('M108 -12 C132 -26 146 -2 142 20 C138 44 120 54 106 42 C112 24 112 6 108 -12Z', shade(look.skin, -0.02)) +
      line('M116 2 Q134 6 124 32', shade(look.skin, -0.22), 4, 0.5);
  return bothSides(ear, group('transform="translate(32 2) scale(.74)"', aid(paper, look.aidColor)));
}

/** Where the shell sits on the ears of beasts. */
const ON_BEASTS: Partial<Record<BeastParts['ears'], readonly [x: number, y: number]>> = {
  pointed: [106, -62],
  cat: [104, -66],
  round: [104, -52],
  huge: [112, -22],
  small: [100, -50],
  long: [80, -104],
  floppy: [118, -66],
  horse: [78, -92],
  donkey: [82, -96],
  leaf: [104, -56],
};

export function drawBeastAids(paper: Paper, look: Look, parts: BeastParts): string {
  if (!look.marks.includes('hearing-aids')) return '';
  const [x, y] = ON_BEASTS[parts.ears] ?? [104, -40];
  return bothSides(group(`transform="translate(${x} ${y}) scale(.8) translate(-130 -6)"`, aid(paper, look.aidColor)));
}

function aid(paper: Paper, color: string): string {
  return (
    path(
      'M106 -22 C116 -38 148 -34 154 0 C157 22 152 46 143 47 C134 48 133 34 136 20 C139 2 132 -14 116 -14 C110 -14 104 -16 106 -22Z',
      paper.ball(color),
      'data-part="hearing-aid"',
    ) +
    line('M120 -28 C136 -28 147 -14 148 6', lightOf(color, 0.2), 5, 0.8) +
    circle(146, 30, 3.5, '#ffffff', `${bare} opacity=".9"`) +
    line('M108 -16 C100 -2 104 14 114 22', '#eaf4fb', 6, 0.95) +
    line('M108 -16 C100 -2 104 14 114 22', shade(color, -0.05), 2.5, 0.6) +
    circle(116, 24, 7.5, lightOf(color, 0.06))
  );
}
