/** Beings built like people. */
import { type Entry, person } from './being.ts';

export const green = '#a9cf8a';

/** Asked when no list knows a word: whoever is called a queen or somebody's uncle is built like a person, whatever the category. */
export const FOLK: readonly Entry[] = [
  [
    /\b(?:queen|king|princess|prince|knight|emperor|empress|lord|lady|maiden|santa(?: claus)?|father christmas|saint nicholas|sandman|bogeyman|guardian|keeper|captain|pirate|hunter|singer|dancer|doll|puppet|marionette|man|woman|boy|girl|child|kid|baby|grandma|grandpa|grandmother|grandfather|aunt|uncle|mother|father|sister|brother|twin)s?\b/i,
    person({}, 1),
  ],
];

export const PEOPLE: readonly Entry[] = [
  [
    /mermaid|merman|merfolk|merperson|siren|nereid|triton|selkie|sea (king|queen|witch)|atlante/i,
    person({ lower: 'fish', hat: undefined }, 1),
  ],
  [/centaur/i, person({ lower: 'horse', ears: 'pointed' }, 1.15)],
  [/faun|satyr|\bpan\b/i, person({ lower: 'goat', horns: 'small', ears: 'pointed' }, 1)],
  [
    /medusa|gorgon|lamia|\bnaga\b|snake (person|woman|man|hybrid)|half[- ]snake/i,
    person({ lower: 'snake', ears: 'pointed', skin: '#a4cf9a' }, 1.05),
  ],
  [/arachne|drider|spider (person|hybrid)|half[- ]spider/i, person({ lower: 'spider', ears: 'pointed' }, 1.05)],
  [/genie|djinn|jinn/i, person({ lower: 'smoke', hat: 'turban', skin: '#7fb4e6', beard: false }, 1.1)],
  [/angel|seraph|cherub|guardian spirit|valkyrie|celestial being/i, person({ wings: 'feather', hat: 'halo', halo: true }, 1)],
  [
    /harpy|bird ?(person|folk|man|woman|hybrid)|aarakocra|winged (human|person)|hawk ?man|owl ?(person|folk)/i,
    person({ wings: 'feather', ears: 'pointed' }, 1),
  ],
  [/butterfly (fairy|person|hybrid)/i, person({ wings: 'butterfly', ears: 'pointed', antennae: true }, 0.4)],
  [/fairy|pixie|sprite|fae\b|faerie|tooth fairy/i, person({ wings: 'fairy', ears: 'pointed', held: 'wand' }, 0.4)],
  [/dark elf|drow|shadow elf/i, person({ ears: 'pointed', skin: '#8a83b4' }, 1.05)],
  [/dwarf/i, person({ beard: true, ears: 'round', hat: 'helmet', head: 'broad' }, 0.74)],
  [/gnome|leprechaun|brownie|kobold|hobbit|halfling|tomte/i, person({ beard: true, ears: 'pointed', hat: 'wizard' }, 0.68)],
  [/goblin|gremlin|hobgoblin/i, person({ ears: 'pointed', skin: green, head: 'broad', fangs: true }, 0.74)],
  [/\borc\b|half-orc/i, person({ ears: 'pointed', skin: '#9ab56c', head: 'broad', fangs: true }, 1.12)],
  [/\belf|elv|sylvan/i, person({ ears: 'pointed' }, 1)],
  [
    /dryad|nymph|wood spirit|flower (person|maiden)|plant (person|hybrid)/i,
    person({ ears: 'pointed', hat: 'flowers', skin: '#b9dca0' }, 1),
  ],
  [
    /imp\b|demon child|tiefling|half[- ]demon|succubus|incubus|cambion/i,
    person({ horns: 'small', tail: 'imp', ears: 'pointed', skin: '#e28a86', wings: 'bat' }, 0.86),
  ],
  [/vampire|dracula|dhampir|nosferatu/i, person({ fangs: true, ears: 'pointed', skin: '#e6dcea' }, 1.04)],
  [/zombie|undead|ghoul|frankenstein|revenant/i, person({ skin: '#a9c9a0', ears: 'round' }, 1.04)],
  [/mummy/i, person({ skin: '#e6d6b4', ears: 'none', bandages: true }, 1.04)],
  [/skeleton|lich\b|bone/i, person({ head: 'skull', ears: 'none', skin: '#f4efe4' }, 1.04)],
  [/pumpkin|jack-o|scarecrow|headless/i, person({ head: 'pumpkin', ears: 'none' }, 1.02)],
  [/witch|hag\b|hex/i, person({ hat: 'witch', held: 'broom' }, 1)],
  [/warlock|necromancer|dark (mage|wizard|sorcer)|cultist|evil (wizard|sorcer)/i, person({ hat: 'hood', held: 'staff' }, 1.08)],
  [/wizard|mage\b|magus|archmage|merlin/i, person({ hat: 'wizard', held: 'staff', beard: true }, 1.05)],
  [
    /sorcer|enchant|spellcaster|conjur|alchemist|apprentice|illusionist|summoner|elementalist/i,
    person({ hat: 'circlet', held: 'wand' }, 1),
  ],
  [/druid|shaman|hermit|nature (priest|mystic)/i, person({ hat: 'flowers', held: 'staff' }, 1.05)],
  [
    /oracle|seer|prophet|fortune|psychic|medium|mystic|clairvoyant|diviner|astrolog|sage|monk|guru|yogi|priest|cleric|shrine|healer/i,
    person({ hat: 'hood', held: 'crystal' }, 1.04),
  ],
  [
    /cat ?(person|folk|girl|boy|hybrid|man|woman)|neko|half[- ]cat|cat child|feline hybrid|tabaxi/i,
    person({ ears: 'cat', tail: 'cat' }, 1),
  ],
  [/fox ?(person|folk|girl|boy|hybrid|spirit|man|woman)|half[- ]fox|fox child/i, person({ ears: 'fox', tail: 'fox' }, 1)],
  [/wolf ?(person|folk|girl|boy|hybrid|man|woman)|half[- ]wolf|wolf child/i, person({ ears: 'fox', tail: 'fox' }, 1)],
  [/rabbit ?(person|folk|hybrid)|bunny ?(person|hybrid)|rabbit child/i, person({ ears: 'bunny' }, 1)],
  [/lion ?(person|folk|hybrid|man)/i, person({ ears: 'cat', tail: 'lion' }, 1.05)],
  [
    /dragon ?(person|folk|hybrid|human|blood)|half[- ]dragon/i,
    person({ horns: 'small', tail: 'dragon', wings: 'bat', ears: 'pointed', skin: '#a9d4a4' }, 1.05),
  ],
  [/deer ?(person|folk|hybrid)/i, person({ horns: 'antlers', ears: 'pointed' }, 1)],
  [/fish ?(person|folk|hybrid)|aqua(tic)? (human|hybrid|being)|amphibi/i, person({ ears: 'pointed', skin: '#8fd0cf' }, 1)],
  [
    /(gr[ae]y|little green|martian|alien|extraterrestrial|venusian|space (being|visitor))/i,
    person({ head: 'alien', ears: 'none', antennae: true, skin: '#9fd98a' }, 0.9),
  ],
  [/grim|reaper/i, person({ hat: 'hood', skin: '#e9e4da' }, 1.05)],
  [/god\b|goddess|deity|demigod|immortal|muse|avatar|titan/i, person({ hat: 'crown', halo: true, held: 'staff' }, 1.1)],
  [/superhero|hero\b/i, person({}, 1)],
];
