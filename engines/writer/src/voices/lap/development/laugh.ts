// The lap voice (3-4): `laugh` in the development.
import type { Beats } from '../../voice.ts';

export const LAUGH: Beats = {
  laugh: [
    '{H} sat down on a plum. Splish! Now {he} had a wet seat, and no plum. Ha ha!',
    '“Who is that?” said {H}. It was {H}, in a big spoon. And upside down! Ha ha!',
    '{earth}{sets-off}{H} sat on a stone. The stone said, “Oink.” It was not a stone. It was a pig!',
    '{earth}{sets-off}Splat! {H} fell in the mud. [So did the bun, jam side down.|Now {he} had a mud hat on.] Ha ha!',
    '{earth}{sets-off}A duck sat down on {H’s} bag. It would not get up. Quack, quack, quack!',
    '{H} had a bun on {his} head. “Where is my bun?” {he} said. Nobody told {him}. Ha ha!',
    '“Knock, knock!” “Who is there?” “Boo.” “Boo who?” “Oh, do not cry!” Ha, ha, ha!',
    '{H} blew {his} nose. Toot! And far, far off, a goose said, “Yes?” Ha ha!',
    'Hic! That was {H}. Hic! There it was again. “Boo!” they said. “Hic!” said {H}. Ha ha!',
    '{H} sat down. Prrrt! “That was my bag,” said {H}. It was, it was! Ha ha!',
    '{H.feet}{H.clothed}{H} put {his} hat on {his} foot. “Now you are me,” {he} told the foot. “How do you do, foot?” Ha ha!',
    '{earth}{sets-off}“Moo,” said {H}. “Moo,” said a cow. “I can talk cow!” said {H}. “Moo?” said the cow. It was not so sure.',
  ],
};
