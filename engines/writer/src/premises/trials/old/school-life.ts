// For 9-17: the trials of the School Life plots, each out of its own plot.
import type { PlotTrials } from '../plot-trials.ts';

export const SCHOOL_LIFE_TRIALS: PlotTrials = {
  'The New Kid in Row Three': {
    lock: {
      onset: 'At the end of the cloakroom is a cage for lost property, with a door to it, and the new kid had heard what row three was saying, and had [pulled that shut|got in behind it]. It is the kind that locks by itself, and nobody has ever seen the key.',
      tries: 'They were pushing notes in under the door, folded small, and none of what had been said about the coat was to be said again.',
      worse: 'In behind the mackintoshes there was a squeak, and then another, and somebody let out a long breath over it, as one does in order to hush.',
      give: 'Row three had known that cage since they were infants; each of them had been shut up in it, for a joke, and each had got out. One [lifts the door a bit, and leans|leans, and lifts]. It had merely never occurred to them that it works from outside as well.',
      clear: 'The door of the cage came round with no more noise than a tick, and between the last two mackintoshes there was a way in.',
    },
    dark: {
      onset: 'The cloakroom has one bulb, which belongs to the caretaker, and he puts it out at the same minute every day, [from the far end of the passage|whoever may be inside]. It was that minute. Nobody could see the new kid, but quite near them somebody was breathing very fast.',
      tries: 'They were parting the coats, one after another, and saying “Excuse me” to each, and were not to giggle, however badly it came over them.',
      worse: 'A wet sleeve took hold of somebody, and somebody took hold of the sleeve; and further in, among the mackintoshes, there was that squeak.',
      give: 'Everybody can find his peg in the dark; they had hung up their things there since they were four. There is the one by the pipe, and the one that wobbles, and so on, down to the last, which has [no name over it|a name still to come], but a strip of paper, that rustles.',
      clear: 'Around the last peg the dark was merely dim, with coats in it, and between two of the coats one could see where somebody had gone in.',
    },
  },
  'The Substitute Wizard': {
    lock: {
      onset: 'In front of the register a door swung to, [by itself|as doors will in such rooms]. “Lock,” it had been told, some time that morning, and for once he had got the word right. On the wrong side stood a bark and a nose, which wanted to be children.',
      tries: 'They were trying it with all the words that are nearly “unlock”, from the front of the alphabet, and each of them was to be said quite clearly.',
      worse: '“Undock,” somebody suggested, and felt the floor begin to rock a little; and the bark had barked at that door until it was hoarse.',
      give: 'There had been a ticket from the shop in the hat, and there was one on the door as well, low down. It was a door for conjurors, [slightly used|with two spare rabbits], and the ticket said how it was done: one presses the bottom panel, while everyone looks at the lock.',
      clear: 'The door made a bow, as that sort does, and stood open; and there was the register upon the chair, with its ticks, and its crosses, and its drop of something.',
    },
    dark: {
      onset: 'On the wall hung a list of all that was in there, and he had read it out, as far as “lamp”. He had read it “damp”. So now it was [damp in there|like a cellar], and dark; nobody could see the register, and in the register were the names.',
      tries: 'They were calling over the class from memory, by rows, each answering to one name and no other, and going forward by a step at every answer.',
      worse: 'Something on the floor sneezed, which had once been Rose; and the bark ran past them, far ahead, and came back sounding a good deal smaller.',
      give: 'It was only a blackboard that shut them in, with the classroom behind it. Teachers have always sat in there, and always wished to know what was going on; so there was a hole, [at the height of a teacher|up by the eight times eight], with a plug of chalk in it, and the plug came out.',
      clear: 'The dark went off, and left nothing behind but the damp; and one could see the chair, and what lay on it.',
    },
  },
  'The Talent Show Tangle': {
    crowd: {
      onset: 'It said on the list that each of them went on first, and each of them had read it. Jugglers, choir, violin and [dog|both ventriloquists] came on in one body, shouting; not one would listen, or go off, and at six the curtain would go up.',
      tries: 'They were having lots drawn out of the conjuror’s hat, one act at a time, and nobody was to put anything back.',
      worse: 'The violin got its elbow into a juggler, and eleven balls came down on the choir; and beyond the curtain the grandmothers clapped, since they thought that this was it.',
      give: 'Out there, behind one thickness of velvet, sat everybody’s grandmother, who had come early, and could hear each word. As soon as the curtain was [held aside by an inch|lifted at the hem], and they saw all those faces, leaning forward with so much interest, nobody cared to be heard shouting.',
      clear: 'They left off, and stood where they were, with a bow here and a ball there up in the air, and one could walk across the stage from end to end.',
    },
    dark: {
      onset: 'All the acts had brought lamps, so as to have the most light, and had plugged them in [at the one socket|all at once]. There was a small blue snap. Nobody could see the cupboard, or the edge of the stage; and in the front row sat the governors.',
      tries: 'They were feeling their way from one cross of sticky tape to the next, well back from the edge, and nobody was to call out.',
      worse: 'A ball bounced, and thought it over, and bounced; and out in the hall a grandmother asked, very clearly, whether this was one of the modern ones.',
      give: 'There was a sound that had been there the whole time, under all that practising. Somebody small was crying, as one does who has been at it for a while; and whoever went towards that, [whatever was in between|feeling ahead], came by the ropes to the cardboard trees, and to a door.',
      clear: 'Among the cardboard trees the dark left off. They had edges again, and so had the stage, all the way down to the curtain.',
    },
  },
  'The Lunchbox Mix-Up': {
    storm: {
      onset: 'Round that corner there is always a wind, and now it had sent for its brothers. Down the road they came, with hail and [half a hedge|somebody’s bins], and nobody could stand upright; and in the midst of it, in a lunchbox, was an egg with one crack more.',
      tries: 'They had drawn up round the lunchbox like penguins, and were changing places, the outermost for the innermost, and no draught was to be let in.',
      worse: 'The tin flag went round and round on its pole, so that one could not have told a seven from a nine; and through two scarves they felt the egg knock.',
      give: 'It blows there every day, and the people who wait for the bus have long since found the place. It is behind the letter box, which is stout, and red, and was there first; [anyone might have seen it|they need not have looked], for just there the pavement has been worn hollow by shoes.',
      clear: 'The weather went on up the road, to the other stops, and left the corner dripping, and the flag the right way round, and the egg as warm as toast.',
    },
    crowd: {
      onset: 'Whoever had no lunchbox had taken the next one, and so by this time everybody had the wrong one, and knew who had his. They met at the corner, [shouting for their sandwiches|all thirty of them], and lids flew, and nobody listened to anybody; and one of those lunchboxes was warm.',
      tries: 'They were setting out the boxes along the wall, to be asked for one at a time, and there was to be no shaking.',
      worse: 'Boxes were snatched, opened, and snatched back; somebody held up an egg, and thirty people shouted “Mine!”, and it was a boiled one.',
      give: 'They had none of them had any lunch, that was the whole of it. The nearest box was opened, whosever it was, and half of it held out to the next person, who [had a plum|found a plum to give back]; and one cannot go on about a sandwich with one’s mouth full of it.',
      clear: 'The shouting ran down into a good deal of “That’s yours, I believe”, and when it had been round there was one box left over.',
    },
  },
  'A Class Pet Named Thunder': {
    maze: {
      onset: 'The garden was four rows of vegetables until one got down to where a snail lives. There it was lanes, [hundreds of them|green ones], all wet and all alike, and every one had something in it that shone. He could have been in any, and they were lost.',
      tries: 'They were putting in a label wherever they had looked, and each yard was to be looked at before it was trodden on.',
      worse: 'They came round by the beans to the spade, and by the onions to the spade, and it had started to look like a different spade.',
      give: 'The line that they were after had not once turned back, which was more than could be said for the others. Slugs go in loops. Dew runs downhill. A line that keeps straight on, [at a yard an hour|like a margin], has been made by someone who knows where he is going.',
      clear: 'After that there was only one line in all the garden, and it ran off between two of the rows, as if it had an appointment.',
    },
    flood: {
      onset: 'At that hour the caretaker waters his garden, by opening the pipe and going in to tea. It came down between the vegetables, [with a gulp|all in a rush], brown and cold, and rose; and a snail cannot run, and theirs was somewhere out beyond it.',
      tries: 'They had put out the one chair, with the one spade across it, and were getting over by those, singly, and nobody was to jump.',
      worse: 'A flowerpot went by, with a beetle looking over the rim, and a great many leaves; and every leaf had to be caught and looked at underneath.',
      give: 'Vegetables are planted on ridges, so as not to have wet feet. Only the paths had gone under. Along the top of a ridge, [from leek to leek|in between the stalks], it was soft going, but it was dry; and any snail of sense would have taken the same road.',
      clear: 'The pipe coughed and had no more to say. The water soaked away among the rows, and the whole garden lay and shone.',
    },
  },
  'The Night in the School Library': {
    dark: {
      onset: 'It was the other books that had done it. They had waited so long for the last chapter that now they could not bear to look, and they [leaned together overhead|shut out the lamp]. Nobody could see the place on the shelf, which was no wider than a thumb.',
      tries: 'They were going along the last row by the backs, from fat to thin, and the book was to be kept closed meanwhile.',
      worse: 'All round them pages were pulled up, like blankets over ears; and the book began to knock again, and knocked faster.',
      give: 'Somebody had dusted that place, as they had seen; and in ninety years nobody had dusted any other. To the touch the shelf was all fluff, on and on, as soft as a cat, and then, past the fat one and short of the thin, [it was as smooth as a plate|there was bare wood].',
      clear: 'The books drew back, like people who have made up their minds to hear the worst, and there was the lamp again, and the shelf, and the place.',
    },
    maze: {
      onset: 'The shelves had moved. Each was trying to get a little closer to the book with the last chapter in it, and there were no rows any more, [only corners|nothing but corners], and passages, and all of the passages were alike. They were lost in it, with the book.',
      tries: 'They were reading out the letter on every shelf as they came to it, so as not to pass any twice, and nobody was to browse.',
      worse: 'Whichever way they went, a shelf slid in behind them, rustling, like somebody who changes seats at a concert to be nearer the front.',
      give: 'The shelves came after the book, and so it was shut in wherever it was taken. Then the thing was to take it nowhere. They stood still, [and held it low|for one minute]; and the shelves closed up, pushing a bit, and found their old neighbours, from A to Z.',
      clear: 'There they were in their ranks, breathing paper, and up the middle ran an aisle, to the very end.',
    },
  },
  'The Great Science Fair': {
    storm: {
      onset: 'It was the tenth cloud, which had the thunder. It had stood in the queue for as long as it could, and now it [went off|let go], with hail and wind, and no one could keep upright. Beyond it the machine was working on the next.',
      tries: 'They were getting along under one large tablecloth, held up by its corners, and at every flash all the corners were to stop.',
      worse: 'Somebody’s volcano went off out of turn; the wind tunnel, which had won a prize, was blown away; and the judge could be seen to say something, and not heard.',
      give: 'They had come along there once already, and kept dry. Below the tables, the whole length of the gym, ran a street with a roof on it, and cloths down the sides, [past table forty and on|as snug as you please]; only, everybody had come out of it, to see.',
      clear: 'The tenth cloud had nothing more in it. It hung there among the rest, thin and a bit shy, and one could see right across the gym.',
    },
    flood: {
      onset: 'Nine clouds burst at one time under one roof, and a gym has no plughole. It was over the skirting, and then [up to the first of the wall bars|over the tables’ knees], cold, with ice in it; forty projects floated, and over there the machine went on making more.',
      tries: 'They had got hold of the wall bars, one behind the other, and were going round by those, and nobody was to cut off the corner.',
      worse: 'The potato clock drifted past, still ticking, and after it the solar system, one planet at a time; and the judge had got up on a chair.',
      give: 'Under all that science it was still a gym, and behind the wall bars were the mats, twelve of them, blue and as thick as mattresses. [A mat floats|They float]. They had only to be remembered, on a day when everyone was thinking about something cleverer, and pushed out one behind another.',
      clear: 'In the end the water discovered the changing rooms, and went off down the showers, and the tables came to rest, and one could get by.',
    },
  },
  'Two Captains and One Team': {
    crowd: {
      onset: 'One half of them listened to the one captain, and one half to the other, and the captains listened to nobody. After that [the dinner ladies|the under-nines] took sides, and so on, until all the school was down there, round a single armband, shouting two names.',
      tries: 'They were going round with the armband, so that each of the players should see how small it was, and it was not to be tried on.',
      worse: 'Somebody kicked the ball to make his point, and it came down in the tea urn; and out of the windows the staff had started on a third name.',
      give: 'There was one who had not shouted, and it was the goalkeeper, who never did. She stood in her goal without a net; and by and by [she rolled out the ball|she put down the ball, and gave it a push], quite slowly, among their boots. No eleven players can see that and go on talking.',
      clear: 'It grew quiet, from the ball outwards, and they stood as one stands before a kick-off, and the field was theirs again.',
    },
    storm: {
      onset: 'Over that field the weather comes from the far end, where nobody had ever practised. It came with rain and [corner flags|a row of hurdles], and there was no standing up in it; one captain shouted “Run!” and the other one shouted “Stay!”, and the team did both.',
      tries: 'They were getting the team into a huddle, and moving it a step at a time, and it had been agreed that the huddle should not have a front.',
      worse: 'The ball got up by itself, crossed the field at the height of the bar, and scored; and no one could have said for which side.',
      give: 'The goalkeeper had said one thing all season, and it was “Who is going to pass?” So they passed: whoever stood out of the wind, [beside the post|behind the roller], took hold of the next, and he of the next, as if each of them were the ball, and nobody was dropped.',
      clear: 'The rain went off towards Upper Hill, who were welcome to it, and the end of the field lay flat and green, with eleven people on it.',
    },
  },
  'The Bus That Took a Wrong Turn': {
    flood: {
      onset: 'Behind them, over the place where the road had been, the tide came in. It came round the dunes on both sides, [quite without noise|like children round an ice-cream van], and met underneath the bus, and rose up her wheels, cold and quick; before long it would wish to get on.',
      tries: 'They were handing everyone up to the luggage rack, seat by seat, beginning with the smallest, and it was to be done without pushing.',
      worse: 'The bottom step had gone, and then the step with the strip on it; a jellyfish looked in at the door, and seemed to be asking about fares.',
      give: 'The iron rail went into the sand and came out again, and something had stood on it once that was not to get wet. Water is level; and now that it drew a line along the rail one saw that the rail [was not|went uphill]. The bus had wheels for that.',
      clear: 'The tide came as far as its own line of weed, and stopped, as it does every day, and went back, and the bus stood on firm sand in a wet skirt.',
    },
    crowd: {
      onset: 'One half of the bus wanted to be back for the photograph, and the other half never. They had all got out, to have more room for it, and [stood left and right of her|were pushing her from both ends], shouting; and neither half listened to the other, or to the driver.',
      tries: 'They were taking a vote, one shell to each person, in two heaps on the sand, and nobody was to throw any.',
      worse: 'Shells were flying, by the handful. Somebody leaned on the horn in order to be heard, and somebody leaned on him, and the bus shut one of her doors.',
      give: 'In all that noise nobody had asked the bus. She stood there with her nose going, as she had since they came; and now she sniffed, and shook from end to end, [just as she does when she starts|as if she would be off]. Whoever has once missed a bus stops talking at that, and looks.',
      clear: 'From sheer habit they had formed a queue, all the one half and all the other, and you could have heard a shell drop.',
    },
  },
  'The Last Day Before Summer': {
    crowd: {
      onset: 'They had been at school since Friday, it was still Friday, and they had had enough of it. The whole school came down to the pond, class by class, [hot and cross|with its satchels on], shouting whose fault it was; and nobody listened, and nobody could get through to the rail.',
      tries: 'They were asking each of the classes to sit down, the infants first, and to think back to that morning, and nobody was to guess aloud.',
      worse: 'Some said that it was the headmaster’s wish, and some the frog’s; a satchel went in, and the splash stood there, and went on standing there.',
      give: 'Where no time passes a shout cannot die away. Each of theirs had stayed up, like the dragonfly, just where it was, one on top of another, until [there was no room for any more|the air was full]; and then there was nothing to be done but to talk, low down, underneath.',
      clear: 'One by one the shouts came down, like leaves, and the school stood round its pond with nothing to say, and the rail was free.',
    },
    flood: {
      onset: 'Since Friday water had been running into the pond, and as there was no next minute for it to run out in [it was all still there|it had had to stay]. Now it came past the rail, green and cold, and rose across the playground, dragonfly and all; and no bell rang.',
      tries: 'They were going out along the rail, from post to post, towards the round thing in the deep, and no post was to be skipped.',
      worse: 'It had got over the hopscotch, seven, eight, nine; and the clock said one minute to three, so that it could not even be called late.',
      give: 'On that water a ring never got wider. It stayed, as the frog’s had, as firm as a plate. A pebble was tossed in, and [a step further on|ahead of it] another, and each left a ring on which one could stand for as long as one liked, in the same minute.',
      clear: 'The pond drew in its edges and lay in its own place, ringed all over, like a table that has been used for too many cups.',
    },
  },
};
