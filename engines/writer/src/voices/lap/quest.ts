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
  'thread:sought': [
    'Could they {t.want} here? {H} looked up. {H} looked down. “Not yet,” {he} said.',
    '“Peep!” said {H}, and looked behind a bag. “We must {t.say}!” But no. Not there!',
    'They had to {t.want}. Not here. Not there. Hm! {H} looked in {his} hat. Not there!',
  ],
  'thread:made': [
    'And they still had to {t.want}. “I have one bit,” said {H}. “And I have one,” they all said.',
    '“How do you {t.say}?” said {H}. “Bit by bit,” said the cat. So that was how!',
  ],
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
  'thread:sought': [
    '{H} looked here. {H} looked there. And then? “Peep! Here!” {t.done}! [Hooray!|Clap, clap!]',
    'Now for the other thing. Not here. Not there. But look! {t.done}! “There!” said {H}.',
    '“Shh,” said {H}. They went on tiptoe, and looked, and looked. And there! {t.done}!',
  ],
  'thread:made': [
    'Now for the other thing. One bit, two bits, pat, pat, pat! {t.done}! “Ta-da!” said {H}.',
    'Tip, tap, tip! They all helped, and the cat, too. And look! {t.done}!',
  ],
  'thread:quest': [
    'And the other thing? Up they got, one, two, three, go! {t.done}! [Hooray!|Clap, clap!]',
    '“Now!” said {H}. It took a bit. It took a bit more. And then? {t.done}!',
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
