// The lap voice (3-4): `image` in the resolution.
import type { Beats } from '../../voice.ts';

export const IMAGE: Beats = {
  image: [
    '{s.after} [{H} had a big, big yawn.|Yawn, yawn, {H}!] ^{at-bed} [Good night, {H}.|Sleep well.]',
    '{s.after} ^{at-bed} A cat looked in. {H} was asleep. Shh.',
    '{s.after} [What a day it was!|It was late.] ^{at-bed} And {H} lay in bed, as warm as toast.',
    '{s.after} ^{at-bed} And {H}? {H} was asleep, with {his} nose in the pillow. [Zzz.|Shh.]',
    '{s.after} Yawn, yawn! ^{at-bed} One eye shut. Two eyes shut. Night, night.',
    '{s.after} {H} likes that. So do I. ^{at-bed} Now shut your eyes.',
    'And do you know what? {s.after} That is all. ^{at-bed} Good night, {H}!',
    '{s.after} {H} had one more bun. ^{at-bed} Then {he} fell asleep. Shh!',
    '{s.after} The moon saw it. The cat saw it. And so did you. ^{at-bed}',
    '{s.after} “{at-bed}” said {H}, and {he} hugged {his} pillow. ^[Sleep tight!|Not a peep!]',
    '{s.after} “Tell it again!” you say? Not now. It is late. ^{at-bed}',
    '{s.after} And where is {H} now? In the warm, in the dark. ^{at-bed} Hush.',
    '{s.after} And {H}? {He} had one more look, and put out the lamp. ^{at-bed}',
    '{s.after} ^{at-bed} Turn off the light. Pull up the sheet. Good night, you.',
    '{s.after} “{at-bed}” {H} told {his} bag. ^The bag was asleep. Shh.',
    '{s.after} ^{at-bed} Good night, {H}. Good night, you.',
    // Where what has changed is long to say.
    '{s.after} {H} had a big, big yawn. ^[Good night, {H}.|Sleep well, {H}.]', '{s.after} ^And {H}? {H} was asleep, with {his} nose in the pillow. [Zzz.|Shh.]',
  ],
};
