/** Insects, spiders, worms and snails. The first entry whose words match wins. */
import { type Entry, bug } from '../being.ts';

export const BUGS: readonly Entry[] = [
  [/bee\b|wasp|hornet|bumble/i, bug('bee', '#f6c63f', '#4a3a34', '#e6f6ff')],
  [/butterfly|moth/i, bug('butterfly', '#5a4a5e', '#8b62d6', '#f29a4a', 0.48)],
  [/ladybug|ladybird/i, bug('ladybug', '#dd463e', '#33303c', '#e6f6ff', 0.4)],
  [/dragonfly|firefly|mosquito|cicada/i, bug('dragonfly', '#3fa7a0', '#ffe27a', '#d6f4ff', 0.44)],
  [/spider|tarantula|scorpion/i, bug('spider', '#6a5878', '#b49ac8', '#4a3d58', 0.44)],
  [/caterpillar|worm|centipede/i, bug('caterpillar', '#8cc95a', '#f4d45a', '#e86f8a', 0.44)],
  [/snail|slug/i, bug('snail', '#e6c79c', '#b5703f', '#8a5230', 0.4)],
  [/\bant\b|ants\b|cricket|grasshopper|mantis|beetle|insect|\bbug\b/i, bug('beetle', '#5f9a5a', '#3f5a3c', '#d6f4ff', 0.42)],
];
