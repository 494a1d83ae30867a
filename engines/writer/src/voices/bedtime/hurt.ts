// The bedtime voice (5-8): one of them is hurt; it is thought of in the parts between, and well in the end.
import type { Beats } from '../voice.ts';

export const HURT_DEVELOPMENT: Beats = {
  'thread:hurt': [
    '{t.the} was still sore. You could see it, because everybody went slower now, and nobody said why. “We have time,” they told each other, although they had not. The bag was carried by the others. At every stop there was a clean cloth, and a sweet to go with it.',
    'How was {t.the}? They looked, one after the other, very seriously. It was rather fat. “It looks like a plum,” they said. After that it was tied up in a clean hanky. It did not hurt any less. But it looked much braver.',
  ],
};

export const HURT_CLIMAX: Beats = {
  'thread:hurt': [
    'And now, of all times, {t.the} began to throb. There was no good place to sit down. “Lean on me,” they all said at once, and then there were more shoulders than anyone could need. It still hurt. But you can be hurt and hold on, if there is enough to hold on to.',
  ],
};

export const HURT_RESOLUTION: Beats = {
  'thread:hurt': [
    '{t.the} took a good deal longer. There was a rest on the sofa, and there was soup, and after that there was more soup. Every morning they all asked, “Well?” And every morning it was a little better. Then one day it was quite well, and nobody asked any more.',
    'There was one thing left to mend, and that was {t.the}. It could not be done in a day. It was kept warm, and it was told stories. In two weeks it was as good as new. It was tried out, up and down, eleven times, until everybody was dizzy.',
  ],
};
