// The lap voice (3-4): `truth` in the development.
import type { Beats } from '../../voice.ts';

export const TRUTH: Beats = {
  truth: [
    '{H} told it to {his} bag, to hear how it sounded. It did not sound silly. “It is so!” said {H}.',
    '“I think I see,” said {H}. {He} saw a bit. [Not all. But it was a good bit.|Just a bit. But it was a good bit.]',
    '“Did you know that?” said {H} to {his} bag. The bag did not. “Nor did I,” said {H}. “But now we do.”',
    '“Tell me again,” said {F}. So {H} told it again, very slowly. “Oh!” said {F}. “OH!”',
    '{H} said it all again, bit by bit. Yes. Yes. And yes! Why had nobody seen it before?',
    '“Oh,” said {H}. For a bit {he} said no more. Then {he} said it again, but louder. “OH!”',
  ],
};
