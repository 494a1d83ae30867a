/** What a room of each purpose has in it. */
import { bare, rect } from '../shapes.ts';
import type { Furnish } from './furnish.ts';
import { AT_HOME } from './furniture-at-home.ts';
import { ELSEWHERE } from './furniture-elsewhere.ts';
import type { Stage } from './ground.ts';
import type { Room, Setting } from './setting.ts';

const FURNITURE: Readonly<Record<Room, Furnish>> = { ...AT_HOME, ...ELSEWHERE };

export function furniture(stage: Stage, setting: Setting, tone: (c: string) => string, floorY: number): string {
  const { paper, w, h, s, roll } = stage;
  const table = (x: number, wide: number, tall: number): string =>
    rect(x - wide / 2, floorY - tall, wide, 18 * s, 6, tone('#a4704a'), bare) +
    rect(x - wide / 2 + 14 * s, floorY - tall + 16 * s, 18 * s, tall + 24 * s, 3, tone('#8a5c3a'), bare) +
    rect(x + wide / 2 - 32 * s, floorY - tall + 16 * s, 18 * s, tall + 24 * s, 3, tone('#8a5c3a'), bare);
  return FURNITURE[setting.room ?? 'playroom']({ stage, setting, paper, w, h, s, roll, table, tone, floorY });
}
