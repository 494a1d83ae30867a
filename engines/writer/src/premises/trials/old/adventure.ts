// For 9-17: the trials of the Adventure plots, each out of its own plot.
import type { PlotTrials } from '../plot-trials.ts';

export const ADVENTURE_TRIALS: PlotTrials = {
  'The Lost Lantern': {
    dark: {
      onset: 'Evening had been expected, but not yet. [It came down all at once, like a blind|It came a whole hour early], and nobody could see the way any more, because the one lantern that was lit for it each night was the one they had come to fetch.',
      tries: 'They were going in a line, each holding on to the next, straight at the spot where the light had blinked, and nobody was to turn aside.',
      worse: 'Somebody said that it could not get any blacker, and it took this as a suggestion. As to where the light had been, there was nothing left of that but an argument.',
      give: 'A light that has blinked twice may do it again, if it is given the chance; they had only never all looked the same way for long enough, and now that they did, there it was, quite small: once, and once more.',
      clear: 'The dark left off as a tunnel does, with a pale rim, and beyond that [they could see what they were about to walk into|one could tell the way from what was not the way].',
    },
    maze: {
      onset: 'The way divided in three, and each of the three did the same, [as alike as the teeth of a comb|and there was nothing to choose between them]. On other evenings the lantern shone down the right one; tonight it hung on no hook, and they were lost.',
      tries: 'They were calling down each of the ways, as one calls to somebody who has a lantern, and then they listened, and nobody was to fill up the pause.',
      worse: 'Whichever they took, it brought them round to the same openings from a different side, until they could no longer have told you by which of them they had arrived.',
      give: 'An old lantern drips when it is carried, as everybody knew who had ever hung it on its hook; and at one of the openings, and at no other, there was [a spot|a smear] of something that smelled of lamp.',
      clear: 'One more turning, and the other ways fell back like people who have changed their minds, and there was a single one left, which went where they were going.',
    },
  },
  'The Map with a Missing Corner': {
    maze: {
      onset: 'Here the map stopped, at a torn edge, and at once the ways did as they pleased: there were seven of them, all alike, and [nobody could swear to the one by which they had come|no two people agreed on which was the one with the line on it]. They were lost by exactly one corner.',
      tries: 'They were holding the torn edge against each of the ways in turn, to see which carried on the line, and it had to be held quite flat.',
      worse: 'The seventh way brought them back to the first, where they had been so confident; and the map, when they turned it round in case that helped, was just as torn from there.',
      give: 'A person with a basket goes round a corner where the basket will let her; and at only one of those openings had the edge been [rubbed|worn] smooth, at the height of a hip, by years and years of shopping on its way home.',
      clear: 'From there each turning gave them the next, like a list being read out, and at the end of the list they were through, with only a little way to go.',
    },
    gap: {
      onset: 'There was a crack like a stick broken over a knee, and the way stopped where the map did, at a ragged edge. Beyond was a drop, far too wide to jump, and beyond that, presumably, [whatever was on the corner|everything that somebody had torn off].',
      tries: 'They had measured it by the scale on the map, and were letting the lightest of them over the edge, by one inch of that scale at a time.',
      worse: 'Another strip came away along the edge, with the sound of paper being torn slowly by somebody who is thinking of something else.',
      give: 'It was torn, and so it had to fit: where the one edge had a nose the other had a notch, and at the longest of the noses, if you went along as far as that, the two came within [a step|half a yard] of each other.',
      clear: 'They went over one at a time, and looked back as one looks at a sum that has come out. All that was left was in front.',
    },
  },
  'Over the Whispering Mountains': {
    storm: {
      onset: 'With a noise like a mile of sheets being torn the wind came through the pass, full of sleet, and nobody could stand against it. On any other day they would have waited; but in red, on the parcel, it said that it was not to be late.',
      tries: 'They had put the parcel in the middle and themselves all round it, and were going into the wind sideways, one step to each lull, never two.',
      worse: 'The left-hand peak threw it down and the right-hand peak threw it back, and in the midst of all this throwing the string of the parcel had begun to scream.',
      give: 'The wind kept to the middle of the pass, as carts do; but the mountains on both sides were folded like curtains, and warm besides, and close in, in the folds, there was hardly [enough of it to stir a bit of string|air enough to turn a page].',
      clear: 'The storm went off down the valley, slamming things, and the pass lay open as far as the first of the way down.',
    },
    gap: {
      onset: 'One pebble rolled, and then the shelf that it had been lying on, and after it a whole bite of the pass went down into the valley, clattering. It left a drop that nobody could jump, and the parcel was due on the far side.',
      tries: 'They were to get a line round a spike of rock on the other side, and not to utter a sound about it, whether it hit or missed.',
      worse: 'A boulder went down after the rest, and knocked on every ledge that it came to; they counted eleven knocks, and never heard it get to the floor.',
      give: 'The mountain was all folds, like a grey blanket that somebody has got out of; and where the edge met the wall it went on, inside a fold, no wider than a bookshelf, [right round the drop, and warm to lean on|and came out again on the other side].',
      clear: 'They came off the end of it with the parcel the right way up and the drop at their backs, and there, quite ordinary, a path began to go down.',
    },
  },
  'The Island That Moves': {
    flood: {
      onset: 'The island took a breath, and leaned, and on the low side the sea came up over the moss, cold and quick, [and went on coming|and was not satisfied with the moss]. The goats had withdrawn to the highest lump of all, and between them and it the water rose.',
      tries: 'They were going out in a chain, from one mossy ridge to the next, and each of them only when whoever was in front had come to a stop.',
      worse: 'Deep down something stirred, and the ground rippled from end to end like a tablecloth; up on their lump nine goats were bleating, closely packed, with one of them in the middle.',
      give: 'It was breathing, that was all: the ground rose, and waited, and sank, as it had done from the first; and at the top of each breath, for a slow count of seven, the ridges lay bare as far as the goats.',
      clear: 'The water slid off on both sides with a sigh, and left some surprised shrimps in the moss, and a clear way across to nine wet, disapproving faces.',
    },
    gap: {
      onset: 'The island shrugged, as anybody may whom something tickles, and all that earth and moss split across the middle and went on [splitting|opening, like a drawer]. It was too deep to look into and much too wide to jump, with nine goats over on the other half.',
      tries: 'They had made a line of all that would take a knot, and were swinging it across, as slowly as it would swing, so as to tickle nothing.',
      worse: 'Clods of turf went over the edge, and down there, where one would have expected a splash, something twitched; and the drop was wider by a goat.',
      give: 'Whoever shrugs has to let it down again in the end; and each time that the ground beneath them sank, as it had been sinking and rising all along, the two edges came together [like lips|like a book that wants to shut], and one could step over.',
      clear: 'They were across, to the last of them, and the drop was no more than a green crease at their backs. In front stood the goats, chewing, not forty steps away.',
    },
  },
  'A Ship Made of Books': {
    storm: {
      onset: 'The grey water turned white from one page to the next, and over it came a wind that nobody could stand against, or read against. A ship of wood would not have minded; theirs was nine hundred books, and [already the covers were flapping|the loose pages were leaving already].',
      tries: 'They lay flat on the larger atlases to keep them shut, and were passing the open book along, and whoever got it was to have the next line ready.',
      worse: 'A gust got in under an encyclopaedia and went through it from A to M, and three chapters of something else rose up overhead, and screamed like gulls.',
      give: 'A book has a back and a front, and the wind can only get in at the front; so one after another the books were turned round, spines to the weather, and where there had been nine hundred flapping covers [there was a wall|it was as smooth as a shelf].',
      clear: 'The weather went away southward, still leafing about in itself for something, and the grey water lay flat, all the way to where a shore would have to be.',
    },
    flood: {
      onset: 'Low down, where a dictionary and a book about birds had not been pushed close, the sea found the crack and came in, [first a lick and then a gush|with a loud swallow], and it rose. They were standing on nine hundred books, and all of them were thirsty.',
      tries: 'They were handing up the wettest from below, to be wedged in again the other way, and not a book was to be hurried.',
      worse: 'The bottom row, which was history, had begun to swell, and the water, which had been up to the authors, was now up to the titles.',
      give: 'Paper that drinks gets fat: the crack was between two books, and both of them were drinking, and all that kept them from closing up was being pulled about. Left in peace they swelled, and squeezed, and the gush [became a dribble|thought better of it].',
      clear: 'The last of the water ran out between the pages, with a few full stops in it, and the ship came up, level and dripping, her nose to the far shore.',
    },
  },
  'The Secret Staircase': {
    dark: {
      onset: 'Far below them the door of the broom cupboard swung to, [quite gently|with a click], and that had been all the light there was. Somewhere ahead the stairs went on, or else they stopped in mid-air, and nobody could see which.',
      tries: 'They were going up in a row, trying each stair before they trusted it, and telling its number to whoever was behind, and there was to be no skipping.',
      worse: '“Two hundred and six,” said somebody, and somebody else, a good deal higher up, said “Two hundred and six”; and then a board creaked under nobody at all.',
      give: 'A stair on which somebody has just stood is warm, as the last one had been when it was felt; and so was the one beyond it, and the next, and [they had only to feel for the warm ones|anybody could be led up by them, as if by a rail].',
      clear: 'What they came to was a stair with a grey edge, and above it, each a little less dark than the last, one could see the others going on.',
    },
    lock: {
      onset: 'The stairs ended in mid-air; but in the wall beside the last of them, as brown as the panelling, was a door with a lock in it and [no handle|nothing else]. It was to this, step by step and night by night, that they had been coming.',
      tries: 'They had squeezed together on the uppermost stair, which was built for one, and were listening at the wood in turn, and nobody was to lean.',
      worse: 'They knocked, and the knock ran away down all the two hundred and six stairs, and turned round at the bottom, and came up again sounding like somebody else’s.',
      give: 'The footprints went on past it, right to the edge, and stood there side by side: whoever made them had not pushed, but had got out of the way. So they did as the footprints did, all in a row, and [outward, slowly, it came|now there was space enough for it to swing].',
      clear: 'There was a click, as of a tongue, and the door stood wide; and the stairs, which looked for once as if they had somewhere to go, went on behind it.',
    },
  },
  'Journey to the Edge of the Map': {
    gap: {
      onset: 'There was a snap, like the point of a pencil, and the last inch of green had gone from in front of them. Instead there was a drop, white all the way down, and wider than anyone can jump; beyond it was the far side of Nothing.',
      tries: 'They were letting one of them out over the edge on a line, inch by inch, to feel for a ledge, and the rest were not to interrupt.',
      worse: 'A tuft of green let go and fell, and did not land, and after some time was simply not there; and behind them [another brook left off|something else that had been singing stopped].',
      give: 'They had been staring at the white as one stares at snow, and had taken it for granted that it was all the same; but a pebble that was rolled out a little way did not fall. There was a rib of ground there, white upon white, and it went across.',
      clear: 'They did not do much breathing until they were all over. Then somebody looked round, and it was only a pale place on the paper, and they were past it.',
    },
    maze: {
      onset: 'The road, which had been drawn with a ruler, frayed at the end like a piece of string, into a dozen ways that looked alike and were [on no map whatever|all of them unknown to the map]. This was exactly what they had come about; it did not help, and they were lost.',
      tries: 'They went along the ways by turns, as far as a call would carry, and those who stayed were to answer each time, and always from the same place.',
      worse: 'There were milestones for a bit, with nothing on them; and when they doubled back to the last that did have a number, it had faded, too, into a sort of lump.',
      give: 'What was real was fading, as they had seen the whole way here; so those bold black ways, which looked so reliable, had never been anything at all, and the true one would be the pale one, [rubbed like a fold|which nobody had tried].',
      clear: 'The other ways, when no one looked at them, ran together like wet ink; and the one that was left went straight to the edge, and stopped there, as they did.',
    },
  },
  'The Treasure Nobody Buried': {
    crowd: {
      onset: 'Down the ladder, and then without it, came the whole town, with spades, shouting that it was theirs; for everyone had heard the clang, and everyone had a copy of the map. That it had been a joke was a thing nobody could make them hear.',
      tries: 'They had got into a ring round the thing in the mud, facing outwards, and were saying four words, all together, over and over: “It was a joke.”',
      worse: 'Two gentlemen had hold of the same spade, and each explained to the other, louder and louder, that it was his; the clay shook, and a row of Mrs Oddy’s beans came down.',
      give: 'A hundred people had dug that hole, and so it was as round as a flowerpot. A thing said low, in the middle, ran up the sides and came down again on every head, and they all stopped and looked up, to see [who had spoken|who was there].',
      clear: 'One after another the spades were stood in the clay; it grew so quiet that you could hear a crumb of earth arrive, and what lay in the mud had room.',
    },
    flood: {
      onset: 'Somebody’s spade went in once too often, and the side of the hole began to spit, and then to pour, [brown and cold|with a noise like a bath]. It came up round the ladder, and over that flat thing in the mud, before anyone had found out what it was.',
      tries: 'They had set the diggers in a row, to throw a bank of clay up against the spout, one spadeful at a time, and strictly in order.',
      worse: 'It was over the third rung and over the fourth, and a spade went slowly round in it with the handle up, like somebody who would like to ask a question.',
      give: 'For days a hundred people had been throwing clay out of that hole, and all of it lay in one fat heap along the rim, right above the spout; [it only wanted to be let down again|one good push from above], and it went home like a cork.',
      clear: 'The water ran off, sucking its teeth, through the cracks that it had come by, and there in the middle lay the flat thing, a good deal cleaner than they were.',
    },
  },
  'Three Keys and a Door': {
    lock: {
      onset: 'What had looked from below like the hedge on the hilltop was a fence, and in the fence, between them and the red door, was a plain door with a lock. The poster had promised three keys. It had not mentioned that one would need a fourth.',
      tries: 'They were trying the boards on either side, one after another, with a very small shake, and it was to be done so quietly that no runner looked round.',
      worse: 'The runners got up out of the grass, one by one, and came to lean on the fence, all along it, and on each other, and to give advice.',
      give: 'It was the leaning that kept it shut. Half the town had run up that hill and had propped itself on the fence to get its breath; and when they were asked, [quite politely|one at a time], to sit somewhere else, the boards stood up straight, and the bolt slid out by itself.',
      clear: 'The plain door swung in upon the hilltop, and for once nobody ran. There in the middle, as red as ever, stood the other.',
    },
    crowd: {
      onset: 'Then the slow ones arrived, and the fast ones got up, and the whole town was on the hill at once, each of them waving a poster and shouting that the keys were his. There was no getting through to the red door, and [nobody listened to anyone|not a soul was listening].',
      tries: 'They were forming them all up into a queue, in the order in which they had arrived, and had very nearly settled who was last.',
      worse: 'A sack burst, and it was full of keys, to cellars and pianos and a tin of sardines; and whoever snatched one up began to shout all over again in a new voice.',
      give: 'Most of the town had never got as far as the small print, since nobody can read and run. When those nearest heard it, “Keys must be given,” each of them looked at what he was clutching, and at his neighbour, and [shut his mouth|went red].',
      clear: 'It grew quiet up the hill, as in a queue when the window opens, and they stood back on both sides, so that there was a lane to the red door.',
    },
  },
  'The Long Way Home': {
    dark: {
      onset: 'The sun went into a cloud above the town and did not come out at the bottom, and [that was the end of the day|it was night up there]. The bus had lamps; but the bus had gone without them, and there was no seeing the way down to the cake.',
      tries: 'Each of them had taken hold of some part of the suitcase, so as not to get lost, and they were going at the pace of the slowest.',
      worse: 'Something went bumping away downhill, for a very long time, and the old woman remarked with interest that it was her plum jam.',
      give: 'There was one among them to whom it made no difference. The old woman had not seen the way by daylight, either; she had asked them, all along, what it was like to tread on, and if they simply went on telling her, stone, turf, stone, they kept to it.',
      clear: 'The dark stopped at the bottom of the hill, against the first garden wall, with a smell of supper over it, and after that everybody knew the way.',
    },
    maze: {
      onset: 'From the top of the hill the way home had been one way. A few steps further down it was eleven, all alike, [sheep having no opinion about towns|trodden by sheep], and they were lost, because up to now it was always the bus that had known.',
      tries: 'The old woman was to sit on her suitcase and be the middle, and they were going out from her, each by another way, and calling back what they found.',
      worse: 'The crooked spire was in front of them, and then it was on the left, and then, which is hard to forgive in a spire, it was behind.',
      give: 'The spire was no use, being crooked; but the old woman, who could not see it in any case, had had her nose up. Somebody down there had been baking, and it came to them along one of the ways, and along [one only|none of the rest], warm, with a little vanilla.',
      clear: 'That was the last turning, and you could tell that it was, because there was a dustbin in it. From there the streets went down like stairs.',
    },
  },
};
