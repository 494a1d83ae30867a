import { expect, test } from 'vitest';
import { createFollowing, REST_MS } from './follow-voice.ts';

const inView = true;

test('the page follows the voice until a person moves it, and then rests while they look around', () => {
  const following = createFollowing();
  expect(following.may(0, !inView)).toBe(true);
  following.rest(1000);
  expect(following.may(1001, inView)).toBe(false);
  expect(following.may(1000 + REST_MS - 1, inView)).toBe(false);
});

test('it goes on once the spoken line is in view again, some time after the last scroll; what still runs counts as that', () => {
  const following = createFollowing();
  following.rest(0);
  following.moved(900);
  expect(following.may(REST_MS, !inView)).toBe(false);
  expect(following.may(900 + REST_MS, !inView)).toBe(false);
  expect(following.may(10 * REST_MS, !inView)).toBe(false);
  expect(following.may(10 * REST_MS, inView)).toBe(true);
  expect(following.may(10 * REST_MS + 1, !inView)).toBe(true);
});

test('it goes after a line that ran out of the window while it rested, and not after one that was out of it all along', () => {
  const following = createFollowing();
  following.rest(0);
  expect(following.may(100, inView)).toBe(false);
  expect(following.may(REST_MS, !inView)).toBe(true);
  following.rest(2 * REST_MS);
  following.may(2 * REST_MS + 100, inView);
  following.moved(2 * REST_MS + 200);
  expect(following.may(4 * REST_MS, !inView)).toBe(false);
});

test('whoever asks for the voice has the page follow at once', () => {
  const following = createFollowing();
  following.rest(0);
  following.resume();
  expect(following.may(1, !inView)).toBe(true);
});

test('the page’s own scrolling is not a person’s, and under a finger nothing moves', () => {
  const following = createFollowing();
  following.moved(0);
  expect(following.may(1, !inView)).toBe(true);
  following.hold(true);
  expect(following.may(2, inView)).toBe(false);
  following.hold(false);
  expect(following.may(3, inView)).toBe(true);
});
