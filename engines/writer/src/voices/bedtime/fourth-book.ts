// The bedtime voice (5-8): a fourth book, a little for every phase.
import type { Beats } from '../voice.ts';

export const INTRODUCTION_FOURTH_BOOK: Beats = {
  'wish:event': [
    'There was a notice on every gate: {w.the}! It had stars round the edge. {H} had cut it out and kept it under {his} pillow. “You’ll miss it,” they told {him} now. {He} had thought of that already. {He} had thought of it twice while they were talking.',
    '“When is it?” asked the little ones. They meant {w.the}. “Soon,” said {H}. “Is it soon yet?” “Not yet.” But it came closer, all the same, and there was still so much to do, and nobody could find the big scissors.',
    'You should have heard the hammering. It was for {w.the}, and each of them had been given something to carry. {H} carried a ladder. {He} turned round to say good morning, and so did the ladder. After that {he} was given something shorter.',
  ],
  place: [
    'The best way to look at {l.name} is lying on your back. {l.climate} {l.prop} [{l.folk}|] {also} {H} had done a lot of lying and looking there, and had fluff in {his} ears to prove it.',
    'A very rich lady once wanted to buy {l.name}, and she had brought the money in a wheelbarrow. “It isn’t for sale,” they told her, “but you can look.” So she looked. {l.prop} {l.folk} [{l.climate}|] {also} The lady stayed to supper, and {H} had a go with the wheelbarrow.',
  ],
  hero: [
    'There is a chair with one short leg, and that was {H’s} chair. When {he} got excited it went *tock, tock, tock*. They could have mended it. But then how would they have known what {he} was thinking? {He} was {H.a-kind} with {H.look}. {H.habit} [{H.power}|] {also}',
    '{H} had once got lost in a shop, and had been handed in with the umbrellas. {He} was {H.a-kind} with {H.look}, so it did not take long to find {him}. {H.habit} [{H.power}|] {also} “{H.say},” {he} still says to umbrellas.',
  ],
  'plant:gift': [
    'Between two jugs on the shelf stood {a-gift}. Nobody could remember how it had got there. It had come out of a cracker, or maybe a cake. [{gift.odd}|] {H} took it down to see if it was lonely. It was hard to tell. So {he} took it with {him}, to be on the safe side.',
    'The old dog next door dug up everything. This time it was {a-gift}. [{gift.odd}|] He put it down on {H’s} foot, and looked up, and wagged. “For me?” said {H}. You do not say no to an old dog. {He} wiped it, and thanked him, and into the bag it went.',
  ],
  hook: [
    '{sets-off}The cat would not get off the bag. {H} lifted one end, and it slid to the other. “I have to {p.want},” {he} told it. “It can’t be done from under a cat.” The cat thought about that for quite a while. ^Then it got up and went to sit at the gate, to see {him} off.',
    '{sets-off}There was a lot of kissing. Then there was a lot of counting: one bag, one stick, one {H}. “Have you got a hanky?” “Yes.” “What have you got to do?” “I’ve got to {p.want},” said {H}. ^{His} voice went up at the end, as if it was a question. It was, a bit.',
  ],
};

export const DEVELOPMENT_FOURTH_BOOK: Beats = {
  place2: [
    '{They} {was} there sooner than anybody had thought, because {H} was reading the map upside down. It was {m.name}. {m.prop} {m.climate} [{m.folk}|{m.danger}] {also} “I beg your pardon,” {H} said to nobody in particular. It seemed best to be polite, until {they} knew more.',
    'You get to {m.name} by balloon, or by being very stubborn. {They} had not got a balloon. {m.folk} {m.prop} [{m.climate}|{m.danger}] {also} “Are those people waving at us?” asked {H}, and waved back. It turned out that they were just shooing a wasp.',
    '{H.clothed}“Take off your shoes,” said a sign. It did not say why. {H} took {his} shoes off, and went into {m.name} with bare toes. {m.prop} {m.climate} [{m.folk}|{m.danger}] {also} {H} wiggled {his} toes. Whatever happened next, {he} was going to feel it.',
    'Somebody’s uncle had once been to {m.name}, and had told everybody that it rained frogs. {H} held up the bag. Plop! There sat a frog, on top. {m.climate} {m.prop} [{m.folk}|{m.danger}] {also} The frog was the only one there was. It stayed on the bag, to look at the view.',
  ],
  attempt: [
    'There was a moment when everything was going right at once. Hold on to it; it will not last. They {p.attempt}. And {H} {H.flaw}. [{H.cost}|] {p.fail} “It was a *lovely* moment, though,” said somebody, and they all had to agree.',
    'They did it on a {day}, in case {day}s were lucky. They {p.attempt}. {p.fail} {day}s were not lucky. Or else it was because {H} {H.flaw}, and the day had nothing to do with it. {He} felt rather sorry for the day.',
    '“This will do it,” said {H}. You know what happens when someone says that. They {p.attempt}, as pleased as anything. Then {H} {H.flaw}. {p.fail} Nobody laughed, and that was nice of them. But somebody had to go away and cough.',
  ],
  problem: [
    '[{p.stakes}|{told p.stakes}] “It’s as easy as pie,” a man said. So {H} asked him how you {p.want}. He opened his mouth, and went on standing there with it open. “It’s a harder sort of pie,” he said, after some time. {They} left him to think about it.',
    '[{p.stakes}|{told p.stakes}] {H} wrote to the newspaper for help. “How do you {p.want}?” {he} wrote. The answer came the next morning, on the last page, below the crossword. It said: “Same way as everybody else.” But nobody else had ever done it!',
  ],
};

export const CLIMAX_FOURTH_BOOK: Beats = {
  hush: [
    '{hush}{weight}Somebody dropped a pin. I know it sounds silly. But somebody did. It had been holding up a sock, and they all heard it land. Then there was nothing again. {H} had not known that there was so much of it.',
    'A moth flew by, and stopped, and flew the other way. “Why did it do that?” whispered {H}. No one wanted to say. They had all begun to breathe through their mouths, so as to make less noise.',
    'It was the moment before something. There is one before you blow out the candles, and that is a nice one. This was the other one. {H} could feel it on the back of {his} neck, like a very cold hand that is being polite.',
  ],
  still: [
    '“Shh,” said {H}, though nobody had spoken. {He} shut {his} eyes. It is easier to look for a thought in the dark. There was one over there, behind the fear, with its back to {him}. {He} tiptoed up to it.',
    '{H} kept still. {He} just kept still. It is a thing that you can do, and hardly anyone ever thinks of it. Everything else went on as before, but {he} did not, and so there was one small calm place, about the size of {H}.',
    'There was one spot where nobody pushed, and {H} stood in it with {his} chin in {his} {H.hand}s. If you had a nice cup of tea, {he} thought, and a cake, and this was only a story, what would you want me to do now?',
  ],
  glimmer: [
    '{solid}{here walls}There was a thin yellow line, low down, no wider than a hair. It might be nothing. But {H} had once found a whole birthday behind a line like that, with candles on. {He} kept {his} eye on it.',
    '“What did you say?” said {H}. “I only said ouch,” somebody said. “No, before that.” Nobody could remember. But there had been something in it, something *useful*. {H} felt it go by, like a fish against your leg.',
    '{earth}{calm-trial}Far off a cockerel crowed, and it was quite the wrong time for it. It made {H} smile. Here was somebody else who had not got it right, and who did it anyway, as loud as he could. {H} felt a bit taller.',
  ],
  last: [
    '{calm-trial}{H.face}They shared out what was left to eat. It came to one raisin each, and a half. {H} kept {his} raisin for last, and looked at it. It was very wrinkled, and it had come such a long way. “You and me both,” {he} told it, and ate it up.',
    '“One,” said {H}. “Two.” {He} was going to go on three. Three is quite soon after two, when you think about it. {He} put in a two and a half. Then came two and three quarters. There was not much room left after that.',
  ],
  memory: [
    'There was a smell of pancakes, just for a second. It came from nowhere. And {H} saw the kitchen, clear as day: the blue jug, the crack in it, and somebody’s hand turning down the lamp. {He} held on to the jug, so to speak, and felt better.',
    '{H} thought of the girl next door, who could not ride a bike. She had fallen off forty times. “Forty-one’s my lucky number,” she had said, with her knees all red. How many times had it been so far today? {H} counted. It came to thirty-nine.',
  ],
  low: [
    '{weight}A tear ran down {H’s} nose and hung there. {He} let it. It is too much trouble to wipe your nose when everything is lost. It fell off by itself in the end, and made a dot in the dust. You could have covered it with a pea. It was all that they had done.',
    '{calm-trial}“Let’s say what we’ll miss,” said somebody. “Jam,” said one. “My sister,” said one, surprised. When it was {H’s} turn {he} could not say it. It was too big to get out. It was all of it, even the nettles.',
    '{hush}{weight}Nobody had a joke. Nobody had a plan, or a peppermint. They had run out of everything that you can run out of. So they just leaned, all in a heap, and the quiet lay down on top of them like a big wet dog.',
  ],
};

export const RESOLUTION_FOURTH_BOOK: Beats = {
  solve: [
    'You and I would have run away. {H} {H.virtue}. Nobody else so much as moved. {k.give} {k.clear} “I’d like to go home, please,” {H} said, to no one at all; and everybody laughed and cried and hugged whoever was nearest.',
    '{H} did only a little thing. {He} {H.virtue}. {k.give} {k.clear} [A pebble can hold a door, if it is the right pebble.|They say that you could see {him} shine. I think it was only the light.]',
  ],
  prize: [
    'And now? Now it all came right. {p.prize} {p.truth} [A shout went up, and it went so high that it frightened a pigeon.|{H} did not shout. {He} just breathed in, because the air had never tasted like that before.|“Oh!” said everybody.]',
    '{village}{p.prize} {p.truth} They told it to the cat, because the cat was nearest. [Then they told it to the miller, and he told it to the mill.|]',
    '{prize-there}Everybody was coming to see. {p.prize} {p.truth} “Ooh,” went the first row. [“What is it? What is it?” said the back row.|{H} lifted up the smallest ones, so that they could see as well.|]',
    '{p.prize} {p.truth} “Cross my heart, it’s true,” said {H}. [Two old men took off their glasses, and polished them, and put them on again. It was still so.|An old man began to jig. He had not jigged since his wedding.|]',
    '{p.prize} {p.truth} [{H} had a speech ready for it. But when {he} saw all those faces it went clean out of {his} head, and {he} only laughed.|Nobody made a speech.]',
  ],
  'mend:solo': [
    'That evening {H} wrote in {his} book. “Today I was scared,” {he} wrote, “and I went anyway.” {He} looked at it. As stories go it was short, but it had everything in it. {He} drew a line under it, with a ruler.',
    '{H} had a word with {his} boots. “You did well,” {he} said. “Both of you.” {He} had a word with {his} bag, and {his} hat, and {his} one good glove. When {he} had thanked everybody, there was only one left to thank. That one did not know where to look.',
    '“Were you scared?” they asked. {H} had to think. {He} had been, on the way there, and {he} had been, right in the middle. “So I took myself by the hand,” {he} said, “and off we went, the two of us.”',
    '{away}When {H} got home {his} bed had been made. There was a stone under the pillow, with a face on it. {He} had put it there {himself}, before {he} left, to say welcome back. {He} had quite forgotten. It worked all the same.',
    '{H.young}On the wall there was the mark for how tall {he} was. {H} stood up against it, with a book on {his} head. It was just the same. “That’s funny,” said {H}, and {he} did it again. {He} must have grown on the inside.',
    '“Three cheers for {H}!” they shouted. {H} looked round to see who that was. Then {he} remembered. It was somebody who had got up each time {he} fell down. {H} cheered as well, then. It seemed only fair.',
  ],
  'mend:foil': [
    '{r.mend} “What do I do now?” asked {V}. “I’ve never been nice. I don’t know where you start.” “You could hold this,” said {H}. It was the end of a skipping rope. {V} held it as if it might bite. Then {V.he} began to turn.',
    '{earth}It rained and it rained, and {H} had no umbrella. Along came {V}, who had one, and stopped, and held it out a bit to one side. There was a dry place there, just the right size. {r.mend} “{V.say},” said {V}, to the rain.',
    '{r.mend} {seen begun with a bucket}{V} wrote it down on a card, in {V.his} best writing, so as not to get it wrong. “I am sorry about the bucket.” {H} turned it over. On the back it said: “And the other buckets.” {He} put it on the shelf, next to the clock.',
  ],
  foil: [
    'There was a party, and {V} was the last to leave it. {V.he} helped to stack the chairs. {V.he} found a glove, and a spoon, and somebody’s grandmother asleep behind the piano. “{V.say},” said {V}, at the door. {V.he} did not go. “Same time next year?” {V.he} said.',
    'Next morning {V} was out early, with a brush. There was a rude word on the wall, about {H}. {V} had put it there, on {day}. {V.he} scrubbed and scrubbed. When {H} came by there was just a clean patch, in the shape of a cloud.',
  ],
};
