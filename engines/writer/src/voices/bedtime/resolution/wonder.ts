// The bedtime voice (5-8): `wonder` in the resolution.
import type { Beats } from '../../voice.ts';

export const WONDER: Beats = {
  wonder: [
    '“But how did you know?” everyone asked. {H} scratched {his} ear. “I didn’t,” {he} said. “I just ran out of wrong things to do.” [They laughed. It was quite true, though.|They put that on a mug later.]',
    '{houses}{sets-off}All the way back people came out of their doors. They had heard. [News has very long legs.|They always hear.] An old man took off his hat. A baby gave {H} half a biscuit, a wet one.',
'“What if we’d given up?” said {H}. “What if I’d had a cold?” {He} thought and thought. [It made {him} quite dizzy.|“Then we’d still be at it,” said somebody. They all went quiet.] It was only by a whisker. “Thank you, whisker,” said {H}.',
    '“Can I touch you?” asked a very small boy. {H} said that he could. The boy put out one finger, and pressed. “You’re just ordinary,” he said, and went off, very pleased, to tell the others.',
    'They wanted {H} to make a speech, so {he} made {himself} as tall as {he} could. “It was bad,” {he} said, “and then it was good.” {He} thought for a bit. “And there was cheese.” Everybody said that it was the best speech for years.',
    'An old lady wanted to know how it was done. “I’m not quite sure,” said {H}. “You do one thing, and then there’s another thing.” “That’s how I knit,” said the old lady, and was quite satisfied.',
    'A very small girl walked round {H}, all the way round. “Where do you keep it?” she asked. “Keep what?” said {H}. “The brave bit,” said the girl. {H} pointed to the middle of {his} tummy. She put one ear to it. “It’s rumbling,” she said, and seemed quite content.',
  ],
};
