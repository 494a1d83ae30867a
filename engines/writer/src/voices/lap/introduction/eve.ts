// The lap voice (3-4): `eve` in the introduction.
import type { Beats } from '../../voice.ts';

export const EVE: Beats = {
  eve: [
    'Night came. {H} lay in bed and looked up. Was it day yet? Not yet. Not yet. Yes!',
    'There was a bath, and a song, and a kiss. Good night, {H}! And then it was day.',
    'One more bun. One more hug. One more look at the cat. Bye-bye, cat! Now it was time.',
    '“Bye-bye, pot. Bye-bye, pan,” said {H}. “I will be back for soup.” The pan did not mind.',
    '{H.feet}{H} could not find {his} left boot. {H} could not find {his} right boot. They were on!',
  ],
};
