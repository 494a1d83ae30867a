import { expect, test } from 'vitest';
import { Paper } from '../paper.ts';
import { reachOf } from '../scene/reach.ts';
import { groundReach, onTheGround, restsAs } from './on-the-ground.ts';
import { PROPS } from './props.ts';

const sizeOf = (name: string): { wide: number; tall: number } => {
  const { left, right, top, bottom } = groundReach(name);
  return { wide: right - left, tall: bottom - top };
};

test.each(['map', 'letter', 'newspaper', 'card', 'paper', 'ticket', 'coin', 'cloak'])('a %s lies in the plane of the ground', (name) => {
  const { wide, tall } = sizeOf(name);
  const upright = reachOf(PROPS[name]?.draw(new Paper(1, 1)) ?? '');
  expect(tall).toBeLessThan(wide * 0.75);
  expect(tall).toBeLessThan((upright.bottom - upright.top) * 0.72);
});

test.each(['broom', 'staff', 'spade', 'flute', 'umbrella', 'key', 'guitar', 'spear'])('a %s lies on its side and stands on no end', (name) => {
  const { wide, tall } = sizeOf(name);
  expect(wide).toBeGreaterThan(tall);
});

test.each(['cup', 'lantern', 'basket', 'teapot', 'box', 'chest'])('a %s stands as it is drawn', (name) => {
  const paper = new Paper(1, 1);
  expect(onTheGround(paper, name)).toBe(PROPS[name]?.draw(paper));
});

test('a clock that hangs nowhere stands on feet', () => {
  const paper = new Paper(1, 1);
  expect(onTheGround(paper, 'clock').length).toBeGreaterThan((PROPS['clock']?.draw(paper) ?? '').length + 100);
});

test('whatever lies touches the ground and does not sink into it', () => {
  for (const name of Object.keys(PROPS).filter((one) => restsAs(one) !== 'stands')) {
    const { bottom } = groundReach(name);
    expect(bottom, name).toBeGreaterThanOrEqual(-1);
    expect(bottom, name).toBeLessThan(6);
  }
});
