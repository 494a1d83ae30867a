// The novel voice (12-17): `goal` in the climax.
import type { Beats } from '../../voice.ts';

export const GOAL: Beats = {
  /** What they came for, said once in the thick of it. */
  goal: [
    'All they had wanted was to {p.want}, and it did not seem, when you put it like that, an unreasonable thing to ask.',
    'There must have been simpler ways to {p.want}; there could hardly have been one that was less promising.',
    'And yet if they were not to {p.want}, then what had any of it been for, the hurry and the arguments and the cold potatoes?',
    '“We were going to {p.want},” one of them said wonderingly, like a person who repeats an address in a town where the streets have all been renamed.',
    'It is one thing to promise that you will {p.want}, and quite another to be standing in the place where it has to be done.',
    '{H} had told so many people that they were going to {p.want} that to fail now would be not only dreadful but extremely embarrassing.',
    'To {p.want}: it had fitted, once, so comfortably into a single breath.',
  ],
};
