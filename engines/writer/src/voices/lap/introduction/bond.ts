// The lap voice (3-4): `bond` in the introduction.
import type { Beats } from '../../voice.ts';

export const BOND: Beats = {
  bond: [
    '{H} and {F} went [for a walk|out to play]. {F} {F.act}. “That is just like you!” said {H}. What fun they had!',
    '“What shall we do?” said {F}. “Hop!” said {H}. So they hopped. Hop, hop, hop! Then they had no more puff.',
    '{H} had two plums. One was for {F}. [Yum, yum. They had sticky noses.|Drip, drip, drip! Two sticky noses!]',
    '{F} sang a song. {H} sang it, too. [La, la, la! The cat ran off.|Tra-la, tra-la! The hens ran off.]',
    '{H} hid. {F} looked. {F} hid. {H} looked. Then they both hid, and nobody looked.',
    '{F} can whistle. {H} can not, not yet. So {F} does the “wheee”, and {H} does the face.',
  ],
};
