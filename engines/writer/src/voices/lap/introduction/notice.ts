// The lap voice (3-4): `notice` in the introduction.
import type { Beats } from '../../voice.ts';

export const NOTICE: Beats = {
  notice: [
    '{H} looked up. {H} looked down. {H} looked all around. [It did not help.|“Hmm!” said {H}. “Hmm!”]',
    '{befalls}“How can that be?” said {H}. Nobody knew. [Not even the cat, and cats know a lot.|Nobody at all. How very odd!]',
    '{H} rubbed {his} nose. {He} did that to think. Rub, rub, rub, went {H}.',
    'Was it a dream? {H} gave {himself} a pinch. Ow! No, not a dream.',
    '“What now?” {H} asked the cat. The cat looked at the wall. So {H} asked the wall. Hmm, said the wall.',
    '{H} looked with one eye. {H} looked with two. Two was worse! {He} went back to one.',
    '{befalls}{earth}“Did you know of this?” said {H} to a hen. The hen looked the other way. Hmm!',
  ],
};
