import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { drawPicture } from '@fableloom/illustrator';
import { Resvg } from '@resvg/resvg-js';
import { builtInEyes } from './built-in.ts';
import { CannotSee } from './eyes.port.ts';
import { hexOf, labOfHex } from './oklab.ts';
import { nameOf } from './main-colors.ts';

const eyes = builtInEyes();
afterAll(() => eyes.close());

const WIDTH = 240;
const rect = (color: string, x: number, y: number, width: number, height: number) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${color}"/>`;
const drawn = (...shapes: string[]): Promise<Buffer> =>
  sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${WIDTH}">${shapes.join('')}</svg>`)).png().toBuffer();

/** Grain as a camera leaves it, the same in every run. */
function photo(red: number, green: number, blue: number): Promise<Buffer> {
  const data = Buffer.alloc(WIDTH * WIDTH * 3);
  let state = 7;
  data.forEach((_, at) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    const shade = Math.floor(at / 3) % WIDTH;
    data[at] = Math.min(255, Math.max(0, ([red, green, blue][at % 3] ?? 0) + shade / 4 + ((state >> 16) % 31) - 15));
  });
  return sharp(data, { raw: { width: WIDTH, height: WIDTH, channels: 3 } }).jpeg({ quality: 92 }).toBuffer();
}

describe('colors', () => {
  test('are those of the figure, by the names of our lists, the strongest first', async () => {
    const coat = [rect('#c2263d', 60, 40, 120, 100), rect('#2f6fb3', 60, 140, 120, 60)];
    const { colors } = await eyes.look(await drawn(rect('#ffffff', 0, 0, 240, 240), ...coat));
    expect(colors.map(({ label }) => label)).toEqual(['Ruby red', 'Ocean blue']);
    expect(colors[0]?.share).toBeCloseTo(0.625, 1);
    expect(colors.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 1);
    expect(colors[0]?.hex).toMatch(/^#[0-9a-f]{6}$/);
  });

  test('of a see-through picture are those of what can be seen', async () => {
    const { colors } = await eyes.look(await drawn(rect('#5da64a', 80, 80, 90, 90)));
    expect(colors).toMatchObject([{ label: 'Leaf green', share: 1 }]);
  });

  test('are those of whoever stands in the middle, not of the land and the sky behind', async () => {
    const portraitOf = async (type: string, style?: string): Promise<Buffer> => {
      const character = { id: type, name: 'Wanda', type, gender: 'female' as const, personality: ['Kind'], appearance: {} };
      const { svg } = drawPicture({ is: 'portrait', seed: 'Witch portrait', character, ...(style ? { style: { imageStyle: style } } : {}) });
      return Buffer.from(new Resvg(svg).render().asPng());
    };
    const strongest = async (picture: Buffer): Promise<string | undefined> => (await eyes.look(picture)).colors[0]?.label;
    expect(await strongest(await portraitOf('Magical Being - Spell Casters - Kind Witch'))).toMatch(/purple/);
    expect(await strongest(await portraitOf('Animal - Forest Animals - Red Fox'))).toBe('Pumpkin orange');
    const ball = '<circle cx="120" cy="130" r="62" fill="#c2263d"/>';
    const stripes = Array.from({ length: 12 }, (_, i) => rect(['#3f7a3a', '#79b8ea', '#8a6248'][i % 3] ?? '', i * 20, 0, 20, 240));
    expect((await eyes.look(await drawn(...stripes, ball))).colors.map(({ label }) => label)).toEqual(['Ruby red']);
  });

  test('are none where there are only lines on paper', async () => {
    const lines = '<path d="M60 200 Q50 60 120 50 Q190 60 180 200" fill="none" stroke="#555555" stroke-width="3"/>';
    expect((await eyes.look(await drawn(rect('#f6f4ef', 0, 0, 240, 240), lines))).colors).toEqual([]);
  });

  test('of a picture without a figure are those of the whole', async () => {
    expect((await eyes.look(await drawn(rect('#79b8ea', 0, 0, 240, 240)))).colors).toMatchObject([{ label: 'Sky blue', share: 1 }]);
  });

  test('are none in the dark, where nobody stands out', async () => {
    expect((await eyes.look(await drawn(rect('#1a1f33', 0, 0, 240, 140), rect('#232a22', 0, 140, 240, 100)))).colors).toEqual([]);
  });

  test('are none in the dark where only a lamp at the side or a lit window is bright', async () => {
    const night = rect('#141826', 0, 0, 240, 240);
    expect(await eyes.look(await drawn(night, rect('#ffd78a', 28, 30, 64, 90)))).toMatchObject({ colors: [], moods: [] });
    expect((await eyes.look(await drawn(night, rect('#c2263d', 80, 70, 80, 120)))).colors).toMatchObject([{ label: 'Ruby red' }]);
  });

  test('are none where nothing can be seen', async () => {
    expect(await eyes.look(await drawn())).toEqual({ colors: [], moods: [], isDrawing: null });
  });

  test('never name skin, hair, metal or a pattern', () => {
    for (const hex of ['#f9e1cf', '#c48a5c', '#efe2bd', '#c9ced8', '#dd9434', '#e0709f']) {
      expect(nameOf(labOfHex(hex))).not.toMatch(/Porcelain|Almond|blond|silver$|striped|Rainbow/i);
    }
  });

  test('go to OKLab and back', () => {
    for (const hex of ['#000000', '#ffffff', '#c2263d', '#1f7f86', '#f3bd35']) expect(hexOf(labOfHex(hex))).toBe(hex);
  });
});

describe('moods', () => {
  test.each([
    ['a sunny yellow', '#ffd44d', 'Joyful'],
    ['a pale morning blue', '#dceaf5', 'Peaceful'],
    ['a night', '#1a1f33', 'Mysterious'],
  ])('%s', async (_, color, mood) => {
    expect((await eyes.look(await drawn(rect(color, 0, 0, 240, 240), rect('#c2263d', 90, 90, 70, 70)))).moods).toContain(mood);
  });

  test.each(['#ffd44d', '#dceaf5', '#1a1f33'])('none where nobody stands out: %s', async (color) => {
    expect((await eyes.look(await drawn(rect(color, 0, 0, 240, 240)))).moods).toEqual([]);
  });
});

describe('drawing or not', () => {
  test('even areas with clear edges are surely drawn', async () => {
    const paints = ['#c2263d', '#f3bd35', '#2f6fb3', '#5da64a'];
    const stripes = Array.from({ length: 12 }, (_, index) => rect(paints[index % 4] ?? '', index * 20, 0, 20, 240));
    expect((await eyes.look(await drawn(...stripes))).isDrawing).toBe(true);
  });

  test('our own portrait is', async () => {
    const fox = { id: 'fox', name: 'Rusty', type: 'Animal - Forest Animals - Red Fox', gender: 'male' as const };
    const character = { ...fox, personality: ['Kind'], appearance: {} };
    const { svg } = drawPicture({ is: 'portrait', seed: 'eyes', character });
    expect((await eyes.look(Buffer.from(new Resvg(svg).render().asPng()))).isDrawing).toBe(true);
  });

  test('what has grain stays open, also before a plain wall', async () => {
    expect((await eyes.look(await photo(120, 90, 70))).isDrawing).toBeNull();
    const wall = sharp({ create: { width: WIDTH, height: WIDTH, channels: 3, background: '#ffffff' } });
    const beforeWall = await wall.composite([{ input: await sharp(await photo(60, 90, 140)).resize(150, 150).toBuffer() }]).png().toBuffer();
    expect((await eyes.look(beforeWall)).isDrawing).toBeNull();
  });

  test('a picture that is too small stays open', async () => {
    expect((await eyes.look(await sharp(await drawn(rect('#c2263d', 0, 0, 120, 240))).resize(40).png().toBuffer())).isDrawing).toBeNull();
  });
});

test('what cannot be decoded is said so, and the next picture is seen', async () => {
  await expect(eyes.look(Buffer.from('no picture'))).rejects.toBeInstanceOf(CannotSee);
  expect((await eyes.look(await drawn(rect('#c2263d', 0, 0, 240, 240)))).colors).toHaveLength(1);
});
