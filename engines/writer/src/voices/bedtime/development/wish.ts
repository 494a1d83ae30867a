// The bedtime voice (5-8): `wish` in the development.
import type { Beats } from '../../voice.ts';

export const WISH: Beats = {
  'wish:object': [
    'And just there, right in {his} way, lay {w.a}. {H} nearly fell over it. “That’s odd,” {he} said. “That changes things.” {He} turned it over. Now {they} had something that nobody else had.',
    'Behind the signpost {H} found {w.a}. {He} looked at it from all sides, and held it up to the light. It had a scratch on it, like a tiny arrow, and the arrow pointed left. “Left it is,” said {H}.',
  ],
  'wish:place': [
    'The road led straight to {w.a}. Nobody had thought of that! It was very quiet there, and it smelled of {smell}. {H} walked all round on tiptoe, once this way and once that way. “I’ve always wanted to see it,” {he} said.',
    'They came to {w.a} as the sun went behind a hill. “Hello?” called {H}, to be polite. Nothing answered, but the echo sounded surprised. It had had nothing to do all day. So {H} called hello once more, to give it a turn.',
  ],
  'wish:event': [
    'And then, as if that were not enough, came {w.a}! People ran from every side, and {they} {was} carried along like a cork in a stream. When it was over, {H} had a feather in {his} hair and half a bun in {his} {H.hand}, and could not have said whose.',
    'Nobody had reckoned with {w.a}. {H} held on to {his} hat. “Well,” {he} shouted, “at least it can’t get any madder!” It could. A goat joined in, and after that somebody’s uncle.',
  ],
  'wish:feeling': [
    '{H} was {w.head}. {He} had been {w.head} since the last bend in the road. At last {he} said it out loud: “I’m {w.head}.” Once it was said, there was room for something else beside it, such as lunch.',
  ],
};
