// The bedtime voice (5-8): `resolve` in the development.
import type { Beats } from '../../voice.ts';

export const RESOLVE: Beats = {
  resolve: [
    '“I know where we have to go,” said {H}. {He} pointed. Over there was {spot}. Nobody wanted to go there, and everybody went. ^[{H} held on to somebody, and somebody held on to {H}.|Nobody sang.]',
    'There was only one thing left to do now, and {H} did not like it at all. {They} had to go to {spot}. {He} tied {his} laces twice. ^“Ready?” {he} asked {his} boots. They did not look ready. “Me neither,” {he} said. “Come on.”',
    '{first-there}“I’ve got it!” {H} jumped as if somebody had pinched {him}. “We have to go to {spot}! We must. We’ve been going round it the whole time!” And off {they} went. ^Behind {them} somebody called, “What is it now?”',
    '{away}{march}So {they} left the easy road and took the other one, which had more stones in it. It led to {spot}, and nowhere else. ^[“{H.say},” said {H}, but in a whisper.|Nobody sang this time.]',
    '“It has to be {spot},” said {H}. They all looked at the ground. They had been hoping that it would be somewhere else. [“I suppose we could go tomorrow,” said one. They looked at {him}. “Today, then.”|“All right,” said somebody, very small.] ^So they held hands in a long line, and they went.',
    '{first-there}{away}There was one place where nobody had been. Nobody had *wanted* to go there. {H} pointed. It was {spot}. [“{H.say},” {he} said.|“Do we have to?” they said. They had to.] ^Behind them it looked very cosy all of a sudden. They did not turn round, or only a bit.',
    '“Who’s coming to {spot}?” asked {H}. Nobody put up a hand. Then one did. Then all of them did. [“I knew it,” said {H}, and {his} voice was a bit wobbly.|One of them put up two.] ^{He} blew {his} nose. {He} always did that before something hard.',
    '{away}{H} turned the map round. {He} turned it over. Wherever {he} put {his} finger, the lines all ran to one place. It was {spot}. “Of course,” {he} said. {He} did not sound very glad. ^They all bent down over the map, so that nobody could see anybody else’s face.',
    '{long}“I had a dream about {spot},” said {H} at breakfast. Everyone put down their spoons. They had all had it. ^Nobody finished the porridge. They left it standing there, with the spoons in, and went.',
    'How do you know when it is time? {H} knew, because {his} knees had stopped wobbling and {his} tummy had started. They had to get to {k.beyond}, and for that they had to go to {spot}. ^“{H.say},” {he} told {his} tummy. It said something back.',
    '“How do you get to {k.beyond}?” said {H}. Each of them told what they knew, and {he} put it all in a row, like beads on a string. At the end of the string was {spot}. ^Nobody had wanted it to be there, and nobody could say that it was not.',
    '“There’s only one way to {k.beyond},” said {H}, “and we’ve been walking all round it.” {He} meant {spot}. They knew that {he} meant it. ^So each of them did up something that was undone: a button, a strap, a bun.',
    '{H} did it like a sum. “Take away everything that’s wrong,” {he} said, “and what is left?” They took away a good deal. What was left was {spot}. It was the way to {k.beyond}, and there was no other. ^They went over it twice. It came out the same.',
    '“If I wanted to get to {k.beyond},” said a very small voice, “I’d go to {spot}.” They all turned round. It was so simple that nobody had dared to think it. ^“Would you come with us?” asked {H}. The small voice had been hoping not to be asked that.',
    'They laid it all out on the ground, with buns. One bun was {H}, and one bun was {k.beyond}, and the crust in between was {spot}. However they pushed the buns, they had to go by the crust. ^So that was that. {H} ate {himself} up, to be strong, and off they went.',
    '{away}They were tired, they were hungry, and they had one apple. But now they knew where to go. It was {spot}. {H} cut up the apple with great care. ^Then they all licked off the juice, and stood up, and went there before they could change their minds.',
    '{open-air}A bird flew over, straight as a ruler. It was flying to {spot}. “That’s our way, too,” said {H}. Not one of them asked if {he} was sure. ^They could tell by the way {he} walked.',
    '{away}{hush}“We could go home,” somebody said. It was very quiet. You could almost smell the toast. “We could,” said {H}. “And then, every night, I’d lie there and think of {spot}.” ^So they went the other way. {He} walked in front, since {he} had said it.',
    '{away}On the last page of the map stood {spot}. Round about it somebody had drawn a lot of little crosses. “Are those trees?” asked {H}. Nobody thought that they were trees. ^{He} folded up the map, and put on {his} hat, and off they went.',
    'Then {H} banged on the pot with a spoon, and they all came running. “I know where we have to go,” {he} said. “To {spot}.” One of them groaned, one of them gulped, and one of them said, “Good.” ^It was the one who had said “Good” who had to be carried the last bit.',
    '{sets-off}They had a cake, and they were keeping it for when it was over. “We could eat it now and go home,” somebody said. They all looked at it. {H} shut the lid. “When it’s over,” {he} said. There was still {spot} to come. So off they went, and took turns with the box.',
    '“I’m a bit scared,” said {H}. “So am I.” “Me too.” It turned out that they all were. And do you know, that made it better? Everybody had thought that nobody else was. They went on to {spot}, all scared, in a row.',
    '“Who wants to stop?” said {H}. A hand went up. It looked round, and saw that it was the only one, and came down and scratched a nose. “Just an itch,” said whoever it was. They tied up their laces, twice, and then there was nothing left to do but {spot}.',
    '“Think where you would go,” said {H}, “if you were the trouble.” They all tried to think like trouble. It took a bit of practice. “I’d go to {spot},” said somebody, rather quietly. And they knew at once that it was so.',
    '{first-there}“Where haven’t we been?” asked {H}. They went through all the places, one by one, and there was one left over. Nobody wanted to be the one to say it. “{spot},” said {H}, very fast, so as to have it over with.',
    '{first-there}“I know where we have to go,” said {H}. “It’s where we don’t want to go. It always is.” So each of them whispered in {his} ear where that was. {H} listened to one after the other. It was the same every time: {spot}.',
  ],
};
