// The lap voice (3-4): `stakes` in the introduction.
import type { Beats } from '../../voice.ts';

export const STAKES: Beats = {
  stakes: [
    '{s.stakes} {H} put down {his} bun. A bun can wait. This could not.',
    '{H} did not want {his} bun. {His} tummy felt funny. Why? {s.stakes} That was why.',
    '“What is it?” said the cat. So {H} told the cat. {s.stakes} [Now the cat knew, too.|“Oh my,” said the cat.]',
'{s.stakes} “Oh no!” said {H}. “Then up I get!” And up {he} got. Good for {H}!', '{s.stakes} Do you see? {H} did. {He} put on {his} hat, and gave {his} bag a pat.',
  ],
};
