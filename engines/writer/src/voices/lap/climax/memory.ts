// The lap voice (3-4): `memory` in the climax.
import type { Beats } from '../../voice.ts';

export const MEMORY: Beats = {
  memory: [
    '{H} thought of home. There was a lamp. There was soup. {He} held on to that.',
    'Granny always said, “Chin up, {H}.” So {H} put {his} chin up. That was better.',
    'What do cats do? Cats yawn. So {H} gave a big, big yawn. It did help, a bit.',
    '{H} sang the bath song, very low. “Rub-a-dub, rub-a-dub.” Now it was not so bad.',
    '{H} could smell jam. There was no jam. It was just a think of jam. But it helped.',
    '{H.young}At home there was a bed. In the bed was a bear. “Wait for me, bear,” said {H}.',
    'There was a kiss on {H’s} nose. It was from that morning. {H} felt for it. Yes! Still there.',
    'At home there is a step that goes creak. {H} can hop right over it. “I can do hard things,” said {H}.',
  ],
};
