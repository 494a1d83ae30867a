// The lap voice (3-4): `turn` in the development.
import type { Beats } from '../../voice.ts';

export const TURN: Beats = {
  turn: [
    'And then? {s.turn} [“Oh!” said {H}. “Oh, oh!”|Can you believe it? {H} could not.]',
    'But wait. {s.turn} {H} [rubbed {his} eyes|blinked]. Then {he} did it again. “Well, fancy that!”',
    'Shh! What now? {s.turn} [{H} sat very, very still.|“Well, well, well, well,” said {H}.]',
    'Hush! Hush! {s.turn} {H} jumped up. “Oh!” {he} said. “Oh, oh, oh!”',
    '{s.turn} “Ooh!” said {H}, and sat down on a bun. {He} did not even mind.',
    'Stop, stop, stop! {s.turn} {H} fell over {his} bag. And the bag fell over {H}. Bump, bump!',
    '{H} had a bite of apple. {s.turn} {He} forgot to chew! Would you?',
    'Shh! Nobody move! {s.turn} “Well, well,” said {H}. {He} sat down to think.',
    '{turn-seen}{s.turn} Could that be so? {H} asked {his} bag. The bag did not say no. It was so!',
    'Hop! {H} stood up tall. {s.turn} “Did you know that?” said {H}. Nobody did. Nobody at all!',
    '{H} sat down. Bump! {s.turn} And up jumped {H}. “Oh! Oh! So that is it!”',
    'Well, well! {s.turn} {H} gave a jump. And then {he} gave one more.',
    '{sets-off}“Wait for me,” said {H}. {He} had a stone in {his} boot. And then! {s.turn}',
    '“Wait,” said {H}. “Wait, wait, wait!” {s.turn} Well, I never!',
    '{H} put on {his} hat. {H} took off {his} hat. {s.turn} “Oh!” {he} said.',
    'And do you know what? {s.turn} {H’s} mouth went round: O!',
    'On, and on, and stop. Why did {H} stop? {s.turn} That is why!',
    '{H} had to sneeze. “Ah... ah...” {s.turn} “Oh!” said {H}. {He} forgot to say tchoo.',
    '{turn-seen}{s.turn} {H} looked three times, to be sure. Each time it was so. “Oh, my!”',
    '“Hold my bun,” said {H}. {s.turn} {H} forgot all about the bun.',
  ],
};
