// For 9-17: the trials of the Exploration plots, each out of its own plot.
import type { PlotTrials } from '../plot-trials.ts';

export const EXPLORATION_TRIALS: PlotTrials = {
  'Down the Crystal Cave': {
    dark: {
      onset: 'As long as the crystals hummed they had given a little light; now they did neither. There had been one lamp, and ten thousand pictures of it; and when it came to the bottom of its oil it was ten thousand lamps that went out.',
      tries: 'From stump to stump they felt their way along the ledge, by the ring in the dust on each of them, and none was to be passed over.',
      worse: 'The hall, which had been full of small surprised faces, was full of nobody; and behind the wall, where there had been crying, someone was holding it back.',
      give: 'It was feet that had stopped the crying. So they stopped the feet. It is not easy, in such a place, to stand still and do nothing, and for quite a while it was no use; and then it began again, on its one clear note, and one can walk to that.',
      clear: 'The dark was over where the rock grew smooth, for there it shone a little, as a cup does when it is held to the light; and that was the wall.',
    },
    stuck: {
      onset: 'People say that it is the humming that keeps that roof up, and nothing had hummed there for days. It gave a crack, like the crystal on the shelf at home, only longer; and a slab came down in front of the wall behind which somebody was crying.',
      tries: 'They had set the lamp where it could not be knocked over, and were rocking the slab, by very little, and never but at the word.',
      worse: 'In the crystals ten thousand of them were pushing at ten thousand slabs; and not one of them all, as far as one could see, was getting anywhere.',
      give: 'The stumps on the ledges were as clean as cut cheese, and all at one slant, since crystal has a grain, and will part along that. Somebody left off pushing, and looked for a line as fine as a hair, and tapped; and it was two slabs, with room between.',
      clear: 'Where the great stone had shut them out there was a way through, with a bit of dust in it that glittered; and beyond it stood the wall.',
    },
  },
  'The City Beneath the Ice': {
    lock: {
      onset: 'Flat in the ice, where one would have gone in, was a door, and its lock had been frozen full to the brim. Through it one saw the lamps of the city; and as there was nothing to do but count, one saw that there were fewer each time.',
      tries: 'The ice was coming away from its edge, in crumbs, on both sides at once; they meant to meet at the hinges, and kicking was forbidden.',
      worse: 'Below them another lamp went out; and where they had only just got the edge clear it grew over again, creaking, like boots on a frosty morning.',
      give: 'A gate that has a gateman does not need to be forced. It needs him to look up. He was right below them, no bigger than a pea, and busy with his feet; so somebody lay down above him, and knocked, quite politely, in between his knocks, and he missed a step.',
      clear: 'A long way down there was a click; and round the edge of the door the ice let go, with a sigh, as a lid does on a jar.',
    },
    dark: {
      onset: 'They had needed no light of their own so far, since it came up to them through the ice; and now, down there, the last lamp but one had gone out. It was so black over the gate that the ice and the air were all one.',
      tries: 'They were sliding forward side by side, and each of them was to say “Ice” at every yard, and to stop if it was not.',
      worse: '*Tock*, it went underneath, and a slide; and then came a pause in which one could hear the cold at its work.',
      give: 'The knocking was the gateman’s, and a gateman stands at the gate. They had only to lie flat, and slide towards it as long as it lasted, and in the pauses, which were bad, to trust him for the next. He had never yet left one out.',
      clear: 'There was one lamp left, far down; and above it, where some yellow came up as through a bottle, the dark had a hole, with an arch in it.',
    },
  },
  'Beyond the Last Lighthouse': {
    dark: {
      onset: 'The last lighthouse had sunk behind them an hour ago, and from here on nobody had ever lit anything. The white that was all round them went grey, and then it went out; and there was no sail any more, and no bows, and not even the shoe.',
      tries: 'Each of them was watching one piece of it, so that none should be missed, and nobody was to say “There!” unless it was.',
      worse: 'The boat, which had kept so quiet, gave a single drip, and it was like somebody clearing their throat in church.',
      give: 'That shoe had come out of the white alone, without a lamp, or a chart, and it had come dry, on the evening tide. So the tide knew. Somebody leaned over the side to feel which way it was going; and one had only to let the boat be taken back.',
      clear: 'The dark came to an end very low down, at a line, where the sea had not been properly stuck to the sky; and nothing lay between them and the line.',
    },
    storm: {
      onset: 'At the last lighthouse they had been told that this would happen; it was why it was the last. The calm had held its breath, and let it go. The sail went off like a paper bag, and all the white got up, and had edges.',
      tries: 'They had got down in the bottom of the boat, all on one side, and were to change over at the word, before each wave.',
      worse: 'The chart blew away, which was no great loss, as it was white; next some sea came in, to have a look round, and the shoe floated.',
      give: 'There was a calm in that sea, for they had been in it, as flat as a sheet and not much larger; and storms go round it, as carts do round a pond. One had only not to run, as all boats would like to, but to let her drop back.',
      clear: 'The boat left off shouting; she slapped a little, and gurgled, and then was still; and far out there was a line again, as straight as if it had been ruled.',
    },
  },
  'The Jungle That Hums': {
    maze: {
      onset: 'All round the clearing creepers hung, like curtains, and behind every one was a path. The humming came out of each of them, and out of each a little higher. They went in by one and came out by another, at the same stump, and were lost.',
      tries: 'They were taking the paths in the order of their notes, from the bottom up, and nobody was to skip to one that sounded nicer.',
      worse: 'They came back to the stump again; and each time there were more toads in the front row, who had been told that there was something to see.',
      give: 'It had stopped to listen once already, for a sneeze. So nobody ran, and nobody called. They waited for the next, which in all that pollen did not take long; and for a moment every path was quiet but one, where something deep had not been able to stop so soon.',
      clear: 'Only one way was left that hummed, and it was as broad as the aisle of a church; and from both its sides everything leaned in to look.',
    },
    creature: {
      onset: 'The humming had kept a great beast awake for days, and it had made up its mind whose fault that was. It came out between the creepers, like somebody in a nightshirt, and stood there with its ears laid back, right across the way to the hum.',
      tries: 'They were going backwards round the stump, all at one pace, and telling it in a low voice that they had only just come.',
      worse: 'The beast opened its mouth to roar, and the hum went up a little; and it put both paws over its ears, and looked at them across the top.',
      give: 'There is just one way to treat a person who has been kept awake for days, and every nurse knows what it is. Nobody argued. Somebody yawned. The great beast saw that, and fought it, and then it yawned too, like a barn, and after it the toads, tier upon tier.',
      clear: 'The great beast had got out of the way, and was looking for something on which to put its head; and there was nothing in front of them except the hum.',
    },
  },
  'Footsteps on a New Moon': {
    dark: {
      onset: 'The light of the moon was cut off there as with a knife, and the footprints led straight on. In the shade it was too cold for a lamp, which sank at every step, like a thing too far from home, until nobody could see at all.',
      tries: 'They had spread out in a row, each just in touch with the next, and were going forward all at the same step.',
      worse: 'There was nothing to be heard, for want of air; there was only something that patted, and rested, and patted, from below, and they found that they were keeping time with it.',
      give: 'Footprints come singly, and are soon lost. But next to these ran that straight thin line, such as a stick leaves, and it could be felt. Whoever went along it slowly, and did not scuff, could no more go wrong than a pencil can with a ruler.',
      clear: 'The dark left off on a small rise, as sharply as it had begun; and up to there the prints went on, left, right, smudge, with the groove beside them.',
    },
    gap: {
      onset: 'A moon as new as that has hardly set. Where day met night it had a skin, like custard, and this broke, without a sound, and left a crack too wide even for people who weigh so little. On the far side the footprints went on.',
      tries: 'They were each to take one jump, straight up, to find out how far it carried, before anyone tried it sideways.',
      worse: 'Dust slid over the edge, as slowly as everything does up there, and went on sliding; and in complete silence the crack was getting wider.',
      give: 'Two sets of prints were going, and one was coming back. It was that one which somebody thought of looking at, for it did not come back here. It had gone along the edge for quite a long way, and it knew where the crack ran out.',
      clear: 'The crack was behind them, no worse than a hair on a plate; and in front, with the line at their side, went the footprints, as if nothing had been the matter.',
    },
  },
  'The Desert of Glass': {
    storm: {
      onset: 'It had blown up out of the heat, as it does there every day before noon. There was no bush to break it, and no scratch on the floor to hold on to; they slid backwards, standing up; and under them the glass had begun to ring.',
      tries: 'They had sat down close behind one another, like people in a boat, and were to push off all together between two gusts.',
      worse: 'Their other selves, who were joined on below, slid with them; and the note in the glass was climbing, as when someone runs a wet finger round a tumbler.',
      give: 'When they breathed on the glass the breath had stayed, long enough to see a lake in it. So it was quite still, right at the bottom. A wind has nothing to hold on to there, either, and skims; and flat on their fronts they were underneath it.',
      clear: 'The wind went up to where it had come from; the glass rang on for a bit, as plates do; and ahead, three short and three long, flashed the mirror.',
    },
  },
  'Twenty Thousand Bubbles Deep': {
    dark: {
      onset: 'They had pushed the handle marked “Down” as far as it went. The lamp was not out, but it had come to where light was of no use, and hung there like a coin in a well; and from the very bottom came half a word.',
      tries: 'They were letting themselves sink by one fathom at a time, with the engine off, and somebody was to read out the depth, and nothing else.',
      worse: 'Something stroked along the outside, from end to end, as one strokes a cat; and it was a while before the next bubble.',
      give: 'A bubble knows one direction only, and so it can be trusted. They let the boat hang, until the bubbles ran up both sides of it, like rain the wrong way round. When it rained only on the left one steered to the left; and so, by ear, one got down.',
      clear: 'At the bottom the dark was over, as most things are; there was pale sand, which looked as if it were lit, and out of it, one by one, came the bubbles.',
    },
    stuck: {
      onset: 'The weed on that wall had been holding up a good deal more than itself. A slab leaned out, and sank past them, in no hurry, and lay down across the trench like the lid on a kettle; and the bubbles came out from underneath it singly.',
      tries: 'They had put the bow against its upper edge, and the handle was to be moved on by no more than the breadth of a hair.',
      worse: 'Mud came up like smoke; and a bubble that had squeezed out at the side was so thin that its stamp was bigger than it was.',
      give: 'A bubble is not much, but it is air, and wishes to go up; and they were all down there, one letter on top of another. Nobody had to push. They turned off the engine, and let the post collect; and in the end the slab was as light as a hat.',
      clear: 'The great stone was gone from the trench, and up the middle, in a string, as straight as if somebody held the end of it, came the bubbles.',
    },
  },
  'The Valley Above the Clouds': {
    gap: {
      onset: 'This was where the ladder had once been; you could still see the two holes in which it had stood. The end of the goat track took one look, and fell off; and between them and the rim there was only air, with some rust at the back.',
      tries: 'A tower was going up, close in against the rock, with the eggs at the bottom and the smallest on top, and it would do, barring a sneeze.',
      worse: 'Pebbles went down into the white, and that was the last of them; and a goose came by underneath, and looked up.',
      give: 'A ladder of that length does not stand in two holes and nothing else. The rust came down in two long lines, and it came from something: an iron pin, and further up another, like buttons on a coat. Somebody tried the first, and then the next, and looked only at buttons.',
      clear: 'All of that air was behind them; they were on turf, beside a bit of fence, and the eggs had been counted, and were the right number.',
    },
    storm: {
      onset: 'They had climbed up into the clouds themselves, and this was what goes on in there. From below it looks like wool. It had the goat track by both ends and shook it, and rained upwards; and nobody could do more than hug the rock and the eggs.',
      tries: 'They were sending the baskets up along the rock, to whoever was furthest on, and the others were to hold still until it was said.',
      worse: 'The thunder was not overhead, it was on the same path, two bends further up; and red apples were coming down again, all of them bitten, and only once.',
      give: 'Goats do not lay out their roads for the view. It went in zigzags; and on every second one the rock leaned over, and took the wind itself. Somebody noticed that, and had them run there, and on those in between lie down, instead of being brave the whole way.',
      clear: 'They came up out of it as one comes out of a bath; the cloud was below them, thumping away, and above, quite near, there was turf, with a fence.',
    },
  },
  'The Museum of Unknown Things': {
    lock: {
      onset: 'The door at the back had a card like everything else, and the moths had left of it no more than “Unknown. Do not”. It was locked, and the keyhole had a shape that no key has ever been; and behind it something ticked.',
      tries: 'They were trying the unknown things in the keyhole, shelf by shelf, and each was to go back to precisely where it had been.',
      worse: 'What ticked in there was larger; and the unknown thing answered it, so fast that they could scarcely keep hold.',
      give: 'All of them had finished that sentence for themselves, and put “open”. But it was a long hole, for moths. It would have held “pull at this, when anyone can see that it slides”. Somebody took it to mean that, and leaned against the one side of the door, and it slid.',
      clear: 'The door had gone off into the wall, as though it did so every day; and now there was ticking on both sides, and no more than a step between.',
    },
    dark: {
      onset: 'Each of the brass plates in the museum has a lamp, so that it can be read. Here there was no plate. When the door had shut there was only the ticking; and the thing without a name felt quite different, with more corners than they had seen.',
      tries: 'It was to be done by way of the lowest shelf, on the quiet, and without touching whatever had teeth or was warm.',
      worse: 'From the shelves on either side they were leaned towards; and in the hush between one tick and the next something higher up turned round.',
      give: 'The ticking had its own way of getting about: it kept to the bottom row, went up at the end, and finished where it started. One could go with it, if nobody talked, as one goes with a dog that knows the house; and where it went up was the corner.',
      clear: 'The dark was over at the end of the row, where there was a crack of light, about as high as a label; and everything on the shelves was facing it.',
    },
  },
  'Following the Wandering Star': {
    dark: {
      onset: 'All the windows had gone out, one after another, and the star had been enough. Now it had drifted behind the last chimney; they waited for it on the other side, and it did not come; and then there was no wall, no cat, and no more road.',
      tries: 'Along the wall, one behind the other, they were following it to where it ought to come out, and going gently, because of the cat.',
      worse: 'It was as black as it is behind shut curtains, with everybody asleep in it; and a clock struck a quarter, and did not say of what.',
      give: 'It had been the same at each of the houses: the star stopped, and stayed, to be certain, and then drifted on; and whoever ran ahead had to be called back. So nobody ran. They gave it time; and along the chimney, where it was blackest, one brick had an edge.',
      clear: 'The dark let go of one side of a chimney, and then of the top of a wall, with a cat; and past the last house one could make out fields.',
    },
    maze: {
      onset: 'Where the road stopped there were five lanes, and the star hung above all of them alike. So far they had only had to follow it, and never to choose. They chose, and chose again, and came out by the same pump; and then they lost the pump.',
      tries: 'They had left one of them sitting on a wall, to call out if the star should move, and were trying the lanes in turn.',
      worse: 'The cat was washing itself at every corner that they came to, and it had the look of one who has seen a good many go by.',
      give: 'An ordinary star goes along with you, wherever you walk. This one was no higher than a chimney, and so it had to fall behind, if you walked away from it, and to grow if you came. Somebody took twenty steps into each lane, and looked. In the fourth it had grown.',
      clear: 'The other lanes had all led back to one another; this one went on, between two walls, and stopped at a gate, and over it was sky.',
    },
  },
};
