// The bedtime voice (5-8): `wish` in the resolution.
import type { Beats } from '../../voice.ts';

export const WISH: Beats = {
  'wish:object': [
'And {w.the}? {H} would not let anybody else carry it, not even for a minute. It has a shelf of its own now. On the shelf is a card, and on the card is written: “It helped.”', '“We couldn’t have done it without {w.the},” said {H}. So at supper it got a chair to itself, with two cushions, and somebody tied a napkin round it.',
  ],
  'wish:place': [
'As for {w.the}, it does not stand empty any more. {H} goes there on Saturdays, with a flask, and so does everybody else. There are cushions, and a rule about shoes.',
  ],
  'wish:event': [
'Of course there was {w.a} after that, a real one, with lanterns. People danced who had never danced before, and some of them should not have. {H} danced with everybody twice.', 'When people talk about it now, they talk about {w.the}. “Were you there?” they ask. “I was in the middle of it,” says {H}, and shows them the hole in {his} sleeve.',
  ],
  'wish:feeling': [
'{H} looked for the feeling, the {w.head} one. It was still there, but it had grown small enough to go in a pocket. {He} patted it. “You can stay,” {he} said.',
  ],
};
