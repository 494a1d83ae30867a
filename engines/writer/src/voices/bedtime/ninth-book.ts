// The bedtime voice (5-8): a ninth book; scenes that need no road, no weather and nothing to put on, in every part.
import type { Beats } from '../voice.ts';

export const INTRODUCTION_NINTH_BOOK: Beats = {
  friend: [
    '{H} and {F} had one pencil, and took turns to have ideas. {F} was {F.a-kind} with {F.look}, and {H’s} {r.label}. {r.show} [{F.power}|{F.habit}] {also} At the moment it was {F’s} turn with the pencil. It was the idea with the biscuits.',
    '“Two, please,” {H} always said, whatever it was. One was for {F}. {F} was {F.a-kind} with {F.look}, and {H’s} {r.label}. {r.show} {also} [{F.habit}|“{F.say},” said {F}, and took the bigger of the two, since it was nearest.]',
    'You could tell the time by {F}. When there was a thump, and then a bump, and then somebody laughing, it was just after breakfast. {F} was {F.a-kind} with {F.look}, and {H’s} {r.label}. {r.show} {also} [{F.power}|{F.habit}] “{F.say},” said {F}, and by then it was nearly lunch.',
  ],
  cameo: [
    '“Is there room for one more?” There was always room for {C}. {C} was {C.a-kind}. {also} {C.habit} “{C.say},” {C.he} {C.tag}, and sat down on two laps at once. It took a bit of moving before everybody could reach the jam.',
    '{C} and {D} were having an argument about who was older. {C} was {C.a-kind}. {D} was {D.a-kind}. {also} “{C.say},” said {C}. “{D.say},” said {D}. They had been at it since breakfast, and neither of them had ever looked so happy.',
    'You smelled {C} before you saw {C.him}, and it was toast. {C} was {C.a-kind}. {also} {C.habit} “{C.say},” {C.he} {C.tag}, and handed round the toast. That is the best thing about {C}. There is always enough toast.',
  ],
  'plant:power': [
    '{H.power} [{H.limit}|] “What’s that good for?” asked a small girl. “Nothing,” said {H}. “Then do it again,” said the small girl, and {he} did. It is nice to be able to do something that is good for nothing. So far.',
  ],
  'plant:gift': [
    'For as long as {H} could remember, {a-gift} had stood in the kitchen, and nobody had ever asked it why. [{gift.odd}|] That {time} {H} looked at it properly. “What are you for?” {he} asked. It went into the bag, so that {he} should have something to wonder about.',
    '{H} won {a-gift} in a raffle. [{gift.odd}|] The first prize had been a ham. “Never mind,” everybody said. But {H} did not mind. You can only eat a ham once. {He} put {his} prize in the bag, right at the bottom, where nobody would sit on it.',
  ],
  'plant:treasure': [
    '{told l.treasure}“What does it do?” asked {H}, and looked at {the-tool}. Nobody could say. It had been precious for so long that it had never had to do anything. “Poor thing,” said {H}, and asked if it could come along. And do you know, it could.',
  ],
  hook: [
    '“Has anybody seen my plan?” said {H}. It was under the butter. TO DO, it said: {p.want}. There was nothing else on it, and {he} had never had a list that was so short and so big. ^{He} licked off the butter, and started.',
    '{H} asked everybody who was coming to stand up. Then {he} asked everybody who knew how to {p.want} to sit down again. Nobody sat down. “Good,” said {H}. “Then we all know the same.” ^And that is how they left, all at once, and all in the wrong order.',
    '{sets-off}They said goodbye, and then {H} came back for {his} spoon. They said goodbye again, and {he} came back to tell them what the spoon was for. “You want to {p.want},” they said, “with a *spoon*?” “I might get hungry,” said {H}. ^The third goodbye was the real one.',
    '“On three,” said {H}. “One. Two.” They had to {p.want}, and they had to begin some time. ^“Two and a half,” said {H}.',
    '{H} finished {his} bun, right down to the very last crumb. “Now,” {he} said, “we’ll {p.want}.” ^{He} had jam on {his} chin, and nobody told {him}.',
    '“Who’s for it?” said {H}, and put up {his} own {H.hand}, to start things off. They had to {p.want}. ^One after the other all the rest went up as well.',
    '{decides}{H} got up on a chair, so as to be a bit more important. “Somebody has to {p.want},” {he} said, from up there. Everybody looked at {him}. Nobody looked at anybody else. ^“I see,” said {H}. “It’s me.” And {he} got down, and it was rather a long way.',
    '“How do you begin?” asked {H}. “At the beginning,” said the oldest of them, who liked to be right. But if you have to {p.want}, where is that? {H} looked down. {He} was standing on it. ^So {he} took one step, and then it was behind {him}.',
  ],
};

export const DEVELOPMENT_NINTH_BOOK: Beats = {
  problem: [
    '[{p.stakes}|{told p.stakes}] {H} counted up what there was to do, on one {H.hand}. They had to {p.want}. That was one. {He} looked for a two, and there was none. “It’s only one thing,” {he} said. “It’s just that it’s all in one piece.”',
  ],
  attempt: [
    '“Quietly,” said {H}, “and all together.” They {p.attempt}, and it was all together. It was the quietly that went wrong. {H} {H.flaw}. {p.fail} Nobody asked who it had been. They all looked at their toes, the way you do.',
  ],
  turn: [
    '{H} was just going to say something clever. {He} never did. {p.turn} It is hard to say what that felt like. It was a bit like missing a step, and a bit like finding one. “So that’s it,” said {H}, instead of the clever thing.',
  ],
  foil: [
    '{dry}{V} had drawn a line with a bit of chalk, and stood behind it. “{V.say},” {V.he} {V.tag}. {H} looked at the line. It went on as far as you could see. But it was only chalk. {He} rubbed out a piece as wide as a door, and went through it.',
  ],
  strain: [
    '{r.strain} And then {H} said a thing, too. It was quite clever, and {he} was pleased with it for one whole blink. Then {he} saw {F’s} face. You cannot un-say a thing. {He} tried, with {his} mouth shut, and it would not go back in.',
  ],
};

export const CLIMAX_NINTH_BOOK: Beats = {
  onset: [
    '“Wait,” said {H}. “I’ve got an idea.” {k.onset} Pop, went the idea, and was gone. {H} never did find out what it had been. {He} stood there with {his} mouth open and nothing in it, and somebody took hold of {his} {H.hand}.',
    '{sudden}One of them had just said how well it was all going. It is always that one. {k.onset} Somebody fell over somebody. Somebody said a word that I do not know how to spell. {H} felt {his} heart go bump, and then bump again, to make sure.',
    '{calm-trial}They had thought of everything. They had thought of it twice. {k.onset} So there had been one thing more. “Well,” said {H}, after rather a long time. “That’s new.” It did not sound as brave as it was meant to.',
  ],
  worse: [
    '{k.worse} “I don’t think that I like this,” said somebody, quite politely. Nobody laughed. {H} tried to look like a person who has seen much worse than that. It is hard to do with your mouth open.',
    '{k.worse} They all moved closer together, until there was one big heap of them with a great many feet. In the middle of the heap was {H}. It was warm there, and nobody could see {his} face. {He} could not have said which of the two was better.',
  ],
  try: [
    '“I could shout,” thought {H}. {He} shouted. It made a lot of noise, and then it made some more, coming back. When it was over everything was just the same. “I could also *not* shout,” thought {H}. {He} tried that as well.',
    '{H} asked everyone for one idea each, and held out both {H.hand}s for them. One was to go home. One was to go home fast. One was a song. So they tried the song. It did as much good as songs do, but it had a nice tune.',
    '{H} did it as it is done in books, with one eye shut. Then {he} did it with the other eye shut. Then {he} {H.flaw}, and knew it as soon as it was done. “Bother,” said {H}, with both eyes open.',
  ],
  low: [
    '{H} looked for {his} brave feeling. {He} had had it only just now. {He} looked where {he} had last had it, and all round about. In the end {he} stood where it ought to have been. There was a draught.',
    '“What now?” said somebody, and nobody said anything. Somebody said it again. It was {H} who had to answer, because they were all waiting for {him}. “I don’t know,” said {H}. It was the truest thing that {he} had ever said, and it did not help.',
  ],
  last: [
    '{H} shook hands with everybody, one after the other, in case there was no time for it later. It took so long that the first ones wanted to do it again. “That’s enough,” said {H}. But {he} was a good deal warmer.',
    '“Are you ready?” somebody asked. {H} thought about it. One knee was ready. The other one needed a minute. {He} gave it the minute, since it had come all that way as well. “Nearly,” said the knee, or it may have been {H}.',
  ],
  still: [
    '{H} did what you do when you have lost something in a very full drawer. {He} took everything out. {He} took out the noise, and the fright, and what the others would say. At the bottom there was one thing left, and {he} kept that.',
  ],
  memory: [
    'What had somebody said that morning, with a mouth full of toast? “Mmf mmf,” it had sounded like. Only now did {H} understand what it meant. It meant: “You’ll manage.” Nobody says that to people who won’t.',
  ],
  reach: [
    '{H} tried to think what somebody clever would do, and what somebody strong would do. But they were not here. {H} was. “That’ll have to be enough,” {he} said. ^{He} was surprised at how it sounded. It sounded like enough.',
    '“You sound different,” said the one next to {him}. “Do I?” said {H}. “Yes. You sound like you.” {H} thought about that from one end to the other. ^It was, when you came down to it, the only thing that {he} had not tried.',
  ],
  'reach:gift': [
    '{no-flood}{weight}{H} was sitting on something hard. {He} moved a bit. It was still hard. It was inside the bag, and it was {the-tool}, and it had been trying to say so for some time. ^“I beg your pardon,” said {H}, and got up, very quickly.',
  ],
  'reach:power': [
    '“If only somebody could...” said one of them, and stopped. They all stopped. Slowly, one after the other, they all turned to {H}. ^“Oh,” said {H}. “You mean *that*?” And {he} coughed twice, and began.',
  ],
  'reach:treasure': [
    '“We mustn’t,” said one of them. “It’s a hundred years old, and nobody has ever used it.” {H} thought of {the-tool}, and then {he} thought of {k.the}. ^“Then it has waited long enough,” said {H}.',
  ],
};

export const RESOLUTION_NINTH_BOOK: Beats = {
  'solve:power': [
    '{H} had only ever done it to make somebody laugh. {deed} {k.clear} Nobody laughed now. They just stood there with their mouths open, all the same size, like eggs in a box. *Then* they laughed.',
  ],
  'solve:gift': [
    '“What if it doesn’t?” somebody asked. “What if it does?” said {H}. {deed} {k.clear} It did. They passed {the-tool} along the row, from one to the next, and each of them said thank you to it, even the one who had called it a silly old thing.',
  ],
  'solve:treasure': [
    '{deed} {k.clear} “It’s never done that before,” said somebody. “Nobody has ever asked it to,” said {H}. {He} breathed on {the-tool} and gave it a rub, and it seemed to shine in rather a proud way.',
  ],
  solve: [
    '{hush}{H} {H.virtue}. “Is that all?” somebody whispered. It was all. {k.give} {k.clear} You could have heard a biscuit drop. Then somebody dropped one, and they all heard it.',
    'Later they all said that they had known what {H} would do. They had not. {H} had not known it {himself}. {He} {H.virtue}. {k.give} {k.clear} It was like a big knot that has only been waiting for somebody to pull at the other end.',
    '{H} did it as {he} did everything. {He} {H.virtue}. {k.give} {k.clear} “But that’s what you *always* do!” they said. “Yes,” said {H}. “I’ve been practising.”',
  ],
  after: [
    '{H} noticed that {he} was still holding on to something. It was somebody’s ear. “Sorry,” said {H}. “Not at all,” said the ear’s owner. “I was glad of it.” Then they both thought that it would be a good thing to sit down.',
  ],
  prize: [
    'They all wanted to be first, so they stood in a long, long line, and at the very end of it stood {H}. “You go first,” they said. [“You *did* it.” |]{p.prize} {p.truth} [{H} took as long as {he} liked, and nobody pushed.|]',
    '{p.prize} Somebody pinched {H}, to be sure. “Ow,” said {H}. So it was true. {p.truth} [After that they all wanted to be pinched, and it took quite a while until everybody was as sure as that.|]',
    '“Ready?” said {H}. {p.prize} And that was that! You would have thought that there would be a drum. {p.truth} [So somebody went and fetched a drum, and they did it properly.|]',
    '{p.truth} Nobody spoke for a bit. {p.prize} [Then they all said “Ah”, from the biggest to the smallest, like a staircase, and the smallest one said it twice.|“Ah,” they all said. {H} wished that {he} could have put it in a jar.]',
  ],
  mend: [
    '{H} and {F} were sitting side by side, with a gap in between as wide as a cat. Then the cat came and sat in it. You cannot be cross across a cat. They both reached out, and met in the fur. {r.mend}',
    '{r.mend} {F} had kept half a biscuit all the time, in case. {H} had kept half of a different one. They put the two halves together. They did not fit at all. “Perfect,” said {F}, and {H} thought so, too.',
    '{r.mend} “Who was right, then?” asked {H}. “I’ve forgotten,” said {F}. “What was it about?” They thought hard. It had been something very important, and it was gone. They were so pleased about it that they shook hands.',
  ],
  'mend:solo': [
    '“I was rather hard on you,” said {H}, to {himself}. “You were,” {he} said. “I’m sorry.” “Never mind,” {he} said. {He} had never made it up with anybody so quickly, and it only took one bun.',
  ],
  'mend:foil': [
    '{r.mend} {V} had something behind {V.his} back. {H} thought that it was a trick. It was a plate, and on the plate were two buns, and one of them had not even been bitten. “That’s yours,” said {V}. It was a start.',
  ],
  foil: [
    '“You can laugh now,” said {V}, “if you like.” {H} did not want to laugh. {He} moved over. {V} sat down on the very edge, and then not quite so near the edge. By the time the plates came round, {V.he} was in the middle.',
  ],
  cameo: [
    '{C} had promised to eat a whole radish, if it all came right. It had all come right. “{C.say},” {C.he} {C.tag}, and looked at the radish. Everybody watched. {C.he} shut {C.his} eyes. It was, {C.he} said, not bad.',
    'They all wanted to thank {C}. So they stood in a line, and {C} shook every hand. At the end of the line was {C} {C.self}, who had joined it by mistake. “{C.say},” {C.he} {C.tag}, and shook {C.his} own.',
    '{C} and {D} were asked to make a speech together. “{C.say},” said {C}. “{D.say},” said {D}. Then they bowed, and bumped heads, and had to sit down. It was the shortest speech that there had ever been, and people still talk about it.',
    '{C} did the cooking, and {D} did the tasting. There was a good deal of tasting. “{D.say},” said {D}, with a full mouth. “{C.say},” said {C}, and took away the spoon. But there was enough left over for all of them.',
    'Somebody had to be the one who said “Come along now”, and it was {C}. Nobody minded it from {C}. “{C.say},” {C.he} {C.tag}, and went round and counted them all, and did it twice, because it was so nice to have the right number.',
  ],
};
