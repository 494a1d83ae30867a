/** People of the tree: a costume for each that no neighbour wears. */
import type { OwnLooks } from './own-look.ts';

export const HUMANS: OwnLooks = {
  'story weaver': {
    wears: { cut: 'robe', hat: 'beret', held: 'quill', main: '#7a4a8f', second: '#e6c79a', extras: ['collar'] },
    marks: ['feather'],
  },
  'young musician': { wears: { cut: 'vest', held: 'guitar', extras: ['scarf'] } },
  'baby': { wears: { cut: 'overalls', hat: 'bonnet', held: 'rattle' }, signs: ['pacifier', 'bib'], hairStyle: 'none' },
  'toddler': { wears: { cut: 'overalls', held: 'teddy' } },
  'little sibling': { wears: { cut: 'shirt', hat: 'paper', held: 'icecream', extras: ['stripes'] } },
  'big sibling': { wears: { cut: 'hoodie', hat: 'cap', extras: [] }, signs: ['straps'] },
  'teenage cousin': { wears: { cut: 'hoodie', held: 'skateboard', extras: [] }, marks: ['headphones'] },
  'parent': { wears: { cut: 'shirt', extras: [] }, signs: ['baby-sling'] },
  'aunt or uncle': { wears: { cut: 'suit', hat: 'fedora', held: 'gift', extras: ['bowtie'] } },
  'grandparent': { wears: { cut: 'coat', held: 'knitting', extras: [] }, marks: ['glasses'], signs: ['shawl'] },
  'pirate': { wears: { cut: 'vest', hat: 'pirate', held: 'telescope', second: '#fbf4e6', main: '#a3374d', extras: ['sash'] },
    marks: ['patch'] },
  'mountain climber': {
    wears: { cut: 'hoodie', hat: 'beanie', held: 'pickaxe', main: '#d9483f', second: '#3f7fc4', bottom: '#3a4468', extras: ['scarf'] },
    signs: ['rope'],
    marks: ['goggles'],
  },
  'deep-sea diver': { wears: { cut: 'spacesuit', hat: 'dive', main: '#c98f4a', bottom: '#b07a3c', second: '#4a5a7a' } },
  'treasure hunter': {
    wears: { cut: 'vest', hat: 'bandana', held: 'spade', main: '#8a3f4a', second: '#f2ead8', bottom: '#6b5238', extras: ['belt'] },
    signs: ['coin-necklace'],
  },
  'teacher': { wears: { cut: 'suit', held: 'book', extras: ['collar'] }, marks: ['glasses'], signs: [] },
  'baker': { wears: { cut: 'shirt', hat: 'chef', main: '#fbf7ee', extras: ['apron'], held: 'bread' } },
  'farmer': { wears: { cut: 'overalls', hat: 'straw', main: '#4f78b4', second: '#d9583f', held: 'fork' } },
  'gardener': {
    wears: { cut: 'dress', hat: 'straw', held: 'can', main: '#7ab04e', second: '#fff3d0', bottom: '#6b5238', extras: ['apron'] },
    marks: ['flower'],
  },
  'librarian': { wears: { cut: 'dress', held: 'books', main: '#7a5a9a', extras: ['collar'] }, marks: ['glasses'], hairStyle: 'bun' },
  'builder': { wears: { cut: 'overalls', hat: 'hardhat', held: 'hammer', main: '#e0843c', second: '#f6e3b4' } },
  'painter': { wears: { cut: 'coat', hat: 'beret', held: 'palette', main: '#f2ede2', second: '#c2334d', extras: [] }, marks: [] },
  'dancer': { wears: { cut: 'shirt', main: '#f7a8c8', bottom: '#fbe3ec', held: 'ribbon', extras: [] }, signs: ['tutu'], hairStyle: 'bun' },
  'singer': {
    wears: { cut: 'gown', held: 'microphone', main: '#c2388f', second: '#ffd75e', bottom: '#5a3468', extras: [] },
    signs: ['sparkle'],
    marks: ['star-mark'],
  },
  'drummer': { wears: { cut: 'vest', main: '#3f9a8f', extras: [] }, signs: ['drum'], marks: ['headphones'] },
  'acrobat': { wears: { cut: 'shirt', hat: 'headband', held: 'hoop', main: '#e0567f', bottom: '#e0567f', extras: ['star'] } },
  'puppeteer': { wears: { cut: 'vest', hat: 'beret', held: 'marionette', main: '#3f4a8f' } },
  'clown': { wears: { cut: 'coat', hat: 'clown', held: 'balloon', main: '#f6cf4a' }, signs: ['red-nose', 'clown-cheeks', 'ruff'] },
  'castle guard': { wears: { cut: 'coat', hat: 'kettle', held: 'spear', main: '#8d98b4', bottom: '#5a6078' }, signs: ['tabard'] },
  'royal cook': { wears: { cut: 'coat', hat: 'cook', held: 'ladle', main: '#fdfaf2', second: '#8a4ab0' }, signs: ['medal'] },
  'court jester': { wears: { cut: 'coat', hat: 'jester', held: 'bauble', main: '#5fa45a', extras: ['collar'] } },
  'herald': { wears: { cut: 'suit', hat: 'beret', held: 'trumpet', main: '#34508f', second: '#d9483f', extras: ['cape'] } },
  'stable hand': {
    wears: { cut: 'overalls', hat: 'cap', held: 'bucket', main: '#5f8fb8', second: '#d9483f', bottom: '#5f8fb8' },
    signs: ['horseshoe-badge'],
    hairStyle: 'short',
  },
};
