/** Travellers, visitors, peoples and animals of other worlds. */
import { beast, bug, person, spirit, swimmer } from '../being.ts';
import type { PersonParts } from '../../character/look.ts';
import type { OwnLooks } from './own-look.ts';

const alien = (skin: string, parts: Partial<PersonParts> = {}, size = 0.95) =>
  person({ head: 'alien', ears: 'none', antennae: true, skin, ...parts }, size);

export const ALIENS: OwnLooks = {
  'star pilot': { being: alien('#6fa8e6', { antennae: false }), skin: '#6fa8e6',
    wears: { cut: 'spacesuit', hat: 'aviator', main: '#e0703f', bottom: '#e0703f', second: '#ffe27a' }, age: 'teen' },
  'comet rider': { being: alien('#5fb8d6'), skin: '#5fb8d6',
    wears: { cut: 'spacesuit', main: '#e8603c', bottom: '#e8603c', second: '#ffd24f', extras: ['scarf'] }, marks: ['goggles'], signs: ['comet-ride'], age: 'child' },
  'galaxy mapper': { being: alien('#9a7ad6', { eyes: 1 }), skin: '#9a7ad6',
    wears: { cut: 'robe', main: '#2f2f6a', second: '#6a5ac0', held: 'map' }, signs: ['space-freckles'], age: 'adult' },
  'stardust collector': { being: alien('#5fc4b0'), skin: '#5fc4b0',
    wears: { cut: 'overalls', main: '#f29ac0', second: '#fff0d6', held: 'net' }, signs: ['six-star-trail'], age: 'child' },
  'lost space child': { being: alien('#a9dc8a', {}, 0.8), skin: '#a9dc8a',
    wears: { cut: 'spacesuit', hat: 'bubble', main: '#eef1f8', bottom: '#eef1f8', second: '#f2709a', held: 'teddy' }, age: 'toddler' },
  'moon ambassador': { being: alien('#b4c0f4', {}, 1), skin: '#b4c0f4',
    wears: { cut: 'robe', main: '#3a4596', second: '#e9efff', held: 'moonflag', extras: [] }, signs: ['moon-tiara', 'ambassador-sash'], age: 'adult' },
  'three-eyed alien': { being: alien('#9fd98a', { eyes: 3, antennae: false }), skin: '#9fd98a',
    wears: { cut: 'hoodie', main: '#8f6ad6', second: '#ffe27a', extras: [] }, marks: ['horns'], age: 'child' },
  'antenna alien': { being: alien('#f2a0c0', { antennae: false }), skin: '#f2a0c0',
    wears: { cut: 'shirt', main: '#47b39d', second: '#ffe27a', extras: ['stripes'] }, signs: ['curly-antennae', 'star-antenna'],
    age: 'child' },
  'many-armed alien': { being: alien('#e0d06a'), skin: '#e0d06a', wears: { cut: 'vest', main: '#d9583f', second: '#fff0d6' },
    marks: ['extra-arms'], signs: ['many-arms'], age: 'child' },
  'jelly alien': { being: spirit('slime', '#b07fe6', '#ecd6fb', '#d6b6f5', 0.7, { antennae: true, eyes: 3 }) },
  'bubble alien': { being: spirit('moon', '#c9f0fb', '#ffffff', '#c9f2ff', 0.7, { antennae: true, bare: true }), signs: ['aura-ring'],
    veil: 0.9 },
  'fluffy alien': { being: spirit('fluff', '#f07ab8', '#7fd6f0', '#ffd0ea', 0.74, { antennae: true }) },
  'plant alien': { being: spirit('leaf', '#8fd07a', '#ffb0c8', '#d6f5a8', 0.75, { eyes: 1 }), signs: ['plume-leaves'] },
  'water-world alien': { being: alien('#5fb4e6', { lower: 'fish', hat: undefined }), skin: '#5fb4e6',
    wears: { cut: 'none', main: '#2f7ab8', second: '#7fe0d0', held: 'shell' }, signs: ['fish-fins', 'wave-hair'] },
  'sand-world alien': { being: alien('#e8894a'), skin: '#e8894a',
    wears: { cut: 'robe', main: '#8a4a6a', second: '#f6d98a', held: 'staff', extras: ['scarf'] }, signs: ['two-suns'], age: 'adult' },
  'ice-world alien': { being: alien('#cfe8f8', { antennae: false }), skin: '#cfe8f8',
    wears: { cut: 'coat', main: '#4b86c6', second: '#ffffff', extras: ['scarf'] }, signs: ['ice-spikes'], age: 'child' },
  'cloud-world alien': { being: spirit('cloud', '#f2e6fb', '#c9a9f2', '#ecdcff', 0.8, { antennae: true, eyes: 3 }), signs: ['rainbow'] },
  'space whale': { being: swimmer('whale', '#4a4fa8', '#c9c4f6', '#35398a', 1.9), signs: ['six-star-trail', 'star-belly'] },
  'star cat': { being: beast({ head: 'cat', ears: 'cat', tail: 'thin', fur: '#5a5cc4', cream: '#cfd0fb', dark: '#3a3a90' }, 0.62),
    marks: ['star-mark'], signs: ['two-antennae', 'six-star-trail'] },
  'moon rabbit': { being: beast({ head: 'rabbit', ears: 'long', tail: 'puff', fur: '#e6e6f4', cream: '#ffffff', dark: '#8f94c0' }, 0.62),
    signs: ['crescent', 'moon-tiara'] },
  'six-legged pup': { being: beast({ stance: 'stand', head: 'dog', ears: 'floppy', tail: 'curl', fur: '#7fcfa8', cream: '#eafbe6',
    dark: '#3f9a86', sixLegs: true }, 0.74), signs: ['two-antennae'] },
  'meteor beetle': { being: bug('meteor', '#6a5f7a', '#3a3448', '#ffb43f', 0.5), signs: ['beetle-horn'] },
};
