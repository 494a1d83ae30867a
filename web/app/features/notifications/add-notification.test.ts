import type { Notification } from '@fableloom/contract';
import { expect, test } from 'vitest';
import { addNotification } from './add-notification.ts';

const note = (id: string, minute: number, isRead = false): Notification => ({
  id, type: 'other', title: id, message: '', data: {}, isRead, createdAt: new Date(2026, 0, 1, 12, minute),
  userId: 'somebody', updatedAt: new Date(2026, 0, 1, 12, minute),
});
const ids = (list: readonly Notification[]) => list.map(({ id }) => id);

test('a new one comes first', () => {
  expect(ids(addNotification([note('old', 1)], note('new', 2)))).toEqual(['new', 'old']);
  expect(ids(addNotification([], note('first', 1)))).toEqual(['first']);
});

test('one that was overtaken on the way takes its place by age', () => {
  expect(ids(addNotification([note('c', 3), note('a', 1)], note('b', 2)))).toEqual(['c', 'b', 'a']);
});

test('of two at the same moment the one that came last is on top', () => {
  expect(ids(addNotification([note('a', 1)], note('b', 1)))).toEqual(['b', 'a']);
});

test('one that is there already is not added, and stays read', () => {
  expect(addNotification([note('a', 1, true)], note('a', 1))).toEqual([note('a', 1, true)]);
});

test('the list keeps the fifty newest', () => {
  const full = Array.from({ length: 50 }, (_, place) => note(`n${place}`, 50 - place));
  const list = addNotification(full, note('new', 51));
  expect([list.length, list[0]?.id, list.at(-1)?.id]).toEqual([50, 'new', 'n48']);
});
