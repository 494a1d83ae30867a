// The bedtime voice (5-8): what a family asks for again, told in another sentence than the last time.
import type { Beats } from '../voice.ts';

export const ASKED_OTHERWISE: Beats = {
  'wish:happening': [
    '{w.lead} {w.told}, and nobody had so much as been looking. {H} looked at the clock, and at the sky, and then at the clock again. “What a day!” {he} said. “And it isn’t nearly over yet.”',
    '{w.lead} And this is what came next. {w.told}, and not in a dream. {H} pinched {his} own arm. Ouch! No, it was real. “Don’t anyone move,” {he} said. But of course they all did.',
    '{w.lead} {w.told}, would you believe it? It was all that anybody talked about. {H} told it best. {He} did it with a spoon and two potatoes, and one of the potatoes was {him}.',
  ],
  'weather:happening': [
    '{w.lead} {w.told}. Nobody had ordered it, and nobody could send it back. {H} put out {his} nose to see what it was like, and decided to like it.',
    '{w.lead} {w.told}. It was the kind of weather that has a story in it. {H} looked at it through the glass until {his} nose left a mark, and then {he} went to find out what the story was.',
  ],
  'wish:fact': [
    '{w.known}{w.lead} {w.told}, and there was nothing to be done about that. You may as well know it now. {H} had known it for some time, and {he} had got quite used to it.',
    '{w.lead} One thing must be said before we go on. {w.told}, you see. There, now it is said. {H} nodded. “That’s right,” {he} said. “Don’t leave that out.”',
  ],
};
