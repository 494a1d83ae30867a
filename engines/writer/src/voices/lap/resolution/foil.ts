// The lap voice (3-4): `foil` in the resolution.
import type { Beats } from '../../voice.ts';

export const FOIL: Beats = {
  foil: [
'“I am sorry,” said {V}. And {V} was. {H} gave {V} a plum, the big one.', 'And then {V} came in. {V} had jam on {V.his} nose. They all looked, and they all had to laugh.',
    'And {V}? {V} did all the washing-up. Splash, splash! {H} got to dry the spoons.',
    '“Is there cake?” said {V}, very small. There was! {V} had two bits. And {V} said thank you, two times.',
    'Now {V} says good day. Not very loud. But {V} does say it, each day.',
    '{V} sat far away from the rest. “Come here,” said {H}. So {V} came, and sat in the middle.',
    '{V} gave {H} a stone. It was round and blue. “I found it,” said {V}. “For you.”',
    '“I can be nice,” said {V}. “Look!” And {V} gave {H} the big half of a bun.',
    'All clapped for {H}. {V} did, too. Clap. It was just one clap. But still!',
    '{V} cried a bit. “I was so lonely,” said {V}. {H} gave {V} a clean sock to cry in.',
    '{sets-off}Who will hold the lamp? {V} will! And {V} held it up high, all the way.',
    '{V} was so tired. {V} fell asleep, right there! Snore! {H} put a blanket on {V}. There, there.',
  ],
};
