// The lap voice (3-4): `worse` in the climax.
import type { Beats } from '../../voice.ts';

export const WORSE: Beats = {
  worse: [
    '{k.worse} [Oh dear, oh dear, oh dear, oh dear!|“Help!” said {H}. “Help!” said all of them.]',
    'Did it get better? It got worse. {k.worse} [“Eek!” said {H}.|“Hold on!” said {H}.]',
    'Was that all? No, that was not all! {k.worse} [Brrr!|Eek!]',
'{k.worse} “I want my bed,” said {H}. But {he} held on. They all did.', 'Oh, but there was more! {k.worse} They made a ring and held on.', '{k.worse} {H} hid {his} eyes. That did not make it go away. Eek!',
'Was that the end of it? Not yet! {k.worse} {H} hid behind {his} bag.', '{k.worse} {H} felt it in {his} feet. {He} felt it in {his} teeth. Brrr!', '{fierce}Hush. Is it going? No, no, no! {k.worse}',
    '{k.worse} They all sat close, like beans in a pod. {H} was the bean in the middle.',
    '{k.worse} “I do not like it,” said {H}. Nobody did. Not one bit!',
  ],
};
