// The bedtime voice (5-8), resolution: a second book of endings.
import type { Beats } from '../voice.ts';

export const RESOLUTION_SECOND_BOOK: Beats = {
  'solve:power': [
    '{deed} It was only a small thing. But it was just the right size! {k.clear} [Nobody said a word. Then everybody did.|“Is that *all*?” asked somebody. “Yes,” said {H}. “That was all.”] {H} had to sit down, because {his} legs had turned to string.',
    '{seen only for parties}“One, two, three,” said {H}. {deed} And it worked! {k.clear} “But that’s only for parties!” they said. [“Then let’s have one,” said {H}.|They could not believe it. They made {him} tell them twice.] {He} was as proud as a cake with a candle on.',
  ],
  'solve:gift': [
    '{deed} Yes, it was {the-tool} that did it! {k.clear} They all stood round and looked at it. It looked just the same as before, only a bit more worn. [“Good old thing,” said {H}, and gave it a pat.|“Fancy that,” somebody said.] And {he} put it back in the bag, on top this time, where it could see out.',
  ],
  'solve:treasure': [
    '{deed} {k.clear} There was a nice smell, like clean washing. That was all the fuss it made. “It’s got a scratch now,” said somebody. [“That’s where it worked,” said {H}.|“It likes the scratch,” said {H}.] And it shone, scratch and all, more than it ever had before.',
  ],
  'solve:wish': [
    '“Please,” said {H}. {deed} {k.clear} [“Where did you get it?” they asked, all together.|They looked at {the-tool} as if they had never seen it before.] {H} held it tight. To think that {he} had nearly left it behind! It makes you feel funny, to think of things like that. So {he} stopped, and laughed.',
  ],
  'solve:trait': [
    '{H} {H.virtue}. It was just what {he} always did! {k.give} [“I never thought I’d be glad of that,” said somebody.|No one else would have done it. It had to be {him}.] {k.clear} And {H} felt warm all the way down, as when you have been holding your breath and you let it go.',
  ],
  solve: [
    '{H} {H.virtue}. There were no trumpets. {k.give} {k.clear} It was like when a sneeze that would not come comes after all. [“What?” said {H}. “Why are you all looking at me?”|Everyone breathed out, and it blew somebody’s hat off.]',
  ],
  after: [
    '{long}First they laughed. Then they cried a bit. Then somebody found a whole onion in a pocket, and they cried some more. [They cooked it. It was the best onion in the world.|{H} wore the skin for a hat.] When the sun came up, it found them all asleep in a heap.',
  ],
  prize: [
    'And now for the best bit. {p.prize} [“At last!” they all said.|Somebody danced with a broom.] It was not at all what they had thought at the start. {p.truth} [{H} was so glad that {he} had come to see it for {himself}.|]',
    '{p.prize} Hooray! Everybody hugged everybody[, and then they hugged everybody else|]. “Now tell me all of it,” said {H}. {p.truth} [“I like that,” {he} said. “I like that a lot.”|]',
    '“Is it true?” whispered {H}. It was. {p.prize} {p.truth} [They had thought about it so often, and they had never got it half so good.|{H} looked and looked, until {his} eyes were full.]',
    '{p.truth} Who would have thought it? Not even the oldest of them. {p.prize} [They sat in a row, as happy as hens, and nobody needed to say anything.|There was a band. It only knew one tune, so they had it six times.|{H} clapped until {his} {H.hand}s were hot.]',
  ],
  wonder: ['“What if we’d given up?” said {H}. “What if I’d had a cold?” {He} thought and thought. [It made {him} quite dizzy.|“Then we’d still be at it,” said somebody. They all went quiet.] It was only by a whisker. “Thank you, whisker,” said {H}.'],
  mend: [
    '{H} and {F} had to do the washing-up. {r.mend} Then a plate fell down. It rolled right across the floor, round the leg of the table and back to their feet. [“That’s a sign,” said {F}. “It’s a plate,” said {H}.|It had not even cracked.] And they laughed till their tummies hurt.',
    '“I was going to say something,” said {F}. “So was I,” said {H}. “You first.” “No, you.” [Then they both said it at the same time, and it was the same word.|It took them a good while, with all that you-firsting.] {r.mend} And the whole world seemed to get a bit bigger.',
    'Who said sorry first? They both say that it was them. {r.mend} [{F} gave {H} a marble, the good one. {H} gave it back. {F} gave it back again.|{seen sneeze in it}They shook hands, and did the sneeze.|They shook hands, and then they shook feet.] It went on for such a long time that they missed the pudding. Somebody had kept it for them.',
  ],
  'mend:solo': ['It was quiet at home. {H} hung up {his} hat. “Well done,” {he} told the hat. “Well done, boots.” [Then {he} looked in the mirror. “And well done, you,” {he} said.|It is nice to have somebody to say it to.] {He} had toast for supper, and {he} cut it into triangles, like on a birthday.'],
  'mend:foil': [
    '{V} came over and looked at {V.his} boots. “{V.say},” {V.he} began. Then {V.he} stopped. “I mean, you were good,” said {V}. [“You, too,” said {H}.|{H} was so surprised that {he} dropped {his} bun.] They did not hug. But they shared what was left of the bun. {r.mend}',
    '{r.mend} There was one seat left at the table, and it was next to {H}. {V} stood there and held {V.his} hat. “You can have it,” said {H}. [“I’d rather stand,” said {V}. And then {V.he} sat down.|It went quiet. Then somebody passed the potatoes.] After supper they had a match, who could look the other in the eye for longest. It was a draw.',
  ],
  foil: [
    'And what about {V}? {V} stood all by {V.self} at the back. “Come on,” said {H}. “There’s jam.” [“{V.say},” said {V}. But {V.he} came.|{V} was so surprised that {V.he} forgot to say no.] And nobody minded at all, not even {H}.',
  ],
  home: [
    '{sets-off}It was late when they got home. {H} did not go in right away. {He} stood by the gate and looked. There was the light. There was the smell of {smell}. [Somebody went by behind the curtain with a big dish.|It was all a bit smaller than {he} remembered, and a good deal nicer.] Then {he} ran.',
    '“Let’s look at you!” they said at home, and turned {H} round and round. They had kept {his} supper warm. Nobody asked anything until {he} had had two helpings. [Then they all moved their chairs closer. “Well?”|It was turnips, and it was delicious.] “It was like this,” said {H}.',
  ],
  table: ['There were so many of them that they had to use a door for a table. Everyone had brought something. [Mostly it was plums.|There was a cake with a hole in it, where somebody had tried it first.] {H} looked along all the faces, one by one. {He} wanted to keep them, like a picture.'],
  telling: ['They told it again and again. Each time it got a bit better. Now there is a whale in it, and a very rude parrot. [“There was no parrot,” says {H}. “There is now,” they say.|The little ones do the noises.] But there is one place where {H} always whispers. “Here,” {he} says, “I wanted to go home.”'],
  night: [
    'When everyone was asleep, {H} got up and walked about in {his} socks. {He} looked at the kitchen, and it was asleep. {He} looked at the clock. Tick, tock, very softly. [“Good night, chairs,” {he} said.|The tap went drip, just like always.] Then {he} got into bed, and pulled up the blanket, and that was that.',
    '“Is it morning?” asked {H}, with {his} eyes shut. “No,” somebody said, “it’s night. You’re home.” [“Good,” said {H}, and turned over.|Somebody tucked in {his} toes.] Outside something creaked, and thought better of it. And the moon came by, and looked in, and went on to the next house.',
  ],
  pay: ['All winter long there were things on the doorstep. There was a pot of jam. There were mittens. Once there were six eggs in a hat! They were from all the people whom they had met on the way. [{H} still has the hat.|None of them ever said. But you could guess.] So {H} put a cake on somebody’s step, and rang the bell, and ran.'],
  image: [
    '{prize-there}{p.after} {H} goes by there when {he} has time. {He} does not stay for long. {He} sits on the wall and swings {his} legs. [Sometimes somebody comes and sits next to {him}, and they both swing.|If the wind is right you can hear {sound}.] And then it is time for tea.',
    '{p.after} On the shelf next to {H’s} bed there is a button and a stone. They are just a button and a stone. [But if you hold the stone to your ear, {he} says, it tells you the whole story.|{He} will let you hold it, if your hands are clean.] Good night, button. Good night, stone.',
    '{p.after} “And after that?” {H} was asked. {He} thought about it. “There’s a bit more,” {he} said, “but it’s only us going to bed.” [So they went to bed.|“Tell that, too,” they said. So {he} yawned, and that was it.] And the bag stood by the door, with the crumbs still in it.',
    '{p.after} If you go by there in the evening, you may see {H}. {He} will be on top of something. “I can see tomorrow!” {he} will shout. [Wave to {him}. {He} likes that.|“What’s it like?” you can ask. “It’s got cake in,” {he} will say.] And if you stay until the stars are out, {he} will show you the way home.',
    '{p.after} That was a long time ago now, or maybe it was last week. {H} has nearly the same bag, and nearly the same nose. [{seen neighbour’s beans}There is a new hole in the neighbour’s beans.|And when somebody asks, “Who’s coming?”, {he} is the first to put up a hand.] [{seen feed the fish}The fish, by the way, is very well.|{His} bed, by the way, was very pleased to see {him}.]',
    'And so it all came right. {p.after} {H} yawned, and it was such a big yawn that it went all round the room. [The cat had it last.|Even the lamp had it.] One by one they fell asleep. And who was the very last? I think it was you.',
  ],
};
