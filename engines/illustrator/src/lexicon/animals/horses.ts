/** Horses, donkeys and zebras, with and without horns and wings. The first entry whose words match wins. */
import { type Entry, beast } from '../being.ts';

export const HORSES: readonly Entry[] = [
  [
    /alicorn|winged unicorn/i,
    beast(
      {
        stance: 'stand',
        head: 'horse',
        ears: 'horse',
        tail: 'hair',
        mane: 'hair',
        horns: 'unicorn',
        wings: 'feather',
        neck: 60,
        fur: '#f7f2fb',
        cream: '#ffffff',
        dark: '#e58fc4',
      },
      1.12,
    ),
  ],
  [
    /unicorn/i,
    beast(
      {
        stance: 'stand',
        head: 'horse',
        ears: 'horse',
        tail: 'hair',
        mane: 'hair',
        horns: 'unicorn',
        neck: 60,
        fur: '#f7f2fb',
        cream: '#ffffff',
        dark: '#b48cf0',
      },
      1.08,
    ),
  ],
  [
    /pegasus|winged horse/i,
    beast(
      {
        stance: 'stand',
        head: 'horse',
        ears: 'horse',
        tail: 'hair',
        mane: 'hair',
        wings: 'feather',
        neck: 60,
        fur: '#f4f4f8',
        cream: '#ffffff',
        dark: '#8fb8f0',
      },
      1.12,
    ),
  ],
  [
    /nightmare|kelpie/i,
    beast(
      {
        stance: 'stand',
        head: 'horse',
        ears: 'horse',
        tail: 'hair',
        mane: 'hair',
        neck: 60,
        fur: '#4a4668',
        cream: '#6f6a90',
        dark: '#7d5ae0',
      },
      1.1,
    ),
  ],
  [
    /zebra/i,
    beast(
      {
        stance: 'stand',
        head: 'horse',
        ears: 'horse',
        tail: 'tuft',
        mane: 'hair',
        pattern: 'zebra',
        neck: 56,
        fur: '#f4f2ee',
        cream: '#ffffff',
        dark: '#3a3744',
      },
      1.02,
    ),
  ],
  [
    /donkey|\bass\b|\bmules?\b|burro/i,
    beast(
      {
        stance: 'stand',
        head: 'horse',
        ears: 'donkey',
        tail: 'tuft',
        mane: 'brush',
        pattern: 'donkey',
        neck: 52,
        fur: '#9d98a0',
        cream: '#f6efe6',
        dark: '#4a444e',
      },
      1.02,
    ),
  ],
  [
    /\bhorse|\bpony|stallion|mare|foal|mustang/i,
    beast(
      {
        stance: 'stand',
        head: 'horse',
        ears: 'horse',
        tail: 'hair',
        mane: 'hair',
        neck: 58,
        fur: '#a8683c',
        cream: '#f0d5b0',
        dark: '#4f2f22',
      },
      1.05,
    ),
  ],
];
