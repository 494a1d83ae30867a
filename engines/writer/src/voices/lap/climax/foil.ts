// The lap voice (3-4): `foil` in the climax.
import type { Beats } from '../../voice.ts';

export const FOIL: Beats = {
  foil: [
    '{V} was there, too. {V} sat all alone, and shook. “Help me,” said {V}, very softly. And {H} did.',
    '{can-see}“Ha!” said {V}. But then {V} saw it, too. “Ha” got very, very small.',
    '“I want to go home,” said {V}. {V} said it to nobody. But {H} heard. “So do I,” said {H}.',
    'Who was that, right at the back? {V}! {V} was not so big now. {V} had a sniff.',
    '{can-see}{V} came to look. “Ha, ha,” said {V}. Then {V} fell flat. Bump! No more ha, ha.',
    '“I am not scared,” said {V}. But {V} held on to {H’s} coat. Tight, tight!',
    '{V} ran left. {V} ran right. {V} ran into {H}. Bump! “Stay here,” said {H}.',
    '“I could run off,” said {V}. Did {V}? No! {V} put down {V.his} bag, and stayed.',
    '“{V.say}!” said {V}. But it came out so small. {H} gave {V} a bit of bun.',
    '{earth}Two eyes peeped out. They were {V’s}. {V} shook and shook. Poor old {V}!',
    '{V} and {H} sat back to back. It was a bit warm there. Just a bit.',
    '“Can I stand next to you?” said {V}. “You can,” said {H}. And so there were two.',
  ],
};
