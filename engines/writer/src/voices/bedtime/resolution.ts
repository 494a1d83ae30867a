// The bedtime voice (5-8), resolution.
import type { Beats } from '../voice.ts';

export const RESOLUTION: Beats = {
  'solve:power': [
    '“I’m only going to try,” said {H}. {deed} {k.clear}',
    'This is what {H} did. {deed} Nobody breathed. {k.clear} [“Did I do that?” said {H}.|It had looked as easy as a yawn.]',
    '“Stand back,” said {H}, and everyone stood back. {deed} It was the thing {he} had always been able to do. {He} had only never done it for something that mattered. {k.clear}',
  ],
  'solve:gift': [
    '“Here goes,” said {H}. {deed} {k.clear}',
    '{deed} So that was what it was for! It had looked so useless in the bag. {k.clear} [Somewhere, surely, someone who had known it all along was laughing.|{H} could have kissed the old thing.]',
    '“Let me try something,” said {H}. Nobody said that {he} could, and nobody said that {he} could not. {deed} {k.clear}',
  ],
  'solve:treasure': ['“Please,” said {H}. {deed} {k.clear}', 'They all stood quite still. {deed} {k.clear}', '{deed} {k.clear} “It was never a thing to keep in a box,” said {H}. “It was waiting to be used.”', 'For such a great thing, {the-tool} was as light as a bun. {deed} There was a sound like a sigh. {k.clear}'],
  'solve:wish': ['“Here we go,” said {H}. {deed} {k.clear}', '{deed} Who would have thought it? {k.clear} {H} looked at {the-tool}, and it seemed to look back, rather smugly.', '“Please work,” whispered {H}. “Only this once.” {deed} It worked! {k.clear} They all forgot to cheer.'],
  solve: [
    '{H} {H.virtue}. It was a small thing, and it was exactly right. {k.give} {k.clear} [“Well I never,” said a voice.|It was over.]',
    'There was no trick to it. {H} {H.virtue}. All the rest came out of that. {k.give} {k.clear} “There,” said {H}, and it was the only word that anybody said for quite a time.',
    'Do you remember what {H} was like? {He} was still like that, only a bit more so. {He} {H.virtue}. {k.give} {k.clear}',
  ],
  'wish:object': ['And {w.the}? {H} would not let anybody else carry it, not even for a minute. It has a shelf of its own now. On the shelf is a card, and on the card is written: “It helped.”', '“We couldn’t have done it without {w.the},” said {H}. So at supper it got a chair to itself, with two cushions, and somebody tied a napkin round it.'],
  'wish:place': ['As for {w.the}, it does not stand empty any more. {H} goes there on Saturdays, with a flask, and so does everybody else. There are cushions, and a rule about shoes.'],
  'wish:event': ['Of course there was {w.a} after that, a real one, with lanterns. People danced who had never danced before, and some of them should not have. {H} danced with everybody twice.', 'When people talk about it now, they talk about {w.the}. “Were you there?” they ask. “I was in the middle of it,” says {H}, and shows them the hole in {his} sleeve.'],
  'wish:feeling': ['{H} looked for the feeling, the {w.head} one. It was still there, but it had grown small enough to go in a pocket. {He} patted it. “You can stay,” {he} said.'],
  after: [
    'For a while nobody did anything. They sat on {ground} and listened to {sound}. It was just an ordinary sound again. It was the best sound that {H} had ever heard.',
    '{H} looked at {his} {H.hand}. It had stopped shaking. “Is it over?” somebody asked. “I think so,” said {H}, and {he} began to laugh, and then they were all laughing, and nobody could have said at what.',
  ],
  prize: [
    'Then came the good part. {p.truth} {p.prize} [{H} wanted to shout and could not. So {he} hugged the nearest person, and that said it all.|{H} wanted to shout and could not. So {he} turned a somersault, and that said it all.|“Well!” said {H}.]',
    '{p.prize} There! You see? {p.truth} [“So that’s how it was,” said {H}. {He} felt as light as a dry leaf.|“So that’s how it was,” said {H}.|]',
    'And so it all came right. {p.truth} How could they have known? {p.prize} [{H} looked on, and grinned until {his} cheeks ached.|]',
    '“Come here! Oh, come here!” shouted {H}. And this is why {he} shouted. {p.prize} When they had all done cheering, somebody explained it. {p.truth} Then they began to cheer again.',
  ],
  wonder: [
    '“But how did you know?” everyone asked. {H} scratched {his} ear. “I didn’t,” {he} said. “I just ran out of wrong things to do.” [They laughed. It was quite true, though.|They put that on a mug later.]',
    '{houses}{sets-off}All the way back people came out of their doors. They had heard. [News has very long legs.|They always hear.] An old man took off his hat. A baby gave {H} half a biscuit, a wet one.',
  ],
  mend: [
    'There was one more thing to put right. {H} looked at {F}. {F} looked at {H}. {r.mend} [And that was that, and it was as good as new.|It was better than before, in fact, as mended cups are.]',
    '{r.mend} They walked the last bit side by side. Neither of them said anything about it. “{F.say},” said {F} after a while, and {H} laughed until it turned into hiccups.',
    '“I was wrong,” said {H}. “So was I,” said {F}. “I was wronger.” “You were not.” They nearly had another quarrel about it. {r.mend}',
  ],
  'mend:solo': [
    '{H} had been cross with everything that day: with the plan, and the bag, and a perfectly good bun. {He} said sorry to them all, one after the other. The bun was the first to forgive {him}, and then it was gone.',
    '{rooms}In the window {H} saw somebody looking in. It was {his} own face. There was a smudge on it, and it looked pleased. “Oh, it’s you,” said {H}. “Well done. Come in.”',
  ],
  'mend:foil': [
    '{r.mend} {V} turned to go. “Wait,” said {H}. “There’s soup.” It was the hardest thing {he} had ever said, and the quickest. {V} stayed for two bowls.',
    '{V} stood about with nothing to do. Nobody had ever seen {V.him} without a plan. {r.mend} It was not much. But it was more than there had been this morning.',
  ],
  foil: [
    'And {V}? {V} said sorry. It came out sideways, and mostly to {V.his} shoes. But {V.he} meant it. “I only wanted someone to ask me,” {V} said. So {H} asked {V.him}: “Do you want to lick the spoon?”',
    'It was {V} who carried the heaviest bag, after that. Nobody told {V.him} to. Now and then {V.he} said something rude, from habit. But {V.he} winked, and that made it quite different.',
  ],
  cameo: [
    '{C} was there to see it. “{C.say},” {C} {C.tag}, and blew {C.his} nose like a trumpet. [“It’s only a cold,” said {C}.|Nobody had been braver than {C}, and {H} said so.] The trumpet sounded again.',
    '“And what about {C}?” you ask. {C} was given the best chair, the one that rocks. “{C.say},” {C.he} {C.tag}, and fell asleep in it at once, smiling, with a spoon in one {C.hand}.',
    '{C} told the story to everyone who came by, and {D} put in the bits that {C} left out. To show how it had been, {C} {C.act}, and {D} {D.act}. It got longer each time.',
    '{C} and {D} had jam on their chins already. “{C.say},” said {C}. “{D.say},” said {D}. Nobody had ever before heard two people be so right at once, and with their mouths full.',
    'They were all there: {cameos}. Everyone talked at the same time, and everyone had been the bravest. It took until midnight to tell, since they all had to begin at the beginning.',
    '{C} laughed and {D} cried, and then {D} laughed and {C} cried, and then they could not remember whose turn it was. “{C.say},” said {C}. “{D.say},” said {D}. Somebody gave them both a bun.',
    'They lifted {C} on to their shoulders. “{C.say}!” said {C}, from up there. {C.he} had to duck for the lamp, twice. {C.he} smiled so hard that it did not wear off till Thursday.',
  ],
  home: [
    '{away}{earth}On the way home everything comes the other way round. The last gate was the first one now. What had been uphill was downhill, and nobody complained. {All} came over the last hill with {their} shadows going on in front. Somebody had put a light in the window.',
    'It was late when {they} came back {to-home}. Nobody scolded. [There was soup, and a great deal of it.|Somebody had kept the stove in.] {H} told it all with {his} mouth full, and then told it again without.',
  ],
  table: [
    'They pushed all the tables together, and then there were not enough chairs. So {H} sat on a bucket. It was the best seat. From there {he} could see every single face.',
    'There was a cake. It had sunk in the middle, and so they filled the hole with plums. “It’s better like that,” said {H}, and had three pieces to be sure.',
  ],
  treasure: [
    'There was one thing in {l.name} that they had not had time for. {l.treasure} So on the Sunday after that they all went to see it. {H} looked at it for a long while. “I thought it would be bigger,” {he} said. “I like it like this.”',
    '“You’ve been everywhere,” they told {H}, “and you still haven’t seen the best thing in {l.name}.” {l.treasure} “I’m saving it,” said {H}. {He} is saving it still. Some days {he} gets as far as the corner, and smiles, and turns round.',
    'When visitors come to {l.name} now, {H} shows them round. {l.treasure} {He} keeps that for the end. “Did you use it, to save the day?” they always ask. “No,” says {H}. “It’s only there to be looked at. It’s very good at that.”',
    'That evening the light fell right across {l.name}. {l.treasure} Just for a moment it shone so that you could see it from the road. “It’s saying well done,” said somebody. {H} thought so, too.',
    'A man with a notebook came to {l.name}, to write everything down. {l.treasure} So he wrote that down as well. “And which of you does it belong to?” he asked. They looked at each other. Nobody had ever thought about that. “On Tuesdays it’s mine,” said the smallest.',
    '{also} {l.name} has one secret left. {l.treasure} It is still there, if you know where to look. {H} knows. Now and then {he} goes and says hello to it. {He} never stays long.',
    '{l.treasure} They all went to look at it together, on the way home. Nobody wanted to take it away. Some things are only treasure as long as they are where they belong.',
  ],
  image: [
    '{p.after} [If you go there on a {day}, you can see for yourself.|Ask anyone.] And {H}? {He} is up already, I expect. ^{He} has a new list, and there is only one thing on it so far. It says: “Get up.”',
    '{hush}That night {H} lay in bed and listened. There was not one sound in the whole world. The moon came in and looked at {his} boots. ^{p.after}',
    '{p.after} {H} likes to think of that just before {he} goes to sleep. {He} thinks of it once, all the way through. ^{He} has never yet got to the end.',
    'And what came of it all? {p.after} People still point at {H} in the street. “{H.say},” says {H}, and walks on. ^But if you look closely, {he} is walking a little bit on tiptoe.',
    '{p.after} That is the whole story. I have left out nothing, except a few biscuits. ^And now somebody really ought to put out the light.',
  ],
  telling: [
    '{houses}Of course they had to tell it. They told it at the pump and in the shop and over three fences. With each telling it got a little bit bigger, the way dough does. By Friday there was a crocodile in it. {H} did not mind the crocodile.',
    '“What was the worst of it?” people asked. “The bit before it got better,” said {H}. “And the best?” {He} thought about that for a whole bun. “That we were all there,” {he} said at last.',
  ],
  night: [
    'When it was quite dark {H} looked out of the window one more time. Somewhere a dog barked, and was told to hush. Everything was where it ought to be. {He} counted it all once, to make sure, and got as far as {number}.',
  ],
};
