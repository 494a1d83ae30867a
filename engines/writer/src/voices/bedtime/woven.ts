// The bedtime voice (5-8): how what a family asked for runs on through the plot, is tested, solves it, and is seen at the end.
import type { Beats } from '../voice.ts';

export const WOVEN_DEVELOPMENT: Beats = {
  'thread:helper': [
    '{t.being}{t.the} did not say much on the way. But when they had to choose, and nobody knew which way, it was {t.the} who went on ahead without looking round. “How do you know?” called {H}. There was no answer. But it was the right way.',
    '{t.being}{earth}“Is that one yours?” asked a miller in a doorway, and pointed at {t.the}. {H} thought about it. “No,” {he} said. “But we belong together.” The miller went in, and came out again with one bun more. And when they went on, they went a bit closer to each other than before.',
    '{t.being}There was only one apple left. {H} cut it in half, and gave the bigger half to {t.the}. “Now you’ll be hungry,” somebody said. “I know,” said {H}. But it is nice, when things are hard, to have someone to share an apple with.',
  ],
  'thread:tool': [
    'Along came a man who bought things. “I’ll give you ten gold coins for {t.the},” he said. Ten gold coins would have bought a great many buns. {H} thought about the buns. Then {he} looked at {t.the}. “No, thank you,” {he} said. “Not for all the buns in the world.”',
    '{near}{H} stopped in the middle of a word, and felt in the bag, and went quite stiff. “We’ve left {t.my} behind,” {he} said, “where we had our buns.” So back they all went, and there sat the cat, right on top of {t.the}. It wanted a crust first, and then it wanted another.',
    '{away}{march}They had come a good way when {H} stopped, and felt in the bag, and went quite stiff. “We’ve left {t.my} behind,” {he} said, “where we had our buns.” So back they went, all the way, past everything they had just come past. Somebody grumbled. {H} did not. {He} was running.',
    '{houses}“That will never be any use,” said a woman with a broom, and pointed at {t.the}. {H} had begun to think so, too. “We’ll see,” {he} said to the woman. [The woman went on sweeping.|“I’ve seen,” said the woman.]',
  ],
  'thread:lost': [
    '{houses}“Have you seen {t.the}?” {H} asked at every door. Nobody had. But at the last house a small boy took his thumb out of his mouth. “I heard a noise,” he said, “over there.” And he pointed the very way that they were going.',
    'Every time they stopped, {H} looked about for {t.the}: under things, and behind things, and once between somebody’s feet. “We’ve got enough to do,” somebody said. “I know,” said {H}. “But I’m not going to bed without {t.the}.”',
  ],
  'thread:spot': [
    'The nearer they came to {t.the}, the more people had a story about it. One said that nobody ever came back from there. One said that his aunt had come back, and with a cold. “Then it can’t be so bad,” said {H}. But {he} went a little slower.',
    '{H} drew it all on a paper bag. Here they were. Here was home. And wherever {he} began, the line came out at {t.the}. “So that’s where it is,” {he} said. Somebody blew up the bag, and burst it. But it did not help, because now they knew.',
  ],
  'thread:feast': [
    '“What time is it?” {H} asked suddenly. Nobody was sure. They all had a guess, and each of them was later than the one before. {t.the}! It would not wait for them. “Then we’ll have to be quicker,” said {H}, and they began to trot.',
    'They could not stop thinking of {t.the}. Everybody at home would be getting ready for it now. “If we’re late, they’ll start without us,” {H} said. And that was such a sad thing to think that nobody wanted to sit down any more.',
  ],
  'thread:promise': [
    '“{t.vow}.” It is easy to say such a thing with a bun in your hand. When the bun was gone {H} found that it was still there, like a stone in a shoe. {He} could have shaken it out. But then {he} would not have been {H}, and so {he} walked on with it.',
  ],
  'thread:word': [
    'All the way {H} kept thinking about one thing. {t.told}. {He} turned it this way and that way, like a key when you do not know which door it is for. “It fits somewhere,” {he} said. “I just don’t know where.”',
    '“Tell me again,” said {H}. So they told it again. {t.told}. {H} nodded slowly. “Then we must have been thinking about it the wrong way round,” {he} said. They all tried to think about it the other way round. It made their heads hurt.',
  ],
};

export const WOVEN_CLIMAX: Beats = {
  /** What they came for, said once in the thick of it. */
  goal: [
    'And they still had to {p.want}.',
    'All that, only to {p.want}, and now this!',
    '“We only wanted to {p.want},” somebody said.',
    'Had they really thought that they could just {p.want}?',
  ],
  'thread:helper': [
    '{t.being}And {t.the}? Anybody could have seen that {t.the} {t.was} frightened. There was still time to run. {H} would not have said one cross word. But {t.the} looked at {H}, and then at {k.the}, and came and stood where it was worst.',
    '{t.being}{sudden}“Look out!” somebody screamed. It was {t.the} who had slipped. {H} did not stop to think. {He} held on with both {H.hand}s, and {his} boots slid, and slid, and stopped. “I’ve got you,” {he} panted. “You don’t leave your friends behind.”',
  ],
  'thread:tool': [
    'Then {t.the} fell. Clonk, bump, clonk, right into the middle of it all. Nobody breathed. {H} bent down and stretched out {his} {H.hand} as far as it would go, and a bit further. “Got you,” {he} whispered, and it went back into the bag.',
    '{fierce}{H.fingers}“Let go of that bag!” somebody shouted. “You can’t hold on with your hands full!” It was true about the hands. But {t.the} had come all this way in that bag. {H} was not going to let go now. One {H.hand} would have to do for holding on.',
  ],
  'thread:lost': [
    '{t.thief} stood there, in the middle of it all, with {t.the}. {H} had thought of a good many things to say. They were all gone. “Hold on to it,” {he} called, “and hold on to us!” It is hard to be cross with somebody who is just as frightened as you are.',
    '{t.strayed}And what did {H} find, in the middle of it all? {t.the}! There could be no mistake. All that looking, and all that asking, and here, of all places in the world, {t.was} {t.the}. “I’ve found you,” breathed {H}, and forgot for a moment to be afraid.',
    '{t.strayed}“There!” cried {H}. And there {t.was} {t.the}, right behind {k.the}, where nobody in their senses would have looked. It was not far. It was about as far as across a kitchen. But what a kitchen!',
  ],
  'thread:feast': [
    'Through it all, very faintly, they heard the bells. {H} knew what that meant. [{away}At home {t.the}|{near}Without them {t.the}] was just beginning. There would be empty chairs, and nobody would know why. “We’re going to miss it,” said somebody, and sniffed. “Not if I can help it,” said {H}.',
  ],
  'thread:promise': [
    'There it was, then, the hardest bit. {H} had known that it would come. “{t.vow}.” That was what {he} had said, and everyone had heard it. Nobody reminded {him} now. They only looked, and that was worse.',
  ],
  'thread:word': [
    '{t.told}. In all that fuss {H} had nearly forgotten it. It was not a rope or a ladder. But {he} held on to it, the way you hold on to a banister in the dark, and waited to see where it would lead.',
  ],
  'reach:helper': [
    '{t.along}{t.being}{H} turned round. “We’ve been silly,” {he} said. “We’ve been trying to do it without asking.” And {he} turned to {t.the}. Then everybody turned to {t.the}. [Nobody had thought of that!|It had been as plain as porridge all along.] ^“Will you?” asked {H}, and held {his} breath.',
    '{t.along}{t.being}Who had not had a turn yet? {H} thought of them all, one after the other, and stopped at {t.the}. “Oh!” said {H}. It was such a big “oh” that even {k.the} seemed to stop and listen. ^“Now,” {he} said, “we’ll do it together.”',
  ],
  'reach:promise': [
    '“{t.vow},” said {H}. {He} did not say it loudly. {He} had said it once before, when it was easy. Now it was not easy at all. {His} knees shook, and {his} voice shook, too. ^But it was a promise, and {he} was going to keep it.',
  ],
  'reach:deed': [
    'There was one thing that they had all forgotten. They had been so busy being frightened! Now {H} thought of it, and then the others thought of it, and you could feel the same idea go from one to the next like a yawn. ^“Shall we?” said {H}.',
  ],
  'reach:word': [
    '“Wait a minute,” said {H}. “{t.told}. We’ve known that the whole time!” “So what?” they all said, one after the other. “So we’ve been going about this all wrong,” said {H}. ^And {he} walked straight up to {k.the}.',
  ],
};

export const WOVEN_RESOLUTION: Beats = {
  'solve:helper': [
    '{t.along}{t.long}{t.being}{deed} {H} was right there, shouting, “Yes! Yes!” {k.clear} [Nobody would have believed it of {t.the} that morning.|And they all hugged {t.the}, or as much as they could reach.]',
    '{t.along}{t.being}This is how it was done, and {t.the} did it. {deed} {k.clear} “We would never have got through without you,” said {H}, and nobody said anything different.',
  ],
  'solve:promise': [
    'And {H} {t.did}. It was the hardest thing that {he} had ever done, and it took only a moment. {deed} {k.clear} “You really did it,” somebody said. “I said that I would,” said {H}.',
    'And {H} {t.did}. It was the hardest thing that {he} had ever done, and it took only a moment. {deed} {k.clear} “Yes, I did,” said {H}.',
  ],
  'solve:deed': [
    'Then it happened. {t.told}. {deed} {k.clear} “I knew it!” cried {H}, although {he} had not known it at all.',
    'And this is what saved them. {t.told}. {deed} {k.clear} “Well!” said {H}, and laughed.',
    '{t.told}. {deed} {k.clear} [“So that was all it needed!” said {H}.|“Who would have thought of that?” said {H}.]',
  ],
  'solve:word': [
    '{t.told}. Once you know that, you go about a thing differently. {H} did, and this is what came of it. {deed} {k.clear} “It was there all the time,” said {H}.',
    '“{t.told},” said {H} once more, and then {he} saw it. {deed} {k.clear} [It was over.|And that was that.]',
  ],
  'thread:helper': [
    '{t.being}“And you?” {H} asked {t.the}. “Where will you go now?” There was a bit of a silence. Then somebody moved up on the bench, and somebody else moved up, too, until there was a place. It was just big enough.',
    '{t.being}Everyone wanted to shake {H’s} {H.hand}. “It wasn’t only me,” {he} said. “It was {t.the} as well.” So then they all wanted to thank {t.the}, one after the other, in a long line. It took a good long time.',
  ],
  'thread:tool': [
    '“What shall we do with {t.the}?” they asked. One of them wanted a glass case. “Not for looking at,” said {H}. “For using.” So first the smallest had a turn, and then everybody else, right up to the oldest. {H} came last, and did not mind.',
  ],
  'thread:lost': [
    '“Why did you take {t.the}?” {H} asked. “It looked so nice when you had it,” said {t.thief}, and gave it back. “It was no fun at all by myself.” {H} thought about that for quite a time. Then {he} moved up. “Next time,” {he} said, “you can just ask.”',
    '{t.strayed}{H} did not let {t.the} out of {his} sight for the rest of the day. “How did you get *there*?” {he} kept asking. There was no answer. But that is how it is with lost things: once they have come home, you do not mind not knowing.',
  ],
  'thread:spot': [
    'Nobody is afraid of {t.the} any more. {H} went back there the very next week, with a broom and a cushion. Now there is a lamp, and a tin with biscuits, and everyone who comes by may have one.',
  ],
  'thread:feast': [
    'And they were in time! Only just, and quite out of breath, but in time. {t.the} had not even properly begun. “We waited,” everybody said. {H} had the first slice and the last dance, and then, as nobody was looking, the last slice as well.',
    '{t.the} had stopped in the middle, and waited for them. “We couldn’t go on without you,” everybody said. “Nobody else can cut a cake straight.” So {H} cut it. It came out as crooked as a hill, and not one crumb was left.',
  ],
  'thread:promise': [
    '“Was it hard?” a little one asked {H}. “Yes,” said {H}. “And would you do it again?” {H} had to think about that for some time. “Yes,” {he} said. “But I’d be quicker about it.”',
  ],
  'thread:deed': [
    'They had to show at home how it was done. It was not the same in a kitchen, without {k.the}. Somebody knocked over the milk. But everyone clapped until the cat ran out, and then they had to show it again.',
  ],
  'thread:word': [
    'There was one thing that the little ones wanted to hear again and again. {t.told}. So {H} said it again. Now that it was all over, it sounded quite different. It sounded like the end of something, and like the beginning of something, too.',
  ],
  'image:helper': [
    '{t.being}{p.after} And {t.the}? If you come by in the evening, when the window is open, you can hear {H} laughing. ^Guess who has just told {him} something funny.',
    '{p.after} That night {H} could not sleep. {He} thought of that, and {he} thought of {t.the}, and then {he} went to the window to make sure. Yes. Still there. ^“Good night,” {he} said, and it was one.',
    '{t.being}{p.after} But what {H} liked best came afterwards. There was the lamp, and there was the table, and there, on the other side of it, {t.was} {t.the}. ^Nobody said much. Nobody had to.',
  ],
  'image:tool': [
    '{p.after} And {t.the}? On the shelf over {H’s} bed, of course. It has one or two marks from that day, and nobody may rub them off. ^“Those are the best bit,” {he} says.',
    '{p.after} When {H} lay in bed at last, {he} had {t.the} on the chair beside {him}. {He} thought about the day, and put out @a {H.hand} in the dark. ^Yes. Still there. Then {he} slept.',
  ],
  'image:lost': [
    '{p.after} And {t.the}? Back at home, as if nothing had happened. Every evening, before the light goes out, {H} has a look to make sure. ^And every evening all is well.',
    '{p.after} It was late, and {H} was nearly asleep. But first {he} had to look once more. There {t.was} {t.the}, home again, safe and sound. ^“Don’t you ever do that again,” {he} whispered.',
  ],
  'image:spot': [
    '{away}{p.after} Sometimes, when the air is clear, {H} climbs up on the wall to look. You can see {t.the} from there, very small and far away. ^{He} always waves, in case somebody waves back.',
    '{p.after} That night {H} dreamed of {t.the}. In the dream it was smaller, and someone was making pancakes in it. ^When {he} woke up, {he} could still smell them.',
  ],
  'image:feast': [
    '{p.after} What do people remember best? They remember {t.the}, and how {H} came in at the last minute with half a bun behind one ear. ^“Next year,” says {H}, “I’ll be early.” {He} won’t be.',
  ],
  'image:promise': [
    '{p.after} And {H}? {He} has said a good many things since then, and done most of them. But that one {he} wrote down, and it hangs over {his} bed. ^“{t.vow},” it says. Underneath it says: “Done.”',
  ],
  'image:deed': [
    '{p.after} Now and then {H} lies awake and goes through it all again, from the start. {t.told}. ^And every time it comes out just as well.',
  ],
  'image:word': [
    '{p.after} If you ask {H} how it was, {he} will tell you only one thing. “{t.told},” {he} will say. ^And then you have to sit down, because the rest takes until bedtime.',
  ],
};
