// The lap voice (3-4): `wonder` in the resolution.
import type { Beats } from '../../voice.ts';

export const WONDER: Beats = {
  wonder: [
'{loud}“We did it!” {All} [danced about|jumped up and down]. [{H.clothed}And the hats fell off!|Even {H’s} bag did!] Hooray, hooray, hooray!', '“Did you see?” said {H}. “Did you see me?” Yes! All of them did. All but the cat.',
'“Was it you?” said a boy. “It was,” said {H}. The boy gave {him} his best stick.', '{loud}They put {H} in a cart. They went round and round. Hooray! Bump! Hooray!',
    '“Can I have a look at you?” said a very small boy. He had a look. “You look like you,” he said.',
    '“How did you do it?” they said. “First I did not,” said {H}. “And then I did.”',
    '“Is that {H}?” said a tiny boy. “The real one?” He gave {H} one small poke. “Ooh!” he said.',
  ],
};
