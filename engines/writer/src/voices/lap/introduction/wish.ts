// The lap voice (3-4): `wish` in the introduction.
import type { Beats } from '../../voice.ts';

export const WISH: Beats = {
  'wish:object': [
    'And look what {H} found! It was {w.a}. {He} kept it safe.',
    'What was that? It was {w.a}! “You come with us,” said {H}. Into {his} bag! Pat, pat.',
    '{H} had {w.a}. {He} took it to bed. {He} took it to lunch. Now it came, too.',
  ],
  'wish:place': [
    'Far away there was {w.a}. {H} could just see it. “Let us go there!”',
    'They had to go to {w.a}. “Is it far?” “Only a bit,” said {H}.',
    'And do you know what there was, too? {w.a}! “Ooh,” said {H}. “Who goes in there?”',
    'There was {w.a}. {H} knew of it. Nobody had ever been there. Not even the cat!',
  ],
  'wish:event': [
    'Oh, and it was the day of {w.the}, too! “Both?” said {H}. [“In one day? Oh my!”|“At once? Dear me!”]',
    'And soon there would be {w.a}, too! “First this,” said {H}, “and then that!” Hop, hop!',
  ],
  'wish:feeling': [
    '{H} felt {w.head}. {He} felt it in {his} tummy. It was a big feeling.',
    'How did {H} feel? {H} felt {w.head}. So very {w.head}! {He} told the cat.',
  ],
};
