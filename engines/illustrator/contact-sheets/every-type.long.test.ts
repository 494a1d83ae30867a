/** Every type of the tree, every feature, every option and every style, as the families can choose them. */
import { appearanceOptions } from '../../../contract/src/taxonomies/appearance.ts';
import { CHARACTER_TYPES } from '../../../contract/src/taxonomies/character-types.ts';
import { distinguishingFeatures } from '../../../contract/src/taxonomies/distinguishing-features.ts';
import { CHARACTER_IMAGE_STYLES } from '../../../contract/src/taxonomies/image-styles.ts';
import { MAGICAL_POWERS } from '../../../contract/src/taxonomies/powers.ts';
import { expect, test } from 'vitest';
import type { DrawnCharacter } from '../src/brief.ts';
import { readLook } from '../src/character/read-look.ts';
import { drawPicture, KNOWN } from '../src/index.ts';
import { geometryOf, lookAlikes } from '../src/testing/alike.ts';
import { MAYA, someone } from './casts.ts';

const TYPES = CHARACTER_TYPES.flatMap(({ category, subcategories }) =>
  subcategories.flatMap(({ name, types }) => types.map((type) => `${category} - ${name} - ${type}`)),
);
const draw = (somebody: DrawnCharacter): string => drawPicture({ is: 'figure', seed: 'a', character: somebody }).svg;

test('every type is known by its own name', () => {
  expect(TYPES.filter((type) => !KNOWN.knowsType(type))).toEqual([]);
});

for (const gender of ['female', 'male'] as const) {
  const drawings = TYPES.map((type): [string, string] => [type, draw(someone(type, { id: 'same', gender }))]);
  test(`no two of ${TYPES.length} types look alike at 128 pixels (${gender})`, () => expect(lookAlikes(drawings, 6)).toEqual([]));
  test(`no two types are the same shapes in other colours (${gender})`, () => {
    const shapes = drawings.map(([, svg]) => geometryOf(svg).join(' '));
    expect(new Set(shapes).size).toBe(shapes.length);
  });
}

/** One type of every kind of body for every list of options. */
const BODIES = [
  ...new Map(
    TYPES.map((type) => {
      const { rig, parts } = readLook(someone(type, { id: 'q' })).rig;
      const plan = 'stance' in parts ? parts.stance : 'shape' in parts ? parts.shape : '';
      return [`${rig} ${plan} ${appearanceOptions(type).build.join()}`, type];
    }),
  ).values(),
];

test('features, roles and powers change the picture of nearly every body', () => {
  const unseen: string[] = [];
  let all = 0;
  for (const type of BODIES) {
    const base = someone(type, { id: 'q' });
    const plain = draw(base);
    const look = (what: string, somebody: DrawnCharacter): void => {
      all += 1;
      if (draw(somebody) === plain) unseen.push(`${type}: ${what}`);
    };
    for (const { features } of distinguishingFeatures(type))
      for (const feature of features) look(feature, { ...base, appearance: { distinguishingFeature: feature } });
    for (const role of ['Hero', 'Villain', 'Mentor', 'Sidekick', 'Antihero', 'Guardian', 'Trickster']) look(role, { ...base, role });
    for (const magicalPower of MAGICAL_POWERS) look(magicalPower, { ...base, magicalPower });
  }
  // A pirate already has the hat of a pirate, a jelly with three eyes its third eye.
  expect(unseen.length / all, unseen.join('\n')).toBeLessThan(0.01);
});

test('heights, builds, colours, skins, eyes and hair each have their own picture', () => {
  const alike: string[] = [];
  for (const type of BODIES) {
    const options = appearanceOptions(type);
    for (const field of ['height', 'build', 'color', 'skinTone', 'eyeColor', 'hairColor'] as const) {
      if (options[field].length === 0) continue;
      const drawn = new Set(options[field].map((value) => draw(someone(type, { id: 'q', appearance: { [field]: value } }))));
      if (drawn.size < options[field].length * 0.8) alike.push(`${type}: ${field} ${drawn.size} of ${options[field].length}`);
    }
  }
  expect(alike).toEqual([]);
});

test('twenty styles are told apart at 128 pixels', () => {
  const styles = CHARACTER_IMAGE_STYLES.flatMap(({ styles: names }) => names);
  expect(styles).toHaveLength(20);
  const drawings = styles.map((imageStyle): [string, string] => [
    imageStyle,
    drawPicture({ is: 'portrait', seed: 'st', character: MAYA, style: { imageStyle } }).svg,
  ]);
  expect(lookAlikes(drawings, 4)).toEqual([]);
});
