import { expect, test } from 'vitest';
import type { SceneBrief } from '../brief.ts';
import { dice } from '../dice.ts';
import { Paper } from '../paper.ts';
import { planScene } from '../picture/scene-plan.ts';
import { SceneStage } from '../picture/scene-stage.ts';
import { character } from '../testing/families.ts';
import { reachOf } from './reach.ts';
import { faceAt } from './whose-face.ts';

const [ELEPHANT, WHALE, DRAGON, GIANT, DINOSAUR] = ['Animal - Savanna and Jungle - Elephant', 'Animal - Ocean Animals - Whale', 'Mythical Creature - Dragons - Fire Dragon', 'Mythical Creature - Giants and Big Ones - Gentle Giant', 'Mythical Creature - Any - Dinosaur'] as const;
const [CHILD, FOX, BADGER, MOUSE, BEE] = ['Human - Children - Young Explorer', 'Animal - Forest Animals - Red Fox', 'Animal - Forest Animals - Badger', 'Animal - Little Creatures - Mouse', 'Animal - Little Creatures - Bee'] as const;

/** From the largest to the smallest: whoever stands in a row is larger than all of the rows below it. */
const ORDER: readonly (readonly string[])[] = [
  [ELEPHANT, WHALE, DRAGON, GIANT, DINOSAUR],
  ['Animal - Pets and Farm Animals - Horse', 'Mythical Creature - Hooves and Wings - Unicorn', 'Animal - Forest Animals - Brown Bear'],
  ['Human - Family - Parent'],
  ['Human - Family - Teenage Cousin'],
  [CHILD],
  [FOX, 'Animal - Pets and Farm Animals - Dog', 'Animal - Birds - Penguin'],
  ['Animal - Pets and Farm Animals - Cat', 'Animal - Birds - Owl', 'Animal - Forest Animals - Rabbit'],
  [MOUSE, 'Animal - Birds - Robin'],
  [BEE, 'Animal - Little Creatures - Ladybug', 'Animal - Little Creatures - Snail', 'Magical Being - Fairies and Sprites - Flower Fairy'],
];
const FORMATS = ['square', 'wide', 'tall'] as const;

type Who = string | { type: string; height: string };

interface Seen {
  /** y of the middle of the face, as a share of the height of the sheet */
  y: number;
  isOnSomething: boolean;
  /** of what is painted, in pixels: a wide body counts as a larger one, and the spread arms of people do not */
  size: number;
  /** radius, as a share of the height of the sheet */
  face: number;
  isInside: boolean;
}

function seen(cast: readonly Who[], seed: string, aspect: NonNullable<SceneBrief['aspect']>): Seen[] {
  const people = cast.map((who, i) => {
    const name = ['Ada', 'Bo', 'Cleo', 'Dan', 'Eve'][i] ?? '';
    return typeof who === 'string' ? character(name, who) : character(name, who.type, { appearance: { height: who.height } });
  });
  const text = `${people.map(({ name }) => name).join(' and ')} stood there.`;
  const plan = planScene({ is: 'scene', seed, text, cast: people, aspect }, dice(`scene:${seed}`));
  const { w, h } = plan.room;
  const staged = new SceneStage(new Paper(10, 10), plan).stand(() => ({ turn: 0.5, down: 0 }));
  return people.flatMap(({ id }): Seen[] => {
    const one = staged.find(({ player }) => player.character.id === id);
    if (!one) return [];
    const { figure, spot: { x, y, scale }, look } = one;
    const { left, right, top } = reachOf(figure.art);
    // What it sits on makes nobody taller.
    const [wide, tall] = [(right - left) * scale, (-top - (figure.seat?.rise ?? 0)) * scale];
    return [{
      size: look.rig.rig === 'human' ? tall : tall * Math.max(1, (1.2 * wide) / tall) ** 0.4,
      face: faceAt(figure, one.spot).r / h,
      y: faceAt(figure, one.spot).y / h,
      isOnSomething: figure.seat !== undefined,
      isInside: x + left * scale > 0 && x + right * scale < w && y + top * scale > 0,
    }];
  });
}

function larger(big: Who, small: Who, seed: string, aspect: (typeof FORMATS)[number]): number {
  const [one, other] = seen([big, small], seed, aspect);
  return (one?.size ?? 0) / (other?.size ?? 1);
}

test.each(FORMATS)('two of different kinds stand beside each other in the order of nature: %s', (aspect) => {
  for (const [i, row] of ORDER.entries())
    for (const [j, below] of ORDER.entries())
      for (const [at, big] of row.entries())
        for (const [nth, small] of below.entries()) {
          // Neighbouring rows are asked each with each, others in turn.
          if (j <= i || (j > i + 1 && (at + nth + j) % 3)) continue;
          const [one, other] = seen([big, small], `${aspect} ${at} ${nth}`, aspect);
          const what = `${big} beside ${small}`;
          expect((one?.size ?? 0) / (other?.size ?? 1), what).toBeGreaterThan(j > i + 1 ? 1.12 : 1);
          expect(one?.isInside && other?.isInside, what).toBe(true);
          // About a tenth of a printed page from cheek to cheek.
          expect(Math.min(one?.face ?? 0, other?.face ?? 0), what).toBeGreaterThan(0.035);
        }
});

test('the smallest beside the largest is no speck', () => {
  for (const aspect of FORMATS) expect(larger(ELEPHANT, BEE, aspect, aspect), aspect).toBeLessThan(3.4);
});

test('the same order holds in groups', () => {
  const groups = [0, 1, 2, 3].map((nth) => [0, 4, 6, 8].map((row) => ORDER[row]?.[nth % (ORDER[row]?.length ?? 1)] ?? ''));
  for (const group of groups)
    for (const aspect of FORMATS)
      for (const seed of ['a', 'b', 'c']) {
        const all = seen(group, seed, aspect);
        expect(all).toHaveLength(group.length);
        for (const [i, { size }] of all.entries()) if (i) expect(all[i - 1]?.size, `${group[i - 1]} beside ${group[i]}`).toBeGreaterThan(size);
      }
});

test('a chosen height moves somebody within the order', () => {
  const of = (type: string, height: string): Who => ({ type, height });
  for (const aspect of FORMATS) {
    expect(larger(of(BADGER, 'Huge'), CHILD, aspect, aspect), 'a huge badger').toBeGreaterThan(1.05);
    expect(larger(of(MOUSE, 'Huge'), CHILD, aspect, aspect), 'a huge mouse').toBeGreaterThan(0.85);
    expect(larger(CHILD, of(ELEPHANT, 'Tiny'), aspect, aspect), 'a tiny elephant').toBeGreaterThan(1.05);
    expect(larger(of(DRAGON, 'Tower-high'), CHILD, aspect, aspect), 'a dragon as high as a tower').toBeGreaterThan(1.5);
    expect(larger(CHILD, of(DRAGON, 'Cat-sized'), aspect, aspect), 'a dragon of the size of a cat').toBeGreaterThan(1);
    for (const [less, more] of [['Tiny', 'Small'], ['Small', 'Medium-sized'], ['Medium-sized', 'Large'], ['Large', 'Huge']] as const)
      expect(larger(of(FOX, more), of(FOX, less), aspect, aspect), `${more} and ${less}`).toBeGreaterThan(1.08);
    for (const [less, more] of [['Very short', 'Short'], ['Short', 'Average height'], ['Average height', 'Tall'], ['Tall', 'Very tall']] as const)
      expect(larger(of(CHILD, more), of(CHILD, less), aspect, aspect), `${more} and ${less}`).toBeGreaterThan(1.03);
  }
});

test('a bee is at the height of a head and not at the feet', () => {
  for (const aspect of FORMATS)
    for (const seed of ['a', 'b', 'c']) {
      const [child, bee] = seen([CHILD, BEE], seed, aspect);
      expect((bee?.y ?? 1) - (child?.y ?? 0), `${aspect} ${seed}`).toBeLessThan(0.12);
    }
});

test('a mouse beside an elephant sits on something, in some pictures and not in all', () => {
  const all = Array.from({ length: 12 }, (_, i) => seen([ELEPHANT, MOUSE], `up ${i}`, 'square').map(({ isOnSomething }) => isOnSomething));
  expect(all.every(([elephant]) => !elephant)).toBe(true);
  expect(new Set(all.map(([, mouse]) => mouse)).size).toBe(2);
});
