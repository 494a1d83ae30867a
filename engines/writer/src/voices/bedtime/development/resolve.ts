// The bedtime voice (5-8): `resolve` in the development. Why they go there was said behind the turn.
import type { Beats } from '../../voice.ts';

export const RESOLVE: Beats = {
  resolve: [
    '“So it’s {spot}, then,” said {H}, and put it on the list. It was the only thing on the list. Next to it {he} drew a box, to put a tick in. ^They all had a look at the box. It was very empty, and it was only a small one.',
    'There was one thing left to do, and {H} did not like it much. {They} had to go to {spot}. {He} tied {his} laces twice. ^“Ready?” {he} asked {his} boots. They did not look ready. “Me neither,” {he} said. “Come on.”',
    '“It has to be {spot},” said {H}. They all looked at the ground. They had been hoping that it would be somewhere else. [“I suppose we could go tomorrow,” said one. They looked at {him}. “Today, then.”|“All right,” said somebody, very small.] ^So they held hands in a long line, and they went.',
    '“Who’s coming to {spot}?” asked {H}. Nobody put up a hand. Then one did. Then all of them did. [“I knew it,” said {H}, and {his} voice was a bit wobbly.|One of them put up two.] ^{He} blew {his} nose. {He} always did that before something hard.',
    'How do you know when it is time? {H} knew, because {his} knees had stopped wobbling and {his} tummy had started. They had to get to {k.beyond}, and for that they had to go to {spot}. ^“{H.say},” {he} told {his} tummy. It said something back.',
    '“How do you get to {k.beyond}?” said {H}. Each of them told what they knew, and {he} put it all in a row, like beads on a string. At the end of the string was {spot}. ^Nobody could say that it was not, and one or two of them had tried.',
    '“There’s only one way to {k.beyond},” said {H}, “and it goes by {spot}.” They had all thought so, each of them alone. ^So each of them did up something that was undone: a button, a strap, a bun.',
    '{H} did it like a sum. “Take away everything that’s wrong,” {he} said, “and what is left?” They took away a good deal. What was left was {spot}. It was the way to {k.beyond}, and there was no other. ^They went over it twice. It came out the same.',
    '“If I wanted to get to {k.beyond},” said a very small voice, “I’d go to {spot}.” They all turned round. It was so simple that nobody had dared to think it. ^“Would you come with us?” asked {H}. The small voice had been hoping not to be asked that.',
    '{no-hurry}They laid it all out on the ground, with buns. One bun was {H}, and one bun was {k.beyond}, and the crust in between was {spot}. However they pushed the buns, they had to go by the crust. ^So that was that. {H} ate {himself} up, to be strong, and off they went.',
    '{away}They were tired, they were hungry, and they had one apple. But now they knew where to go. It was {spot}. {H} cut up the apple with great care. ^Then they all licked off the juice, and stood up, and went there before they could change their minds.',
    '{open-air}A bird flew over, straight as a ruler. It was flying to {spot}. “That’s our way, too,” said {H}. Not one of them asked if {he} was sure. ^They could tell by the way {he} walked.',
    '{away}{hush}“We could go home,” somebody said. It was very quiet. You could almost smell the toast. “We could,” said {H}. “And then, every night, I’d lie there and think of {spot}.” ^So they went the other way. {He} walked in front, since {he} had said it.',
    '{sets-off}They had a cake, and they were keeping it for when it was over. “We could eat it now and go home,” somebody said. They all looked at it. {H} shut the lid. “When it’s over,” {he} said. There was still {spot} to come. So off they went, and took turns with the box.',
    '{away}“I’m a bit scared,” said {H}. “So am I.” “Me too.” It turned out that they all were. And do you know, that made it better? Everybody had thought that nobody else was. They went on to {spot}, all scared, in a row.',
    '“Who wants to stop?” said {H}. A hand went up. It looked round, and saw that it was the only one, and came down and scratched a nose. “Just an itch,” said whoever it was. They tied up their laces, twice, and then there was nothing left to do but {spot}.',
    '{H} was off to {spot} with one arm in {his} coat, and the other arm looking for its sleeve. “Wait!” they called. ^They ran after {him} with the bag and the buns, and somebody carried the end of the coat, like a bridesmaid.',
    '“What do we need?” asked {H}. They thought of a rope, and a pot of soup, and an uncle. They had none of these. “Then we’ll take what we’ve got,” said {H}, “and that’s us.” ^They were on the way to {spot} before anybody could think of anything else.',
    '“Shouldn’t we tell somebody?” one of them asked. So {H} wrote a note, and put it where people look. “Gone to {spot},” it said. “Back when it’s all right again.” ^Somebody drew a smile at the end, and somebody else gave it ears.',
    '“What do we say when we get there?” asked somebody. They were on the way to {spot} by then, and {H} had not thought of it. “We say hello,” {he} said, “and then we’ll see.” ^So they all practised saying hello, in very different voices.',
    'It is one thing to know, and another thing to go. {H} counted to three, so as to go on three. Then {he} counted to three again. ^“Three,” said somebody behind {him}, quite kindly, and they set out for {spot}.',
    '“Is it far?” asked the smallest one. “It’s only {spot},” said {H}. But {he} did not say it like “only”. ^The smallest one thought about that. Then a small hand came up and took hold of {his} sleeve, in case {he} should need somebody.',
    '“{H.say},” said {H}. {He} always said that. But this time {he} said it standing up, and {he} was looking towards {spot}. ^So they all got up, too. One strap was twisted, and nobody stopped to put it right.',
    'They went to {spot} as you go to the dentist, with very small steps, and each of them held somebody’s sleeve. Then {H} took a big one. ^“Well, we’ll only have to take all the small ones, if we don’t,” {he} said.',
    'Between them and {k.beyond} there was nothing left but {spot}. “Nothing but!” said somebody. {H} shut the bag, and shook hands with {himself}, for luck. ^Then they all wanted their hands shaken, and {he} did it, all along the row.',
    '“First comes {spot},” said {H}, “and then comes {k.beyond}.” It sounded quite simple, like soup and pudding. ^They said it over as they went along, to keep in step: first the one, and then the other.',
    '{H} held up one {H.hand}. “This is where we are,” {he} said. Then {he} held up the other. “And that’s {k.beyond}.” In the gap in between came {spot}. ^{H} put both together, to see if it could be done. It could, with a clap.',
  ],
};
