// The bedtime voice (5-8): `truth` in the development.
import type { Beats } from '../../voice.ts';

export const TRUTH: Beats = {
  truth: [
    '{long}{H} lay awake and put it all together, bit by bit, like a cup that has been dropped. One piece was missing still. But the handle was on. “It’s nearly a cup,” {he} whispered, and fell asleep holding on to it.',
    '{weight}{H} lay on {his} back and thought. Something still did not fit. It was like when you have put on a jumper back to front. You can walk about in it all day, and you only know that it scratches. “It’s the right jumper,” {he} said. “But I can still feel the label.”',
    '{long}{H} lay awake and told {himself} the whole story again. But this time {he} asked: who was sad? Who got left out? [And then {he} sat up, bump, and hit {his} head.|And it opened, just like a pea pod.] “I *think* I know,” {he} whispered. “Not all of it. But the middle.”',
    '{weight}{H} sat with {his} chin on {his} knees. “Suppose nobody is being bad,” {he} said. “Suppose somebody is only sad, or lost, or has never been asked.” The others looked at {him}. “Well, I sometimes slam doors,” said {H}, “and I’m not bad.” They had to admit it.',
    'It was like when you have found your glasses at last, and they were on your nose. {H} put up {his} {H.hand} and felt. “But who put them there?” {he} said slowly. That was the bit that nobody knew yet. They talked about it until the next corner, and round it.',
    '“Let’s tell it backwards,” said {H}. So they told it backwards, from the end to the beginning, and each of them said one bit. It sounded silly. But in the middle there was a bit missing, and when they told it forwards nobody had noticed it.',
  ],
};
