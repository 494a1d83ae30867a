// The lap voice (3-4): `rest` in the development.
import type { Beats } from '../../voice.ts';

export const REST: Beats = {
  rest: [
    'They had a rest, and a bun each. {also} That is good to know! Munch, munch, munch.',
    '{earth}“Who are you all?” said an old toad. {also} “Well, I never!” said the toad, and shut its eyes again.',
    'They sat on a wall, all in a row. {also} “Well, well!” said the cat on the wall.',
    'They had a rest. “Will we {s.want}?” said {H}. Nobody knew. But they had a bun, and it was good.',
    '{no-hurry}{earth}{sets-off}{H} lay down in the grass. Clouds went by. [One was a pig.|One was a boat.] Nice.',
    '{H} cut up the bun. “A bit for now,” {he} said. “And a bit for when all is well.” Munch.',
    '“Is it bun time?” said {H}. It was not. “Is it bun time now?” It was! That was not so long to wait.',
  ],
};
