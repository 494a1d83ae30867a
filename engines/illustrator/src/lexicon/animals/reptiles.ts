/** Turtles, frogs, crocodiles, lizards and snakes. The first entry whose words match wins. */
import { type Entry, beast, bug, creature } from '../being.ts';

export const REPTILES: readonly Entry[] = [
  [
    /tortoise|turtle/i,
    beast(
      { stance: 'stand', head: 'turtle', ears: 'none', tail: 'stub', pattern: 'shell', fur: '#8fbf6a', cream: '#d8e6a8', dark: '#8a6a3c' },
      0.62,
    ),
  ],
  [/frog|toad|newt/i, beast({ head: 'frog', ears: 'none', tail: 'none', fur: '#74bf5a', cream: '#e2f0b4', dark: '#3f7a3c' }, 0.54)],
  [/crocodile|alligator/i, creature({ body: '#6a9a58', belly: '#e0e0a4', snout: 'jaw', tail: true, spikes: true, horns: 'none' }, 1.15)],
  [
    /axolotl/i,
    creature({ skin: 'plain', body: '#f6bccb', belly: '#fde6ea', wing: '#e0698c', snout: 'flat', ears: 'gills', tail: true, horns: 'none' }, 0.66),
  ],
  [
    /lizard|gecko|iguana|chameleon|salamander|komodo/i,
    creature({ body: '#6bbf7a', belly: '#f0eab0', snout: 'flat', tail: true, spikes: true, horns: 'none' }, 0.72),
  ],
  [/cobra|python|viper|\bsnake|naga|serpent|basilisk|hydra|wyrm|quetzal|leviathan/i, bug('snake', '#6bb07a', '#f0e4a4', '#e0a84a', 0.8)],
];
