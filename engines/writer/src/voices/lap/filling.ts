// The lap voice (3-4): short sentences that may fill a paragraph up.
import type { Beats } from '../voice.ts';

export const FILLING: Beats = {
  calm: ['The sun was warm.', 'A bee went by. Bzz!', 'It was a good day.', '{H} gave a little hop.', 'What fun!', 'A bird sang: tweet, tweet.', '{H} had a happy hum.', 'The grass was soft.', '{H} smiled.', 'The sky was blue.', 'A cat sat on a wall.', 'A leaf came down.', 'It was just right.', '{H} gave a nod.', 'Far off, a dog barked.', '{H} wiggled {his} toes.', 'Yes, indeed!'],
  uneasy: ['On and on.', 'It was a long way.', '{H} took a breath.', 'Hmm, hmm.', 'The wind blew.', 'A crow said, “Caw!”', '{H} did not like it.', 'What to do?', 'A cloud came by.', 'It was getting late.', 'Was that a drop of rain?', 'Step by step.', 'It was very still.', '{H} looked up.', 'A twig went snap.', 'What was that?', 'Not so good.'],
  danger: ['Thump, thump went {H’s} heart.', 'Hold on, {H}!', 'Oh dear!', 'It was so loud.', '{H} shut {his} eyes.', 'Oh, oh, oh!', '{H} held on tight.', 'Quick, quick!', '{H} shook all over.', 'What now?', 'It was not nice at all.', 'Brrr!'],
  glad: ['{H} laughed.', 'Everybody was glad.', 'All was quiet now.', '{H} gave a big smile.', 'It felt nice.', 'Clap, clap!', 'It was so good.', '{H} did a little dance.', 'What a day!', 'The stars came out.', 'All was well.', '{H} was warm and happy.', 'Even the cat purred.', 'Hooray!'],
  talk: ['“Oh!” said {H}.', '{H} and {F} looked at each other.'],
  funny: ['{H} put a pan on {his} head. Bong!', 'A pea fell off a spoon. Plip! It ran away.', '{H} said hello to a hat. The hat said nothing.', '“Pffft,” went the bun. Buns do not do that!', 'A goat ate the map. Yum, yum, said the goat.'],
  passing: ['They had come by {passing}.', 'Bye-bye, {passing}!'],
};
