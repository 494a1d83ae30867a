import { expect, test } from 'vitest';
import { drawPicture } from '../index.ts';
import { drawCharacter } from '../character/draw-character.ts';
import { AT_EASE } from '../character/figure.ts';
import { readLook } from '../character/read-look.ts';
import { Paper } from '../paper.ts';
import { drawBackdrop } from '../place/backdrop.ts';
import { readSetting } from '../place/read-setting.ts';
import { reachOf } from '../scene/reach.ts';
import { maya, rusty } from '../testing/families.ts';

const SEEDS = ['a', 'b', 'c', 'd', 'e', 'f'];
const portrait = (seed: string, character = maya): string => drawPicture({ is: 'portrait', seed, character }).svg;
const firstFigureMove = (svg: string): string => [...svg.matchAll(/translate\([\d.-]+ [\d.-]+\) scale\([\d.]+\)/g)].at(-1)?.[0] ?? '';
/** The gradient of the first mark that is painted. */
const skyOf = (svg: string): string => {
  const id = /<\/defs>.*?url\(#(g\d+)\)/s.exec(svg)?.[1] ?? '';
  return new RegExp(`id="${id}".*?</`).exec(svg)?.[0] ?? '';
};

test('another seed gives another framing, light and pose', () => {
  for (const character of [maya, rusty]) {
    const drawn = SEEDS.map((seed) => portrait(seed, character));
    expect(new Set(drawn.map(firstFigureMove)).size).toBeGreaterThan(3);
    expect(new Set(drawn.map(skyOf)).size).toBeGreaterThan(2);
  }
});

test('skin, hair and clothes stay', () => {
  const before = drawPicture({ is: 'portrait', seed: 'a', character: maya });
  const after = drawPicture({ is: 'portrait', seed: 'b', character: maya });
  expect(after.alt).toContain('a girl with curly dark brown hair and round glasses');
  expect(before.alt).toContain('a girl with curly dark brown hair and round glasses');
});

test('a landmark that is asked for makes room for whoever stands before it', () => {
  const setting = { ...readSetting(['a castle']), hour: 'day' as const };
  const face = { x: 384, y: 480, r: 200 };
  const at = (seed: string, stands: boolean): number =>
    drawBackdrop({ paper: new Paper(768, 1024), seed, setting, figures: 1, soft: true, ...(stands ? { blockers: [{ left: 130, right: 640, bottom: 1024, face }] } : {}) }).stage.taken?.[0]?.x ?? 384;
  for (const seed of SEEDS) expect(Math.abs(at(seed, true) - 384), seed).toBeGreaterThan(200);
  expect(SEEDS.every((seed) => Math.abs(at(seed, false) - 384) < 200)).toBe(true);
  expect(drawPicture({ is: 'portrait', seed: 'harebell', character: rusty, style: { background: 'Seaside Cliff' } }).alt).toContain('on a cliff by the sea');
});

test('one who holds something out fills the sheet as much as one whose arms hang down, and stays on it', () => {
  const character = { ...maya, appearance: { ...maya.appearance, distinguishingFeature: 'Short hair, Old map' } };
  const { left, right } = reachOf(drawCharacter(new Paper(1, 1), readLook(character), { ...AT_EASE, pose: 'holding', held: 'map' }).art);
  for (const seed of SEEDS) {
    const [x = 0, scale = 0] = (/translate\(([\d.-]+) [\d.-]+\) scale\(([\d.]+)\)/.exec(firstFigureMove(portrait(seed, character))) ?? []).slice(1).map(Number);
    expect(scale, seed).toBeGreaterThan(1.55);
    // The map is held out to the left or to the right.
    const isOn = [[left, right], [-right, -left]].some(([from = 0, to = 0]) => x + from * scale > -10 && x + to * scale < 778);
    expect(isOn, seed).toBe(true);
  }
});
