// The bedtime voice (5-8): `still` in the climax.
import type { Beats } from '../../voice.ts';

export const STILL: Beats = {
  still: [
    'But once you have tried everything, you start to notice things. {H} noticed {his} own breath, in and out. [{hush}{He} noticed {sound}.|{He} noticed a fly, going round and round.] And under that {he} noticed a thought, as small as a pip, waiting to be asked.',
    '{H} breathed in as far as it would go. The trouble was still there. But {H} was still there, too, and so were {his} feet. “What have we got?” {he} said. “Let’s count.”',
'{fierce}For a moment it was as if somebody had shut a window, and {H} could look, really look, for the first time. {k.the} was not even angry. [It came, and it went. You could have skipped to it.|It was just like that, the way that rain is wet.] “Oh,” said {H}. “We’ve been going about it the wrong way. We’ve been trying to eat soup from underneath.”',
    '“Shh,” said {H}, though nobody had spoken. {He} shut {his} eyes. It is easier to look for a thought in the dark. There was one over there, behind the fear, with its back to {him}. {He} tiptoed up to it.',
    '{H} kept still. {He} just kept still. It is a thing that you can do, and hardly anyone ever thinks of it. Everything else went on as before, but {he} did not, and so there was one small calm place, about the size of {H}.',
    'There was one spot where nobody pushed, and {H} stood in it with {his} chin in {his} {H.hand}s. If you had a nice cup of tea, {he} thought, and a cake, and this was only a story, what would you want me to do now?',
    '{H} put {his} {H.hand}s over {his} ears. It was much better like that. Everything seemed different without the noise, and smaller, like a film when somebody has turned off the sound. “Oh,” {he} said, and could not even hear it. “So that’s how it goes.”',
    '{hush}“Everybody stop,” said {H}, and, for a wonder, they did. They had all been so busy. Now they stood with their arms hanging down and looked at each other, and {H} began to count what they had left. It came to more than you would think.',
    '{calm-trial}{hush}Somebody’s watch was ticking. You could hear it now. It had been ticking the whole time, quite calmly, as if this was a day like any other. {H} listened to it. After a bit {his} heart began to keep time with it, and then {he} could think.',
    '{H} did what you do when you have lost something in a very full drawer. {He} took everything out. {He} took out the noise, and the fright, and what the others would say. At the bottom there was one thing left, and {he} kept that.',
  ],
};
