import { expect, test } from 'vitest';
import { drawPicture } from '../index.ts';
import { everyCategory, rusty } from '../testing/families.ts';

/** Skull and clothes without the fills, whose ids differ from sheet to sheet. */
const shapes = (svg: string): string[] =>
  [...svg.matchAll(/<(?:path|circle)[^>]*data-part="(?:skull|torso)"[^>]*>/g)].map(([mark]) => mark.replace(/fill="url\(#[^"]*"/g, ''));

for (const character of everyCategory) {
  test(`${character.type} has the same face and body in portrait, figure and scene`, () => {
    const portrait = shapes(drawPicture({ is: 'portrait', seed: 'one', character }).svg);
    expect(portrait.length).toBeGreaterThan(0);
    expect(shapes(drawPicture({ is: 'figure', seed: 'two', character, expression: 'sad' }).svg)).toEqual(portrait);
    expect(shapes(drawPicture({ is: 'scene', seed: 'three', text: `${character.name} laughed.`, cast: [character] }).svg)).toEqual(portrait);
  });
}

test.each(['ran', 'jumped over a stream', 'walked home'])('a fox that %s is on four legs, with the same face', (does) => {
  const skullOf = (svg: string): string | undefined => shapes(svg).find((mark) => mark.includes('skull'));
  const scene = drawPicture({ is: 'scene', seed: 'three', text: `${rusty.name} ${does}.`, cast: [rusty] }).svg;
  const seated = drawPicture({ is: 'scene', seed: 'three', text: `${rusty.name} laughed.`, cast: [rusty] }).svg;
  expect(skullOf(scene)).toBe(skullOf(seated));
  expect(shapes(scene).find((mark) => mark.includes('torso'))).not.toBe(shapes(seated).find((mark) => mark.includes('torso')));
});

test('the colour that a family chose is the colour that is drawn', () => {
  const blue = { ...rusty, appearance: { color: 'Ocean blue' } };
  expect(drawPicture({ is: 'figure', seed: 'a', character: blue }).svg).toContain('#2f6fb3');
});
