/** Horses, donkeys and zebras, with and without horns and wings. The first entry whose words match wins. */
import type { BeastParts } from '../../character/look.ts';
import { beast, type Being, type Entry } from '../being.ts';

/** What they have in common, but for what one of them has of its own. */
const horse = (own: Partial<BeastParts>, size: number): Being =>
  beast({ stance: 'stand', head: 'horse', ears: 'horse', tail: 'hair', mane: 'hair', ...own }, size);

export const HORSES: readonly Entry[] = [
  [
    /alicorn|winged unicorn/i,
    horse({ horns: 'unicorn', wings: 'feather', neck: 60, fur: '#f7f2fb', cream: '#ffffff', dark: '#e58fc4' }, 1.6),
  ],
  [/unicorn/i, horse({ horns: 'unicorn', neck: 60, fur: '#f7f2fb', cream: '#ffffff', dark: '#b48cf0' }, 1.55)],
  [/pegasus|winged horse/i, horse({ wings: 'feather', neck: 60, fur: '#f4f4f8', cream: '#ffffff', dark: '#8fb8f0' }, 1.6)],
  [/nightmare|kelpie/i, horse({ neck: 60, fur: '#4a4668', cream: '#6f6a90', dark: '#7d5ae0' }, 1.55)],
  [/zebra/i, horse({ tail: 'tuft', pattern: 'zebra', neck: 56, fur: '#f4f2ee', cream: '#ffffff', dark: '#3a3744' }, 1.45)],
  [
    /donkey|\bass\b|\bmules?\b|burro/i,
    horse({ ears: 'donkey', tail: 'tuft', mane: 'brush', pattern: 'donkey', neck: 52, fur: '#9d98a0', cream: '#f6efe6', dark: '#4a444e' }, 1.3),
  ],
  [/\bhorse|\bpony|stallion|mare|foal|mustang/i, horse({ neck: 58, fur: '#a8683c', cream: '#f0d5b0', dark: '#4f2f22' }, 1.55)],
];
