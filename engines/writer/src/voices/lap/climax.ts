// The lap voice (3-4), climax: exciting, never cruel.
import type { Beats } from '../voice.ts';

export const CLIMAX: Beats = {
  arrive: [
    'Here was {spot}. [It was so big.|It was so quiet.] {H} held {his} breath. Shh!',
    'At last! {They} came to {spot}. {H’s} heart went thump, thump.',
    '“Is this it?” It was. It was {spot}. [Nobody spoke.|Brrr!]',
    'Look up! Look there! That was {spot}. {They} went in. Tip, tip.',
  ],
  hush: [
    'It was very, very quiet. [You could hear a leaf.|Even the wind stopped.] {H} waited.',
    'Drip. Drop. That was all. {H} looked left. {H} looked right. Hmm.',
  ],
  onset: [
    'And then! {k.onset}',
    '{k.onset} [“Oh no!” said {H}.|“Eek!” said {H}.]',
    'Oh! What was that? {k.onset}',
  ],
  worse: [
    '{k.worse} [Oh dear, oh dear!|“Help!” said {H}.]',
    'It got worse. {k.worse} [Eek!|“Hold on!” said {H}.]',
    'Was that all? No! {k.worse}',
  ],
  'wish:object': [
    '{H} felt in {his} bag. There was {w.the}! {He} held it tight.',
    'Out fell {w.a}. Clonk! {H} picked it up. “Maybe this?” {he} said.',
  ],
  'wish:place': ['Behind it all was {w.the}. {H} could see it. So near, so near!', 'If only they were in {w.the}! {H} could see the door.'],
  'wish:event': ['Just then came {w.a}! [Oh, what a day!|Everyone ran.] {H} held on.', 'And on top of it all: {w.a}! “Now?” said {H}. “Oh, no!”'],
  'wish:feeling': ['{H} felt {w.head}. It was a big, big feeling. {He} took a breath.', '“I feel {w.head},” said {H}. It was good to say it.'],
  cameo: [
    '{C} and {D} held on. They held on so tight! [Good, good!|Brrr!]',
    '{C} {C.act}. {D} {D.act}. It helped a bit. Only a bit.',
    '“{C.say}!” said {C}. {C} {C.act}. [Good try, {C}!|Come on, {C}!]',
    '{C} came to help. {C} {C.act}. [But it was not enough.|Oof, oof!]',
    '{cameos} held hands. All held on tight.',
    '{cameos}! [Pull! Pull!|Do not let go!]',
  ],
  try: [
    '{H} tried. {He} {H.flaw}. [That was no good.|Oops, not like that!]',
    '{solid}“{H.say}!” said {H}. Push! Pull! [No good.|It did not work.] Oh dear.',
    '{fierce}“Stop that!” said {H}. [But it did not stop.|No good.] Oh dear.',
    '{H} tried once. {H} tried twice. {H} fell on {his} bottom. Bump!',
    'One try. No. Two tries. No. [Three tries? No!|Oh, bother!] {H} puffed.',
  ],
  friendacts: [
    '“I am here,” said {F}. {F} {F.act}. [That was good.|{H} felt better.]',
    '{F} took {H’s} {H.hand}. “{F.say},” said {F}. They both held on.',
  ],
  foil: [
    '{V} was there, too. {V} was stuck! “Help me,” said {V}. Very softly.',
    '“Ha!” said {V}. But then {V} saw it, too. {V} went pale.',
  ],
  last: [
    'Closer. Closer. {H} shut {his} eyes. {H} opened them. It was still there.',
    '{H} wanted to run. {His} feet said, “Go!” But {H} did not go.',
  ],
  low: [
    '{H} sat down. [A tear ran down {his} nose.|{He} hid {his} face.] Was this the end?',
    '“What can we do?” said {H}. Nobody knew. [Nobody at all.|It was so still.]',
    'Oh, poor {H}! {He} was cold. {He} was wet. {He} was so tired.',
  ],
  still: [
    'Then {H} took a breath. In. Out. In. Out. [That is better.|Good, {H}.]',
    '{H} sat very still. {He} made {his} eyes shut. {He} began to think.',
  ],
  'reach:power': [
    'And then {H} knew. “I can do something!” {he} said. Do you know what?',
    '“Oh!” said {H}. “I forgot!” What did {he} forget? [Can you guess?|Can you tell?]',
  ],
  'reach:gift': [
    '{H} felt in {his} bag. What was that? It was {the-tool}! “Oh!” said {H}.',
    'Something went bump in the bag. {the-tool}! {H} had a very good idea.',
  ],
  reach: [
    'Then {H} had an idea. A small one. A good one. “Wait,” {he} said.',
    '“I know!” said {H}. And this time {he} did. [Hold on tight!|Turn the page!]',
    '{H} looked up. {He} was not so sad now. “I will try it,” {he} said.',
  ],
  'reach:treasure': [
    '{H} had {the-tool}! {He} had it all the time. “Oh!” {he} said. “Of course!”',
    'What was in {his} sock? {the-tool}! {H} took it out. It shone.',
  ],
  'reach:wish': [
    '{H} had {the-tool}! {He} had it all the time. “Oh!” {he} said. “Of course!”',
    'What was in the bag? {the-tool}! {H} held it up. “Maybe this!”',
  ],
  memory: [
    '{H} thought of home. There was a lamp. There was soup. {He} held on to that.',
    'What did Granny say? “Just look up, {H}.” So {H} did look up.',
  ],
  glimmer: [
    'But what was that? A tiny, tiny light. Or was it a good idea?',
    'Somebody sneezed. Somebody laughed! It was not so bad with a laugh in it.',
    'A nose began to itch. “Ah... ah... tchoo!” They all had to laugh, just a bit.',
    '“Look at your hat!” It was on back to front. Ha ha! It was good to laugh.',
  ],
};
