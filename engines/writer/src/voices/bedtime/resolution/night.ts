// The bedtime voice (5-8): `night` in the resolution.
import type { Beats } from '../../voice.ts';

export const NIGHT: Beats = {
  night: [
    'When it was quite dark {H} looked out of the window one more time. Somewhere a dog barked, and was told to hush. Everything was where it ought to be. {He} counted it all once, to make sure, and got as far as {number}.',
    'When everyone was asleep, {H} got up and walked about in {his} socks. {He} looked at the kitchen, and it was asleep. {He} looked at the clock. Tick, tock, very softly. [“Good night, chairs,” {he} said.|The tap went drip, just like always.] Then {he} got into bed, and pulled up the blanket, and that was that.',
    '“Is it morning?” asked {H}, with {his} eyes shut. “No,” somebody said, “it’s night. You’re home.” [“Good,” said {H}, and turned over.|Somebody tucked in {his} toes.] Outside something creaked, and thought better of it. And the moon came by, and looked in, and went on to the next house.',
    '{H} had so much to think about that {he} did not know where to start. So {he} started at the bottom, with {his} feet. They had come all that way, and never once complained, except for the left one. By the time {he} got to {his} knees {he} was asleep.',
    'Somebody came in to turn down the lamp. “Are you still awake?” “No,” said {H}. “Good,” said whoever it was, and sat down on the edge of the bed all the same, and stayed until it was true.',
    'Under the pillow there was still a crumb from the morning. {H} found it in the dark. It seemed a hundred years old. {He} ate it, to show that there were no hard feelings, and shut {his} eyes.',
    '{H} could not go to sleep, for being so happy. It kept on poking {him}. {He} lay on the one side, and {he} lay on the other. “That’s enough now,” {he} told it. “You can come back in the morning.” And it did.',
  ],
};
