// The lap voice (3-4): `cameo` in the climax.
import type { Beats } from '../../voice.ts';

export const CAMEO: Beats = {
  cameo: [
    '{fierce}{C} and {D} held on. They held on so tight! They did not let go. [Good, good!|Brrr!]',
    '{C} held on to {H}. {D} held on to {C}. Now they were one long chain! It helped. Only a little bit.',
    'And what did {C} do? “{C.say}!” said {C}, and stood right next to {H}. [Good for you, {C}!|That was brave, {C}!]',
    '{C} came to help. “One, two, three!” said {C}. And then? {C} did not know what came after three. [But it was kind.|Hm!]',
    '{cameos} stood close. All held on tight. Nobody let go. Not one!',
    '{cameos} sat in a ring. They did not let go. Not for a bun!',
    '“I am here! I am here!” said {C}. So now there was one more. [“Oh, thank you, {C}!” said {H}.|“Hooray for {C}!” said {H}.]',
    '{solid}{C} gave it a push. Bump! It did not mind. {C} gave it one more. Now {C} had a sore nose.',
    'And {C}? “{C.say}!” {C.he} said, with {C.his} eyes shut. No, {C} did not run. Hooray for {C}!',
    '“Can I hold on to you?” said {C}. “Yes,” said {H}. So there they were, two in a row. Tight, tight!',
    '{C} did not say a thing. {C} just stayed. It is good to have one who just stays.',
    '“I will count,” said {C}. “One. Two. Two. Two.” {C} shook too much for three. But two was good!',
    '{C.clothed}{C} found a plum, right down in a pocket. One bite each. Munch! Good for {C}!',
    '“Boo hoo,” said {H}. “Boo hoo,” said {C}. It is not so bad when two do it.',
    '{C} sang a bit of a song. It was a bit wobbly. “La, la... la?” But it was a song!',
    '“What do we do now?” said {C}. “I do not know,” said {H}. “Nor do I,” said {C}. “But I am here.”',
    'Who sat next to {H}? {C} did. That made one warm side. It is good to have one warm side.',
  ],
};
