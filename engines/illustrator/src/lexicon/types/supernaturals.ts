/** Ghosts, spirits of nature, beings of the sky, of dreams and of time. */
import { beast, person, spirit } from '../being.ts';
import type { OwnLooks } from './own-look.ts';

const ghost = (body: string, second: string) => spirit('ghost', body, second, '#dfe6ff', 0.8);

export const SUPERNATURALS: OwnLooks = {
  'bedsheet ghost': { being: ghost('#fdfaf4', '#e6dccb'), signs: ['patches'] },
  'castle ghost': { being: ghost('#e3e6f2', '#aab0cc'), marks: ['crown'], signs: ['chain'] },
  'library ghost': { being: ghost('#e9dff4', '#b9a2d6'), marks: ['glasses'], held: 'books' },
  'attic ghost': { being: ghost('#e6e2d2', '#b4ac92'), signs: ['cobweb'], held: 'candle' },
  'ghost dog': {
    being: beast({ head: 'dog', ears: 'floppy', tail: 'curl', fur: '#dfe6fb', cream: '#ffffff', dark: '#aab6e0' }, 0.78),
    signs: ['mist'],
    veil: 0.84,
  },
  'mountain spirit': { being: spirit('mountain', '#8f94b4', '#ffffff', '#dfe6ff', 1.7) },
  'forest spirit': { being: spirit('leaf', '#6fae5a', '#ffd0a0', '#d6f5a8', 0.75, { bare: true }), signs: ['twig-antlers'] },
  'wind spirit': { being: spirit('wind', '#dcefff', '#9fcdf0', '#dff2ff', 0.8) },
  'snow spirit': { being: spirit('snowflake', '#dff1fd', '#8fc4ee', '#cfeaff', 0.8) },
  'campfire spirit': { being: spirit('flame', '#f2803c', '#ffe27a', '#ffb45a'), signs: ['logs'] },
  'star child': {
    being: person({ ears: 'round', hat: undefined }, 0.95),
    wears: { cut: 'robe', main: '#34418a', second: '#ffd24f', held: 'star' },
    hair: '#cfd4ff',
    hairStyle: 'bob',
    signs: ['star-crown'],
    age: 'child',
  },
  'cloud shepherd': {
    being: person({ ears: 'round' }, 1),
    wears: { cut: 'robe', main: '#8fbce6', second: '#ffffff', held: 'crook' },
    signs: ['cloud-hat', 'cloud-puffs'],
    hair: '#e6ecf6',
  },
  'rainbow painter': {
    being: person({ ears: 'round' }, 0.98),
    wears: { cut: 'overalls', hat: 'beret', held: 'paintbrush', main: '#f7f2ea', second: '#e0567f' },
    signs: ['rainbow'],
  },
  'sun herald': {
    being: person({ ears: 'round' }, 1),
    wears: { cut: 'gown', held: 'trumpet', main: '#f2a03c', second: '#ffe27a', extras: ['cape'] },
    hair: '#f4c23f',
    hairStyle: 'wavy',
    signs: ['sun-crown'],
  },
  'moon keeper': {
    being: person({ ears: 'round' }, 1),
    wears: { cut: 'robe', hat: 'nightcap', held: 'lantern', main: '#8f9ac8', second: '#3f4a8f' },
    hair: '#e6ecf6',
    skin: '#e6e2ee',
    signs: ['big-moon'],
  },
  'dream weaver': {
    being: person({ ears: 'pointed' }, 1),
    wears: { cut: 'robe', main: '#6a4fa8', second: '#b9a2e6', held: 'dreamcatcher' },
    hair: '#b9a2f0',
    hairStyle: 'long',
    marks: ['star-mark'],
  },
  'sleep sprinkler': {
    being: person({ ears: 'round' }, 0.85),
    wears: { cut: 'coat', hat: 'nightcap', main: '#8fb4e6', second: '#5a6ac0', held: 'sand', extras: [] },
    signs: ['crescent'],
    age: 'child',
  },
  'nightmare catcher': {
    being: person({ ears: 'pointed' }, 0.98),
    wears: { cut: 'vest', hat: 'nightcap', main: '#34407f', second: '#5a6ac0', held: 'nightmarejar', extras: ['belt', 'cape'] },
    signs: ['catcher-net'],
    marks: ['star-mark'],
  },
  'lullaby singer': {
    being: person({ ears: 'round' }, 1),
    wears: { cut: 'gown', main: '#8f7fd0', second: '#fbe3ec', held: 'cradleharp', extras: [] },
    hairStyle: 'wavy',
    signs: ['crescent', 'notes'],
  },
  'pillow knight': {
    being: person({ ears: 'round' }, 0.95),
    wears: { cut: 'hoodie', hat: 'knight', main: '#8fb4e6', second: '#e0567f', bottom: '#8fb4e6', held: 'pillow', extras: ['stripes'] },
    signs: ['down-feathers'],
    age: 'child',
  },
  'clock spirit': { being: spirit('clock', '#fff8e6', '#e0a84a', '#ffe9b0', 0.8) },
  'hourglass guardian': { being: spirit('hourglass', '#dff1fb', '#f0c465', '#ffe9b0', 0.85), held: 'key' },
  'season keeper': {
    being: person({ ears: 'pointed' }, 1),
    wears: { cut: 'robe', hat: 'seasons', main: '#6fae58', second: '#e8803c', held: 'bouquetbig' },
    signs: ['season-wheel'],
  },
  'birthday spirit': {
    being: person({ ears: 'round', lower: 'smoke' }, 0.95),
    wears: { cut: 'vest', main: '#f2709a', second: '#ffd75e', held: 'cake', extras: ['bowtie'] },
    signs: ['party-hat', 'sparkle'],
    skin: '#f6d8e6',
    age: 'child',
  },
  'yesterday child': {
    being: person({ ears: 'round' }, 0.9),
    wears: { cut: 'vest', hat: 'cap', main: '#a88a68', second: '#d9c7a4', bottom: '#8a7256', held: 'hoop', extras: [] },
    skin: '#ead6b6',
    hair: '#8a6f50',
    signs: ['photo-frame'],
    veil: 0.86,
    age: 'child',
  },
};
