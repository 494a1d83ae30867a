// The lap voice (3-4): `wish` in the climax.
import type { Beats } from '../../voice.ts';

export const WISH: Beats = {
  'wish:object': [
    '{H} felt about. There was {w.a}! {He} held it tight.',
    'Out fell {w.a}. Clonk! {H} picked it up. “Maybe this?” {he} said.',
  ],
  'wish:place': [
'“I see {w.a}!” said {H}. But how could {they} get to it? Oh dear!', 'Behind it all was {w.a}. {H} could just see it. So near, so near!',
  ],
  'wish:event': [
'Just then came {w.a}! [Oh, what a day!|Everyone ran.] {H} held on.', 'And on top of it all: {w.a}! “Now?” said {H}. “Oh, no!”',
  ],
  'wish:feeling': [
'{H} felt {w.head}. It was a big, big feeling. {He} took a breath.', '“I feel {w.head},” said {H}. It was good to say it.',
  ],
};
