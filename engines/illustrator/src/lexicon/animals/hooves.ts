/** Deer, giraffes, elephants, sheep, cows and pigs, and who would be taken for one of them. The first entry whose words match wins. */
import { type Entry, beast, creature } from '../being.ts';

export const HOOFED_ANIMALS: readonly Entry[] = [
  [
    /reindeer|caribou|moose|\belk\b|\bstag\b/i,
    beast(
      {
        stance: 'stand',
        head: 'deer',
        ears: 'leaf',
        tail: 'stub',
        horns: 'antlers',
        neck: 54,
        fur: '#a2724a',
        cream: '#f3e2c8',
        dark: '#54382a',
      },
      1.5,
    ),
  ],
  [
    /deer|fawn|doe|gazelle|antelope|impala|hind/i,
    beast(
      {
        stance: 'stand',
        head: 'deer',
        ears: 'leaf',
        tail: 'stub',
        pattern: 'fawn',
        neck: 54,
        fur: '#c98a52',
        cream: '#fff1dc',
        dark: '#6b4128',
      },
      1.15,
    ),
  ],
  [
    /giraffe/i,
    beast(
      {
        stance: 'stand',
        head: 'deer',
        ears: 'leaf',
        tail: 'tuft',
        horns: 'ossicones',
        pattern: 'giraffe',
        mane: 'hair',
        neck: 170,
        fur: '#f0c468',
        cream: '#fdf0cf',
        dark: '#a8693a',
      },
      1.9,
    ),
  ],
  [
    /camel|llama|alpaca/i,
    beast(
      {
        stance: 'stand',
        head: 'deer',
        ears: 'horse',
        tail: 'stub',
        pattern: 'wool',
        neck: 96,
        fur: '#e2c196',
        cream: '#fbf0dc',
        dark: '#7a5a3c',
      },
      1.3,
    ),
  ],
  [
    /elephant|mammoth/i,
    beast({ stance: 'stand', head: 'elephant', ears: 'none', tail: 'tuft', fur: '#9aa6ba', cream: '#c9d0dc', dark: '#5a6478' }, 1.95),
  ],
  [
    /hippo|tapir/i,
    beast({ stance: 'stand', head: 'cow', ears: 'small', tail: 'stub', fur: '#a497b0', cream: '#d6c9da', dark: '#5f5470' }, 1.6),
  ],
  [
    /sheep|lamb|\bram\b/i,
    beast(
      { stance: 'stand', head: 'cow', ears: 'leaf', tail: 'puff', pattern: 'wool', fur: '#f6efe4', cream: '#e9d8c4', dark: '#5a4a4a' },
      0.76,
    ),
  ],
  [
    /goat|ibex/i,
    beast(
      {
        stance: 'stand',
        head: 'deer',
        ears: 'leaf',
        tail: 'stub',
        horns: 'ram',
        neck: 30,
        fur: '#e6ddd0',
        cream: '#fbf6ee',
        dark: '#6b5a4c',
      },
      0.8,
    ),
  ],
  [
    /minotaur/i,
    creature({ skin: 'fur', body: '#8a5c40', belly: '#d6ac80', snout: 'bull', horns: 'bull', ears: 'round', tail: true }, 1.22),
  ],
  [
    /cow|\bbull\b|\box\b|buffalo|bison|calf|yak/i,
    beast(
      {
        stance: 'stand',
        head: 'cow',
        ears: 'leaf',
        tail: 'tuft',
        pattern: 'patches',
        horns: 'small',
        fur: '#f6efe6',
        cream: '#f6c3b4',
        dark: '#6a4b3c',
      },
      1.45,
    ),
  ],
  [/guinea pig/i, beast({ head: 'mouse', ears: 'small', tail: 'none', pattern: 'patches', fur: '#e2b27c', dark: '#8a5530' }, 0.5)],
  [
    /\bpig|piglet|boar|hog/i,
    beast({ stance: 'stand', head: 'pig', ears: 'leaf', tail: 'stub', fur: '#f4b6b4', cream: '#f9cfca', dark: '#b9656c' }, 0.74),
  ],
  [/kangaroo|wallaby/i, beast({ head: 'deer', ears: 'leaf', tail: 'thin', fur: '#c08a58', cream: '#f6e1c2', dark: '#6b4630' }, 1.25)],
];
