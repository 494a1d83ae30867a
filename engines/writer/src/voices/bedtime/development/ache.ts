// The bedtime voice (5-8): `ache` in the development.
import type { Beats } from '../../voice.ts';

export const ACHE: Beats = {
  ache: [
    '{H.feet}{H} sat a little apart and looked at {far}. {He} had a sore heel and a sore feeling. The heel was easy. {He} put a leaf in {his} boot. For the other, {he} did not know where to put the leaf.',
    'Have you ever wanted to be at home in bed, with the door open a crack and people talking downstairs? That is what {H} wanted now. {He} wanted it so much that {he} could smell the toast.',
    '{away}{long}When the others were asleep, {H} took out a letter from home. It was mostly about the cat. The cat was well. [{He} read it until {he} could do it with {his} eyes shut.|At the bottom was a smudge, and {he} was sure it was a paw.] Then {he} put it inside {his} shirt, where it crackled.',
    '{away}{H} had had enough. {His} feet were sore. The bag was heavy. “I want my own bed,” {he} said. [Somebody put a blanket round {him}. It was not {his} own blanket, but it was warm.|Nobody laughed. They all wanted theirs as well.] After a while it was not quite so bad.',
    '{H} had a lump in {his} throat, and it would not go up, and it would not go down. {He} tried it with a crust. Now there were two. Somebody moved over and sat so close that it hardly mattered any more.',
    '“I’m not crying,” said {H}. “It’s my nose.” “Mine does that, too,” said somebody, and blew it. It was such a loud noise that they both jumped. After that it was easier to talk about something else.',
    '{away}It is funny what you miss. It was not the bed, and it was not the soup. It was the noise that the tap made at home, which {H} had always wanted somebody to mend. Drip, it went. Drip. {He} did it with {his} tongue for a while.',
    '{no-hurry}{H} was not sad. {He} only had to look at the ground for a bit. “I’m not sad, either,” said somebody, and looked at the ground next to {him}. There was a beetle on it, going somewhere. It took them quite a while to see it home.',
    'Somewhere, just then, somebody was having a bath. {H} thought of it, and could not stop. There would be bubbles. There would be a towel on the stove. It is very hard to go on when somebody, somewhere, is having a bath.',
  ],
};
