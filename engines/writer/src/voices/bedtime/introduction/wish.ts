// The bedtime voice (5-8): `wish` in the introduction.
import type { Beats } from '../../voice.ts';

export const WISH: Beats = {
  'wish:object': [
    'There was one more thing, and it was a strange one. [On the step|Under the hedge|At the bottom of a drawer] lay {w.a}. “Whose is that?” said {H}. It was nobody’s. So {he} took good care of it.',
    'That was the day {H} found {w.a}. {He} had not been looking for it. It was simply there, as if it had been waiting. {He} turned it over twice, and then {he} put it in {his} bag.',
    'While {he} was looking for a spoon, {H} came upon {w.a}. It was behind the flour bin. Who puts such a thing behind a flour bin? {He} blew off the flour. “You’re coming with me,” {he} said. It did not say no.',
    '“Is this yours?” asked the dustman, and held out {w.a}. {H} had never seen it before. {He} was just going to say so, when {he} found that {he} had said “Yes, thank you.” It was warm, as though it had been in somebody’s pocket.',
  ],
  'wish:place': [
    'Everyone knew about {w.a}, and hardly anyone had been there. It was said that whatever was lost or secret came there in the end. {H} looked out that way, and {his} heart went bump.',
    'If you climbed on the roof you could see {w.a}. {H} climbed up now. “That is where we have to go,” {he} said, and the more {he} looked the surer {he} was.',
  ],
  'wish:event': [
    'And all this on the day of {w.the}! It could not have come at a worse time. There was so much rushing about that nobody listened. “We will have to manage,” said {H}, and put {his} hat on.',
    'To make things worse, or better, there was going to be {w.a}. [Everybody ran about with chairs.|Nobody had been told.] It had turned the whole place upside down already, and {H} was somewhere in the middle of it, with a bun.',
    'You could not get down the street for {w.the}. There were ladders and paste and people with lists. It was the very day that {H} could have done with some help. “After {w.the},” they all said. “Ask us after.”',
    'Oh, and it was also the day of {w.the}. You might think that one big thing would wait for another. They never do. {H} had to climb over a heap of chairs to get to the door, and somebody put a paper hat on {him}.',
    '{H} had been counting the days to {w.the} on {his} {H.hand}. Now it was nearly there, and {he} forgot to count, for thinking. That is how you know that a trouble is real.',
    'There was a notice on every gate: {w.the}! It had stars round the edge. {H} had cut it out and kept it under {his} pillow. “You’ll miss it,” they told {him} now. {He} had thought of that already. {He} had thought of it twice while they were talking.',
    '“When is it?” asked the little ones. They meant {w.the}. “Soon,” said {H}. “Is it soon yet?” “Not yet.” But it came closer, all the same, and there was still so much to do, and nobody could find the big scissors.',
    'You should have heard the hammering. It was for {w.the}, and each of them had been given something to carry. {H} carried a ladder. {He} turned round to say good morning, and so did the ladder. After that {he} was given something shorter.',
  ],
  'wish:feeling': [
    'If you want to know how {H} felt, {he} felt {w.head}. It sat just under {his} ribs and it would not move over. {He} told nobody, but {he} breathed round it, and that helped.',
    '{H} was {w.head}, and it was no use saying {he} was not. {He} was {w.head} from top to toe. Feelings are like weather, {he} thought. You can go out in them if you have the right boots.',
  ],
};
