// The lap voice (3-4): `doubt` in the introduction.
import type { Beats } from '../../voice.ts';

export const DOUBT: Beats = {
  doubt: [
    'Could {H} do it? {H} did not know. {He} looked at {his} {H.hand}. Just one {H.hand}. And one more.',
    '“It is such a big thing to do,” said {H}. “And I am just me.” Hmm, hmm.',
    '“I am not here,” said {H}, and hid under the bed. One minute. Two. Then {he} came out, with dust on.',
    '“Who goes first?” they said. It was so still. {H} looked at {his} feet. “Me,” said {H}.',
    '{H} hid under the rug. It was dark there. “Come out,” {he} told {himself}. So {he} did.',
    'Was {H} brave? A bit. Was {H} strong? A bit. Would {he} try? Hmm. Yes!',
    '“I am not very brave,” said {H} to an ant. “Brave?” said the ant. “What is that?” Oh!',
    '“Yes,” said {H}. “No,” said {H}. “Yes. No. Yes. No.” The last one was a yes. So yes!',
    '“What if I can not?” said {H}. “What if you can?” said the old cat. Hm! {H} had not thought of that.',
  ],
};
