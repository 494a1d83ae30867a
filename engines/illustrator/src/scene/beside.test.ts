import { expect, test } from 'vitest';
import { drawCharacter } from '../character/draw-character.ts';
import { AT_EASE } from '../character/figure.ts';
import { readLook } from '../character/read-look.ts';
import { Paper } from '../paper.ts';
import { character } from '../testing/families.ts';
import { scaleBeside } from './beside.ts';

const room = { w: 1024, h: 1024, floor: 866 };
/** How tall an animal is that comes, in pixels. */
function tallOf(type: string, roomy: boolean): number {
  const look = readLook(character('Bo', `Animal - Any - ${type}`));
  const figure = drawCharacter(new Paper(1, 1), look, AT_EASE);
  return -figure.box.top * scaleBeside(figure, look.size, false, room, 600, roomy);
}

test('beside one alone a donkey is a donkey and a cat stays a cat', () => {
  expect(tallOf('donkey', true)).toBeGreaterThan(tallOf('donkey', false) * 1.5);
  expect(tallOf('donkey', true)).toBeGreaterThan(tallOf('cat', true) * 1.5);
  expect(tallOf('cat', true)).toBe(tallOf('cat', false));
});
