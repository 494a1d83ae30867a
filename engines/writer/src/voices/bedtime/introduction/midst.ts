// The bedtime voice (5-8): `midst` in the introduction.
import type { Beats } from '../../voice.ts';

export const MIDST: Beats = {
  midst: [
    '{p.sign} Yes, really! It was on a {day}, and it was {at-home}. {H} was the first to hear of it. [{H.face}{He} had a bun in one {H.hand}. {He} forgot to eat it.|{He} ran to tell somebody, and then ran back, so as not to miss anything.] And that is how this story starts: with a jump.',
    '“Come quick!” That was what somebody shouted, and {H} came quick. {He} came so quick that {he} still had the spoon in {his} {H.hand}. {p.sign} [{public-sign}Everywhere {at-home} people were on their feet already.|“Well, bless my buttons,” said an old man {at-home}.] Nobody had ever heard of such a thing.',
    '{public-sign}Bang went the door, and in ran a boy. “Listen!” he cried. {p.sign} “Say it again,” said {H}, “but slower.” The boy said it again. [It did not get any better.|Then he had to sit down and have some milk.] And all the time, {at-home}, doors were opening.',
    '{p.sign} {H} rubbed {his} nose. {He} always did, when {he} had to think. It had been such a nice {time} {at-home}, and now look! [The cat had gone under the bed.|{public-sign}“Somebody should do something,” said everybody, and looked at somebody else.] {H} looked at {his} feet.',
    'I will begin in the middle, because that is how {H} tells it. {p.sign} Until then it had been as quiet as anything {at-home}. {H} ran out to tell somebody. [{He} ran twice round everybody, because {he} was so excited.|{He} was still holding {his} spoon when {he} got to the gate.]',
    '{p.sign} It was the sort of thing that happens to other people. But this was {at-home}, and nobody was dreaming. {H} looked at the cat, and the cat looked at {H}. [{public-sign}“So it isn’t only me,” said {H}. It was not.|Even the cat had stopped washing.|“Well?” said {H}. The cat looked away first.]',
    '{public-sign}{p.sign} Who was there? Everybody was. They had all come running, in slippers and in curlers, and stood {at-home} in a big ring. In the middle was {H}. [{He} had been nearest. That is how {he} got into it.|“It wasn’t me,” {he} said at once. It had not been.]',
    '{public-sign}{hush}{weight}{p.sign} Then it was quiet. Then a baby laughed. And then everybody {at-home} began to shout at the same time. {H} did not shout. {He} sat down on an upside-down bucket, and had a think, and {he} was still having it when the rest had gone in.',
  ],
};
