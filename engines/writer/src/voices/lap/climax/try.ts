// The lap voice (3-4): `try` in the climax.
import type { Beats } from '../../voice.ts';

export const TRY: Beats = {
  try: [
    '{H} tried. But {he} {H.flaw}. [That was no good at all.|“Oops,” {he} said. “Not like that!”]',
    '{solid}{H} gave it a kick. Ow! {H} hopped on one leg. It was still there.',
    '{fierce}“Stop that!” said {H}. [“Stop it now!” said {H}. “Stop, stop, stop!” No good at all.|“Please stop that?” No, no, no. It was no good at all.]',
    '{H} tried once. {H} tried twice. {H} fell on {his} bottom. Bump, bump, bump!',
    'One try. No. Two tries. No. [Three tries? No, no, no!|Oh, bother, bother, bother!] {H} puffed and puffed.',
    '{H} clapped. No good! {H} jumped up and down. No good! Oh, bother, bother!',
    '{solid}Puff! Heave! They went “oof”. They went “ugh”. But it did not help at all.',
    '“I can do it,” said {H}. Whoops! {He} sat down hard. No, {he} could not.',
    '{H} made a big, loud noise. “Grr!” Did it help? No. But somebody giggled.',
    '{solid}Under it? No. Over it? No. Round it? No, no, no! {H} fell flat.',
    '{H} {H.flaw}. Oh, {H}! Was that the way to do it? No. Not at all!',
    '“Please,” said {H}. “Pretty please?” Was that a yes? No. Not even a small maybe.',
    '{solid}They all leaned on it. They all fell over. It did not mind at all. Hmm.',
    '{solid}{H} took a run. One, two, three, oof! Now {he} had a bump on {his} nose.',
    '{calm-trial}{H} threw a stone. {H} threw a shoe. The stone came back. The shoe did not.',
    '{fierce}{H} sang a song. La, la, la! Nobody liked the song. Not one bit. Oh dear.',
    '{fierce}“Go away,” said {H}. Nothing went away. “Please go away?” Still no. Hmm, hmm.',
    '{solid}{H} had a long stick. Poke, poke! Snap. Now {he} had two short ones.',
    '{solid}Was there a way round? {H} ran to look. No. No. And no. Puff!',
    '{H} shut {his} eyes and wished. One, two, three! {He} peeped. It was still so.',
    '{fierce}They all said “shoo”. Shoo! Shoo! And did it help? No. Not one shoo.',
    '{H} {H.flaw}. “Sorry,” {he} said. But that did not help, not one bit.',
    '{solid}{H} got a spoon and dug. Dig, dig! It was a very small hole.',
    '“One, two, four!” said {H}. That was wrong. {He} did it again. “One, two, five!”',
    '“I have a plan,” said {H}. It was a plan for a cake.',
    'In {H’s} bag was a bun in a sock. It was no help.',
    '{H} put {his} bag on {his} head. All gone! Off it came. Not gone.',
    '{H} hummed. {H} hopped. {H} did both at once. It was no use. Hop.',
    '“You do it,” said {H} to {his} bag. But the bag did not dare.',
    'The front way? No. The back way? No. And now {H} had hiccups. Hic!',
    '{H} shut one eye, and put out {his} tongue. But it was no good.',
    '“Easy!” said {H}. It was not easy. “Nearly easy!” It was not that, either.',
    '“Pretty please?” said {H}. No. “Pretty please, with jam on?” No! Not even with jam.',
    '{H} stood on one leg. {H} stood on the other leg. It did not help at all. But it was fun.',
    '“Abra-dabra!” said {H}. “Abra-bun!” Nothing. There was not even a bun. Hmm!',
    '“I will think,” said {H}. {He} did. {He} did it very hard. But out came no think. Not one!',
    '{H} tried again, upside down this time. No. That was no better.',
    '{H} made a wish. {H} made two. Not one of them came true.',
    '“Go!” said {H}. “Shoo!” said {H}. That was no help at all.',
    '{H} ran left. {H} ran right. Now {he} was in the middle.',
    '“Grr,” said {H}. But it came out as a “purr”. That was no good.',
  ],
  'try:dark': [
'{H} put out @a {H.hand}. Bump! {He} put out the other. Bump! “Who put that there?” said {H}.', '“Is there a lamp?” said {H}. There was. But nobody could find it in the dark!',
  ],
  'try:gap': [
'{H} took a long stick and put it over. Plop! It was much too short.', 'How far could {H} jump? {He} tried it on the grass. Hop! No. Not that far.',
  ],
  'try:maze': [
'“This way!” said {H}. Round they went. “No, that way!” Round they went. Oh dear.', '{H} asked a beetle. “Left,” it said. They went left. The beetle did not know left!',
  ],
  'try:storm': [
'{earth}{H} held up {his} coat. Whoosh! Now the coat was up a tree. Bye-bye, coat!', '{earth}{H} hid in a bush. Whoosh! Now there was no bush. Where did it go?',
  ],
  'try:flood': [
'{H} had a cup. Scoop, scoop! But it came in so fast, and the cup was so small.', '{H} sat on a log. Roll, roll, plop! Now {he} was wet to the ears.',
  ],
  'try:creature': [
'{H} made a face at it. It made a face back. A bigger one! “Eek!” said {H}.', '“Good beast,” said {H}. “Nice beast!” It did not think so. It said, “Grrr.”', '{H} threw it a bun. Gulp! It ate the bun. It looked at {H}. It wanted more!',
  ],
  'try:crowd': [
'“Shh!” said {H}. “Shh!” they all said back. It was the loudest “shh” of all.', '{H} got up on a box. “Please!” {he} said. Nobody looked. The box fell over. Bump!',
  ],
  'try:lock': [
'“Knock, knock!” said {H}. Nobody said, “Who is there?” Nobody said a thing. Hmm!', '{H} had a key. It was for the jam. It did not fit. It was too small.',
  ],
  'try:stuck': [
'{H} gave it a bun. {H} gave it a tickle. But a stone is just a stone.', '“Roll over!” said {H}, and rolled over, to show it how. The stone did not. Not once.',
  ],
};
