// The chapter voice (9-12): `wish` in the development.
import type { Beats } from '../../voice.ts';

export const WISH: Beats = {
  'wish:object': [
    'It was {H} who found it. Behind a loose board, wedged in as far as it would go, was {w.a}. Nobody puts such a thing in such a place by mistake. {He} turned it over, and there were marks on the underside, quite fresh, made by somebody in a hurry. “Somebody’s been here before us,” {he} said slowly. “And they wanted somebody to have this.” From that moment the whole business looked different; it looked, for the first time, as if they were not the only ones in it.',
    'If it had not been for {w.a}, they would have gone on making the same mistake until their hair was white. {H} had walked past it twice. It was only when the lamp fell over, and the light came from below, that its shadow went up in front of them as large as a cow. It is odd how differently you look at a thing that is bigger than you are. “We’ve been seeing it the wrong way round,” said {H}; and so, it turned out, had they seen everything else.',
  ],
  'wish:place': [
    'Every question they asked led the same way in the end, and that was to {w.a}. {H} had only ever seen it on a postcard, with somebody’s thumb across the corner, and it was odd to stand there and find that there really was a corner. They went all over it in twos, and came back with a button, a ticket for somebody’s hat, and a great deal to say. It was not what they had come for. “Well, now we’ve been,” said the youngest; and {H} put it down in the notebook, under places where the answer was not, and drew a small star beside it.',
  ],
  'wish:event': [
    'Then it was time for {w.the}, and that was the end of the plan. Nobody had thought of it. One moment there were people about, doing sensible things; the next there was {w.a}, and everyone was running. By the time {H} had got {his} breath back, they were on the wrong side of everything. It took {him} quite a while to notice that from the wrong side one could see a great deal more.',
  ],
  'wish:feeling': [
    'It was no use pretending any longer. {H} was {w.head}. {He} had been carrying it the whole time under everything else, like a stone that gets into the bottom of a bag. Oddly enough, it was a relief to look at it. “I’m {w.head},” {he} said. Nobody laughed. Someone said, “Me too,” and somebody else said that they had thought they were the only one; and after that it all seemed a little less steep.',
  ],
};
