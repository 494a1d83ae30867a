// The lap voice (3-4): `hush` in the climax.
import type { Beats } from '../../voice.ts';

export const HUSH: Beats = {
  hush: [
    '“Shh,” said {H}. “Shh!” they all said. “Shh! Shh!” That was a lot of noise for a shh.',
    'Tip, tap. That was {H}. {H} looked left. {H} looked right. {He} looked back. Hmm.',
    '{dry}Shh. A flea went by. You could hear its feet. Pit, pat, pit, pat. Then it was gone.',
    'Nobody said a word. But a tummy did. “Grrrum!” “Shh, tummy!” said {H}. “Not now!”',
    '{H} took one step. Creak, went {his} bag! {H} took one step back. Creak! Hmm. So {H} stood still.',
    '“One, two, three, four, five,” said {H}, very softly. Five was just as still as one.',
  ],
};
