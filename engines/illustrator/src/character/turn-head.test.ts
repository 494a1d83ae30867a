import { expect, test } from 'vitest';
import { Paper } from '../paper.ts';
import { pointsOf } from '../scene/reach.ts';
import { character, everyCategory } from '../testing/families.ts';
import { drawCharacter } from './draw-character.ts';
import { AT_EASE } from './figure.ts';
import { readLook } from './read-look.ts';
import { turnFace, turning, whole } from './turn-head.ts';

const faced = (type: string, turn: number, gaze = { x: 0, y: 0 }): string => drawCharacter(new Paper(1, 1), readLook(character('a', type)), { ...AT_EASE, turn, gaze }).art;

/** Of each eye: where its group was moved to and how much narrower or wider it became. */
const eyes = (art: string): { x: number; wide: number; tall: number }[] =>
  [...art.matchAll(/<g transform="matrix\(([^)]*)\)"><ellipse cx="([^"]*)"/g)].map(([, matrix = '', cx]) => {
    const [wide = 1, , , tall = 1, moved = 0] = matrix.split(' ').map(Number);
    return { x: wide * Number(cx) + moved, wide, tall };
  });

test.each([
  'Human - Children - Young Explorer', 'Animal - Forest Animals - Red Fox', 'Animal - Birds - Owl', 'Mythical Creature - Dragons - Baby Dragon',
  'Supernatural Being - Friendly Ghosts - Bedsheet Ghost',
])('the near eye of a turned head is the larger one, and both go to where it looks: %s', (type) => {
  for (const turn of [-1, -0.5, 0.5, 1]) {
    const [left, right] = eyes(faced(type, turn)).slice(-2);
    if (!left || !right) throw new Error(`${type} has no eyes`);
    const [near, far] = turn > 0 ? [left, right] : [right, left];
    expect(near.wide * near.tall).toBeGreaterThan(far.wide * far.tall * 1.15);
    expect((left.x + right.x) * Math.sign(turn)).toBeGreaterThan(50 * Math.abs(turn));
  }
});

test('a turned head keeps everything inside the outline that was inside it, in the order in which it lay there', () => {
  const r = 120;
  for (const turn of [-1, -0.6, 0.3, 1])
    for (const y of [-70, 0, 60]) {
      const map = turning(turn, { r });
      const xs = Array.from({ length: 49 }, (_, i) => -r + i * 5).map((x) => map(x, y).x);
      expect(Math.max(...xs.map(Math.abs))).toBeLessThanOrEqual(r);
      expect(xs).toEqual(xs.toSorted((a, b) => a - b));
    }
});

test('eyes, nose and mouth stay inside the skull, however far a head is turned', () => {
  for (const one of everyCategory.filter(({ type }) => /^(?:Human|Animal - (?:Forest|Birds))|^Mystic - /.test(type)))
    for (const turn of [-1, 1]) {
      const { art } = drawCharacter(new Paper(1, 1), readLook(one), { ...AT_EASE, turn });
      const skull = pointsOf(/ d="([^"]*)"[^>]*data-part="skull"/.exec(art)?.[1] ?? '').map(([x]) => Math.abs(x));
      for (const { x } of eyes(art).slice(-2)) expect(Math.abs(x), one.type).toBeLessThan(Math.max(...skull) * 0.86);
    }
});

test('marks move as they are drawn: a round one narrows, a relative path stays in one piece, a group goes as a whole', () => {
  expect(turnFace('<circle cx="60" cy="0" r="10" fill="red" />', 1, { r: 120 })).toMatch(/^<ellipse cx="(?:7|8)\d[\d.]*" cy="0" rx="[5-7][\d.]*" ry="9[\d.]*" fill="red" \/>$/);
  expect(turnFace('<path d="M0 0 h10 v10 q5 5 -10 0Z"/>', 1, { r: 120 })).toMatch(/^<path d="M45[\d. ]+L[\d. ]+L[\d. ]+Q[\d. ]+Z"\/>$/);
  expect(turnFace(whole(0, 0, '<path d="M1 2"/>'), 1, { r: 120 })).toContain('<path d="M1 2"/>');
  // A star begins at a number as small as this.
  expect(turnFace('<path d="M-1.4e-15 0 L10 5 L0 9Z"/>', 1, { r: 120 })).toMatch(/^<path d="M45[\d.]* 0L5[\d.]+ 5L45[\d.]* 9Z"\/>$/);
  const still = '<circle cx="60" cy="0" r="10"/>';
  expect(turnFace(still, 0, { r: 120 })).toBe(still);
});

test('irises follow the eyes, up and down too', () => {
  const iris = (y: number): number => Number(/cy="([^"]*)"[^>]*data-part="iris"/.exec(faced('Human - Children - Young Explorer', 0, { x: 0, y }))?.[1]);
  expect(iris(-1)).toBeLessThan(iris(0) - 4);
  expect(iris(1)).toBeGreaterThan(iris(0) + 4);
});
