// The lap voice (3-4): short sentences that may fill a paragraph up.
import type { Beats } from '../voice.ts';

export const FILLING: Beats = {
  calm: ['The sun was warm.', 'A bee went by. Bzz!', 'It was a good day.', '{H} gave a little hop.', 'What fun!', 'A bird sang: tweet, tweet.', '{H} had a happy hum.', 'The grass was soft.', 'So it was.', '{H} smiled.', 'And the sky was blue.', 'A cat sat on a wall.', '{H} wiggled {his} toes.', 'Yes, indeed!'],
  uneasy: ['On and on.', 'It was a long way.', '{H} took a breath.', 'Hmm, hmm.', 'The wind blew.', 'A crow said, “Caw!”', '{H} did not like it.', 'What to do?', 'A cloud came by.', 'It was getting late.', '“{H.say},” said {H}.', 'Was that a drop of rain?', 'Step by step.', 'Not so good.'],
  danger: ['Thump, thump went {H’s} heart.', 'Hold on, {H}!', 'Oh dear!', 'It was so loud.', '{H} held on tight.', 'Quick, quick!', 'Can you help {H}?', '{H} shook all over.', 'What now?', 'It was not nice at all.', 'Do not let go!', 'Brrr!'],
  glad: ['{H} laughed.', 'Everybody was glad.', 'Clap, clap!', 'It was so good.', '{H} did a little dance.', 'What a day!', 'The stars came out.', 'All was well.', '{H} was warm and happy.', 'Even the cat purred.', 'So they did.', 'Hooray!'],
  talk: ['“{H.say}!” said {H}.', '“{F.say}!” said {F}.', '{H} and {F} looked at each other.'],
  funny: ['{H} put a pan on {his} head. Bong!', 'A pea fell off a spoon. Plip! It ran away.', '{H} said hello to a hat. The hat said nothing.', 'Pffft! went the bun. Buns do not do that!', 'A goat ate the map. Yum, yum, said the goat.'],
  passing: ['They had come by {passing}.', 'Bye-bye, {passing}!'],
};
