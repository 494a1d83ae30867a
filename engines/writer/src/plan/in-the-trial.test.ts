// In the dark nobody looks round at faces, in a storm no watch is heard, and in the water nobody sits on the floor.
import { expect, it } from 'vitest';
import { breaks } from './offence.ts';
import { rulesFor } from './out-of-place.ts';

const isOut = (crisis: string, text: string, beat = 'low', phase: 'climax' | 'resolution' = 'climax'): boolean =>
  breaks(text, rulesFor({ places: [], characters: [], theme: { category: 'Fantasy', name: 'The Sleeping Forest' }, ageRange: '9-12' }, { premise: 'The Sleeping Forest', words: { landscape: 'forest' }, crisis, hero: '' }).filter(({ holds }) => holds(phase, beat)), new Set());

it('nobody is seen in the dark, but the dark itself may be looked at, and what is only thought of', () => {
  expect(['{H} looked round at the others.', 'They saw it, all down the line.', '{F} smiled.', '{He} read it through from the top.', 'On the far side of {k.the} lay the door.'].map((text) => isOut('dark', text))).toEqual([true, true, true, true, true]);
  expect(['{He} looked at {k.the}.', 'Nobody could see {his} nose.', '“Look at me,” said {F}.', 'It was as if somebody looked round.', '{H} wiped {his} face.', 'How would they get it back into the sky now?'].map((text) => isOut('dark', text))).toEqual([false, false, false, false, false, false]);
  expect(['{He} saw the others see it coming.', 'And {he} watched it go.', 'The others watched {him} sadly.', 'All of the others saw it happen.', 'They looked as if they had been hoping.', '{C} began to write it down.'].map((text) => isOut('dark', text))).toEqual([true, true, true, true, true, true]);
  expect(['{He} saw that it was a *present*.', 'It looked as if it would go on for ever.', 'It was like watching a glass fall.'].map((text) => isOut('dark', text))).toEqual([false, false, false]);
  expect(isOut('gap', '{H} looked round at the others.')).toBe(false);
  expect(isOut('dark', '{H} looked round at the others.', 'arrive')).toBe(false);
});

it('what stands in front of the onset still happens in the light', () => {
  expect(isOut('dark', 'They looked round. {k.onset} Somebody sneezed.', 'onset')).toBe(false);
  expect(isOut('dark', 'There they were. {k.onset} {H} looked round.', 'onset')).toBe(true);
  expect(isOut('dark', '{deed} {k.clear} They looked round.', 'solve', 'resolution')).toBe(false);
  expect(isOut('dark', 'They looked round. {deed} {k.clear}', 'solve', 'resolution')).toBe(true);
});

it('what needs quiet is not heard in a storm, and what needs a floor is not done in the water', () => {
  const quiet = ['Somebody’s watch was ticking.', '“Stay there,” {he} whispered.', '{earth}Far off a cockerel crowed.'];
  expect(quiet.map((text) => isOut('storm', text))).toEqual([true, true, true]);
  expect(quiet.map((text) => isOut('maze', text))).toEqual([false, false, false]);
  expect(isOut('storm', '{He} sang under {his} breath.')).toBe(true);
  expect(isOut('storm', '{C} sang under {his} breath, and they were near enough to hear it.')).toBe(false);
  expect(['{V} and {H} sat back to back.', 'Out fell a crumb.', '{He} felt as if {he} sat on the ground.'].map((text) => isOut('flood', text))).toEqual([true, true, false]);
});

it('a door does not come on, and a storm does', () => {
  expect(['lock', 'gap', 'storm', 'creature'].map((crisis) => isOut(crisis, 'And {k.the} came on, bigger than before.'))).toEqual([true, true, false, false]);
});
