// The novel voice (12-17): `pay` in the resolution.
import type { Beats } from '../../voice.ts';

export const PAY: Beats = {
  pay: [
    '{march}Now and again, that winter, there was something on the step: a cheese, a pair of mittens; once, six eggs in a hat. None of it was ever signed. They had met so many people on the way, and had been, {H} thought, a nuisance to most of them. [{He} kept the hat. {He} has not yet found the head that it goes with.|It was as though the road, now that it knew where they lived, had got into the way of dropping in.] {He} tried to recall a face for every one. There was the man with the barrow, and the twins, and whoever it was that had called “Good luck!” out of a window, at dawn, in curl papers, to complete strangers. You ought to write. {He} bought some paper. {He} put a cheese on a step, in the end, and ran.',
  ],
  'pay:blackbird': [
    '{march}They had forgotten about the blackbird. They were so tired by then that there was not much which they had not forgotten; and when it rose, out of the dusk, from the chimney of the first house that they came to, they simply stood there in the road and put down their bags. Here came the third line; here was the high note. [The bird cocked an eye at them. You could tell that it had been practising.|“Go on,” {H} told it, very softly, “go *on*.”] And it did it. It went up to what it had thought so conceited, and took it, and held it, like somebody holding a door; and there came to the window a woman with her hands all over flour, who said that it could do the other thing as well, if they preferred it, but that it liked to show visitors that it knew.',
  ],
};
