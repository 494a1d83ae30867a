// The shortest way to say it, for the youngest: a power at work, and two people together.

export const SMALL_DEEDS: Readonly<Record<string, string>> = {
  'Flying': 'Up, up flew {H}! {H} could see it all.',
  'Turning Invisible': 'Pop! Where was {H}? Nobody could see {him} go by.',
  'Talking to Animals': '{H} asked a mouse to help. “Yes,” said the mouse.',
  'Healing with a Touch': '{H} gave a soft, warm pat. All better!',
  'Growing Plants': '{H} put a seed down. It grew and grew and grew!',
  'Bringing Paper to Life': '{H} made a paper bird. The bird flew off to help.',
  'Breathing Underwater': '{H} took a big breath. Blub, blub! Under {he} went, and out.',
  'Making Light': '{H} made a little light. It grew and grew.',
  'Shaping Water': '{H} spoke to the water. The water did as it was told.',
  'Calling Warm Fire': '{H} made a little fire. It was warm and kind.',
  'Calling the Wind': '{H} blew. Whoosh! The wind came to help.',
  'Making Snow and Ice': '{H} made a path of ice. Slide, slide!',
  'Stopping Time for a Moment': '“Stop!” said {H}. And all the clocks stopped.',
  'Changing Shape': 'Pop! {H} was a mouse. Pop! {H} was {H}.',
  'Growing and Shrinking': '{H} grew. {H} grew as big as a house!',
  'Moving Things by Thought': '{H} thought very hard. Up it went, all by itself!',
  'Walking Through Walls': '{H} walked right in. Right in, and out again!',
  'Finding Lost Things': '{H} shut {his} eyes. “There!” said {H}. And there it was.',
  'Sensing Feelings': '{H} could feel it. “You are sad,” {he} said. “Come here.”',
  'Singing Dreams': '{H} sang a soft song. Hush, hush, hush.',
};

/** What a power looks like on an ordinary day, in words for a lap; told before it is needed. */
export const SMALL_SHOWS: Readonly<Record<string, readonly string[]>> = {
  'Flying': ['{x} could fly. Up, up, up!', '{x} flew up for the jam.'],
  'Turning Invisible': ['Pop! And you could not see {x}.', '{x} could be there, and not be seen.'],
  'Talking to Animals': ['{x} could talk to the ducks. Quack, quack!', 'The mice told {x} everything.'],
  'Healing with a Touch': ['{x} could pat a bump away. Any bump!', 'One pat from {x}, and no more “ow”.'],
  'Growing Plants': ['{x} could make beans grow. Pop, pop!', '{x} laughed, and up came a daisy.'],
  'Bringing Paper to Life': ['{x} made a paper frog hop. Hop!', '{x} could wake up a paper bird.'],
  'Breathing Underwater': ['{x} could breathe in the bath. Blub!', '{x} could sit in the pond all day.'],
  'Making Light': ['{x} could make a little light. Ping!', '{x} shone in the dark, like a lamp.'],
  'Shaping Water': ['{x} could make the water go up. Whoosh!', '{x} made a cat out of water.'],
  'Calling Warm Fire': ['{x} could make a tiny, warm fire. Puff!', '{x} warmed the milk with one puff.'],
  'Calling the Wind': ['{x} blew, and the wind came. Whoosh!', '{x} could call the wind, like a dog.'],
  'Making Snow and Ice': ['{x} could make it snow. One flake, two!', '{x} blew on the pond. Now it was ice!'],
  'Stopping Time for a Moment': ['{x} could stop the clock. For one blink!', '“Stop!” said {x}. And the clock stopped.'],
  'Changing Shape': ['Pop! {x} could be a teapot.', '{x} could be a hat. Pop!'],
  'Growing and Shrinking': ['{x} could grow as tall as a tree.', '{x} could get so small! Like a pea.'],
  'Moving Things by Thought': ['{x} thought, and up went the spoon!', 'One think from {x}, and the bun flew.'],
  'Walking Through Walls': ['Doors? {x} did not need doors!', '{x} could walk right in by the wall.'],
  'Finding Lost Things': ['{x} could find any sock. Any sock at all!', '{x} shut one eye, and found the key.'],
  'Sensing Feelings': ['{x} could feel it when you were sad.', '{x} always knew who needed a hug.'],
  'Singing Dreams': ['{x} could sing you a dream. La, la!', '{x} sang, and the baby dreamed of cake.'],
};

interface SmallBond {
  types: RegExp;
  show: readonly string[];
  mend: readonly string[];
}

const SMALL_BONDS: readonly SmallBond[] = [
  { types: /friend|ally|partner/iu, show: ['{F} was a good friend.', '{H} and {F} were best friends.'], mend: ['Friends again!', 'Best friends. That was that.'] },
  { types: /sibling|twin/iu, show: ['{F} was {H’s} own {F.brother}.', '{H} and {F} had one room and two beds.'], mend: ['{F} was the best {F.brother} of all.', 'One room, two beds, one big hug.'] },
  { types: /cousin|family/iu, show: ['{F} and {H} were family.', '{F} came to stay each summer.'], mend: ['Family is family.', 'They shared one big bed. Head to toe!'] },
  { types: /parent|child/iu, show: ['{F} and {H} were family.', 'Each night they had a kiss and a song.'], mend: ['There was a kiss and a song.', 'They held hands. They did not let go.'] },
  { types: /mentor|teacher|master|student|apprentice|servant/iu, show: ['One of them knew a lot. One of them asked a lot.', '{H} and {F} had lessons in the sun.'], mend: ['“You taught me that,” said one. “You taught me!”', 'They both learned it. That was good.'] },
  { types: /guardian|protector/iu, show: ['{H} and {F} kept each other safe.', 'Where one went, the other went, too.'], mend: ['They kept each other safe. They did!', '“I keep you safe.” “I keep you safe, too.”'] },
  { types: /rival/iu, show: ['{F} ran fast. {H} ran faster. Or did {F}?', '“I win!” said {F}. “No, I do!” said {H}.'], mend: ['“You win,” said {H}. “No, you,” said {F}.', 'They ran home. They both won!'] },
  { types: /enemy|nemesis/iu, show: ['{H} and {F} did not get on. Not one bit.', '{F} stuck out a tongue. So did {H}.'], mend: ['“You are not so bad,” said {F}. “You, too!”', '{F} gave a little wave. {H} waved back.'] },
];

export function smallBond(type: string | undefined): SmallBond {
  return SMALL_BONDS.find(({ types }) => types.test(type ?? '')) ?? (SMALL_BONDS[0] as SmallBond);
}
