// The lap voice (3-4): `cameo` in the development.
import type { Beats } from '../../voice.ts';

export const CAMEO: Beats = {
  cameo: [
    '{H} had a big bag! {C} took one end. {D} took the other end. “Oof!” said {C}. “Oof!” said {D}.',
    'A jam pot would not open. {C} pushed, and {D} pulled. Then {C} pulled, and {D} pushed. Pop! “What a team!” said {H}.', '“Who has the bun?” said {C}. “You do,” said {D}. “Who has it now?” said {C}. “Me,” said {D}. Munch!',
    '“{C.say}!” said {C}. “That is good for a song,” said {H}. So they sang it, all the way.',
    '{sets-off}“Stop!” said {C}. There was a big hole, right there! They went round it. Hooray for {C}!', '{C} had a wish. “I wish I had a bun,” said {C}. {H} gave {C.him} half. “That was quick,” said {C}.',
    'Up, up, up! {cameos} puffed and puffed. One of them had to sit down. Oops!',
    'Who had the biggest bag? {cameos}! All at once! [Puff, puff!|Oof!] And they got very red.',
    '{cameos} sat down for a rest. Phew! One bun for each of them.',
    '{C} made up a rhyme. It had a cow in it, and a bow. {C} said it nine times. Now they all knew it.',
    '“I will take one bun,” said {C}. And {C} ate it. “Now your bag is not so heavy,” {C.he} said.',
    '{earth}Where was {C}? Up a tree! “{C.say}!” said {C}. And down {C.he} came. Bump!',
    '{C} had a sneeze. It was a big one. Tchoo! Down fell a bun. “Sorry, bun,” said {C}.',
    '“Guess what I have,” said {C}. “A cat?” said {H}. “No.” “A cake?” “No. A stone!” It was a good stone.',
    '{C} went to sleep. Just like that! Snore. They all had to wait. “Am I late?” said {C}.',
    '“I spy a nose,” said {C}. It was {H’s} nose. “I spy one, too,” said {H}. Ha ha!',
    '“Do I help?” said {C}. “You do,” said {H}. “How?” said {C}. “You are here,” said {H}. {C} liked that.',
    '“Up or down?” said {H}. “Yes,” said {C}. That did not help at all. But it was funny!',
    '“Will we {s.want}?” said {H}. “{C.say},” said {C}. That is what {C} always says. But it helped.',
    '“Wait for me!” said {C}. They all did. “Now you are last,” said {C}, and ran on ahead. Ha ha!',
  ],
};
