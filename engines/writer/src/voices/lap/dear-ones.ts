// The lap voice (3-4): who is missed, what is loved, and what lies ahead.
import type { Beats } from '../voice.ts';

export const DEAR_ASKED: Beats = {
  moved: [
    '{w.told}. There were boxes, boxes, boxes. [And where was the teddy?|In this one? No. In that one? No.]',
    '{w.told}. It all smelled new. [The door did. The bed did. Sniff, sniff!|“Hello, new window,” said {H}.]',
  ],
  away: [
    '{w.told}. {H} thought of that a lot. [Then {he} gave a big sigh.|It made {him} a bit sad.]',
    '{w.told}. That made {H} sad. It is all right to be sad. [Then the cat came in.|So {he} had a little cry.]',
  ],
  'love:newcomer': [
    '{w.who} loved {w.plain}. And who came round the bend? {w.a}! “You can come, too!” said {H}.',
    'What did {w.who} love best? {w.plain}! And that day {w.a} came by. “Hello!” said {H}. [Hooray!|“Come along!”]',
  ],
  'love:object': [
    '{w.who} loved {w.plain}. So {w.a} went into {H’s} bag. [It just fitted.|Of course it did!] “Now we can go,” said {H}.',
  ],
  'ordeal:today': [
    'It was a big day, too. {H} was new at school! So many doors. So many hooks. [“Hm,” said {H}.|Hello, school!]',
  ],
  ordeal: [
    '{w.due}. {H} told the cat. “Meow,” said the cat. [That means: you can do it.|That means: you can.]',
    '{w.due}. {H} had a flip and a flop in {his} tummy. [“Must I?” {he} said.|Hmm, hmm.]',
  ],
  'baby:newcomer': [
    'There was somebody new at home. It was {w.a}! So, so small. “You come, too,” said {H}.',
    '“Wah!” Who was that? {w.a}! {H} made a funny face. “Gurgle,” said {w.the}. [Off they went.|That was good.]',
  ],
  'many:newcomer': [
    'Who comes down the road? {w.a}! [Tip, tap, tip, tap!|All in a row!] “Come along!” said {H}.', 'Look! Here are {w.a}. “Hello!” said {H}. They all came along. [Hooray!|What fun!]',
  ],
};

export const DEAR_DEVELOPMENT: Beats = {
  'thread:away': [
    '{H} found a smooth stone. “This is for {t.my},” {he} said. Into {his} bag it went. [Plop!|There!]',
    'A bird sang. {H} stood still. {He} thought of {t.the}. [It was a good song.|Tweet, tweet!] {He} sang a bit of it, too.',
  ],
  'thread:today': [
    '“I am new here,” said {H}. “So was I,” said a big girl. “Now I know all the hooks!” [That was good.|{H} felt less new.]',
  ],
  'thread:ordeal': [
    '“I am scared of {t.the},” said {H} to a duck. “I was, too,” said the duck. “But I was fine!” [Quack.|Oh!]',
  ],
};

export const DEAR_CLIMAX: Beats = {
  'thread:away': [
    '{H} thought of {t.the}. Just for a bit. It made {him} warm inside. [“I can do it,” {he} said.|One, two, three!]',
  ],
  'thread:today': [
    '“It is all new today,” said {H}. “So one more new thing is not so bad!” [And {he} took a big breath.|Hop!]',
  ],
  'thread:ordeal': [
    '“If I can do this,” said {H}, “then I can do {t.the}, too!” [And {he} took a big breath.|Hop!]',
  ],
};

export const DEAR_RESOLUTION: Beats = {
  'thread:away': [
    '{H} sat down. {He} told it all to {t.the}. All of it! [It took a long, long time.|Even the funny bits.]',
  ],
  'image:away': ['{s.after} {H} lay in bed and thought of {t.the}. ^[{at-bed}|Night, night.|Shh.]'],
  'thread:today': [
    'And the first day at school? It was over! {H} had a hook, and a cup, and a friend. [Tomorrow {he} would go again.|Not bad!]',
  ],
  'thread:ordeal': [
    'And {t.the}? It came. {H} held on tight. It went. It was not so bad! [Somebody was very kind.|{He} even got a sticker!]',
  ],
  'image:today': [
    '{s.after} And {H} is not new any more! ^[{at-bed}|Night, night.|Good night, {H}.]',
  ],
  'image:ordeal': ['{s.after} And {t.the}? {H} had done it! ^[{at-bed}|Good night, {H}.|Night, night.]'],
  'end:happening': [
    'And then? {w.told}. Hooray! [“Again, again!” said {H}. “Please!”|They all clapped, and they clapped once more.]', '{w.told}. Oh, what fun! [“More!” said {H}.|It was a very good day.] They all had a big hug.',
  ],
};
