import { expect, test } from 'vitest';
import { drawPicture } from '../index.ts';
import { maya, olive, rusty } from '../testing/families.ts';

const cast = [maya, rusty, olive];
const alt = (text: string): string => drawPicture({ is: 'scene', seed: 's', text, cast }).alt;

test.each([
  ['Rusty did not say a thing. He just came and stood close. That was the best thing to do.\n\n“Blow out the candle,” said somebody. There was no candle. But Olive blew, long and slow. Phooo. That was good.', ['Rusty', 'Olive']],
  ['Here comes Maya. She is a girl. Here comes Olive. She is an owl. Hooray!\n\nWhat is this? It went tick, tick, tick. And Rusty had just sat down for a rest! My, oh my.', ['Maya', 'Rusty', 'Olive']],
])('who is named in the few sentences around a moment is there in it: %s', (text, names) => {
  for (const name of names) expect(alt(text)).toContain(name);
});

test.each([
  ['Maya sat down on the wall, alone, and ate her bun in the sun until nothing was left of it but crumbs. The whole street was quiet.\n\nOlive had gone home. Maya picked up the crumbs and put them into a row along the wall, one after another.', 'Olive'],
  ['Rusty ran along the path, as fast as his legs would carry him, and did not stop at the gate or the stile. Nobody saw him.\n\nHe thought about Olive. He held the letter tight and ran on, past the mill and past the pond.', 'Olive'],
])('who has gone, or is only thought of, is not: %s', (text, name) => {
  expect(alt(text)).not.toContain(name);
});

test('who sits down among everybody’s feet is not alone', () => {
  const found = alt('They had gone down on tiptoe, and at the right moment they sang the name, and nobody knew who had begun. Then his knees gave, and Rusty sat down among everybody’s feet, grinning like a gate. It was over.');
  for (const name of ['Maya', 'Rusty', 'Olive']) expect(found).toContain(name);
});

test('what the next sentence says of a fear is seen in the face', () => {
  expect(alt('Maya ran left. She ran right. Now she was in the middle. How would they turn the day the right way up now?\n\n“I am scared,” said Maya. “Me, too,” said Rusty. And there was Rusty, right next to Maya.')).toMatch(/Maya[^.]* looks frightened/);
});

test('who gets a hug is hugged by somebody', () => {
  const found = alt('“Sorry,” said Rusty. “Sorry,” said Olive. They said it both at once! That was that, then, and nobody was cross.\n\nWho wants a hug? “Me!” said Maya. So Maya got a hug. And then she got one more.');
  expect(found).toMatch(/Maya is hugging/);
  expect(found).toMatch(/(?:Rusty|Olive) is hugging/);
});
