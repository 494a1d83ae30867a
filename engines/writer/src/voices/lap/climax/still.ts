// The lap voice (3-4): `still` in the climax.
import type { Beats } from '../../voice.ts';

export const STILL: Beats = {
  still: [
    'Then {H} took a breath. In. Out. In. Out. [That is better, {H}. Much, much better.|Good, {H}. And one more. Good.]',
    '{H} sat very still. {He} shut {his} eyes. {He} began to think, very hard.',
'Hush, now. {H} sat like a stone. {He} looked at {his} feet for a long time.', '{earth}A worm came by. It was not in a rush. {H} looked at it. Slow was good.', '{H} put @a {H.hand} on {his} tummy. It went up. It went down. That was nice.',
    'How do you cool hot soup? {H} blew like that, long and slow. Phooo. Now {H} was not so hot.',
  ],
};
