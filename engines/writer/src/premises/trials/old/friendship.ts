// For 9-17: the trials of the Friendship plots, each out of its own plot.
import type { PlotTrials } from '../plot-trials.ts';

export const FRIENDSHIP_TRIALS: PlotTrials = {
  'Two Ends of One String': {
    maze: {
      onset: 'Behind the last house the lanes ran between garden walls, and the red string ran along all of them, since it had been tugged about for so long. It went round each corner and came back by the next, and whichever length one followed, one was lost.',
      tries: 'At each corner it was lifted up, and they waited for a tug; to pull at it oneself was no good, since that only moved it somewhere else.',
      worse: 'There was a tug, and in all the lanes all the string gave a little jump; [the next one|and the one after that] scarcely shook the snails off it.',
      give: 'What had merely blown there lay on the ground. What had been sent had been hung up by somebody patient, from nail to nail and over a branch; and as soon as one of them looked for nails, and let the string be, there was only a single lane that had any.',
      clear: 'The other lanes turned out to have nothing in them but slack, and the one that was left [went round by|ended beneath] a pear tree, and from there the string went in.',
    },
    gap: {
      onset: 'The last house stood at the edge of the hill, and for years the edge had been coming nearer. Now the path left, with a crack, for the valley. Over the hole, which was too wide for any jump, ran the red string, without a sag.',
      tries: 'They were drawing it in, by one inch at a time, to find out what it was fast to, and it was to be neither jerked nor let go.',
      worse: 'Stones rolled off the brink and could not be heard to land; and the string, tight as it was, gave the smallest tug that they had felt yet.',
      give: 'The hedge had not gone with the path. It had been laid, as they do it in the hills, with each stem woven into the next. So it hung there from side to side like a ladder, for anybody who would go slowly and [put up with a few prickles|be civil to the prickles].',
      clear: 'On the far side they counted themselves, and nobody was missing; and beside them, from nail to nail along the wall, the string went on towards a window.',
    },
  },
  'The Friend Nobody Could See': {
    crowd: {
      onset: 'The trouble had begun with the second cup. “There’s nobody there,” a lady with a loaf had said, and a man with a dog had said it louder; and now the whole of the little square stood shouting round the bench, and with every shout the cup sank.',
      tries: 'They had agreed to wish each of those people a good day, one after another and by name, and to go on until somebody wished it back.',
      worse: 'Everyone was explaining to everyone else what was not there; [a stick|a loaf] was shaken at the very place; and at the bottom of the cup there was hardly a sip.',
      give: 'The seat was empty, they all shouted; and it was a long time to be on one’s feet, and yet not one of them had sat down on it. Somebody asked them about that, in a low voice and quite civilly, one by one. Would they care to? There was room.',
      clear: 'They shut their mouths, first the nearest and then the rest, and looked at the bench, and left a space there; and in it somebody, by the sound, [put down|took up] a cup.',
    },
    dark: {
      onset: '“There’s nobody there,” said somebody behind a shutter, and then somebody behind the next; and as the cup sank so did the light, down to the dregs. In the end the little square was so dark that all of them were as hard to see as the friend.',
      tries: 'They had all got hold of the bench, and were moving along it in a row, each saying who it was, and one place was to be left free.',
      worse: '“Is anybody there?” one of them called. “Nobody,” said another, for a joke, and wished at once that it had not been said.',
      give: 'This was a friend who could not be seen by the best of lights, and they had long got into the way of listening. So they listened. A cup was lifted; a cup was set down. That was the bench, and from the bench they knew the square by heart.',
      clear: 'The dark came to an end at the rim of a cup, which was white; and round the cup, by and by, there was a bench, and [round the bench|in front of it] a square.',
    },
  },
  'A Seat for One More': {
    crowd: {
      onset: 'Somebody had said a word about moving up, and now all eleven were on the subject. Each shouted why it could not possibly be him, and whose end it ought to be; and past the stove, beyond all the noise, stood the stranger.',
      tries: 'Each of the eleven, beginning at the stove, was being asked, as nicely as one can, for no more than the breadth of a spoon.',
      worse: 'The table was thumped, and a crust was thrown; all those elbows had come out sideways, so that everybody took up twice as much room as before.',
      give: 'One cannot shout with one’s mouth full. Somebody went along behind them and remarked, quite low, as one tells a friend, that the soup was getting cold; which was true, as anybody could see by the stranger’s. Eleven spoons went in, and then eleven mouths were busy.',
      clear: 'It was so quiet that one heard a spoon laid down; and for once they all looked up out of their soup, and towards [the end of the bench|the stove].',
    },
    dark: {
      onset: 'The hall had no window, because people had been sat along that wall. It had the stove; and nobody on the bench would get up to see to it, for fear of losing their place. So it went out, and in there it was like a kettle.',
      tries: 'The thing was to get along behind the table, from the door, and to come out past the stove without having knocked a single bowl over.',
      worse: 'Somebody sat down with a bump where the bench had left off; and a good way further on a spoon slid about, all alone, in something cold.',
      give: 'All that one had to know in there was that the bench went from the wall as far as the stove, with people on it the whole way. It could be used like a banister: eleven backs, each of them warm, and after the eleventh a thing that was warmer.',
      clear: 'Behind the stove the dark left off, at the edge of a tray with a little grey light on it; somebody was holding it, well out of everybody’s way.',
    },
  },
  'The Quarrel and the Kite': {
    storm: {
      onset: 'It came over the last roofs like a slammed door, and it was exactly what the two had been wishing for all week: a wind for kites. There was only more of it than anybody could stand up in, and the kite was at the top.',
      tries: 'They had set out across the green in a single line, with one of the two at each end of it; and whoever let go would let go for all.',
      worse: 'The kite went over on its head, with both sleeves out, and then over again; and whatever the two were shouting to each other was blown to bits half-way.',
      give: 'A kite made from a coat and a bedsheet is not clever, but it had found that behind the end chimney it hung quite still. What the chimney is to the sky the house is to the grass; and in the lee of that, by the long way round, one could walk.',
      clear: 'The wind went on to the next village, where they had their washing out; and over the green, [the right way up|with one sleeve raised], hung the kite.',
    },
    crowd: {
      onset: 'The quarrel had begun with two people and a kite, and it had spread. Half the town stood on the green and was sure which of them had let go; the other half was sure that it had been the other; and they all said so at once.',
      tries: 'They were sending one party to the goalpost on the left, and the other to that on the right, and had only a few aunts still to sort.',
      worse: 'They had got as far as whose coat it had been, and who had paid for the bedsheet; and behind the chimney the kite, which was easily scared, drew in its tail.',
      give: 'Everybody was looking at those two, and hardly anybody at what it was all about. “It’s shy,” somebody told the nearest of them, and said where, and it was passed on. It is not possible to roar at one’s neighbour with the head tipped right back; one can try it.',
      clear: 'Both halves of the town had their chins in the air, and nobody so much as whispered; and round the end chimney, [a sleeve at a time|little by little], came the kite.',
    },
  },
  'Letters to the Lighthouse': {
    dark: {
      onset: 'Lower down, the stairs had a window at every turn. Near the top there was none, since up there it was the light that was supposed to look out. But that had not been lit for a week, and at the next step they were inside a mussel.',
      tries: 'They were going up by the wall, in a row, and each said the number of the step, and the letters were on no account to be set down.',
      worse: 'The sound of the sea was coming up behind them by the same stairs, round and round, and one would have said that it was counting as well.',
      give: 'A stair of that kind has one great merit, which is that it goes nowhere else. So long as the wall stayed on the same side, and nobody turned round to argue, each step was higher than the last, and the end of it was the top.',
      clear: 'There was an end to the dark after all; it was overhead, in a thread of light, which went along four sides of a square, and was [the hatch|a hatch with a lamp above it].',
    },
    lock: {
      onset: 'At the head of the stairs was a door, and it had stood open by a crack until they said what they had brought. Then it was shut, and a key turned. They could hear somebody breathe behind it; and she wanted no letters, she said.',
      tries: 'Through the keyhole she was being told how many there were, and how the stamps looked, one letter after another, in the most patient of voices.',
      worse: 'She told them to put the whole bundle back where it came from; and a bolt was pushed home above the lock, and then a second one below.',
      give: 'Anybody who draws six eggs on a slate, and puts it out on the landing, in a basket, would like six eggs, and is going to look for them sooner or later, bolts or no bolts. So they left off knocking, and sat down below the basket. It was sooner.',
      clear: 'First the bolts went back, and then the key; the door was open, by just about the thickness of a bundle, and behind it a lamp burned, low down.',
    },
  },
  'The Very Small Promise': {
    storm: {
      onset: 'The wind had had half a year to get that corner ready. Now it came round it and lifted the whole heap at once, [the yellow and the brown|the Octobers and the Mays], so that nobody could stand or see; and somewhere on the other side of those leaves somebody was waiting.',
      tries: 'They had linked up and were leaning into it, one step to every breath; and it would be all right as long as nobody tried to be quicker.',
      worse: 'Whole weeks of autumn went by, quite level; they shouted “Five minutes!” into it, and it was snatched away like a cap.',
      give: 'It was only the top of the heap that flew. Under the yellow ones lay the brown, and at the very bottom some from a day in May, which the rain had pressed as firm as a pudding; and that was how a person could stand in it for half a year.',
      clear: 'The leaves came down again, in a different order, with the green ones on top; and the way round the corner lay open, with one white stone in the middle of it.',
    },
    dark: {
      onset: 'At the corner the leaves had drifted so high that the way went in underneath, as with haystacks, and three steps in there was no more light. There was half a year on top of them, and at the other end of it somebody was waiting.',
      tries: 'It was to be a single step, and then silence, to listen for the rustle that answered; and never, for any reason, two.',
      worse: 'It rustled in front, and on both sides, and just behind; there is nothing that sounds as much like somebody coming as a leaf.',
      give: 'Leaves are soft, and a stone is not. The white ones had been put down, day by day, to be seen; but if one went slowly, and kicked nothing aside, one could feel them as well, cold and round, and closer and closer together, as they had been all along.',
      clear: 'Where the leaves stopped the dark stopped too, in a yellow edge; and there lay the last of the stones, so new that it was hardly damp.',
    },
  },
  'The Bridge Between Two Gardens': {
    gap: {
      onset: 'The stream had gnawed at its banks ever since the two gardens left off speaking. Now, with a crack and a long wet sigh, both edges went; and from the stone in the middle to either side was a drop that nobody could have jumped.',
      tries: 'They were letting the lightest down from the stone by very slow degrees, to see how deep it was, and the rest were to lean the other way.',
      worse: 'An apple rolled out of the one garden, went over, and took its time about saying plop; and from the other a ladder had begun to look down.',
      give: 'All the ladders were on the one side, as everybody never tired of saying, and on the other was the plank; and both were too short. But the stone stood in the middle, and had always stood there. Things that do not reach across may very well reach half-way.',
      clear: 'Nothing more fell in; they were off the stone, and on the grass, and between the gardens there was a stream again, quite small, with [a pier|two names] in it.',
    },
    flood: {
      onset: 'It had rained in the hills, about which neither of the gardens had been asked. The stream came up brown and quick; it took the plank, which had never quite reached, and the beginnings of the bridge, and climbed the old stone as they looked at it.',
      tries: 'They were getting each other up on to the top of the pier, the smallest first, and it would just go, provided that nobody snatched.',
      worse: 'Apples came down, dozens of them, and after the apples, in no great hurry, a ladder; it was the first time in years that those two had been seen together.',
      give: 'A pier has been put where it is to part the water, and this one had not forgotten how. The stream went by on either hand, and left a strip below it, as smooth as a shelf, which led away slantwise to the bank.',
      clear: 'The water drew in its elbows and was a stream; on either side of it lay a garden, rather combed, and on the stone one could read both the names.',
    },
  },
  'The Cookie with Two Halves': {
    dark: {
      onset: 'A pantry door shuts by itself unless it is held. This one had shut, because each of those two had thought that the other was holding it; and at the back, behind the last shelf, it was like the inside of a jar, with an ant in it.',
      tries: 'They were pushing the saucer along by the wall, an inch to each count, and the two were to push exactly as hard as one another.',
      worse: 'Quite distinctly somebody lifted the lid of a tin; and each of the two said that it was not them, and was not believed.',
      give: 'The pantry is the one room that can be read with the nose. There were pickles, and those were on the left; there was cheese, and that was on the right; and whoever stood and sniffed could tell that straight on, and quite low, it smelled as it does at Nana’s.',
      clear: 'Between two shelves the dark had a slit in it; and in the slit, with some light behind it, stood an ant, and [waved a crumb|beckoned].',
    },
    lock: {
      onset: 'Right at the back was a low door, which Nana kept locked on account of people who could not share. It had a keyhole the size of a raisin, and no key. The ant had gone in underneath it, with the crumb, and without looking back.',
      tries: 'Each of the two was to have the keyhole for the same time as the other, and it was being counted out loud, so that it should be fair.',
      worse: 'On the far side a crumb was put down, with a small sigh; and the cookie had grown smaller, and both of those two were studying the ceiling.',
      give: 'Nothing at the back of that pantry met as it should: the shelves did not, the floor went downhill, and the bolt of the lock, when somebody bent down and looked, instead of pushing, came just short of the hole for which it was made. It was held by a crumb.',
      clear: 'The lock said “tsk”, like somebody’s grandmother, and the door went back over the dust; a trail of very small steps led in.',
    },
  },
  'A Stranger at the Campfire': {
    dark: {
      onset: 'They had given the fire all the wood that there was, and still it went down, to a cup, and to a spoon, and then out. The clearing was as black as it must have been before there were fires, and the stranger had not moved.',
      tries: 'From all sides at once, flat on the ground, they were looking for the ashes, and whoever came to a warm place was to say so and lie still.',
      worse: 'The trees, which had stood well back so far, could be heard to come a step nearer; and there was one more person breathing than there ought to have been.',
      give: 'They had been sitting there the whole evening, and each of them by now had a warm side and a cold one. It was enough to turn round slowly, until the warm side was in front, and to go that way; and under the grey the ashes had kept something back.',
      clear: 'What ended the dark was one red dot in the ashes, no bigger than a ladybird; and round about it, one by one, was everybody, and one over.',
    },
    storm: {
      onset: 'The trees had kept back from that spot for so many years, and it left a hole for the wind. It bent over the fire, as you do to blow out a candle. Nobody could stay on their log, and the stranger did not move.',
      tries: 'They were closing up on the windy side, log against log, and it was not going to be of any use unless every one of them came.',
      worse: 'The sausages went, and then the tin mugs, clanging from one tree to the next; and the flame, which had been as high as a cup, was a thimble.',
      give: 'There had been a gap in the ring from the beginning: on the log beside the stranger was room for one, and out of politeness nobody had taken it. That was where the wind got in. Somebody went round, and sat down there, and then it was a wall.',
      clear: 'The wind felt its way once about the outside of the clearing, and gave up; and the fire, low as it was, got [on to its elbows|its breath back].',
    },
  },
  'The Best Friend Machine': {
    crowd: {
      onset: 'Everybody in town had brought a perfect friend along, and nobody wanted to have it switched off. They stood before the machine and shouted that it was a shame; and whatever was shouted, a hundred friends agreed with it at the tops of their voices.',
      tries: 'They were asking people, one at a time, to send the friends out for something, a bun for instance, so that there should be only half as many.',
      worse: '“Scandalous!” yelled someone. “How right you are!” yelled the friends. Then somebody yelled the opposite, and they yelled that this was still more right.',
      give: 'A friend who agrees with everything will agree to anything. Somebody mentioned to the nearest, in an undertone, that it might be nicer to whisper. What a marvellous idea, it whispered; and so did the next; and people had to stop, to catch what their own friends were saying.',
      clear: 'It grew so quiet in the room that one could hear the tin tick; and between all those smiles, just wide enough, a way led through to the machine.',
    },
    lock: {
      onset: 'A door had been drawn across in front of the machine, and it was locked. The machine begged pardon. It agreed with everybody about everything, it said, in a voice like warm milk, and always had; it was only that it did not agree with this.',
      tries: 'They were going to flatter it, with a sentence each, as warmly as they could, till it was off its guard, and nobody was to laugh.',
      worse: '“What a lovely strong door!” cried the perfect friends. “How nice that it’s shut!” And on the other side, [quite by itself,|with nobody near it,] the button went down once more.',
      give: 'It was made for agreeing, and had said no only because it was asked. So nobody asked again. Somebody observed to it, as one mentions the weather, what a fine thing it is for a door to be open; and “How true,” said the machine, before it could stop.',
      clear: 'The lock sprang back, with a click that sounded embarrassed, and the door ran aside; and there against the wall stood the machine, with its one big button.',
    },
  },
};
