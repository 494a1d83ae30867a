import { expect, test } from 'vitest';
import { drawPicture } from '../index.ts';

const place = (type: string, climate?: string) =>
  drawPicture({ is: 'place', seed: 'w', place: { id: 'w', name: type, type, magicalProperties: [], inhabitants: [], dangers: [], treasures: [], ...(climate ? { climate } : {}) } });

const SEEN: readonly (readonly [type: string, climate: string, said: RegExp])[] = [
  ['Child Bedroom', 'Deep Winter Snow', /Snow falls outside the window/], ['Child Bedroom', 'Gentle Rain', /Rain falls outside/], ['Child Bedroom', 'Golden Autumn', /Leaves fall outside/],
  ['Child Bedroom', 'Eternal Spring', /Petals drift outside/], ['Child Bedroom', 'Rainbow After Rain', /under a rainbow/],
  ['Ocean Planet', 'Deep Winter Snow', /Snow is falling/], ['Star Harbor', 'Gentle Rain', /Rain is falling/],
];

test.each(SEEN)('%s has its climate where one would see it: %s', (type, climate, said) => {
  const [with_, without] = [place(type, climate), place(type)];
  expect(with_.alt).toMatch(said);
  expect(with_.svg).not.toBe(without.svg);
});

test('each climate of a bedroom with a sky of its own or something that falls is another picture', () => {
  const pictures = SEEN.filter(([type]) => type === 'Child Bedroom').map(([type, climate]) => place(type, climate).svg);
  expect(new Set(pictures).size).toBe(pictures.length);
});

test.each(['Foggy', 'Northern Lights', 'Mild and Sunny'])('%s is seen over a planet and in a museum', (climate) => {
  for (const type of ['Moon Base', 'Museum']) expect(place(type, climate).svg, type).not.toBe(place(type).svg);
  expect(place('Moon Base', 'Northern Lights').alt).toContain('under northern lights');
});
