// The bedtime voice (5-8), development: a second book of roads, failures and turns.
import type { Beats } from '../voice.ts';

export const DEVELOPMENT_SECOND_BOOK: Beats = {
  setout: [
    '{away}{They} sang the song about the cow. {They} sang it nine times. By then there was nobody left in the song but the cow, and it was getting tired. [“Once more,” said {H}, “to cheer her up.”|In the distance you could see {far}. That did not seem to want to come any closer.]',
    '{away}How far could it still be? {H} looked at {far}. “About that much,” {he} said, and held {his} {H.hand}s apart. [{They} walked and walked. Now it was about *that* much.|So there was time for a biscuit first.]',
    '{away}First there was a hill. Then there was another hill, behind the first one, where you could not see it. {H} stood and looked at it. [“Hills do that,” {he} said.|“That’s cheating,” {he} told it.] You could hear {sound}, and smell {smell}, and it was time for lunch.',
  ],
  place2: [
    'At last {they} came to {m.name}. Nobody said a word. {m.prop} {m.folk} [{m.climate}|{m.danger}] {also} {H} held on to the strap of the bag. “Don’t let go,” {he} told {himself}. “I’m not,” {he} said.',
    '{m.name}! Have you ever been there? {m.climate} {m.prop} [{m.folk}|{m.danger}] {also} {H} walked through it on tiptoe. It was that sort of place. Even the dogs were on tiptoe.',
  ],
  problem: [
    '{rooms}[{p.stakes}|{told p.stakes}] {They} had to {p.want}. But how? {H} asked a man with a cart, and he did not know. {He} asked a lady with a pig. The lady did not know, and nor did the pig. [“Then it will have to be found out,” said {H}.|“Thank you anyway,” said {H}, to both of them.]',
    '[{p.stakes}|{told p.stakes}] “It’s like a knot,” said {H}. {He} took a bit of string, and tied one. To {p.want}, you have to pull here. But if you pull here, it gets tight *there*. [A sailor would have been proud of it.|Could you cut it? You could not cut it.]',
    '{rooms}[{p.stakes}|{told p.stakes}] In an office sat a lady with a stamp. “You want to {p.want}?” she said. “You need a blue form for that.” {They} had not got one. “Nobody has,” said the lady. “There aren’t any.” [So she gave them a pink one, to be kind. It was for umbrellas.|Stamp, she went, on nothing at all, and sighed.]',
    'It was high time to begin. [{p.stakes}|{told p.stakes}] {H} had to {p.want}, and {he} had not even got to the bottom of {his} first idea. [“Think,” {he} told {his} head. It went “hmm”.|“Has anybody got a second idea?” {he} asked. A lady who was going by had a peppermint.]',
  ],
  guess: [
    '“It’s easy!” said {H}. {p.guess} And once {he} had said it, it sounded quite true. [“But what if it’s not?” said a little voice at the back. Nobody listened. Nobody ever does.|They all nodded so hard that their hats slipped.] So everybody stopped thinking, and started running.',
    '{p.guess} That was {H’s} idea, and {he} was proud of it. It was a shiny sort of idea. [It was so shiny that nobody noticed the hole in the middle.|“Are you sure?” they asked. “*Quite* sure,” said {H}.] And that is just when you should look again.',
  ],
  attempt: [
    'Ready, steady, go! They {p.attempt}. For one whole minute it all went right. Then {H} {H.flaw}. [{H.cost}|] {p.fail} “Oh, bother,” said {H}. [Somebody had lost a hat. Somebody else was wearing it.|They all looked at anything but {H}.]',
    'They had made a plan with arrows on it. So they {p.attempt}, just like it said. But at the last arrow {H} {H.flaw}. {p.fail} “I did mean left,” {he} said. [“We know,” they said. They were kind about it, and that was worse.|“That,” somebody said, “was *not* in the plan.”]',
    '“I’ll count to three,” said {H}. “One, two...” And they {p.attempt}. {p.fail} Why? Because {H} {H.flaw}. [{H.cost}|{He} never did get to three.] Nobody knew where to look. Then somebody gave a small giggle, and somebody else began to cry, and it was nearly the same noise.',
    'It should have worked. They {p.attempt}, and everybody helped. {p.fail} {H} looked at {his} {H.hand}s. You see, {he} {H.flaw}. [{H.cost}|] “Sorry,” {he} said, to the ground. [“Never mind,” said the others. But they minded a bit.|The ground did not seem to mind.]',
  ],
  ache: [
    '{away}{long}When the others were asleep, {H} took out a letter from home. It was mostly about the cat. The cat was well. [{He} read it until {he} could do it with {his} eyes shut.|At the bottom was a smudge, and {he} was sure it was a paw.] Then {he} put it inside {his} shirt, where it crackled.',
    '{away}{H} had had enough. {His} feet were sore. The bag was heavy. “I want my own bed,” {he} said. [Somebody put a blanket round {him}. It was not {his} own blanket, but it was warm.|Nobody laughed. They all wanted theirs as well.] After a while it was not quite so bad.',
  ],
  laugh: [
    '{away}{long}{earth}In the night a goat got in and ate all the trousers. In the morning somebody had to go and ask for help, and it was {H}, in a curtain. “Good morning,” {he} said, very politely. [The lady laughed so much that she had to hold on to the door.|They were lent six pairs, all much too big.]',
    '{away}{earth}They tried to cook a pancake on a stone. {H} tossed it. It went up, and up, and it did not come down. [They all looked at the tree. The tree had a pancake on.|A crow flew off with it, looking very pleased.] So they had bread. But they laughed all the way to bedtime.',
  ],
  turn: [
    'Then {H} stopped dead, and everybody bumped into {him}, [bump, bump, bump|and into each other]. {p.turn} “Is everyone thinking,” said {H}, “or is it only me?” It was everyone. And the more they thought, the surer they were that they had got it all back to front.',
    '{H.face}{p.turn} {H} had been eating an apple, and {he} ate it all up, with the core and the pips. That is how surprised {he} was. [“We’ve been so silly!” {he} said, and {he} laughed out loud.|“But then,” {he} said. “But *then*...”] Now everything looked different.',
    '{turn-there}They had walked right past it. {H} ran back. {p.turn} [“That’s funny,” {he} said.|{He} got down on {his} knees to look.] When you find out that you were wrong, your tummy feels like the top of a slide. {H} sat very still, until it had gone down. Then {he} began to smile.',
    'What do you think happened next? No, not that. {p.turn} You see? Nobody would have thought of it. [{weight}Everybody sat down, just where they were.|Somebody said “Oooh”, and it went on for a long time.] “I believe,” said {H}, “we need a new plan.”',
  ],
  foil: [
    '{away}{earth}Somebody had been here before them. There was a note on a tree. “GO HOME,” it said. It was from {V}! [And all the signs had been turned round.|And the bridge had been tied up in a bow.] {H} stamped {his} foot. Far ahead {V} turned round, and waved.',
    '{rooms}They met on a narrow stair, {H} going up and {V} coming down. “{V.say},” said {V}. “Let me by,” said {H}. [So they both stepped left. Then they both stepped right.|Neither of them would move. A cat walked over them both.] It would have been funny, with anybody else.',
  ],
  strain: [
    'That was when {H} and {F} had a fight. {r.strain} It was a horrid one. [{H} looked at the sky. {F} looked at the ground.|{F} walked on the left. {H} walked on the right.] There was room for a whole piano in between.',
    '{weight}{r.strain} {H} opened {his} mouth, and out came something mean. {He} had not known it was in there. [{F} went very white, and then very pink.|“Oh,” said {F}.] They sat down back to back. Each of them had half a bun, and nobody was hungry.',
    '“You’re not the boss of me,” said somebody, and it does not matter who. {r.strain} After that {H} and {F} were not talking. [“Tell {F} to pass the salt,” said {H}. {F} was sitting right beside {him}.|They not-talked for a whole hour.] It is very tiring, not talking.',
  ],
  'strain:foil': [
    '{r.strain} {H} and {V} stood nose to nose. They both breathed very hard. [“I’m not moving.” “I’m not moving *more*.”|A snail went between their feet. It took its time.] If you had been there, you would have said, “Oh, stop it, you two.” But you were not there.',
    '{earth}It started to rain, and there was just one tree. So {H} and {V} had to share it. {r.strain} They looked the other way. [A drop ran down {H’s} neck. A drop ran down {V’s}. “Brr,” they both said.|“{V.say},” said {V}. “So?” said {H}.] When the rain stopped they were standing quite close together.',
  ],
  'strain:solo': [
    '{H} was cross, and it was nobody’s fault. So {he} was cross with a stone. [{He} kicked it all the way up the hill. Then {he} said sorry to it.|“It’s all your fault,” {he} told it. The stone did not say that it wasn’t.] It is hard to be brave and to carry the bag as well.',
  ],
  rest: [
    '{away}{earth}It rained so hard that they had to stop in a barn. They lay in the hay, and the rain went drum, drum, drum. Somebody told a story about a very small giant. [{H} {H.act}.|Everyone’s socks hung in a row, and dripped.] They did not find out anything. But when it stopped, nobody was glad.',
    '{weight}They sat down in a row and stretched. Far off they could see {far}. There was one toffee, and they all had a lick. [Nobody said “hurry”. That was nice.|“I like this bit,” said {H}.] And when they got up, their feet had forgotten to be sore.',
  ],
  way: [
    '{away}Then the path just stopped. “That’s rude,” said {H}. They went on without it. {H} fell down, and got up, and fell down. [After a while it was simply how {he} walked.|“I’m all right,” {he} said, each time.] At last there was a bit of path again, and they gave it a cheer.',
  ],
  danger: [
    'They would have liked to run. {l.danger} Everyone {at-home} knew the rhyme about it: slow and slow, on tippy-toe. So they went on tippy-toe, one behind the other. [{H} counted them all at the end. Then {he} counted once more.|Somebody sneezed. They all stood like stones. And... nothing.] Phew!',
  ],
  truth: [
    '{long}{H} lay awake and told {himself} the whole story again. But this time {he} asked: who was sad? Who got left out? [And then {he} sat up, bump, and hit {his} head.|And it opened, just like a pea pod.] “I *think* I know,” {he} whispered. “Not all of it. But the middle.”',
  ],
  resolve: [
    '“It has to be {spot},” said {H}. They all looked at the ground. They had been hoping that it would be somewhere else. [“I suppose we could go tomorrow,” said one. They looked at {him}. “Today, then.”|“All right,” said somebody, very small.] ^So they held hands in a long line, and they went.',
    '{first-there}{away}There was one place where nobody had been. Nobody had *wanted* to go there. {H} pointed. It was {spot}. [“{H.say},” {he} said.|“Do we have to?” they said. They had to.] ^Behind them it looked very cosy all of a sudden. They did not turn round, or only a bit.',
    '“Who’s coming to {spot}?” asked {H}. Nobody put up a hand. Then one did. Then all of them did. [“I knew it,” said {H}, and {his} voice was a bit wobbly.|One of them put up two.] ^{He} blew {his} nose. {He} always did that before something hard.',
  ],
};
