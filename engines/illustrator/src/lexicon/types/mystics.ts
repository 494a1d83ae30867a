/** Seers, wanderers, those who listen to nature, and keepers. */
import { person } from '../being.ts';
import type { OwnLooks } from './own-look.ts';

const being = person({}, 1.02);

export const MYSTICS: OwnLooks = {
  'fortune teller': { being, wears: { cut: 'gown', hat: 'bandana', held: 'fortunecards', main: '#7a3f8f', second: '#d9486a',
    extras: ['necklace'] }, marks: ['earrings'] },
  'star reader': { being, wears: { cut: 'robe', hat: 'wizard', held: 'telescope', main: '#2f3a80', second: '#4a5ac0' } },
  'cloud reader': { being, wears: { cut: 'coat', held: 'book', main: '#8fc4ea', second: '#ffffff', extras: [] }, signs: ['rabbit-cloud'] },
  'dream reader': { being, wears: { cut: 'robe', hat: 'nightcap', held: 'dreamcatcher', main: '#b49ce6', second: '#6a5ac0' } },
  'crystal gazer': { being, wears: { cut: 'dress', hat: 'circlet', held: 'crystalball', main: '#4a7fb0', second: '#d6c4f6', extras: [] },
    signs: ['amethysts'], hair: '#e2d6f6', hairStyle: 'long' },
  'mountain hermit': { being: person({ beard: true }, 1.02), wears: { cut: 'robe', hat: 'hood', held: 'staff', main: '#7d7f92',
    second: '#9a9cb0', extras: [] }, hair: '#eef0f4', signs: ['peaks'], age: 'elder' },
  'tea sage': { being, wears: { cut: 'robe', held: 'teaset', main: '#6f9a5a', second: '#f2ead2', extras: ['sash'] }, hairStyle: 'bun',
    age: 'elder' },
  'wandering monk': { being, wears: { cut: 'robe', hat: 'cone', held: 'staff', main: '#e0843c', second: '#f2b84e', extras: [] },
    hairStyle: 'none' },
  'desert sage': { being: person({ beard: true }, 1.02), wears: { cut: 'robe', hat: 'turban', held: 'staff', main: '#f2e6cc',
    second: '#3f7fb0', extras: ['sash'] }, signs: ['cacti'], age: 'elder' },
  'riddle teller': { being, wears: { cut: 'coat', hat: 'tophat', held: 'puzzle', main: '#8f3f6a', second: '#3f9a8f', extras: ['bowtie'] },
    marks: ['moustache'], signs: ['questions'] },
  'silent pilgrim': { being, wears: { cut: 'robe', hat: 'explorer', held: 'pilgrimstaff', main: '#8a6a48', second: '#7a5a3c',
    extras: ['cape'] }, signs: ['pilgrim-shell', 'backpack'] },
  'druid': { being: person({ horns: 'antlers' }, 1.02), wears: { cut: 'robe', held: 'staff', main: '#4f7a45', second: '#a8c46a' },
    signs: ['plume-leaves'] },
  'herb healer': { being, wears: { cut: 'dress', hat: 'bandana', held: 'mortar', main: '#7fb08a', second: '#f2ead2', extras: ['apron'] },
    signs: ['herb-pouch'] },
  'animal whisperer': { being, wears: { cut: 'vest', held: 'apple', main: '#8a6a3c', second: '#8fb27a', extras: ['belt'] },
    signs: ['small-friends', 'shoulder-bird'], marks: ['feather'] },
  'rain caller': { being, wears: { cut: 'coat', held: 'umbrella', main: '#4b78b4', second: '#8fc4ea', extras: [] }, signs: ['rain-cloud'] },
  'moon dancer': { being, wears: { cut: 'dress', held: 'swirl', main: '#c9d0f0', second: '#6a74b8', extras: [], slippers: '#aab4e6' },
    signs: ['crescent', 'moon-tiara'], hairStyle: 'bun' },
  'flower speaker': { being, wears: { cut: 'leaf', hat: 'flowers', held: 'bouquetbig', main: '#e68ab4', second: '#8fc46a', extras: [] } },
  'lighthouse keeper': { being: person({}, 1.02), wears: { cut: 'coat', hat: 'southwester', held: 'lantern', main: '#f4c23f',
    second: '#34508f', extras: [] }, marks: ['beard'], signs: ['lighthouse'], age: 'adult' },
  'memory keeper': { being, wears: { cut: 'gown', held: 'memories', main: '#5f4f8a', second: '#c9b0e6', extras: ['necklace'] },
    marks: ['glasses'], age: 'elder', signs: ['shawl'] },
  'keeper of keys': { being, wears: { cut: 'robe', held: 'key', main: '#3f4a6a', second: '#8a6240' }, signs: ['key-belt'] },
  'bell keeper': {
    being,
    wears: { cut: 'robe', hat: 'beanie', held: 'bell', main: '#a33a4a', second: '#f2c14e', extras: ['collar'] },
  },
  'candle keeper': { being, wears: { cut: 'robe', held: 'candle', main: '#f2ead8', second: '#d98a4a' }, signs: ['candle-crown'] },
  'keeper of songs': { being, wears: { cut: 'vest', hat: 'beret', held: 'harp', main: '#3f8f6a', second: '#fbf0dc', extras: ['cape'] },
    marks: ['feather'], signs: ['notes'] },
};
