// For 9-17: the trials of the Nature plots, each out of its own plot.
import type { PlotTrials } from '../plot-trials.ts';

export const NATURE_TRIALS: PlotTrials = {
  'The Oldest Tree in the Valley': {
    crowd: {
      onset: 'The saws had fetched the whole valley: half of it had come to stand round the oldest tree, and half had brought barrows for the firewood. [Both halves shouted|Each shouted the other down], and nobody could hear any longer what ticked.',
      tries: 'Round the trunk, from one person to the next, went the request to be still for just the length of a single tick.',
      worse: 'Somebody got up on a root so as to be heard, and somebody else on a higher one; [the barrows had begun to ram each other|a barrow went over].',
      give: 'It takes eleven people to go round that tree, and it cannot be done with one’s back to it. Somebody asked if it really was eleven, and so they had to try, friends and firewood mixed, each with one ear against the bark.',
      clear: 'Close to the trunk it went quiet, and then further out, as far as the barrows; and in the middle of the quiet, for anyone to hear, the old tree ticked.',
    },
    storm: {
      onset: 'A wind came up the valley as if it had been told Friday and could not wait. It took the oldest tree by the head, [since that was the tallest thing there was|to save the men with the saws the trouble], and down among the roots nobody could stand.',
      tries: 'They were working their way in along one of the roots, on their fronts, and each was to start only when the one before had called.',
      worse: 'Boughs went by that anywhere else would have been called trees; and the ground rose and sank a little beneath them, because the roots were being pulled like teeth.',
      give: 'A tree that is older than the name of its valley has sat through worse. Its roots came out on every side as an old chair puts out its arms, and those who got right down between two of them discovered that the seat was out of the wind.',
      clear: 'One branch after another was let go of; the oldest tree creaked all the way down and stood, with a red cross on it and not one root out of its place.',
    },
  },
  'Where the River Begins': {
    stuck: {
      onset: 'With no water to hold them apart the banks had been losing their stones all week. Now a slab came down the dry bed, [turned once,|took its time over the last yard,] and settled under the lip of rock, exactly as one puts in a plug.',
      tries: 'They had scraped out the gravel beneath its upper end, and were all to lean on it at one word, or it would only settle deeper.',
      worse: 'Behind it the humming went on, fainter, as when somebody shuts a door on a person who sings; and the slab sank in by another inch.',
      give: 'The bed of a river is made of nothing but round stones, which it has been rolling smooth for a thousand years. There was no need to heave the slab up. It could be pushed, the way that the water goes, and it ran on those like a drawer.',
      clear: 'The great stone was gone from the lip of rock, and under it, [no bigger than a cupboard|with moss on the sill], the hill lay open and hummed.',
    },
    maze: {
      onset: 'They had all been streams, on their way to be one river. Without water they were only ditches, thirty or so, which went up the hill and met and parted, one exactly as dry as the next, and nobody could find even their own.',
      tries: 'They were following each ditch up to its end, and setting a flat stone on edge where it had come to nothing, and none was to be skipped.',
      worse: 'A surprised fish looked at them out of a puddle; and half an hour later they met the same fish, and it was not surprised any more.',
      give: 'Everybody looked at the ditches, and it was the pebbles that knew. In all but one of them they were as pale as biscuits, above and below; in that one the under sides were dark, and the higher up they were turned over, the darker they got.',
      clear: 'One after another the ditches gave up and became grass, and the last, which was by then as narrow as a drain, ended under a lip of rock.',
    },
  },
  'The Bee Who Lost the Meadow': {
    storm: {
      onset: 'It came along the railway like a train, only that it did not pass. The bee, who with both bags full would have been blown to the next town, crept into a crack in the post, and [nobody could get one step beyond the fence|the rest hung on to the fence].',
      tries: 'The heap of old sleepers was to be reached along the fence, one post to every lull, and the bee was on no account to be squashed.',
      worse: 'The signal went up and down, as though it had forgotten which of the two meant stop, and the whole length of the fence lay over and groaned.',
      give: 'Nobody had wanted that bath, because it was iron and took four men to carry. For the same reason no wind had ever shifted it. It lay there with its back to this one, and was quite roomy, for people who are not above getting into a bath.',
      clear: 'The weather went off down the line to catch up with its train; and the bee came out, [felt for both of her bags|dried one feeler after the other], and looked over the fence.',
    },
    maze: {
      onset: 'Behind the fence was another fence, and between the two a cinder path, which forked and forked. The bee flew up, turned round three times and came back, since none of it was where she had left it; and by then they had lost the railway as well.',
      tries: 'They were going by the dance alone, three steps left, then the turn and the shake, and at each fork everybody was to do it exactly.',
      worse: 'Three steps and a turn brought them to a bath that nobody had wanted; three more brought them to the same bath, from the end with the taps.',
      give: 'The entire use of a signal is that it can be seen a mile off, over any amount of fence. Once somebody left off staring at cinders, and kept it squarely at their backs, each of those forks turned out to be either right or plainly silly.',
      clear: 'The last of the fences came to an end, and there was nothing left round which to turn; on her saucer the bee [stood up on all six legs|left off cleaning her feelers].',
    },
  },
  'A Winter for the Bears': {
    storm: {
      onset: 'The great cold was not due yet, but it came as some aunts do, early and with all its luggage. It was a wind like tin, with ice in it, and it held everyone off the den, and so there were three bears still up.',
      tries: 'Through what was left of the bracken they crept up to the rock, on their fronts, and not one was to rise before they were all there.',
      worse: 'The bears’ yawns had begun to freeze as they came out; and the smallest of the three had sat down where it was, and was turning into a heap with ears.',
      give: 'A bear is built for precisely this, and wears it all the year. Three of them side by side, with their backs to the weather, being far too sleepy to be frightened, are as good as a house; and close in front of them, at their pace, it was July.',
      clear: 'The great cold went down into the valley, to see to that first; and at the mouth of the den [it was so still that one heard a bear scratch itself|nothing moved, except for three noses].',
    },
    stuck: {
      onset: 'Frost gets in behind a stone as a thumb gets in under a lid, and this was the first breath of the great cold. Something cracked overhead, and a slab slid down and shut the den, with three bears on the wrong side of it.',
      tries: 'They had set the bears against it in a row, by size, and were to say when; for a bear that pushes alone merely falls asleep there.',
      worse: 'The largest bear leaned its forehead on the stone in order to think, and had to be spoken to loudly; and along the ground already came something that nipped.',
      give: 'The frost had pushed the thing down, but it had also paved the way for it: in front of the den the ground was one sheet of ice. On ice a slab is only a sledge, provided that nobody tries to lift it, and that three bears simply lean.',
      clear: 'The great stone was out of the way, and behind it, with its roof of rock and its three hollows, the den lay just as it had been left.',
    },
  },
  'The Seed in the Sidewalk': {
    crowd: {
      onset: 'Every day four thousand boots went round that corner, and this time they stopped, since the notice about the tar had just been stuck up there. Whoever was in them began to shout; and in among them, no higher than a heel, stood the seedling.',
      tries: 'They stood round the crack in a ring, a very small one, and were widening it by a step at a time, and nobody was to push back.',
      worse: 'A heel came down so near that the marble was knocked out of its place; and those at the back, who saw nothing, were shouting that there was something to see.',
      give: 'Nobody, however furious, will tread on a marble. As this one came rolling along, a boot was lifted for it, and then another. Their owners looked down to find out where it was going, and so they saw where it had been.',
      clear: 'The shouting stopped from the ground upwards; the boots stood in a ring with their toes pointing inwards, and in the middle was room for [two leaves|one hat].',
    },
    storm: {
      onset: 'The wind came round the corner, which is what corners are for, with rain in it, and somebody’s awning. The whole street went indoors, but for the seedling, which could not, and [within a yard of the crack|between the lamp post and the crack] there was no standing up.',
      tries: 'They were letting themselves out from the lamp post in a chain, each with a hold on the next, and only the last was to let go.',
      worse: 'A shop sign went by, and a dustbin after it, walking on its rim; and the shoot lay flat on the stone, with its hat blown down over both leaves.',
      give: 'The smallest of them had known what to do: it had lain down, and let the whole affair go by above. In a street the wind blows at the height of hats, and along the pavement there was hardly enough of it to roll a marble.',
      clear: 'The rain ran off down the gutter, and the wind tried the next corner; and in its crack the seedling got up again, a drop at a time, with its hat on.',
    },
  },
  'Song of the Coral Reef': {
    dark: {
      onset: 'They were well inside the grey when a bank of mud slid off the shelf above and came down as softly as a blanket, and then there was not even grey. Once upon a time a fish could have gone by its ears; but the reef was silent.',
      tries: 'In a line, close behind one another, they swam on, and were to stop dead at every snap, so as to learn where it came from.',
      worse: 'Something brushed by, and after it hundreds of small things that did not make a sound: they were the young fish, going past, and they were going out to sea.',
      give: 'The old shrimp took its time, but it was always the same time. Those who kept still and counted could have it at eleven, a little to the left, and then straight ahead; and one swam at the snap, and in the rests one stayed where one was.',
      clear: 'The dark came to an end at a wall with a thousand holes in it; and from one of those, so close that they felt it, went a *snap*.',
    },
    maze: {
      onset: 'The grey coral stood up in walls, the walls had gaps, and behind the gaps were more walls. Everyone who lived there had found the way by the crackling, loud for home and soft for away; now it was silent whichever way one turned, and they were lost.',
      tries: 'They were trying one gap after another and coming straight back, and nobody was to swim round a second corner, however near the snap had been.',
      worse: 'A lump of brain coral that they had left on the right was coming up on the left, and it looked as though it remembered them.',
      give: 'A sea fan grows with its flat side to the current, because that is how it gets its dinner. There were fans on all those walls, grey like the rest, and every one was set the same way, like plates in a rack. It was enough to follow the plates.',
      clear: 'The walls drew back, gap by gap, until there was only a floor of sand, and on the other side of it one snap, [very small and very correct|and then the rest].',
    },
    stuck: {
      onset: 'A thousand young fish had turned the same corner all at once, in the wrong direction, and the draught of them was enough: up on the shelf a head of dead coral as large as a cart lost its balance, rolled over, and sat down in the only passage that led through the grey.',
      tries: 'They had set themselves against the one side of it, and everybody was to heave on the snap, when it came, and to let go in the rest.',
      worse: 'It rocked a little and rolled back, further in than it had been; and from behind it the old shrimp sounded as a clock does when somebody has put a cushion over it.',
      give: 'Dead coral is mostly rooms that nobody lives in any more, and whatever is in the sea weighs half. There was no need to shove it anywhere. They had only to tilt it, and to keep it tilted until the swell came by, which moves larger things than that every day without being asked.',
      clear: 'The great lump leaned over and lay down on its other side, in a cloud of sand; and where it had been there was a gap, and through the gap came one snap, and the rest that belonged to it.',
    },
    creature: {
      onset: 'The floor of the grey was breathing. Across it, spotted like sand and whiskered to the eyebrows, lay a beast as long as a street, which the reef had crackled to sleep every night of its life; it had not closed an eye since that was over, and it raised itself on its elbows to see whom it could blame.',
      tries: 'They were drifting by along the wall, one after another, with their eyes on the sand, and nobody was to hurry, or to look as though anything had been arranged.',
      worse: 'The beast yawned, and was too wretched to finish; and everything that was loose in the grey, young fish and weed and all, went in towards its teeth and was carried out again.',
      give: 'It could not be hungry, since it had not so much as glanced at the fish. It was overtired, as infants are, and therefore furious; and at every snap from behind it one ear went up. Whoever lay down in the sand beside it, and breathed slowly in the rests, could soon hear it do the same.',
      clear: 'The beast let its chin down upon the sand, and first one eye closed and then the other; and from the place that it had been lying on, a little nearer than before, there went a snap.',
    },
  },
  'The Rain That Came Late': {
    gap: {
      onset: 'The ground had been dry for as long as the frogs could remember, and it had begun to tear. It went across the hill like an old sheet; and when they had done backing away there was a split too wide to jump, and beyond it the cloud.',
      tries: 'At every tenth step along the edge a stone was dropped in, and there was to be no jumping until the whole of it had been sounded.',
      worse: 'A frog that had packed hopped up, looked over, and sat down on its bundle; and the edge went on falling in, as dry as rusks.',
      give: 'What holds a hill together is its grass, which will go down for yards to look for water. Here and there the turf hung across still from lip to lip, all root, plaited as close as a doormat; and one such mat, tried inch by inch, bore.',
      clear: 'They came down on the far side, each [in a puff|with a puff] of dust; and on the line, a good deal nearer, stood the cloud.',
    },
    stuck: {
      onset: 'It is damp that keeps a sandcastle up, and a hill as well. This one had been dry for so long that it could not hold its stones, and a slab slid from the top in a yellow cloud, and shut the last yard of the path.',
      tries: 'They were scooping the dust from beneath it, by turns and from one end only, so that it should tip to the side where nobody was.',
      worse: 'As fast as they dug it ran in again, like sugar; and over the top of the slab they could see the cloud turn, and start on its way back.',
      give: 'Ground that is dry enough to run in is dry enough to run out. Somebody stopped shovelling in front, where it all came back, and opened one small hole on the downhill side; and the dust poured away as from a slit sack, with the slab on top of it.',
      clear: 'A little dust still hung where the great stone had been; and when it had settled there was the edge of the sky, and nobody in front of it.',
    },
  },
  'The Fox and the First Snow': {
    storm: {
      onset: 'The cub had said from the beginning that the sky was falling, and had been told not to be silly. Now the rest of it fell, all at once and sideways, in a wind that [had the pines by the hair|shook the ridge like a rug], and nobody could stand.',
      tries: 'With the cub in the middle they were going on from trunk to trunk, a tree to every gust, and no running ahead.',
      worse: 'The trees had had their arms full, and now they threw it; and the cub, who could see no difference between up and down, put its nose beneath its tail.',
      give: 'The more the pines were given to hold the lower they let their arms sink, until the bottom boughs lay on the ground all round, like a skirt. Everybody had tried to get past them. It was under them that there was a brown dry room, where not a needle stirred.',
      clear: 'The end of the sky came down quite softly, in single flakes, and between the flakes there was a ridge again, with pines on it and a way through.',
    },
    maze: {
      onset: 'The snow had filled in all the tracks, and their own first. Between any two pines there ran a smooth white way, as broad as a path, and as like the next as one sheet is like another, and nobody knew by which of them they had come.',
      tries: 'They were breaking a twig at every tree that they left, on the side of the one they were going to, and it was to be all one line.',
      worse: 'They came upon a row of tracks, and were very happy about it, until the cub put a foot into the last of them and it fitted.',
      give: 'The snow had come from one side, and had stuck to it. Every trunk on the ridge, if one looked at trunks and let the gaps be, wore a white stripe down its back; and with the stripes on the left the whole wood was combed in a single direction.',
      clear: 'There was one tree fewer, and then there were two, and all those white ways ran together into one, along the top of the ridge.',
    },
  },
  'Guardians of the Nest': {
    storm: {
      onset: 'All its life that wind had gone round hills, and this was a thing as high as a church and all holes. It screamed in at them and out again. At the foot of the crane nobody could stand, and up on the arm were four eggs.',
      tries: 'They were going towards the ladder in the lee of a wheelbarrow set on end, and it all depended on nobody’s pushing faster than the rest.',
      worse: 'Buckets rolled about, and planks got up and lay down again; and over the brim of the nest there was no neck to be seen, since the stork had made herself flat.',
      give: 'Half a hospital is not of much use to the sick, but to a wind it is a whole wall. Nobody had to run at the ladder. One went in by the front door, and down through the wards, quite quietly, and came out right beneath it.',
      clear: 'The wind left off, first with the small holes and last with the large; and far out on the crane a white neck came up over the brim, and [looked about|counted].',
    },
    crowd: {
      onset: 'The crane was to have lifted on the hour, and it had not, so that there were ninety men on the building site with nothing to carry. They bawled up to know why, and [then|in between] they bawled at each other to be quiet, on account of the eggs.',
      tries: 'Each man was being asked, very civilly, to sit down in his own barrow, since hardly anyone can roar while sitting in a wheelbarrow.',
      worse: 'Somebody hammered on a girder for silence; others hammered too, on theirs; and the crane took up the note and rang from top to bottom.',
      give: 'No one has ever been able to hear on a building site, and so they have signs there for everything. Somebody asked the foreman which was the one for “Hold it”, and waited for the answer. He showed it, and ninety arms went out before their owners had thought.',
      clear: 'Ninety men stood with their mouths shut and their heads back; and high above them, [into all that quiet,|since it was her turn,] the stork said something with her beak.',
    },
  },
  'A Night with the Fireflies': {
    dark: {
      onset: 'On, the fireflies had gone, and off, all the thousand of them, and this time it was not followed by on. They had stopped in the middle of their word, and round about there it was as black as it is for a pea [in a pod|in the pod].',
      tries: 'They meant to stay as they were and count for as long as an “off” had always lasted, and then as long again, and nobody was to move.',
      worse: 'It smelled of hay from every side alike; and somebody with a great many legs came walking over them, in no hurry, and did not shine.',
      give: 'They had seen it once already, and had forgotten: the fireflies rose when everybody sat still. Since it grew dark everybody had blundered about. So one of them sat down, and the next fell over that one and stayed there, and they let it be night.',
      clear: 'The dark had a hole in it, no larger than a pinprick, and presently another; and then one could see how they hung there, a thousand of them, and round what.',
    },
    storm: {
      onset: 'It came across the meadow in one piece, hay and all, and wiped the fireflies off the night like chalk. What they had been writing went out over the hedge, [last letter first|still alight], and on that trodden patch in the middle nothing could keep upright.',
      tries: 'They were crawling for the edge, where the hay still stood, one after the other, and had agreed on a single word for “stop”.',
      worse: 'Green sparks shot by, looking astonished; and a whole haycock got up, walked across in front of them, and sat down on the other side.',
      give: 'A firefly weighs less than a sneeze, and yet by no means all of them were gone. Down where the hay was thickest each had hold of a stalk and let itself be rocked; and there was room there for anyone who was willing to be as small as that.',
      clear: 'The storm combed the hay once more the wrong way and was gone; and one by one, from the hedge inwards, the fireflies came up to look for their places.',
    },
  },
};
