// The lap voice (3-4): `wish` in the development.
import type { Beats } from '../../voice.ts';

export const WISH: Beats = {
  'wish:object': [
    'What was that, just there? It was {w.a}! {H} picked it up.',
    'Clink! {H} stood on {w.a}. “This is just what we need,” {he} said.',
    'Who left that by the road? It was {w.a}! “You come with me,” said {H}.',
  ],
  'wish:place': [
    'They came to {w.a}. “Here we are,” said {H}. It was very, very still. Shh!',
    'There was {w.a}, at last. “Is anybody there?” said {H}. Nobody was. [Hoo!|Hmm.]',
  ],
  'wish:event': [
    'Just then came {w.a}! Oh, what a fuss! {All} ran to see. Run, run!',
    'And now there was {w.a}, too! “Not today!” said {H}. But there it was.',
  ],
  'wish:feeling': [
    '{H} felt {w.head}, right up to {his} ears. “I feel {w.head},” {he} told a snail.',
    '“I feel {w.head},” said {H}. A bird looked at {him}. It was kind.',
  ],
};
