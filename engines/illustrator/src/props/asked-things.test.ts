import { expect, test } from 'vitest';
import type { Drawing, PictureBrief } from '../brief.ts';
import { drawPicture } from '../index.ts';
import { maya, place, rusty } from '../testing/families.ts';

const portrait = (customPrompt: string, character = maya): Drawing => drawPicture({ is: 'portrait', seed: 's', character, customPrompt });
const cottage = (customPrompt: string): Drawing => drawPicture({ is: 'place', seed: 's', place: place('Residential', 'Cozy Cottage'), customPrompt });
const scene = (customPrompt: string): Drawing =>
  drawPicture({ is: 'scene', seed: 's', text: 'They laughed.', cast: [maya], place: place('Residential', 'Cozy Cottage'), customPrompt } satisfies PictureBrief);

test('what a portrait is asked to hold and to wear is drawn and said', () => {
  expect(portrait('with an umbrella').alt).toContain('holding an umbrella');
  expect(portrait('with a golden sword', rusty).alt).toContain('holding a golden sword');
  expect(portrait('with a top hat and a cape', rusty).alt).toContain('a hat and a cape');
  expect(portrait('with a crown').svg).not.toBe(portrait('').svg);
  expect(portrait('without a hat').svg).toBe(portrait('').svg);
});

test('things that a place or a scene is asked for are set down in it and said', () => {
  expect(cottage('with an umbrella and a book').alt).toContain('with an umbrella and a book');
  expect(cottage('with a piano').alt).toContain('with a piano');
  expect(cottage('with a teddy bear').alt).not.toContain('a bear');
  expect(scene('with a treasure chest').alt).toContain('a treasure chest');
});

test('what a kind of picture has no place for is said, also when another kind draws it', () => {
  expect(portrait('with a piano and a giraffe').notDrawn).toEqual(['piano', 'giraffe']);
  expect(portrait('with an umbrella and a drum').notDrawn).toEqual(['drum']);
  expect(cottage('with a scarf').notDrawn).toEqual(['scarf']);
  expect(scene('with a scarf').notDrawn).toEqual(['scarf']);
  expect([portrait('with an umbrella'), cottage('with a boat'), scene('with a lantern')].flatMap(({ notDrawn }) => notDrawn)).toEqual([]);
});
