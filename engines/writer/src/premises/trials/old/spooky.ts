// For 9-17: the trials of the Spooky plots, each out of its own plot.
import type { PlotTrials } from '../plot-trials.ts';

export const SPOOKY_TRIALS: PlotTrials = {
  'The Ghost Who Was Afraid of Us': {
    lock: {
      onset: 'The ghost had heard them come in, and that had been enough. It had pulled the wardrobe door shut and locked it on the inside, and was holding on to it besides, as one could tell from the hangers, [which shook|every one of which shook].',
      tries: 'One after another they sat down on the floor, and were to say something harmless, in turn, without laughing.',
      worse: 'A slip of paper came out underneath, and it said “No, thank you”; and behind the door something was turned round once more.',
      give: 'Whoever was in there wrote notes, and nobody can write and hold a door. So they sent one in, on the back of its own paper, and asked about the coats. One heard the pencil start; and the lock, which was old, had never held by itself.',
      clear: 'The door of the wardrobe stood open by the width of a sleeve, and then of two; and between the coats, quite far in, it was rather white.',
    },
    dark: {
      onset: 'Somebody had come a step too near, and the ghost drew in its breath. It was a big fright in a small room; and the light went in as well, until it was as dark as among coats, and the wardrobe might have been anywhere.',
      tries: 'It was to be crossed at a step to every count of ten, and without breathing as though one meant anything by it.',
      worse: 'Something cold and empty felt its way along them, and it was merely a coat; and after that, all together, the hangers rang.',
      give: 'It had breathed in, and that cannot be kept up for ever, not even by such people. They had only to leave off being alarming. They stood still, all of them, and looked the other way, which in the dark is not difficult; and by and by it had to let go.',
      clear: 'First there was the window again, with its frost, and then a room came round the window; and in the corner was the wardrobe, not entirely shut.',
    },
  },
  'A Knock at Midnight': {
    dark: {
      onset: 'All the light under the floor had come down by that hole where the three boards had been. One slid, and dropped into its place like a lid, and the others went after, as they had lain for a hundred years; and in the blackness somebody knocked, once.',
      tries: 'They were following a single joist, one behind the other, and were to lie still at every knock, so as to hear where it had been.',
      worse: 'There was dry earth below them, and cobweb on every side; and the clock was straight overhead now, which is no place for one.',
      give: 'From the beginning the knocks had kept to the clock’s time, and the clock never left its place in the parlour. Somebody lay still and sorted the two, the tick from above and the knock from in front; and one had only to creep away from the first.',
      clear: 'The dark ran up against bricks, and there it had to stop; and one could follow the wall along, course by course, to where it had knocked.',
    },
    lock: {
      onset: 'Half-way along, the space under the floor was closed by a low iron door, with a padlock on the inside. At some time somebody had not wished this house to be walked under. From beyond it came the knock; and each night there was one less.',
      tries: 'They were lying on their backs in front of it, and were to push exactly on the stroke of the clock, and nobody was to be early.',
      worse: 'Somebody knocked, on the other side, and it was so faint that they had to ask each other whether it had been one.',
      give: 'Overhead was the house, seen from below, but the floor was nothing but earth, as dry as flour. A door that stands on flour need not be opened. Somebody who did not mind looking like a terrier began to scrape, low down, in the middle.',
      clear: 'The iron door was no longer in the way; behind it the dry earth went on, as far as a wall, and overhead the clock got ready to strike.',
    },
  },
  'The Pumpkin That Blinked': {
    crowd: {
      onset: 'The list said soup, and it had not said at what time. So they had come early, with their bowls, and stood in the furrows and shouted for the cook; and the pumpkin that each had picked out was mostly the one in the third row.',
      tries: 'They had sat down round about the pumpkin, with their backs to it, and were telling people, politely, that this place was taken.',
      worse: 'Spoons were banged on bowls; a man sat down on one to wait, and it blinked, and he did not notice; and from the kitchen they shouted that the water was on.',
      give: 'By moonlight, as one could see from the road, they all had their eyes open. It was only that no one had looked. Somebody asked the nearest man, as a favour, what he was leaning on. It looked back. He took off his cap, and nudged his neighbour.',
      clear: 'Bowls were put behind backs; in all the furrows people stood on tiptoe, for fear of treading on anyone; and one could hear the onions being left alone.',
    },
    dark: {
      onset: 'A cloud went over the moon, like the lid on a pot. There had been pumpkins by the hundred, row upon row, and now there was only the smell; and nobody could have said any longer which of them it was that had blinked.',
      tries: 'They were to go down one furrow and up the next, counting the stalks, and on no account was anybody to lose count.',
      worse: 'What they ran up against was round, and it was warm; and over at the house somebody could be heard trying which lid fitted.',
      give: 'A field is the best place in the world for seeing nothing in. It is ruled, like paper. Between two ridges one cannot help going straight, and every ridge that is stepped across, with one’s mind on it, is one more; and from the road it was the third.',
      clear: 'The dark did not go beyond the third ridge, because the cloud did not; and from there on was the field, grey and round, with its eyes wide open.',
    },
  },
  'Shadows Need Friends Too': {
    dark: {
      onset: 'It takes a light to make a shadow, and the light over the long white wall had been used up, with all that playing. It shrank and was gone. There is no worse place to look for a shadow than where there is nothing else.',
      tries: 'Beside the wall they went along, calling softly, and put nothing down hard, in case it should be on someone.',
      worse: 'Something that made no noise rolled over them, from the left to the right; it weighed nothing, and one felt only that it was a little cooler.',
      give: 'White is the last thing that a night gets round to. Those who did not stare, but looked a bit to one side, and waited, had the wall back, not white but less black, like a sheet left out on the line; and against that one could walk.',
      clear: 'There was an end to the dark at the foot of the wall, in a long pale strip; and on the strip somebody had left a ball lying, without the ball.',
    },
    gap: {
      onset: 'The way beside the wall had been walked on for years, by everyone, and nobody had ever asked it; and it caved in, from one side to the other. The shadow had gone over without so much as slowing down, and lay on the far side, waiting.',
      tries: 'They were reaching out in a chain, flat against the wall, and nobody was to look at anything but the white.',
      worse: 'Crumbs of whitewash dropped off and fell, and went on falling; and over there the shadow rolled its ball to and fro, as other people drum on a table.',
      give: 'The way had gone, but the wall was there, and a wall of that length stands upon something. Along the bottom was a course of stone that stuck out, no wider than a shoe; it had been whitewashed with the rest, and was to be seen by looking along, and not down.',
      clear: 'They were over, every one of them, if rather white at the edges; and in front of them was nothing more than a few yards of plain wall.',
    },
  },
  'The Attic with Too Many Steps': {
    dark: {
      onset: 'Lower down there had been lamps with switches, and then with taps, and then with wicks. At the last bend it was a candle in a mug, and that had come to its end; and a long way above, in the blackness, the cat mewed.',
      tries: 'They were going up on all fours, and the foremost was to say what lay on each stair before anyone came after.',
      worse: 'She mewed again, further up than the house could possibly go; and the steps by which they had come creaked, one by one, as if they had all gone to bed.',
      give: 'Since the hundredth something had been lying on every step, and one does not need a light for a mug, or a bit of ribbon. As long as there was one thing more there was one stair more; and if nobody kicked them down they would always know which way was up.',
      clear: 'Round the bend the dark was over; what came down the last of the stairs was pale, and somewhat dusty, and there was a purr in it.',
    },
    lock: {
      onset: 'At the last bend the stair ran into a door, so new that it smelled of glue and had no paint on yet; and already somebody had locked it. From the other side came the voice of the cat, which did not sound frightened. It sounded fed.',
      tries: 'Through the crack, by turns, they called her, as though it did not much matter, which is the only way to call a cat.',
      worse: 'One heard a cat jump down, and come four steps nearer; and then, as if it had thought better of it, one heard the cat jump up again.',
      give: 'Everything on that step was new, and not quite finished: the plaster took the mark of a thumb, and so did the putty. The lock had been put on, and turned, and admired; but nobody had come back to tighten the screws, and they went round like buttons.',
      clear: 'The door went back on hinges that had not yet learned to squeak; beyond were steps again, three or four, and as white as new bread.',
    },
  },
  'The Vampire Who Loved Tomatoes': {
    crowd: {
      onset: 'By that time everyone in the street had lost a tomato, and every one of them had a neighbour. They had all come to lie in wait in the same garden; and they shouted across the beds whose doing it was, and whom they had never liked.',
      tries: 'They were collecting the hoses, from one after another, by saying that somebody ought to coil them, and had nine.',
      worse: 'A hose went off; somebody said a thing about last year’s marrow that could not be unsaid; and a scrap of black cloth, behind the beans, shrank to a point.',
      give: 'The labels had been written so small that one had to bend down to them. “Little Darling”, somebody read, half aloud, and went on to the next. The loudest bent down too, to see if it really said that; and one does not shout with one’s nose in a tomato plant.',
      clear: 'There was nothing along the beds but bent backs; and it had grown so quiet that one could hear a can drip, over beyond the beans.',
    },
    dark: {
      onset: 'There was a single lamp that reached as far as the white tomatoes, and somebody had just hung a cape over it. With that the garden was gone; and very near, in all that black, somebody was eating, with a good deal of enjoyment.',
      tries: 'They stood back to back in the path, and were turning round by inches, and whoever had it straight in front was to say so.',
      worse: 'It was not a loud noise, only a sort of sip, with a sigh at the end; and the next time it was on the other side of them.',
      give: 'It was the neatest garden in the street, and its beds were edged with shells, close together, and all the right way up. Anybody who did not trample about, but kept to those, shell after shell, could not help being led down the path, past the can, and round behind the beans.',
      clear: 'Behind the beans was the end of the dark, where a little light came out beneath the hem; and the sticks stood there in their rows, each with its label.',
    },
  },
  'Fog on Candle Street': {
    maze: {
      onset: 'It was the street in which they had always lived, and in the fog it had nine ends. At each one thought one saw a knocker; one went up to it, and called out the number, and it was more fog, and then one was lost.',
      tries: 'They were knocking at each knocker as they came to it, so as to tell by the sound whether they had been there.',
      worse: 'Somebody asked whether that was the pump, and was told no; and then, from exactly the other side, they heard it being asked and answered over again.',
      give: 'The fog could take away a house, but it had not thought of the kerb. There were nine ends, and there was only one of that; and somebody got down and kept beside it, stone by stone. It went round by the pump, as it always had.',
      clear: 'Of nine ends there were three left, and then the one that there ought to be, with a lamp post in it; and all the voices came from in front.',
    },
    dark: {
      onset: 'The fog had put out the lamps, one house after another, and now it had come to the last. It took the flame between two damp fingers, as one does; and after that there was no Candle Street, and somewhere in it were eleven people with their milk.',
      tries: 'They were going out from the last of the knockers in a chain, and whoever was at the knocker was not to let go for anything.',
      worse: 'Somebody touched them in passing, with a wet sleeve, and begged their pardon, and was gone; it smelled of other people’s parlours.',
      give: 'All eleven of those people had been sent for milk, and they had got it, and a milk can has a lid that says “tink”. If nobody talked one heard them going by, round and round; and what goes round has a middle, and to that one could walk, and wait.',
      clear: 'In the middle of the dark was a piece that was only grey, as large as a cart; there was a kerb in it, and the “tink” was all round.',
    },
  },
  'The Skeleton in the Choir': {
    crowd: {
      onset: 'It was the choir. The altos had come round, and had been told at whom it was that they had fainted. Down they came, by the eleven steps, and packed the crypt, and shouted, in four parts, that it was either him or them.',
      tries: 'They had asked for it to be said by one voice at a time, as at a practice, and were just getting the basses to sit.',
      worse: 'One gets everything back in a room like that, as one would inside a loaf; so that every alto was being shouted at by an alto, and would not stand for it.',
      give: 'There is one thing that no choir can help. Somebody found the note, the A that is hummed before they begin, and held it, not loud, and went on holding it. A singer who hears an A, even in the middle of a shout, does what a dog does at a whistle.',
      clear: 'The altos had left off, and the basses did so a bar later; nobody on the shelves had turned a hair, and past them all the crypt was free.',
    },
    dark: {
      onset: 'There was one candle down there, and half of the altos had fainted in its direction. Then there was nothing to be seen in the crypt at all; and there was the skeleton, turning over the pages of its music, which it knew by heart.',
      tries: 'They were moving round along the shelves, with a “Pardon me” to each, and were agreed that nobody should squeeze anything.',
      worse: 'Whenever one of them coughed, it was answered from the wall, as though by a person lying down; and a page was turned, and then two at once.',
      give: 'What is round can be gone round. They had only to keep the shelves on the one hand, and go gently; for all of those had somebody on them, until one came to a cushion, and to the dent in it. And no singer gets very far from his part.',
      clear: 'The dark stopped where the steps come down from the vestry, with a bit of grey on them; and against the grey was the corner of a page.',
    },
  },
  'The Monster Under My Bunk': {
    dark: {
      onset: 'The lamps had left off at the dairy; and here the windows left off as well, one blind after another, down to the last. It was the monster who minded most. It had never yet been in the dark without a bed on top of it.',
      tries: 'Close to the houses, with the monster in the middle, they were going on as long as each of them had some of its fur.',
      worse: 'One could hear it swallow, the whole way down. “There’s something under me,” the monster whispered; and it was the pavement.',
      give: 'It had been at home in the dark all its life, and was only missing the ceiling. So they closed up round it, and over it, as near as they could come to a mattress; and at once the monster was quite calm, and told them where each kerb was.',
      clear: 'Where the blinds stopped short of the sill there were threads of light, and the dark went no further; forty windows, in two rows.',
    },
    maze: {
      onset: 'Here the street came apart into lanes, and each had two rows of houses, all built by the same man. The monster looked down every one. Each time it could have sworn that its bed was just round the corner; and in the end they were lost.',
      tries: 'They stopped at each house, so that the monster could smell the doormat, and it had been promised that none would be left out.',
      worse: '“This one!” the monster cried, and they all went up the steps with it; and it was the dairy, and it was the third time.',
      give: 'The monster had never seen a house from the front. What it knew was the view from beneath a bed. So somebody proposed that it should lie down, with its cheek on the ground, and look along; and there was one lane, it said, where it knew the boot scrapers.',
      clear: 'The rest of the lanes had turned out to be other people’s; and in that one there were forty blinds, all down, and somebody awake behind one of them.',
    },
  },
  'The Carnival of Lost Toys': {
    dark: {
      onset: 'They were putting out the lamps, ride by ride, because at dawn the carnival would be gone: first the swings, and next the slide, and last of all the carousel, bulb after bulb, right round. And somewhere on the far side of it sat the bear.',
      tries: 'From seat to seat, round by the edge, they were asking at each, very low, what it said on the ticket.',
      worse: 'Something on wheels came by, and felt them all over with a trunk made of flannel; and not far off a tent lay down with a sigh.',
      give: 'They had been round it and round it; and yet a carousel is the one thing that will bring everybody past. It was turning still. Somebody stood where they were, and let it: there came a mane, and a tin tail, and something that ticked, and then a good deal of plush.',
      clear: 'Where the canvas did not come down to the grass was a strip of grey, which was not morning yet; and against it one could tell manes from ears.',
    },
    crowd: {
      onset: 'It was nearly dawn, and everybody who had ever lost anything was there. They stood round the carousel, with coats over their nightshirts, and shouted names; and since there are only so many names for bears, they were all shouting the same ones.',
      tries: 'People were being asked, one at a time, of what colour the ribbon had been, and a good many went away to think.',
      worse: 'An elephant had been got hold of at both ends; somebody was weeping about a rabbit; and the sky behind the tents was paler than the tents.',
      give: 'All of the toys had tickets, and held them up, as straight as could be, and nobody had so much as looked. Somebody began to read them out, not at all loud, one child after another; and there is no one who will not stop shouting to hear if it is theirs.',
      clear: 'They had fallen silent, like a platform when the stations are being read; and one could get in between them now, as far as the steps where the toys were.',
    },
  },
};
