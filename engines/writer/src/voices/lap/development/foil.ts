// The lap voice (3-4): `foil` in the development.
import type { Beats } from '../../voice.ts';

export const FOIL: Beats = {
  foil: [
    'Who was in the way? {V}! “{V.say},” said {V}, and would not move. So they went round.',
    '{V} ran on ahead. “I will be there first!” said {V}. {H} felt hot all over.',
    'Oh no. {V} took the short way. {V} took a bun as well! Bye-bye, bun.',
    '{sets-off}Who shut the gate? {V} did. {V} sat on top. “{V.say},” said {V}. So they went round.',
    '{earth}{march}{V} had a cart. {V} went by, clip, clop. {V} did not stop for {H}.',
    '{earth}{sets-off}Splash! Mud, all over {H}! Who did that? {V} did. {V} laughed, ha ha. That was not kind.',
    '{earth}{sets-off}“This is my road,” said {V}. “Mine, mine, mine!” {H} went by on one leg, right at the side.',
    '{V} ate the last bun. All of it! “{V.say},” said {V}, with crumbs on.',
    '{earth}There was a sign. {V} had put it the wrong way. Oh, {V}! {H} put it back.',
    '{earth}{sets-off}{V} was up in a tree. Plop! Down came a nut. It hit {H’s} hat.',
    '{earth}{sets-off}Shh. {V} was just behind that bush. Peep! {H} saw a foot stick out. “I see you!”',
    '“You can not come by,” said {V}. But {H} ducked, and hopped, and came by. Ha!',
    '{sets-off}{V} sat on a wall. {V} had a big bun. “It is all for me,” said {V}.',
    '“You are too slow,” said {V}. “I am not,” said {H}, but only when {V} was gone.',
  ],
};
