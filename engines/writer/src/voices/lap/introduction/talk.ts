// The lap voice (3-4): `talk` in the introduction.
import type { Beats } from '../../voice.ts';

export const TALK: Beats = {
  talk: [
    '“Shall we go?” said {F}. “We shall,” said {H}. “Now?” “Now!” And up they got.',
    '“Is it far?” said {F}. “Maybe,” said {H}. “Have we got buns?” “We have!”',
    '“I will help,” said {F}. {H} was so glad. {He} held {F’s} {F.hand}, and did a hop.',
    '“Are you coming?” said {H}. “I am here already,” said {F}. And so {F} was!',
    '{earth}“What if it rains?” said {F}. “Then we get wet,” said {H}. So that was all right.',
  ],
};
