import { expect, test } from 'vitest';
import type { SceneBrief } from '../brief.ts';
import { dice } from '../dice.ts';
import { character, kofi, maya, place, rusty } from '../testing/families.ts';
import { planScene } from './scene-plan.ts';

const plan = (text: string, more: Partial<SceneBrief> = {}) => planScene({ is: 'scene', seed: 's', text, cast: [maya, rusty], ...more }, dice('s'));

test('things that are asked for come before those of the passage, and there are three at most', () => {
  const { lying } = plan('Maya waved. There was a cake. A snail sat there.', { customPrompt: 'with a kite' });
  expect(lying).toEqual(['kite', 'cake']);
});

test('who lies in a meadow has no bed there, and who lies in a room does', () => {
  const lies = (type: string) => plan('Maya lay down.', { cast: [maya], place: place('', type) }).players[0];
  expect(lies('Flower Meadow')).toMatchObject({ outside: true, uncovered: true });
  expect(lies('Child Bedroom')).not.toHaveProperty('outside');
});

test('in a boat the ship of the place is gone, and the rim is below every chin', () => {
  const rowing = plan('They rowed over the lake.', { place: place('', 'Pirate Harbor') });
  expect(plan('They laughed.', { place: place('', 'Pirate Harbor') }).setting.features).toContain('ship');
  expect(rowing.afloat).toBe('boat');
  expect(rowing.setting.features).not.toContain('ship');
  expect(rowing.setting.said).toContain('in a boat');
  expect(rowing.room.rim).toBeLessThan(rowing.room.floor);
});

test('nobody rides in a boat, or is lifted out of a wheelchair to ride', () => {
  const rides = (text: string, name: string) => plan(text, { cast: [kofi, maya, rusty] }).all.find(({ character: one }) => one.name === name)?.rides?.is;
  expect(rides('Maya rode on Rusty.', 'Maya')).toBe('friend');
  expect(rides('Maya rode on Rusty. They rowed over the lake.', 'Maya')).toBeUndefined();
  expect(rides('Kofi rode on Rusty.', 'Kofi')).toBeUndefined();
});

test('a thing that stands is in the middle of one to four, unless somebody lies', () => {
  expect(plan('There was a piano. Maya and Rusty laughed.').isAroundFirst).toBe(true);
  expect(plan('There was a piano. Maya lay down. Rusty laughed.').isAroundFirst).toBe(false);
});

test('one who is tiny is so alone only', () => {
  const pip = character('Pip', 'Animal - Little Creatures - Mouse', { appearance: { height: 'Tiny' } });
  expect(plan('Pip waited.', { cast: [pip] }).tiny?.character).toBe(pip);
  expect(plan('Pip waited. Maya waited.', { cast: [pip, maya] }).tiny).toBeUndefined();
  expect(plan('Pip waited. A snail sat there.', { cast: [pip] }).tiny).toBeUndefined();
});

test('who sleeps in a row or stands side by side does so', () => {
  const inRow = (text: string) => planScene({ is: 'scene', seed: 's', text, cast: [maya, rusty, kofi] }, dice('s')).room.inRow === true;
  expect(inRow('They all slept in a row.')).toBe(true);
  expect(inRow('Maya, Rusty and Kofi stood side by side.')).toBe(true);
  expect(inRow('It rained three days in a row.')).toBe(false);
});
