// The bedtime voice (5-8): sentences that may fill a paragraph up.
import type { Beats } from '../voice.ts';

export const FILLING: Beats = {
  calm: [
    'You could hear {sound}.', 'The air smelled of {smell}.', 'A snail was crossing the step, and had been since breakfast.', '{rooms}The light lay on the wall like a cat.', '{H} hummed a bit, just because.', '{rooms}The clock was slow, and nobody minded.',
    'A button rolled by, and nobody ran after it.', 'It was the sort of day that has crumbs in it.', 'High up a swallow was writing its name.', '{rooms}The kettle began to mutter.', '{rooms}Two flies were having a race on the window.', '{houses}Next door somebody was practising the trombone.', '{rooms}{weight}A spoon fell down, and that meant visitors.', 'All the washing waved.',
  ],
  uneasy: [
    'Far away you could hear {sound}.', '{H} pulled up {his} collar.', 'There was a draught, and nobody knew where from.', 'Somebody began to whistle, and stopped.', 'A crow looked down at {them} and said something rude.', 'The bag had got heavier, although there was less in it.', '{H} felt for the last biscuit. It had broken in two.', 'The shadows had grown long legs.', '{H} counted {his} steps, and lost count at forty.',
  ],
  danger: [
    '{H’s} heart hopped like a frog in a bag.', '{fierce}“Don’t let go!” somebody shouted.', '{H} forgot how to blink.', '{H} held on to {his} own sleeve.', 'Everything smelled of {smell}, of all things.', 'Somebody was counting out loud, and got stuck at six.', '{H} thought of home, and quickly thought of something else.', '{fierce}“Is it over yet?” somebody asked. It was not.', 'Somebody said a rude word, and nobody minded.', '{H’s} mouth was as dry as a biscuit.',
  ],
  glad: [
    'Somebody started to sing, not very well.', 'The air smelled of {smell}, and of supper.', '{H} laughed out loud.', 'A dog ran round and round, for joy.', 'The first stars were coming out to look.', 'Somebody stood on a chair and bowed, and everybody clapped.', '{earth}Even a crow tried to sing.', 'Somebody had brought plums.', 'There was a second helping for everybody.', '{H} sang much too loudly, and nobody minded.', 'A small child fell asleep in the middle of it.', 'The bells rang, although nobody had asked them to.',
  ],
  talk: ['“{H.say},” said {H}.', '“{F.say},” said {F}.'],
  funny: [
    '{H} tried to lean on a lamp post. It was further off than it looked.', '{away}Somebody had put the map in with the sandwiches. Now the map had a bite out of it, and so did the mountain.', 'A hen laid an egg in {H’s} hat. Nobody dared to tell {him} until it was too late.', '{H.feet}“Whose foot is this?” said {H}. It was {his} own. It had gone to sleep.', 'They came by a scarecrow, and just then its trousers fell down. Everyone had to pretend not to see.', 'A frog got into the jam. It was a very happy frog.',
  ],
  passing: ['They had come all the way by {passing}, and had only stopped once.', 'Far behind them lay {passing}.'],
};
