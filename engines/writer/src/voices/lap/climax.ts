// The lap voice (3-4), climax: exciting, never cruel.
import type { Beats } from '../voice.ts';

export const CLIMAX: Beats = {
  arrive: [
    'Here {they} {was}, at {spot}. [{first-there}It was so big!|Now for it!] {H} held {his} breath. Gulp!',
    'Slow, slow, slow! {They} came to {spot}. {H’s} heart went thump, thump, thump.',
    '{first-there}“Is this it?” It was. It was {spot}. [Nobody spoke. Not one word.|Brrr! {H} held on to {his} bag.]',
    'Look! Look there! {spot}! {They} went close. Tip, tip. Very close. Shh!',
  ],
  hush: [
    '“Shh,” said {H}. “Shh!” they all said. “Shh! Shh!” That was a lot of noise for a shh.',
    'Tip, tap. That was {H}. {H} looked left. {H} looked right. {He} looked back. Hmm.',
  ],
  onset: [
    '{k.onset} {k.tie}',
    'Oh! {k.onset} {k.tie}',
    '{k.onset} {k.tie} “Oh!” said {H}.',
    'Uh-oh. {k.onset} {k.tie}',
    'What now? {k.onset} {k.tie}',
    '{k.onset} {k.tie} Oh dear, {H}!',
    'And then... {k.onset} {k.tie}',
    '{k.onset} {k.tie} Gulp!',
    'And then! Oh, and then! {k.onset} {k.tie} [“Eek!”|“Help!”]',
    '{k.onset} {k.tie} [“Oh no!” they all said.|“Eek!” said {H}. “Eek!”]',
    'Oh! What was that? {k.onset} {k.tie}',
  ],
  worse: [
    '{k.worse} [Oh dear, oh dear, oh dear, oh dear!|“Help!” said {H}. “Help!” said all of them.]',
    'Did it get better? It got worse. {k.worse} [“Eek!” said {H}.|“Hold on!” said {H}.]',
    'Was that all? No, that was not all! {k.worse} [Brrr!|Eek!]',
  ],
  'wish:object': [
    '{H} felt about. There was {w.a}! {He} held it tight.',
    'Out fell {w.a}. Clonk! {H} picked it up. “Maybe this?” {he} said.',
  ],
  'wish:place': ['“I see {w.a}!” said {H}. But how could {they} get to it? Oh dear!', 'Behind it all was {w.a}. {H} could just see it. So near, so near!'],
  'wish:event': ['Just then came {w.a}! [Oh, what a day!|Everyone ran.] {H} held on.', 'And on top of it all: {w.a}! “Now?” said {H}. “Oh, no!”'],
  'wish:feeling': ['{H} felt {w.head}. It was a big, big feeling. {He} took a breath.', '“I feel {w.head},” said {H}. It was good to say it.'],
  cameo: [
    '{fierce}{C} and {D} held on. They held on so tight! They did not let go. [Good, good!|Brrr!]',
    '{C} held on to {H}. {D} held on to {C}. Now they were one long chain! It helped. Only a little bit.',
    'And what did {C} do? “{C.say}!” said {C}, and stood right next to {H}. [Good for you, {C}!|That was brave, {C}!]',
    '{C} came to help. “One, two, three!” said {C}. [But it was not enough, not yet.|But it did not help, not yet.]',
    '{cameos} stood close. All held on tight. Nobody let go. Not one!',
    '{cameos} sat in a ring. They did not let go. Not for a bun!',
  ],
  try: [
    '{H} tried. But {he} {H.flaw}. [That was no good at all.|“Oops,” {he} said. “Not like that!”]',
    '{solid}{H} gave it a kick. Ow! {H} hopped on one leg. It was still there.',
    '{fierce}“Stop that!” said {H}. [“Stop it now!” said {H}. “Stop, stop, stop!” No good at all.|“Please stop that?” No, no, no. It was no good at all.]',
    '{H} tried once. {H} tried twice. {H} fell on {his} bottom. Bump, bump, bump!',
    'One try. No. Two tries. No. [Three tries? No, no, no!|Oh, bother, bother, bother!] {H} puffed and puffed.',
  ],
  'try:dark': ['{H} put out @a {H.hand}. Bump! {He} put out the other. Bump! “Who put that there?” said {H}.', '“Is there a lamp?” said {H}. There was. But nobody could find it in the dark!'],
  'try:gap': ['{H} took a long stick and put it over. Plop! It was much too short.', 'How far could {H} jump? {He} tried it on the grass. Hop! No. Not that far.'],
  'try:maze': ['“This way!” said {H}. Round they went. “No, that way!” Round they went. Oh dear.', '{H} asked a beetle. “Left,” it said. They went left. The beetle did not know left!'],
  'try:storm': ['{earth}{H} held up {his} coat. Whoosh! Now the coat was up a tree. Bye-bye, coat!', '{earth}{H} hid in a bush. Whoosh! Now there was no bush. Where did it go?'],
  'try:flood': ['{H} had a cup. Scoop, scoop! But it came in so fast, and the cup was so small.', '{H} sat on a log. Roll, roll, plop! Now {he} was wet to the ears.'],
  'try:creature': ['{H} made a face at it. It made a face back. A bigger one! “Eek!” said {H}.', '“Good beast,” said {H}. “Nice beast!” It did not think so. It said, “Grrr.”', '{H} threw it a bun. Gulp! It ate the bun. It looked at {H}. It wanted more!'],
  'try:crowd': ['“Shh!” said {H}. “Shh!” they all said back. It was the loudest “shh” of all.', '{H} got up on a box. “Please!” {he} said. Nobody looked. The box fell over. Bump!'],
  'try:lock': ['“Knock, knock!” said {H}. Nobody said, “Who is there?” Nobody said a thing. Hmm!', '{H} had a key. It was for the jam. It did not fit. It was too small.'],
  'try:stuck': ['{H} gave it a bun. {H} gave it a tickle. But a stone is just a stone.', '“Roll over!” said {H}, and rolled over, to show it how. The stone did not. Not once.'],
  friendacts: [
    '“I am here, {H},” said {F}. “I am here, and here I stay.” And {H} felt a lot better.',
    '{F} took {H’s} {H.hand}. “Here I am,” said {F}. And they both held on.',
  ],
  foil: [
    '{V} was there, too. {V} was stuck! “Help me,” said {V}, very softly. And {H} did.',
    '“Ha!” said {V}. But then {V} saw it, too. “Ha” got very, very small.',
  ],
  last: [
    '{fierce}Closer. Closer. {H} shut {his} eyes. {H} opened them. It was still there. Gulp!',
    '{H} wanted to run. {His} feet said, “Go!” “You stay here, feet,” said {H}. And they did.',
  ],
  low: [
    '{H} sat down. [A tear ran down {his} nose. Plip.|{He} hid {his} face in {his} bag.] Was this really the end?',
    '“What can we do?” said {H}. Nobody knew. {H’s} bag had no idea. It was a bag.',
    '{H.fingers}{H} put {his} thumb in {his} mouth. {He} was too big for that. But not just now.',
    'Poor old {H}! {He} wanted {his} pillow. {He} wanted soup. {He} wanted it to be this morning.',
  ],
  still: [
    'Then {H} took a breath. In. Out. In. Out. [That is better, {H}. Much, much better.|Good, {H}. And one more. Good.]',
    '{H} sat very still. {He} shut {his} eyes. {He} began to think, very hard.',
  ],
  'reach:power': [
    'And then {H} knew. “I can do something!” {he} said. Do you know what?',
    '“Oh!” said {H}. “I forgot!” What did {he} forget? [Can you guess what?|Can you tell {him}?] Quick!',
  ],
  'reach:gift': [
    '{H} felt in {his} bag. What was that? It was {the-tool}! “Oh!” said {H}.',
    'Something went bump in {H’s} bag. {the-tool}! {H} had a very good idea.',
  ],
  reach: [
    'Then {H} had an idea. A small one. A good one. “Wait,” {he} said.',
    '“I know!” said {H}. And {he} really did. [Hold on tight, tight, tight!|Now you just watch!]',
    '{H} looked up. {He} was not so sad now. “I will try it,” {he} said.',
  ],
  'reach:treasure': [
    'Then {H} thought of {the-tool}. {He} thought, and thought. “Oh!” {he} said. “Of course!”',
    '{seen in a sock}What was in {his} sock? {the-tool}! {H} took it out. It shone.',
  ],
  'reach:wish': [
    '{H} thought of {the-tool}. Then {he} thought some more. “Oh!” {he} said. “Of course!”',
    'What was in {H’s} bag? {the-tool}! {H} held it up. “Maybe this!”',
  ],
  memory: [
    '{H} thought of home. There was a lamp. There was soup. {He} held on to that.',
    'Granny always said, “Chin up, {H}.” So {H} put {his} chin up. That was better.',
  ],
  glimmer: [
    'But what was that? A tiny, tiny light. Or was it a good idea?',
    'Somebody hummed. Somebody giggled! It was not so bad with a giggle in it.',
    'A nose began to itch. “Ah... ah... tchoo!” They all had to laugh, just a bit.',
    '{can-see}“You have jam on,” said somebody. “Where?” said {H}. “All over!” It was good to laugh.',
  ],
};
