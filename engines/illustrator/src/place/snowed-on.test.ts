import { expect, test } from 'vitest';
import { lightness } from '../color.ts';
import { readSetting } from './read-setting.ts';
import { SNOWED, snowedOn } from './snowed-on.ts';

test('falling snow lies on green land, and on no room, desert or sky', () => {
  const green = { ...readSetting(['a garden']), weather: 'snow' as const };
  const white = snowedOn(green);
  expect(lightness(white.land)).toBeGreaterThan(lightness(green.land) + 0.1);
  expect(white.props).toContain(SNOWED);
  for (const words of ['a desert', 'a bedroom', 'high in the clouds']) {
    const dry = { ...readSetting([words]), weather: 'snow' as const };
    expect(snowedOn(dry), words).toBe(dry);
  }
});

test('without snow nothing changes', () => {
  const garden = readSetting(['a garden']);
  expect(snowedOn(garden)).toBe(garden);
});
