// The lap voice (3-4): `guess` in the development.
import type { Beats } from '../../voice.ts';

export const GUESS: Beats = {
  guess: [
    '“I know!” said {H}. {He} did not know, not yet. But {he} did have an idea!',
    '{H} sat on {his} bag. Think, think, think. Ping! What was that? [It was an idea!|It was a good idea!]',
    '“I know what we can try,” said {H}. “Will it work?” “We will see.” Off they ran.',
    '“I think,” said {H}, “and I think, and I think.” Pop! “I have it!” It was a plan.',
    'First {H} had no idea. Then {he} had a bun. Then {he} had an idea. That is how it goes.',
    '{H} stood on {his} head. That is good for ideas. One fell out! “Got it!” said {H}.',
    '“Who has a plan?” “Not me.” “Not me.” “Me!” said {H}. They all sat up.',
  ],
};
