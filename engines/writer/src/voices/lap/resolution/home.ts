// The lap voice (3-4): `home` in the resolution.
import type { Beats } from '../../voice.ts';

export const HOME: Beats = {
  home: [
'{sets-off}{earth}Home {they} went. Over the hill. Down the lane. {refrain} There was the door!', '{sets-off}{earth}The sky was pink. {All} went home. {refrain} [Soup was on.|The lamp was lit.]',
'{sets-off}There is the gate! There is the lamp! “I am home!” said {H}. Soup for all.', '{H.clothed}Here at last! {H} took off one boot. Then one more boot. Ahh, toes!',
'{sets-off}Who is at the gate? The dog? The cat? Yes, and all the rest! {H} ran and ran.', '{sets-off}{earth}“Which way is home?” That way! And down the hill they went. ^{refrain}', 'The lamp was on. The door was open. The soup was hot. That is home.',
    '{sets-off}Knock, knock! “Who is there?” “Me!” “Me who?” “Me, and I could eat a cow!” In came {H}.',
  ],
};
