// What each power looks like on an ordinary day, where it stops, and what it does against a given trial.
import { MORE_SHOWS } from './power-ways.ts';

export interface Power {
  words: RegExp;
  name: string;
  /** Sentences: a small everyday use. */
  show: readonly string[];
  /** Sentence: its limit, so that it is not the answer to everything. */
  limit: string;
  /** By trial: the sentence in which it helps. */
  deeds: Readonly<Record<string, string>>;
}

const BOOK: readonly Power[] = [
  {
    words: /\bfl(?:y|ying|ight)|wings|levitat/iu, name: 'Flying',
    show: ['{x} could fly, though only as high as a gatepost.', '{x} flew up to the top shelf for the jam.'],
    limit: 'It only worked while {x.he} did not think about falling.',
    deeds: {
      gap: '{x} took the end of a rope, looked across and not down, and flew; and on the far side {x.he} made it fast.',
      flood: '{x} took the end of a line, rose straight up off the water with it, and pulled them out, one by one, as one pulls corks.',
      maze: '{x} flew up, one gatepost high, and from there the whole tangle lay open like a drawing.',
    },
  },
  {
    words: /invisib|camouflag/iu, name: 'Turning Invisible',
    show: ['{x} could turn invisible, all but the shadow.', 'When it was time for bed, {x} was sometimes simply not to be seen.'],
    limit: 'The shadow always stayed, and so did the hiccups.',
    deeds: {
      creature: '{x} vanished, walked right up under that great chin where no one else could have gone, and whispered a kind word into the ear.',
      crowd: '{x} vanished, went unseen through all the elbows, and banged a bin lid behind them; and they all turned round, and there was nobody there to shout at.',
      lock: '{x} knocked, and vanished; the door opened by a crack, to see who was there, and {x} was through the crack.',
    },
  },
  {
    words: /animal|beast/iu, name: 'Talking to Animals',
    show: ['{x} could talk to animals, and knew what the ducks said about the bread.', 'Each morning a sparrow told {x} the news.'],
    limit: 'Animals only answer polite questions, and never quickly.',
    deeds: {
      creature: '{x} spoke to it in its own low speech, and asked where it hurt, and pulled out what it had trodden on.',
      maze: '{x} asked a mouse the way, politely, and the mouse, who had never been asked anything, showed them.',
      dark: '{x} called softly to the bats, and the bats, squeaking, told them what was in the way and what was not.',
      flood: '{x} called, and up came the otters, shoulder to shoulder, a whole raft of them to stand on.',
    },
  },
  {
    words: /heal|cure/iu, name: 'Healing with a Touch',
    show: ['{x} could heal with a touch, and there was always a queue of birds.', 'One touch from {x} and a grazed knee was only a knee.'],
    limit: 'Each healing left {x.him} as tired as a long walk.',
    deeds: {
      creature: '{x} saw that it stood on three feet only, and laid one {x.hand} on the fourth; and the heat went out of it, and the roaring stopped.',
      stuck: '{x} laid a {x.hand} on a broken root beneath it, and the root knitted itself whole, and lifted as it grew.',
      crowd: '{x} went to the one who shouted loudest and laid one {x.hand} on that hot forehead, and the shouting went out like a match.',
    },
  },
  {
    words: /plant|grow(?:ing)? (?:plants|flowers)|nature|garden/iu, name: 'Growing Plants',
    show: ['{x} could make things grow, and had to be careful around salad.', 'Wherever {x} sat for long, daisies came up.'],
    limit: 'It needed a seed, and a little patience, and something like earth.',
    deeds: {
      gap: '{x} pressed a seed into the edge, and hummed, and a green stem went out across the drop, thick as a bridge.',
      stuck: '{x} coaxed one thin root under the weight, and the root swelled, and the whole thing tipped.',
      storm: '{x} called up ivy, and it laced itself across, from one side to the other, until the wind had to go round.',
    },
  },
  {
    words: /paper|book|drawing/iu, name: 'Bringing Paper to Life',
    show: ['{x} could bring paper to life, and kept a small flock of shopping lists.', 'A paper bird followed {x} about and fetched things.'],
    limit: 'Paper does not like rain, and it gets ideas.',
    deeds: {
      gap: '{x} folded a sheet of paper into a bird, a large one, and it took the end of a line in its beak and carried it across.',
      lock: '{x} folded a scrap of paper as thin as a thought, and it walked in under the door and turned the latch.',
      maze: '{x} breathed on a scrap of paper, and it stood up, shook out its creases, and led the way.',
    },
  },
  {
    words: /underwater|swim|breath/iu, name: 'Breathing Underwater',
    show: ['{x} could breathe underwater, and did {x.his} best thinking at the bottom of the bath.', '{x} knew all the fish under the bridge, and could stay down there as long as they did.'],
    limit: 'After a dive {x.he} had a bubbly voice for an hour.',
    deeds: {
      flood: '{x} went down to the bottom, where none of the others could have looked about, and came up again, and told them step by step where it was shallow.',
      stuck: '{x} went in underneath, where the water stood and no one else could breathe, and came up below it, and pushed.',
      lock: '{x} found the old drain that ran under the door, full to the brim, and went in at the one end, and came out at the other, and drew the bolt.',
    },
  },
  {
    words: /light|glow|sun|shine|illusion/iu, name: 'Making Light',
    show: ['{x} could make light, about as much as a jar of fireflies.', 'When the lamps failed, {x} read to everybody by {x.his} own light.'],
    limit: 'When {x.he} was frightened, the light went as dim as a coal.',
    deeds: {
      dark: '{x} stopped trying to be brave about it, held out one {x.hand}, and let the light come, small at first and then not small.',
      creature: '{x} made a light, soft as milk, and the great thing blinked, and was no longer afraid of what it could not see.',
      maze: '{x} sent a light running along the walls, and every way but one came back with an ending.',
    },
  },
  {
    words: /water/iu, name: 'Shaping Water',
    show: ['{x} could shape water, and drank from a cup made of nothing else.', 'On hot days {x} made the rain fall in the shape of cats.'],
    limit: 'Big water has ideas of its own.',
    deeds: {
      flood: '{x} put both {x.hand}s into the flood and spoke to it, and it stood up like a wall and let them by.',
      storm: '{x} gathered the rain into one great drop over their heads, and it hung there, trembling, like a roof.',
      gap: '{x} lifted the water from all of their bottles into an arch, and for nine heartbeats it held like glass.',
    },
  },
  {
    words: /fire|flame|heat|warm/iu, name: 'Calling Warm Fire',
    show: ['{x} could call a warm little fire, and made excellent toast.', 'In winter everyone wanted to sit next to {x}, who could call a small warm fire.'],
    limit: 'The flame was no bigger than a loaf, and it hated being hurried.',
    deeds: {
      dark: '{x} cupped both {x.hand}s and called the fire, and it came like a kitten and sat there, bright.',
      storm: '{x} called the warm fire and kept it going, wind or no wind, till everyone had found their way to it.',
      creature: '{x} made a small warm fire and moved away from it, and the creature crept up, shivering, and lay down.',
    },
  },
  {
    words: /wind|air|storm|weather/iu, name: 'Calling the Wind',
    show: ['{x} could call the wind, mostly for drying socks.', 'Kites liked {x}, and so did sailors, for the wind came when {x.he} called.'],
    limit: 'A wind once called is not so easily sent home.',
    deeds: {
      storm: '{x} whistled, and called one wind to fight another, and in between them there was a lane of still air.',
      gap: '{x} called a wind from below, and it held them as they jumped, the way a hand holds an egg.',
      maze: '{x} called a breeze and followed where it went, because wind always knows the way out.',
    },
  },
  {
    words: /snow|ice|frost|freez/iu, name: 'Making Snow and Ice',
    show: ['{x} could make snow, enough for one good snowball in July.', '{x} froze puddles in pretty patterns on the way home.'],
    limit: 'The ice melted the moment {x.he} lost {x.his} temper.',
    deeds: {
      flood: '{x} knelt down where the water came in, and touched it, and it froze there, like a cork in a bottle.',
      gap: '{x} breathed out, slow and long, and a bridge of ice grew over the drop, blue at the edges.',
      stuck: '{x} froze the ground in front of it as smooth as a plate, and one push sent it sliding.',
    },
  },
  {
    words: /time/iu, name: 'Stopping Time for a Moment',
    show: ['{x} could stop time, for about as long as a sneeze.', '{x} had never yet dropped a plate all the way; {x.he} stopped time, and caught it.'],
    limit: 'A moment was all {x.he} ever got, and then a headache.',
    deeds: {
      stuck: '{x} stopped time, and in that one still moment, when nothing weighed anything, they pulled.',
      storm: '{x} stopped time; the lightning hung there like a white tree, and nothing blew; and they were under it and past before it went on.',
      crowd: '{x} stopped time for one moment, and when it went on, everybody had lost the thread of their shouting.',
      gap: '{x} stopped time while the last piece of the way was still in the air, and stepped on it, and over, and reached back for the others.',
    },
  },
  {
    words: /shape|transform|morph/iu, name: 'Changing Shape',
    show: ['{x} could change shape, though the ears were never quite right.', 'Some days {x} came down to breakfast as a teapot.'],
    limit: '{x.he} could only become what {x.he} had looked at kindly.',
    deeds: {
      creature: '{x} changed into one of its own kind, wrong ears and all, and sat down beside it.',
      lock: '{x} changed into a mouse, went in under the door, and changed back to reach the bolt.',
      gap: '{x} changed into a long, long goose-necked thing that reached from one side to the other.',
    },
  },
  {
    words: /shrink|grow|size|strength|strong|stretch/iu, name: 'Growing and Shrinking',
    show: ['{x} could grow and shrink, and shared one coat with both sizes.', 'At hide-and-seek {x} had once shrunk, and won from inside a thimble.'],
    limit: 'Too much of it in one day gave {x.him} the giggles.',
    deeds: {
      stuck: '{x} grew, until there was hardly any room for the others, and put one shoulder under it, and stood up.',
      lock: '{x} shrank, and shrank again, and walked in under the door, and grew again to reach the bolt.',
      gap: '{x} grew until {x.he} reached from one side to the other, and they went across as over a bridge.',
    },
  },
  {
    words: /thought|telekine|mind|psychic/iu, name: 'Moving Things by Thought',
    show: ['{x} could move things by thought, if they were no bigger than a boot.', 'Spoons followed {x} about the kitchen, if {x.he} so much as thought of them.'],
    limit: 'One thing at a time; if {x.he} thought of two, both fell.',
    deeds: {
      stuck: '{x} thought of one small stone, only one, the right one, and it slid out, and the rest came away like a curtain.',
      lock: '{x} shut {x.his} eyes and thought about the inside of the lock, pin by pin by pin.',
      gap: '{x} thought a rope over, foot by foot, and thought it into a knot on the other side.',
    },
  },
  {
    words: /wall|teleport|phase|portal/iu, name: 'Walking Through Walls',
    show: ['{x} could walk through walls, but never with a full cup.', 'Doors were, for {x}, mostly a matter of manners.'],
    limit: 'It tickled, and it did not work on anything {x.he} was angry with.',
    deeds: {
      lock: '{x} let go of being cross with the door, walked through it, and opened it from the other side.',
      maze: '{x} stopped looking for the way round, took hold of the others, and walked straight through.',
      stuck: '{x} reached in through solid stone as if it were fog, and drew out the wedge.',
    },
  },
  {
    words: /lost|find|track|luck/iu, name: 'Finding Lost Things',
    show: ['{x} could find lost things; odd socks came to {x.him} like cats.', 'Whoever had mislaid a ring or a glove knocked at {x.his} door.'],
    limit: 'It found things, and never anybody who could walk about.',
    deeds: {
      maze: '{x} stopped looking for the way and felt for the place where they themselves were lost, and turned left.',
      dark: '{x} closed {x.his} eyes, since they were no use, and walked towards the small tug of the thing that was missing.',
      lock: '{x} felt for the lost key as one feels for a missing tooth, and there it was, under the third stone.',
    },
  },
  {
    words: /feeling|empath|telepath|emotion|heart/iu, name: 'Sensing Feelings',
    show: ['{x} could sense feelings; a sad room was like a cold one.', '{x} could always feel which of the dogs was only pretending to be cross.'],
    limit: 'It was hard, sometimes, to tell which feelings were {x.his} own.',
    deeds: {
      creature: '{x} felt past the roaring to what was under it, and what was under it was fear; so {x.he} sat down, and put both {x.hand}s where it could see them.',
      crowd: '{x} felt it through all the noise: not one of them was angry; every one of them was tired. “Do sit down,” {x} said, and they sat down.',
      dark: '{x} felt about in the dark, not for walls but for feelings; and on one side it was warmer, as if people had come out there, time after time, and been glad.',
    },
  },
  {
    words: /sing|song|music|dream|sound|voice/iu, name: 'Singing Dreams',
    show: ['{x} could sing dreams, and babies for three streets slept well.', 'What {x} sang at bedtime, the others saw with their eyes shut.'],
    limit: 'The song had to be true, or it only made people yawn.',
    deeds: {
      creature: '{x} sang, and the great head sank lower and lower, and it dreamed of its own warm den.',
      crowd: '{x} sang, and one by one they stopped shouting in order to hear.',
      storm: '{x} sang into the wind until the wind, which had been up all night, began to nod.',
    },
  },
];

export const POWERS: readonly Power[] = BOOK.map((power) => ({ ...power, show: [...power.show, ...(MORE_SHOWS[power.name] ?? [])] }));

/** The trials against which almost any odd power could be turned, for powers we do not know. */
export function powerOf(words: string | undefined): Power | undefined {
  const text = words?.trim();
  if (!text || /^(?:none|no power|nothing|n\/a)$/iu.test(text)) return undefined;
  const exact = POWERS.find(({ name }) => name.toLowerCase() === text.toLowerCase());
  return exact ?? POWERS.find((power) => power.words.test(text)) ?? unknownPower(text);
}

function unknownPower(text: string): Power {
  const name = text.replace(/[[\]{}|]/gu, '').replace(/\s+/gu, ' ').toLowerCase().slice(0, 60);
  return {
    words: /^$/u,
    name: text,
    show: [`{x} had a gift that nobody else had: ${name}.`, `It was well known what {x} could do: ${name}.`],
    limit: 'It did not come when it was called in a hurry.',
    deeds: {
      dark: `{x} remembered the old gift, ${name}, and used it as never before.`,
      lock: `{x} breathed out and used the old gift, ${name}, and something clicked.`,
      creature: `{x} used the gift slowly and kindly: ${name}. The creature stared.`,
      stuck: `{x} used the old gift, ${name}, with all {x.his} heart.`,
    },
  };
}
