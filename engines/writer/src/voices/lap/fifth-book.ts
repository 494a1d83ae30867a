// The lap voice (3-4): a fifth book, for the beginning.
import type { Beats } from '../voice.ts';

export const INTRODUCTION_FOURTH_BOOK: Beats = {
  'plant:power': [
    'One thing only {H} could do. “Not now,” said {H}. “That is for a big day.” [And the big day came!|Wait and see.]',
    '“You and your trick!” said Granny. Then she gave {H} a hug. [“One day it will help.”|“It is a good trick.”]',
    '{H} did a little trick for the cat. The cat liked it. [“More,” said the cat.|Purr, purr!] It was not big. Not yet!',
  ],
};
