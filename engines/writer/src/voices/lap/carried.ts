// The lap voice (3-4): what somebody wants to be one day, and what happened and is told again.
import type { Beats } from '../voice.ts';

export const CARRIED_ASKED: Beats = {
  dream: [
    '{w.told}. “When I am big,” said {H}, “I will!” Not yet. But one day.',
    '{w.told}. “Am I big now?” said {H}. Not yet! “And now?” Soon, soon.',
  ],
  // Whoever did them harm is made up with, and comes along.
  'menace:happening': [
    '{w.harm}{w.told}. “Stop!” said {H}. “Sorry,” said {w.subject}. “Can we play now?” “Yes,” said {H}. “But nicely!”',
    '{w.harm}{w.told}. {H} was cross. “Sorry,” said {w.subject}. “It was a joke.” “Ha ha,” said {H}. But then {he} did laugh.',
    '{w.mean}{w.told}. “Do you want half a bun?” said {H}. “Me?” said {w.subject}. Nobody had ever asked!',
    '{w.mean}{w.told}. {H} gave a wave. And one more. And one more! Then {w.subject} had to wave back.',
    '{w.mean}{w.told}. {H} gave {w.subject} half a bun. Munch! “Thank you.” That was new!',
    '{w.mean}{w.told}. But {H} waved. And then {w.subject} waved, too!',
  ],
};

export const CARRIED_DEVELOPMENT: Beats = {
  'thread:dream': [
    '{H} was {t.a} now, just for fun. “Make way!” said {H}. And they all made way.',
    '“Look at me!” said {H}. “Now I am {t.a}.” [It looked so real!|They all clapped.] And on they went.',
  ],
  'thread:tale': [
    '“Tell it again!” they said. So {H} told {t.how}. [Oh!|Oh my!]',
    '{t.told}. “Really?” they all said. “Yes,” said {H}. “Cross my heart!”',
    '{t.told}. “Really?” they all said. “Yes,” said {H}.',
  ],
};

export const CARRIED_CLIMAX: Beats = {
  'thread:dream': ['“I am {t.a}!” said {H}. It was just a game. But it made {him} so brave!'],
  'thread:tale': ['{H} thought of {t.how}. “I will tell them this, too,” {he} said. “But not now!”', '{t.told}. And now this, too! “What a day,” said {H}. But {he} held on.'],
};

export const CARRIED_RESOLUTION: Beats = {
  'thread:dream': ['“Will you be {t.a} one day?” they all said. “Yes,” said {H}. “I know how now!”'],
  'image:dream': ['{s.after} In bed {H} was {t.a}, all night long. ^[{at-bed}|Night, night.|Shh.]'],
  'thread:tale': ['At home they told {t.how}. “Well, well!” they all said.', 'And then they told the rest. {t.told}. [“Oh!” they all said.|“Well, well!” they all said.]'],
  'image:tale': ['{s.after} “Tell it once more,” they said. So {H} told {t.how}. ^And then {he} was asleep.', '{s.after} {H} lay in bed, and thought of {t.how}. ^Good night.'],
};
