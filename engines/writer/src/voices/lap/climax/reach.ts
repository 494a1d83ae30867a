// The lap voice (3-4): `reach` in the climax.
import type { Beats } from '../../voice.ts';

export const REACH: Beats = {
  'reach:power': [
    'And then {H} stood quite still. “Now I can do it!” {he} said. Do you know what?',
    '“You can not do it if you shake,” said {H}. So {he} sat still. [Do you know what {he} can do?|Now it would come!]',
'“I shook too much for my trick,” said {H}. “Now I do not shake!” {He} took a big breath. Ready?', 'What can {H} do? You know! And now {H} knew it, too. “Stand back!” {he} said.',
    '{H} had a trick. You know it! But you must hush for a trick. Hush, all! That was better.',
    'Remember the trick? So did {H}! “It is only small,” {he} said. “But it is mine.”',
    'In. Out. {H} did not shake now. “Now it will come,” {he} said. “Watch me!”',
'“Do what you can do,” said {F}. “I hold on to you!” And {H} did not shake now.',
  ],
  'reach:gift': [
    '{H} felt in {his} bag. What was that? It was {the-tool}! “Oh!” said {H}.',
    'Something went bump in {H’s} bag. {the-tool}! {H} had a very good idea.',
'Bump! What was in {H’s} bag? It was {the-tool}! “Oh!” said {H}. “This!”', '{H} felt in {his} bag. Not the sock. Not the crumb. {the-tool}! That was it.',
    'Psst! Was that {H’s} bag? {He} put {his} nose in, to see. {the-tool}! Ooh, what if...?',
    'Was it lost? Was it gone? No! There it was: {the-tool}! {H} gave it a rub.',
    '“What have we got?” said {H}. A sock. A crumb. And {the-tool}! “Aha!” {he} said.',
    'Something stuck out of {H’s} bag. Was it a stick? No! It was {the-tool}.',
'{H} sat down on {his} bag. Oh! What was that lump in there? {the-tool}! “So that is it!”',
  ],
  reach: [
    'Then {H} had an idea. A small one. A good one. “Wait,” {he} said.',
    '“I know!” said {H}. And {he} really did. [Hold on tight, tight, tight!|Now you just watch!]',
    '{H} looked up. {He} was not so sad now. “I will try it,” {he} said.',
    'Tap, tap, tap. That was {H}, on {his} own head. “Is there an idea in there?” Yes!',
    '“Can I have one more go?” said {H}. “A small one. A good one!” Now {he} was ready.',
    '{H} was still scared. But now {he} was cross as well. “Hmph!” {he} said. And that helped!',
    'Blow your nose, {H}. Good. And chin up. Good! Now {he} knew what to do.',
    '“What can I do?” said {H}. “Not a lot,” {he} said. “But a bit!” And {he} sat up tall.',
    'Up went {H’s} {H.hand}. “I can do it,” {he} said. “I think. Yes! I can!”',
    '“I will think of it small,” said {H}. “One step. That is small.” Yes! {H} could do small.',
  ],
  'reach:treasure': [
    'Then {H} thought of {the-tool}. {He} thought, and thought. “Oh!” {he} said. “Of course!”',
    '{seen kept it in a sock}What was in {his} sock? {the-tool}! {H} took it out. It shone.',
'Was it time for {the-tool}? Yes! Out it came. It was warm. It shone.', 'All day {H} had kept {the-tool} safe. “Now,” said {H}, “you keep us safe. Please!”',
'“Now or not at all,” said {H}. And out came {the-tool}. Hooray for {the-tool}!',
  ],
  'reach:wish': [
    '{H} thought of {the-tool}. Then {he} thought some more. “Oh!” {he} said. “Of course!”',
    'What did {H} have, all the time? {the-tool}! {H} held it up. “Maybe this!”',
'“Wait!” said {H}. “What have I got here?” It was {the-tool}! Hooray, hooray!',
  ],
  'reach:trait': [
'“I am {H},” said {H}. “Just {H}. But I can try.” And {he} stood up tall.', '{H} was still {H}. Not big. Not loud. Just {H}! But that was a lot. Up {he} got.',
    '“I can not be big,” said {H}. “I can not be loud. But I can be me!” And {he} stood up.',
    'Was there one more thing to try? There is always one more! “Here I go,” said {H}.',
    'Who could do it? Not the sun. Not the moon. “Me,” said {H}. “I can.” And {he} gave a nod.',
  ],
  // What somebody sees who has nothing but themselves: what comes of it stands in the resolution under the same name, behind `{seen …}`.
  'reach:clue-dark': [
    '{here walls}It was dark, left and right. But {H} felt the wall. The wall went on, and on! “Aha,” {he} said.',
    '{earth}{H.face}{H} had a sniff. Soot. Socks. But on one side it smelled of outside! “Hm,” said {H}.',
    '“Is it all black?” said {H}. They all turned round. No! Over there it was just nearly black.',
    '{H} shut {his} eyes. That was dark. {He} opened them. That was not so dark! “Wait,” {he} said. “Wait!”',
  ],
  'reach:clue-gap': [
    'Was the hole as wide as that all along? {H} looked. Over there it got thin, and thinner. “Hm!”',
    '{H} let a crumb go. It rolled along, and on. It did not fall in! “Look where it went,” {he} said.',
  ],
  'reach:clue-storm': [
    '“I am too light,” said {H}. Whoosh! “Are you light? Are all of us light?” They looked at one another.',
    'Boom, boom, boom. Then a bit of hush. Boom, boom, boom. Hush again! {H} counted. “Aha!”',
    '{earth}Up there a hat flew by. But down low sat a beetle. It still had its leaf! “Oh,” said {H}.',
  ],
  'reach:clue-creature': [
    '{H} looked at the beast, bit by bit. Big eyes. Big nose. And one big, sore toe! “Oh!” {he} said.',
    '“Grrr!” But one fat tear ran down its nose. Does a bad beast cry? {H} did not think so.',
    '“ROAR!” And then the beast scratched its back. It could not get there! “I know that itch,” said {H}.',
  ],
  'reach:clue-lock': [
    '{H} shook the door. It shook at the top. It shook at the bottom. In the middle it did not. “Hm!”',
    '“Open,” they said. “OPEN!” The door went “hmph”. “Oh,” said {H}. “We did not say good day!”',
    'Push, said one. Pull, said one. {H} looked at the door, low down. It had two small wheels! “Oh!”',
    '“Where there is a door, there is a key,” said {H}. “And where would you hide one?” {He} looked up.',
  ],
  'reach:clue-flood': [
    'Up came the water. Then down, a bit. Then up! {H} looked for a long time. It was like a breath.',
    '{here land}{earth}One leaf went round and round in it. Why just there? “Like in the tub,” said {H}. “A plug!”',
  ],
  'reach:clue-maze': [
    'Left, right, left. The same spot again! “And what if we do not turn at all?” said {H}.',
    'Left? Right? {H} looked down, not up. One way had dust. One had dust. And one had none. Hmm!',
    '“Stop,” said {H}. “Sniff!” They all had a sniff. Left: no smell. Right: no smell. And there? Soup!',
  ],
  'reach:clue-stuck': [
    '“Push!” they said. One pushed this way. One pushed that way. {H} saw it. “Oh,” {he} said. “No wonder!”',
    'What does a big stone sit on? {H} looked. It sat on one small stone. A very small one!',
    '{H} leaned on the stone. It rocked! Just a bit. Then it rocked back. “Like a swing,” said {H}. “Hm!”',
  ],
  'reach:clue-crowd': [
    '“Me first!” said a man. “Me first!” said a lady. {H} listened. They all said the same thing!',
    'So loud! Who was not loud? Just one: a baby, in the middle. It looked at {H}. {H} looked at it.',
    'They shouted. So {H} shouted. So they shouted more! “Oh,” said {H}. “And what if I do not?”',
  ],
  // What somebody has with them shows what it can do, just before it does it.
  'reach:thing-dark': [
    'How odd! Where {the-tool} was, it was not quite so dark. “Oh,” said {H}. “Is that you?”',
    'One thing in all that dark had not gone out. Not quite! It was {the-tool}. “Oh!” said {H}.',
  ],
  'reach:thing-gap': [
    '{the-tool} gave a shake. Close to the edge it shook even more. “Do you want to get over, too?” said {H}.',
    '“Look out,” said {H}. {the-tool} was at the very edge. And there it stayed. It did not fall! “Oh,” said {H}.',
  ],
  'reach:thing-storm': [
    'The wind had a look at {the-tool}. It was only a peep. But for that long, it did not blow! “Oh!” said {H}.',
    'Whoosh! went the wind, at all of them. But not at {the-tool}. It went round that, very softly. “Hm!” said {H}.',
  ],
  'reach:thing-creature': [
    'The beast did not look at {H}. It did not look at the buns. It looked at {the-tool}! “Oh,” said {H}. “That?”',
    '“Grrr,” and then a sniff. What did it sniff at? {the-tool}! “Do you want to see?” said {H}.',
  ],
  'reach:thing-crowd': [
    'One small boy did not shout. He had seen {the-tool}. “Ooh,” he said. {H} looked at him. “Oh!”',
    '“Mine! Mine! M...” said one, and stopped. She had seen {the-tool}. “Ooh,” she said. {H} had an idea.',
  ],
  'reach:thing-lock': [
    '{the-tool} came close to the door. Tick, said the lock. Away. No tick! Close. Tick! “Oh,” said {H}.',
    '“It is warm!” said {H}. {the-tool} got warm, right there by the lock. What did that mean?',
  ],
  'reach:thing-flood': [
    'One drop fell on {the-tool}. Round it ran, and round, and off. “Look at that,” said {H}. “Oh!”',
    'All that water! And {the-tool} was not even wet. The water ran round it. “Hm,” said {H}.',
  ],
  'reach:thing-maze': [
    '{H} let go of {the-tool}. Plop! It fell one way. Up, and plop again. The same way! “Hm!” said {H}.',
    '{the-tool} turned round, all by itself. Just a bit. “Do you know the way?” said {H}.',
  ],
  'reach:thing-stuck': [
    '{the-tool} bumped into the stone. Plink! And the stone moved over. Just a crumb! “Oh,” said {H}.',
    '“Who did that?” The stone had jumped, just a bit. Who was close to it? Just {the-tool}! “Hm,” said {H}.',
  ],
};
