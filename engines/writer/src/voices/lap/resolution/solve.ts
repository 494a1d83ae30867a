// The lap voice (3-4): `solve` in the resolution.
import type { Beats } from '../../voice.ts';

export const SOLVE: Beats = {
  'solve:power': [
'{deed} {k.clear}', '“Now!” said {H}. {deed} {k.clear}', 'One, two, three! {deed} {k.clear}', 'Was it too much? Was it too big? No! {deed} {k.clear}',
'One, two, three... {deed} {k.clear} “You did it!” they said.', '{deed} {k.clear} Well done, {H}!',
'Shh. Look. {deed} {k.clear} Not a bad trick, {H}!', 'Was it too small? No! {deed} {k.clear}',
  ],
  'solve:gift': [
'Out came {the-tool}. {deed} {k.clear}', '{H} took {the-tool}. {deed} {k.clear}', '{the-tool}! {deed} {k.clear}', '{the-tool}! Could it help? It could! {deed} {k.clear}',
'Here it is, {the-tool}! {deed} {k.clear}', '“Please,” said {H} to {the-tool}. {deed} {k.clear}',
'{the-tool}! Of course! {deed} {k.clear}', 'So that was what {the-tool} could do! {deed} {k.clear}',
    'Was it too small? Not {the-tool}! {deed} {k.clear}', 'So that was what {the-tool} was for! {deed} {k.clear}',
    '“Are you ready?” said {H} to {the-tool}. {deed} {k.clear}', '“Hold your breath,” said {H} to {the-tool}. {deed} {k.clear}',
  ],
  'solve:treasure': [
'{deed} {k.clear}', 'Now look! {deed} {k.clear}', '{deed} [Ahh!|Ooh!] {k.clear}',
'{deed} {k.clear} “Thank you,” said {H}.', '“Ready?” said {H} to {the-tool}. {deed} {k.clear}',
  ],
  'solve:wish': [
'{deed} {k.clear} [Good!|Hooray!]', '“Now!” they all said. {deed} {k.clear}',
'“Please, please, please!” {deed} {k.clear}', '{deed} {k.clear} “Thank you,” said {H}.',
  ],
  solve: [
'{k.give} {k.clear}', '{H} {H.virtue}. And there! {k.give} {k.clear}', 'What did {H} do? {He} looked. {k.give} {k.clear}', '{H} {H.virtue}. {k.give} {k.clear}', '“Look, oh look!” said {H}. {k.give} {k.clear}', '“Look, oh look!” said {H}. {k.give}', '“Oh!” said {H}. {k.give}',
'{H} looked, and looked. {k.give} “That is it!” said {H}. {k.clear}', 'Slow, slow. {H} looked up. {H} looked down. {k.give} {k.clear}',
'Shh. {H} {H.virtue}. And look! {k.give} {k.clear}', '“One more go!” said {H}. {k.give} {k.clear}', '“I will do it my way,” said {H}. {k.give} {k.clear}', '{H} did not run. {H} did not shout. {k.give} {k.clear}', '{k.give} “I did it my way,” said {H}. {k.clear}',
'{H} {H.virtue}. {k.give} {k.clear}', '“Oh!” said {H}. {k.give} {k.clear}', '{k.give} “There!” said {H}. {k.clear}', '“I see it!” said {H}. {k.give} {k.clear}',
  ],
};
