// The lap voice (3-4): `night` in the resolution.
import type { Beats } from '../../voice.ts';

export const NIGHT: Beats = {
  night: [
    'The moon came up. It was round and kind. “Good job,” said the moon.',
    '{H.clothed}Off with the boots. Off with the hat. Where was the bed? There! So soft, so warm.',
'Night, night, spoon. Night, night, bun. Night, night, {H}. The moon is up, too.', '{H} had a big yawn. You had one, too! Into bed. Snug as a bug.',
'{earth}The sun went to bed. The hens went to bed. {H} was next. Yawn!', 'A star came out, then two, then ten. {H} counted them. One, two... oh, so many!',
    '{H} was too happy to go to sleep. “Go away, happy,” {he} said. “Come back when it is day.”',
  ],
};
