// The lap voice (3-4): `way` in the development.
import type { Beats } from '../../voice.ts';

export const WAY: Beats = {
  way: [
    'They met a beetle, and had a chat. {also} “I did not know that!” said the beetle. Step, step.',
    'Come close. This is good to know! {also} “Is that so?” you say. It is so!',
    '{earth}{sets-off}Up a bit. Down a bit. Round a bit. And up a bit more. ^{refrain}',
    '{sets-off}{earth}Tip, tip, tip. {They} went by a big dog. It was fast asleep. Phew!',
    'What was that? Oh, just {sound}. {They} stopped. {They} listened. [Just that, and no more.|And then it was gone.]',
    '“Where are you all off to?” said a beetle. “To {s.want},” said {H}. “Oh,” said the beetle. “Mind me, then!”',
    '{march}{sets-off}“What do we say when we get there?” said {H}. “Good day!” “And then?” They had to think. Step, step.',
    '{H.feet}Left foot, right foot. “Which one is left?” said {H}. It was the one that was not right!',
    '{earth}{sets-off}{H} went along the top of a wall. How tall {he} was! {He} got down. Now {he} was just {H} again.',
  ],
};
