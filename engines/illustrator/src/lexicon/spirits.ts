/** Beings of light, mist and magic. */
import { type Entry, spirit } from './being.ts';

export const SPIRITS: readonly Entry[] = [
  [/tea ?pot|kettle/i, spirit('teapot', '#6aa8d6', '#f6ead2', '#ffe9c0', 0.66)],
  [/ginger ?bread/i, spirit('gingerbread', '#c9844a', '#fff6ea', '#ffdca4', 0.7)],
  [/carpet/i, spirit('carpet', '#b0446a', '#f2c14e', '#ffe0a4', 0.7)],
  [/hour ?glass/i, spirit('hourglass', '#cfe6f4', '#b98a4a', '#ffe9b0', 0.8)],
  [/\bclocks?\b/i, spirit('clock', '#fbf3e0', '#e0a93f', '#ffe9b0', 0.8)],
  [/snow ?flake/i, spirit('snowflake', '#d4ecfa', '#8fc4ee', '#e4f6ff', 0.66)],
  [/\b(?:oak|apple tree|tree)s?\b/i, spirit('oak', '#8f6a48', '#6fae5c', '#d6f5a8', 1.6)],
  [/candles?\b|\blamps?\b|lantern/i, spirit('flame', '#f6b04a', '#fff0b0', '#ffd98a', 0.6)],
  [/fire (elemental|spirit|sprite)|flame|salamander spirit|ifrit|ember|lava/i, spirit('flame', '#f2803c', '#ffe27a', '#ffb45a')],
  [/water (elemental|spirit|sprite)|undine|\bdrop|rain spirit|river spirit|naiad/i, spirit('drop', '#5ab4e6', '#dff4ff', '#8fd6ff')],
  [/air (elemental|spirit)|wind|sylph|cloud|storm|mist|breeze/i, spirit('cloud', '#eef4fc', '#b9d4f2', '#dff2ff')],
  [/ice (elemental|spirit)|frost|snowman|snow (spirit|being|golem)/i, spirit('snowman', '#f4f9ff', '#8fc4ee', '#cfeaff', 0.9)],
  [/star(ling)?\b|stellar|constellation|comet|meteor|cosmic|astral|nebula|galax/i, spirit('star', '#ffd24f', '#ffb43f', '#ffe9a0')],
  [/moon|lunar|night spirit/i, spirit('moon', '#f4eccb', '#cfc4f0', '#fff4d0')],
  [/sun\b|solar|dawn|light (being|spirit|elemental)|radian/i, spirit('sun', '#ffc94a', '#ff9f3c', '#ffe9a0')],
  [/crystal|gem|mineral|diamond|silicon/i, spirit('crystal', '#8fc9f0', '#c9a4f2', '#b9e8ff')],
  [/slime|ooze|blob|jelly|gelatin|amorph|goo/i, spirit('slime', '#7fd08a', '#d6f6c4', '#b6f0c0', 0.66)],
  [/mushroom|fung|myconid|spore/i, spirit('mushroom', '#e2574a', '#fdf0dc', '#ffb0a0', 0.7)],
  [
    /plant|flower|leaf|sprout|seed|herb|flora|vine|cactus|dryad seed|nature spirit|earth spirit|forest spirit|kodama/i,
    spirit('leaf', '#8fd07a', '#ffb0c8', '#d6f5a8', 0.7),
  ],
  [
    /shadow|dark(ness)? (being|spirit|elemental)|shade\b|void|nightmare|wraith|phantom|reaper|specter|spectre|banshee|poltergeist/i,
    spirit('shadow', '#6a5aa0', '#c9b8f0', '#b49cf0', 0.95),
  ],
  [/wisp|orb|will-o|energy|plasma|pure light|photon|essence|soul/i, spirit('wisp', '#bfe9ff', '#ffffff', '#a9e4ff', 0.6)],
  [/book|living (object|toy)|object/i, spirit('book', '#8c4a6e', '#fff8ea', '#ffe9c0', 0.7)],
  [/ghost|spirit|spectral|haunt|ethereal|apparition|ancestor/i, spirit('ghost', '#f1f2fb', '#c4cdf0', '#dfe6ff')],
  [/elemental/i, spirit('flame', '#f2803c', '#ffe27a', '#ffb45a')],
];
