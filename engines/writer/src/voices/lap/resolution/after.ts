// The lap voice (3-4): `after` in the resolution.
import type { Beats } from '../../voice.ts';

export const AFTER: Beats = {
  after: [
'Phew! {H} sat down. [{His} knees went wobble.|{He} laughed.] It was over. It was all, all right.', 'Was it over? It was over. {H} looked twice. Yes, all over! Phew, phew!',
'{H.feet}Is it safe? {H} put out one toe. Then the next. Yes, it was safe!', '{earth}{sets-off}It was so still now. Drip, said a leaf. “Good day, leaf,” said {H}.',
    '{H.feet}{H} felt {his} nose. It was still there. {H} felt {his} toes. All there! Phew.',
    'Nobody said a thing. Then they all did, all at once. Then they all had a bun.',
    '“Is it over?” “It is over.” “Is it over, over?” “It is over, over, over!”',
'“Are we all here?” said {H}. {He} counted all the noses. One nose, two... Yes! All here. Phew!',
    '“Did we do that?” said {H}. “We did!” {He} sat down, bump. “We did that,” {he} told {his} bag.',
  ],
};
