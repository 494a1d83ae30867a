// The bedtime voice (5-8): `worse` in the climax.
import type { Beats } from '../../voice.ts';

export const WORSE: Beats = {
  worse: [
    '{fierce}You think that was bad? Listen. {k.worse} {H} took one step forward, and was pushed back two. {He} took two, and was pushed back four. It was the kind of sum that ends in bed.',
    '“It can’t get any worse,” said somebody, and tried to catch the words again, too late. Everybody knew who had said it. {k.worse} {H} stood up very straight, as you should, and then could not think what comes after that.',
    '{calm-trial}“Let’s be sensible,” said {H}. They were sensible for as long as it takes to count to ten. {k.worse} After that nobody was sensible. Somebody called for an aunt who lived a long way off.',
    '{calm-trial}{k.worse} {H} wished that {k.the} would growl, or jump out, or do something. It just went on being there, like homework. Somebody began to count the buttons on a coat, out loud, and ran out of buttons.',
    '{calm-trial}They went at it quickly. Then they went at it slowly. {k.worse} “I think {k.the} is getting bigger,” somebody whispered. It was not. They were getting smaller, the way you do when it is late.',
    '{k.worse} “It’s getting worse!” somebody cried, as if anybody needed telling. {H} looked left. {H} looked right. [{can-see}There was no way round.|Left and right were just the same.] Up and down were worse.',
    '{fierce}{H} thought it might stop by itself. Things sometimes do. But this thing did not. {k.worse} {His} {H.hand} was shaking now, so {he} put it behind {his} back.',
    'Was that all? No, it was not. {k.worse} [“Has anybody got a good idea?” called {H}. Somebody had a bad one.|“I want my supper,” said somebody. So did they all.] They stood back to back, in a ring, as close as they could. There was nothing else to lean on, so they leaned.',
    '{fierce}{k.worse} “Can you hear me?” shouted {H}. “What?” shouted everybody. It was that bad. [{He} tried to count to ten, and got stuck at four.|A sandwich went by. Nobody could catch it.] Somebody waved a hanky, to say hello, or else to say goodbye. Nobody could tell.',
    'And it was not done yet. {k.worse} {H} thought about {his} own back yard, where nothing ever happened. {He} had said that it was boring! [{He} would never, ever say that again.|How {he} would have liked to be bored.] {He} shut {his} eyes, and opened one of them again.',
    '{fierce}“I think it’s going away,” said {H}. You must never say that. {k.worse} They all looked at {him}. “I only *thought* so,” {he} said, in quite a small voice, and looked the other way.',
    '{fierce}There was a bit in the middle when you could hardly tell who was who. {k.worse} {H} held on to something warm. {He} was nearly sure that it belonged to a friend. {He} gave it a squeeze, and it squeezed back, and that was one good thing.',
    '{k.worse} Somebody started to cry, and that made it easier, because then somebody could say “There, there.” It was {H} who said it. {He} needed a “There, there” {himself}, but {he} gave it away.',
    '{k.worse} “I don’t think that I like this,” said somebody, quite politely. Nobody laughed. {H} tried to look like a person who has seen much worse than that. It is hard to do with your mouth open.',
    '{k.worse} They all moved closer together, until there was one big heap of them with a great many feet. In the middle of the heap was {H}. It was warm there, and nobody could see {his} face. {He} could not have said which of the two was better.',
  ],
};
