// The bedtime voice (5-8), introduction: a second book of openings, people and beginnings.
import type { Beats } from '../voice.ts';

export const INTRODUCTION_SECOND_BOOK: Beats = {
  open: [
    '{earth}{village}There was once somebody called {H}, who was always the first one up. {at-home} that is not easy, because there is a rooster. But on that {day} even the rooster was still asleep. [{H} tiptoed past it.|{H} put a hat on it, gently.] Then {he} had the whole world to {himself}.',
    '“Are we there yet?” asked {H}. Nobody was going anywhere. {He} just liked to ask. It was a long, warm {time} {at-home}, and you could hear {sound}. [“Not yet,” said everybody, all together.|“Nearly,” said the cat’s face. The cat was fond of {him}.]',
    '{earth}{village}If you want to find {H}, look up. {He} will be on a wall, or in a tree, or on top of a pile of something. That {time} it was a pile of turnips, {at-home}. From up there {he} could see {far}. [“I can see tomorrow!” {he} shouted.|{He} could also see {his} supper being cooked, and it was turnips.]',
    '{earth}{village}{H} was busy. {He} was digging a hole, and it was going to come out in China. So far it had come out in the neighbour’s beans. That is how things were {at-home}, on a plain old {day}, with the smell of {smell} coming in over the fence. [{H} dug a bit more.|“Not far now,” said {H} to a worm.]',
    '{H.face}Do you know what {H} had for breakfast? A pancake, and half of somebody else’s. It is good to start a story with a full tummy. It was a bright {day} {at-home}, and the jam was on the table. [Nobody had told {him} yet that this was going to be the day.|“What shall I do today?” {he} asked the spoon.]',
    '{earth}{village}The rain had stopped, and everything {at-home} was dripping. {H} ran outside to see which puddle was the best. {He} tried them all. [The best one was by the gate. You could see the sky in it, upside down.|The best one came over the top of {his} boots.] And that was how the day began: wet.',
    '{village}There was a good wall {at-home}, and on the wall sat {H}, with {his} legs hanging down. {He} was thinking about cheese. [{H} did a lot of thinking, and most of it was about cheese.|If you sit still for long enough, something always comes along.] You could hear {sound}. Then something came along.',
    '“One, two, three...” {H} was counting. It was hide-and-seek, and {he} had got to eleven, and {he} was not sure what came next. So {he} peeped. [At first there was nobody to be seen.|There was a hat. There was a snail. There was nobody else.] They had hidden very well. Or else something had happened.',
  ],
  place: [
    'It was lovely {l.at}. {l.prop} {l.climate} [{l.folk}|] {also} If you lived there, you got used to it. But {H} never did. Every morning {he} ran out in {his} socks to see if it was all still there.',
    'Shall I tell you about {l.name}? {l.folk} {l.prop} [{l.climate}|{l.prop2}|] {also} {H} knew every corner of it. {He} even knew the corner where you can hear what the next corner is saying.',
    'No one ever wants to leave {l.name}. {l.climate} {l.prop} [{l.folk}|] {also} “It’s just the right size,” {H} used to say. “You can see the whole of it if you stand on a bucket.”',
  ],
  hero: [
    'There was only one {H}. {He} was {H.a-kind}, and {he} had {H.look}. [{H.habit}|{H.power}] {also} “{H.say},” {he} always said. And when {H} came into a room, the room knew about it.',
    '{H} was {H.a-kind}, with {H.look}, and you could tell that it was {him} from a long way off. [{H.habit}|{H.power}] {also} If something fell over with a crash, people called “{H}?” first, and looked afterwards.',
    'What was {H} like? Well, {he} was {H.a-kind}, with {H.look}. {H.habit} [{H.power}|] {also} Under {his} pillow there were nine conkers, a bit of string, and a biscuit for later.',
    '“Who has been on my roof?” people asked, and it was {H}. {He} was {H.a-kind}. {He} had {H.look}. {H.habit} [{H.power}|{He} could hop on one leg all the way to the shop.] {also}',
    '{H} kept a list of the things {he} was good at. It was rather short. “One: getting up,” it said. “Two: biscuits. Three: lists.” {He} was {H.a-kind} with {H.look}. [{H.habit}|{H.power}] {also}',
  ],
  friend: [
    '{H} would not have swapped {F} for a pony, not even for one day. {F} was {F.a-kind} with {F.look}, and {H’s} {r.label}. {r.show} [{F.habit}|“{F.say},” {F.he} said at least once a day.] {also} When one of them laughed, the other one did too, even without knowing why.',
    'And here came {F}, right on time. {F} was {F.a-kind} with {F.look}, and {H’s} {r.label}. [{F.power}|{F.habit}] {r.show} {also} [“{F.say},” said {F}, out of breath.|They did their special handshake. It has a sneeze in it.] Now the day could start.',
    '{F} and {H} did everything together. {F} was {F.a-kind} with {F.look}, and {H’s} {r.label}, and somebody who always had one more biscuit than you thought. {r.show} {also} [{F.habit}|“{F.say},” {F} {F.tag}, and {H} said just the same.]',
    'You never saw {H} without {F}. {F} was {F.a-kind} with {F.look}, and {H’s} {r.label}. {r.show} {also} If {H} was the bread, then {F} was the butter. [{F.habit}|Sometimes they swapped.] “{F.say},” said {F}, and {H} knew just what {F.he} meant.',
  ],
  foil: [
    'Then there was {V}. {V} was {V.a-kind} with {V.look}, and {V.he} did not like {H} one bit. {V.habit} {also} “{V.say},” {V.he} {V.tag}, with {V.his} nose in the air. [Nobody knew why.|It had begun with a bucket, a long time ago.]',
    'Shh, here comes {V}. {V} was {V.a-kind} with {V.look}. {V.habit} {also} Whatever {H} had, {V} had a bigger one. “{V.say},” said {V}. [And {V.he} kicked over a sandcastle. Well, a bit of it.|{H} put out {his} tongue, but only when {V} had gone round the corner.]',
    'Somebody was looking over the fence. It was {V}. {V} was {V.a-kind} with {V.look}. {V.habit} {also} “{V.say},” {V.he} called. [{H} pretended not to hear.|You would think that {V.he} might want to come in and play. You would think so.]',
  ],
  spark: [
    '{public-sign}All of a sudden somebody shouted. {p.sign} [{weight}{H} dropped {his} toast, and it landed butter side down, of course.|{sign-seen}“Did you see *that*?” said everybody to everybody.] They all stood there with their mouths open. A fly flew into one, and flew out again.',
    'Then it happened. {p.sign} {H} counted to three, as slowly as {he} could. [It was still so.|“Pinch me,” {he} said, and somebody did. “Ow.”] In no time there was nobody who had not heard.',
    '{public-sign}{hush}But what was this? {p.sign} First there was a big hush. Then everyone talked at once. [A dog ran round and round. It did not know what had happened, but it wanted to help.|{H} put up {his} hand, and nobody saw.] And then they all went quiet again.',
    'It was the time of day when nothing ever happens. {p.sign} “That’s not right,” said {H}. [Nobody said that it was.|{He} said it to {himself}, and then {he} said it to the cat.] And it was not. It was not right at all.',
  ],
  midst: [
    '{p.sign} Yes, really! It was on a {day}, and it was {at-home}. {H} was the first to hear of it. [{H.face}{He} had a bun in one hand. {He} forgot to eat it.|{He} ran to tell somebody, and then ran back, so as not to miss anything.] And that is how this story starts: with a jump.',
    '“Come quick!” That was what somebody shouted, and {H} came quick. {He} came so quick that {he} still had the spoon in {his} {H.hand}. {p.sign} [{public-sign}Everywhere {at-home} people were on their feet already.|“Well, bless my buttons,” said an old man {at-home}.] Nobody had ever heard of such a thing.',
    '{public-sign}Bang went the door, and in ran a boy. “Listen!” he cried. {p.sign} “Say it again,” said {H}, “but slower.” The boy said it again. [It did not get any better.|Then he had to sit down and have some milk.] And all the time, {at-home}, doors were opening.',
    '{p.sign} {H} rubbed {his} nose. {He} always did, when {he} had to think. It had been such a nice {time} {at-home}, and now look! [The cat had gone under the bed.|{public-sign}“Somebody should do something,” said everybody, and looked at somebody else.] {H} looked at {his} feet.',
  ],
  notice: [
    '{public-sign}Everybody looked up, so {H} looked down. Things look different from down there, like a table when you are under it. [All {he} saw was shoes, and they were pointing every way at once.|{He} saw an ant, and the ant had stopped, too.] {He} did not tell anyone yet. {He} wanted to have a think first.',
    '{public-sign}“Who was here first?” asked {H}. “Not me,” they all said. “Not me.” So nobody had seen how it began. [{H} wrote it down: NOBODY.|It is odd how often Nobody is there first.] Now that was very, very interesting.',
  ],
  stakes: [
    'Why did it matter so much? I will tell you. {p.stakes} Now do you see? An old man was wiping his eyes. [The cook had burned the buns, and no one even told him.|Even the baby had stopped banging its spoon.] {H} felt a lump in {his} throat, the size of a plum.',
    '{p.stakes} When {H} thought of that, {he} went quite still. [“But that’s terrible!” {he} said.|{He} was not hungry any more, and there was jam.] Somebody had to do something, and soon. {He} looked round to see who it would be. They were all looking at {him}.',
  ],
  doubt: [
    '{weight}{H} lay under the table, where {he} did {his} best thinking. “It’s too big for me,” {he} told the table. [“I’m not the right one,” {he} told the cat.|“I’d only fall over,” {he} told a spoon.] None of them said anything. So in the end {he} came out, and began to look for the bag.',
    '“Somebody else should do it,” said {H}. {He} looked about for somebody else. The neighbours were all very busy, all at once. [“Well, anybody,” {he} said.|One of them was polishing a spoon that was quite clean.] Then {he} saw that they were looking at *{him}*.',
  ],
  'plant:power': [
    'There was one funny thing that {H} could do. {H.power} It was not much use, but it made babies laugh. [{H.limit}|] “You’ll need a rope,” they told {him}, “and a lamp, and a big stick.” Nobody said anything about the funny thing. {H} did not think of it, either.',
    '“What can *you* do?” somebody asked. {H} had to think. {H.power} “That’s nice,” they said, and began to talk about rope. [{H.limit}|It was only a little thing, after all.] But you and I will remember it, won’t we?',
  ],
  'plant:gift': [
    '{houses}An old, old lady stopped {H} at the corner. “Take this,” she said. It was {a-gift}. [{gift.odd}|“What’s it for?” asked {H}.] “You’ll know when you know,” said the old lady. She patted {his} cheek, and went off to feed her hens. Into the bag it went.',
    'On the doorstep lay {a-gift}. “Is it yours?” {H} asked everybody. It was nobody’s. [{gift.odd}|] {He} left it there and went off down the road. Then {he} came back and got it. [“Just in case,” {he} said.|“Come on, then,” {he} told it.]',
    'At the bottom of the toy box {H} found {a-gift}. It had been there for as long as the box. [{gift.odd}|] “You don’t want that old thing,” they said. But {H} did. {He} could not tell you why. {He} gave it a rub with {his} sleeve, and in it went.',
  ],
  'plant:trait': [
    '[{H.habit}|{H} {H.act}. {He} always did.] “You should stop that,” people told {H}. But {his} granny did not think so. “You hold on to it,” she said, and gave {him} a wink. “One day it’ll be just what somebody needs.” [Grannies say things like that.|{H} wondered which day. {He} hoped it was a Tuesday.]',
    '{H.habit} “Why do you do things like that?” somebody asked {him}. {H} had a think. “It’s how I come,” {he} said. And a very old man, who was sitting on a bucket, laughed until he coughed. “Don’t let them rub it off,” he told {him}. “That’s the best bit.”',
  ],
  'plant:wish': [
    'The last thing to go into the bag was {the-tool}. {H} had taken it out twice. [“You won’t need that,” they said.|It took up a lot of room.] But both times it felt wrong to leave it, like going out without your nose. So {he} pushed it down next to the socks.',
  ],
  'plant:treasure': [
    '{l.treasure} Everyone knew about it, but nobody ever used it. {H} went to ask. “May I borrow it?” {he} said. [The man who looked after it was so surprised that he said yes. “Bring it back,” he called, “and don’t get jam on it!”|“Nobody has ever asked that,” said the man at the gate. “I don’t see why not! But bring it back, and don’t get jam on it!”]',
  ],
  hook: [
    '{sets-off}{away}At last everything was ready. There was a loaf, and a lamp, and a list that said “{p.want}”. [“{H.say},” said {H}.|{H} looked back, just once.] The gate went *creak*. The road went up and over and out of sight. “Well,” {he} said, “it won’t come to us.”',
    '{sets-off}Everybody came to the gate to wave. Somebody gave {H} cheese. Somebody gave {him} a hat. By the end {he} had so much on that {he} could hardly see out. [You cannot change your mind when you are wearing someone’s best hat.|“Goodbye!” they called. “Mind the puddles!”] {He} had to {p.want}, and now it was really true.',
    '{decides}{sets-off}{H} left a note on the table. “Gone to {p.want},” it said. “Back soon. Please feed the fish.” {He} thought for a bit, and drew a smile. [Then {he} patted the door, like you pat a dog, and off {he} went.|{long}It was so early that the kettle was still yawning.]',
    '{sets-off}{H.feet}“Left foot first,” said {H}, “for luck.” And {he} stepped out on to the road. Somebody had to {p.want}. It might take an hour, and it might take all day, and nobody knew which. [A window opened, and a hand put a lamp in it.|At the first corner {he} remembered the sandwiches. So it all began again: left foot first.]',
  ],
  talk: ['{H.face}{F.face}“I’m going,” said {H}. “I know,” said {F}. “You’ve got your going face on.” They shared an apple, bite and bite about. [“{F.say},” said {F}.|“You don’t have to come,” said {H}. “Don’t be silly,” said {F}.] When there was only the core left, {F} got up. “I’ll fetch the other bag.”'],
  eve: ['That night {H} put everything ready beside the bed. {He} lay down and looked at it. Bag. Spoon. Cheese. [“See you in the morning,” {he} told the cheese.|The bag looked as if it wanted to be off already.] Outside an owl said what owls say. {He} held on to {his} blanket with both {H.hand}s, and then it was day.'],
};
