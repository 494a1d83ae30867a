// The bedtime voice (5-8), climax: a second book of trials.
import type { Beats } from '../voice.ts';

export const CLIMAX_SECOND_BOOK: Beats = {
  arrive: [
    '{first-there}Here it was. This was {spot}. It was smaller than they had thought, and a good deal plainer. [“Hello?” said {H}. Nobody said hello back.|There ought to have been a bell.] {H} put one foot forward, like you do with a cold bath. Nothing bit it. So {he} sent the other one after it.',
    '{H} had thought of something to say for when they got to {spot}, and now they were there. [{first-there}Nobody had been there for a very long time.|It was waiting, you could tell.] “{H.say},” {he} said instead. {He} said it in a whisper, and even that was more than {he} had meant.',
    'When they came to {spot}, everyone had to cough. They coughed and they coughed. You could hear {sound}. [“Is it locked?” asked somebody, hopefully.|“After you.” “No, after *you*.”] “Right,” said {H}, at last. {He} stopped coughing, and {he} went first.',
    '{open-air}{earth}{hush}It was getting late when they got to {spot}. The wind dropped. The birds stopped. [It was as if somebody had put a finger to their lips.|You know how it is, when you are the only one awake?] {H} felt for a hand, and found one, and held it.',
  ],
  hush: ['A bit of fluff came by. They all watched it. It took a very long time, and changed its mind twice. [In the end it took {H’s} nose.|In the end it sat down on {H’s} boot.] “Now,” somebody breathed. But nobody went.'],
  onset: [
    '{sudden}And then! {k.onset} Everybody fell over everybody. {H} was at the bottom. [“Is that my foot?” asked someone. “No,” said {H}, “it’s mine.”|Somebody’s elbow was in {his} ear.] It takes a long time to get up, when nobody knows who begins.',
    '{sudden}There was no time to say “look out”. {k.onset} [Somebody had been in the middle of a bite. The sandwich flew off by itself.|“Help!” shouted everybody, so there was nobody left to come.] {H} held on to something. It was a tail. {He} never found out whose.',
    '{k.onset} So that was the end of the good part. It had been short, too. [One of them had just begun to yawn, and forgot to stop.|One of them had both eyes shut, and was saying “no, thank you, no, thank you”.] {H} was frightened. Then {he} was cross. Cross was better.',
    '{sudden}It began with a very small noise. “What was that?” said {H}. It was only the beginning. {k.onset} [They all tried to hide behind each other. It does not work.|They ran in a circle and met in the middle.] There was no way round it. And there was no way back.',
  ],
  worse: [
    'Was that all? No, it was not. {k.worse} [“Has anybody got a good idea?” called {H}. Somebody had a bad one.|“I want my supper,” said somebody. So did they all.] They stood back to back, in a ring, as close as they could. There was nothing else to lean on, so they leaned.',
    '{fierce}{k.worse} “Can you hear me?” shouted {H}. “What?” shouted everybody. It was that bad. [{He} tried to count to ten, and got stuck at four.|A sandwich went by. Nobody could catch it.] Somebody waved a hanky, to say hello, or else to say goodbye. Nobody could tell.',
    'And it was not done yet. {k.worse} {H} thought about {his} own back yard, where nothing ever happened. {He} had said that it was boring! [{He} would never, ever say that again.|How {he} would have liked to be bored.] {He} shut {his} eyes, and opened one of them again.',
  ],
  cameo: [
    '{C} did not shout. “One at a time,” {C.he} said, “and nobody push,” and everybody did what {C.he} said. [{H} found that {he} was holding on to somebody’s belt, and held it tighter.|“Who made you the boss?” yelled somebody. “Nobody,” said {C}. “Breathe!”] It did not win the day. But it helped a lot.',
    'A little way off stood {C} and {D}. “{C.say}!” shouted {C}. “{D.say}!” shouted {D}. {C} held on to {D}, and {D} held on to {C}. [They looked as if they were having a lovely time.|You could not have put a ruler in between.] And everyone else felt just a bit braver.',
  ],
  try: [
    '{fierce}“I know!” cried {H}. {He} did not know. {He} only wanted it to be over. So {he} {H.flaw}. [{H.cost}|] It went wrong, right in front of everybody. [“Never mind,” somebody called. That made it worse.|You could see it going wrong, like a dog that runs after the wrong stick.] And {k.the} came on, bigger than before.',
    'What did {H} do? {He} {H.flaw}. Oh, {H}! [When you are very scared, your feet do the old thing all by themselves.|Everybody groaned.] So that was no good, and it was getting late, and somebody had trodden on a sandwich.',
    '{solid}They pushed, and they pulled, and they all said “heave”. It did not help a bit. Then {H} {H.flaw}. [{H.cost}|“Oh, *{H}*,” said somebody.] {H} could have cried. There was not time. “Think,” {he} told {himself}. “Think, think, think.”',
  ],
  friendacts: [
    '“Move up,” said somebody. It was {F}! {F.he} could have stayed where it was safe. “What are you doing here?” asked {H}. “I forgot something,” said {F}. “I forgot *you*.” [They were both shaking. But side by side you could hardly tell.|“{F.say},” said {F}, and held on.]',
    '{sudden}{fell-out}Out of the muddle came @a {F.hand}, and on the end of it was {F}. “Take it!” said {F}. {H} thought of all the cross things that they had said. [Then {he} forgot them, and took hold.|They seemed very small, and a long way off.] {F} pulled. “{F.say},” {F.he} puffed, and {F.he} did not let go.',
  ],
  foil: [
    'Not far off stood {V}. {V} could have run away. {V.he} thought of the way out. {V.he} thought of {H}. [“Oh, bother,” said {V}, and came back.|“{V.say},” {V.he} said. But {V.he} did not go.] {V.he} looked at {V.his} own two feet, and they came and stood next to {H}. “Don’t say *anything*,” {V.he} said.',
    '{sudden}And who was stuck in the very worst bit? {V} was! {V.he} did not call for help. {V.he} never did. [“{V.say},” {V.he} said, but {V.his} chin was shaking.|{V.he} just looked.] {H} did not even think. {He} leaned over as far as {he} could, and stretched out {his} {H.hand}, and {V} took it.',
  ],
  last: ['{H} felt right down in the corners of the bag. There was a pencil. There was a bean. There was half a bun, and it was flat. [“Is that all?” said everybody. “There’s some fluff,” said {H}.|They all had a sniff at it.] So {he} broke up the bun. Everyone got a bite, and it was the best bite they ever had.'],
  memory: ['And just then {H} remembered how {he} had learned to whistle. For a whole summer it had been nothing but spit. People had moved away from {him} on benches. Then one day, in the bath, there it was. “This is only the spit part,” {he} told {himself}. “Only the spit part.”'],
  low: [
    '{H} had come to the end of {his} ideas. It was like when you think there is one more stair, and there isn’t. [“I’m sorry,” {he} said. It was not very loud, but they all heard it.|A tear ran down, right to the tip of {his} nose, and hung there.] Nobody was cross. That was almost the worst thing.',
    'So it was all over. {H} hung {his} head. “It should have been somebody else,” {he} said. “Somebody with a rope.” [“I’ve got some string,” said a small voice. But it did not help.|Nobody knew what to say. Somebody patted {him} on the back.] And for a long, long moment nothing happened.',
  ],
  still: ['{fierce}For a moment it was as if somebody had shut a window, and {H} could look, really look, for the first time. {k.the} was not even angry. [It came, and it went. You could have skipped to it.|It was just like that, the way that rain is wet.] “Oh,” said {H}. “We’ve been going about it the wrong way. We’ve been trying to eat soup from underneath.”'],
  glimmer: ['Something was tickling {H}, right at the back of {his} head. It was an idea. It was only a small one, and shy. [“Don’t anybody talk,” {he} said.|{He} kept quite still, like when you are going to sneeze.] They all held their breath. It came nearer. It came right up. And {H} laughed out loud!'],
  'reach:power': [
    '{seen made babies laugh}There was one thing that {H} had not tried. It was that silly thing, the one for making babies laugh. It was not even on the list! [“It won’t work,” {he} thought. “It’s too little.”|But what if nobody had ever asked it?] “Stand back,” {he} said. ^{He} took a big breath. {His} knees were shaking. The rest of {him} was not.',
    '{seen party piece}“Can’t you do your thing?” asked the smallest one. “My *thing*?” said {H}. “That’s only for parties.” [Nobody said a word.|“It’s not a party,” {he} said. “No,” they said.] {H} rubbed {his} {H.hand}s together. It would have to be the biggest one that {he} had ever done. ^“Please,” {he} said to it.',
  ],
  'reach:gift': [
    '“Ow! What’s that, sticking out of your bag?” somebody asked. It was {the-tool}. {H} had nearly left it at home! [It had bumped against {his} back the whole way.|It had been no use at all, until now.] {He} took it in both {H.hand}s. {He} thought of {k.the}. ^And all at once {he} knew what it was for.',
    '{seen know when you know}“You’ll know when you know,” somebody had told {him}. And now {H} knew! {He} pulled it out of the bag, and a sock came with it. It was {the-tool}. [“That old thing?” they said. “Yes!” said {H}.|It was not even heavy.] ^{He} held it up in front of {k.the}, and did not even shake.',
  ],
  'reach:treasure': ['{seen get jam on it}{H} still had {the-tool}, safe between the sandwiches. {He} had promised not to get jam on it. [“You can’t use *that*!” they said. “It’s the treasure!”|It was getting warm.] “It’s no use being a treasure if nobody needs you,” said {H}. ^And {he} held it up, as high as {he} could.'],
  'reach:wish': ['“Wait!” said {H}. “We’ve still got {the-tool}!” {He} threw everything out of the bag. Out came the socks. Out came the cheese. And there it was, right at the bottom. [It looked as if it had been waiting.|“I *knew* it,” {he} said.] ^{He} picked it up in both {H.hand}s, very carefully, and turned to {k.the}.'],
  'reach:trait': [
    '{seen rub it off}There was that one thing that {H} always did. All this way {he} had tried not to. {He} had tried to be somebody with a rope. [And look how that went!|It had not worked at all.] “Don’t let them rub it off,” somebody had told {him}. “That’s the best bit.” ^So {he} stopped trying to be someone else, and stood up.',
    '{seen how I come}“It’s how I come,” {H} had once said. Now {he} said it again, to {k.the}. {He} was tired, and {he} was in a muddle, and {he} had jam all down {his} front. [But {he} was {H}, from top to toe.|It was all {he} had.] “So that is what the old man meant,” {he} thought. ^And {he} began.',
  ],
};
