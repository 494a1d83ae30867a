// The bedtime voice (5-8) for plots that stay at home: places that they only go to and come back from, and what the rest of the cast does there.
import type { Beats } from '../voice.ts';

export const NEAR_DEVELOPMENT: Beats = {
  place2: [
    '{near}{H} had once left something in {m.name}, and could not think what. So off {they} went. {m.prop} {m.folk} [{m.climate}|{m.danger}] {also} And what had {H} left there? Half a jam sandwich. It was no use to anybody now. {They} went home all the same, and felt a lot better.',
    '{near}The man who knew about such things lived in {m.name}. {m.folk} {m.prop} [{m.climate}|{m.danger}] {also} On his door there was a note. “Gone to see you,” it said. {They} had passed him on the way. So it was home again, at a run.',
    '{near}“I’ll ask everybody,” said {H}, and {he} began with {m.name}. {m.climate} {m.prop} [{m.folk}|{m.danger}] {also} Everybody there said, “Ask at home.” So that was where {they} went, and asked the cat.',
    '{near}{H} needed somewhere to shout, and {m.name} was the best. {m.prop} {m.folk} [{m.climate}|{m.danger}] {also} “What now?” {he} shouted. “Now! Now! Now!” it said, from all sides. “It’s right,” said {H}, and {they} hurried home to begin.',
    '{near}Somebody had seen something odd in {m.name}. {They} went at once, and hid, and watched. {m.prop} {m.folk} [{m.climate}|{m.danger}] {also} The odd thing, people said, had a bag and was called {H}. {He} had been there last week. So {they} went home, and felt rather silly, and rather famous.',
    '{near}You can be in {m.name} and back before the bread is baked. {H} knew the way. {m.folk} {m.prop} [{m.climate}|{m.danger}] {also} “Have you got a plan?” {he} asked. There was a plan, but it was a plan of the drains. At home the bread was only a little black.',
    '{near}“Two heads are better than one,” said {H}, and {they} went to fetch one from {m.name}. {m.prop} {m.folk} [{m.climate}|{m.danger}] {also} All the heads there were busy, and one was asleep. So {they} went home, and made do with what there was.',
    '{near}{H} wanted to see the whole trouble from far off. From {m.name} you can look right back to your own door. {m.climate} {m.prop} [{m.folk}|{m.danger}] {also} The trouble looked as small as a pea. {They} went home quickly, before it could grow again.',
    '{near}{H} had a letter to post, with a question in it, and the letter box was in {m.name}. {m.prop} {m.folk} [{m.climate}|{m.danger}] {also} Plop, it went. Only then did {H} think of the stamp. So {they} went home, and had to think of the answer as well.',
    '{near}“I know a short way,” said {H}. It went round by {m.name}, and it was not short. {m.folk} {m.prop} [{m.climate}|{m.danger}] {also} At the end of it was {H’s} own back door. “There,” said {H}. “Now it can start.”',
    '{near}In {m.name} there was a book with everything in it. {m.prop} {m.folk} [{m.climate}|{m.danger}] {also} {They} looked in the book, under T, for trouble. That page was gone, and somebody had drawn an egg in its place. It was a good egg. {They} went home without it.',
    '{near}A parcel had come to the wrong door. It was for somebody in {m.name}, and so {they} took it there. {m.climate} {m.prop} [{m.folk}|{m.danger}] {also} “How kind,” somebody said, “but we can’t help you.” There was a bell in that parcel. {They} could still hear it at home.',
    '{near}{They} lost a whole hour in {m.name}. {m.prop} {m.folk} [{m.climate}|{m.danger}] {also} {They} had only meant to ask one thing. Then there was cake, and then a song with forty verses. “What did we come for?” said {H} at last. {They} ran home, and could not stop humming.',
    '{near}{H} made a list of people to ask. There was one name on it, and it lived in {m.name}. {m.folk} {m.prop} [{m.climate}|{m.danger}] {also} The one name had gone to see its sister. {H} crossed it out, very neatly, and {they} went home with a clean list.',
  ],
  cameo: [
    'There were three doors, and nobody knew which. {C} did not know either. But {C.he} knocked at all three, one after the other. “{C.say},” {C.he} {C.tag}, each time somebody opened. Behind the third there was cake. It was the wrong door, but it did them good.',
    '{C} had an idea, and would not tell. “{C.say},” was all {C.he} would say. They guessed, and they guessed. When they gave up they had thought of nine ideas of their own, and one of them was not bad at all.',
    '{C} went round and asked everybody the very same thing. Then {C.he} went round again, the other way. “{C.say},” {C.he} {C.tag}. The second time, three of them said something different. That is how you find things out.',
    'It was {C} who had to keep watch. {C} {C.act}, so as to stay awake. “{C.say},” {C.he} {C.tag}, about once a minute. Nothing happened at all. But if it had, {C} would have been the first to know.',
    '{earth}“Let me do the talking,” said {C}. “{C.say},” {C.he} {C.tag}, to a lady with a basket, and to a boy, and to a very big dog. Only the dog had heard anything. It looked hard at a corner, and so they went and looked there as well.',
    '{sought}{rooms}“Somebody be the thing, and hide,” said {C}. “Then we can practise.” Nobody else wanted to, so {C} hid, and they looked. {C} {C.act}. “{C.say},” said a voice from behind the curtain. They had not found the real thing. But now they knew how to look.',
    '{C} was sure that it was left, and {D} was sure that it was right. “{C.say},” said {C}. “{D.say},” said {D}. So they went one each way, and met again round the back. They told each other all that they had seen. It was a good deal.',
  ],
};

export const NEAR_CLIMAX: Beats = {
  cameo: [
    '{weight}{no-flood}{C} sat down. It was an odd time for it. “{C.say},” {C.he} {C.tag}, and {C} {C.act}. Then somebody else sat down, and then another. If you are sitting, you cannot run away. {H} had not known that.',
    '“Is everybody here?” called {C}. “{C.say}!” {C.he} {C.tag}, and counted. {C} {C.act}, and counted again. One was missing. It was {C}. {C.he} had left {C.self} out. They laughed, even then, and even there, and it did them more good than a drink of water.',
    '{beast}{C} made {C.self} as big as {C.he} could. {C.he} did look bigger, a bit. “{C.say}!” {C.he} {C.tag}. And {k.the} stopped. It did not go away. But it had stopped, and that was more than anyone else had done.',
    'Right at the back, where nobody looked, {C} {C.act}. “{C.say},” {C.he} {C.tag}, to the smallest of them all. The smallest had been going to cry. Now it had a job. It had to hold on to {C}, and it was very good at that.',
    '{C} and {D} did not often agree. Now they had to be quick. “{C.say},” said {C}. “{D.say},” said {D}. They had meant the same thing all along! {C} {C.act}, and {D} {D.act}, and for a while everybody hoped.',
    'Somebody began to moan. “Tell me later,” said {C}. “{C.say},” {C.he} {C.tag}, and {C} {C.act}. {C.he} said it just as {C.he} did at home. It sounded so like home that for one whole blink {H} was not afraid.',
  ],
  friendacts: [
    '{F} could not think what to do. So {F.he} did what {F.he} always does. {F} {F.act}. “{F.say},” {F} {F.tag}. It was so like {F} that {H} nearly laughed. And if you can nearly laugh, you can nearly do the next thing.',
    '{can-see}{F.face}“Look at me,” said {F}. “Not at that. At me.” {H} looked. {F} was making the worst face in the world, the one that is only for birthdays. It all went on as before. But {H} had stopped shaking.',
    '{F} counted for {H}. “One,” {F.he} said, “two,” and on three they both did what they could. It did not work. “{F.say},” {F} {F.tag}, and began again at one. {F} would have counted up to a thousand.',
    'They had a secret noise, those two, for when it was very bad. {F} made it now. {H} heard it, and made it back. “{F.say},” {F} {F.tag}. Nobody else knew what that noise meant. It meant: I am not going anywhere.',
  ],
};
