// The lap voice (3-4): `treasure` in the resolution.
import type { Beats } from '../../voice.ts';

export const TREASURE: Beats = {
  treasure: [
    '{l.treasure} “We did it,” {H} told it, back {l.at}. It did not say a thing.',
    'Back {l.at} {H} told it once more. {l.treasure} Did that listen? I think so.',
    'And {l.at}? {l.treasure} “Can I have it?” said a boy. “It is for us all,” said {H}.',
    '{l.treasure} {H} went by it, back {l.at}. “Guess what!” {he} told it.',
    '{l.name} was just the same. {l.treasure} But {H} was a bit bigger now.',
    '“Here I am again,” said {H}, back {l.at}. {l.treasure} It had not missed {him}. Or had it?',
    'Back {l.at} {H} looked, to be sure. {l.treasure} Yes, all as it was! Good.',
    'Home again, {l.at}! {l.treasure} {H} gave it a pat. “That was a day,” {he} told it.',
  ],
};
