/** Parts of which each rig builds a body. */

/** Parts a person may have besides the ordinary ones. */
export interface PersonParts {
  ears: 'round' | 'pointed' | 'cat' | 'fox' | 'bunny' | 'bear' | 'none';
  lower: 'legs' | 'fish' | 'goat' | 'horse' | 'smoke' | 'snake' | 'spider';
  wings?: 'fairy' | 'feather' | 'bat' | 'butterfly';
  hat?: string;
  horns?: 'small' | 'ram' | 'bull' | 'antlers';
  tail?: 'cat' | 'fox' | 'dragon' | 'imp' | 'lion';
  halo?: boolean;
  fangs?: boolean;
  antennae?: boolean;
  /** eyes in a row: 2 for nearly everybody */
  eyes?: 1 | 2 | 3;
  head?: 'human' | 'alien' | 'skull' | 'pumpkin' | 'broad' | 'fish' | 'android' | 'sack';
  skin?: string;
  held?: string;
  beard?: boolean;
  bandages?: boolean;
  glow?: string;
}

export interface BeastParts {
  stance: 'sit' | 'stand';
  head:
    | 'fox'
    | 'cat'
    | 'dog'
    | 'bear'
    | 'mouse'
    | 'squirrel'
    | 'rabbit'
    | 'lion'
    | 'horse'
    | 'deer'
    | 'cow'
    | 'pig'
    | 'elephant'
    | 'monkey'
    | 'hedgehog'
    | 'turtle'
    | 'frog'
    | 'mole'
    | 'anteater';
  ears: 'pointed' | 'cat' | 'round' | 'long' | 'floppy' | 'horse' | 'donkey' | 'tufted' | 'leaf' | 'huge' | 'small' | 'none';
  tail: 'bushy' | 'plume' | 'thin' | 'curl' | 'puff' | 'hair' | 'tuft' | 'stub' | 'ringed' | 'beaver' | 'tipped' | 'scaly' | 'none';
  fur: string;
  cream: string;
  dark: string;
  horns?: 'unicorn' | 'antlers' | 'ram' | 'bull' | 'small' | 'ossicones' | 'rhino';
  mane?: 'lion' | 'hair' | 'brush';
  pattern?:
    | 'stripes'
    | 'spots'
    | 'patches'
    | 'panda'
    | 'raccoon'
    | 'fawn'
    | 'wool'
    | 'spines'
    | 'shell'
    | 'badger'
    | 'zebra'
    | 'giraffe'
    | 'plates'
    | 'bands'
    | 'scales'
    | 'sloth'
    | 'donkey'
    | 'humps';
  wings?: 'feather' | 'bat' | 'butterfly';
  /** a machine in the shape of a beast */
  metal?: boolean;
  topper?: 'mushroom' | 'gear' | 'leaf' | 'flower';
  neck?: number;
  heads?: 1 | 3;
  /** the ear on the viewer's right hangs down */
  oneFloppyEar?: boolean;
  /** ears of their own kind, but longer */
  longEars?: boolean;
  longTail?: boolean;
  beak?: boolean;
  flames?: string;
  /** a middle pair of legs */
  sixLegs?: boolean;
  /** fins instead of feet */
  flippers?: boolean;
}

export interface CreatureParts {
  skin: 'scales' | 'fur' | 'rock' | 'plain' | 'bark' | 'feathers';
  body: string;
  belly: string;
  horn: string;
  wing: string;
  horns?: 'dragon' | 'bull' | 'small' | 'one' | 'ram' | 'none';
  ears?: 'fin' | 'big' | 'round' | 'gills' | 'none';
  wings?: boolean;
  tail?: boolean;
  longTail?: boolean;
  spikes?: boolean;
  snout: 'dragon' | 'flat' | 'bull' | 'jaw' | 'beak' | 'croc' | 'gecko';
  eyes?: 1 | 2 | 3;
  fangs?: boolean;
  armor?: boolean;
  leaves?: boolean;
  held?: string;
}

export interface BirdParts {
  body: string;
  belly: string;
  wing: string;
  beak: string;
  beakShape: 'cone' | 'hook' | 'duck' | 'long' | 'parrot' | 'toucan' | 'bent';
  /** of the body under the head, where it differs */
  torso?: string;
  top?: 'tufts' | 'crest' | 'flames' | 'comb' | 'curl' | 'none';
  faceDisc?: boolean;
  tail?: 'fan' | 'flames' | 'short' | 'long';
  legs: number;
  neck?: number;
  chest?: 'scallops' | 'plain' | 'bib';
  flames?: string;
}

export interface SwimmerParts {
  shape: 'fish' | 'dolphin' | 'whale' | 'octopus' | 'jellyfish' | 'crab' | 'seahorse' | 'shark' | 'seal' | 'starfish';
  body: string;
  belly: string;
  fin: string;
  stripes?: boolean;
}

export interface RobotParts {
  head: 'round' | 'box' | 'dome' | 'orb' | 'tv';
  body: 'dress' | 'barrel' | 'box' | 'drone' | 'orb' | 'sleek' | 'car' | 'spring' | 'desk';
  shell: string;
  accent: string;
  glow: string;
  legs: 'feet' | 'wheel' | 'tracks' | 'hover' | 'box';
}

export interface SpiritParts {
  shape:
    | 'ghost'
    | 'slime'
    | 'star'
    | 'flame'
    | 'cloud'
    | 'drop'
    | 'wisp'
    | 'leaf'
    | 'crystal'
    | 'moon'
    | 'sun'
    | 'shadow'
    | 'tree'
    | 'book'
    | 'mushroom'
    | 'snowman'
    | 'teapot'
    | 'gingerbread'
    | 'carpet'
    | 'clock'
    | 'hourglass'
    | 'mountain'
    | 'wind'
    | 'snowflake'
    | 'sock'
    | 'puddle'
    | 'bat'
    | 'oak'
    | 'fluff';
  body: string;
  second: string;
  glow: string;
  antennae?: boolean;
  eyes?: 1 | 2 | 3;
  /** without its usual cap */
  bare?: boolean;
}

export interface BugParts {
  longTail?: boolean;
  shape: 'bee' | 'butterfly' | 'ladybug' | 'beetle' | 'dragonfly' | 'spider' | 'ant' | 'caterpillar' | 'snail' | 'snake' | 'serpent' | 'gecko' | 'meteor';
  body: string;
  second: string;
  wing: string;
}

export type Rig =
  | { rig: 'human'; parts: PersonParts }
  | { rig: 'beast'; parts: BeastParts }
  | { rig: 'creature'; parts: CreatureParts }
  | { rig: 'bird'; parts: BirdParts }
  | { rig: 'swimmer'; parts: SwimmerParts }
  | { rig: 'robot'; parts: RobotParts }
  | { rig: 'spirit'; parts: SpiritParts }
  | { rig: 'bug'; parts: BugParts };
