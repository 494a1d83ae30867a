// The bedtime voice (5-8): `pay` in the resolution.
import type { Beats } from '../../voice.ts';

export const PAY: Beats = {
  pay: [
'All winter long there were things on the doorstep. There was a pot of jam. There were mittens. Once there were six eggs in a hat! They were from all the people whom they had met on the way. [{H} still has the hat.|None of them ever said. But you could guess.] So {H} put a cake on somebody’s step, and rang the bell, and ran.',
  ],
  'pay:space-garden': [
    'There was a smell in the passage, like summer. The gardener stood at the door and held up his lamp. The flower had opened! It was blue, and as big as a plate. “It was you,” he told {H}. “It was all that buzzing.” [He let them smell it, one at a time.|And right in the middle of it, from nowhere at all, sat a bee.]',
  ],
  'pay:space-lift': [
    'The doors slid open, and there was the old lady with the folding chair. “Third floor,” she said. “Hop in!” She had made a cushion for every corner of that lift, and a small hat for the lamp. It took them all the way down, and it hummed. [It only stopped once, to show them the view.|At the bottom she gave {H} a pair of mittens. They were still warm from the needles.]',
  ],
  'pay:space-parcel': [
    'Woof! Something came down the passage, rather fast, with all its feet in the air. It was brown, and it had a label on its collar, and on the label stood {H’s} name. “No sender,” said the postman, and wiped his eyes. “It was for you the whole time.” [It licked everybody it could reach.|{H} held it tight, so that it would not float away.]',
  ],
};
