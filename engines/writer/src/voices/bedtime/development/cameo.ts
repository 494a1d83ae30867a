// The bedtime voice (5-8): `cameo` in the development.
import type { Beats } from '../../voice.ts';

export const CAMEO: Beats = {
  cameo: [
    '{away}“Who’s got the map?” {C} had. {C.he} had been sitting on it all this time, to keep it warm. “{C.say},” {C.he} {C.tag}. It had got so many folds in it that there was a short cut on it now. They took the short cut, and it was one.',
    'It was {C} who kept things going. “{C.say},” {C.he} {C.tag}, whenever somebody sighed. {C.he} said it so often that it began to sound like a song. Then it was a song. By the third verse nobody could remember what they had been so sad about.',
    '{C} and {D} did not stand about. {C} went off to the left to look, and {D} went off to the right. When they met at the back, they both jumped. “{D.say},” {D} {D.tag}. They had not found anything. But it is hard to lose heart with two like that about.',
    '{away}{C} and {D} took turns with the heavy bag, ten steps each, and counted out loud. “{C.say},” said {C} at ten. “{D.say},” said {D} at twenty. By the end of it they had made up a song, and it had only numbers in it.',
    'Everybody was given a job. {cameos} drew straws for it. One had to look in front, and one had to look behind, and one had to look after the buns. That was the hardest job of all, for anybody who is hungry.',
    '{C} and {D} put their heads together. “{C.say},” whispered {C}. “{D.say},” whispered {D}. Then off they ran. When they came back, they had a bucket, a bell and a very small flag, and they looked pleased. Nobody knew what the bell was for. But they all had a turn at ringing it.',
    '{earth}“{C.say},” said {C}. {C.he} had gone on ahead a little way, and now {C.he} came back to say that there was a gap in the hedge. It was just the right size. Nobody else had even looked.',
    'When they counted, {C} was missing. They shouted. They looked under things. And then {C} came strolling along. “{C.say},” {C.he} {C.tag}. {C.he} had gone back for the kettle! Soon it boiled, and everything seemed possible.',
    '{away}{C} and {D} had a bet on. Whoever was last at the corner had to carry the pot. “{C.say},” said {C}. “{D.say},” said {D}. They both tried so hard that they got there at the very same moment. But neither of them had the pot. So they had to go back for it, and neither of them won that, either.',
    '{rooms}“Leave this to me,” said {C}, and went up to the wall. There was a crash, and then a smaller one. “{C.say},” said {C.his} voice. When the dust had gone there was a hole, in just the place where they needed one.',
    '{earth}{away}It was {D} who heard the buzzing, and {C} who knew what it was. {D} pointed, and {C} nodded. Then they took everyone a long way round. If it had not been for those two, they would have walked right into a wasps’ nest.',
    '{earth}{away}{matches}{weight}It was {C} who had remembered the matches. “{C.say},” {C.he} {C.tag}, and turned out {C.his} pockets. There was a shell, and a bell, and a bit of cheese, and right at the bottom, the matches. Soon they all sat round the fire and shared the cheese.',
    '{away}By noon {C’s} feet hurt. {C.he} did not say so. {C.he} only said, “{C.say},” and got a bit slower, and a bit quieter. So {H} carried the bag for {C.him}, and {C} carried {H’s} hat, which weighed nothing. That made it fair.',
    '{earth}{C.face}“Shh!” said {C}. {C.he} lay down flat and put one ear on the ground. Everybody waited. What had {C.he} heard? It was a mole, far below, and it was humming. “{C.say},” {C.he} whispered down to it. They took it for a good sign.',
    '{earth}They came to a stile, and {C} got stuck on it. {C.he} went neither forwards nor back. “{C.say},” {C.he} {C.tag}, and that did not help. But from up there {C.he} could see right over the wood. “I say,” called {C}. “I think we’re going the wrong way!”',
    '{C} told them a riddle to pass the time. It took three corners to ask, and somewhere in the middle there was a king who could not find his other slipper. “{C.say},” said {C}, whenever they guessed wrong. And when they gave it up at last, {C.he} had forgotten the answer. But by then they were a good deal further on.',
    'Nobody had asked {C} what {C.he} thought. So {C.he} wrote it on a leaf, with a thorn, and passed it along. “Tea first,” it said. {H} read it twice. {C} looked the other way, as if somebody else might have written it. It was the best idea that anyone had had so far.',
    '{earth}A goat stood in the road and would not move. They asked it nicely. They asked it loudly. Then {C} went up to it. “{C.say},” {C.he} {C.tag}, into its ear. The goat thought it over. Then it stepped aside, and it walked along behind them until there was no more road.',
    'There were three doors, and nobody knew which. {C} did not know either. But {C.he} knocked at all three, one after the other. “{C.say},” {C.he} {C.tag}, each time somebody opened. Behind the third there was cake. It was the wrong door, but it did them good.',
    '{C} had an idea, and would not tell. “{C.say},” was all {C.he} would say. They guessed, and they guessed. When they gave up they had thought of nine ideas of their own, and one of them was not bad at all.',
    '{C} went round and asked everybody the very same thing. Then {C.he} went round again, the other way. “{C.say},” {C.he} {C.tag}. The second time, three of them said something different. That is how you find things out.',
    'It was {C} who had to keep watch. {C} {C.act}, so as to stay awake. “{C.say},” {C.he} {C.tag}, about once a minute. Nothing happened at all. But if it had, {C} would have been the first to know.',
    '{earth}“Let me do the talking,” said {C}. “{C.say},” {C.he} {C.tag}, to a lady with a basket, and to a boy, and to a very big dog. Only the dog had heard anything. It looked hard at a corner, and so they went and looked there as well.',
    '{sought}{rooms}“Somebody be the thing, and hide,” said {C}. “Then we can practise.” Nobody else wanted to, so {C} hid, and they looked. {C} {C.act}. “{C.say},” said a voice from behind the curtain. They had not found the real thing. But now they knew how to look.',
    'Something big stood in the way. {C} wanted to go left, and {D} wanted to go right. “{C.say},” said {C}. “{D.say},” said {D}. So they went one each way, and met again round the back. They told each other all that they had seen. It was a good deal.',
  ],
};
