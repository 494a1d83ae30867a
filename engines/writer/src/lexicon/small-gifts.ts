// What a small gift does in each trial it is good for, in words for the youngest; and what any wished-for thing does.

export const SMALL_GIFT_DEEDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'ball of red wool': { maze: '{H} let the red wool run out behind {him}.', gap: '{H} threw the wool. Over it went! Now it was a red bridge.', creature: '{H} rolled the wool. The beast patted it. Pat!' },
  'tin whistle': { crowd: '{H} blew the whistle. Peeeep! All hands went up to all ears.', maze: '{H} blew the whistle. Which way said “peep” back?', storm: '{H} blew the whistle. “This way!” it said.' },
  'bag of salt': { creature: '{H} held out some salt. Lick, lick, lick!', gap: '{H} threw the salt. And there was a bridge, all made of glass!', maze: '{H} made a white line of salt.' },
  'broken umbrella': { storm: '{H} put up the umbrella. “Ha, ha!” went the wind. It had to laugh!', stuck: '{H} pushed the umbrella under the stone. Heave!', flood: '{H} turned the umbrella over. Now it was a boat!' },
  'small brass bell': { dark: '{H} rang the bell. Ding! It told them, “This way!”', crowd: '{H} rang the bell. Ding! They all looked.', creature: '{H} rang the bell. The beast liked that!' },
  'pot of honey': { creature: '{H} put down the honey. Lick, lick, yum!', lock: '{H} put honey in the lock. Drip, drip, click!', crowd: '{H} gave each one a lick of honey.' },
  'pocket mirror': { dark: '{H} held up the mirror. It caught a bit of light.', creature: '{H} held up the mirror. Now the beast had a friend!', lock: '{H} held up the mirror. There, high up, was the key!' },
  'coil of washing line': { gap: '{H} threw the washing line. It caught, over there!', flood: '{H} tied the line to a post. They all held on!', stuck: '{H} put the line round the stone. Pull!' },
  'stub of blue chalk': { maze: '{H} made a blue chalk mark. Not this way!', lock: '{H} rubbed chalk on the door. “Turn me,” it said. Click!', dark: '{H} made a line with the chalk. It glowed!' },
  'paper fan': { dark: '{H} waved the paper fan. The dark blew off!', storm: '{H} waved the paper fan at the wind. The wind turned round!', creature: '{H} waved the paper fan. Oh, the beast felt nice and cool.' },
  'wooden spoon': { stuck: '{H} dug with the spoon. Dig, dig, dig!', crowd: '{H} hit a pot with the spoon. Bong, bong!', flood: '{H} rowed with the spoon. Row, row, row!' },
  'left-hand glove': { lock: 'The door had a hand on it. The glove fitted!', creature: '{H} held out the glove. The beast sniffed it. “Mum!”', stuck: '{H} put on the glove, and pulled. Out came the stone!' },
};

/** Of a thing that was asked for as one “that hums”: that is how it helps. */
const HUMMED_DEEDS: Readonly<Record<string, string>> = {
  lock: '{the-tool} hummed. The lock hummed, too. Hm, hm, click!', creature: '{the-tool} hummed. The beast had to yawn.', crowd: '{the-tool} hummed. They all hushed, to hear it.',
  dark: '{the-tool} hummed. They all went after the hum.', gap: '{H} put down {the-tool}. It hummed, and grew, right across!', storm: '{the-tool} hummed. The wind had to stop, to hear.',
  flood: '{the-tool} hummed, low and lower. The water went low, too!', maze: '{the-tool} hummed. At one way it hummed so loud! That way!', stuck: '{the-tool} hummed. The stone shook, and shook, and hopped!',
};

const HUMS = /\b(?:hums?|hummed|humming|sings?|sang|singing)\b/iu;

/** @param asked in the words of whoever asked: “a purple umbrella that hums” */
export const hummedDeed = (crisis: string, asked: string): string | undefined => (HUMS.test(asked) ? HUMMED_DEEDS[crisis] : undefined);

export const SMALL_OBJECT_DEEDS: Readonly<Record<string, string>> = {
  lock: '{H} held {the-tool} up to the lock. Click, said the lock!', creature: '{H} held up {the-tool}. The beast sat down to look.', crowd: '{H} held up {the-tool}. They all went “Ooh!”',
  dark: '{H} held up {the-tool}. Oh, what a glow!', gap: '{H} put down {the-tool}. And there was a way over!', storm: '{H} held up {the-tool}. The wind had to stop and look.',
  flood: '{H} put in {the-tool}. Round and round went the water!', maze: '{H} spun {the-tool} round and round. Stop! That way!', stuck: '{H} put {the-tool} under the stone. Up it went!',
};
