// The lap voice (3-4): a seventh book; scenes that need no road, no weather and nothing to put on, in every part.
import type { Beats } from '../voice.ts';

export const INTRODUCTION_SEVENTH_BOOK: Beats = {
  cameo: [
    '“Is there a bun for me?” Who was that? It was {C}. {C} is {C.a-kind}. {also} Yes, there was!',
    'Thump, thump, thump. And in came {C}. {C} is {C.a-kind}. {also} “{C.say}!” said {C}, and sat down.',
    'Who is that, humming? It is {C}! {C} is {C.a-kind}. {also} {H} hummed, too. Hum, hum, hum.',
  ],
  'plant:gift': [
    '“Da!” said a baby. It had {a-gift}. “For me?” said {H}. “Da!” said the baby. That means: yes.',
    '{H} sat down on {a-gift}. Ow! “What are you for?” said {H}. It did not say. Into {his} bag it went.',
  ],
  'plant:power': ['{H.power} A baby looked on, and laughed and laughed. “More!” said the baby. That was its very first word.'],
  'plant:treasure': ['{told l.treasure}“Can {the-tool} come, too?” said {H}. They all had a think. “Yes,” they said. “But be good to it!”'],
  hook: [
    '“Who will {s.want}?” said {H}. {He} looked in the mirror. Somebody looked back. “You will!” ^{refrain}',
    'Shh! Time to {s.want}. {H} took one spoon. “Come on, spoon,” {he} said. ^{refrain}',
    '“One, two, three, go!” said {H}. {They} had to {s.want}. And nobody said no. ^{refrain}',
    '{H} gave the cat a kiss. “I have to {s.want},” {he} said. The cat did not mind. ^{refrain}',
  ],
};

export const DEVELOPMENT_SEVENTH_BOOK: Beats = {
  cameo: [
    '{C} had a sneeze. It was a big one. Tchoo! Down fell a bun. “Sorry, bun,” said {C}.',
    '“Guess what I have,” said {C}. “A cat?” said {H}. “No.” “A cake?” “No. A stone!” It was a good stone.',
    '{C} went to sleep. Just like that! Snore. They all had to wait. “Am I late?” said {C}.',
    '“I spy a nose,” said {C}. It was {H’s} nose. “I spy one, too,” said {H}. Ha ha!',
    '{C} had one nut. How many were they? Too many! So {C} cut it up. Very, very small.',
    '“Up or down?” said {H}. “Yes,” said {C}. That did not help at all. But it was funny!',
    '{C} told a joke. It had a hen in it, and a pan. Nobody got it. But {C} laughed and laughed.',
    '“Wait for me!” said {C}. They all did. “Now you are last,” said {C}, and ran on ahead. Ha ha!',
  ],
  place2: [
    '{near}“My red ball is in {m.name}!” said {H}. [{m.prop}|{m.folk}] {also} Got it! And home again.',
    '{near}Granny was in {m.name}. One quick kiss! [{m.folk}|{m.prop}] {also} Smack! And home, tip, tap.',
    '{near}The best buns are in {m.name}. [{m.climate}|{m.prop}] {also} One bun each. And home, hop, hop!',
    '{near}“Race you to {m.name}!” said {H}. [{m.prop}|{m.climate}] {also} “And race you home!” Puff, puff.',
  ],
  attempt: [
    '{They} {s.attempt}. They held their breath. {s.fail} They let out their breath. Pffff!',
    '{They} {s.attempt}. “Is it good?” said {H}. “Is it bad?” {s.fail} It was bad.',
  ],
  turn: [
    '{s.turn} {H} asked three times, to be sure. Three times it was so. “Oh, my!”',
    '“Hold my bun,” said {H}. {s.turn} {H} did not want {his} bun now. That is how big it was!',
  ],
};

export const CLIMAX_SEVENTH_BOOK: Beats = {
  cameo: [
    '“Can I hold on to you?” said {C}. “Yes,” said {H}. So there they were, two in a row. Tight, tight!',
    '{C} did not say a thing. {C} just stayed. It is good to have one who just stays.',
    '“I will count,” said {C}. “One. Two. Two. Two.” It was all too much for three. But {C} did count!',
    '{C.clothed}{C} found a plum, right down in a pocket. One bite each. Munch! Good for {C}!',
    '“Boo hoo,” said {H}. “Boo hoo,” said {C}. It is not so bad when two do it.',
    '{C} sang a bit of a song. It was a bit wobbly. “La, la... la?” But it was a song!',
    '“What do we do now?” said {C}. “I do not know,” said {H}. “Good,” said {C}. “Me, too.”',
    'Who sat next to {H}? {C} did. That made one warm side. It is good to have one warm side.',
  ],
  onset: [
    '{k.onset} {k.tie} {H} wanted to be in the tub.',
    '“It is nice here,” said {H}. {k.onset} {k.tie}',
    '{H} sang a bit. {k.onset} {k.tie} No more song!',
    'Hold my hand. {k.onset} {k.tie} Do not let go!',
    '{k.onset} {k.tie} {H} sat down. “Oof,” {he} said.',
    '“What if...” said {H}. {k.onset} {k.tie} “That!” said {H}.',
    '{k.onset} {k.tie} “For us?” said {H}. “No, thank you!”',
    '{k.onset} {k.tie} {H} said “Oh!” Oh, oh, oh!',
    '{sudden}{k.onset} {k.tie} “Who did that?” said {H}.',
  ],
  worse: [
    '{k.worse} They all sat close, like beans in a pod. {H} was the bean in the middle.',
    '{k.worse} “I do not like it,” said {H}. Nobody did. Not one bit!',
  ],
  try: [
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
    '“I will think,” said {H}. {He} did. {He} got very pink. But out came no think. Not one!',
  ],
  low: [
    '{H} put {his} head down. Plop, went a tear. Plop, went one more. Sniff, sniff, sniff!',
    '“Will it be good again?” said a very small voice. Nobody knew. It was {H’s} own voice.',
  ],
  last: ['{H} took a breath. It was a very big one. It had a bit of brave in it.'],
  reach: [
    '“What can I do?” said {H}. “I can do what I do best!” And {he} sat up tall.',
    'Up went {H’s} {H.hand}. “I can do it,” {he} said. “I think. Yes! I can!”',
  ],
  'reach:gift': ['{H} sat down on {his} bag. Oh! What was that lump in there? {the-tool}! “So that is it!”'],
  'reach:power': ['“Do the thing you do,” said somebody. The thing! {H} had not thought of the thing!'],
  'reach:treasure': ['“Now or not at all,” said {H}. And out came {the-tool}. Hooray for {the-tool}!'],
};

export const RESOLUTION_SEVENTH_BOOK: Beats = {
  'solve:gift': [
    'Was it too small? Not {the-tool}! {deed} {k.clear}', 'So that was what {the-tool} was for! {deed} {k.clear}',
    '“Are you ready?” said {H} to {the-tool}. {deed} {k.clear}', '“Hold your breath,” said {H} to {the-tool}. {deed} {k.clear}',
  ],
  solve: ['{H} {H.virtue}. {k.give} {k.clear}', '“Oh!” said {H}. {k.give} {k.clear}', '{k.give} “There!” said {H}. {k.clear}', '“I see it!” said {H}. {k.give} {k.clear}'],
  after: ['“Are we all here?” said {H}. {He} counted all the noses. One nose, two... Yes! All here. Phew!'],
  prize: [
    '{s.prize} Who was so glad? {H} was! And who else? All of them. And you!',
    'Clap, clap, clap! {s.prize} {H} hopped, and hopped. And then {he} fell over.',
    '{s.prize} They danced, and danced. Then they had a rest, and danced some more.',
  ],
  mend: [
    '{H} had the jam. {F} had the bread. “Shall we?” said {F}. They did! Yum, yum, yum.',
    '{F} hummed a bit. {H} hummed a bit. It was the same song! And so it was over.',
    '“Still cross?” said {F}. “A bit,” said {H}. “And now?” “No!” That was quick!',
  ],
  'mend:foil': ['“I was not nice,” said {V}. “No,” said {H}. “But now you are.” And they had a bun.'],
  cameo: [
    '{C} had a nap. {D} had a nap. Snore, snore! It was a good big snore for two.',
    '“I saw it all,” said {C}. “Well, I had one eye shut.” Ha ha! One eye is a lot.',
    '{C} sat down, and ate a bit of all there was. “I am very brave,” said {C}, “and very full.”',
    '“This is {C}!” said {H}. They put {C} up on a chair. They all clapped. Down fell {C}. Plop!',
    '“What did I do?” said {C}. “You were there,” said {H}. “That was a big help.” {C} was so glad.',
    '{C} was asleep, with a spoon in one {C.hand}. Shh! They took the spoon. {C} did not wake up.',
    '“Let us do it again!” said {C}. “Not today,” said {H}. “And not tomorrow.” “Then soon,” said {C}.',
    'They looked for {C}. Not at the table. Not on the mat. There! Next to the cake! “Hello,” said {C}.',
    '“Well done, {C}!” they all said. {C} said it, too. “Well done, {C}!” Ha ha!',
  ],
};
