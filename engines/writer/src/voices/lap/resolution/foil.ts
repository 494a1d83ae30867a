// The lap voice (3-4): `foil` in the resolution.
import type { Beats } from '../../voice.ts';

export const FOIL: Beats = {
  foil: [
'“I am sorry,” said {V}. And {V} was. {H} gave {V} a plum, the big one.', 'And then {V} came in. {V} had jam on {V.his} nose. They all looked, and they all had to laugh.',
    'And {V}? {V} did all the washing-up. Splash, splash! {H} got to dry the spoons.',
    '{V} came to the door. “Is there cake?” There was! {V} had two bits.',
    'Now {V} says good day. Not very loud. But {V} does say it, each day.',
    '{V} sat at the back. “Come here,” said {H}. So {V} sat at the front.',
    '{V} gave {H} a stone. It was round and blue. “I found it,” said {V}. “For you.”',
    '“I can be nice,” said {V}. “Look!” And {V} gave the cat some milk.',
    'All clapped for {H}. {V} did, too. Clap. It was just one clap. But still!',
    '{V} cried a bit. “I was so lonely,” said {V}. {H} gave {V} a clean sock to cry in.',
    'Who will hold the lamp? {V} will! And {V} held it up high, all the way.',
    '{V} had a nap on the hay. Snore! {H} put a blanket on {V}. There, there.',
  ],
};
