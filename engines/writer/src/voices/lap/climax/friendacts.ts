// The lap voice (3-4): `friendacts` in the climax.
import type { Beats } from '../../voice.ts';

export const FRIENDACTS: Beats = {
  friendacts: [
    '“I am here, {H},” said {F}. “I am here, and here I stay.” And {H} felt a lot better.',
    '{F} took {H’s} {H.hand}. “Here I am,” said {F}. And they both held on.',
    '“I am scared,” said {H}. “Me, too,” said {F}. And there was {F}, right next to {H}.',
    'Who had {H’s} {H.hand}? {F} had! Who had {F’s} {F.hand}? {H} had! What a good knot!',
    '“You can go home,” said {H}. “No,” said {F}. “You need me.” And that was so.',
  ],
};
