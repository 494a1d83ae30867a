// The bedtime voice (5-8): a sixth book; the third of the company, in every part.
import type { Beats } from '../voice.ts';

export const INTRODUCTION_SIXTH_BOOK: Beats = {
  cameo: [
    '{C.fingers}Up in the tree sat {C}. {C} was {C.a-kind}. {also} {C.habit} “{C.say},” {C.he} {C.tag}, down through the leaves. {C.he} only came down for meals, and today it was pancakes, so {C.he} was half way down already.',
    'Who left all the doors open? That was {C}. It made the house rather windy, but you could always tell which way {C.he} had gone. {C.he} was {C.a-kind}, and {C.he} never meant to stay away for long. {C.habit} “{C.say},” {C.he} {C.tag}, coming back.',
    '{C} collected things. Last week it was buttons, and this week it was string. {C} was {C.a-kind}. {also} {C.habit} “{C.say},” {C.he} {C.tag}, and held up a very good bit of string. {H} was allowed to feel it.',
    'If anybody laughed in the wrong place, it was {C}. {C} was {C.a-kind}. {also} {C.habit} “{C.say},” {C.he} {C.tag}, and then {C.he} had to go outside until it was over. {H} generally went out with {C.him}, just to be kind.',
  ],
};

export const DEVELOPMENT_SIXTH_BOOK: Beats = {
  cameo: [
    '{earth}{away}{matches}{weight}It was {C} who had remembered the matches. “{C.say},” {C.he} {C.tag}, and turned out {C.his} pockets. There was a shell, and a bell, and a bit of cheese, and right at the bottom, the matches. Soon they all sat round the fire and shared the cheese.',
    '{away}By noon {C’s} feet hurt. {C.he} did not say so. {C.he} only said, “{C.say},” and got a bit slower, and a bit quieter. So {H} carried the bag for {C.him}, and {C} carried {H’s} hat, which weighed nothing. That made it fair.',
    '{earth}{C.face}“Shh!” said {C}. {C.he} lay down flat and put one ear on the ground. Everybody waited. What had {C.he} heard? It was a mole, far below, and it was humming. “{C.say},” {C.he} whispered down to it. They took it for a good sign.',
    '{earth}They came to a stile, and {C} got stuck on it. {C.he} went neither forwards nor back. “{C.say},” {C.he} {C.tag}, and that did not help. But from up there {C.he} could see right over the wood. “I say,” called {C}. “I think we’re going the wrong way!”',
    '{C} told them a riddle to pass the time. It took three corners to ask, and somewhere in the middle there was a king who could not find his other slipper. “{C.say},” said {C}, whenever they guessed wrong. And when they gave it up at last, {C.he} had forgotten the answer. But by then they were a good deal further on.',
    'Nobody had asked {C} what {C.he} thought. So {C.he} wrote it on a leaf, with a thorn, and passed it along. “Tea first,” it said. {H} read it twice. {C} looked the other way, as if somebody else might have written it. It was the best idea that anyone had had so far.',
    '{earth}A goat stood in the road and would not move. They asked it nicely. They asked it loudly. Then {C} went up to it. “{C.say},” {C.he} {C.tag}, into its ear. The goat thought it over. Then it stepped aside, and it walked along behind them until there was no more road.',
  ],
  'strain:foil': [
    '{r.strain} {H} drew a line on the ground with {his} heel. “That’s your side,” {he} said. {V} looked at the line. Then {V.he} drew another one. After a while there were so many lines that nobody knew whose side was whose, and both of them were standing on the wrong one.',
    '{weight}There was one bench, and they both sat down on it, back to back. {r.strain} “I’m not talking to you,” said {V}. “I’m not talking to you more,” said {H}. They did not talk so hard that a bird came down and sat between them. It looked at the one, and it looked at the other. Then it flew off, and shook its head.',
  ],
};

export const CLIMAX_SIXTH_BOOK: Beats = {
  cameo: [
    '{solid}“I’m coming!” shouted {C}, and {C.he} came, so fast that {C.he} could not stop. {C.he} went straight through the middle of it and out on the other side. “{C.say},” {C.he} {C.tag}, and sat up. There was a hole now, just {C’s} size. You could see right through.',
    '{hush}All the others were shouting. So {C} whispered. “{C.say},” {C.he} whispered. And it is a funny thing, but if you whisper, people want to hear. One by one they stopped. It was the first time that they had all been quiet, and they could think.',
    '{beast}{C} held up a saucepan in front of {C.him}, like a shield. Bang, it went, and clang, and {C} slid backwards, and came on again. “{C.say}!” {C.he} {C.tag}. It was a good saucepan. It had a dent in it afterwards that looked just like a nose.',
    '{C.fingers}Somebody small was crying, and {C} had no time for that. But {C.he} made time. {C.he} crouched down, and did up a button, and wiped a nose. Then {C.he} got up again. “{C.say},” {C.he} {C.tag}, and it seemed to {H} that it came from twice as high up.',
    '“Count to ten,” said {C}, “and then we’ll see.” It was the only plan that they had. “One,” they said, “two, three.” Their voices shook. At seven {C} said, “{C.say},” and they lost their place and had to start again. That was twenty, if you add it up. It gave {H} time to look round.',
  ],
  friendacts: [
    '{H.clothed}{fierce}{F} was not the fastest, and {F} was not the loudest. But {F} could hold on. {F.he} took hold of {H’s} coat, and that was that. “{F.say},” {F} {F.tag}. {H} slipped three times. The coat got longer. But {F} did not let go.',
    '{beast}“You go on,” said {F}. “I’ll make a noise.” And what a noise it was! {F} sang, and {F} banged on a bucket, and in between {F.he} shouted, “{F.say}!” {H} did not look back. But {he} could hear all the way just where {F} was.',
  ],
};

export const RESOLUTION_SIXTH_BOOK: Beats = {
  cameo: [
    'They looked for {C} to say thank you. {C.he} was not at the table, and {C.he} was not at the gate. {C.he} was round the back, washing the biggest pan. “{C.say},” {C.he} {C.tag}. So they all came round the back and dried it. It took nine of them, and it had never been so dry.',
    '“Now I shall sleep for a week,” said {C}, and lay down just where {C.he} was, on the mat. “{C.say},” {C.he} murmured, and was gone. Everybody who came in had to step over {C.him}. They did it on tiptoe. Somebody put a cushion under {C.his} head.',
    'There was a prize, and they gave it to {C}. It was a marrow. {C.he} had never won anything before. “{C.say},” {C.he} {C.tag}, and carried it home like a baby. {C.he} would not let it be cooked. It sits on the window sill to this day, and it has got a hat.',
    '{C} was very quiet when it was over. “What is it?” asked {H}. “Nothing,” said {C}, and then {C.he} stopped. It was just that tomorrow would be so ordinary! {H} thought about that. “Come over after breakfast,” {he} said. “We’ll see what we can do.”',
    'In the evening {C} wrote it all down, so as not to forget. It took two pages. There was a drawing as well. “{C.say},” {C.he} {C.tag}, and showed it to {H}. Everyone in it was smiling, and all of them had very long legs.',
  ],
};
