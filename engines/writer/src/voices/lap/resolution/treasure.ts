// The lap voice (3-4): `treasure` in the resolution.
import type { Beats } from '../../voice.ts';

export const TREASURE: Beats = {
  treasure: [
'Back {l.at}, {H} went to look. {l.treasure} {H} gave it a big wave, and it shone.', '{l.treasure} {H} went to see it. “There you are,” {he} said. “You were here all the time.” Pat, pat.', 'Back {l.at} there was one thing more. {l.treasure} {H} shut {his} eyes, and made a wish.', 'And {l.at}? {l.treasure} “Can I have it?” said a boy. “It is for us all,” said {H}.', '{l.name} had one more secret. {l.treasure} [There it is still.|Well, well!]', 'One more thing! {l.treasure} It lived {l.at}. {H} went to say hello to it.', 'Shh, do not tell. {l.treasure} That was {l.at}. {H} gave it a wink.', 'And did I say? There is one thing more {l.at}. {l.treasure} {H} gave it a pat.',
  ],
};
