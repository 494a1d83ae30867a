/** The four pages that the open book on the landing page shows, drawn by the built-in illustrator. */
export interface Scene {
  name: string;
  title: string;
  src: string;
  alt: string;
  left: string;
  right: string;
  /** Where the figures stand in the picture (CSS object-position). */
  position: string;
  /** Larger than the page, in percent of its width, so that no face lies in the gutter. */
  zoom: number;
}

export const SCENES: readonly Scene[] = [
  {
    name: 'lantern',
    title: 'The lantern wood',
    src: '/art/scene-lantern.webp',
    alt: 'Maya, in a red cape and round glasses, holds a lantern in the wood at dusk. A red fox with a green scarf sits beside her.',
    left: 'Maya found a lantern that nobody had lit for a hundred years.',
    right: '“It is still warm,” she whispered. Far between the trees, a small light blinked back.',
    position: '50% 86%',
    zoom: 122,
  },
  {
    name: 'moon',
    title: 'The moon garden',
    src: '/art/scene-moon.webp',
    alt: 'A small white and green robot and a red fox stand on the moon. The Earth shines above them.',
    left: 'On the quiet side of the moon, Pixel kept a garden of glass bells.',
    right: '“Listen,” said Rusty. One of the bells was ringing all by itself.',
    position: '50% 70%',
    zoom: 100,
  },
  {
    name: 'palace',
    title: 'The pearl palace',
    src: '/art/scene-palace.webp',
    alt: 'A palace with round golden, pink and blue towers stands on the sea floor; rays of light fall through the water.',
    left: 'Under the waves stood a palace, and one of its windows was dark.',
    right: '“Somebody forgot to tell it a story,” said the smallest fish.',
    position: '50% 62%',
    zoom: 118,
  },
  {
    name: 'sunrise',
    title: 'The dragon’s morning',
    src: '/art/scene-sunrise.webp',
    alt: 'A green dragon with a shield and a boy in a teal cape stand on a meadow at sunrise, a castle behind them.',
    left: 'Every morning Ember polished a shield that had never met a sword.',
    right: '“Good,” said Kofi. “Then let us keep it that way.”',
    position: '50% 78%',
    zoom: 100,
  },
];
