// For 9-17: the trials of the Mystery plots, each out of its own plot.
import type { PlotTrials } from '../plot-trials.ts';

export const MYSTERY_TRIALS: PlotTrials = {
  'Who Stole the Moonlight': {
    dark: {
      onset: 'They had come up by the silver drops, and those were drying. [The last one went|One by one they went], and what was left was a night without any moonlight, as black as it is inside a bell; and nobody could see where the tower ended and the air began.',
      tries: 'They were going round from one pinnacle to the next, keeping to the inside, and only whoever was in front was to speak.',
      worse: 'The bell hummed a little, as bells do if anyone breathes close by; and the ladder was no longer where they had left it.',
      give: 'The splash was as large as a saucer, and so it was still wet; and whoever dipped into it, as they had found, had a shadow until it dried. It was handed along, [like jam|in dabs], and there they stood in a row, spotted with silver, and could make out the stones.',
      clear: 'The dark drew off over the parapet, and there was the top of the tower, with the funnel on its nail, and the place where the silver began.',
    },
    lock: {
      onset: 'In the turret was a door, old and narrow and [studded like a boot|shut fast], with a lock as big as a plate. Underneath it, no thicker than a thread, ran a line of moonlight; and the thread was all that anybody had left outside.',
      tries: 'They were holding the funnel against the keyhole, by turns, to hear what there was to hear, and nobody was to blow down it.',
      worse: 'The thread beneath the door was getting shorter, from the left, as if in there it were being wound up on a reel.',
      give: 'In one place the thread was broken, by a shadow as wide as a thumb, and it was not by the lock. A bolt went down there, into the sill. The lock, for all its size, [had never been turned|was there for the look of it]; and what goes down from above can be pushed up from below.',
      clear: 'The door moved, and the thread of moonlight was a ribbon, and the ribbon was a carpet, and it came up to where they stood.',
    },
  },
  'The Clock That Struck Thirteen': {
    dark: {
      onset: 'The clock struck thirteen, and while it strikes thirteen a thing goes missing, a gate, or a goat. This time it was the light. It went [like a cloth off a table|with the first half of the stroke], and among all those wheels nobody could see an inch of the way.',
      tries: 'They had got down below the pendulum, and were to go forward between one swing of it and the next, at a word.',
      worse: 'The wheels had not stopped for it; one heard their teeth come together, quite slowly, a little to the right, and then a little to the right of that.',
      give: 'The pendulum had not gone missing. It still swung past and brought its wind, cold from the one side and then cold from the other, as it had all the time. Whoever kept to where the two were [just the same|equally cold] was going down the middle, to the dial.',
      clear: 'The stroke ended, and the dark was given back, like something borrowed for a minute; and there, near enough to lean on, was the back of the clock.',
    },
    lock: {
      onset: 'At a minute to thirteen the clock put up its own door, an iron one with a lock, which [came down on a chain|slid out of the ceiling], to keep people out of the works while the works were at it. They heard them whirr behind it, getting ready to strike.',
      tries: 'They were counting the clicks on the other side, so as to lift, every one of them, at the sixtieth and not at the fifty-ninth.',
      worse: 'Down in the square somebody laughed who was not there, and a goat bleated, and the whirr went up by half a tone.',
      give: 'It was part of the clock, and whatever a clock lets down on a chain it can also take up. The chain went over a wheel, and on the wheel was a peg, [bright with use|sticking out]; and the pendulum, which came by as always, only had to be let catch on it.',
      clear: 'Link by link the door went up into the ceiling, and let them look in at the wheels, and at the small brown door beyond.',
    },
  },
  'Footprints in the Flour': {
    dark: {
      onset: 'It was the hour at which the feet came, and they did not come as long as there was a light, so somebody had seen to that. The bright patch went off the floor, [with a tiny click|like a crumb off a cloth], and nobody could see the pegs, or anyone.',
      tries: 'They were following the row of pegs, in order of size, and nobody was to brush against a thing too small to be found again.',
      worse: 'A very small broom was sweeping, quite near. It swept up to them, and then it swept round them, and went on.',
      give: 'The bricks along the one side were warm; and somewhere ahead was the dough, which was still rising, and ticked under its cloth as dough does. With that warmth beside them and that ticking in front they could go [as straight as a string|without a bump].',
      clear: 'By the dough there was a seam in the dark, a line of red from the oven, and it showed them the floor, the pegs, and a feather in its corner.',
    },
    lock: {
      onset: 'At the far end was a door made out of an old bread board, and the lock in it was [no bigger than a button|the size of a currant]. The white footprints went up to it, and in underneath, and did not come out; and it was shut tight.',
      tries: 'They were all at the bread board, listening, with their breath held in because of the flour, and above all nobody was to sneeze.',
      worse: 'On the other side a great many small things were being put away, in haste, into a great many small drawers.',
      give: 'A bread board warps, if it hangs for years beside an oven and is scrubbed on every day of them. On the side of the heat it had shrunk, and left a crack; and through the crack went the quill of that little broom, [just|as if it had been cut for it], and lifted the hook.',
      clear: 'The bread board swung on its hinges, which were of leather, and had been buttered; and there came out to them a breath of new bread.',
    },
  },
  'The Case of the Singing Wall': {
    crowd: {
      onset: 'Some had come to hear the wall, and some to see it knocked down, and they met at the far end, where the bricks do not match. [“Sing!” shouted the one half, and “Down!” the other|Each half shouted that it had been there before the other]; and nobody listened, least of all to the wall.',
      tries: 'They were working along the bricks and asking people, one at a time, to lay an ear to them before saying another word.',
      worse: 'Somebody climbed up on it to make a speech, and somebody else to make the opposite speech; and one could feel that the wall was singing, and could not hear it.',
      give: 'Even a crowd has to breathe; and the wall sang and waited, sang and waited, as it had all week. In the end a line of it fell into one of their breaths. It came out perfectly in tune, and then it left room, [politely|as if for an answer], and nobody cared to shout into that.',
      clear: 'One half and the other, they stood in the road with their hats in their hands, and there was nothing to be heard but bricks.',
    },
    stuck: {
      onset: 'It was not Friday yet; but the topmost piece of the wall had not waited for Friday. With a groan a slab as long as a cart slid off, and stood against the old bricks, [like a hand over a mouth|the whole of it on end], and shut in the singer.',
      tries: 'They had got one of Friday’s scaffold poles beneath the corner, and were to bear down on it, every time that a line began.',
      worse: 'Behind it the wall sang on, like somebody who is singing into a pillow; and after that, as it always had, it waited.',
      give: 'In the top of the wall were two dips, side by side and quite smooth, and the slab had lodged with its corner in one of them. A thing slides out of a dip by the way it slid in. They had pushed it back, and down; now they pushed it [along|to the left].',
      clear: 'The great stone leaned over, as if to think about it, and lay down in the road, and there were the old bricks, still singing.',
    },
  },
  'The Vanishing Birthday Cake': {
    dark: {
      onset: 'Upstairs somebody shut the cellar door, as one does if there are draughts and guests, and [it had all been kitchen light|the light stayed in the kitchen]. Nobody could see the jars, or the sledge, or the way to the back; there was only a smell as though candles had been blown out.',
      tries: 'They were counting their way along the shelf, by jars, in whispers, and nothing was to be dropped, least of all the plums.',
      worse: 'Something on runners slid a little way, by itself, and stopped; and in the hush after that one could hear somebody not singing.',
      give: 'There was one thing in that cellar which does not belong in cellars, and that was sugar. It was no good looking; but one could go by the nose, away from the apples and the cold, and [the further the sweeter|warmer, and warmer], as in the game, until something woolly hung in front.',
      clear: 'The dark came as far as the blanket, and there it had a hem, and under the hem was a crumb of light, enough to see the floor by.',
    },
    lock: {
      onset: 'Behind the blanket there was more than they had thought: the door of the old coal hole, black, with a lock like a fist, and [it was shut|somebody had locked it]. Through the keyhole came a smell of cake; and upstairs the first of the guests were taking off their coats.',
      tries: 'They were trying all the keys that hang on nails in that house, by order of size, and were to turn each as if it were asleep.',
      worse: 'Overhead the chairs were being counted, aloud; and in there the song had got as far as “dear”, and stopped, and gone back to the start.',
      give: 'There had been icing on the fourth stair, and there was icing on the door, but nowhere near the lock. It was over on the other side, where one pushes only if one knows; those hinges were [for show|painted on], and that was where it opened.',
      clear: 'It came open with a small, sticky noise, and out of it, all in one piece, came the smell of a hundredth birthday.',
    },
  },
  'A Letter Without a Name': {
    maze: {
      onset: 'At the bottom the dents had gone up the hill like a stair. A little higher there were other rows, [made by rabbits or by rain|one as old as the next], which crossed and recrossed, all alike. With a name on the letter one could have asked; as it was they were lost.',
      tries: 'They were leaving the envelope at each of the crossings, with a pebble on it, while they went to look, and whatever else happened it was not to be forgotten.',
      worse: 'The sand ran in behind them, so that where they had been was as smooth as a sheet, and where they had to go was all creases.',
      give: 'Sand that has been trodden once is soft. But the dents that they wanted had been trodden again and again, every time in the one spot, until they had set like stairs, as one could feel from the first; and so they [went by the feel|felt for what was hard].',
      clear: 'And then the dents closed up again into a single row, one over the other, and went on as though nothing had happened.',
    },
    storm: {
      onset: 'It went for the letter first; a thing with no name on it, the wind may have thought, was anybody’s. After that it took the hill, and threw it, [by the handful|flowers and all], and nobody could stand up, or keep an eye open, or go by one dent higher.',
      tries: 'They had the letter in their midst and were climbing backwards, one dent to each gust, and nobody was to look round.',
      worse: 'The hill smoked at the top like a kettle; one dent after another was filled in before their eyes, and the envelope had started to scream at the corner.',
      give: 'No wind had ever got the better of those flowers, with their square stalks. They grew where it does not blow, in a band, along the row of dents, where the sand stood up on either side, [nodding, and no more|hardly stirring]; and one could keep as low as a flower.',
      clear: 'The wind let go of the hill, which came down on everything with one long hush; and the flowers shook themselves, and there were the stairs.',
    },
  },
  'The House with One Window Lit': {
    dark: {
      onset: 'The one lit window had gone dark as well. It had been the only light on that side of the road, and without it there was [neither a house nor a corner|no house at all]; nobody could see the step, or where one would have had to ring.',
      tries: 'They were counting the railings as they passed them, since somebody had counted them before, and nobody was to lose the number.',
      worse: 'Something came down in front of them, out of the air, as light as a leaf, and something else after it; and both, by the feel, were folded paper.',
      give: 'There was one thing about that house which had been polished. Brass that is rubbed each day keeps a crumb of light when everything else has lost it, [as a cat’s eye does|goodness knows from where]; and there it hung, in the blackness, a small hand, palm outward, to show where the step would be.',
      clear: 'So the dark had a doorstep in it after all. One could see the edge, worn down in the middle, and that nothing was in front of it.',
    },
    lock: {
      onset: 'People had been so afraid of the house that they had put a door before its step, a tall iron one, and had locked it, [and thrown away the key|twice over]. Up there the light moved from window to window, as it did every night, and nobody came down.',
      tries: 'They were calling up to the window through the ironwork, all together, and not so as to frighten anyone, that they only wished to ring.',
      worse: 'The light went out in the one window and did not come on in the next; there was a noise of stairs, and it was going up.',
      give: 'It had been put up by people in a hurry to be back across the road. They had made it fast where they stood; at the other end, [next to the house|where they would have had to go nearer], it hung by two bits of wire, and both were rusted through.',
      clear: 'The iron door walked a little way sideways and lay down against the hedge, and there was the step, with nobody on it.',
    },
  },
  'The Secret of the Green Umbrella': {
    storm: {
      onset: 'It was the umbrella’s own weather. It blew, and it poured, [from three sides at once|as out of a bath], upon them and nobody else, as it had on everyone who carried the thing about; and there was no standing up to it, or making out the other bank.',
      tries: 'They all had hold of the umbrella, wherever there was room, and were making for the landing stage in step, and nobody was to put it up.',
      worse: 'The ribs shook, the strap cracked like a whip, and the river came up the bank with short steps and threw itself flat.',
      give: 'Under that umbrella it never rained, as everyone knew, and it did not even need to be open. They had been carrying it in front of them. As soon as it was [held over them|lifted], shut as it was, they had a small dry room about them, with weather for wallpaper.',
      clear: 'The rain went off backwards, like a dog that has been spoken to, and beyond the landing stage lay the river, as flat as a slate.',
    },
    flood: {
      onset: 'The river had seen the umbrella. It came round the bend to meet it, up over the bank and the landing stage, brown and quick, and [rose as it came|did not stop there]; and the umbrella tugged, like some dog at its own gate.',
      tries: 'They had all laid hold of the umbrella, to keep it back, and were to give way by not so much as an inch, however it begged.',
      worse: 'The iron ring went under, and the tops of the nearer posts; and the duck’s head, which had both its eyes open by now, leaned out as far as it could.',
      give: 'They had been holding it back, and it was a duck. A duck in a current turns its beak upstream, and lets itself be brought over. So they went [where the beak pointed|as it wished], at a slant, and along that slant stood the old posts, each in the lee of the last.',
      clear: 'The river went down, somewhat out of breath, and left the posts standing there in a row, and on the last of them the ring.',
    },
  },
  'Somebody Feeds the Statue': {
    stuck: {
      onset: 'The pedestal had groaned for days, and now it let go of its front. A slab came off it, [with KING on it|as long as a bench], and stood on edge before those two stone boots, across the only way by which one could get up to him.',
      tries: 'They were walking it off, corner by corner, as one walks a wardrobe, and no corner was to be let down with a bump.',
      worse: 'Above them the stone king had slid forward by an inch, and there fell a crumb from his chin, and then, with a plop, some jam.',
      give: 'Where there are crumbs there are mice, and where there are mice there are holes; and people had been feeding that statue for a long time. Under the slab there was by now [more hole than stone|next to nothing]. It did not want lifting, only a push, to the side where the crumbs were.',
      clear: 'The slab sat down in a hole of its own, up to the chin, where it made quite a good step, and one could go straight up to the boots.',
    },
    crowd: {
      onset: 'Everybody had a theory of who fed the statue, and they had all come to tell it to his face. As the face was stone they told each other, [louder and louder|all at the same time], and the person in the theory was generally right beside them. Nobody listened, or made way.',
      tries: 'They were taking down each of the theories, with the name of the owner, so that he could leave off, and nobody was to laugh.',
      worse: 'A tea towel was waved about, as evidence; and then it was noticed that there were crumbs on the man who was waving it.',
      give: 'It was teatime, and at teatime, as none of those people had ever stayed to see, the king shed a tear, on the left as always. It came down among them, and [made a spot like a penny|went “tick”], and then came another; and they all looked up for rain.',
      clear: 'One after another they put away their theories, for one feels awkward, shouting at somebody with a wet face, and round the pedestal there was room.',
    },
  },
  'The Painting That Changed': {
    lock: {
      onset: 'At the end of the attic was a door that they had taken for [a picture of one|one more picture], and it was locked. On the knob were five blue fingerprints, not dry; and from the other side came a smell of meadow, and the patter of feet.',
      tries: 'They had drawn up close to the panel, all in a row, and were passing on in whispers what they heard, and nobody was to touch the blue.',
      worse: 'The patter stopped. Something with three legs was dragged across the floor, in there, and put against the door.',
      give: 'The girl was left-handed, as they had seen by the thumb. The blue was on the wrong side of the knob, so that she had turned it the wrong way round; and they had all tried it, [over and over|one after another], to the right. It was not so much locked as left-handed.',
      clear: 'The door came round slowly, like a canvas that is being turned from the wall, and out of it blew turpentine and grass.',
    },
    dark: {
      onset: 'There was one skylight, and a picture had been pushed against it. It was as black as that spot in the painting where the girl had been; nobody could make out which way the stacks ran, and [somebody on bare feet ran|bare feet went] across between them.',
      tries: 'They were going from frame to frame, the carved and the plain, and each was to say which kind he had got to.',
      worse: 'Pictures were being turned round, quite close to them, each with a little knock; and after each came a sigh, as at the wrong address.',
      give: 'It was cold in every part of that attic, except just over the footprints; and now that there was nothing to look at they came upon it easily, [one faint warm place after another|like plates from an oven], left, right, left. The last of them were close together, as when somebody has given up running.',
      clear: 'One corner of the dark slid down, like a sheet off a sofa, and there were all the pictures, and the way between the last two.',
    },
  },
};
