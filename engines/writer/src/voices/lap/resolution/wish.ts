// The lap voice (3-4): `wish` in the resolution.
import type { Beats } from '../../voice.ts';

export const WISH: Beats = {
  'wish:object': [
'And {w.the}? {H} gave it a kiss. “You come home with me,” {he} said.', '“Thank you, {w.head},” said {H}. It was a good {w.head} to have.',
  ],
  'wish:place': [
'They said goodbye to {w.the}. “We will be back,” said {H}. Wave, wave!',
  ],
  'wish:event': [
'What a day! There was {w.a}, and then there was cake. Yum!', 'And then came {w.a}! [Everybody danced.|Everybody laughed.] {H} most of all.',
  ],
  'wish:feeling': [
'“Do you feel {w.head}?” they said. “A bit,” said {H}. “And I could eat a bun!”', 'Now {H} felt {w.head}, and a bit sleepy, too. You can feel two things at once.',
  ],
};
