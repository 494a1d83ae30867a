// The lap voice (3-4): `ache` in the development.
import type { Beats } from '../../voice.ts';

export const ACHE: Beats = {
  ache: [
    '{H} sat down. {His} feet hurt. {His} nose was cold. [Sniff.|Poor {H}.] It was not fun.',
    '{sets-off}“I want to go home,” said {H}. [Nobody laughed at {him}.|They all wanted to, a bit.] Sniff, sniff, sniff.',
    '“What if we can not {s.want}?” said {H}. Nobody spoke. {H} gave a big sigh. Hhhhh.',
    '{H} had no more puff. {H} sat down on {his} bag. The bag went flat. So did {H}.',
    '{H} wanted a hug. So {he} gave {his} bag a hug. Squeak! It was a good bag.',
    '{sets-off}“Are we there?” said {H}. “No.” “Now?” “No.” “Now?” “Eat up your bun, {H}.”',
    '{sets-off}A tear ran down {H’s} nose. It went plip, on a beetle. “Is that rain?” said the beetle.',
    '{H} did not want to go on. And back? No, no! {H} wanted a hug, just where {he} was.',
  ],
};
