// The last pass leaves sentences as a proofreader would.
import { expect, test } from 'vitest';
import { saidSoFar } from './said.ts';
import { noteNames, tidy } from './tidy.ts';

test('a speaker after an ellipsis keeps a small letter', () => {
  expect(tidy('“What if...” he began.')).toBe('“What if...” he began.');
});

test('behind a name that ends in a sign no sentence begins', () => {
  expect(tidy('Dr. Who? had a list. it was long.')).toBe('Dr. Who? Had a list. It was long.');
  noteNames(['Dr. Who?']);
  expect(tidy('Dr. Who? had a list. it was long.')).toBe('Dr. Who? had a list. It was long.');
  noteNames([]);
});

test('a letter that has no capital stays as it is', () => {
  expect(tidy('ß went home. “ß?” they called.')).toBe('ß went home. “ß?” they called.');
});

test('only a question is asked', () => {
  expect(tidy('“I think I know,” Finn asked.')).toBe('“I think I know,” Finn said.');
  expect(tidy('“Do you know?” Finn asked.')).toBe('“Do you know?” Finn asked.');
  expect(tidy('“Are you all right?” the Ringmaster ordered.')).toBe('“Are you all right?” the Ringmaster asked.');
  expect(tidy('“Have you brought the kite?” Nobody laughed, or not so that you could hear it.')).toContain('Nobody laughed');
});

test.each([
  ['articles', 'It was @a old goat.', 'It was an old goat.'],
  ['spaces', ' It was  old .', 'It was old.'],
  ['a comma behind a question', '“Why?,” said Finn.', '“Why?” said Finn.'],
  ['a full stop behind what was said', '“Stop!”. He stopped.', '“Stop!” He stopped.'],
  ['two marks', 'Who is it?! Nobody knew!.', 'Who is it? Nobody knew!'],
  ['two full stops', 'They went home..', 'They went home.'],
  ['a small letter behind a full stop', 'It was late. the Ringmaster yawned.', 'It was late. The Ringmaster yawned.'],
  ['a small letter behind a full stop and a mark', '“It is late.” the Ringmaster yawned.', '“It is late.” The Ringmaster yawned.'],
  ['a small letter behind an opening mark', 'He yawned. “good night.”', 'He yawned. “Good night.”'],
  ['a small letter at the head', '“good night.”', '“Good night.”'],
])('%s are put right', (_, written, told) => {
  expect(tidy(written)).toBe(told);
});

test('a second “but” close behind the first is an “and”', () => {
  expect(tidy('But there was ice. Hold on to the rail! But a gatekeeper asked hard riddles.')).toBe('But there was ice. Hold on to the rail! And a gatekeeper asked hard riddles.');
  expect(tidy('But he went. “But why?” she said.')).toBe('But he went. “But why?” she said.');
  expect(tidy('But how? Argo sat down. But it was not so easy.')).toBe('But how? Argo sat down. But it was not so easy.');
});

test('six words in a row are not said twice, and nothing that is not wanted', () => {
  const said = saidSoFar(['A scrap of paper went by in the wind.'], ['spiders']);
  expect(said.isNew('Then a scrap of paper went by again.')).toBe(false);
  expect(said.isNew('A spider sat there.')).toBe(false);
  expect(said.isNew('A hat went by in the wind.')).toBe(true);
});

test('what is said hardest is marked in the material, and not on the page', () => {
  expect(tidy('“And what have *you* got?” It was *not even nearly* that. 3 * 4 is twelve.')).toBe('“And what have you got?” It was not even nearly that. 3 * 4 is twelve.');
});
