// The lap voice (3-4): `image` in the resolution.
import type { Beats } from '../../voice.ts';

export const IMAGE: Beats = {
  image: [
    '{s.after} {H} had a big, big yawn. Ahh! ^[Good night, {H}.|Sleep well, {H}.]',
    '{s.after} A cat looked in. It saw {H}, all snug. ^Shh.',
    '{s.after} {H} got into bed. [What a day it was!|It was soft and warm.] ^[Good night!|Night, night.]',
    '{s.after} ^And {H}? {H} was asleep, with {his} nose in the pillow. [Zzz.|Shh.]',
    '{s.after} Yawn, yawn! One eye shut. Two eyes shut. ^{H} was asleep. Night, night.',
    '{s.after} {H} likes that. So do I. Now shut your eyes. Night, night!',
    'And do you know what? {s.after} That is all. Good night, {H}!',
    '{s.after} {H} had one more bun. Then {he} fell asleep. Shh!',
    '{s.after} The moon saw it. The cat saw it. And so did you. The end!',
    '{s.after} Yawn! {H} hugs {his} pillow. [Sleep tight!|Not a peep!]',
    '{s.after} “Tell it again!” you say? Not now. Hush. It is late.',
    '{seen bring me a stone}{s.after} And the old cat got a stone. It is round. ^Purr, purr.',
    '{s.after} And where is {H} now? In the warm, in the dark. ^Hush, hush.',
    '{s.after} And {H}? {He} had one more look. ^Then {he} put out the lamp.',
    '{s.after} Turn off the light. Pull up the sheet. ^Good night, you.',
    '{s.after} {H} told it to {his} boots. {His} boots told it to the floor. ^Creak.',
  ],
};
