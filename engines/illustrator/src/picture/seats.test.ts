import { expect, test } from 'vitest';
import type { Figure } from '../character/figure.ts';
import { onOneLevel } from './seats.ts';

const figure = (seat?: Figure['seat']): Figure => ({ art: '<rect x="-40" y="-100" width="80" height="100"/>', aura: '', face: { x: 0, y: -300, r: 60 }, box: { left: -60, right: 60, top: -360 }, cut: 0, floats: 0, ...(seat ? { seat } : {}) });
const wall = { on: 'wall', half: 120, rise: 100 } as const;
const at = (x: number, y: number, scale = 1) => ({ x, y, scale, depth: y });

test('two on one wall sit at one height, whatever their size', () => {
  const [big, small] = onOneLevel([{ figure: figure(wall), spot: at(200, 800) }, { figure: figure(wall), spot: at(440, 780, 0.5) }]);
  expect((big?.spot.y ?? 0) - 100).toBeCloseTo((small?.spot.y ?? 0) - 50);
});

test('who stands farther back than the wall steps before it, unless a face would be covered', () => {
  const sitters = [{ figure: figure(wall), spot: at(200, 800) }, { figure: figure(wall), spot: at(640, 800) }];
  expect(onOneLevel([...sitters, { figure: figure(), spot: at(420, 740) }])[2]?.spot.y).toBeGreaterThan(800);
  const tall = { ...figure(), art: '<rect x="-40" y="-400" width="80" height="400"/>' };
  expect(onOneLevel([...sitters, { figure: tall, spot: at(200, 740) }])[2]?.spot.y).toBe(740);
});
