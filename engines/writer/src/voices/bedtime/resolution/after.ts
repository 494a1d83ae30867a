// The bedtime voice (5-8): `after` in the resolution.
import type { Beats } from '../../voice.ts';

export const AFTER: Beats = {
  after: [
    '{no-hurry}For a while nobody did anything. They sat on {ground} and listened to {sound}. It was just an ordinary sound, and nobody had to run from it. It was the best sound that {H} had ever heard.',
    '{H} looked at {his} {H.hand}. It had stopped shaking. “Is it over?” somebody asked. “I think so,” said {H}, and {he} began to laugh, and then they were all laughing, and nobody could have said at what.',
    '{no-hurry}First they laughed. Then they cried a bit. Then somebody found a whole onion in a pocket, and they cried some more. [They cooked it. It was the best onion in the world.|{H} wore the skin for a hat.] After that they lay in a heap, with somebody’s foot in everybody’s ear, and nobody minded.',
    '{hush}“Is everybody here?” asked {H}. They all said yes, and one of them said it twice, so they had to start again. It came out right in the end. Then nobody knew what to do with all that quiet, until somebody’s tummy filled it.',
    '{no-hurry}{H.clothed}{weight}Just then a button came off, and it was {H’s}. It rolled round in a ring, and it wobbled, and it lay down flat. “That’s just how I feel,” {H} told it, and lay down next to it.',
    '{no-hurry}Nobody wanted to be the first to say that it was over, in case it was not. They looked at each other. They looked behind them. “Well,” said {H} at last, “I’m going to have a biscuit.” And so they knew.',
    '{H} noticed that {he} was still holding on to something. It was somebody’s ear. “Sorry,” said {H}. “Not at all,” said the ear’s owner. “I was glad of it.” Then they both thought that it would be a good thing to sit down.',
    '“You can let go now,” said a voice. {H} looked down. {He} was holding on to {his} own bag, with all {his} might, as if it were going to be sick. {He} let go, a bit at a time. Then everything went rather wobbly, and rather nice.',
    '“Let’s never do that again,” somebody said. They all said that they never would. There was a pause. “Or not before Thursday,” said the smallest. And they laughed so much that it hurt, just there, in the middle, where the being frightened had been.',
  ],
};
