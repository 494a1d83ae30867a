// What somebody whom a family wished for does in each of the nine trials; fits a duck, a digger and a grandmother alike.

interface Deed {
  /** For the lap: eight words a sentence at most. */
  small: string;
  young: string;
  old: string;
}

const DEEDS: Readonly<Record<string, Deed>> = {
  dark: {
    small: '{t.the} went first. “This way!” They all held on.',
    young: '{t.the} went first. The others came behind, and each held on to the one in front.',
    old: '{t.the} went first into the dark, unhurried, as one goes about one’s own kitchen, and the rest came after, each with a hand on the one in front.',
  },
  gap: {
    small: '{t.the} got over, all alone. Then down came a plank!',
    young: 'Nobody saw how, but {t.the} got across with the end of a line, and made it fast on the other side.',
    old: 'Nobody ever found out how {t.the} got over; but there on the far side {t.was} {t.the}, with the end of a line, and the line held.',
  },
  storm: {
    small: '{t.the} knew a way round the wind. “This way!”',
    young: '{t.the} knew one small place that the wind went round. One by one they all crept in.',
    old: '{t.the} had seen, as nobody else had, that there was one place which the wind went round, not much larger than a cupboard, and led them into it one by one.',
  },
  creature: {
    small: '{t.the} looked the beast in the eye. It blinked!',
    young: '{t.the} went right up to the beast and looked it in the eye. Nobody had ever done that before. It was so surprised that it forgot to roar.',
    old: '{t.the} went straight up to the great beast and looked it in the eye. In all its life nobody had ever done that, and it was so taken aback that it forgot what it had been about to do.',
  },
  lock: {
    small: '{t.the} looked up, where nobody had looked. A key! Click!',
    young: 'High up there was a gap. {t.the} got in by it, and pulled back the bolt from inside.',
    old: 'High up under the lintel there was a gap which none of them could have reached. {t.the} got in by it, and after a long minute they heard the bolt being drawn on the inside.',
  },
  flood: {
    small: '{t.the} stood as still as a post. They all held on!',
    young: '{t.the} reached down, right down, to where the water could not get out, and pulled.',
    old: '{t.the} went ahead into the cold water and tried the bottom, one step after another; and where {t.the} could stand the rest of them could stand as well.',
  },
  maze: {
    small: '{t.the} had dropped a crumb on each wrong way. One way had no crumb!',
    young: '{t.the} had been dropping crumbs since the morning. There they lay! So they knew which way *not* to go.',
    old: '{t.the} had been scattering crumbs since morning, out of sheer untidiness; and there they lay, on every path that they had already tried, and on one path there were none.',
  },
  stuck: {
    small: '{t.the} got in behind it. Push, push, push!',
    young: 'There was one small place behind the stone. {t.the} got into it and pushed from there. The others pushed from here.',
    old: 'There was just one place from which the thing could be got at, and it took {t.the} to get into it; and then, while the rest of them pulled, {t.the} pushed.',
  },
  crowd: {
    small: '{t.the} stood in the middle. “Hush!” They all looked.',
    young: '{t.the} went into the very middle of it, and sat down there. It is hard to shout at somebody who only sits. First one of them stopped, and then the next.',
    old: '{t.the} went into the very middle of it, all alone, and did nothing whatever, and went on doing it, until first one and then another stopped shouting in order to see what was going to happen.',
  },
};

/** On a lap, where somebody was asked for “who sings”: that is how they help. */
const SUNG_DEEDS: Readonly<Record<string, string>> = {
  dark: '{t.the} went first, and sang. They all went after the song.',
  gap: '{t.the} got over, and sang to them. So nobody looked down!',
  storm: '{t.the} sang to the wind. It had to stop, to hear.',
  creature: '{t.the} sang to the beast. It had to yawn.',
  lock: '{t.the} sang to the door. “Again,” it said. Click!',
  flood: '{t.the} sang: “Up, down, up, down, now!” So they knew when.',
  maze: '{t.the} sang. From one way the song came back. That way!',
  stuck: '{t.the} sang: “Heave, ho! Heave, ho!” They all pushed at “ho”.',
  crowd: '{t.the} sang. It was so odd that they all hushed.',
};

/** The same of somebody “who dances”. */
const DANCED_DEEDS: Readonly<Record<string, string>> = {
  dark: '{t.the} danced in front. Tip, tap! They went after the tap.',
  gap: '{t.the} danced along the edge. There it was thin. Hop!',
  storm: '{t.the} danced round and round. The wind got giddy!',
  creature: '{t.the} danced for the beast. It sat down to look.',
  lock: '{t.the} danced on the mat. “More!” said the door. Click!',
  flood: '{t.the} danced up and down. Splish, splash! Out it went.',
  maze: '{t.the} danced on: left, right, left. They danced behind!',
  stuck: '{t.the} danced on the stone. It rocked, and it rolled!',
  crowd: '{t.the} danced. So they all danced, and nobody shouted.',
};

/** And of somebody “who cooks soup”. */
const COOKED_DEEDS: Readonly<Record<string, string>> = {
  dark: '{t.the} made soup. They all went after the smell.',
  gap: '{t.the} got over, and made soup. So they all hopped!',
  storm: '{t.the} made hot soup. The wind stopped, to have some.',
  creature: '{t.the} made soup for the beast. Slurp! It sat down.',
  lock: '{t.the} made soup. “Come in with that!” said the door.',
  flood: '{t.the} had a big pot. Scoop, scoop, scoop!',
  maze: '{t.the} went on and made soup. Sniff! That way!',
  stuck: '{t.the} put soup under it. So slippery! It slid.',
  crowd: '{t.the} made soup for all. Who can shout and slurp?',
};

const COOKS = /\b(?:cook(?:s|ed|ing)?|soup|bak(?:es?|ed|ing)|bakers?|chef)\b/iu;

const DANCES = /\b(?:danc(?:es?|ed|ing)|dancer|ballerina)\b/iu;

const SINGS = /\b(?:sings?|sang|singing)\b/iu;

/** @param asked in the words of whoever asked: “an old tram driver who sings” */
export const ownDeed = (crisis: string, asked: string): string | undefined =>
  SINGS.test(asked) ? SUNG_DEEDS[crisis] : DANCES.test(asked) ? DANCED_DEEDS[crisis] : COOKS.test(asked) ? COOKED_DEEDS[crisis] : undefined;

interface EngineDeed {
  small: string;
  young: string;
}

/** What a digger, a train or a boat does, that the hero drives: nobody looks a beast in the eye with a lamp. For the two younger ages. */
const ENGINE_DEEDS: Readonly<Record<string, EngineDeed>> = {
  dark: {
    small: '{t.the} had a big lamp. Ping! On it went.',
    young: '{H} felt for the switch and turned on the big lamp of {t.the}. It went through the dark like a knife through butter.',
  },
  gap: {
    small: '{H} tied a rope to {t.the}. It held them all!',
    young: '{H} tied one end of the rope to {t.the}. That was something that would not let go. One by one they went over, hand over hand.',
  },
  storm: {
    small: 'They all got behind {t.the}. No wind there!',
    young: '{H} put {t.the} right across the wind, and they all crept in behind it. The wind had to go round.',
  },
  creature: {
    small: '“Toot!” went {t.the}. The beast sat down. Plop!',
    young: '{H} pulled the horn of {t.the}, once, long and low. The beast had never met anybody with a deeper voice. It sat down to listen.',
  },
  lock: {
    small: '{t.the} gave the door a pull. Crack!',
    young: '{H} tied the door to {t.the}, and climbed in, and pulled the lever. It puffed and it shook, and something in the lock went crack.',
  },
  flood: {
    small: '{t.the} gave the plug a pull. Pop!',
    young: 'They tied a rope to the plug, deep down in the mud. {H} pulled the lever, and {t.the} pulled the rope.',
  },
  maze: {
    small: '{H} got up on {t.the}. From there {he} saw it all!',
    young: '{H} climbed up on top of {t.the}. From there {he} could see over everything, right to the other end. “Left,” {he} called down, “and left, and right!”',
  },
  stuck: {
    small: '{t.the} got in behind it. Push, push, push!',
    young: '{H} tied the rope to the stone and climbed up into {t.the}. It pulled from here, and all the others pushed from there.',
  },
  crowd: {
    small: '“Toot!” went {t.the}. They all stood still.',
    young: '{H} climbed up into {t.the} and leaned on the horn. It was so loud that they all put their hands over their ears, and nobody can do that and shout.',
  },
};

export const engineDeed = (crisis: string, tiny: boolean): string | undefined => ENGINE_DEEDS[crisis]?.[tiny ? 'small' : 'young'];

/** Whoever was lost has dropped no crumbs since the morning, and knows the maze for that very reason. */
const LOST_IN_THE_MAZE: Deed = {
  small: '{t.the} knew it all by now. “Come, come!” said {H}.',
  young: '{t.the} had been in there for so long that there was no wrong turning left to try. So they went wherever {t.the} went, and it was right.',
  old: '{t.the} had been in there a good deal longer than they had, and had tried, one after another, every way that led nowhere; there was just one left, and {t.the} took it without so much as looking round.',
};

export const helperDeed = (crisis: string, telling: keyof Deed, lost = false): string | undefined => (lost && crisis === 'maze' ? LOST_IN_THE_MAZE : DEEDS[crisis])?.[telling];
