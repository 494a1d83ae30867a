// The bedtime voice (5-8): an eighth book; a joke, a sound or a picture for the quiet beats, wherever a story is.
import type { Beats } from '../voice.ts';

export const INTRODUCTION_EIGHTH_BOOK: Beats = {
  day: [
    '{H} was cutting a slice of bread, and it had come out thick at one end and thin at the other. {He} was just wondering which end to put the jam on. It is a nice thing to wonder about. You can only do it on a very quiet day.',
    'Nobody had anything to do, and they were all doing it. The cat was doing it best. {H} lay down next to it, to see how it was done. {He} had just got the paws right when somebody stepped on {him}, by mistake.',
    'Somebody was telling {H} about a cousin’s new gate. It was a long story, and it had hinges in it. {H} nodded in all the right places. {He} had just begun to nod in the wrong ones, and then there was no more time for gates.',
  ],
  pack: [
    'There was a list for the bag. “Bread, blanket, lamp,” read {H}, and ticked them off. Then {he} saw that the cat was in the bag, and not on the list. So {he} wrote it on the list, in order to cross it off.',
    '“What if it’s cold?” said somebody. In went a jumper. “What if it’s hot?” Out came the jumper. “What if you get hungry?” In went the cheese. And nobody ever said a thing that would have got the cheese out again.',
    '{H} wanted to take everything that {he} was fond of, and {he} tried. The table would not go through the door. So {he} took a spoon, which was at least fond of the table.',
    '{weight}At the bottom of the bag was a hole, and nobody knew. In went six walnuts, and out came six walnuts, one by one, and rolled off under the stove. {H} counted them in twice. “Funny,” {he} said. “I thought there were more.”',
  ],
  eve: [
    'There was just time for one more slice of bread. {H} ate it slowly, and looked at everything while {he} chewed: the lamp, the crack in the jug, the cat. You cannot take a kitchen along with you. But you can look at it very hard.',
    '“Have you got everything?” they asked. “Yes,” said {H}. “Have you got a hanky?” “Yes.” “Have you got a clean one?” That took another ten minutes, since the clean one was in a drawer, and the cat was in the drawer as well.',
    '{H} said goodbye to things. {He} said it to the chair, and the stove, and the third stair. “See you later,” {he} told the biscuit tin, which seemed to need it most. Then {he} went back and took one, so as not to hurt its feelings.',
  ],
};

export const DEVELOPMENT_EIGHTH_BOOK: Beats = {
  rest: [
    'They stopped to see how much was left to eat. It was a bun, a pear, and something in paper that nobody would own up to. They ate the bun, and then the pear, and then they all looked at the paper. “After you,” said {H}. It moved.',
    '“Two minutes,” said {H}, and they all lay down flat. Somebody counted the minutes out loud, and fell asleep at one and a half. It was the longest two minutes that anybody had ever had, and they all felt much better for it.',
  ],
  laugh: [
    '{H} was trying to whistle with {his} mouth full. It is a thing that you should only do alone. When they had all wiped their faces, there was still a bit of biscuit on {H’s} nose, and for the rest of the day nobody told {him}.',
    'Somebody said “Well!”, and somebody else said “Well, well!”, and then each of them had to say it with one more “well”. {H} got as far as nine. By then {he} could not remember what the matter had been, and nor could anyone.',
    'A button had come off the bag, and {H} sewed it on again. {He} did it very neatly, with {his} tongue between {his} teeth. Then {he} stood up, and the bag came, too. {He} had sewn it on to {himself}.',
  ],
  way: [
    '“Which way?” said {H}. They all pointed, and they all pointed somewhere else. So they shut their eyes, and spun round, and pointed again. This time two of them pointed the same way. It turned out to be the two who had peeped.',
  ],
  ache: [
    '{H} had a lump in {his} throat, and it would not go up, and it would not go down. {He} tried it with a crust. Now there were two. Somebody moved over and sat so close that it hardly mattered any more.',
    '“I’m not crying,” said {H}. “It’s my nose.” “Mine does that, too,” said somebody, and blew it. It was such a loud noise that they both jumped. After that it was easier to talk about something else.',
    '{away}It is funny what you miss. It was not the bed, and it was not the soup. It was the noise that the tap made at home, which {H} had always wanted somebody to mend. Drip, it went. Drip. {He} did it with {his} tongue for a while.',
  ],
};

export const CLIMAX_EIGHTH_BOOK: Beats = {
  memory: [
    'There was a hook in the hall at home, quite low down, and it was {H’s}. Why should {he} think of a hook just now? But it would be empty until {he} came and hung something on it. Somebody ought to see to that.',
    '{H} remembered how you get down from a tree. You do not look at the ground. You look at the next branch, and then at the one under that. {He} looked for the next branch. It was rather a thin one. But it was there.',
    'Somebody had once told {H} that being brave is like getting wet. You are only afraid of it until it has happened. {He} had not believed it at the time. “Well,” {he} thought, “I’m in it up to the knees already.”',
    'On a shelf at home there was a jar, and in the jar were the last three biscuits. Nobody would touch them until {H} was back. That was the rule. {He} could see them, all three. {He} held on to the middle one.',
  ],
  last: [
    '“If it goes wrong,” said {H}, “who gets my spoon?” Nobody wanted the spoon. They all said so, quite crossly. “Then I shall have to come back for it,” said {H}. It was a great help to have that settled.',
  ],
};

export const RESOLUTION_EIGHTH_BOOK: Beats = {
  after: [
    '{hush}“Is everybody here?” asked {H}. They all said yes, and one of them said it twice, so they had to start again. It came out right in the end. Then nobody knew what to do with all that quiet, until somebody’s tummy filled it.',
    'Just then a button came off, and it was {H’s}. It rolled round in a ring, and it wobbled, and it lay down flat. “That’s just how I feel,” {H} told it, and lay down next to it.',
    'Nobody wanted to be the first to say that it was over, in case it was not. They looked at each other. They looked behind them. “Well,” said {H} at last, “I’m going to have a biscuit.” And so they knew.',
  ],
  wonder: [
    '“Can I touch you?” asked a very small boy. {H} said that he could. The boy put out one finger, and pressed. “You’re just ordinary,” he said, and went off, very pleased, to tell the others.',
    'They wanted {H} to make a speech, so {he} got up on a chair. “It was bad,” {he} said, “and then it was good.” {He} thought for a bit. “And there was cheese.” Everybody said that it was the best speech for years.',
    'An old lady wanted to know how it was done. “I’m not quite sure,” said {H}. “You do one thing, and then there’s another thing.” “That’s how I knit,” said the old lady, and was quite satisfied.',
  ],
  home: [
    '{sets-off}The gate said what it always said. It said *creak*. {H} had never liked that noise. Now {he} opened the gate and shut it, and opened it and shut it, until somebody put a head out of the window and called, “Is that you?”',
    '{sets-off}From a long way off {H} could see that somebody had left the light on. {He} had been told a hundred times to turn off the light when nobody is using it. But somebody was using it now. It was {H}.',
  ],
  table: [
    'Only one pot was big enough, and it was the one for jam. So the soup was a little bit sweet. Everyone said how good it was. {H} had three plates, and in the third {he} found a cherry.',
    'They all sat down at once, and the bench went over backwards, slowly, with everybody on it. Nobody let go of a plate. {H} lay there and looked up at the ceiling, and {he} had never been so happy in {his} life.',
    '“Pass the potatoes,” said {H}. They went all round the table, and everybody took one on the way. When they got to {H} there was nothing in the dish but the spoon. So everybody gave one back, and now {he} had eleven.',
  ],
  telling: [
    'The smallest ones wanted it told with everything in it. So {H} did the noises, and the chairs were the hard bits, and the cat was whatever was worst. The cat was rather good. It would not stop when it was over, and had to be given fish.',
    '“And were you scared?” they asked. “Only once,” said {H}. “When was that?” “From the beginning to the end,” said {H}. They thought about it. It seemed rather long, for once.',
    'Each of them told it a little differently. In one there was more mud, and in one there was more soup. {H} listened with {his} chin on the table. {He} had not known that {he} had been in so many stories.',
  ],
  night: [
    '{H} had so much to think about that {he} did not know where to start. So {he} started at the bottom, with {his} feet. They had come all that way, and never once complained, except for the left one. By the time {he} got to {his} knees {he} was asleep.',
    'Somebody came in to turn down the lamp. “Are you still awake?” “No,” said {H}. “Good,” said whoever it was, and sat down on the edge of the bed all the same, and stayed until it was true.',
    'Under the pillow there was still a crumb from the morning. {H} found it in the dark. It seemed a hundred years old. {He} ate it, to show that there were no hard feelings, and shut {his} eyes.',
  ],
};
