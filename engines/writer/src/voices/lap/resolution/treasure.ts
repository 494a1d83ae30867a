// The lap voice (3-4): `treasure` in the resolution.
import type { Beats } from '../../voice.ts';

export const TREASURE: Beats = {
  treasure: [
    '{l.treasure} “We did it,” {H} told it, back {l.at}. It did not say a thing.',
    'Back {l.at} {H} told it once more. {l.treasure} That heard it, too.',
    'And {l.at}? {l.treasure} “Can I have it?” said a boy. “It is for us all,” said {H}.',
    '{l.treasure} {H} went by it, back {l.at}. “Guess what!” {he} told it.',
    '{l.name} was just the same. {l.treasure} But {H} was a bit bigger now.',
    '“Did you miss me?” said {H}, back {l.at}. {l.treasure} I think it did.',
    '{l.treasure} It was all still there, {l.at}. {H} had to look, to be sure.',
    'Home again, {l.at}! {l.treasure} {H} gave it a pat. “That was a day,” {he} told it.',
  ],
};
