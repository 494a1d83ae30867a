// The bedtime voice (5-8): `cameo` in the climax.
import type { Beats } from '../../voice.ts';

export const CAMEO: Beats = {
  cameo: [
    'Then {C} came forward. “{C.say},” {C.he} {C.tag}, and {C} {C.act}. {C.his} legs wanted to run away, but they had to stay where {C} was. It did not send {k.the} home. But it gave them a minute, and a minute was worth a lot.',
    'All the rest took one step back. {C} did not. {C.he} stood there, rather wobbly, right in the thick of it. Everybody noticed. And {H} thought: if {C} can do that, what can I do?',
    '{C} and {D} stood side by side. “{C.say}!” said {C}. “{D.say}!” said {D}. It was good to hear. {C} {C.act}, and {D} {D.act}, and neither of them moved away, not by an inch.',
    'Nobody ran away. {cameos} all stood there in a row, and each leaned on the next one. It made quite a long row, and it wobbled a good deal, but nobody fell out of it.',
    '“{C.say}!” cried {C}. “{D.say}!” cried {D}. And they took hold of {H}, one on the left and one on the right, as you hold up a tent. It made {him} stand up straighter.',
    '{C} stayed. {C.he} could have gone, but {C.he} stayed, with {C.his} eyes shut tight. “{C.say},” {C.he} {C.tag}, over and over, very fast. It was as good as a rope to hold on to.',
    '{C} did not shout. “One at a time,” {C.he} said, “and nobody push,” and everybody did what {C.he} said. [{H} found that {he} was holding on to somebody’s belt, and held it tighter.|“Who made you the boss?” yelled somebody. “Nobody,” said {C}. “Breathe!”] It did not win the day. But it helped a lot.',
    '{can-see}A little way off stood {C} and {D}. “{C.say}!” shouted {C}. “{D.say}!” shouted {D}. {C} held on to {D}, and {D} held on to {C}. [They looked as if they were having a lovely time.|You could not have put a ruler in between.] And everyone else felt just a bit braver.',
    'All at once there was {C}, right in front. Nobody had seen {C.him} get there. “{C.say}!” {C.he} {C.tag}. And everything stopped. It was only for a blink. But a blink is a long time, if you need one.',
    '“Where’s {C}?” “Here!” “Where’s {D}?” “Here!” Everyone was so busy being frightened that nobody knew who was where. But {C} and {D} never stopped calling, and it was good to hear how many they were.',
    '{C} knew a poem with a great many verses. It was the only thing {C.he} could think of. So {C} said it, with {C.his} chin up. At the exciting bits everybody breathed in. By verse nine nobody was crying any more.',
    '{fierce}{weight}You would never think it of {C}. {C.he} sat down on the end of somebody’s scarf, and stayed there. “{C.say},” {C.he} {C.tag}. Whoever was in the scarf slid, and slipped, and then stopped, because at the other end there was somebody who liked sitting.',
    '{solid}“I’m coming!” shouted {C}, and {C.he} came, so fast that {C.he} could not stop. {C.he} went straight through the middle of it and out on the other side. “{C.say},” {C.he} {C.tag}, and sat up. There was a hole now, just {C’s} size. You could see right through.',
    '{hush}All the others were shouting. So {C} whispered. “{C.say},” {C.he} whispered. And it is a funny thing, but if you whisper, people want to hear. One by one they stopped. It was the first time that they had all been quiet, and they could think.',
    '{beast}{C} held up a saucepan in front of {C.him}, like a shield. Bang, it went, and clang, and {C} slid backwards, and came on again. “{C.say}!” {C.he} {C.tag}. It was a good saucepan. It had a dent in it afterwards that looked just like a nose.',
    '{C.fingers}Somebody small was crying, and {C} had no time for that. But {C.he} made time. {C.he} crouched down, and did up a button, and wiped a nose. Then {C.he} got up again. “{C.say},” {C.he} {C.tag}, and it seemed to {H} that it came from twice as high up.',
    '“Count to ten,” said {C}, “and then we’ll see.” It was the only plan that they had. “One,” they said, “two, three.” Their voices shook. At seven {C} said, “{C.say},” and they lost their place and had to start again. That was twenty, if you add it up. It gave {H} time to look round.',
    '{weight}{no-flood}{C} sat down. It was an odd time for it. “{C.say},” {C.he} {C.tag}, and {C} {C.act}. Then somebody else sat down, and then another. If you are sitting, you cannot run away. {H} had not known that.',
    '“Is everybody here?” called {C}, and counted. One was missing! {C.he} counted again, quicker. One was still missing. It was {C}. {C.he} had left {C.self} out. “{C.say},” {C.he} {C.tag}. They laughed, even then, and even there, and it did them more good than a drink of water.',
    '{beast}{C} made {C.self} as big as {C.he} could. {C.he} did look bigger, a bit. “{C.say}!” {C.he} {C.tag}. And {k.the} stopped. It did not go away. But it had stopped, and that was more than anyone else had done.',
    'Right at the back, where nobody looked, {C} {C.act}. “{C.say},” {C.he} {C.tag}, to the smallest of them all. The smallest had been going to cry. Now it had a job. It had to hold on to {C}, and it was very good at that.',
    '{C} and {D} did not often agree. Now they had to be quick. “{C.say},” said {C}. “{D.say},” said {D}. Then they did it both ways. {C} {C.act}, and {D} {D.act}, and for a while everybody hoped.',
    'Somebody began to moan. “{C.say},” {C} {C.tag}. {C.he} said it just as {C.he} did at home, neither louder nor faster. It sounded so like home that for one whole blink {H} was not afraid.',
  ],
  'cameo:creature': [
    '{D} had a cold, and sneezed. That was how it found them. “Sorry,” said {D}. “{C.say},” said {C}, and stood in front. {D} stood in front of {C}. Then {C} stood in front of {D}. They did not stop it. But it had to go round them, and that took time.',
    '“Catch!” said {C}. {C.he} had got a bun. {C.he} threw it as far as {C.he} could, and {k.the} looked round, just for a blink. “{C.say},” {C.he} {C.tag}. It was {C.his} last bun, too. {C.he} watched it go.',
  ],
};
