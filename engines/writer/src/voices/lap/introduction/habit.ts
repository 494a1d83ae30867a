// The lap voice (3-4): `habit` in the introduction.
import type { Beats } from '../../voice.ts';

export const HABIT: Beats = {
  habit: [
    '{H.habit} Yes, [even on Sundays!|even on Mondays!] [The cat had got used to it.|The cat did not mind at all.] {also}',
    'Guess what! {H.habit} Was that silly? No! That was just {H}. {also}',
    'Do you know what? {H.habit} Ask the cat! The cat knows all about {H}. {also}',
    '{F.habit} “Oh, {F}!” said {H}. “You are the best!” And {H} gave {F} a pat.',
  ],
};
