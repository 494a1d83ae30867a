import { expect, test } from 'vitest';
import { drawPicture } from '../index.ts';
import { maya, rusty } from '../testing/families.ts';

const altOf = (text: string, more: object): string => drawPicture({ is: 'scene', seed: 's', text, cast: [maya, rusty], ...more }).alt;
const RED = { carried: ['Maya carried a red umbrella'] };

test('what somebody carries through a story is in the hand where the words do not name it', () => {
  expect(altOf('Maya and Rusty walked on.', RED)).toContain('Maya holds a red umbrella');
  expect(altOf('Maya and Rusty walked on.', { asked: 'Rusty carries a blue lantern.' })).toContain('Rusty holds a blue lantern');
  expect(altOf('Maya and Rusty walked on.', { asked: 'They carry a golden key.' })).toContain('Maya holds a golden key');
});

test('what has to be found first is there when the story has told of it', () => {
  const key = { carried: ['a golden key'] };
  expect(altOf('Maya and Rusty walked on.', key)).not.toContain('key');
  expect(altOf('Maya and Rusty walked on.', { ...key, earlier: 'Maya found the golden key.' })).toContain('Maya holds a golden key');
});

test('who has no hand free, is not there or has let it go does not hold it', () => {
  expect(altOf('Maya climbed a ladder.', RED)).not.toContain('umbrella');
  expect(altOf('Rusty sat alone.', { ...RED, cast: [rusty] })).not.toContain('umbrella');
  expect(altOf('Maya and Rusty walked on.', { ...RED, before: 'Maya put the red umbrella down.' })).not.toContain('umbrella');
  expect(altOf('Maya and Rusty walked on.', { ...RED, before: 'Maya put the red umbrella down. Then she picked the umbrella up again.' })).toContain('umbrella');
});

test('who has the hands full has put it down', () => {
  const alt = altOf('Maya held a bun.', RED);
  expect(alt).toContain('holds a bun');
  expect(alt).toContain('Nearby: a red umbrella');
});

test('whoever draws by words is told of it, too', () => {
  const { prompt } = drawPicture({ is: 'scene', seed: 's', text: 'Maya and Rusty walked on.', cast: [maya, rusty], ...RED, asked: 'It rains.' });
  expect(prompt).toContain('Maya holds a red umbrella');
  expect(prompt).toContain('Rain is falling');
});
