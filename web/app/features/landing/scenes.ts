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
    alt: 'Maya in a yellow coat holds a lantern in a blue wood at dusk. A fox with a green scarf sits beside her.',
    left: 'Maya found a lantern that nobody had lit for a hundred years.',
    right: '“It is still warm,” she whispered. Far between the trees, a small light blinked back.',
    position: '50% 86%',
    zoom: 122,
  },
  {
    name: 'moon',
    title: 'The moon garden',
    src: '/art/scene-moon.webp',
    alt: 'A robot girl waves on the moon beside a fox. The Earth shines above them.',
    left: 'On the quiet side of the moon, Pixel kept a garden of glass bells.',
    right: '“Listen,” said Rusty. One of the bells was ringing all by itself.',
    position: '50% 70%',
    zoom: 100,
  },
  {
    name: 'palace',
    title: 'The pearl palace',
    src: '/art/scene-palace.webp',
    alt: 'A palace with round golden and pink towers stands on the sea floor among striped fish.',
    left: 'Under the waves stood a palace, and one of its windows was dark.',
    right: '“Somebody forgot to tell it a story,” said the smallest fish.',
    position: '50% 62%',
    zoom: 118,
  },
  {
    name: 'sunrise',
    title: 'The dragon’s morning',
    src: '/art/scene-sunrise.webp',
    alt: 'A boy in a green coat and a small dragon in armour stand on a meadow at sunrise, a castle on the hill behind them.',
    left: 'Every morning Ember polished a shield that had never met a sword.',
    right: '“Good,” said Kofi. “Then let us keep it that way.”',
    position: '50% 78%',
    zoom: 100,
  },
];
