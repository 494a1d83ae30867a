import { expect, test } from 'vitest';
import { drawPicture } from '../index.ts';
import { maya, place } from '../testing/families.ts';
import { withWishes } from './asked-ground.ts';
import { readPlace } from './read-place.ts';

const castle = place('Fantasy Realms', 'Fairy-Tale Castle');
const asked = (wishes: string) => readPlace(castle, wishes);

test.each([
  ['my castle on the moon', 'space', 'on the moon'],
  ['underwater', 'underwater', 'under the sea'],
  ['floating in the clouds', 'sky', 'high among the clouds'],
  ['standing in a hot desert', 'desert', 'in the desert'],
  ['in a dark cave', 'cave', 'in a cave'],
  ['at the beach', 'shore', 'by the sea'],
])('%s moves the castle of a listed type, and the castle stays', (wishes, ground, said) => {
  const setting = asked(wishes);
  expect(setting).toMatchObject({ ground, said });
  expect(setting.features).toContain('castle');
});

test('season, weather and colours of an own prompt are drawn', () => {
  expect(asked('in deep winter')).toMatchObject({ ground: 'snow', weather: 'snow' });
  expect(asked('in the rain')).toMatchObject({ ground: 'meadow', weather: 'rain' });
  expect(asked('with a pink sky').sky).toBeDefined();
  expect(asked('purple grass').land).not.toBe(asked('').land);
  const sky = (customPrompt: string): string => drawPicture({ is: 'place', seed: 's', place: castle, customPrompt }).svg;
  expect(sky('a pink sky')).not.toBe(sky('a green sky'));
});

test.each(['with a map of the moon', 'a picture of cheerful knights', 'with sea shells on the wall', 'looking at the moon', 'a rainbow in the sky', 'under the stars'])('%s leaves the castle where it stands', (wishes) => {
  expect(asked(wishes).ground).toBe('meadow');
});

test('words of nobody change nothing', () => {
  const setting = asked('');
  expect(withWishes(setting, ' ')).toBe(setting);
});

test('beings of an own prompt are drawn, and what is not is said', () => {
  const draw = (type: string, customPrompt: string) => drawPicture({ is: 'place', seed: 's', place: place('', type), customPrompt });
  const { alt, notDrawn, svg } = draw('Fairy-Tale Castle', 'on the moon with a dragon and a helicopter');
  expect(alt).toContain('with a dragon');
  expect(notDrawn).toEqual(['helicopter']);
  expect(svg.length).toBeGreaterThan(draw('Fairy-Tale Castle', 'on the moon').svg.length + 3000);
  expect(draw('Child Bedroom', 'on the moon').notDrawn).toEqual(['moon']);
  expect(draw('Child Bedroom', 'in a cave full of crystals').notDrawn).toEqual(['cave']);
  expect(draw('Child Bedroom', 'on a volcano').notDrawn).toEqual(['volcano']);
});

test.each([
  ['in the rain', 'rain', 'Rain falls outside the window.'],
  ['in winter', 'snow', 'Snow falls outside the window.'],
  ['it is snowing', 'snow', 'Snow falls outside the window.'],
  ['in autumn', 'leaves', 'Leaves fall outside the window.'],
  ['in spring', 'petals', 'Petals drift outside the window.'],
])('%s is seen through the window of a room', (customPrompt, outside, said) => {
  const bedroom = place('Residential', 'Child Bedroom');
  expect(readPlace(bedroom, customPrompt).outside).toBe(outside);
  const draw = (words?: string) => drawPicture({ is: 'place', seed: 's', place: bedroom, ...(words ? { customPrompt: words } : {}) });
  expect(draw(customPrompt)).toMatchObject({ notDrawn: [], alt: expect.stringContaining(said) });
  expect(draw(customPrompt).svg).not.toBe(draw().svg);
});

test('a room without a window says that no weather is drawn', () => {
  for (const type of ['Subway Station', 'Starship Bridge', 'Movie Theater']) {
    const draw = (customPrompt: string): readonly string[] => drawPicture({ is: 'place', seed: 's', place: place('', type), customPrompt }).notDrawn;
    expect([draw('in the rain'), draw('in winter')], type).toEqual([['rain'], ['winter']]);
  }
});

test('rain that a passage tells of falls outside the window of the room in which people are', () => {
  const alt = (text: string): string => drawPicture({ is: 'scene', seed: 's', text, cast: [maya], place: place('Residential', 'Warm Kitchen') }).alt;
  expect(alt('It rained all day. Maya laughed.')).toContain('Rain falls outside the window.');
  expect(alt('Maya laughed.')).not.toContain('outside');
});
