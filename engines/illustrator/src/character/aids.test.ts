import { expect, test } from 'vitest';
import { drawPicture } from '../index.ts';
import { character, maya, rusty } from '../testing/families.ts';
import { outerSole, sittingBuild } from './beast-build.ts';
import { drawCharacter } from './draw-character.ts';
import { AT_EASE, POSES, type PoseName } from './figure.ts';
import { readLook } from './read-look.ts';
import { Paper } from '../paper.ts';

const child = (distinguishingFeature: string, more = {}) =>
  character('Kofi', 'Human - Children - Map Maker', { gender: 'male', appearance: { age: 'Child', distinguishingFeature }, ...more });
const kofi = child('Short hair, Wheelchair');

test('a wheelchair is in portrait, figure and scene, and every alt text says so', () => {
  const pictures = [
    drawPicture({ is: 'portrait', seed: 'a', character: kofi }),
    drawPicture({ is: 'figure', seed: 'a', character: kofi }),
    drawPicture({ is: 'scene', seed: 'a', text: 'Kofi waved.', cast: [kofi] }),
  ];
  for (const { svg, alt } of pictures) {
    expect(svg.match(/data-part="wheel"/g)).toHaveLength(2);
    expect(alt).toContain('Kofi, a boy in a wheelchair');
  }
});

test('the sail of the description is drawn and said', () => {
  const sailing = child('Wheelchair', { description: 'His wheelchair has a little sail.' });
  const { svg, alt } = drawPicture({ is: 'figure', seed: 'a', character: sailing });
  expect(svg).toContain('data-part="sail"');
  expect(alt).toBe('Kofi, a boy in a wheelchair with a little sail.');
});

test('nobody stands up out of a wheelchair, whatever the story asks', () => {
  const look = readLook(kofi);
  const resting = drawCharacter(new Paper(10, 10), look, AT_EASE).face.y;
  for (const pose of Object.keys(POSES) as PoseName[]) {
    const figure = drawCharacter(new Paper(10, 10), look, { ...AT_EASE, pose });
    expect(figure.art).toContain('data-part="wheel"');
    if (pose !== 'flying') expect(figure.face.y).toBe(resting);
  }
});

test('running in a wheelchair is racing, and nobody is said to stand', () => {
  const alone = drawPicture({ is: 'scene', seed: 'a', text: 'Kofi ran to the forest.', cast: [kofi] }).alt;
  expect(alone).toContain('is racing along');
  const together = drawPicture({ is: 'scene', seed: 'a', text: 'Kofi and Maya were in the forest.', cast: [kofi, maya] }).alt;
  expect(together).not.toMatch(/\bstands?\b/);
});

const SAID: [feature: string, words: string][] = [
  ['Hearing aids', 'hearing aids'],
  ['Walking stick', 'a walking stick'],
  ['Leg prosthesis', 'a running blade'],
  ['Arm prosthesis', 'a bionic arm'],
  ['Eye patch', 'an eye patch'],
  ['Headscarf', 'a headscarf'],
];
for (const [feature, words] of SAID) {
  test(`${feature}: drawn and said`, () => {
    const plain = drawPicture({ is: 'figure', seed: 'a', character: child('Short hair') });
    const { svg, alt } = drawPicture({ is: 'figure', seed: 'a', character: child(`Short hair, ${feature}`) });
    expect(svg).not.toBe(plain.svg);
    expect(alt).toContain(words);
  });
}

for (const hair of ['Long hair', 'Bob', 'Curly hair', 'Braids', 'Wavy hair', 'Hair puffs', 'Woolly hat', 'Headscarf']) {
  test(`hearing aids can be seen with ${hair.toLowerCase()}`, () => {
    const look = readLook(child(`${hair}, Hearing aids`));
    const { art } = drawCharacter(new Paper(10, 10), look, AT_EASE);
    expect(art.lastIndexOf('data-part="hearing-aid"')).toBeGreaterThan(art.indexOf('data-part="skull"'));
  });
}

test('what a body cannot show is not said', () => {
  const fox = { ...rusty, appearance: { distinguishingFeature: 'Leg prosthesis, Extra arms' } };
  expect(drawPicture({ is: 'figure', seed: 'a', character: fox }).alt).toBe('Rusty, a red fox.');
});

test.each(['brown bear', 'koala', 'hamster', 'hedgehog'])('the walking stick of a %s stands beside its soles, not behind them', (who) => {
  const look = readLook({ ...character(who, `Animal - Any - ${who}`), appearance: { distinguishingFeature: 'Walking stick' } });
  if (look.rig.rig !== 'beast') throw new Error(`${who} is no beast`);
  const { art } = drawCharacter(new Paper(10, 10), look, AT_EASE);
  const [, x] = /translate\((-?[\d.]+) -?[\d.]+\) rotate\(-?5\)/.exec(art) ?? [];
  expect(Math.abs(Number(x))).toBeGreaterThan(outerSole(sittingBuild(look.rig.parts)));
});
