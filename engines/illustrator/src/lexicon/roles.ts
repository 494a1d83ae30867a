/** What people do for a living or for fun, as clothes, a hat and something to hold. */
import type { OutfitCut } from '../character/look.ts';

export interface Costume {
  cut?: OutfitCut;
  hat?: string;
  held?: string;
  main?: string;
  second?: string;
  bottom?: string;
  extras?: readonly string[];
  beard?: boolean;
  /** what colour the slippers of a dancer are */
  slippers?: string;
  /** trousers and feet of one piece with the top, as babies wear it */
  onePiece?: boolean;
}

export const COSTUMES: readonly (readonly [words: RegExp, costume: Costume])[] = [
  [/genie|djinn/i, { cut: 'vest', main: '#8f6ad6', second: '#f6ead2', extras: ['necklace'] }],
  [
    /knight|paladin|warrior|soldier|castle guard|samurai|gladiator|guard\b/i,
    { cut: 'armor', hat: 'knight', held: 'sword', bottom: '#7e89a6', second: '#d9486a' },
  ],
  [
    /astronaut|cosmonaut|star pilot|space (child|explorer|ranger|captain)|comet rider|galaxy mapper|star traveler|spaceship/i,
    { cut: 'spacesuit', hat: 'bubble', main: '#eef1f8', bottom: '#eef1f8' },
  ],
  [/deep-sea diver|diver/i, { cut: 'spacesuit', hat: 'bubble', main: '#e8a23c', bottom: '#e8a23c', second: '#4a5a7a' }],
  [/pirate|buccaneer/i, { cut: 'vest', hat: 'pirate', held: 'telescope', second: '#fbf4e6', main: '#a3374d', extras: ['sash'] }],
  [
    /captain|sailor|admiral|lighthouse|fisher/i,
    { cut: 'suit', hat: 'sailor', held: 'telescope', main: '#34508f', bottom: '#f4f1ea', second: '#d9483f' },
  ],
  [
    /explorer|adventurer|treasure hunter|archaeolog|ranger|scout|traveler|wanderer|climber/i,
    { cut: 'vest', hat: 'explorer', held: 'map', main: '#c9a465', second: '#7fb08a', extras: ['satchel', 'scarf'] },
  ],
  [/detective|spy|investigat/i, { cut: 'coat', hat: 'detective', held: 'magnifier', main: '#b08a5c' }],
  [/map maker|cartograph/i, { cut: 'coat', held: 'map', extras: ['scarf', 'satchel'] }],
  [/story weaver|writer|author|poet|librarian|book|memory keeper/i, { cut: 'coat', held: 'book', extras: ['collar'] }],
  [/inventor|engineer|mechanic|tinker|builder|carpenter|construct/i, { cut: 'overalls', hat: 'goggles', held: 'tool' }],
  [/scientist|chemist|professor|lab\b/i, { cut: 'coat', main: '#f4f6f8', held: 'potion' }],
  [/potion maker|alchem/i, { cut: 'robe', hat: 'witch', held: 'potion' }],
  [/doctor|physician|surgeon|vet\b|veterinar/i, { cut: 'coat', main: '#f6f8fa', extras: ['stethoscope', 'collar'] }],
  [/nurse|healer|medic|herb/i, { cut: 'dress', hat: 'nurse', main: '#8fc9d6', extras: ['apron'], held: 'bouquet' }],
  [/firefighter|fireman/i, { cut: 'coat', hat: 'fire', main: '#3f4a63', second: '#f2c14e', extras: ['belt'] }],
  [/police|officer|sheriff/i, { cut: 'suit', hat: 'police', main: '#34508f', bottom: '#263a6b', extras: ['badge'] }],
  [/teacher|tutor|scholar|student/i, { cut: 'suit', held: 'book', extras: ['collar'] }],
  [/baker|cook|chef|pastry/i, { cut: 'shirt', hat: 'chef', main: '#fbf7ee', extras: ['apron'], held: 'cake' }],
  [/farmer|cowboy|shepherd|stable/i, { cut: 'overalls', hat: 'straw', main: '#4f78b4', second: '#d9583f', held: 'apple' }],
  [/gardener|florist/i, { cut: 'overalls', hat: 'straw', main: '#5f9a5a', second: '#f6e3b4', held: 'can' }],
  [/painter|artist/i, { cut: 'coat', hat: 'beanie', held: 'paintbrush', extras: ['apron'] }],
  [/drummer/i, { cut: 'vest', held: 'drum' }],
  [/musician|singer|song|bard|minstrel|lullaby|composer/i, { cut: 'vest', held: 'flute', extras: ['scarf'] }],
  [/dancer|ballet|ballerina/i, { cut: 'dress', extras: ['bow'] }],
  [/acrobat|athlete|gymnast|runner|racer|sport/i, { cut: 'shirt', extras: ['stripes'] }],
  [/magician/i, { cut: 'suit', hat: 'tophat', main: '#3a3466', second: '#7a2f5f', held: 'wand', extras: ['bowtie', 'cape'] }],
  [/clown|jester|fool|puppeteer|trickster/i, { cut: 'coat', hat: 'jester', held: 'balloon', extras: ['collar', 'bowtie'] }],
  [
    /king or queen|king\b|queen\b|emperor|empress|sovereign|royal\b.*(ruler)/i,
    { cut: 'gown', hat: 'crown', extras: ['cape', 'necklace'], main: '#8a4ab0', second: '#c2334d' },
  ],
  [/prince|princess|royal/i, { cut: 'gown', hat: 'tiara', extras: ['cape'] }],
  [/herald|messenger|post/i, { cut: 'suit', hat: 'sailor', held: 'letter', extras: ['satchel'] }],
  [/ninja|thief|rogue|assassin/i, { cut: 'shirt', main: '#3f4158', bottom: '#33354a', extras: ['scarf', 'belt'] }],
  [/superhero|hero\b/i, { cut: 'shirt', extras: ['cape', 'emblem', 'belt'] }],
  [
    /star gazer|star reader|astronom|star (elf|child|counter)|moon (keeper|dancer)|sun herald/i,
    { cut: 'robe', held: 'telescope', main: '#34418a', second: '#5a6ac0' },
  ],
  [/kite/i, { cut: 'hoodie', held: 'kite' }],
  [/archer|hunter|wood elf|forest/i, { cut: 'vest', main: '#5f8f54', second: '#d9c79a', extras: ['belt', 'cape'] }],
  [/young wizard|wizard|mage|sorcer|warlock|enchant/i, { cut: 'robe' }],
  [/witch/i, { cut: 'robe', main: '#5a4390' }],
  [
    /monk|sage|hermit|pilgrim|druid|oracle|seer|priest|fortune|reader|gazer|mystic|shaman|whisperer|caller|riddle/i,
    { cut: 'robe', extras: ['necklace'] },
  ],
  [/keeper of keys/i, { cut: 'robe', held: 'key', extras: ['belt'] }],
  [/bell keeper/i, { cut: 'robe', held: 'bell' }],
  [/candle|lantern/i, { cut: 'robe', held: 'lantern' }],
  [/flower|petal|blossom|fairy|pixie|sprite|dryad|nymph/i, { cut: 'leaf' }],
  [/baby|toddler/i, { cut: 'overalls', held: 'teddy' }],
  [/vampire/i, { cut: 'suit', main: '#3f3350', bottom: '#33293f', second: '#c2334d', extras: ['cape', 'bowtie'] }],
  [/mother|aunt|parent|grandmother|grandma/i, { cut: 'dress', extras: ['apron'] }],
  [/father|uncle|grandfather|grandpa|grandparent/i, { cut: 'vest', extras: ['collar'] }],
];

export const findCostume = (text: string): Costume | undefined => COSTUMES.find(([words]) => words.test(text))?.[1];

/** Keepsakes of the distinguishing features, and the thing in the hand that each one is. */
export const KEEPSAKES: readonly (readonly [words: RegExp, prop: string])[] = [
  [/lantern/i, 'lantern'],
  [/magnifying/i, 'magnifier'],
  [/old map|\bmap\b/i, 'map'],
  [/big book|\bbook\b/i, 'book'],
  [/wand/i, 'wand'],
  [/sword/i, 'sword'],
  [/flute/i, 'flute'],
  [/paintbrush/i, 'paintbrush'],
  [/watering can/i, 'can'],
  [/(?<!wind-up )\bkeys?\b/i, 'key'],
  [/toy rabbit|teddy|toy/i, 'teddy'],
  [/\bstaff\b/i, 'staff'],
  [/umbrella/i, 'umbrella'],
  [/telescope/i, 'telescope'],
  [/crystal ball/i, 'crystalball'],
];

/** Hats of the distinguishing features. */
export const HAT_WORDS: readonly (readonly [words: RegExp, hat: string])[] = [
  [/woolly hat|beanie|nightcap/i, 'beanie'],
  [/flying cap|goggles/i, 'aviator'],
  [/crown of shells|tiara|coral crown/i, 'tiara'],
  [/crown of leaves|flower wreath|wreath|leafy crest|leaves in the hair/i, 'flowers'],
  [/crown/i, 'crown'],
  [/pointed hat|wizard hat/i, 'wizard'],
  [/witch hat/i, 'witch'],
  [/top hat/i, 'tophat'],
  [/flowerpot/i, 'flowerpot'],
  [/bucket hat/i, 'bucket'],
  [/pirate hat/i, 'pirate'],
  [/captain cap|sailor/i, 'sailor'],
  [/headscarf|hijab/i, 'headscarf'],
  [/turban/i, 'turban'],
  [/straw hat/i, 'straw'],
  [/knight helmet/i, 'knight'],
  [/bicycle helmet/i, 'helmet'],
  [/glass helmet|breathing bubble/i, 'bubble'],
  [/\bhood\b|cloak hood/i, 'hood'],
  [/\bhat\b|(?<!acorn )\bcap\b/i, 'cap'],
];

export const firstOf = (list: readonly (readonly [RegExp, string])[], text: string): string | undefined =>
  list.find(([words]) => words.test(text))?.[1];
