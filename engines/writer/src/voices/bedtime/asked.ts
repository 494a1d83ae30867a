// The bedtime voice (5-8): what a family asked for in its own words.
import type { Beats } from '../voice.ts';

export const ASKED: Beats = {
  'wish:fact': [
    '{w.known}{w.lead} {w.told}. That is how it was, and everybody had to make the best of it. {H} looked round, and nodded, and tucked it away to think about later.',
    '{w.lead} There is one more thing that you ought to know. {w.told}. It has to be said somewhere, and this is as good a place as any. “That’s just how it is,” said {H}.',
    '{at-rest}{w.lead} {w.told}. “Is that so?” asked somebody who had only just come in. “It is,” said {H}. And you could see that it was.',
    '{w.lead} {w.told}. {H} wrote it on a bit of paper, to be sure of it, and put the paper in {his} bag. When {he} took it out again it was just as true as before.',
  ],
  'wish:happening': [
    '{w.lead} {w.told}, right in the middle of everything. {H} stood there with both eyes wide open. “Did you see that?” somebody whispered. Everyone had. Even the cat had, and went under a chair to think about it.',
    '{w.lead} And then something happened. {w.told}. Nobody said a word, for as long as you can hold your breath. Then they all said it at once.',
    '{w.lead} {w.told}, just like that! {H} blinked. It was the sort of thing that you tell your grandchildren, and you make it a little bigger each time.',
    '{w.lead} {w.told}, and nobody who was there ever forgot it. {H} wrote it down that same evening, with three spelling mistakes, and drew a picture underneath, in red and blue.',
  ],
  'wish:vow': [
    '{w.lead} {H} thought about it for as long as it takes to eat a plum. Then {he} stood up straight. “{w.vow},” {he} said. Nobody laughed. You could tell that {he} meant it.',
    '{w.lead} “{w.vow},” said {H}. It came out louder than {he} had meant. But once it was out, {he} felt a good deal better, all the way down to {his} socks.',
    '{at-rest}“{w.vow},” said {H}. {He} said it to the cat, and the teapot, and the baby. They were all quite sure to remember, and the baby said it back.',
  ],
  'wish:saying': [
    '{w.lead} “{w.own},” said {H}. Everybody turned round. Nobody had thought of that. They tried it over, one after the other, and the more they said it, the better it sounded.',
    '{at-rest}{w.lead} It was {H} who said it first. “{w.own}.” There was a little silence, with only a spoon in it, going round in a cup. Then somebody began to smile.',
    '“{w.own},” said {H} slowly. It stayed in the air for a while, like the smell of toast, and everybody who came in noticed it.',
  ],
  'wish:fear': [
    '{w.who} had one secret, and it was this: {w.fear}. That was what {w.who} was scared of, more than of anything else. It is nothing to be ashamed of. Everybody has one.',
    'Brave people are scared of something, too. {w.who} was scared of {w.fear}. Not many knew that. It was kept at the very bottom, under the socks, where you keep such things.',
  ],
  'face:fear': [
    'And of all things, it had to do with {w.fear}. You know how {w.who} felt about that. But this time {w.who} did not turn round. One step. Then one more, with one eye shut.',
    '{w.who} thought of {w.fear}, and shivered from top to toe. “I’m scared,” said {w.who}. “So am I,” said somebody. “Let’s be scared together, then.” And that was how they did it.',
  ],
  'past:fear': [
    'As for {w.fear}, the fear was still there. But {w.who} had gone along all the same, and now it seemed a size smaller. “Good evening,” {w.who} said to it politely, and was hardly scared at all.',
    'That night somebody asked {w.who} about {w.fear}. “It’s still there,” said {w.who}. “It used to be as big as the house. Now it’s about as big as a pea.” You could have kept it in a matchbox.',
  ],
  'wish:newcomer': [
    '{w.engine}At the gate stood {w.a}, with nobody in it and a note on the seat. “Take me along,” said the note. “I get bored.” {H} read it twice. It did not say who had written it. {He} climbed up, just to see how it felt, and after that there was no question.',
    '{w.engine}Something hooted, just round the corner. It was {w.a}, all alone, with its lamp on. “Whose is that?” {H} asked. It was nobody’s. All it needed was a wash, and somebody who liked it. It got both.',
    '{w.engine}“Can anybody drive?” somebody asked, and pointed. There stood {w.a}. {H} could not, and said so. But {he} could read what was written on the levers. One said GO. It was as simple as that. The other one said TOOT.',
    '{w.new}{w.being}Somebody gave a cough, the polite kind. It was {w.a}. “I’ve been hoping that someone would ask me,” said {w.the}. “Then come with us,” said {H}. And they moved up to make room.',
    '{w.new}{w.being}Then they met {w.a}. {w.the} looked at {H}, and {H} looked back. “Where are you off to?” asked {w.the}. {H} explained. “Then I think I had better come, too,” said {w.the}.',
    '{w.ours}{w.being}“Is everybody here?” asked {H}, and counted. There was one missing, and it was {w.a}. So they all waited. {w.the} came, not even out of breath, and took the place right in front.',
    '{w.ours}{w.being}There was no question about {w.a}. {w.the} was coming, too, and had been ready before anybody else. “I’d like to see us go without {w.the},” said {H}. Nobody wanted to see that.',
    '{w.new}{w.being}Out of nowhere came {w.a}. “Am I too late?” asked {w.the}, quite out of breath. “Just in time,” said {H}, and moved over. There was even a bun left, with jam.',
  ],
  'help:newcomer': [
    'Somebody was in trouble. There was {w.a}, who needed help{w.why}. “Please help me,” said {w.the}, in a very small voice. {H} sat down close by. “Of course we’ll help,” {he} said. “Tell me all about it.”',
    '{w.awake}Somebody was crying, just round the corner, where nobody was meant to hear. {w.a} needed help{w.why}. “Cry first,” said {H}, “and then tell me. I’ve got time.” {w.the} sniffed, and almost smiled.',
  ],
  'kind:newcomer': [
    'Nobody had expected any kindness from that side. But {w.the} came up, quite close, and nobody had to ask. “I’ve been watching you,” said {w.the}. “You look as if you could do with some help.” It was said so kindly that {H} could not speak.',
    'Who turned out to be kind? {w.a}! “I know what people say of me,” said {w.the}. “They never asked.” And all at once there was a lamp, and a rope, and somebody to hold the other end of it.',
  ],
  'door:newcomer': ['There was a door, and {H} opened it, just a crack. Behind it was {w.a}! They stared at each other for some time. “I thought you would never knock,” said {w.the}.', 'Slowly the door swung open. And who was behind it? {w.a}! {H} nearly shut it again, since {he} had not washed {his} face. But then {w.the} said, “Please don’t go.”'],
  'door:object': ['There was a door, and {H} opened it, very slowly. Behind it was {w.a}. {H} looked, and rubbed {his} eyes, and looked again. It was still there, in the same place.', '“One, two, three,” said {H}, and pulled the door open. There it was: {w.a}! {H} walked all round it. {He} put out one finger, and took it back, and put it out again.'],
  'door:place': ['There was a door, and {H} opened it, very slowly. Behind it was {w.a}. It had been there all the time, and nobody had known. They went in on tiptoe.'],
  'wrong:object': ['The first thing to go wrong was {w.a}. It is always the thing that you do not think of. “Oh no,” said {H}, and after that one thing led to another.'],
  'surprise:object': ['And then there it was, out of the blue: {w.a}! Nobody had expected that, and the cat least of all. {H} had to touch it, to be quite sure.'],
  'surprise:newcomer': ['{w.being}And then, out of the blue, there came {w.a}! “What are you doing here?” asked {H}, when {he} could speak again. “Helping,” said {w.the}. “Where shall I put my coat?”'],
  'stay:newcomer': [
    '{w.engine}And {w.the}? “It belongs in a shed,” somebody said. {H} looked into the shed. It had three bicycles in it, and a spade. They took out the spade. Then they took out the bicycles. By evening you could just shut the door.',
    '{w.being}And {w.the}? There was talk of going home on Sunday. But which Sunday? Nobody liked to say. So {w.the} stayed, and there was always one more cup on the table than before.',
    '{w.being}There was one thing left to do. Nobody had thanked {w.the} yet. {H} did it now, properly, with a hug that took some time. “I’ve only got some dust in my eye,” said {w.the}.',
  ],
  'echo:saying': ['“{w.own},” somebody said again.'],
};
