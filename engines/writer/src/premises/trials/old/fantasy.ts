// For 9-17: the trials of the Fantasy plots, each out of its own plot.
import type { PlotTrials } from '../plot-trials.ts';

export const FANTASY_TRIALS: PlotTrials = {
  'The Dragon Who Forgot to Roar': {
    stuck: {
      onset: 'Up above, where nothing had roared for days, the mountain turned over in its snow and shook off a slab of stone, which came down [with a bang|the whole of the hill] and settled across the mouth of the cave. The dragon was shut in, and everyone else out.',
      tries: 'They were easing it to one side, by the breadth of a thumb at a time, and nobody was to grunt, because the snow was listening.',
      worse: 'From behind it came a small, damp “meep”, and at that the snow overhead leaned out a bit further, in order to hear it better.',
      give: 'The hill was all cinders, and cinders roll, as they had found on the way up, where every step had cost them half a step back. When the ash had been scraped from beneath one corner the great stone set off on the rest, [as if on marbles|like a wardrobe on castors].',
      clear: 'It went away down the hill by itself, in a hush of ash, and there again was the hem of the rug, stirring as somebody breathed.',
    },
    gap: {
      onset: 'A piece of the snow grew tired of leaning over to listen. It came down without a word and took [the ground in front of the cave|the last of the hillside] along, and now between them and the swept step was a drop, too wide for anyone to jump.',
      tries: 'They were throwing a knotted line at a stump beside the step, and it was to be thrown underarm, and without remarks.',
      worse: 'A second piece was making up its mind; crumbs of it trickled past them, whispering, and went over the edge, and were still whispering a good way down.',
      give: 'The hill had burnt from the top, and a tree that is burnt does not fall, it waits; there were black stumps all the way up, and the tallest, here at the edge, stood on roots like toast. It [was leaned on|only wanted leaning on], and lay down across, with its head on the step.',
      clear: 'They arrived on the other side with ash all over them, and for one moment they minded more about that clean step than about the drop.',
    },
  },
  'The Last Wish in the Well': {
    crowd: {
      onset: 'They had begun to come down. By bucket, by rope and by each other’s heads four hundred people were arriving, all shouting their wish, and as a well repeats everything [there were soon eight hundred|it was twice as many]. No one listened; no one could get near the hole.',
      tries: 'They had put themselves round the hole, and were asking each person who came off the rope to say it again in a whisper.',
      worse: '“A pony!” they bawled, and “Ponypony,” bawled the well; the pennies rolled about underneath them, and a thing like a chair was being pushed against the hole from inside.',
      give: 'A well repeats everything, and they had only thought of it as making more noise. But when somebody said “Hush,” the well said it, too, and said it again, [round and round|all the way up and down], each time a bit lower, with more patience than anybody’s mother has ever had.',
      clear: 'Four hundred people hung quite still, on ropes and ladders and each other, and below them, all round the hole, there was room.',
    },
    dark: {
      onset: 'Four hundred people had bent over at the same moment, to see who would get the wish, and four hundred heads make a lid. The penny of sky went out, and down below nobody could see the stones any more, [or the hole between them|let alone the hole].',
      tries: 'They had got hold of the bucket and were going round it in a ring, each time a stone further out, and nobody was to kick the pennies.',
      worse: 'High overhead four hundred people breathed, and the well breathed after them; and low down, quite near, something was being dragged across a floor.',
      give: 'The pennies had been laid by somebody tidy, all round the hole, according to their kings; and a new king has a sharp nose, and an old one is worn flat. From sharp to flat, then, it could be felt, row after row, all the way [in|to the oldest and the last].',
      clear: 'Down by the hole the dark came to a stop. Each of the pennies there had a thin bright rim, from some light that was on the inside.',
    },
  },
  'A Crown of Leaves': {
    crowd: {
      onset: 'Word had got about, and out of the town came everyone who believed that he had the head for it, [several with a looking glass|a good many with their hair combed], all shouting. They stood three deep round the crown, and not one of them listened to another.',
      tries: 'They had offered to let each person try it on, to the count of three, in the order of the alphabet, and nobody was to speak before his letter.',
      worse: 'The tailor had a finger on one side of it and the tailor’s sister had a thumb on the other, and a leaf came off, and went down among all those shoes.',
      give: 'It had got so small by now that a cat could have worn it, as anybody could see who troubled to look. When it was lifted up for all of them each recalled that he had always had a large head, and [was proud of it|said so].',
      clear: 'There was a good deal of putting on of hats. Then they had gone to stand at a polite distance, and in front of the wood it was empty.',
    },
    storm: {
      onset: 'All the autumn that had been kept waiting came in one go. Over the tired wood it came, wind and rain and a rattling like dried peas, so that [nobody could stay upright|one could not stand up to it], and it had its eye on the crown.',
      tries: 'They had drawn close about the crown, and were going up to the wood sideways, each of them a hedge for the next, and no hedge was to run.',
      worse: 'It pulled at every leaf in that wood, and not one would let go; and so it came back, howling, for the few that were loose already and tied in a ring.',
      give: 'Each of the little trees had its stick, tied there by somebody who knew about wind: the sticks stood aslant, one behind another, and along the back of them, where the knots were, ran a lane in which [the wind had no business|not one leaf was stirring].',
      clear: 'The autumn went off behind the hill to sulk, and the wood stood and dripped, as green as ever, and there was nothing between it and them.',
    },
  },
  'The Sleeping Forest': {
    maze: {
      onset: 'The paths had gone to sleep like everything else. Nine or ten of them lay about among the foxes, [curled up|in a ring] and all alike; and a path that is asleep does not go anywhere in particular, so whoever took one was lost, and they had taken several.',
      tries: 'They went in front by turns, and at each fork the one in front was to say something loud, so that nobody should nod off and take the soft one.',
      worse: 'They passed the same badger twice, and the third time he had been given a hare for a pillow; and somebody yawned, and after that they all did.',
      give: 'In the whole of that forest there was one thing awake, and it had the hiccups. They came from high over the clearing, [as regular as a tap|every so often], and got louder along one path and fainter along the rest; one only had to stop talking to hear them.',
      clear: 'The last of the paths turned over, sighed, and lay out straight, and at the end of it one could make out a row of cushions, with ears.',
    },
    dark: {
      onset: 'The forest shut its eyes. Each of those hanging leaves folded over the one below, [like a shutter|like feathers], and not a crumb of light came through; and nobody could see the sleepers, although one could hear by the breathing how near they were.',
      tries: 'They were going in among the sleepers in single file, by the sound of the snoring, and nobody was to tread on a tail, or to yawn.',
      worse: 'That beginning of a tune hung lower in it, and stroked them the right way; and there was a soft thump, which was one of them sitting down.',
      give: 'Every animal had lain down nicely, the way one does, with its nose to where it was warmest. And so it was possible to go by the fur, [a fox, a hare, a fox|always along it and never against it], and be led to the middle.',
      clear: 'It was like coming out from under a blanket: there was a fold, and some light at the fold, enough for a hare, a badger and a cap.',
    },
  },
  'The Spell That Went Sideways': {
    gap: {
      onset: 'The kitchen came in two. The half with the stove went on to the east, and the half that they were in did not. Between them the floor opened, [tile by tile|like a seam], on a drop too wide to jump, and very deep for a kitchen.',
      tries: 'They were throwing the end of the roller towel over, to catch on the oven door, and nobody was to say anything just as it left.',
      worse: 'A jar of lentils went over, and could be heard for some time, and the far half moved off by another yard with its curtains blowing.',
      give: 'Everything was sliding gently to the east, and that held good for the kitchen table, at which nobody had looked. It had been walking towards the edge the whole time, on its own four legs; it was [turned longways|helped round], and it walked on, and out, and reached.',
      clear: 'They were all over by the stove, and so was the book, and what there was of the floor had drawn together behind them, with a tile missing.',
    },
    crowd: {
      onset: 'In at the door and the window came all those people whose houses had slid out from under them, with cats, and [all of them shouting|shouting as one] to know who owned a certain book of spells. Nobody waited for the answer, and there was no getting to the stove.',
      tries: 'They had put the book out of sight, and were promising one person after another, by name and number, that his house would be next.',
      worse: 'A man had come about his cart, and the cart had come with him; it went round the table with a hen in it, and everybody blamed whoever was nearest.',
      give: 'None of them could stand still, as everything in town was sliding gently east. If one only [let them slide|held the back door], they went, shouting, over the tiles and out into the yard, where the wall stopped them in a row, like cups, and one could talk.',
      clear: 'The shouting ended when they all faced the same way, and saw how near the sea was. They went to hold on to things, and the kitchen was empty.',
    },
  },
  'Palace Under the Pond': {
    lock: {
      onset: 'Across the bottom step, between them and the moon, hung a door, [green with weed|with snails on it], and it had been locked, as the frog now recalled, for a hundred years. Behind it you could hear a hundred throats being cleared, for it was nearly moonrise.',
      tries: 'They were feeling all round the edge of it, under the weed, for something that turned, and were to do it without a ripple.',
      worse: 'The frog had looked for a key in the left pocket of its waistcoat and then in the right, and now it began with the left again; and the moon was a step higher.',
      give: 'It had been used by nobody but frogs, and a frog does not go round by the handle. Right at the bottom, where no one looks who is used to standing up, was a flap, [polished by stomachs|worn shiny], and behind the flap was the end of the bolt.',
      clear: 'The door floated open, as things do in ponds, without hurrying, and there was the moon again with its window, and nothing in front of it.',
    },
    flood: {
      onset: 'The pond had not had guests for a hundred years, and did not mean to begin. It came up over the bottom step, cold and green, and over the next, [and every stair that they gave up it took|with a swirl to each], and the moon went under, window and all.',
      tries: 'They stood in a row up the stairs, each holding the next, so that the lowest could feel for the step below, without a splash.',
      worse: 'It had reached a stair that had been dry all year, and a water lily came up along with it, like a butler, to see them to the door.',
      give: 'Going down, they had seen the stairs get greener from one to the next. Three steps up the green left off, because that was as far as the pond was used to come; and [there|when it had got there] it stopped, and having made its point began to sink.',
      clear: 'It went back down the stairs one at a time, and wiped each as it left; and there lay the moon, level with the last of them.',
    },
  },
  'The Borrowed Wand': {
    storm: {
      onset: 'The wand gave a jerk and upset the sky. A wind came round the hill, with hail in it, and [blew them flat|there was no standing up to it]; for it had behaved worse and worse the nearer they got to giving it back, and here they were, at the beacon.',
      tries: 'They had the ladder down on the ground, and were going along it, rung by rung, and whoever had the wand was to point it at nothing.',
      worse: 'Out there the boats were thrown from one wave to the next, and those nine notes, which the wind had got hold of, came back from all sides at a scream.',
      give: 'That weather had come out of the wand, and it went wherever the wand was pointing, as water does from a hose. So it was pointed straight up, which had been safest all along; and the storm blew upwards, hail and all, and round the ladder it was [still|as calm as a cupboard].',
      clear: 'The last of the hail was disappearing overhead, past the iron basket, and there were the boats, and the sun, with half a loaf’s worth to go.',
    },
    gap: {
      onset: 'The wand jerked, as a dog does that has seen a cat, and a crack ran [right round the hilltop|around the top of the hill], as it does round an egg, and gaped. Nobody could have jumped it; and the beacon stood in the middle, all ready but for the flame.',
      tries: 'They were trying to get a loop over the end of the ladder, and the wand was to be hummed to meanwhile, and not waved.',
      worse: 'The wand jerked again, not so hard, like an afterthought, and the beacon was a yard further off, and the sun was a finger lower.',
      give: 'The ladder had never been fastened; it leaned on its post, as it always had, and at each of those jerks it had slipped a little more. Now the end of it stuck out over the drop, and whoever reached for the lowest rung [could pull it across|had a bridge].',
      clear: 'They came over with the wand held high, like people who are crossing a river with a candle, and nothing was left between them and the iron basket.',
    },
  },
  'Where Unicorns Drink': {
    stuck: {
      onset: 'The bank above the hollow had been getting drier for so long that it lost its grip. There was a rumble, and a great slab came down through the ferns, [upon the very place|like a lid], and shut in the spring, with the last hatful of water under it.',
      tries: 'They were all to push from the side where the ferns were, at one word and not before it, and to mind the rim.',
      worse: 'From underneath they heard it swallow; and after a time they heard it swallow again; and then they waited, and the time was longer.',
      give: 'It had come down across the rim that showed how high the spring used to be, and the rim was round; and nothing square sits fast on a round thing. They had pushed at the middle. At the corner, with hardly a push, it turned, [as a lid does|the way you open a jar].',
      clear: 'The great stone slid off into the ferns, where it looked as if it had lain since the flood, and the hollow was open to the sky.',
    },
    creature: {
      onset: 'What they had taken for the mossy bank got up, fern by fern, and a great beast stood across the spring and looked down its nose at them. That was why nobody had heard of it: [whoever got this far had gone home|anyone who came here had run], and kept quiet.',
      tries: 'They were going round to the other side of the glade, from fern to fern, singly, and whoever moved was to go on facing it.',
      worse: 'It growled, and the skin of old leaves shivered on the water; it set down a foot, and the print filled up, but not with light.',
      give: 'All about the hollow the ferns lay flat, in a ring, and the ring was of just its size. It had no wish for the spring; they were [on its bed|standing where it slept]. When they had got off the flat part, it turned round three times, like any dog.',
      clear: 'The great beast let itself down into the ferns, with a grunt, moss and all, till it might have been a bank again, and nobody was in front of the spring.',
    },
  },
  'The Giant Who Was Afraid of Mice': {
    crowd: {
      onset: 'Half the town had come into the square, and all of it shouted up at the giant to get down, each in his own way, and all at one time. He held on the tighter; slates flew; and [nobody would hear a word or let anyone by|there was no getting through to him, or them].',
      tries: 'They were working their way in under the hats, and asking everybody, very low and very politely, to think of the infants.',
      worse: 'Up there the giant put his hands over his ears, for which he had to let go of the gutter, and a part of the shouting turned to screaming, which was no better.',
      give: 'All this time the infants had gone on having singing, since nobody had told them to stop, and had got from scales to a song. Everyone in the square had learned it in that same room; and one cannot very well shout while one’s lips are [on the second verse|moving to the words].',
      clear: 'Row by row the square left off, until there was only the song, and now and then a slate; and they could walk straight up to the town hall.',
    },
    gap: {
      onset: 'The giant put down one foot, to feel where the ground was, and the square had not been built for that. It went in, [like the crust of a pie|with a crunch], and left a drop, much too wide to jump, with the town hall beyond.',
      tries: 'They were going along the edge from lamp post to lamp post, on a line, and none of them was to look up at the foot.',
      worse: 'Paving stones went down, by twos and threes, into somebody’s extremely deep cellar; and overhead the toes, each of them as big as a sack, were feeling about again.',
      give: 'It had the shape of a foot, naturally; and there is no foot, however large, that is not narrow somewhere. They had all been standing in despair before the heel or the toes, and between the two, at the arch, [it was not much more than a stride|the edges all but met].',
      clear: 'They were over, all of them, and on the town hall steps; and the foot had been taken in again, and apologised for.',
    },
  },
  'The Feather of the Phoenix': {
    storm: {
      onset: 'It had been raining there from the first, but that had only been its manners. Now all the cloud there was came down on the ledge, with a wind that [nobody could stand against|would not let anyone stand], and tugged at the feather, of which there was just the one.',
      tries: 'They lay along the rock with the feather under them, and were to pass it forward in the lulls, and never to grab.',
      worse: 'The rain no longer fell, it went by; the puddles rose and followed it; and a bunch of black straws came past them, screeching along the rock.',
      give: 'Water had been coming to that ledge from the whole of the mountain, and water goes by the low road. At the back, along the rock, it had worn itself a gutter [as deep as a bath|deep enough to lie in], and the wind, which was too grand to stoop, went over the top.',
      clear: 'The wind was gone, like a noise when somebody shuts a window, and it was merely raining; and the feather, with all its hairs on, lit the way to the corner.',
    },
    gap: {
      onset: 'Rain had been falling on that ledge for a thousand years, and this was one drop too many: softly the middle of it cracked, [and slid|and was gone] into the cloud. It was not to be jumped, and on the other piece sat the old bird, head under wing.',
      tries: 'They had a line out for a spur on the other piece, and they cast it by turns, and gently, so as not to startle anyone.',
      worse: 'The broken edge was going like sugar in tea, a brown thread at a time, and whatever fell made no sound, since there was nothing down there but weather.',
      give: 'In the wet the feather glowed, and the wetter the brighter; and by the light of it they saw what had been grey upon grey: behind the falling water, close in, the ledge had not broken. It went on, [no wider than a shelf|with ferns on it], for anyone who did not mind a shower.',
      clear: 'They came out upon the other piece, as wet as it is possible to be, and the feather so bright that the whole drop glowed behind them.',
    },
  },
};
