// The lap voice (3-4): `truth` in the development.
import type { Beats } from '../../voice.ts';

export const TRUTH: Beats = {
  truth: [
    '“What do we know now?” said {H}. “One: it is hard. Two: we are not done.” They all gave a nod.',
    '“I think I see,” said {H}. {He} saw a bit. [Not all. But it was a good bit.|Just a bit. But it was a good bit.]',
    '{H} drew it all, with a bit of chalk. Then {he} looked at it upside down. Aha! Now it made sense.',
    '“What if we had it all wrong?” said {H}. “What if we did it the other way?” Nobody had thought of that.',
    '{H} had a think. Then {he} had one more think. {He} put the two side by side. Oh!',
    '{H} told it all to a button. The button did not say a thing. But now {H} knew.',
  ],
};
