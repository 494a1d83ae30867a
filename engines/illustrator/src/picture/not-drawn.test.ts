import { expect, test } from 'vitest';
import { drawPicture } from '../index.ts';
import { listNotDrawn } from './not-drawn.ts';
import { maya, place } from '../testing/families.ts';

const portrait = (customPrompt: string) => drawPicture({ is: 'portrait', seed: 's', character: maya, customPrompt });
const at = (type: string, customPrompt: string) => drawPicture({ is: 'place', seed: 's', place: place('', type), customPrompt });

test('a word of a list counts as drawn only where the picture shows it', () => {
  expect(portrait('with a green beard').notDrawn).toEqual(['green beard']);
  expect(at('Canal Town', 'with a big stone bridge').notDrawn).toEqual(['bridge']);
  expect(at('Cozy Cottage', 'with a stone bridge')).toMatchObject({ notDrawn: [], alt: expect.stringContaining('by a cosy cottage') });
  expect(at('Busy Street', 'with a traffic light').notDrawn).toEqual([]);
});

test('a dinosaur is drawn and a toy train is a toy', () => {
  expect(at('Cozy Cottage', 'a dinosaur in the garden')).toMatchObject({ notDrawn: [], alt: expect.stringContaining('with a dinosaur') });
  expect(at('Child Bedroom', 'with a toy train')).toMatchObject({ notDrawn: [], alt: expect.stringContaining('with a toy train') });
  expect(at('Farm', 'three cows').alt).toContain('three cows');
});

test('what belongs together is said together', () => {
  expect(portrait('in the style of Van Gogh, eating a slice of pizza').notDrawn).toEqual(['van gogh', 'eating', 'slice of pizza']);
});

test('what is wished away is said only where it is there all the same', () => {
  expect(portrait('without glasses')).toMatchObject({ notDrawn: [], alt: expect.not.stringContaining('glasses') });
  expect(portrait('without a hat').notDrawn).toEqual([]);
  expect(at('Fairy-Tale Castle', 'no people, only cats')).toMatchObject({ notDrawn: [], alt: expect.stringContaining('two cats') });
  expect(listNotDrawn('without an oak', { seen: 'an old oak' })).toEqual(['without an oak']);
});

test('a portrait does what it is asked for', () => {
  const plain = portrait('').svg;
  for (const does of ['jumping', 'waving', 'sitting']) {
    const drawn = portrait(does);
    expect(drawn.notDrawn, does).toEqual([]);
    expect(drawn.svg, does).not.toBe(plain);
  }
});

test('who sleeps in a place has shut eyes, and a whale in the sky is in the sky', () => {
  expect(at('Cozy Cottage', 'a dragon sleeping in the garden').svg).not.toBe(at('Cozy Cottage', 'a dragon in the garden').svg);
  expect(at('Cozy Cottage', 'with a whale in the sky').svg).not.toContain('undefined');
});

test('a colour counts as drawn only where something is painted in it', () => {
  const painted = (color: string, kind: typeof portrait, plain: string, dyed: string): void => {
    expect(kind(dyed).notDrawn, dyed).toEqual([]);
    expect(kind(dyed).svg, `${dyed}: ${color}`).not.toBe(kind(plain).svg);
  };
  painted('red', portrait, 'holding a balloon', 'holding a purple balloon');
  painted('pink', portrait, 'under the sky', 'under a green sky');
  const cottage = (wish: string) => at('Cozy Cottage', wish);
  painted('purple', cottage, 'with grass', 'with purple grass');
  painted('blue', cottage, 'with an umbrella', 'with a blue umbrella');
  painted('white', cottage, 'three cats', 'three black cats');
  expect(cottage('three black cats').alt).toContain('three black cats');
  expect(cottage('a pink house').notDrawn).toEqual(['pink house']);
  expect(portrait('with a purple crown').notDrawn).toEqual(['purple crown']);
  expect(portrait('with a red cape').notDrawn).toEqual([]);
  const scene = (customPrompt: string) => drawPicture({ is: 'scene', seed: 's', text: 'Maya laughed.', cast: [maya], place: place('', 'Cozy Cottage'), customPrompt });
  expect(scene('with a blue balloon')).toMatchObject({ notDrawn: [], alt: expect.stringContaining('a blue balloon') });
  expect(scene('in pink light').notDrawn).toEqual(['pink light']);
});

test('an adjective that is not drawn is said with its noun', () => {
  expect(at('Cozy Cottage', 'a fluffy dog').notDrawn).toEqual(['fluffy dog']);
  expect(at('Cozy Cottage', 'with rusty, crooked towers').notDrawn).toEqual(['rusty', 'crooked towers']);
});

test('what is asked for in several words and not drawn is said as it was written', () => {
  expect(portrait('two of her').notDrawn).toEqual(['two of her']);
  expect(portrait('without a nose').notDrawn).toEqual(['without a nose']);
  expect(portrait('in a hot air balloon')).toMatchObject({ notDrawn: ['hot air balloon'], alt: expect.not.stringContaining('air balloon') });
  expect(portrait('seen from behind').notDrawn).toEqual(['seen from behind']);
  expect(at('Cozy Cottage', 'with a waterfall of chocolate').notDrawn).toEqual(['waterfall of chocolate']);
  expect(at('Cozy Cottage', 'seen from above').notDrawn).toEqual(['seen from above']);
  const scene = (customPrompt: string) => drawPicture({ is: 'scene', seed: 's', text: 'Maya laughed.', cast: [maya], place: place('', 'Cozy Cottage'), customPrompt });
  expect(scene('no people').notDrawn).toEqual(['no people']);
  expect(scene('from a bird\'s eye view').notDrawn).toEqual(['bird\'s eye view']);
});

test('what is drawn is not said to be missing, and nothing is called by another name', () => {
  expect(portrait('wearing a purple top hat').notDrawn).toEqual([]);
  expect(portrait('black and white').notDrawn).toEqual([]);
  expect(portrait('holding a violin')).toMatchObject({ notDrawn: [], alt: expect.stringContaining('a violin') });
  expect(portrait('with a magnifying glass').alt).toContain('magnifying glass');
});
