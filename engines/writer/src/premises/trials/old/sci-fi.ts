// For 9-17: the trials of the Sci-Fi plots, each out of its own plot.
import type { PlotTrials } from '../plot-trials.ts';

export const SCI_FI_TRIALS: PlotTrials = {
  'The Robot Who Planted Flowers': {
    lock: {
      onset: 'In the gate of the scrapyard was a small door for the staff, and at the hour that stood on the board it had shut itself and [turned its lock|locked up]. Beyond it stood the robot, with a number on, and a watering can, next in the line.',
      tries: 'They were reading the board aloud, through the bars, for somebody official to come and agree with it, and it was to be read in an official voice.',
      worse: 'A bell rang in there, once. The steel grab woke up, swung across, and hung over the line, like somebody who has seen the one he wants.',
      give: 'The robot had gone in by that door ten minutes ago, and the robot never passes a crack. Between the door and the post [stood a daisy|it had planted something], with a good pinch of earth; and the bolt had gone into the earth, and not into the iron, and could be pushed out.',
      clear: 'The small door moved aside, dropping crumbs of concrete, and the way lay open to the line, and to the one in the line that had a watering can.',
    },
    crowd: {
      onset: 'One half of the town had come for the flowers and one half for the concrete, and both had brought signs to hold up. They met [in the gate|just there], all of them shouting and none of them listening, and there was no way between them to the robot.',
      tries: 'They were working along the line where the two halves met, and asking each person, quite civilly, to lower his sign until somebody had read it.',
      worse: 'The two words had begun to get into each other; a good many people were shouting “Flowcrete”, and could no longer have said on which side they belonged.',
      give: 'All the signs were nailed to bean poles, and nobody has a bean pole who has not got a garden. “What do you grow?” one of the concrete people was asked. [“Sweet peas,” he said|He lowered his sign to think], and his neighbour wished to know what he did about snails.',
      clear: 'The shouting had run out. The signs leaned against each other, face to face, and down the middle one could walk straight in at the gate.',
    },
  },
  'Message from a Small Star': {
    storm: {
      onset: 'It came over the chimney from behind, as if it had been climbing the stairs after them, with wind and slates and sleet, and nobody could stand up in it. Above it the star, which could see nothing but weather, was blinking, [more slowly than yesterday|short, short, long].',
      tries: 'They were holding on to the chimney and to each other, and getting all the bright things back into the pillowcase, singly, and nothing was to be snatched at.',
      worse: 'The chimney pot hooted, and the saucepan lid flew off over the town, flashing each time that it turned, and heaven knows what the star made of that.',
      give: 'The chimney had stood there since the house was built; one side of it was scoured clean and on the other there was soot. Where soot can stay no weather comes. It was [the width of a cupboard|not much of a place], but it was dry, and it led along the roof.',
      clear: 'The storm went on over the lower houses to see to their washing, and straight overhead, in a hole with clean edges, was the star.',
    },
    dark: {
      onset: 'The whole town had thought of answering, and had put on every lamp it had, all at once, [and the wires were not up to it|which was too much for the wires]. Street after street went out, up to the stairs beneath them, and nobody could see where the roof left off.',
      tries: 'They were moving along the ridge by inches, in a row, and the foremost was to say aloud what there was to hold on to.',
      worse: 'A tile slid, and was a long time sliding; and the torch, when it had been found among the other things, would not light either, out of sympathy.',
      give: 'It was so dark in the town by now that nothing kept one from seeing how light it is at night. There were stars that nobody had known about, right down to the gutters, and against them stood the roof, [with all its edges ruled|as black as a cat], and everything that was on it.',
      clear: 'The dark stopped at the ridge, along which ran a thin grey shine, and from there one could see what was roof and what was not.',
    },
  },
  'School Trip to Saturn': {
    gap: {
      onset: 'Two of the largest bits, pianos both, knocked together, and everything in between made off sideways, [like marbles|as people do from a quarrel]. It left a drop with nothing in it but black, far wider than one can jump; and the missing one was somewhere on the other side.',
      tries: 'They had hooked together the whole of the class rope, and were letting the lightest of them out on the end, and nobody was to hurry the rope.',
      worse: 'A pip that somebody had pushed off from went in, and got smaller, and went on getting smaller; and far below, the bus put on its lights and put them off again.',
      give: 'A ring goes round; it is what rings do. Everything in this one was on its way, at its own pace, and behind the empty piece came the next lot, as it always had, pips first and then pianos. They [let the gap go by|had only to wait], as one waits for a bus.',
      clear: 'They crossed two and two, on the class rope, and the drop went sailing away round Saturn, with nothing in it, and nobody missed it.',
    },
    dark: {
      onset: 'Saturn is large and has a shadow, and the ring had carried them round into it among their pianos. [It was like being put in a drawer|The sun went out at one edge], and no one could see where to go, or count the class, of which there was one missing already.',
      tries: 'They were going along the rope, length by length, each calling the number that they had been given on the bus, and all in the proper order.',
      worse: 'Something bumped against something, without a sound; and there was a tug at the rope, and one more, from beyond the end of the line.',
      give: 'They had been carried into the shadow, and they were being carried still, for nothing out there ever stands about. Nobody had to find the way. They had gone in at one side, and [like any train in any tunnel|in their own good time] they would come out at the other, if they all stayed on.',
      clear: 'First a single edge of the nearest piano was bright, and then one edge of everything, and all those millions of bits could be looked behind.',
    },
  },
  'The Machine That Collected Dreams': {
    lock: {
      onset: 'The machine had understood what they were there for. It left off humming, and between it and them, [on rollers, without a word|from wall to wall], ran a door as smooth as a fridge, with a lock that turned over twice, and all the dreams were behind it.',
      tries: 'They were listening at it in turn, and humming along whenever it hummed, so that it should forget itself, and nobody was to get ahead of the tune.',
      worse: 'Inside it could be heard shutting up its little panes of glass, row after row, click, click, like a person who counts the spoons after a visit.',
      give: 'It was learning a lullaby, and could not get the fourth note; and each time that it felt about for this it had to leave everything else alone, and that went for the lock. In the pause behind the third note, for anybody who was ready, the door [was merely leaning there|slid like a drawer].',
      clear: 'The door rolled back, as clean as a plate, and there were the rows of glass, right up into the tower, with something going round in each.',
    },
    dark: {
      onset: 'The hum broke off, as a voice does in bed when a stair has creaked, and the light in the engine room went out. The machine had felt them coming. Now nobody could see the dreams, or the way between them, and [nobody was meant to|that was what it wanted].',
      tries: 'They were going along those rows of little doors by touch, in single file, and were not to open any, whatever went on inside.',
      worse: 'It was so warm in there that it might have been the inside of an eyelid; and something went by with the step of an aunt and the hiss of a swan.',
      give: 'Behind each of those panes a dream was going round, and a dream is never quite dark, or how would anyone see it? They had only to [stop straining|leave off staring], as one does on a pillow, and there it was, row above row, a blue like that of a window over the road.',
      clear: 'The dark gave up one row at a time, from the floor to the roof, until one could see the whole height of the machine, and where to stand.',
    },
  },
  'Lost Between Two Moons': {
    dark: {
      onset: 'From both sides the moons had crept up on the sun, and now they shut it in, like the halves of a nut. It was black in the shuttle and black outside, [with air for one day|without so much as a candle]; nobody could see the switches, or which way was home.',
      tries: 'They were going over the switches by touch, from left to right, and saying what each of them might be, and none was to be pressed.',
      worse: 'The pencil could be heard to tap at one window, and then, when it had drifted across, at the other; and the air gauge ticked down by a line.',
      give: 'Either moon had its light, and both of these had been signalling all day, crossly, the large one slowly and the small one fast. In such blackness one could see them on the walls, [a slow wink and a quick one|the left wall slow and the right wall quick], and so knew left from right, and everything between.',
      clear: 'The two moons drew apart, like people who have bumped into one another in a doorway, and there was the panel, and the pencil, pointing to neither.',
    },
    creature: {
      onset: 'A piece of the black between the moons was not sky. It uncurled, and a great beast hung there before the windows, as long as a street, [blinking|with its mouth a little open], and considered the shuttle, which for its part hung there like something on a fork.',
      tries: 'They were putting out the lamps, one by one, in order to look like a stone, and nobody was to say “pff”, or anything else.',
      worse: 'It put an eye to the left-hand window and filled it; then it came all the way round, and put the same eye to the right.',
      give: 'Whatever was let go there fell to neither side, as they knew from the pencil; and this held good for the great beast. It [wanted a push|was as stuck as they were], and one “pff”, which was all that the engine could do, would start it.',
      clear: 'The great beast floated off, turning over once, with a look of deep relief, and on either hand there was nothing but a moon.',
    },
  },
  'The Day Gravity Took a Nap': {
    crowd: {
      onset: 'The railings were the one thing to hold on to, and the whole town held on to them, and to each other, [five deep|boots upward], shouting that it was someone’s fault. Nobody listened, and whoever wanted to get through had to climb over somebody’s aunt.',
      tries: 'They were passing themselves along from one person to the next, with “Excuse me” and “After you”, and it all depended on staying polite.',
      worse: 'Mrs Larkin’s baby went over, rather high. Everybody pointed, for which each of them had to let go of somebody, and one end of the crowd came off the railings.',
      give: 'With nothing to hold one down, a shout is like a kick: whoever gave one went up by a foot, and the loudest were by now above the trees. The rest found it better to speak low; and [then, to be on the safe side|in the end], to listen.',
      clear: 'It was so quiet that one could hear a dog snore, far out on the lawn, and beneath all those hanging boots there was a clear way to it.',
    },
    storm: {
      onset: 'It was only wind, and on any other day one would have held on to the ground. But it took the pond, in one piece, and [the bandstand|forty hats], and went round and round the park with them. Nobody could stay upright, and beyond it lay the dog, asleep.',
      tries: 'They had linked themselves in a string, from the railings inward, and were letting it swing towards the dog, by a yard to each gust.',
      worse: 'The pond came round again, wobbling, with a duck in it; and behind it, upside down and ringing with all its might, came the bell of the church.',
      give: 'One bit of lawn, the size of a bedspread, had not stirred by a daisy. Whatever came to the edge of that, a crumb, a hat, a bench, slowed up and sank; so one only had to be blown in the right direction, and [wait to be heavy|be ready to sit].',
      clear: 'The wind set down all that it had carried, about a foot above where it belonged, and between them and the dog was nothing but lawn.',
    },
  },
  'Postcards from Tomorrow': {
    gap: {
      onset: 'So this was what “Hurry” had meant. The floor of the post office was going back in time with the clock, and had come to the day before it was laid; and [from the mat to the counter|in front of the counter] there was a drop that nobody could jump.',
      tries: 'They were throwing a string across for the pen on its chain to catch in, and whoever threw it was to wait for the tick and not the tock.',
      worse: 'A stamp fluttered down into it, and some time later fluttered up again, unlicked; and by then there was less of the mat.',
      give: 'Before there was a floor somebody had dug a cellar, and before anyone dug it was a field. The clock ran back, as it had done the whole time, neither faster nor slower; they let it; and [by and by|a hundred years ago] there was grass, perfectly firm, up to the counter.',
      clear: 'They walked across to the counter in good order, and the drop, when they looked round for it, had not happened yet.',
    },
    storm: {
      onset: 'A gale came in through the letterbox. It was tomorrow’s, and there was a whole day of it behind, wind and wet leaves and [other people’s letters|bits of a bridge], so that nobody could stand up to it or reach the counter. Today it had been easy; hence “Hurry”.',
      tries: 'They were working their way along the wall, each in the shelter of the next, and whoever was in front was to call when a leaf lay still.',
      worse: 'The rain was going up, out of the puddles, and what had blown in a minute ago was sucked back, so that they were bowled over from the front and then from behind.',
      give: 'It was blowing in a room where the clock ran backwards; so they were having the end of it first, and then the middle, and everybody knows how a storm begins. It would come to [the first drop|its own beginning], and to the hush before that, and the hush was enough.',
      clear: 'There was one last drop, which was the first, and it went up. After that the post office was so calm that it smelled of ink.',
    },
  },
  'The Friendly Comet': {
    flood: {
      onset: 'For days the comet had dripped, and now it melted in earnest. The water ran out from under its chin, and met more of itself at the gate. The field was a lake, [getting deeper|and went on rising], and far out in it lay what there was of the comet.',
      tries: 'They were going out to it in a chain, and everyone was to be friendly, all the way, so that it should have no reason to hurry.',
      worse: 'The comet saw what a nuisance it was being, and tucked in its tail; and that did not help, since now, on top of everything, it wept.',
      give: 'It was a high field, with a whole long hill below, and the gate opened outwards and downhill. The water had leaned on it, from the inside, until it jammed, that was all; [it wanted lifting by an inch|somebody lifted it at the latch], and everything that had been a lake could be on its way.',
      clear: 'The water had run off down the hill, chattering, and had left the field flat and bright, with the comet sitting up in it, rather clean.',
    },
    storm: {
      onset: 'Where so cold a thing lies down in so warm a field there will be weather. It blew up on all sides, wet and gritty, and there was no standing against it; it tore at the comet, [gust after gust|by the handful], and after each there was less to tear.',
      tries: 'They were creeping up in a bunch, so as to be a wall between the comet and the wind, and the bunch was to stay a bunch.',
      worse: 'The comet put its head down. Its tail stood straight out behind it and cracked like a sheet, and a yard of the end went off over the hedge.',
      give: 'A comet divides whatever it meets, and the tail lies in the parting, as everybody had seen who saw it come. The wind had been divided, too. Behind the comet, on both sides of the tail, ran a strip [in which no grass moved|as still as a corridor], and one could walk right up it.',
      clear: 'In the middle of a gust the wind dropped, and the sparks came down again, one by one, and lay shining in the wet grass about the comet.',
    },
  },
  'A Garden in Orbit': {
    dark: {
      onset: 'The supply ship had not come, and neither had its bulbs. Above the beds the last of the lamps ticked, went brown and was out; among all those knotted beans nobody could see which way the tomato was, and [a plant does not wait|plants have no patience].',
      tries: 'They had let go of the rail and were going along the hose instead, one behind another, and nobody was to bump, because of the marrow.',
      worse: 'Leaves touched them, lightly, to find out who they were; and something that was round and heavy turned over in its bed, and sighed.',
      give: 'Every bean was in a knot, and by now they knew those knots as one knows a stair: the granny, the bow, and the one like a pretzel, on the corner. They went from knot to knot, and past the pretzel came [that smell|a smell], green and furry, which only tomatoes have.',
      clear: 'Then the station rolled over towards the sun, and the dark slid down off the leaves, and there were the beds, all the way along to the tomato.',
    },
    lock: {
      onset: 'The last of the beds have a door to themselves, against the cold, and it had shut and locked. Nobody had done it: the beans inside, not knowing up from down, had [tied themselves to the bolt|gone round the bolt], and pulled; and it was past the hour for watering.',
      tries: 'They were feeling all along the rubber edge of it, by inches, for the place where it leaked, and there was to be no hammering.',
      worse: 'One of the beans had come up to the little round window, and was looking out at them, with a leaf against the glass.',
      give: 'It was beans that held it, and a bean lets go of nothing by force, but will always take hold of something better. A bean string hung out at the crack; it was [twitched a little|pulled tight]; and one green tip came feeling along it, then the rest, and the bolt was free.',
      clear: 'The door hissed and went into the wall, and a warm, green breath came out, and there they all were, in their beds.',
    },
  },
  'The Spaceship in the Shed': {
    lock: {
      onset: 'At the back of the cabin, [behind the seat|no higher than a table], was another door, with a lock, which they had taken for the place where the biscuits were. It was shut fast; and from behind it, very faintly, over and over, came that voice: “Is anyone coming?”',
      tries: 'They had called “Yes!” through the keyhole, and were now trying it with the lever marked “Up”, which was to be moved by a hair and no more.',
      worse: 'The voice had asked, and left its pause, and asked once more; and the pause, although it was hard to be certain, had been a shade longer.',
      give: 'Everything in there showed where a thumb had been. On the door the paint was worn away not by the lock but a good deal lower down, in a spot the size of a penny, [as by one small push a day, for years|such as one rubs without noticing]; and one small push was what it got.',
      clear: 'It said “tock”, and the door went off to the side as though it had been oiled on Wednesday, and the voice came out quite clear.',
    },
    dark: {
      onset: 'There were forty switches, and they had tried one too many. The light, which had come on by itself, went off again, and with the sheet over everything no one could see [the way about|a thing], and all that was left was the voice, asking if anyone was coming.',
      tries: 'They were trying the switches again, one by one from the left, on and off, and after every one of them they were to listen.',
      worse: 'Under the floor something turned over, coughed, and went back to sleep; and the voice asked its question with a sort of catch in it.',
      give: 'Whoever had flown it had known it blindfold. There was still his shape in the seat, and from there each thing was just where one would reach for it without thinking: the hook, the lever, and beyond the lever a little wheel, worn thin, that [opened a shutter|drew back a blind] on the panel.',
      clear: 'The dark went in under the seat, where it lived, and one could see from end to end of the cabin, and the little grille with the voice in it.',
    },
  },
};
