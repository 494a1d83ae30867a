import { expect, test } from 'vitest';
import { maya, rusty } from '../testing/families.ts';
import { whatItIs } from './it-is-meant.ts';
import { passageOf } from './passage.ts';
import { readScene } from './read-scene.ts';
import { asTold, thingsLyingAbout, thingsThere } from './things-of-passage.ts';

const cast = [maya, rusty];
const there = (text: string, before = ''): string[] => {
  const passage = passageOf(text, cast, before, {});
  return thingsThere(passage, whatItIs(passage), cast);
};
const lying = (text: string): string[] => {
  const passage = passageOf(text, cast, '', {});
  return thingsLyingAbout(there(text), passage, whatItIs(passage));
};

/** Three of it are a passage that tells of much in passing. */
const LONG = 'Maya and Rusty sat there for a long time and talked of everything that had come into their heads since the morning. ';

test('what is named is there, and what is missed is not', () => {
  expect(there('There was a lantern.')).toEqual(['lantern']);
  expect(there('Where was the lantern?')).toEqual([]);
});

test('a thing of the sentence before is there where the words begin with it', () => {
  expect(there('It shone.', 'Maya lit the lantern.')).toEqual(['lantern']);
  expect(there('Maya laughed.', 'Maya lit the lantern.')).toEqual([]);
});

test('of a long passage lies about what it comes back to', () => {
  expect(lying(`${LONG}There was a lantern. ${LONG}${LONG}`)).toEqual([]);
  expect(lying(`${LONG}There was a lantern. ${LONG}The lantern shone. ${LONG}`)).toEqual(['lantern']);
});

test('what is taken in a passage about many does not lie about', () => {
  expect(lying('Maya took the lantern.')).toEqual(['lantern']);
  expect(lying(`${LONG}Maya took the lantern. ${LONG}`)).toEqual([]);
});

test('the feather of a phoenix is like fire until it has gone grey', () => {
  const feather = (text: string, before = ''): string => asTold('feather', passageOf(text, cast, before, {}));
  expect(feather('The feather lay there.')).toBe('feather');
  expect(feather('The feather lay there.', 'A phoenix flew off.')).toBe('firefeather');
  expect(feather('The feather was grey.', 'A phoenix flew off.')).toBe('feather');
});

test.each([
  ['Maya came into Lantern Wood. The lantern was gone.', false],
  ['Maya stood by the lantern. In the morning the lantern was missing.', false],
  ['Maya stood by the lantern. Then somebody stole the lantern.', false],
  ['The lantern was gone. Then Maya found the lantern.', true],
  ['Maya held the lantern. Somebody had stolen the key.', true],
] as const)('what is gone is not there, whatever the place is called: %s', (text, isSeen) => {
  const { players, props } = readScene(text, [maya]);
  expect([...props, ...players.map(({ held }) => held)].includes('lantern')).toBe(isSeen);
});
