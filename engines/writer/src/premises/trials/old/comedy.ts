// For 9-17: the trials of the Comedy plots, each out of its own plot.
import type { PlotTrials } from '../plot-trials.ts';

export const COMEDY_TRIALS: PlotTrials = {
  'The Upside-Down Day': {
    crowd: {
      onset: 'The whole town had been asked to queue for the signwriter, and since the day was upside down everybody stood at the front. They filled the yard from the top downwards, and shouted; and those who had the most to complain of shouted that they were delighted.',
      tries: 'Each person at the front, which was everybody, was being asked whether they would be so very kind as to let one other go first.',
      worse: '“After me!” they bawled, and “No, after *me*!”; a cat came through, pulling its owner on a lead; and the fire brigade was asking, very loudly, for a match.',
      give: 'On that day one got whatever one had not asked for: supper had come before breakfast, and the cats took people out. So somebody thanked the whole yard for being so nice and loud, and begged it, on no account, to leave off. It left off.',
      clear: 'The town hung there without a sound, whichever way up it was; and [below all those boots|in between the boots] could be seen the door of the workshop, with wet paint on its handle.',
    },
    storm: {
      onset: 'On a day that had begun with supper nobody should have expected anything else: it rained from the ground up. Then a wind fell into the yard, through the gate; “Teas” and “No” went by, and there was nothing that one could hold on to.',
      tries: 'The way led along under the eaves of the workshop, upside down, and it had been agreed that no one would let go in order to be polite.',
      worse: '“Fresh Eggs” flew over the wall, and came back with the eggs; and a postman was blown past with his umbrella the wrong way up, holding a whole bathful.',
      give: 'Everybody had got in behind the wall, and it blew there as through a trumpet; for on that day everything was the other way about. So somebody went and stood where it had to be worst, right out in the open between the boards. It was like a parlour.',
      clear: 'The rain drew back into the puddles from which it had come; the boards hung in their row, with the one gap; and in the workshop somebody moved a chair.',
    },
  },
  'Pudding for the President': {
    creature: {
      onset: 'A great beast had smelled the pudding from the far side of the hill, and had run all the way. It sat down across the street, from the horse trough to the bus shelter, with its ears laid back, and was not going to share.',
      tries: 'They were explaining to it about the president, in short words and a soothing voice, and meanwhile steering the pudding round behind the trough.',
      worse: 'The beast licked its lips, which took some time, since there was a good deal of lip; and the pudding, which trembled in any case, trembled.',
      give: 'Forty minutes are enough to make a pudding in a bathtub, but they are not enough to wash up. Every cook knows who gets the bowl. Somebody mentioned to the beast, quite softly, how pink that tub still was, all round the sides; and its ears came up.',
      clear: 'The great beast was out of the road, and thinking of other things; and past the trough, with one last wobble, the way was open for the pudding.',
    },
    crowd: {
      onset: 'The town had heard about the pudding. It came out at every door along the hill, with spoons, and stood at the bottom. They shouted that they wanted only a little, and had been there first, and that no president could eat as much as that.',
      tries: 'They were lining people up by the size of the spoon, with the smallest in front, and had got as far as the ladles.',
      worse: 'Spoons were beaten on lids, at first in time; and the band, which had only just caught up, was shouted at for not having stopped the pudding.',
      give: 'There were eleven men with brass under their arms, and no breath left, except for something slow. Somebody asked the first tuba for the national anthem. Nobody can shout through that, or eat; one stands straight and looks at nothing, and it has four verses.',
      clear: 'The whole hill stood to attention, with its spoons along the seams of its trousers; and down the middle was left just room for something pink.',
    },
  },
  'The Goat Who Ate the Plan': {
    crowd: {
      onset: 'Four hundred people had been promised a plan, and the goat had it inside. At the steps of the church this came out, row by row; and they all began to say what ought to happen next, and the tubas said it through the tubas.',
      tries: 'They were passing word down the rows that the next thing was to stand still, and that it was in the plan, on page four.',
      worse: 'The drums were for going home and the flutes were for going on; somebody cried “Left turn!” and somebody “Right turn!”, and a good many did both.',
      give: 'The goat had brought them as far as that without ever raising its voice. It looked at the doors. Somebody went and stood next to it, and looked at them as well. A row will look where the row in front is looking, and one soon tires of shouting at a back.',
      clear: 'The noise ran out at the foot of the steps; four hundred hats were turned the same way; and there was nothing in front of any of them but a goat.',
    },
    gap: {
      onset: 'The goat skipped up the church steps, and the middle of the steps, which had been meaning to for two hundred years, fell in behind it. The hole was too wide for anyone but a goat. It had the plan inside, and did not turn round.',
      tries: 'A trombone, pulled right out to the end, was to tell them how wide the hole was, if only it could be held perfectly still.',
      worse: 'Some more of the steps were thinking about it; and out of the hole came a long hollow note, because a tuba had gone to look.',
      give: 'A goat, whatever airs it gives itself, never jumps further than it has to. This one had gone over at the side; and if one looked there, and not down the hole, there was a row of stone stumps, as large as plates, which had once carried the steps.',
      clear: 'They were over, and there were only six stairs more; and the goat, which had heard them arrive, swallowed, and moved up by one to make room.',
    },
  },
  'Grandma Joins the Circus': {
    gap: {
      onset: 'For the man who sees to the lamps there was a plank on wires. It had been good enough for one man with a spanner. Now it said “ping”, and hung straight down; and beyond all that air, with no net under her, swung Grandma.',
      tries: 'They were undoing the ribbon on the second swing, one loop after another, and it was not to be let go before somebody was ready.',
      worse: 'A bolt dropped off, and it was a long time before the sawdust had anything to say. “Don’t fidget,” said Grandma, on her way past.',
      give: 'Grandma had been knitting ever since she went up, and she did not knit small. It hung down from her by now like a staircase, plain and purl, in double wool. Somebody waited until the row was finished, and then asked to be left the other end.',
      clear: 'They were across, and every one of them had hold of something; and up out of the shadows, on the same swing as before, came Grandma.',
    },
    dark: {
      onset: 'It said so on the poster: at this point all the lamps would be put out, for the greater effect. Nobody had read that far, because they had stopped at “without a net”. Out they went; and Grandma was up there in it, hanging by her knees.',
      tries: 'Everybody had hold of the same rope, and was moving along it by inches, and there was to be no talking before the end of the row.',
      worse: 'Something went by, with a whoosh, and left a smell of lavender; and a very long way down a drum began to roll.',
      give: 'A trapeze is the inside of a clock with a person on it: it comes when it comes. And Grandma did not need a lamp for plain knitting. One could hear the needles, click and click, go off to the left and return to the same place, always at twenty-two.',
      clear: 'The dark had an edge, where a little grey came in by the hole for the ropes; and under the hole, to and fro, went something gold.',
    },
  },
  'The Pirate Who Got Seasick': {
    storm: {
      onset: 'It came up behind the other ship, as though she had brought it. The deck rose at one end, and then at the other, and the chests began to walk about; and only the pirate was not surprised, who had been expecting it since breakfast, with a bucket.',
      tries: 'They were crossing to the rain barrel, from the mast to a chest, and from that chest to another, and only while the deck was level.',
      worse: 'A cannon rolled by, and the hens walked after it, in step; and people who had never been sick in their lives were asking where the bucket was.',
      give: 'One thing on that ship did not tilt, and it was the rain in the barrel: it lay level, and let the barrel go round it. Somebody watched that, and not the sea, and could tell beforehand which end would rise; and then one can walk.',
      clear: 'The sea lay down like a tablecloth when the guests are at the door; the hens got back on their chest; and over the rim of the barrel rose the pirate’s hat.',
    },
    crowd: {
      onset: 'The crew had seen the other ship, and they wanted a captain who could stand. They came up from below and down from above, forty of them with forty opinions, and roared across the lids of the chests; and round the rain barrel there was no getting through.',
      tries: 'They were asking the crew to raise a hand, if they were for the captain, and the hooks were to be counted as well.',
      worse: 'Somebody blew a whistle, and they all ran to their stations, shouting; and then they all ran back, because here there was more room to do it.',
      give: 'It was hearing such a pirate ask for his mother that had upset them so. Somebody asked the nearest, in a friendly way, if he had one himself. He had. There were forty, it turned out, and not one had been written to since spring.',
      clear: 'Forty pirates were looking at their boots, or at the boot that they had; and there was no noise on deck but for the rain barrel, in which somebody gurgled.',
    },
  },
  'The Sneeze Heard Round the World': {
    storm: {
      onset: 'It was the sneeze, or its front end, and it was early. First the feather lifted, and then there was no feather; and over the hill came a wind that had once gone all round the world and had got the knack of it, and nobody could stand.',
      tries: 'Flat on the ground, in a row, they were lying in wait for it, and each was to listen for a single letter of the word, and for nothing else.',
      worse: 'A roof went by, the tenth, with its cat looking out at the chimney; and after the roof went most of a wedding, hanging on to the cake.',
      give: 'A sneeze is not all of a piece, however large. It goes “Ah”, and then “Ah”, and before the rest there is a stillness, when all the faces are turned up and nobody breathes; and anybody who did not spend that on being frightened had time to walk to the top.',
      clear: 'The front end was past, and the hill still there; and in the hush, all the way from Norway, one could see the path by which the rest had to come.',
    },
    crowd: {
      onset: 'Whoever in the town had no cellar knew at what hour the sneeze was due, and had left it until then to find somewhere to be. Now they came up with their birdcages. Each of them shouted that this was his bush, and nobody could hear what was on its way.',
      tries: 'They were getting people to lie down in order of weight, with the heaviest towards Norway, and had very nearly talked round everybody on the left.',
      worse: 'Somebody thought that they had felt something, and cried “Ah!”; others cried “Ah!” to be on the safe side; and then there was a rush for the one bush.',
      give: 'The feather was still there. Somebody got it up above the hats, and watched how it hung, and did not say anything. People who are waiting for a sneeze will look at a feather; and when one does that one holds one’s breath, so as not to move it.',
      clear: 'It was as still as it is in a face just before; and a long way off, beyond the edge of things, one could tell where it was coming.',
    },
  },
  'A Sheep in the Supermarket': {
    maze: {
      onset: 'The aisles had been moved round, so that people should come upon things that they were not looking for. Behind the mops was shampoo, and behind that were the same mops, and they were lost; and the sheep had turned off, like somebody who knows the shop.',
      tries: 'They had sent one of them to stand by the yoghurts and call out “Yoghurts!” from time to time, and were spreading out from there.',
      worse: 'They came on the tower of tins from behind, which is the side from which it was holding itself up; and then they came on it again, lower.',
      give: 'The sheep was not wandering: it had a list. Somebody smoothed it out, and read it from the top, with all that had been crossed off; and if one went from each of those things to the next, as a sheep would, one came by the mops only once.',
      clear: 'What had looked like one more corner was the end of the shelf; and there the ribbons hung, by the yard, and one of them was still swinging.',
    },
    crowd: {
      onset: 'There had been a sheep in the queue, with fewer than eight things, and a lady had let it go first. Now everybody behind that lady had something to say about it, right round the last aisle and across the mops; and the manager had been sent for.',
      tries: 'Everyone in the queue was being offered the place one further up, from the back to the front, and it very nearly came out even.',
      worse: 'A trolley was pushed, and was pushed back; the tower of tins came down, after all; and the loudspeaker was asking somebody to go somewhere at once.',
      give: 'There was not a person in that shop who had not heard about the man who whistled. So when somebody remarked, to nobody in particular, that the manager had got to the eggs, it went along the queue like butter, and everybody was all at once most interested in mops.',
      clear: 'All down the aisle people were reading the backs of packets, as if they had never raised their voices in their lives; and past them the way was free to the ribbons.',
    },
  },
  'The Invisible Pants': {
    crowd: {
      onset: 'It had got about what the duke would be wearing. They stood across the new bridge from rail to rail, and quarrelled at the tops of their voices as to whether one ought to look; and nobody would budge for people who wished to pat the air.',
      tries: 'They were showing the people to their chairs, with a deep bow, one at a time, as if it were in the programme, and had filled two rows.',
      worse: 'A chair went over, with an alderman on it; the bow came off the ribbon, and was sat upon; and someone yelled that he had felt something, but it was his brother-in-law.',
      give: 'They were invisible, as everybody was busy telling everybody. Somebody mentioned to the nearest lady, most politely, that she might in that case be standing on them. She stopped in the middle of a word, and lifted one shoe; and so did the gentleman beside her, and so on.',
      clear: 'Nobody spoke, and hardly anybody had more than one foot on the ground; and as far as the last lamp the new bridge was free.',
    },
    dark: {
      onset: 'A canvas had been put up over the whole of the bridge, in case it should rain on the duke, and now the sides were let down. Invisible pants are difficult enough by daylight. In there everything was invisible, and the pants had lost their one advantage.',
      tries: 'They were searching the planks on all fours, in a line, and whoever met with anything was to say what kind of thing it was.',
      worse: '“I’ve got something,” one of them said. “So have I,” said another; and it came out, bit by bit, that they had got each other.',
      give: 'A thing as new as that squeaks, and the bridge did not squeak everywhere alike. In the middle it was as deep as a frog, and towards the ends it got higher, plank by plank; and somebody who trod slowly, and let it, could play the way along it like a scale.',
      clear: 'At the last lamp there was a flap in the canvas, and the dark did not go beyond it; and nobody had so far begun to arrive.',
    },
  },
  'The Worst Magician in Town': {
    dark: {
      onset: 'The trick had been meant for a dove. The magician whisked off the cloth, and bowed; and the dove was still there, but the light was not, right up to the gallery. It was the first of the evening that had made anything disappear.',
      tries: 'They were passing him back from one to another, towards the middle of the stage, and nobody was to mention how near he was to the edge.',
      worse: 'The whole house sat and waited for this to turn out clever; and in the front row somebody had begun to tap the floor with his boot.',
      give: 'There was no mistaking where the front was: it was where they unwrapped their toffees. With those on the one side, and on the other the draught that there is behind every stage, somebody who did not flap about could walk straight across to where the lamps are worked.',
      clear: 'In the wings the dark was over; and it had not been any worse, when all was said, than the trick before.',
    },
    lock: {
      onset: 'The curtain had an iron door in it, for bows, which had been standing ajar. “Open!” said the magician, with a sweep of his cloak, and it locked itself in three places. It was not his day for words; and out there they were waiting for the show.',
      tries: 'They had sat him down with his back to it, and were turning the handle by quarters, so that he should not feel that he was being helped.',
      worse: '“Close!” he tried, since that was the opposite; and a fourth bolt went home, of which the theatre had known nothing.',
      give: 'In a theatre the gold is paint, and the marble is paint as well. Somebody left off pulling at the iron, and knocked on it, low down, and it sounded like a hatbox. It was cloth, with every rivet put in by brush, and what held it was one small hook.',
      clear: 'The door stood ajar again, exactly as it had before it was told to; and beyond it lay the front of the stage, with the boards swept, and a row of lamps.',
    },
  },
  'Seventeen Hiccups': {
    lock: {
      onset: 'It was the sixteenth that did it. Hic; and the door from nowhere, which had had nothing to it but a slot for letters, had a lock, and was locked. Only one more was to come, and that one would undo them all, and a good bit besides.',
      tries: 'They were looking in at the slot in turn, to see how it was fastened, and in no circumstances was anyone to be made to laugh.',
      worse: 'The person on the other side said “Hi”, and did not get to the end of it; and the flap of the slot shut with a snap.',
      give: 'They had gone round it once, to make sure that there was nothing there; and so it had not struck them what there was, which was the back of the door. That is the side for bolts. It was level with the coal scuttle, and it drew quite easily.',
      clear: 'The door from nowhere stood open by a crack; what came out was warm, and just inside, with enormous care, someone was holding a breath.',
    },
    dark: {
      onset: 'The first hiccup had turned a lamp on. The sixteenth turned everything off: the lamp, and the window, and, as it felt, the Wednesday. There was only one more to come; and nobody could see the door any longer, which had come from nowhere in the first place.',
      tries: 'If they could find the coal scuttle they would have found the door, and so they felt about for it, with great care not to make anybody jump.',
      worse: 'They could hear somebody breathe in, very slowly, as one does when one is carrying something that is full; and then somebody giggled.',
      give: 'It smelled of dinner, and it was not their own. It had come out at the slot when the flap was lifted, warm and with onions; and if one only sniffed, which is the best thing for hiccups in any case, one could walk along it as along a rope.',
      clear: 'Where it was warmest the dark had a slot in it, at the right height for letters, with some light behind; and round about the slot was a door.',
    },
  },
};
