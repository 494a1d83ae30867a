// The lap voice (3-4): what is to be done, which stands behind the plot from the start and is done at the end.
import type { Beats } from '../voice.ts';

export const QUEST_ASKED: Beats = {
  'wish:quest': [
    'And guess what? {w.they} {w.meant} {w.want}, too! “First this,” said {H}. “Then that.” [Two things!|One, two!]',
    '{w.they} {w.meant} {w.want}. “And we will,” said {H}. “But this is first.” [One, two!|Two jobs!]',
    '“And who will {w.say}?” “We will!” said {H}. “One thing, and then one more.”',
    '{w.they} {w.meant} {w.want}. “First this, then that,” said {H}.',
  ],
};

export const QUEST_DEVELOPMENT: Beats = {
  'thread:quest': [
    'And {t.they} still {t.meant} {t.want}. “Soon,” said {H}. “Soon, soon.” On they went.',
    '“We will {t.say},” sang {H}. They all sang it. [La, la, la!|Step, step, step!]',
    '{earth}“Can you {t.say}?” said a goat. “Not yet,” said {H}. “But soon!” [Meh!|“Good,” said the goat.]',
  ],
};

export const QUEST_CLIMAX: Beats = {
  'thread:quest': [
    'And {t.they} still {t.meant} {t.want}! Would they? [Oh dear, oh dear.|It was so hard.]',
    '“I can not stop now,” said {H}. “Not yet! We will {t.say}!” And {he} did not cry.',
  ],
};

export const QUEST_RESOLUTION: Beats = {
  'thread:quest': [
    'And the other thing? {t.done}! [Hooray!|Clap, clap!] “One, two,” said {H}. “All done!”',
    '{t.done}. Yes, really! “That was two things,” said {H}. They all clapped.',
    'One thing was done. And now? {t.done}! [Hooray, hooray!|What a day!]',
  ],
  'image:quest': [
    '{s.after} “We did two things,” said {H}, and yawned. ^[Good night.|Shh.]',
    '{s.after} {H} lay in bed. One thing, two things, all done. ^Night, night.',
  ],
};
