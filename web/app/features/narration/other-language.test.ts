import { expect, test } from 'vitest';
import { isInAnotherLanguage } from './other-language.ts';

test.each([
  ['Había una vez un pequeño zorro que vivía en el bosque con su madre. Le gustaba mucho la luna.', true],
  ['Il était une fois un petit renard qui vivait dans la forêt avec sa mère. La lune était ronde.', true],
  ['Es war einmal ein kleiner Fuchs, der mit seiner Mutter im Wald lebte. Er liebte den Mond und die Sterne.', true],
  ["C'era una volta una piccola volpe che viveva nel bosco con la mamma. La luna era grande.", true],
  ['Era uma vez uma pequena raposa que vivia na floresta com a sua mãe. Ela não dormia.', true],
  ['Er was eens een kleine vos die met zijn moeder in het bos woonde. Hij keek naar de maan.', true],
  ['Był sobie mały lis, który nie spał. Jego mama była w lesie i to ona na niego czekała.', true],
  ['The little fox said “Buenas noches, luna” and went to bed. His mother smiled at him.', false],
  ['Maya and Rusty built a boat. “La la la,” sang Maya. The river was quiet, and they floated home.', false],
  ['Die Hard de la Cruz was his name, and he was the best baker in El Paso.', false],
  ['“Le chat dort,” whispered Mia. The cat opened one eye. She was not asleep at all.', false],
  ['Hola Maya', false],
  ['Lily, Max, Zoë, Anna, Tom, Ben', false],
  ['小龙飞过了山，看见了一条河。', false],
])('a text that the narrator cannot read as it is written is known by its frequent words: %s', (text, isOther) => {
  expect(isInAnotherLanguage(text)).toBe(isOther);
});
