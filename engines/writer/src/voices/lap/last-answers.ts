// The lap voice (3-4): what a family asked for last. How it ends is for the last page; who comes late helps, and does not do it all.
import type { Beats } from '../voice.ts';

export const LAST_CLIMAX: Beats = {
  /** What they came for, said once in the thick of it. */
  goal: [
    'Could they still {s.want}?',
    'But they had to {s.want}. They just had to!',
    'How would they {s.want} now?',
  ],
  'hope:ending': [
    '{H} shut {his} eyes and saw it. {w.told}. [Not yet!|Soon, soon!]',
    '“When this is over,” said {H}. Oh, {he} could see it! {w.told}. But not yet.',
    '{w.told}. That was what {H} saw when {he} shut {his} eyes.',
  ],
  'late:helper': [
    'Who had heard all that noise? {t.came}. “I can help!” said {t.the}. [“Oh, good!”|“Yes, please!”] said {H}.',
    '{t.came}. “I heard you,” said {t.the}. “I will stay here with you.”',
    '{t.came}. “I heard you,” said {t.the}.',
  ],
  'late:tool': [
    'Then {H} saw it. {t.a}! [It was there all the time.|It was right there.] “That will do it!”',
    'What was that? {t.a}! It was there all day. “Oh!” said {H}. “Now I know!”',
  ],
};

export const LAST_RESOLUTION: Beats = {
  lent: [
    '{helped} “Thank you, {t.head},” said {H}. [A hug!|A big wave!]',
    '{helped} “I liked that,” said {H}. “We did it, you and I.”',
    'And {t.the}? {helped} That was a big help!',
    '{helped} Good, good {t.head}!',
  ],
  'image:ending-meal': [
    '{t.told}. {s.after} ^[Hooray!|What a day!]',
    '{s.after} And then? {t.told}. ^[{at-bed}|Good night, {H}.|What a good day!]',
    '{t.told}. “This is the best bit,” said {H}. {s.after}',
  ],
  'image:ending-home': [
    '{t.told}. {s.after} ^[Home at last!|Knock, knock! Come in!]',
    '{s.after} And then? {t.told}. ^[{at-bed}|Good night, {H}.|What a day!]',
    '{t.told}. “I like it here,” said {H}. {s.after}',
  ],
  'image:ending-trip': [
    '{t.told}. {s.after} ^[What a day!|Oh, what fun!]',
    '{s.after} And then? {t.told}. ^[Bye-bye!|Off they went!]',
  ],
  'image:ending-sleep': [
    '{t.told}. {s.after} ^[{at-bed}|Shh.|Zzz.]',
    '{s.after} The moon came up. {t.told}. ^[{at-bed}|Night, night.|Shh.]',
    '{s.after} {t.told}. ^Good night, {H}. Good night, moon.',
  ],
  'image:ending-close': [
    '{t.told}. {s.after} ^[That was nice.|Ahh.]',
    '{s.after} And now? {t.told}. ^Good night, {H}.',
    '{t.told}. It was so nice! {s.after} ^[The moon saw it, too.|Night, night.]',
  ],
};
