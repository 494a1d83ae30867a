import { expect, test } from 'vitest';
import { polar } from '../color.ts';
import { drawPicture } from '../index.ts';
import { Paper } from '../paper.ts';
import { maya } from '../testing/families.ts';
import { asColoredBefore, dyesTold } from './dyes-told.ts';
import { DYES } from './inks.ts';
import { PROPS } from './props.ts';

test.each([
  ['Maya held the purple umbrella.', '', 'umbrella', 'purple'],
  ['Maya opened the umbrella.', 'It was a big purple umbrella.', 'umbrella', 'purple'],
  ['The feather turned grey.', 'There was a red feather.', 'feather', 'grey'],
  ['She had a red paper kite.', '', 'kite', 'red'],
  ['The red fox and an umbrella came by.', '', 'umbrella', undefined],
  ['Maya held the umbrella.', '', 'umbrella', undefined],
] as const)('%s', (text, before, prop, word) => {
  expect(dyesTold([prop], text, { before }).get(prop)).toBe(word);
});

test.each([
  ['Maya held the umbrella.', 'It was a big purple umbrella.', 'purple'],
  ['Maya’s umbrella was open.', 'The umbrella was purple.', 'purple'],
  ['Maya held the green umbrella.', 'It was a big purple umbrella.', 'green'],
  ['Maya found another umbrella.', 'It was a big purple umbrella.', undefined],
  ['Maya found an old umbrella.', 'It was a big purple umbrella.', undefined],
] as const)('%s after an earlier part that told “%s”', (text, earlier, word) => {
  expect(dyesTold(['umbrella'], text, { earlier }).get('umbrella')).toBe(word);
});

test('a being that came by in an earlier part is still of its colour', () => {
  expect(asColoredBefore('cat', 'old', 'The old cat sat there.', { earlier: 'A white cat came in.' })).toBe('white old');
  expect(asColoredBefore('cat', 'black', 'The black cat sat there.', { earlier: 'A white cat came in.' })).toBe('black');
  expect(asColoredBefore('cat', '', 'A cat came by.', { earlier: 'A white cat came in.' })).toBe('');
});

/** Hues of everything that a thing is painted with. */
function huesOf(prop: string, color: string | undefined): number[] {
  const paper = new Paper(100, 100);
  if (color) paper.dyes = new Map([[prop, color]]);
  const art = PROPS[prop]?.draw(paper) ?? '';
  paper.add(art);
  return (paper.toSvg().match(/#[0-9a-f]{6}\b/gi) ?? []).map(polar).filter(({ c }) => c > 0.08).map(({ h }) => h);
}

test.each([['umbrella', 'purple'], ['kite', 'green'], ['ball', 'blue'], ['bag', 'yellow'], ['hat', 'red'], ['box', 'pink'], ['key', 'blue'], ['book', 'orange']])('a %s that is told to be %s is', (prop, word) => {
  const wanted = polar(DYES[word] ?? '').h;
  const share = (hues: readonly number[]): number => hues.filter((h) => Math.abs(((h - wanted + 540) % 360) - 180) < 30).length / hues.length;
  expect(share(huesOf(prop, DYES[word]))).toBeGreaterThan(0.4);
});

const draw = (text: string) => drawPicture({ is: 'scene', seed: 'dye', text, cast: [maya] });

test('in a picture the thing has its colour, and its words say it', () => {
  expect(draw('Maya held the purple umbrella.').alt).toContain('holds a purple umbrella');
  expect(draw('Maya held the purple umbrella.').svg).not.toBe(draw('Maya held the green umbrella.').svg);
});

test('in the picture of a later part it has the colour of the part that named it', () => {
  const later = drawPicture({ is: 'scene', seed: 'dye', text: 'Maya held the umbrella.', earlier: 'There was a purple umbrella.', cast: [maya] });
  expect(later.alt).toContain('holds a purple umbrella');
});

test('a thing that they stand round has its colour, too', () => {
  const [purple, green] = ['purple', 'green'].map((word) => draw(`There was a ${word} piano. Maya and the others stood round it.`));
  expect(purple?.alt).toContain('purple piano');
  expect(purple?.svg).not.toBe(green?.svg);
});
