// The lap voice (3-4): `prize` in the resolution.
import type { Beats } from '../../voice.ts';

export const PRIZE: Beats = {
  prize: [
'{loud}Shh. Look. {s.prize} [“Hooray!” said {H}. “Hooray!” they all said.|{H} clapped, and so did they all.]', '{loud}And look! {s.prize} [“Hooray, hooray!” said {H}.|Clap, clap, clap, clap!]', '{loud}{s.prize} {H} [hopped with joy|laughed out loud]. [Hop, hop, hop!|Ha ha ha!]', 'Now it all came right. {s.prize} They had to sit down and laugh.',
    '{loud}And now, look! {s.prize} {H} hopped on one leg. Hop, hop, hooray!',
    '{s.prize} They hugged. They hugged some more. Is there a hug for you? There is!',
    'Oh, oh, oh! {s.prize} {H} had to laugh. You can laugh, too. Ha ha!',
    '{loud}{s.prize} So all was well. {H} clapped. They all clapped. Clap, clap!',
    'Is it so? Is it true? It is! {s.prize} {H} sat down to laugh.',
    '{loud}{H.clothed}Ta-da! {s.prize} They all threw up their hats. One hat did not come down.',
    '{s.prize} {H} looked for a long time. Then {he} said, “Oh, good.”',
    'What a day, what a day! {s.prize} Even {H’s} bag did a hop.',
    '{loud}“Look, look, look!” said {H}. {s.prize} {H} clapped so much that {he} fell down. Plop!',
    '{s.prize} {H} went all warm inside. Like milk with honey in.',
    'You can open your eyes now. {s.prize} See? It all came out well.',
    '{loud}{s.prize} “Hip, hip!” they said. “Hooray!” said {H}. And then one more time!',
    'Look, look! {s.prize} {H} gave them all a kiss. Smack, smack, smack! And one for you.',
    '{s.prize} “Ooh!” said one. “Ooh!” said all the rest. Ooh, yes!',
    'Now for the best bit. {s.prize} Was that not the best bit? It was!',
    '{loud}Here it comes, here it comes! {s.prize} Hop, hop, hop, they went. Hop, hop!',
    '{s.prize} Who was so glad? {H} was! And who else? All of them. And you!',
    '{loud}Clap, clap, clap! {s.prize} {H} hopped, and hopped. And then {he} fell over.',
    '{loud}{s.prize} They danced, and danced. Then they had a rest, and danced some more.',
  ],
};
