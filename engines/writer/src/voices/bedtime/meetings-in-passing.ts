// The bedtime voice (5-8): whom they meet in passing, also where there is an hour and no more.
import type { Beats } from '../voice.ts';

export const MEETINGS_IN_PASSING: Beats = {
  'meet:leads': [
    '{daylight}{houses}{dry}A girl came round the corner behind seven dogs. She had not one hand free. “Which way are you going?” called {H}. “Ask them!” called the girl. “They’re my granny’s, and she can’t run any more.” [{H} said good day to all seven of them, one after the other, as they flew by.|The last one was small and fat, and sat down to be pulled.] And then the street was empty.',
  ],
  'pay:leads': [
    'There sat the girl on a step, with no dog at all. “They ran home,” she said, “and I can’t catch up.” Just then a window went up. “They’ve come to tell me where you are!” called an old lady. Seven noses looked out beside her. [“It’s them who take *me* out,” the girl told {H}.|{H} waved to all seven, and seven tails went round.] There was soup, and nobody had to run for it.',
  ],
  'meet:glass': [
    '{daylight}{houses}{dry}Two men came along the street with their arms held out, and there was nothing there. “Mind the window!” they said. It was so clean that you could not see it. “Is it still there?” asked the first one. [{H} breathed on it, and drew a face in the fog.|{H} gave it a very small knock. Ting!] “It’s there,” said {H}, and ran on.',
  ],
  'pay:glass': [
    'Two men stood in front of a new house and looked sad. “We think we put the window in,” they said, “but we can’t tell.” Then somebody in there lit a lamp. And all at once there it was, as yellow as butter. [“It’s in,” said {H}.|{H} and the two men looked at it for a long time.] “That’s the best one we’ve ever done,” they said.',
  ],
};
