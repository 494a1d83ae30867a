// The places that they only come through: a scene for one, to be filled with what it has, and how one follows the next.

import type { AgeRange } from '../brief.ts';

/** How one place follows the next, where several are told of in one paragraph. */
export const NEXT_PLACE: Readonly<Record<AgeRange, readonly string[]>> = {
  '3-4': ['Then came {name}.', 'Look, {name}!', 'Next was {name}.', 'And {name}!'],
  '5-8': ['Then came {name}.', 'After that it was {name}.', 'The next place was {name}.', 'And then there was {name}.', 'Behind a bend lay {name}.'],
  '9-12': ['The road went on by way of {name}.', 'After that came {name}.', 'Then there was {name} to be got through.', 'Beyond that lay {name}.', 'And then, when nobody expected another place at all, there was {name}.'],
  '12-17': ['The next of them was {name}.', 'Beyond it lay {name}, to which not one of them had ever intended to come.', 'After that there was {name} to be crossed.', 'There followed {name}.', 'Then, since every road goes by way of something, came {name}.'],
};

/** A second page about a place, where one is too short for what it has. */
export const MORE_TO_SEE: readonly string[] = [
  // Ten words or so: of what the place has one thing must have room, or it is a page about nothing.
  'What else is there {n.at}?^{H} knew it all!', 'Look again! There is more {n.at}.^So much to see!', '“Show me {n.name},” said a cat.^“Nice,” said the cat.',
  'Run once round {n.name}!^Puff, puff!', 'Peep round the corner! Still {n.name}!^What a place!', 'Hush! Let us look at {n.name}.^Well, well!',
  'Do you know all about {n.name}?^Now you do!', 'Up on a wall, to see {n.name}!^Then down. Hop!', 'Stand on one leg {n.at}. Can you?^Now the other!',
  '{H} has not seen all of {n.name}.^Ooh, look!', '“Come and see,” said {H}. “There is more {n.at}!”^Ooh!',
];

/** `{n.name}` is whichever of them it is; what it has stands where the `^` is. */
export const THROUGH_A_PLACE: Readonly<Record<AgeRange, readonly string[]>> = {
  '3-4': [
    'Then came {n.name}.^On {they} went.', '{They} came to {n.name}.^“Bye-bye!” said {H}.', 'What was that? It was {n.name}!^But on {they} had to go.',
    'Look, here is {n.name}!^{H} waved at it.', 'Next {they} came to {n.name}.^But it was not the end of the road.',
  ],
  '5-8': [
    'The way went right through {n.name}.^{H} would have liked to stay. But there was no time for that now.',
    'There is a song about {n.name}, and it has nine verses.^They were out on the other side before anyone had come to the end of it.',
    '“Are we there?” somebody asked. They were not. They were in the middle of {n.name}.^“Next time we’ll bring a picnic,” said {H}.',
    'Behind the next hill lay {n.name}, and nobody had told {them} about it.^Somebody ought to have, {H} thought.',
    '{They} went through {n.name} on tiptoe, so as not to be in the way.^Nobody minded {them}. Somebody even waved.',
    'On the way there was {n.name}, as big as life.^{H} walked backwards for the last bit, to see it a little longer.',
  ],
  '9-12': [
    'On the map it was no more than two words in small print, and the words were “{n.name}”.^When they looked at the map again, on the far side, the print seemed much too small.',
    'They had not meant to go by way of {n.name}; it was simply in the way.^{H} went the last part of it backwards, so as to have it for a little longer.',
    'Somebody had an uncle who had once been to {n.name}, and who had never stopped talking about it.^{H} made up {his} mind to write to the uncle, and to say that he was quite right.',
    'Nobody hurries through {n.name}, they were told, and they said that they were sorry, but they would have to.^It went by much too quickly, like a pudding at somebody else’s table.',
    'There are places which you only pass through, and are annoyed about for years, and {n.name} was one of those.^{H} promised it, under {his} breath, that {he} would be back.',
    'The next thing on the road was {n.name}, and it took up a good deal of it.^Nobody there had seen what they were looking for, but three people offered them tea.',
  ],
  '12-17': [
    'Nobody had told them about {n.name}; or rather, everybody had, and no two had told them the same thing.^They were through it in the end, each of them with an account of it that the others disputed.',
    'It was possible to go round {n.name}, and sensible people did.^What they would have missed by going round it was afterwards the one thing upon which they all agreed.',
    'The way lay through {n.name}, for which they had allowed an hour.^It took three, and {H} could never afterwards be brought to regret a minute of them.',
    'Of {n.name} {H} had formed, on the strength of a single postcard, an extremely definite idea.^The postcard, it turned out, must have been of somewhere else.',
    'One does not see {n.name} properly on the first occasion, as several persons hastened to inform them.^{H} replied that there was going to be another, and was surprised to find that {he} meant it.',
  ],
};
