// The lap voice (3-4): `setout` in the development.
import type { Beats } from '../../voice.ts';

export const SETOUT: Beats = {
  setout: [
    'Off they went. “Tell me a thing,” said {H}. {also} That was good to know. On they went! ^{refrain}',
    '“Who is good at what?” said {H}. {also} “Good to know,” said {H}, and went on with a hop.',
    '{away}{earth}Over the hill {they} went. Past [the cow|the red house]. Past [the duck|the old mill]. ^{refrain}',
    '{sets-off}{They} went along {ground}. Tip, tap, tip. On and on and on. Puff, puff!',
    '{sets-off}{earth}Down the lane. Round the bend. {All} did not stop. ^{refrain}',
    '{sets-off}{earth}First it was flat. Then it was steep. [Up, up, up!|Oof!] {H} sang, and then it was less steep.',
    '{sets-off}Far off {H} saw {far}. It was as small as a pea. Step, step. Now it was as big as a bun!',
'{sets-off}{earth}Walk, walk, walk. They saw a hen. They saw a pig. “Good day, pig,” said {H}. ^{refrain}', '{away}{earth}The road went up. The road went down. {H} sang a song. La, la, la! ^{refrain}', '{away}{earth}Over the bridge, clip, clop. Under the tree, tip, top. {H} had a bite of bun.',
    '{near}{rooms}Past the clock. Past the coats. Round the big pot, and on. {All} went on tiptoe. ^{refrain}',
    '{near}{rooms}Under the table? Just dust. Behind the door? Just a sock. Good day, sock! On {they} went. ^{refrain}',
    '{near}{rooms}One door. Two doors. Three doors! {H} said “good day” to each door. ^{refrain}',
  ],
};
