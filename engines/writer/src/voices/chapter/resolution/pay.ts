// The chapter voice (9-12): `pay` in the resolution.
import type { Beats } from '../../voice.ts';

export const PAY: Beats = {
  pay: [
    '{away}All that winter things kept turning up on the step: a cheese; a pair of mittens; six eggs in a hat. There was never any name on them. They had met such a lot of people on the way. [{H} kept the hat. {He} is still looking for the head.|It was as if the road had found out where they lived.] {He} tried to remember every one of them. There were those with whom they had talked, and those who had only pointed, and those who had just happened to be looking out of a window, and had waved. In the end {he} took a cheese, and put it down on someone else’s step, and ran.',
  ],
};
