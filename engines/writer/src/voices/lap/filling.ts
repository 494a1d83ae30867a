// The lap voice (3-4): short sentences that may fill a paragraph up.
import type { Beats } from '../voice.ts';

export const FILLING: Beats = {
  calm: ['The toast was warm.', 'A bee went by. Bzz!', 'A cat slept in a pot.', '{H} gave a little hop.', 'A spoon fell down. Clink!', 'A bird sang: tweet, tweet.', '{H} had a happy hum.', 'The grass was soft.', 'A leaf came down.', '{H} ate a crumb.', 'Far off, a dog barked.', '{H} wiggled {his} nose.', 'A fly sat on a plum.', 'The milk was cold.', 'Somebody rang a bell. Ding!', 'A hen ran by.', 'The tea was hot.', 'Two birds had a chat.', 'Up went a kite.', 'The clock went tick.'],
  uneasy: ['{H} took a breath.', 'Hmm, hmm, hmm.', '{H} gave {his} bag a pat.', '{H} had a little think.', 'It was very still.', '{H} looked up.', '{H} scratched {his} nose.', 'My, oh my.', '{H} held on to {his} bag.', 'Well, well, well.', '{H} looked left, and right.', '{H} blinked, two times.', 'What a thing!', '{H} said “hm”.', 'Oh, my, my.', '{H} took one more breath.', 'So, so, so.', '{H} hummed, very low.', 'Well, I never!', '{H} tapped {his} nose.', 'Fancy that!'],
  danger: ['Thump, thump went {H’s} heart.', 'Hold on, {H}!', 'Oh dear!', '{fierce}It was so loud.', '{H} shut {his} eyes.', 'Oh, oh, oh!', '{H} held on tight.', 'Quick, quick!', '{H} shook all over.', 'What now?', 'Brrr!', '{H’s} knees went knock, knock.', 'Somebody said, “Mum!”', 'Gulp!', 'Eek, eek!', '{H} thought of home.', '{H} made {himself} small.', 'Nobody let go.', 'Oh, help!'],
  glad: ['{H} laughed.', '{H} hummed a bit.', 'All was quiet now.', '{H} gave a big smile.', 'A dog did three hops.', 'Clap, clap!', '{H} did a little dance.', 'What a day!', 'A bird said good day.', '{H} was warm and happy.', 'Purr, went a cat.', 'Ahh!', 'Hooray!', 'A baby laughed.', 'A hen clapped, nearly.', '{H} went pink.', 'Oh, it was good.', 'Somebody hummed.', 'Ha, ha, ha!', 'My, what a day!', 'They all sat close.'],
  talk: ['“My, my!” said {H}.', '{H} and {F} looked at each other.'],
  funny: ['{H} put a pan on {his} head. Bong!', 'A pea fell off a spoon. Plip! It ran away.', '{H} said hello to a hat. The hat said nothing.', 'Pffft went the bun! Buns do not do that!', 'A goat ate a map. Yum, yum, said the goat.'],
  passing: ['They had come by {passing}.', 'Bye-bye, {passing}!'],
};
