// The shortest way to say it, for the youngest: a power at work, and two people together.

/** By power and trial, in words for a lap: what helps is what is done, and not that somebody can do it. */
export const SMALL_DEEDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Flying: { gap: '{H} flew over, and let down a plank.', flood: '{H} flew up with a rope. “All hold on!”', maze: '{H} flew up. From up there {he} could see the way!' },
  'Turning Invisible': { creature: 'Pop! No {H}! But {he} gave the beast a kiss.', crowd: 'Pop! No {H}! Then, bang, bang, on a pot!', lock: '{H} knocked. Then, pop! “Nobody?” said the door. In {he} slipped!' },
  'Talking to Animals': { creature: '{H} asked the beast, “Where does it hurt?”', maze: '{H} asked a mouse the way. It knew!', dark: '{H} asked a bat. “This way,” it said.', flood: '{H} called the ducks. Here came a hundred ducks!' },
  'Healing with a Touch': { creature: '{H} gave its sore foot a pat. All better!', stuck: '{H} patted a root. It grew, and up went the stone!', crowd: '{H} gave the loudest a pat. “Oh,” said the loudest.' },
  'Growing Plants': { gap: '{H} put down a seed. Up came a bean, right across!', stuck: '{H} put down a seed. It grew under the stone. Heave!', storm: '{H} put down a seed. Up came a big, green wall!' },
  'Bringing Paper to Life': { gap: '{H} made a paper bird. It took the rope across!', lock: '{H} made a paper mouse. It ran in under the door.', maze: '{H} made a paper dog. Sniff, sniff! It knew the way.' },
  'Breathing Underwater': { flood: '{H} went down, blub, blub. There was the hole! In went a sock.', stuck: '{H} went down a wet hole, and pushed from below!', lock: '{H} went in by the drain, blub, blub, to the bolt.' },
  'Making Light': { dark: '{H} made a little light. It grew and grew.', creature: '{H} made a soft light. The beast liked it. Ahh!', maze: '{H} sent a little light ahead. It ran the right way!' },
  'Shaping Water': { flood: '“Stand up!” said {H}. And the water stood up, like a wall.', storm: '{H} made a big drop. It hung there like a roof!', gap: '{H} made a bridge of water. It held!' },
  'Calling Warm Fire': { dark: '{H} made a tiny fire. It shone, round and warm.', storm: '{H} made a little fire. They all ran to it.', creature: '{H} made a little fire. The beast was just cold!' },
  'Calling the Wind': { storm: '{H} called a wind of {his} own. It blew the storm back!', gap: '{H} called the wind. Hop! It held them up.', maze: '{H} called a breeze. The wind knows the way out!' },
  'Making Snow and Ice': { flood: '{H} blew on the water. Now it was ice!', gap: '{H} blew, and blew. A bridge of ice!', stuck: '{H} blew on the ground. Slide, stone, slide!' },
  'Stopping Time for a Moment': { stuck: '“Stop!” said {H}. All was as light as a feather. Lift!', storm: '“Stop!” said {H}. The rain stood still in the air.', crowd: '“Stop!” said {H}. All the mouths stood open.', gap: '“Stop!” said {H}. The last plank hung in the air. Hop!' },
  'Changing Shape': { creature: 'Pop! {H} was a little beast. “Mum?” said the big one.', lock: 'Pop! {H} was a mouse, and went in under the door.', gap: 'Pop! {H} was a long, long goose, right across.' },
  'Growing and Shrinking': { stuck: '{H} grew, and grew, and gave the stone a push.', lock: '{H} got so small! In {he} went by the keyhole.', gap: '{H} grew so long! “Walk over me!” {he} said.' },
  'Moving Things by Thought': { stuck: '{H} thought very hard. A little stone slid out!', lock: '{H} thought at the lock. It went round, all by itself!', gap: '{H} thought a rope over. It tied its own knot!' },
  'Walking Through Walls': { lock: '{H} walked in by the wall, and let them in.', maze: '“Hold on!” said {H}. Right in by the walls they went!', stuck: '{H} put {his} hand right into the stone. Tug!' },
  'Finding Lost Things': { maze: '{H} shut {his} eyes. “We are lost,” {he} said. “There!”', dark: '{H} shut {his} eyes. “The way is there,” {he} said.', lock: '{H} shut {his} eyes. There was the key!' },
  'Sensing Feelings': { creature: '{H} could feel it. “You are scared,” {he} said. “Come here.”', crowd: '{H} could feel it. “You are all just tired,” {he} said.', dark: '{H} could feel it. The dark was lonely. “Hello, dark.”' },
  'Singing Dreams': { creature: '{H} sang a soft song. The beast had to yawn.', crowd: '{H} sang a soft song. They all had to hush, to hear.', storm: '{H} sang a soft song. The wind had to yawn.' },
};

/** What a power looks like on an ordinary day, in words for a lap; told before it is needed. */
export const SMALL_SHOWS: Readonly<Record<string, readonly string[]>> = {
  'Flying': ['{x} could fly. Up, up, up!', '{x} flew up for the jam.'],
  'Turning Invisible': ['Pop! And you could not see {x}.', '{x} could be there, and not be seen.'],
  'Talking to Animals': ['{x} could talk to the ducks. Quack, quack!', 'The mice told {x} everything.'],
  'Healing with a Touch': ['{x} could pat a bump away. Any bump!', 'One pat from {x}, and no more “ow”.'],
  'Growing Plants': ['{x} could make beans grow. Pop, pop!', '{x} laughed, and up came a daisy.'],
  'Bringing Paper to Life': ['{x} made a paper frog hop. Hop!', '{x} could wake up a paper bird.'],
  'Breathing Underwater': ['{x} could breathe in the bath. Blub!', '{x} could sit under water all day. Blub!'],
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
  'Finding Lost Things': ['{x} could find any sock. Any sock at all!', '{x} shut one eye, and found the spoon.'],
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
  { types: /parent|child/iu, show: ['{F} and {H} were family.', 'Each night they had a kiss and a song.'], mend: ['They sang the good night song, and it was day!', 'They held hands. They did not let go.'] },
  { types: /mentor|teacher|master|student|apprentice|servant/iu, show: ['One of them knew a lot. One of them asked a lot.', '{H} and {F} had lessons in the sun.'], mend: ['“You taught me that,” said one. “You taught me!”', '“I got that from you,” said {H}. “And I from you!”'] },
  { types: /guardian|protector/iu, show: ['{H} and {F} kept each other safe.', 'Where one went, the other went, too.'], mend: ['They kept each other safe. They did!', '“I keep you safe.” “I keep you safe, too.”'] },
  { types: /rival/iu, show: ['{F} ran fast. {H} ran faster. Or did {F}?', '“I win!” said {F}. “No, I do!” said {H}.'], mend: ['“You win,” said {H}. “No, you,” said {F}.', 'They ran home. They both won!'] },
  { types: /enemy|nemesis/iu, show: ['{H} and {F} did not get on. Not one bit.', '{F} stuck out a tongue. So did {H}.'], mend: ['“You are not so bad,” said {F}. “You, too!”', '{F} gave a little wave. {H} waved back.'] },
];

export function smallBond(type: string | undefined): SmallBond {
  return SMALL_BONDS.find(({ types }) => types.test(type ?? '')) ?? (SMALL_BONDS[0] as SmallBond);
}
