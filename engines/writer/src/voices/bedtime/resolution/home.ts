// The bedtime voice (5-8): `home` in the resolution.
import type { Beats } from '../../voice.ts';

export const HOME: Beats = {
  home: [
    '{away}{earth}On the way home everything comes the other way round. The last gate was the first one now. What had been uphill was downhill, and nobody complained. {All} came over the last hill with {their} shadows going on in front. Somebody had put a light in the window.',
    '{sets-off}It was late when {they} came back {to-home}. Nobody scolded. [There was soup, and a great deal of it.|Somebody had kept the stove warm.] {H} told it all with {his} mouth full, and then told it again without.',
    '{sets-off}It was late when they got home. {H} did not go in right away. {He} stood by the gate and looked. There was the light. There was the smell of {smell}. [Somebody went by behind the curtain with a big dish.|It was all a bit smaller than {he} remembered, and a good deal nicer.] Then {he} ran.',
    '{sets-off}“Let’s look at you!” they said at home, and turned {H} round and round. They had kept {his} supper warm. Nobody asked anything until {he} had had two helpings. [Then they all moved their chairs closer. “Well?”|It was turnips, and it was delicious.] “It was like this,” said {H}.',
    '{sets-off}The gate said what it always said. It said *creak*. {H} had never liked that noise. Now {he} opened the gate and shut it, and opened it and shut it, until somebody put a head out of the window and called, “Is that you?”',
    '{sets-off}From a long way off {H} could see that somebody had left the light on. {He} had been told a hundred times to turn off the light when nobody is using it. But somebody was using it now. It was {H}.',
    '{sets-off}{H.feet}“Who’s there?” called a voice behind the door. “Me,” said {H}. “Me can’t come in,” said the voice, “until me has wiped its feet.” Then the door flew open, and nobody gave a thought to the feet.',
    '{houses}{sets-off}They had meant to come home quietly. But one of them fell over a bucket, and the bucket rolled down the steps, and a dog began to bark, and then the dog next to that one. Lights went on all along the row. “Well,” said {H}, “now they know that we’re back.”',
    '{sets-off}Nothing had changed at home. The same old mat lay in front of the same old door, and it lay crooked. {H} had seen such a lot that was new, and {he} stood and looked at that mat as if it were the best of all. {He} put it straight. Then {he} put it crooked again.',
    '{near}{one-place}There was hardly any way home, and that was a pity. So they made it longer. They went round everything twice, and over whatever they could get over. “Nearly there!” called {H}, every few steps. When they were in, they all said how far it had been.',
    '{near}{one-place}“Are you back?” called somebody, as they came in. {H} had to think about it. They had hardly been away, not as a crow would fly it. But it had felt very far. “Yes,” {he} called, “we’re back!” So they were all hugged, as you hug people who have been over the sea.',
  ],
};
