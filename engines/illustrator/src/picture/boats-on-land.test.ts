// Boats and the water under them.
import { expect, test } from 'vitest';
import { dice } from '../dice.ts';
import { maya, place } from '../testing/families.ts';
import { planScene, type ScenePlan } from './scene-plan.ts';

const plan = (text: string, type?: string): ScenePlan => planScene({ is: 'scene', seed: 'boats', text, cast: [maya], ...(type ? { place: place('', type) } : {}) }, dice('boats'));
const isInABoat = ({ players }: ScenePlan): boolean => players.some(({ rides }) => rides?.is === 'vehicle' && rides.on === 'boat');

test('who comes by in a boat comes over water, at the castle too', () => {
  const { setting, ...shown } = plan('Maya waited. A man in a small boat came by.', 'Castle');
  expect(isInABoat({ setting, ...shown })).toBe(true);
  expect(setting.ground).toBe('lake');
  expect(setting.features).toContain('castle');
});

test('in a room nobody sits in a boat', () => {
  const shown = plan('A man in a small boat came by. Maya waved.', 'Library');
  expect(isInABoat(shown)).toBe(false);
  expect(shown.setting.ground).toBe('room');
});

test('a ship that words only tell of stands on no meadow', () => {
  expect(plan('Maya thought that the boats were a fine sight.', 'Flower Meadow').setting.features).not.toContain('ship');
});

test('who got in sits in the boat', () => {
  expect(plan('There was a boat, and in it sat a girl. “Get in!” she said. Maya got in.').afloat).toBe('boat');
});

test('a boat that is told to stand on land stands there', () => {
  expect(plan('There stood a red boat. Maya laughed.', 'Flower Meadow').lying).toContain('boat');
  expect(plan('There stood a red boat. Maya laughed.', 'Library').lying).not.toContain('boat');
});
