/** Scenes of the cast for the contact sheets. */
import type { DrawnCharacter, PictureBrief, SceneBrief } from '../src/brief.ts';
import { EMBER, FINN, KOFI, LIN, MAYA, OLIVE, PIXEL, RUSTY, someone, somewhere } from './casts.ts';

export const scene = (seed: string, text: string, cast: DrawnCharacter[], more: Partial<SceneBrief> = {}): SceneBrief => ({
  is: 'scene',
  seed,
  text,
  cast,
  ...more,
});

export const SCENES: PictureBrief[] = [
  scene('s1', 'Maya lifted the old lantern and Rusty wagged his tail. At dusk the whispering forest glowed.', [MAYA, RUSTY], {
    place: somewhere('Mystical Nature', 'Lantern Wood'),
  }),
  scene('s2', 'Pixel waved. Rusty laughed on the moon while the Earth rose.', [PIXEL, RUSTY], {
    place: somewhere('Celestial Places', 'Moon Base'),
  }),
  scene('s3', 'Kofi pointed at the castle. Ember was proud of the golden key she held.', [KOFI, EMBER], {
    place: somewhere('Fantasy Realms', 'Fairy-Tale Castle'),
  }),
  scene('s4', 'Lin was scared of the storm. Olive hugged her and Finn ran to the door of the lighthouse.', [LIN, OLIVE, FINN]),
  scene('s5', 'Finn read a book in the library. Olive was sleepy. A candle burned.', [FINN, OLIVE]),
  scene('s6', 'Under the sea, Coral the mermaid found a pearl, and Bubbles the octopus was amazed.', [
    someone('Mythical Creature - Sea Folk - Mermaid or Merman', {
      id: 'coral',
      name: 'Coral',
      gender: 'female',
      appearance: { hairColor: 'Copper red', color: 'Turquoise' },
    }),
    someone('Animal - Ocean Animals - Octopus', { id: 'bubbles', name: 'Bubbles' }),
  ]),
  scene(
    's7',
    'Everyone danced and cheered at the night market: Maya, Rusty, Pixel, Ember and Kofi together.',
    [MAYA, RUSTY, PIXEL, EMBER, KOFI],
    { aspect: 'wide' },
  ),
  scene('s8', 'Lin was sad because the kite was lost on the windy hills.', [LIN], { aspect: 'tall' }),
  scene('s9', 'In the snow Kofi and Finn built a snowman. Finn laughed.', [KOFI, FINN], { aspect: 'wide' }),
  scene('s10', 'Ember was angry. Maya thought about a plan in the crystal cave.', [EMBER, MAYA]),
  scene('s11', 'Rusty jumped over the stream. Olive flew above the lake at sunrise.', [RUSTY, OLIVE]),
  scene('s12', 'Maya, Lin, Kofi and Finn ran through the old town with a map.', [MAYA, LIN, KOFI, FINN], {
    aspect: 'wide',
    place: somewhere('Enchanted Settlements', 'Wizard Town'),
  }),
];
