// The lap voice (3-4): `telling` in the resolution.
import type { Beats } from '../../voice.ts';

export const TELLING: Beats = {
  telling: [
    'They told it to a cow. They told it to a duck. “Moo,” said the cow.',
    '“Tell it again!” they all said. So {H} told it again, right from the start!',
'“And then it went boom!” said {H}. “Did it?” they said. “No,” said {H}. “But boom is the best bit.”', '{H} drew it all on the wall, with chalk. Big, big, big! Nobody minded.',
    '“There was a bear,” said {H}. “Was there?” they said. “No,” said {H}. “But it was as big as that!”',
  ],
};
