// The lap voice (3-4): `pack` in the introduction.
import type { Beats } from '../../voice.ts';

export const PACK: Beats = {
  pack: [
    'In went a bun. In went a sock. In went a spoon. {H} was ready.',
    '{H.clothed}{H} put on one boot. {H} put on two boots. [Stamp, stamp, stamp, stamp!|Now {he} was all set!]',
    'A hat for the sun. A coat for the rain. A pear for the road.',
    'What do you take? A bun, a bun, and a bun. “And one sock,” said {H}. “For the buns.”',
    'Ten buns in one bag? Pop! Nine? Pop! Eight? Pop! “Two,” said {H}. Two was just right.',
    'Who got into {H’s} bag? The cat! “Out,” said {H}. Who got in again? “Out, cat!”',
  ],
};
