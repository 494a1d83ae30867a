// The bedtime voice (5-8): who is missed, what is loved, and what lies ahead.
import type { Beats } from '../voice.ts';

export const DEAR_ASKED: Beats = {
  moved: [
    '{w.told}. Half of everything was still in boxes, and the other half was on the wrong shelf. “When does a place stop being new?” asked {H}. “When you can find the biscuits in the dark,” somebody said. So far nobody could.',
    '{w.told}. You reach for the switch, and it is on the other side. You say good morning to people, and have to guess their names. “It will get old all by itself,” somebody said. {H} hoped that it would hurry.',
  ],
  away: [
    '{w.told}. {H} did not talk about it much. But it was there when {he} woke up, and it was there at supper, like an empty chair. “One day I’ll have a story to tell about all this,” {he} said. “A long one.”',
    '{w.told}. It made a sore place, just under {H’s} top button. Somebody gave {him} a bun, and somebody gave {him} a hug. The hug was better. It did not make the sore place go away. But it was not so lonely there.',
  ],
  'love:newcomer': [
    'You have to know that {w.who} loved {w.plain}. So you can guess what happened when {w.a} came round the corner that morning, and stopped. Nobody could speak. “Would you like to come with us?” {H} asked at last. And that was how {w.the} came, too.',
    'If you wanted to find {w.who}, you had to look for {w.plain}. It had always been so. And that day {w.a} stood at the gate, as if it had been waiting. “It can’t stay behind,” said {H}. “Just look at it!” So it did not stay behind.',
  ],
  'love:object': [
    '{w.who} loved {w.plain}, and went to bed with {w.a} under one arm. So of course it had to come along. “What will you do with it out there?” somebody asked. “I don’t know yet,” said {H}. “But it likes to be asked.”',
  ],
  'ordeal:today': [
    'It was a big day for {H} besides. {He} was new at this school, and it was the very first day. Everyone else knew which hook was theirs. {H} stood and held {his} bag, until there was one left over. It had a picture of a kettle above it. “Well,” said {H} to the kettle, “here we are.”',
    '{H} had been told three times what the first day would be like, and it was today. Nobody had told {him} about the smell. The new school smelled of floor, and of other people’s sandwiches. There were two hundred faces, and not one that {he} knew. {He} counted them, to have something to do, and got as far as nine.',
  ],
  ordeal: [
    'There was something on the calendar, with a ring round it. {w.due}. {H} tried not to look at the ring. But you know how it is. The more you do not look, the bigger it gets. “It’s still a while till then,” {he} told {his} tummy. {His} tummy did not listen.',
    '{w.due}. Everybody said that it would be all right. They said it so often that {H} began to wonder. At night {he} lay and counted the sleeps on {his} fingers. There were not many fingers left.',
  ],
  'baby:newcomer': [
    'There was somebody new in the house, and that was {w.a}. Everybody looked at {w.the}, all day long. “It can’t *do* anything,” said {H}. Then {w.the} got hold of {his} {H.hand}, and did not let go. It was surprisingly strong. “All right,” said {H}. “You can come.”',
  ],
  'many:newcomer': [
    'Down the road came {w.a}, one behind the other. They stopped in front of {H}, and nobody said a word. “Well, come along, then,” said {H}. And so they all did. It made quite a crowd.',
    'There was a noise behind the hedge. {H} looked over it, and there were {w.a}. They looked as if they had nothing to do that day. “I’ve got something to do,” said {H}. “You can help.” Nobody had to be asked twice.',
  ],
};

export const DEAR_DEVELOPMENT: Beats = {
  'thread:away': [
    'Under a hedge {H} found a feather, blue on one side and grey on the other. {He} held it up to the light. “I’ll keep that for {t.my},” {he} said, and put it in {his} hat. After that {he} looked at everything twice, so as to be able to tell it properly.',
    '“Do you know who would have liked this?” said {H} all at once. “{t.my}.” Nobody said, “Cheer up.” They were too kind for that. They just stopped for a bit, and waited with {him}. And {H} told a funny thing from last summer.',
  ],
  'thread:today': [
    '“You’re new,” said a girl with a plaster on her chin. It did not sound nasty. “So was I, last week. Keep away from the pea soup.” It was not much. But only those who belong there know a thing like that, and now {H} knew it as well. {He} stood a bit straighter.',
  ],
  'thread:ordeal': [
    '“What’s the matter?” asked an old man at a gate. So {H} told him about {t.the}. The old man nodded. “When it was my turn,” he said, “I hid up a tree.” “And then?” asked {H}. “Then I came down,” he said. “And it was over before tea. The tree was much worse.”',
  ],
};

export const DEAR_CLIMAX: Beats = {
  'thread:away': [
    'And just then, of all times, {H} thought of {t.the}. It was as if somebody had put a warm hand on {his} back. “I can’t go home without the end of this story,” {he} thought. So {he} wiped {his} nose, and went on.',
  ],
  'thread:today': [
    'Not long ago {H} had been afraid of a door with a bell over it. Now there was this. “I walked in at a school that I didn’t know,” {he} thought, “with everybody looking. So I can do this as well.” They were the same knees, after all, and they had done it once already.',
  ],
  'thread:ordeal': [
    'It was a funny thing. Right in the middle of it all, {H} thought of {t.the}. On the calendar it had looked as big as a house. Now it looked quite small. “If I get through this,” {he} thought, “then I can get through that, too.” And {his} knees stopped shaking, nearly.',
  ],
};

export const DEAR_RESOLUTION: Beats = {
  'thread:away': [
    'There was one more thing to do. {H} sat down where it was quiet, and told it all to {t.the}, from the very start. {He} did the voices, too. Some of it was sad, and most of it was funny. When it was done, {he} felt lighter, as you do when you put down a bag.',
  ],
  'image:away': [
    '{p.after} That night {H} looked out at the stars, and thought of {t.the}. There was so much more to tell! ^“Tomorrow,” {he} said, and blew out the light.',
    '{H} had a drawing on {his} knees. {p.after} It was all in the drawing, in three colours. In the corner {he} wrote who it was for. ^It was for {t.the}.',
  ],
  'thread:today': [
    'At home they wanted to hear about the first day. {H} did not know where to begin. {He} had lost a pencil, and found out who has the good crayons, and then there was all the rest of it. “Long,” {he} said. “Can I go again?”',
  ],
  'thread:ordeal': [
    'And {t.the}? It came, of course, as days do. {H} held somebody’s hand very tight as far as the door. Then {he} went in. And what was it like? Some of it was strange, and some of it was nice. One bit was funny. “I told you so,” said {his} tummy.',
  ],
  'image:today': [
    '{p.after} Nobody calls {H} the new one any more. When a new year begins, {he} stands by the door with the bell, and looks out for anybody who is holding a bag with both arms. “There’s a hook next to mine,” {he} says. ^“It’s quite a good hook.”',
  ],
  'image:ordeal': [
    '{p.after} On the calendar there is a big cross now, right through that day. {H} made it {himself}, in red. Next to it {he} has drawn a small, brave face. ^It has its mouth wide open, and it is laughing.',
  ],
  'end:happening': [
    'And what came last? {w.told}. {H} said that it was the best part of all. But {he} had said so about every part. There was a lot of noise, and a lot of laughing. {He} fell asleep in the middle of it, with {his} boots on.',
    'There was one thing more, and nobody had forgotten it. {w.told}. You should have heard the noise! The next-door dog came over to see, and stayed. “Let’s do it all again tomorrow,” said {H}.',
  ],
};
