// The lap voice (3-4): what is to be done, which stands behind the plot from the start and is done at the end.
import type { Beats } from '../voice.ts';

export const QUEST_ASKED: Beats = {
  'wish:quest': [
    'And guess what? {w.they} {w.meant} {w.want}, too! “First this,” said {H}. “Then that.” [Two things!|One, two!]',
    '{w.they} {w.meant} {w.want}. “And we will,” said {H}. “But this is first.” [One, two!|Two jobs!]',
    '“And who will {w.say}?” “We will!” said {H}. “One thing, and then one more.”',
    '{w.they} {w.meant} {w.want}. “First this, then that,” said {H}.',
  ],
  'loath:quest': [
    'But {w.they} did not want to {w.want}. No! Not now. Not ever! [“No, no, no!”|Oh dear.]',
    'There was one thing. {w.they} did not want to {w.want}. [Not one bit!|No, no, no!]',
  ],
};

export const QUEST_DEVELOPMENT: Beats = {
  'thread:quest': [
    'And {t.they} still {t.meant} {t.want}. “Soon,” said {H}. “Soon, soon.” On they went.',
    '“We will {t.say},” sang {H}. They all sang it. [La, la, la!|Step, step, step!]',
    '{earth}“Can you {t.say}?” said a goat. “Not yet,” said {H}. “But soon!” [Meh!|“Good,” said the goat.]',
  ],
  'thread:loath': [
    'Did {t.they} want to {t.want} now? No! Not yet. “Hm,” said a big owl. [“You will see.”|“Wait and see.”]',
  ],
};

export const QUEST_CLIMAX: Beats = {
  'thread:quest': [
    'And {t.they} still {t.meant} {t.want}! But how? [Oh dear, oh dear.|It was so hard.]',
    '“I can not stop now,” said {H}. “Not yet! We will {t.say}!” And {he} did not cry.',
  ],
  'thread:loath': [
    'This was hard. Oh, it was so hard! And to {t.want}? That was easy, next to this.',
  ],
};

export const QUEST_RESOLUTION: Beats = {
  'thread:quest': [
    'And the other thing? {t.done}! [Hooray!|Clap, clap!] “One, two,” said {H}. “All done!”',
    '{t.done}. Yes, really! “That was two things,” said {H}. They all clapped.',
    'One thing was done. And now? {t.done}! [Hooray, hooray!|What a day!]',
  ],
  'image:quest': [
    '{s.after} “We did two things,” said {H}, and yawned. ^[{at-bed}|Good night.|Shh.]',
    '{s.after} {H} lay in bed. One thing, two things, all done. ^Night, night.',
  ],
  'thread:loath': [
    'And then? {t.done}! Nobody had to ask. [“Well, well!” they said.|It was not so bad!]',
    '{t.done}. Yes, really! It took as long as one song. [“See?” said {H}. “Not so bad.”|And it was not so bad.]',
    '{t.done}. Yes, really! [“See?” said {H}. “Not so bad.”|It was not so bad.]',
  ],
  'image:loath': [
    '{s.after} Was it so bad to {t.want}? ^No! Good night, good night.',
    '{s.after} {t.they} did it, and that was that. ^[{at-bed}|Good night.|Night, night.]',
  ],
};
