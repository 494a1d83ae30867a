// The chapter-book voice (9-12), resolution: a second book of sentences.
import type { Beats } from '../voice.ts';

export const RESOLUTION_SECOND_BOOK: Beats = {
  solve: [
    'If you had blinked, you would have missed it. {H} {H.virtue}. {He} did it in just the way {he} always did, except that this time nobody told {him} to stop. For a moment nothing in the whole place moved. {k.give} {k.clear} “Was that it?” asked a small voice from the back. “I think so,” said {H}. {He} felt extraordinarily light, and as empty as an eggshell. “I’ve been practising it all my life, and I never knew what for.”',
    '{H} walked up to {k.the} as you walk up to a strange dog. {He} had stopped being afraid, or else {he} had come out on the other side of it. And there, with the whole world watching, {he} {H.virtue}. {k.give} It was a thing that no one had ever attempted, since everyone before {him} had either shouted or run. {k.clear} Somebody let out a whoop, and then it seemed that they all had, and {H} went on standing there with {his} arms hanging down and a very foolish smile.',
  ],
  'solve:power': [
    'It began in {his} toes. {deed} {H} had never done it as big as that. {He} had not known that there was a “big”. It poured out of {him}, on and on, like a song that you did not know you knew, and when it was over there was none of it left at all. {k.clear} “I thought,” somebody began, “that it was only for small things.” “Yes,” said {H}, looking at {his} own two hands. “Well. It was a large small thing.”',
  ],
  'solve:gift': [
    '“Nobody laugh,” said {H}. {deed} And nobody did laugh, not for a full ten seconds, because their mouths were hanging open. {k.clear} Then they laughed until they had to hold each other up. {H} wiped {the-tool} on {his} sleeve, with the greatest respect. It was not in the state in which it had set out; and neither, when {he} came to look, was the sleeve.',
  ],
  prize: [
    '{p.prize} Nobody felt like shouting. {p.truth} {H} thought it over from beginning to end, as you run your hand along a fence, and there was not one post missing. “But it’s so *simple*,” somebody said in wonder. It was. It was so simple that nobody, in the whole of that time, would have had the courage to suggest it.',
    '{p.truth} That was the answer, and they passed it round among them like a hot potato, saying “No!” and “But then who” and “So that was why”. {p.prize} {H} stood there until {his} eyes watered. {He} had imagined this minute a hundred times. In every single version {he} had made a speech, with pauses in it for applause. {He} opened {his} mouth, and all that came out was, “Oh, good.”',
  ],
  after: [
    '{sudden}The first thing anyone did was to sneeze. The second was to look for the hats. They went about picking things up and handing them to whoever they belonged to, very politely, like guests after a party. {H} found {his} other bootlace. {He} threaded it, hole by hole, and {his} fingers only shook a little. There was {sound}. Had it been there all along? It was as though somebody had taken cotton wool out of the world’s ears.',
  ],
  wonder: [
    '{seen it’s traditional}They stopped at the inn again on the way back, and the landlady came out on the step. She looked them over. She counted. “All of you,” she said. “Well, I never. I had a bet on that.” “Which way?” asked {H}. She went pink, and gave them the big room, and the good soup, the one without buttons. In the morning, when they wanted to pay, she said that it had come out even.',
  ],
  mend: [
    'Somebody had to say something, and it had better be soon. {H} cut an apple in two. {He} did it with enormous care. Then {he} looked at the halves, and held out the one that was slightly larger. {F} looked at it as well. {F.he} was generally considered to be an authority on halves. {F.he} took the smaller one. The apple was sour, as it turned out. They ate it right down to the pips, and each of them kept one, and neither saw the other do it.',
    '“About what I said,” said {H}. “About what I said,” said {F}, at precisely the same time. They both stopped. “You go first.” “No, you.” It could have gone on like that until dark. Then they both laughed, and that was at precisely the same time as well; and it was over, as a thunderstorm is over, and everything stood there dripping and a bit greener. “{F.say},” said {F}. And {H}, who had missed hearing it more than {he} would ever let on, said, “Say that again.”',
  ],
  'mend:solo': [
    '{away}{H} had got used to {his} own company by now. {He} had found out that {he} hummed, and that {he} was funnier than people thought, at about three in the afternoon, and not to be spoken to before breakfast. When home came into sight, {he} caught {himself} slowing down. It had been a long way to come with somebody, and they were only just beginning to get along.',
  ],
  'mend:foil': [
    '“You can’t be friends with {V},” everybody told {him}. {H} agreed that you probably could not. But in the spring, when the nights got lighter, people noticed that the two of them would sit at opposite ends of the same wall. They did not talk. Now and then one of them would point at something. It may have been the longest truce in history; or it may have been the other thing, and just very slow.',
  ],
  foil: [
    'They had all forgotten about {V}, and it was {H} who saw {V.him} going off, alone, with {V.his} collar turned up. “Oi!” shouted {H}. {V} stopped, but did not turn round. What do you say? “You were jolly brave back there!” yelled {H}. It was the only true, nice thing {he} could think of. {V’s} shoulders went up and down. It was hard to be certain from that distance; but it looked as though {V.he} was laughing.',
  ],
  cameo: [
    '“And who was it,” said the person telling it, “who never budged? {C}!” Everyone turned to look at {C}. “{C.say},” {C.he} {C.tag}, and tried to hide behind a jug. It was not a large jug. They made {C.him} stand on the table and do it all over again, and {C.he} got it wrong, and they clapped louder than ever. {H} clapped until {his} hands were sore. {He} would have to remember to do this, {he} thought, on some day when nothing had happened at all.',
    'Before long {C} and {D} were acting the whole thing out, wherever there was room for it. {C} was being the danger. {D} was being the wind. “{C.say}!” roared {C}. “{D.say},” {D} howled. Nobody could have followed it who had not been there, and no one who had been there could stop laughing. One of them laughed for so long that people began to worry.',
  ],
  home: [
    '{dry}{away}Home came up over the edge of the hill a bit at a time: first a chimney, then a roof, and then somebody on the roof. “They’re here!” bawled the person on the roof, and fell off it into a bush. After that it was all arms. {H} was hugged by people {he} hardly knew, and by one who had only come about the drains. It was a long time before {he} could get as far as the door, and put {his} hand flat on the wood of it, and leave it there.',
  ],
  table: [
    '“You’ll be hungry,” they said. It was like telling the sea that it was wet. For the first half hour nobody spoke a word. Then somebody sighed, and undid a button, and somebody else said, “Well?” and they all started at once, at different places. It was hopeless. They had to begin again from the beginning, with a spoon that you had to be holding if you wanted to talk; and still there were three people holding the spoon.',
  ],
  telling: [
    'The newspaper wrote about it, and got {H’s} name right and everything else wrong, and it put in a picture of a different person standing beside a different thing. {He} cut it out all the same. “It says here that I’m eleven feet tall,” {he} read out at breakfast. “Sit up straight, then,” said somebody, “and pass the milk.” {He} passed the milk. {He} thought that it was, on the whole, the nicest thing anybody had said to {him}.',
    '{earth}For a week or two they were famous, and then the Widow Tench’s pig got into the church, and everybody talked about that instead. {H} was surprised how little {he} minded. It was like taking off a stiff collar. It only came up now and then, in the queue at the grocer’s or when it rained; and somebody would give {him} a nod, just a small one, and let {him} have the end bit of the loaf.',
  ],
  night: [
    'In the middle of the night {H} woke up and did not know where {he} was. It was too quiet, and too soft, and nobody’s foot was in {his} back. Then the third stair creaked, and {he} knew. {He} lay there and listened with all {his} might. There was {sound}. It was so exactly as it ought to be that {he} could not go back to sleep for sheer contentment, and was found in the morning on the floor, in a blanket, with the bag for a pillow.',
  ],
  image: [
    '{seen a bag of peppermints}There is one more thing, and it is only small. When {H} emptied out the bag {he} found, right down in the seam, a peppermint. It had gone soft, and there was wool on it. {p.after} All that came later. But that evening {he} sat on the step and looked at the peppermint and thought of the shopkeeper: for when the string and the candle didn’t help. ^{He} did not eat it. You never know.',
    '{seen a cat on a wall}{p.after} And the cat? The cat had got home before them. It was sitting on the wall when they came by, in the very same place, washing the other ear. It looked at them; its lips moved slightly; and {H} could have sworn that it was counting. ^Whatever number it got to, it seemed to be the right one. It closed its eyes.',
    '{H.clothed}{p.after} Years from now somebody will be digging, out there, and will find a button, and wonder. {H} knows whose it is. {He} could go and get it, but {he} likes to think of it lying there in the dark, and waiting to be wondered at. {He} has sewn on another that does not match. People point it out to {him}. ^“I know,” {he} says. “I lost the real one on a {day}.” And {he} smiles, and does up all the rest.',
  ],
};
