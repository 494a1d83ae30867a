// The bedtime voice (5-8): `last` in the climax.
import type { Beats } from '../../voice.ts';

export const LAST: Beats = {
  last: [
    'There was still time to give up. {H} thought of a warm bed, and a hot drink, and a spoon with {his} own name on. {He} thought of it for one whole breath. Then {he} let it go, like a balloon.',
    '{fierce}Closer and closer! {H} could feel it in {his} teeth. “I’m not scared,” {he} said. That was not true. “I’m scared,” {he} said. That was better. It is easier to stand on something true.',
'{H} felt right down in the corners of the bag. There was a pencil. There was a bean. There was half a bun, and it was flat. [“Is that all?” said everybody. “There’s some fluff,” said {H}.|They all had a sniff at it.] So {he} broke up the bun. Everyone got a bite, and it was the best bite they ever had.',
    '{calm-trial}{H.face}They shared out what was left to eat. It came to one raisin each, and a half. {H} kept {his} raisin for last, and looked at it. It was very wrinkled, and it had come such a long way. “You and me both,” {he} told it, and ate it up.',
    '“One,” said {H}. “Two.” {He} was going to go on three. Three is quite soon after two, when you think about it. {He} put in a two and a half. Then came two and three quarters. There was not much room left after that.',
    '{calm-trial}“If we get out of this,” said one of them, “I’m going to be nice to my brother.” “I’m going to eat my carrots,” said one. They all thought of something. When it came to {H}, {he} said that {he} would tell them afterwards, and that meant that there was going to be an afterwards.',
    '{can-see}{H} looked at the others. One was biting a thumb. One had hiccups. One of them was looking straight at {him}, as if {he} was somebody who knew what came next. {He} did not. But {he} stood up a bit straighter, so as not to be a disappointment.',
    'There is a moment when you can still say that you have to go home and feed the parrot. {H} had it on the tip of {his} tongue. {He} had not even got a parrot. {He} shut {his} mouth again, and the moment went by.',
    '“If it goes wrong,” said {H}, “who gets my spoon?” Nobody wanted the spoon. They all said so, quite crossly. “Then I shall have to come back for it,” said {H}. It was a great help to have that settled.',
    '{H} shook hands with everybody, one after the other, in case there was no time for it later. It took so long that the first ones wanted to do it again. “That’s enough,” said {H}. But {he} was a good deal warmer.',
    '“Are you ready?” somebody asked. {H} thought about it. One knee was ready. The other one needed a minute. {He} gave it the minute, since it had come all that way as well. “Nearly,” said the knee, or it may have been {H}.',
    '“I need a wee,” said somebody. It was the worst moment that you can think of. “Can you hold it?” asked {H}. “I think so,” said whoever it was. Now they all needed one. But it is a hard thing to be *only* frightened when you need a wee.',
  ],
};
