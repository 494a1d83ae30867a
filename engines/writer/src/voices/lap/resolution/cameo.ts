// The lap voice (3-4): `cameo` in the resolution.
import type { Beats } from '../../voice.ts';

export const CAMEO: Beats = {
  cameo: [
    '{C} and {D} had a hug. It was a big one! Then they hugged {H}, too. Squeeze!',
    '{C} clapped. {D} jumped. Then {D} clapped, and {C} jumped. [Hop, hop, hop, hop!|What a noise it was!]',
    'Who got the big bun with jam? {C} did! {C.he} was so glad. [Munch!|Drip, drip!]',
    '{cameos} all had cake. All had two bits! And all had jam on.',
    '{cameos} sang a song. [Round and round!|Hop, hop!] It went on and on.',
    'Who wants a hug? “Me!” said {C}. So {C} got a hug. And then one more.',
    'Clap for {C}! Clap, clap, clap. {C.he} took one bow. Then {C.he} took one more. Then {C.he} fell over.',
    '{C} had a nap. {D} had a nap. Snore, snore! It was one big snore for two.',
    '“I saw it all,” said {C}. “Well, I had one eye shut.” Ha ha! One eye is a lot.',
    '{C} sat down, and ate a bit of all there was. “I am very brave,” said {C}, “and very full.”',
    '“This is {C}!” said {H}. They put {C} up on a chair. They all clapped. Down fell {C}. Plop!',
    '“What did I do?” said {C}. “You were there,” said {H}. “That was a big help.” {C} was so glad.',
    '{C} was asleep, with a spoon in one {C.hand}. Shh! They took the spoon. {C} did not wake up.',
    '“Let us do it again!” said {C}. “Not today,” said {H}. “And not tomorrow.” “Then soon,” said {C}.',
    'They looked for {C}. Not at the table. Not on the mat. There! Next to the cake! “Hello,” said {C}.',
    '“Well done, {C}!” they all said. {C} said it, too. “Well done, {C}!” Ha ha!',
  ],
};
