/** Contradictions between whole stories and their pictures (decision 0172): what is taken back, another's, full, or only next to a feeling. */
import { expect, test } from 'vitest';
import { drawPicture } from '../index.ts';
import { readThings } from '../props/things.ts';
import { maya, rusty } from '../testing/families.ts';
import { readScene } from './read-scene.ts';

const of = (text: string) => readScene(text, [maya]).players[0];
const names = (text: string): string[] => readThings(text).map(({ prop }) => prop);

test('who is alone for a while does not weep', () => {
  expect(of('Maya had time to be glad, and to be rather more alone than she had ever been.')?.feeling).not.toBe('sad');
  expect(of('Maya went off, alone, with her collar turned up.')?.feeling).not.toBe('sad');
  expect(of('Maya stood all alone.')?.feeling).toBe('sad');
});

test('the breath of a whole crowd worries nobody, and a nose that is scratched for somebody makes nobody think', () => {
  expect(of('Maya waited; and the whole crowd held its breath.')?.feeling).not.toBe('worried');
  expect(of('Maya reached up and scratched it for him.')?.pose).not.toBe('thinking');
  expect(of('Maya scratched her head.')?.pose).toBe('thinking');
});

test('what is nearly so is not so', () => {
  expect(of('Maya fell asleep in the soup. Well, nearly! Maya laughed.')).toMatchObject({ pose: 'standing', feeling: 'laughing' });
});

test('a full bench and the top of a bottle are not drawn', () => {
  expect(names('Uh-oh. The bench was full. Maya stood there.')).toEqual([]);
  expect(names('It was made of a milk bottle top.')).toEqual([]);
});

test('who hears somebody upstairs is still in the cellar', () => {
  expect(drawPicture({ is: 'scene', seed: 's', text: 'In front of them a door slammed; and upstairs the smallest had begun to cry. Maya came back.', cast: [maya, rusty], around: 'Cellar of Surprises' }).alt).toContain('cellar');
});
