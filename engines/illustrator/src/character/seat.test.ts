import { expect, test } from 'vitest';
import { Paper } from '../paper.ts';
import { reachOf } from '../scene/reach.ts';
import { character, everyCategory } from '../testing/families.ts';
import { drawCharacter } from './draw-character.ts';
import { AT_EASE } from './figure.ts';
import { readLook } from './read-look.ts';
import { drawSeat, type Seat } from './seat.ts';

const SEATS: readonly Seat[] = ['wall', 'fence', 'step', 'stairs', 'kerb', 'bench', 'chair', 'stool', 'box', 'suitcase', 'bag', 'drum', 'bucket', 'barrel', 'stone', 'log', 'stump', 'bed', 'bath'];
const drawn = (type: string, seat?: Seat) => drawCharacter(new Paper(1, 1), readLook(character('a', type)), { ...AT_EASE, pose: 'sitting', ...(seat ? { seat } : {}) });

test.each(SEATS)('on a %s everybody is higher than on the ground, and it stands on the ground, wider than half of the face', (seat) => {
  for (const { type } of everyCategory) {
    const { seat: on, face } = drawn(type, seat);
    if (!on) continue;
    expect(face.y, type).toBeLessThan(drawn(type).face.y);
    const { left, right, bottom, top } = reachOf(drawSeat(new Paper(1, 1), on));
    expect(Math.abs(bottom), type).toBeLessThan(24);
    expect(right - left, type).toBeGreaterThan(face.r * 0.5);
    // What is behind somebody's back ends below the face's middle at the latest.
    expect(top, type).toBeGreaterThan(face.y);
  }
});

test('in a room nobody sits on the wall of a garden, a fence or a kerb, but on something of a house', () => {
  const marks = (seat: Seat, inside: boolean): string => drawSeat(new Paper(1, 1), { on: seat, half: 120, rise: 100 }, inside);
  expect(marks('wall', false)).toContain('<circle');
  for (const seat of ['wall', 'fence', 'kerb'] as const) expect(marks(seat, true), seat).toBe(marks('wall', true));
  // No moss at its foot.
  expect(marks('wall', true)).not.toContain('<circle');
  expect(marks('chair', true)).toBe(marks('chair', false));
});

test('legs of people reach down from a seat, and nothing of them is under the ground', () => {
  for (const seat of SEATS) {
    const { bottom } = reachOf(drawn('Human - Children - Kite Flyer', seat).art);
    expect(bottom, seat).toBeLessThan(16);
    if (!['wall', 'fence', 'barrel', 'kerb'].includes(seat)) expect(bottom, seat).toBeGreaterThan(-26);
  }
});

test('nobody is lifted out of a wheelchair, and horses stand', () => {
  expect(drawCharacter(new Paper(1, 1), readLook(character('a', 'Human - Children - Kite Flyer', { appearance: { distinguishingFeature: 'Uses a wheelchair' } })), { ...AT_EASE, pose: 'sitting', seat: 'wall' }).seat).toBeUndefined();
  expect(drawn('Animal - Pets and Farm Animals - Horse', 'wall').seat).toBeUndefined();
});
