// More faces of the nine trials: other ways in which each begins, grows, gives and clears, for young ears and for older.
import type { Told } from './crises.ts';

type Faces = Readonly<Record<keyof Told, readonly string[]>>;

interface Ages {
  young: Faces;
  old: Faces;
}

export const MORE_FACES: Readonly<Record<string, Ages>> = {
  dark: {
    young: {
      onset: ['{dry}Their one lamp went pop. Now they could not see their own feet.', '{here sky}Something took away the sky. It was black, black, black.', 'The last bit of light went out, like a match. It was as black as the inside of a boot.'],
      worse: ['Something went by on soft feet.', '{here wind}A cold little wind blew in their ears.', 'Somebody said “Boo”. It was not one of them.'],
      give: ['{here walls}They kept one hand on the wall. Step, step, and there it was!', '{here walls}{here wind}A little wind came in, and a little light came with it. That way!'],
      clear: ['Bit by bit it got lighter, and they could count each other.', 'There was somebody’s nose. There was somebody’s foot. And there was the way!'],
    },
    old: {
      onset: ['{here built}One after another, like people leaving a theatre, the lights went out, and the last of them took its time about it.', '{here sky}They had just agreed that it was getting dark when it stopped getting and was.', '{here rooms}A door closed, somewhere behind, and shut off the light as neatly as a lid.'],
      worse: ['Each of them put out a hand for the next, and one of those hands was colder than it should have been.', 'The dark seemed to press; you had the feeling of standing in a cupboard with a great many coats.', 'A thing that they had passed ten minutes ago could be heard to get up and come after them.'],
      give: ['{here walls}{here wind}There was a draught, no stronger than a child’s breath, and it came from one side only; and where a breath comes in a person can go out.', '{here walls}Those who stopped looking found that they could hear it: on the one side every sound came back at once, and on the other side it did not come back at all.', '{here sky}It was only down here that it was so black; overhead, once they had thought of looking there, it was almost blue, and against the blue stood everything that they knew.'],
      clear: ['First there was an edge, and then a shape, and then somebody’s ear, lit from behind, pink as a shell.', 'The dark let them go by inches, the way you let go of a sleeve.'],
    },
  },
  gap: {
    young: {
      onset: ['{earth}{here soil}There was an old bridge. Crash! Down it went.', '{dry}{here soil}One step more, and there was no more path. Just air!', '{here soil}The ground went crack, from here to there. You could not jump that.'],
      worse: ['{here soil}A stone fell in. They counted to ten, and heard nothing.', 'The edge broke off, bit by bit.', '{here wind}The wind came up out of it and took a hat.'],
      give: ['A bit further on it was not so wide. [{here green}There was a root to hold.|There was a good edge to hold.]', '{here sky}{here high}{here stones}{earth}It was very deep. But it was not so very wide. Hop!'],
      clear: ['Step, step, hop. All of them were on the other side!', 'They looked back at the hole. It looked quite small.'],
    },
    old: {
      onset: ['{here soil}Where the path should have gone on it had been bitten off, cleanly, and the bite went down out of sight.', '{here high}{dry}The ropes had been rotten for years, and had been waiting for a reason; they parted with a sigh, and the footway hung down the far wall like a torn ribbon.', '{here soil}{earth}The earth gave one shake, like a dog, and opened between them and where they were going.'],
      worse: ['{here sky}{earth}A crow flew out across it, looked down, and came back.', 'Somebody made the mistake of leaning over, and was a long time in getting back the colour of their face.', '{here green}The gap was getting wider; you could see a thistle, on the other edge, being carried slowly off.'],
      give: ['{here soil}Every crack comes to an end somewhere, and before it ends it gets narrow; they had only never gone along the edge to see, because they had all been staring into the middle.', 'What had broken off had not all gone to the bottom; a good deal of it hung down from the other side, and whoever was let over the edge on a line could take hold of that, and climb.'],
      clear: ['When the last of them had come over they sat in a row with their backs to it, and ate something.', '{here soil}The drop lay behind them now, a line on the ground, that a child might have drawn with a stick.'],
    },
  },
  storm: {
    young: {
      onset: ['{here rain}First came a drip. Then came a drop. Then came all the rain in the world!', '{here sky}The wind woke up. It took the hats. It took the buns!', '{here sky}Flash! Crash! The sky was cross.'],
      worse: ['They could hardly hear. They could hardly stand. They could only hold on.', '{here sky}{here green}A tree fell down. A shed went by.', '{here rain}Now the rain had ice in it. Ow, ow, ow!'],
      give: ['The wind went round and round. In the middle it was still. That was the place!', 'Low down it did not blow so hard. They could crawl.'],
      clear: ['{here rain}The rain got thin. It got thinner. It was gone.', 'The wind lay down like a dog. [{here rain}Drip, drip, drip.|And it did not get up.]'],
    },
    old: {
      onset: ['{here sky}{here day}A yellow stripe appeared along the edge of the sky; somebody had just said how pretty it was, when the first gust took the words away.', '{here sky}{earth}Every small sound stopped, all at once, like an audience; and then the storm came down like a curtain.', '{here rain}The storm began with one hailstone, as big as an egg, in the exact middle of the map; the second hit everything else.'],
      worse: ['{here rain}{here land}{earth}There was hail in it now, and a gate, and for one moment, going by quite level, a hen.', 'They had to shout into one another’s ears, and what came out was mostly vowels.', '{H.clothed}The wind had found their collars, their cuffs, the holes for their laces; it seemed to be looking for something.'],
      give: ['{here sky}{here built}Any wind must come from somewhere; it split upon the corner there as a stream does upon a pier, and behind that, if you flattened yourself, you could walk.', 'The wind was not blowing so much as turning; and what turns has a middle, and there not so much as a feather was moving.'],
      clear: ['{here green}{here people}In a quarter of an hour there was nothing to show for the storm but a smell, very clean, and someone’s umbrella up a tree.', 'The storm passed over, still talking to itself, and in the hush they noticed that every one of them was still leaning into it.'],
    },
  },
  creature: {
    young: {
      onset: ['{here sky}{here soil}The hill in front was a beast. It had eyes!', '{here soil}Stamp, stamp. Round the corner came something huge, with fur and horns.', 'A beast had been asleep. Now it was not. And it was very, very big.'],
      worse: ['The beast showed its teeth. There were a lot of them.', '{dry}The beast blew out smoke. Somebody’s hat caught fire, just a bit.', 'The beast put its head down, and it came closer.'],
      give: ['The beast was not roaring. It was crying! Somebody gave it a hanky.', 'The beast only wanted its tummy scratched. There, just there!'],
      clear: ['The beast rolled over on its back. It purred like a big machine.', 'The beast yawned, and it went back to bed.'],
    },
    old: {
      onset: ['{here sky}There was a smell first, like wet carpets, and then what blocked out the light was not a cloud.', '{here land}What everybody had taken for a part of the place put out a foot, and tried its weight on it, and stood up.', '{here land}{here green}Something had been lying across the way for so long that there was moss on it, and the moss got up, too.', 'Somebody had just remarked, for a joke, that they were being looked at, and then something blinked, with an eye as big as a tray.', 'It must have been there the whole time, since nobody had seen it come: a great grey flank, going in and out, and, a good way further along, a face.'],
      worse: ['The beast did not hurry; nothing that size has ever needed to.', '{here green}The beast breathed in, and hats, leaves and one small scarf went towards it along the ground.', 'The beast looked at each of them in turn, as you do with a tray of cakes.'],
      give: ['The beast was standing guard, that was all; behind it, in the crook of its tail, something with its eyes still shut was making a noise like a rusty hinge.', 'One ear was back and one was up, and anyone who has ever kept a dog knows what is meant by that: it would like to be friends, and nobody had ever gone first.'],
      clear: ['The great beast let out its breath, and sat; they felt it in their teeth; and then, with great delicacy, it drew in its tail so that they could get by.', 'The beast put its chin on its paws, and looked after them like somebody at a window whom nobody has asked to come out and play.', 'The beast made a noise that nobody would have thought was in it, something between a creak and a hum, and drew aside, as a grandmother draws aside her knitting.', 'For as long as it takes to count to ten the beast only breathed; then it shifted over, the whole length of it, and left them room.'],
    },
  },
  lock: {
    young: {
      onset: ['Clang! A door fell shut. It was iron, from top to bottom.', 'There was a door with a big lock, and they had no key.', 'There was a wall, with one door in it. The door said, “No.”'],
      worse: ['They knocked. They knocked again. Nobody came to open it.', 'They looked for a key in all of their bags. There was none.', 'A clock on the door went tick, tick, faster and faster.'],
      give: ['It did not go in, and it did not go out. But nobody had tried to slide it!', 'The lock was only stiff. They warmed it with their breath. Click!'],
      clear: ['Clonk! The door opened, as wide as wide.', '“Come in, then,” said the door. Creak!'],
    },
    old: {
      onset: ['It was the kind of door that is not there to keep anything in, but to make clear that you are out.', '{here sky}{here soil}{earth}The wall was smooth, and high, and ran off to both sides until it was lost in mist; and the single door in it had a keyhole, and no handle.', '{here walls}Behind them a grating fell, in front of them a door slammed, which had no handle, and there they were, like two spoonfuls in a jar.'],
      worse: ['They tried a hairpin, and a spoon, and the key to somebody’s aunt’s piano.', 'A small brass plate beside the door said RING, and where the bell should have been was a hole.', 'It was just on the other side, what they had come for; there was only that one door between.'],
      give: ['All of them had tried to force the door; and it opened, as a nursery door will, outward, to somebody who stood back and left it room.', 'The door had been moving the whole time, by the breadth of a hair at each push; they had simply left off, every time, to argue about it, just before it was enough.'],
      clear: ['{dry}There was a cough of dust, and the door swung wide, and you felt somewhat ashamed to have pushed it so.', 'The door gave an inch, and stuck, and gave the rest, and light fell out at their feet like a dropped cloth.'],
    },
  },
  flood: {
    young: {
      onset: ['Drip. Drip. Whoosh! Water came in from all sides.', '{here soil}{here land}Gurgle! Up came the water, out of the ground.', 'Splash! First wet toes. Then wet knees.'],
      worse: ['{here built}{earth}A chair swam by. A cat sat on it.', 'The water was up to the belt now.', 'Round and round went the water, and it pulled.'],
      give: ['They all held on to each other. They were too heavy to be washed away.', '{here land}They waited, and counted. Then it went down a bit. Now!'],
      clear: ['{here land}Glug, glug, glug. Now there was only mud, and one surprised fish.', 'The water went back to bed.'],
    },
    old: {
      onset: ['{here rooms}The water came along the passage without any noise, pushing a slipper in front of it.', '{here land}Somewhere higher up a thing that had held for a hundred years had had enough, and the water came down the way like children out of school.', '{here sea}What had been one wave among the others stood up, and went on standing up, and then it leaned over and was everywhere at once.', '{here land}{here built}{earth}They noticed it first by the rats, who were going the other way, in good order, with their young.'],
      worse: ['The water was cold enough to make you stupid, and it had begun to pull.', '{here land}The way they had come was going under, yard by yard, like a sum being rubbed out.', '{here built}The current carried a table by, laid for four.'],
      give: ['{here land}Whatever the water had carried off went round by the same side and lodged in the same corner, one thing on top of another, until there was as good as a bridge.', 'It came and went, it came and went, as water does; and if you let the big one go by, and started at once, you had as long as it takes to say your name.'],
      clear: ['The water drew off grumbling, and everything that it had picked up it put down, in what it took to be the right places.', '{here land}{here sky}{here built}{here day}They were left sitting upon a roof, in sunshine, with a view of mud.'],
    },
  },
  maze: {
    young: {
      onset: ['So many ways! Left, right, and here was the same spot!', '{here sky}{here green}{earth}Three paths went under a hedge. They all came out of one hole.', 'One way. Two ways. Nine ways! And no sign.'],
      worse: ['“I think it’s this way.” “I think it’s that.” It was not.', '{here soil}Their footprints were in front of them. How could that be?', '{here walls}The walls had moved! They giggled.'],
      give: ['{here green}{earth}They had always gone left. So now they went right!', '{here walls}If you kept one hand on the wall, you got there in the end.'],
      clear: ['One more bend, and then no more bends!', 'And out they popped, like peas.'],
    },
    old: {
      onset: ['{here walls}They had been walking with the wall on their left; it was now on their right, and nobody could recall having turned.', '{here rooms}There was a door, a passage and a door; and after the ninth door somebody noticed that it was always the same passage.', '{here sky}{here soil}{earth}The signposts agreed with each other perfectly: all nine of them pointed inwards.'],
      worse: ['{here sky}{earth}They had laid down crumbs; and they came on a fat pigeon who would not meet their eyes.', 'Somebody called “This way!”, and the voice came from above.', '{here rooms}The worst was to meet people coming towards you, tired, and afraid, and to see that it was a mirror.'],
      give: ['{here walls}Whoever keeps one hand on the wall, and does not take it off, comes out in the end, however long it is; they had only changed their minds too often.', 'It was no use to guess; but if one of them stood still at each turning, and sang out, the rest could go and look, and were never lost for longer than it takes to turn round.'],
      clear: ['They came out of it as one wakes, all at once, and with no idea of how long it had been.', '{here sky}{here built}At the last bend there was a gate, and on the inside of it, at the height of a weary hand, the paint was worn away.'],
    },
  },
  stuck: {
    young: {
      onset: ['Bump! Down came a rock, as big as a barn, right in the way.', 'There lay a stone, as fat as a cow, and it had the whole way to itself.', 'Crack, rumble, bump! A stone fell down. Nobody could get by.'],
      worse: ['They pushed so hard that they saw stars.', 'They pushed and pushed. The stone did not mind at all.', 'The stone sat there like a big, fat cat.'],
      give: ['They all pushed the same way, and all at once. It helped!', '{here soil}They dug a little hole in front. Now the stone wanted to roll!'],
      clear: ['Over went the stone, bumpety-bump[{here sky}{here high}, and down the hill|].', 'The stone moved. Just a bit. Just enough!'],
    },
    old: {
      onset: ['With the air of something that has been meaning to do so since the Middle Ages, a stone as large as a cart let go of whatever had been holding it, and lay down across the only way.', 'There was a jolt, a crack, and a silence; and across the only way lay a stone which had not been there a moment ago.', '{here walls}A stone had come down aslant and jammed there, all three tons of it, with the only way on underneath.'],
      worse: ['Somebody had read that it can be done with a lever; they broke four.', 'Now and then the stone settled, by about the thickness of a coin, with a noise like a molar.', 'They leaned on the stone from every side, and it let them, like a cow.'],
      give: ['The stone could not be lifted in the middle; but anything will turn that is pushed at the end, and only one person had thought of walking round to look.', 'They had every one of them been pulling at a different moment; and somebody began to count.'],
      clear: ['The stone went over slowly, like a great lady sitting down[{here walls}{here day}, and let in the day|].', 'There was a groan, and a gap, and through the gap came a breath of [{here wind}cold air|something fresher].'],
    },
  },
  crowd: {
    young: {
      onset: ['Everybody came. Everybody wanted to be first. “Me, me, me!”', '{here sky}The whole town stood there, and the whole town was cross.', 'Everybody in the world was there, and they all talked at once, like geese.'],
      worse: ['Someone trod on a toe. Someone pulled a nose.', '{earth}Now the dogs were at it, too.', '“You did it!” “No, YOU!” [{earth}A turnip|Somebody’s lunch] flew by.'],
      give: ['A baby laughed. Then one more person laughed. Then they all did.', 'Somebody said, very softly, “I’m sorry.” And it went from one to the next.'],
      clear: ['It got so quiet that you could hear a cat.', 'Everybody shook hands. Some of them shook hands twice.'],
    },
    old: {
      onset: ['There were two sides, it appeared, and each had brought its drums.', '{here sky}Every way in was full, and more kept coming, and what each of them carried had not been made for carrying.', 'There was a whole crowd, and it was waiting for a word; and some fool had found the word, and was standing on a box.'],
      worse: ['The front was being pushed by the back, which could not see; and the back was being told what the front was up to by the middle, which was making it up.', '{here built}Someone had got hold of the bell, and did not mean to let it rest.', '{here sky}{here built}A stone went through a window, and for an instant they all looked pleased and rather frightened.'],
      give: ['One cannot shout at a person who has just asked one to hold something; and so they gave out whatever they were carrying, to the left and to the right, and said thank you for it.', 'It turned out that the two sides were singing, as loud as they could, two verses of the same song.'],
      clear: ['The whole crowd stood about and looked at its own hands, like people who have come into a room to fetch something and have forgotten what.', 'The shouting went out of them with a long sigh; and then one, and another, began to look for his hat.'],
    },
  },
};

const TOLD = ['onset', 'worse', 'give', 'clear'] as const;

/** One telling with all of its faces to choose among. */
export function withFaces(told: Told, faces: Faces | undefined): Told {
  if (!faces) return told;
  const out = { ...told };
  for (const part of TOLD) out[part] = `[${[told[part], ...faces[part]].join('|')}]`;
  return out;
}
