// The bedtime voice (5-8): `stakes` in the introduction.
import type { Beats } from '../../voice.ts';

export const STAKES: Beats = {
  stakes: [
    '“Does it matter so much?” somebody asked. It did. {p.stakes} When {H} thought of that, even jam stopped tasting of anything. Someone would have to do something.',
    'Here is why it mattered. {p.stakes} There, now you know as much as {H} did. {He} [{weight}sat on the bottom stair|stood there] with {his} chin in {his} {H.hand}, and thought.',
    '{p.stakes} Nobody said it out loud. Everybody thought it. [You could see them thinking it.|Even the cat thought it.] And {H} thought it hardest of all.',
    'Why did it matter so much? I will tell you. {p.stakes} Now do you see? An old man was wiping his eyes. [The cook had burned the buns, and no one even told him.|Even the baby had stopped banging its spoon.] {H} felt a lump in {his} throat, the size of a plum.',
    '{p.stakes} When {H} thought of that, {he} went quite still. [“But that’s terrible!” {he} said.|{He} was not hungry any more, and there was jam.] Somebody had to do something, and soon. It was as plain as a pig in a bath.',
    '“Say that again,” said {H}, with {his} mouth open. They said it again. {p.stakes} This time {H} listened, right to the end. It is a funny thing about bad news: it is just as long the second time. “Right,” said {H}, to nobody at all.',
    'Some things can wait until after supper. This was not one of them. {p.stakes} Nobody had to explain that to {H}. [{He} had put down {his} pencil already.|{He} could feel it in {his} tummy, where the bad news goes.] “But who’s going to do it?” asked a small voice.',
    '“You had better tell {him},” they said to one another. {p.stakes} It was out now. Somebody had said it, and nobody could put it back. “Then we’ll have to hurry,” said {H}. {He} was surprised to hear {himself} say “we”.',
  ],
};
