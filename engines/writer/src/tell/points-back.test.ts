// What goes on from the sentence before it has nothing put in front of it.
import { expect, test } from 'vitest';
import { FITS } from './fits.ts';
import { namesSeveral, pointsBack } from './points-back.ts';
import { saidBefore } from './said.ts';
import { createTeller } from './teller.ts';
import type { Stage } from './stage.ts';
import { diceFrom } from '../dice.ts';
import { tellCore } from './tell-core.ts';
import type { ParagraphOrder } from './paragraph-order.ts';

test('what a sentence means that stands before it', () => {
  expect(['But nobody had.', 'It did not hurry.', 'That was all.', 'So they filled sacks.', '“Why do you do that?” asked a boy.', 'This was new.'].map(pointsBack)).toEqual(Array.from({ length: 6 }, () => 'it'));
  expect(['It was the button tin that struck her.', 'It was getting dark.', 'That evening they sat.', '“On three,” said Ada.', 'Nobody came.', 'It had not been possible to go alone.', 'It ought to be mentioned that she sang.', 'That Ada was tall is agreed.'].map(pointsBack)).toEqual(Array.from({ length: 8 }, () => 'nothing'));
  expect([pointsBack('He sat down.'), pointsBack('They sat down.')]).toEqual(['one', 'several']);
  expect([namesSeveral('People are like that.'), namesSeveral('Ada was in doubt.')]).toEqual([true, false]);
});

const ada = { letter: 'H', name: 'Ada', short: 'Ada', he: 'she', him: 'her', his: 'her', himself: 'herself' };
const stage = { people: new Map([['H', ada]]), party: ['H'], word: () => undefined, once: new Set<string>(), again: new Set<string>() } as unknown as Stage;
const told = (core: string, order: Partial<ParagraphOrder>): string | undefined =>
  tellCore(core, { cores: [], filling: [], said: saidBefore([], [], [])(), heard: () => 0, worn: new Set(), fit: { ...FITS['12-17'], least: 1, most: 200 }, aim: 0, plain: true, ...order }, createTeller(stage, diceFrom('x'), []), { may: () => true, needs: 'none' }, false)?.text;

test('nobody is said to come along in front of a scene that goes on from the one before', () => {
  const order = { must: ['Five of the others came, too.'], mustLeads: true };
  expect(told('Nobody waved from the gate that morning, as it rained.', order)).toBe('Five of the others came, too. Nobody waved from the gate that morning, as it rained.');
  expect(told('It had been settled without a word. Nobody waved from the gate.', order)).toBe('It had been settled without a word. Nobody waved from the gate.');
  expect(told('They gave {H} so much good advice, and a rope besides, and a hat.', order)).not.toContain('Five');
});

test('a last word that goes on from the scene has no filling before it', () => {
  const order = { filling: ['Somewhere a door was shut by somebody who had no time.'], aim: 100 };
  expect(told('The bag fell open in the road, and all of it rolled away. ^But the bell lay still.', order)).toBe('The bag fell open in the road, and all of it rolled away. But the bell lay still.');
  expect(told('The bag fell open in the road, and all of it rolled away. ^Ada picked up the bell.', order)).toContain('Somewhere a door');
});
