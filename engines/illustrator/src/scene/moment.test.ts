import { expect, test } from 'vitest';
import { maya, olive, rusty } from '../testing/families.ts';
import { momentOf } from './moment.ts';

const TALK = '“It is late,” said the clock, “and it will be later. It has been so for as long as I have been hanging here, and that is longer than you would think, and nobody has ever thanked me for it, not once, in all those years that I have counted.”';
const ONCE = 'Nobody had been up there for a long time. There had been a road once, and people had always spoken of it, and every year somebody would say that it ought to be looked into, and every year it was not; for that is how it goes with roads that lead up into hills.';
const SEEN = 'Maya jumped over the stream with a lantern, and Rusty ran after her. On the other side sat a frog. “Wait for me!” called Olive, and she flew across, so low that her feet got wet. They all laughed about it until they had to sit down in the grass, all three.';

test('a whole part is drawn as the paragraph that shows most, with what comes before it', () => {
  const { text, before } = momentOf([TALK, ONCE, SEEN, ONCE].join('\n\n'), [maya, rusty, olive]);
  expect(text).toBe(SEEN);
  expect(before).toBe(`${TALK}\n\n${ONCE}\n\n`);
});

test('selected words are their own moment', () => {
  expect(momentOf(TALK, [maya])).toEqual({ text: TALK, before: '' });
});

test('a part is drawn with those who go together rather than with one of them, who does as much', () => {
  const alone = 'Maya sat down on the bottom stair with a lantern and a book, and read it from the first page to the last, and then she laughed at it, and read it once more from the end to the beginning, to see if it would come out otherwise that way round.';
  const both = 'Maya and Rusty stood at the gate, and looked down the road as far as the mill. It was a clear morning, and there was a smell of hay; somebody was hammering, a long way off, and it came to them a little later than it ought to have done.';
  expect(momentOf([ONCE, alone, both, ONCE].join('\n\n'), [maya, rusty]).text).toBe(both);
});

test('whose story it is, the first of the cast, is in the picture of each part', () => {
  const withoutHer = 'Rusty jumped over the stream with a lantern, and Olive flew after him. On the other side sat a frog. “Wait for me!” called Olive, and she flew across, so low that her feet got wet. Rusty laughed about it until he had to sit down in the grass, and so did Olive.';
  const withHer = 'Maya was at home, at the table by the window, and it was raining. It had rained since the morning, as it does in that part of the country at that time of the year, and the road was wet, and the garden was wet, and so was everything else that there was to be seen.';
  expect(momentOf([withoutHer, withHer, ONCE].join('\n\n'), [maya, rusty, olive]).text).toBe(withHer);
  expect(momentOf([withoutHer, ONCE, TALK].join('\n\n'), [maya, rusty, olive]).text).toBe(withoutHer);
});
