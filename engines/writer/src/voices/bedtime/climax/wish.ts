// The bedtime voice (5-8): `wish` in the climax.
import type { Beats } from '../../voice.ts';

export const WISH: Beats = {
  'wish:object': [
    'Something bumped against {H’s} leg. It was {w.a}! In all the muddle {he} had nearly trodden on it. {He} held it tight in front of {him} like a very small shield. It was not much. But it was something.',
    'And then, of all things, {w.a} came to light. It had been under their feet the whole time. {H} snatched it up. “What if...” {he} began, and for the first time since it began {he} almost laughed.',
  ],
  'wish:place': [
'Behind it all lay {w.a}. It was so near that {H} could smell it. It smelled of {smell}. “It’s just there!” {he} said, and sniffed again. All they needed was to get past.', '{fierce}They were driven back step by step, right up to {w.a}. “Over here!” cried {H}. It was a good place to hide. It was a bad place to get out of.',
  ],
  'wish:event': [
'And in the middle of it all came {w.a}! It could not have picked a madder minute. Everything that had been upside down was now sideways as well. “Really?” shouted {H}. “Now?”', 'Nobody had planned for {w.a}, right here, right now, with their hands full. But there it was. It shook everything loose, and one of the things it shook loose was an idea.',
  ],
  'wish:feeling': [
'{H} was {w.head}, more than {he} had ever been. It filled {him} right up to the ears. “All right,” {he} told the feeling. “You can come along. But I’m the one who steers.”',
  ],
};
