import { Resvg } from '@resvg/resvg-js';
import { describe, expect, test } from 'vitest';
import type { DrawnCharacter } from '../brief.ts';
import { drawPicture } from '../index.ts';
import { character, maya } from '../testing/families.ts';

const draw = (somebody: DrawnCharacter): string => drawPicture({ is: 'figure', seed: 'a', character: somebody }).svg;
const plain = character('Kit', 'Human - Children - Young Healer', {
  gender: 'male',
  appearance: { skinTone: 'Bronze', hairColor: 'Ink black', eyeColor: 'Amber', color: 'Teal', distinguishingFeature: 'Short hair' },
});
const fox = character('Rusty', 'Animal - Forest Animals - Red Fox', { appearance: { eyeColor: 'Amber', color: 'Copper red' } });
const withLook = (somebody: DrawnCharacter, appearance: DrawnCharacter['appearance']): DrawnCharacter => ({
  ...somebody,
  appearance: { ...somebody.appearance, ...appearance },
});

const WIDE = 120;
const pixelsOf = (svg: string): Uint8Array => new Resvg(svg, { fitTo: { mode: 'width', value: WIDE } }).render().pixels;
/** Pixels in which two drawings differ by more than the grain of a soft edge. */
function changed(one: string, other: string, least = 6): Set<number> {
  const [a, b] = [pixelsOf(one), pixelsOf(other)];
  const places = new Set<number>();
  for (let i = 0; i < a.length; i += 4) {
    if ([0, 1, 2, 3].some((k) => Math.abs((a[i + k] ?? 0) - (b[i + k] ?? 0)) > least)) places.add(i / 4);
  }
  return places;
}
/** Where the marks of a part can be seen: what changes when they are not drawn. */
const placeOf = (svg: string, part: string, least = 0): Set<number> =>
  changed(svg, svg.replaceAll(new RegExp(`<[^<>]*data-part="${part}"[^<>]*/>`, 'g'), ''), least);

const outside = (inner: Set<number>, outer: Set<number>): number[] => {
  const near = (at: number): boolean => [0, 1, -1, WIDE, -WIDE].some((step) => outer.has(at + step));
  return [...inner].filter((at) => !near(at));
};

describe('a trait changes pixels where it should and nowhere else', () => {
  for (const [who, somebody] of [['a person', plain], ['a fox', fox]] as const) {
    test(`eye colour of ${who}: in the eyes alone`, () => {
      const svg = draw(somebody);
      const differs = changed(svg, draw(withLook(somebody, { eyeColor: 'Emerald green' })));
      expect(differs.size).toBeGreaterThan(8);
      expect(outside(differs, placeOf(svg, 'iris'))).toEqual([]);
    });
  }

  test('hair colour: not on the clothes and not in the eyes', () => {
    const svg = draw(plain);
    const differs = changed(svg, draw(withLook(plain, { hairColor: 'Copper red' })));
    expect(differs.size).toBeGreaterThan(80);
    for (const part of ['torso', 'iris']) {
      const place = placeOf(svg, part);
      expect([...differs].filter((at) => place.has(at)).length, part).toBeLessThan(place.size * 0.05);
    }
  });

  test('clothes colour: on the clothes, not on the face', () => {
    const svg = draw(plain);
    const differs = changed(svg, draw(withLook(plain, { color: 'Ruby red' })));
    const face = placeOf(svg, 'skull');
    expect([...differs].filter((at) => face.has(at)).length).toBeLessThan(face.size * 0.02);
    const torso = placeOf(svg, 'torso');
    expect([...differs].filter((at) => torso.has(at)).length).toBeGreaterThan(40);
  });

  test('skin tone: on the face, not on the clothes', () => {
    const svg = draw(plain);
    const differs = changed(svg, draw(withLook(plain, { skinTone: 'Espresso' })));
    const face = placeOf(svg, 'skull');
    expect([...differs].filter((at) => face.has(at)).length).toBeGreaterThan(face.size * 0.6);
    // Without the torso its soft shadow is gone too: where it lay is what changes much.
    const torso = placeOf(svg, 'torso', 90);
    expect([...differs].filter((at) => torso.has(at)).length).toBeLessThan(torso.size * 0.1);
  });
});

const SHOWN: readonly (readonly [type: string, features: string])[] = [
  ['Animal - Forest Animals - Red Fox',
    'Fluffy cheeks, Wheels for the hind legs, Dungarees, Rain boots, Friendly wink, Wide smile, Cape, Monocle'],
  ['Mythical Creature - Dragons - Ice Dragon', 'Row of spikes, Frilled collar, Smoke from the nose, Knight armor, Very long tail'],
  ['Robot/Artificial Intelligence - Helper Robots - School Robot',
    'Zipper mouth, Stickers all over, Wheels for feet, Tool belt, Round glasses'],
  ['Supernatural Being - Friendly Ghosts - Castle Ghost', 'See-through edges, Star eyes, Trail of stars, Flowing robe, Green scarf'],
  ['Animal - Birds - Owl', 'Ruffled feathers, Wing in a sling, Bright beak, Big bushy brows, Tiny wings'],
  ['Animal - Ocean Animals - Whale', 'Coral crown, Bubbles when talking, Spots, Bow tie, Eye patch'],
  ['Magical Being - Enchanted Things - Gingerbread Child', 'Button eyes, Stitched smile, Cracks that shine, Wind-up key'],
  ['Human - Children - Kite Flyer', 'Mustache, Laugh lines, Very long legs, Very big eyes, Trail of glitter, Patched vest'],
];
for (const [type, features] of SHOWN) {
  test(`features of ${type.split(' - ').pop()} are seen`, () => {
    const base = { ...character('Q', type), gender: 'male' as const };
    const without = draw(base);
    const unseen = features.split(', ').filter((feature) => draw(withLook(base, { distinguishingFeature: feature })) === without);
    expect(unseen).toEqual([]);
  });
}

test('each role, height, build and age of life shows', () => {
  for (const somebody of [plain, fox]) {
    const drawn = [
      somebody,
      ...['Hero', 'Villain', 'Mentor', 'Sidekick', 'Antihero', 'Guardian', 'Trickster'].map((role) => ({ ...somebody, role })),
      ...['Tiny', 'Small', 'Large', 'Huge'].map((height) => withLook(somebody, { height })),
      ...['Slim', 'Round', 'Sturdy'].map((build) => withLook(somebody, { build })),
      ...['Newborn', 'Old and wise'].map((age) => withLook(somebody, { age })),
      { ...somebody, magicalPower: 'Calling Warm Fire' },
    ].map(draw);
    expect(new Set(drawn).size).toBe(drawn.length);
  }
});

test('the tall fill their portrait and the tiny have air above them', () => {
  const top = (height: string): number => {
    const { pixels, width } = new Resvg(draw(withLook(maya, { height })), { fitTo: { mode: 'width', value: 60 } }).render();
    for (let at = 3; at < pixels.length; at += 4) if ((pixels[at] ?? 0) > 200) return Math.floor(at / 4 / width);
    return 0;
  };
  expect(top('Very short')).toBeGreaterThan(top('Very tall') + 8);
});

test.each([
  ['a person', 'Human - Children - Young Healer', ['Baby', 'Toddler', 'Young child', 'Child', 'Teenager', 'Young adult', 'Grown-up', 'Elder']],
  ['an elf', 'Magical Being - Elves - Wood Elf', ['Elder', 'A hundred years old', 'Ageless']],
  ['a fox', 'Animal - Forest Animals - Red Fox', ['Newborn', 'Little one', 'Young', 'Grown', 'Old and wise']],
  ['a robot', 'Robot/Artificial Intelligence - Helper Robots - School Robot', ['Just switched on', 'Nearly new', 'Well used', 'Antique', 'Older than anyone remembers']],
])('%s is seen in each of its ages', (_, type, ages) => {
  const drawn = ages.map((age) => draw({ ...character('Q', type), appearance: { age } }));
  for (const [i, one] of drawn.entries()) if (i) expect(changed(one, drawn[i - 1] ?? '').size, `${ages[i - 1]} and ${ages[i]}`).toBeGreaterThan(20);
});

test('an acorn cap is no cap of wool', () => {
  for (const type of ['Magical Being - Elves - River Elf', 'Animal - Forest Animals - Rabbit']) {
    const wears = (distinguishingFeature: string) => draw({ ...character('Q', type), appearance: { distinguishingFeature } });
    expect(wears('Acorn cap')).toContain('#7a5029');
    expect(changed(wears('Acorn cap'), wears('Woolly hat')).size).toBeGreaterThan(40);
  }
});
