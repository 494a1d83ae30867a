/** Dragons, hooved and winged ones, sea folk, giants, little folk and legends of the world. */
import { beast, bug, creature, person, swimmer } from '../being.ts';
import type { CreatureParts } from '../../character/look.ts';
import type { OwnLooks } from './own-look.ts';

const dragon = (parts: Partial<CreatureParts>, size = 1.85) =>
  creature({ wings: true, tail: true, spikes: true, ears: 'fin', horns: 'dragon', ...parts }, size);

const horse = { stance: 'stand', head: 'horse', ears: 'horse', tail: 'hair', mane: 'hair', neck: 60 } as const;

export const MYTHICALS: OwnLooks = {
  'dragon knight': { being: dragon({}), held: 'sword', signs: ['hat-knight'] },
  'baby dragon': { being: dragon({ body: '#8fd07a', belly: '#fbf0b8', wing: '#f29a6a', horns: 'small', spikes: false, snout: 'flat' },
    1), signs: ['egg-cap'] },
  'fire dragon': { being: dragon({ body: '#d9503f', belly: '#ffd98a', wing: '#f09a3c' }), signs: ['flames'] },
  'ice dragon': { being: dragon({ body: '#9fcbe6', belly: '#f4fbff', wing: '#6f9fd6', horn: '#eaf6ff', spikes: false }),
    signs: ['ice-spikes', 'ice-crystals'] },
  'cloud dragon': { being: dragon({ body: '#dfeaf8', belly: '#ffffff', wing: '#f6f9ff', horn: '#fff3d8', spikes: false }),
    signs: ['cloud-puffs', 'cloud-hat'] },
  'forest dragon': { being: dragon({ skin: 'bark', body: '#8a7248', belly: '#cfd69a', wing: '#74a84e', horns: 'ram', leaves: true,
    spikes: false }), signs: ['leaf-cape'] },
  'river dragon': { being: dragon({ body: '#3f9fd0', belly: '#dff4f0', wing: '#5fd0c4', wings: false }),
    signs: ['fish-fins', 'wave-hair'] },
  'book dragon': { being: dragon({ body: '#a4485e', belly: '#fbeed2', wing: '#f2e2c0', wings: false }), held: 'books', marks: ['glasses'],
    signs: ['page-wings'] },
  'unicorn': { being: beast({ ...horse, horns: 'unicorn', fur: '#fdeff8', cream: '#ffffff', dark: '#d07fd6' }, 1.55) },
  'pegasus': { being: beast({ ...horse, wings: 'feather', fur: '#cfe0fa', cream: '#ffffff', dark: '#4f7fd0' }, 1.6) },
  'winged lion': {
    being: beast({ head: 'lion', ears: 'round', tail: 'tuft', mane: 'lion', wings: 'feather', fur: '#fbe6b4', cream: '#ffffff',
      dark: '#d9a03c' }, 1.45),
    marks: ['crown'],
  },
  'hippogriff': {
    being: beast(
      { stance: 'stand', head: 'cat', beak: true, ears: 'horse', tail: 'hair', mane: 'hair', wings: 'feather', neck: 46, fur: '#8d93a6',
        cream: '#f6f3ec', dark: '#565c72' },
      1.55,
    ),
  },
  'selkie': {
    being: person({ lower: 'fish', hat: 'seal' }, 1),
    wears: { cut: 'hoodie', hat: 'seal', main: '#7f8ba0', second: '#b4bfd0', held: 'shell', extras: [] },
    hairStyle: 'long',
  },
  'mermaid or merman': { being: person({ lower: 'fish' }, 1), wears: { cut: 'none', held: 'trident' }, hairStyle: 'wavy', male: { hairStyle: 'swept' } },
  'sea serpent': { being: bug('serpent', '#3fa79a', '#e6f0b4', '#f0a04e', 1.6), signs: ['fish-fins'] },
  'gentle kraken': { being: swimmer('octopus', '#5f62b8', '#c9d0fb', '#3f4290', 1.75), signs: ['sea-arms', 'toy-ship', 'barnacles'] },
  'water horse': {
    being: beast(
      { stance: 'stand', head: 'horse', ears: 'horse', tail: 'hair', mane: 'hair', neck: 60, fur: '#4f9a94', cream: '#cfeee0',
        dark: '#2f7a4e' },
      1.55,
    ),
    signs: ['bubbles', 'fish-fins'],
  },
  'pearl guardian': {
    being: person({ lower: 'fish', ears: 'pointed' }, 1),
    wears: { cut: 'armor', hat: 'tiara', held: 'pearl', main: '#b48fd0', second: '#f2c6dc' },
    hair: '#f2e6f6',
  },
  'gentle giant': {
    being: person({ ears: 'round', head: 'broad' }, 1.35),
    wears: { cut: 'vest', main: '#8a6240', second: '#d9b070', held: 'flower', extras: ['belt'] },
    age: 'adult',
    marks: ['beard'],
    signs: ['small-trees', 'shoulder-bird'],
  },
  'cyclops': {
    being: person({ ears: 'pointed', head: 'broad', eyes: 1, skin: '#c99a6a' }, 1.3),
    wears: { cut: 'vest', held: 'club', main: '#8a5a34', second: '#d9b88a', bottom: '#6b5238', extras: ['belt'] },
    skin: '#c99a6a',
    hairStyle: 'none',
    age: 'adult',
    signs: ['one-horn', 'small-trees'],
  },
  'bigfoot': { being: creature({ skin: 'fur', body: '#8a5c3a', belly: '#b98a5e', snout: 'flat', horns: 'none', ears: 'none' }, 1.65),
    signs: ['mop', 'leaf-hat', 'big-feet'] },
  'mountain troll': { being: creature({ skin: 'plain', body: '#7f9a88', belly: '#c3d2c0', snout: 'flat', ears: 'big', horns: 'none', fangs: true, tail: true }, 1.65), signs: ['shoulder-pines', 'mop'], held: 'club' },
  'stone golem': { being: creature({ skin: 'rock', body: '#9a948c', belly: '#b9b2a6', snout: 'flat', horns: 'none', wings: false }, 1.65), signs: ['boulders', 'gold-cracks'] },
  'gnome': { being: person({ beard: true, ears: 'round', hat: 'wizard', head: 'broad' }, 0.6),
    wears: { cut: 'coat', hat: 'wizard', held: 'mushroom', main: '#4b86c6', second: '#d9483f', extras: ['belt'] }, hair: '#f1eee8',
    marks: ['beard'], age: 'elder' },
  'dwarf': { being: person({ beard: true, head: 'broad' }, 0.72),
    wears: { cut: 'armor', hat: 'helmet', held: 'pickaxe', second: '#b07a44' }, hair: '#b5622c', hairStyle: 'braids', age: 'adult' },
  'leprechaun': { being: person({ beard: true, ears: 'pointed' }, 0.62),
    wears: { cut: 'suit', hat: 'leprechaun', held: 'pot', main: '#3f9a54', bottom: '#2f7a44', second: '#f2c14e' }, hair: '#d9652c',
    age: 'adult' },
  'house brownie': { being: person({ ears: 'pointed', skin: '#c99a6a' }, 0.6),
    wears: { cut: 'overalls', held: 'broom', main: '#8a6240', second: '#d9b88a' }, skin: '#c99a6a', hair: '#5f3f26', hairStyle: 'short',
    age: 'child', signs: ['acorn-cap'] },
  'goblin': { being: person({ ears: 'pointed', skin: '#a9cf8a', head: 'broad', fangs: true }, 0.74),
    wears: { cut: 'vest', held: 'key', main: '#8a5a3c', second: '#d9c79a', extras: ['belt'] }, skin: '#a9cf8a', hairStyle: 'mohawk' },
  'moss child': { being: person({ ears: 'pointed', skin: '#b4d49a' }, 0.72),
    wears: { cut: 'leaf', main: '#6f9a48', second: '#a8c46a', held: 'sprout' }, skin: '#b4d49a', hair: '#5f8a3f', age: 'child',
    signs: ['plume-leaves'] },
  'nine-tailed fox': { being: beast({ head: 'fox', ears: 'pointed', tail: 'none', fur: '#f6efe4', cream: '#ffffff', dark: '#d9604a' },
    0.9), signs: ['nine-tails'], marks: ['star-mark'] },
  'jackalope': { being: beast({ head: 'rabbit', ears: 'long', tail: 'puff', horns: 'antlers', fur: '#b08a5e', cream: '#f6e6cc',
    dark: '#6b4a3a' }, 0.66) },
  'feathered serpent': { being: bug('serpent', '#2fa47a', '#f4c23f', '#d9483f', 1.5), signs: ['feather-crest', 'gold-plumes'] },
  'dream-eating baku': {
    being: beast(
      { head: 'elephant', ears: 'none', tail: 'tuft', pattern: 'stripes', mane: 'lion', fur: '#a99ad6', cream: '#f6ead2', dark: '#f0c070' },
      1.3,
    ),
    signs: ['crescent', 'six-star-trail'],
  },
};
