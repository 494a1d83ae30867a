import { expect, test } from 'vitest';
import type { DrawnCharacter } from '../brief.ts';
import { character, kofi, maya, olive, rusty } from '../testing/families.ts';
import { atHand } from '../words/told.ts';
import { hushed } from './acts-told.ts';
import { clausesOf } from './clauses.ts';
import { readScene } from './read-scene.ts';
import type { Stranger } from './somebody-else.ts';
import { subjectsOf } from './subjects.ts';

const ANYBODY = 'nobody of them';

/** Whom the last clause of a text is about, by name. */
function about(text: string, onStage: readonly DrawnCharacter[] = [maya, kofi, rusty], { isLong = false, stranger }: { isLong?: boolean; stranger?: Stranger } = {}): string {
  const last = subjectsOf(clausesOf(atHand(hushed(text)), onStage), { onStage, isLong }, stranger).at(-1);
  return last ? last.map(({ name }) => name).join(', ') : ANYBODY;
}

test('who is named in a clause does it, and not to whom it is done', () => {
  expect(about('Maya ran home.')).toBe('Maya');
  expect(about('Maya and Kofi ran home.')).toBe('Maya, Kofi');
  expect(about('Kofi ran to Maya.')).toBe('Kofi');
  expect(about('The wind blew round Maya.')).toBe(ANYBODY);
});

test('he and she are who was told of, or the only one there is', () => {
  expect(about('Maya stopped. She laughed.', [maya, kofi, olive])).toBe('Maya');
  expect(about('Maya stopped. He laughed.')).toBe('Kofi');
  expect(about('She held it out to Rusty.', [maya, kofi, character('Rusty', rusty.type, { gender: 'male' })])).toBe('Maya');
});

test('where he or she may be several, it is nobody for certain', () => {
  expect(about('Kofi slept. She laughed.')).toBe('');
});

test('the next he is the man who came', () => {
  expect(about('A man came in. He yawned.')).toBe(ANYBODY);
  expect(about('He yawned.', [maya, kofi], { stranger: 'male' })).toBe(ANYBODY);
  expect(about('A man came in. Kofi looked up. He yawned.')).toBe('Kofi');
  expect(about('A woman came in. He yawned.')).toBe('Kofi');
});

test('they are those who were named together, both the last two, everybody all of them', () => {
  expect(about('Maya and Kofi danced. They fell down.')).toBe('Maya, Kofi');
  expect(about('Maya and Kofi danced. “Tra-la,” said Maya. Then off they ran.')).toBe('Maya, Kofi');
  expect(about('Rusty slept. Maya sang. Kofi danced. Both of them laughed.')).toBe('Kofi, Maya');
  expect(about('Maya and Kofi danced. Everybody laughed.')).toBe('Maya, Kofi, Rusty');
});

test('they of a sentence about others are the others', () => {
  expect(about('Nobody told the pigeons, and they still fly.')).toBe(ANYBODY);
  expect(about('Nobody told the pigeons. They laughed.')).toBe('Maya, Kofi, Rusty');
});

test('of a long passage everybody is not said in passing', () => {
  expect(about('In the street everybody pushes.', [maya, kofi], { isLong: true })).toBe(ANYBODY);
  expect(about('Everybody pushes.', [maya, kofi], { isLong: true })).toBe('Maya, Kofi');
});

test('who is hugged hugs, too, and all do where all are hugged', () => {
  expect(about('Maya sat there. Kofi hugged her.')).toBe('Kofi, Maya');
  expect(about('Maya sat there. Kofi hugged her bag.')).toBe('Kofi');
  expect(about('Maya hugged them all.')).toBe('Maya, Kofi, Rusty');
});

test('who is tucked in lies there, and not who tucks', () => {
  expect(about('Maya tucked Kofi in.')).toBe('Kofi');
  expect(about('Kofi tucked her in.', [maya, kofi])).toBe('Maya');
});

test('who walks round her is everybody else', () => {
  expect(about('Maya stopped. They walked round her.')).toBe('Kofi, Rusty');
  expect(about('Maya stopped. They walked round her.', [maya])).toBe(ANYBODY);
});

test('a cry and a second verb are of the same one', () => {
  expect(about('Maya woke up. Yawn!')).toBe('Maya');
  expect(about('Maya came home, and ran right out.')).toBe('Maya');
  expect(about('The door opened, and jumped.')).toBe(ANYBODY);
});

test('who falls asleep over a story is not the one who tells it', () => {
  const told = 'So Maya told them about a Tuesday on which nothing had happened at all. They were asleep before it was lunch time.';
  expect(readScene(told, [maya]).players[0]?.pose).toBe('standing');
  expect(readScene(`${told} “Shh,” said Rusty.`, [maya, rusty]).players.map(({ pose }) => pose)).toEqual(['standing', 'lying']);
});

test('what the ducks of the sentence before do, nobody of the cast does', () => {
  expect(readScene('The ducks, who had got used to walking, held a very short meeting. Then they all jumped in.', [maya, rusty]).players.map(({ pose }) => pose)).toEqual(['standing', 'standing']);
  expect(readScene('The stones were wet. Maya and Rusty sat down. Then they all jumped in.', [maya, rusty]).players.map(({ pose }) => pose)).toEqual(['jumping', 'jumping']);
});

test('who tucks an owlet in does not lie there', () => {
  expect(readScene('They tucked the owlet in, and it slept at last. Maya looked on.', [maya]).players[0]?.pose).toBe('standing');
});
