// The lap voice (3-4): `attempt` in the development.
import type { Beats } from '../../voice.ts';

export const ATTEMPT: Beats = {
  attempt: [
    'So {they} {s.attempt}. {s.fail} [Oh dear.|Oops!]',
    '{They} tried. {They} {s.attempt}. {s.fail} [Bother!|Oh no!]',
    'One, two, three! {They} {s.attempt}. {s.fail}',
    'What did {they} do? {They} {s.attempt}. {s.fail} [Hmph.|Bother!]',
    '{They} {s.attempt}. But {H} {H.flaw}. {s.fail} [Oh, {H}!|Oops!]',
    '“Let us try!” said {H}. They {s.attempt}. {s.fail} [“Oops,” said {H}.|Oh dear, oh dear.]',
    'One, two, go! They {s.attempt}. Did it work? No! {s.fail} [Oh no, no, no!|Silly {H}.]',
    'First they {s.attempt}. {s.fail} {H} hid {his} nose. “It was not me,” {he} told {his} bag.',
    '{H} had a plan. They {s.attempt}. {s.fail} That was not the plan. [Oh well.|Oh no.]',
    'Here is what {they} did. {They} {s.attempt}. And then? {s.fail} Back to the start!',
    '“Me first!” said {H}. {They} {s.attempt}. Hold on. Hold on... {s.fail} Oof.',
    '{They} {s.attempt}. It was a good plan. Was it? No, it was not! {s.fail}',
    '“Ready?” said {H}. {They} {s.attempt}. {s.fail} “I was not ready for that,” said {H}.',
    '{earth}{sets-off}A bird sat and looked. {They} {s.attempt}. {s.fail} “Tweet,” said the bird. It laughed.',
    '{H.feet}{They} {s.attempt}. Would it help? {H} crossed {his} toes. {s.fail} [Oh well.|Bother!]',
    '“This will do it,” said {H}. {They} {s.attempt}. {s.fail} “That did not do it,” said {H}.',
    '{They} {s.attempt}. They held their breath. {s.fail} They let out their breath. Pffff!',
    '{They} {s.attempt}. “Is it good?” said {H}. “Is it bad?” {s.fail} It was bad.',
  ],
};
