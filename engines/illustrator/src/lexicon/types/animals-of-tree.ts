/** Animals that would be taken for a neighbour. */
import { beast, bird, bug, creature, swimmer } from '../being.ts';
import type { OwnLooks } from './own-look.ts';

export const ANIMALS_OF_TREE: OwnLooks = {
  'narwhal': { being: swimmer('dolphin', '#9fb6d0', '#f0f5fa', '#7f98b6', 1.25), signs: ['spiral-horn'] },
  'walrus': { being: swimmer('seal', '#a9805f', '#dcc0a0', '#8a6248', 1.3), signs: ['tusks'] },
  'warthog': { being: beast({ stance: 'stand', head: 'pig', ears: 'leaf', tail: 'tuft', mane: 'brush', fur: '#93796a', cream: '#c0a596',
    dark: '#4a3a34' }, 0.84), signs: ['tusks'] },
  'squirrel': { being: beast({ head: 'squirrel', ears: 'tufted', tail: 'plume', fur: '#b9602c', cream: '#fdeed8', dark: '#6a3218' }, 0.56),
    signs: ['acorn-chest'] },
  'hamster': { being: beast({ head: 'bear', ears: 'small', tail: 'stub', fur: '#e8ad62', cream: '#fff4e2', dark: '#9a6230',
    pattern: 'patches' }, 0.5), signs: ['puffy-cheeks', 'seed-chest'] },
  'sea turtle': { being: beast({ stance: 'stand', head: 'turtle', ears: 'none', tail: 'stub', pattern: 'shell', flippers: true,
    fur: '#5fb4a0', cream: '#d6ecc4', dark: '#b8743c' }, 0.62) },
  'tortoise': { being: beast({ stance: 'stand', head: 'turtle', ears: 'none', tail: 'stub', pattern: 'shell', fur: '#b5a86a',
    cream: '#ecdfae', dark: '#8a5c34' }, 0.62) },
  'crocodile': { being: creature({ body: '#5f8f4e', belly: '#e6dc9a', wing: '#3f6a3a', snout: 'croc', tail: true, spikes: true,
    horns: 'none' }, 1.15), signs: ['back-spikes'] },
  'gecko': { being: bug('gecko', '#8fd05a', '#e8663c', '#fbf3c0', 0.52) },
  'butterfly': { being: bug('butterfly', '#7a4a3a', '#f28a2f', '#f7c14e', 0.48) },
  'goat': { being: beast({ stance: 'stand', head: 'deer', ears: 'leaf', tail: 'stub', neck: 30, fur: '#e3d8c6', cream: '#fbf4e6', dark: '#6b5340' }, 0.8), signs: ['goat-horns', 'goat-beard'] },
  'wolf': {
    being: beast({ head: 'fox', ears: 'pointed', tail: 'bushy', fur: '#8b93a3', cream: '#eef0f4', dark: '#4b5160' }, 0.88),
    signs: ['cheek-fluff', 'petal-fluff'],
    marks: ['fangs'],
  },
  'eagle': { being: bird({ body: '#f4f1ea', torso: '#6b4630', belly: '#8a6044', wing: '#5a3a26', beak: '#f2b33d', beakShape: 'hook',
    chest: 'plain', tail: 'short' }, 0.8) },
  'duck': { being: bird({ body: '#2f8a5a', torso: '#a98a6a', belly: '#efe4d0', wing: '#8a6f54', beak: '#f4c23f', beakShape: 'duck', chest: 'plain',
    tail: 'short' }, 0.54), signs: ['neck-ring'] },
};
