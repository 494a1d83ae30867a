// What the plots of adventure, action, exploration and space are about where they come to a head.
import type { Matters } from './matter.ts';

export const MATTERS_ABROAD: Matters = {
  // Adventure
  'The Lost Lantern': { stands: 'behind', goal: ['the lantern'], fits: ['dark', 'maze', 'gap', 'stuck', 'storm'], own: {
    dark: ['Now they needed the lantern. And it was gone!', 'This was what the lantern was for, and because the lantern was gone nobody had lit the way.'],
    maze: ['The lantern would have shown them which!', 'On any other evening the lantern would have shown which of them led home; that was the whole trouble.'],
    gap: ['The lantern would have shown them that!', 'With a lantern one would have seen it coming; but it was the lantern that they were looking for.'],
  } },
  'The Map with a Missing Corner': { stands: 'behind', goal: ['the missing corner', 'the last bit of the map'], fits: ['maze', 'gap', 'lock', 'dark', 'creature'], own: {
    maze: ['The map could have told them. But that bit was gone!', 'Up to here it had been drawn; from here on the map was only a torn edge.'],
    gap: ['The map stopped just here, too!', 'On the map this was where the paper stopped; nobody had ever drawn what came after, and now you could see why.'],
    creature: ['So that was why the map stopped here!', 'Whoever had drawn the map had put a small cross at this spot, and had not said what it meant.'],
  } },
  'Over the Whispering Mountains': { stands: 'carried', goal: ['the parcel', 'the box'], fits: ['storm', 'gap', 'stuck'], own: {
    storm: ['And the box must not be late!', 'On any other day they would have turned round and waited; but on the parcel stood that it must not be late.'],
    stuck: ['Somebody had sneezed. And the mountain heard it!', 'Somebody had sneezed a moment before, and in these mountains that was enough.'],
    gap: ['Somebody had said “Hello!” too loud!', 'Somebody had called out to hear the echo; and the mountain had answered with a piece of itself.'],
  } },
  'The Island That Moves': { stands: 'behind', goal: ['the goats'], fits: ['flood', 'gap', 'storm'], own: {
    flood: ['The island gave a dip. “Meh!” said the goats.', 'The island had dipped one side into the sea, and the nine goats had gone up to the highest bit of it.'],
    gap: ['The island gave a shrug. The goats were over there!', 'The island had shrugged, as anybody may whom something tickles, and nine goats looked across from the other half of it.'],
    storm: ['The island did not stop. Poor goats!', 'Any other island would have lain still in it; this one turned its head into the wind, with nine goats on its back, and went faster.'],
  } },
  'A Ship Made of Books': { stands: 'carried', goal: ['the books'], fits: ['storm', 'flood', 'creature'], own: {
    storm: ['And their ship was just paper!', 'A ship of wood would not have minded; theirs was of paper, and the first pages were coming loose.'],
    flood: ['It came in between two books!', 'It came in between two books that had not been pushed close together, low down, where the ship was thinnest.'],
    creature: ['It had never had a book. It wanted one!', 'It had smelled paper, which does not often come so far out, and it put its chin on the side of the ship to see.'],
  } },
  'The Secret Staircase': { stands: 'behind', goal: ['the end of the stairs'], fits: ['dark', 'lock'], own: {
    dark: ['The last step was up there. But where?', 'The staircase went on in it, you could feel that with a foot; only nobody could have said where it stopped.'],
    lock: ['So that was where the stairs went!', 'All those steps, one for each night, had been built to come to this.'],
  } },
  'Journey to the Edge of the Map': { stands: 'behind', goal: ['the far side of Nothing', 'the other side of Nothing'], fits: ['gap', 'maze', 'dark', 'storm'], own: {
    gap: ['The map stopped here. So did the way!', 'On the map the line stopped exactly here; it had not occurred to anyone that the ground might do the same.'],
    maze: ['Nobody had a map of this bit!', 'Not one of them was on any map; that was, after all, what they had come about.'],
    dark: ['Nobody had ever drawn what was in that dark!', 'It was the white part of the map, where nobody had drawn anything, and seen from inside it was black.'],
  } },
  'The Treasure Nobody Buried': { stands: 'here', goal: ['the great hole', 'the big hole'], fits: ['crowd', 'flood', 'stuck', 'dark'], own: {
    crowd: ['They all wanted the treasure. And there was none!', 'Each of them had been told about a treasure, by somebody who was now standing next to them with a spade.'],
    flood: ['They had dug and dug. And now it was wet!', 'It came of all that digging; somebody’s spade had gone through to where the water was.'],
    stuck: ['They had dug too much. The side fell in!', 'They had dug so deep, and on so many sides, that there was nothing left to hold up the edge.'],
  } },
  'Three Keys and a Door': { stands: 'behind', goal: ['the red door'], fits: ['lock', 'crowd', 'creature', 'stuck'], own: {
    lock: ['It had three locks. And they had no key!', 'It wanted three keys, turned all at once, and they stood in front of it without one.'],
    crowd: ['They all wanted the keys. All at once!', 'The whole town had read the same poster, and the whole town had come for the same three keys.'],
  } },
  'The Long Way Home': { stands: 'behind', goal: ['the cake at home'], fits: ['dark', 'maze', 'storm', 'gap', 'stuck'], own: {
    dark: ['At home the lamps were lit now. But here?', 'At home they would be lighting the lamps by now, and the candles on the cake after that.'],
    maze: ['One of them went home. But which?', 'If they had not missed the bus nobody would have had to choose; and at home somebody had begun to look at the clock.'],
    storm: ['And the bus had gone without them!', 'In the bus one would only have wiped the window; but the bus had gone without them.'],
  } },
  // Action
  'The Great Rooftop Race': { stands: 'behind', goal: ['the thread of smoke', 'the smoke'], fits: ['gap', 'storm'], own: {
    gap: ['And the smoke was over there!', 'The thread of smoke went up on the other side, and the next runners were coming up behind.'],
    storm: ['And they were up on a roof!', 'Down in the street one would have gone indoors; but a roof race is run on roofs.'],
  } },
  'Runaway Train to the Coast': { stands: 'behind', goal: ['the brake'], fits: ['lock', 'dark', 'crowd', 'storm'], own: {
    lock: ['And behind it was the brake!', 'Behind it was the place where a driver should have been, and the brake, and nobody to pull it.'],
    dark: ['A tunnel! And the train went so fast!', 'It was the long tunnel, the last one before the sea, and the train had gone into it without slowing down.'],
    crowd: ['They all wanted to get off. All at once!', 'All those on the train had understood at the same moment where the line came to an end.'],
  } },
  'Rescue at Waterfall Rock': { stands: 'behind', goal: ['the two on the rock', 'the two small ones'], fits: ['flood', 'gap', 'storm', 'stuck'], own: {
    flood: ['And the small ones were still on the rock!', 'The river had been rising all that time, and the two on the rock had drawn up their feet.'],
    gap: ['And the small ones were over there!', 'The two on the rock had seen it as well; they had stopped waving.'],
    storm: ['It made the waterfall so big!', 'It came down into the river, and whatever came down into the river went past the two on the rock.'],
  } },
  'Storm over Lantern Bay': { stands: 'behind', goal: ['the houses along the bay'], fits: ['storm', 'dark', 'flood'], own: {
    storm: ['It had come too soon. The boats were still out!', 'It was the storm that they had tried to get ahead of, and nineteen boats were still out in it.'],
    dark: ['How could the boats see the way home now?', 'And out there, looking for a light to steer by, were nineteen boats.'],
    flood: ['The sea was so high. And the boats were out!', 'If the sea came as high as this behind the breakwater, nobody wanted to think of it outside, where the boats were.'],
  } },
  'The Bridge Must Hold': { stands: 'here', goal: ['the bridge'], fits: ['crowd', 'flood', 'storm', 'stuck'], own: {
    crowd: ['All the carts came at once. Poor old bridge!', 'All of Uptown was trying to get over the bridge at the same time, and the bridge had begun to hum.'],
    flood: ['The dam was gone. The bridge shook!', 'The dam had gone, as they had been told it would, and the last carts were still on the far side.'],
    storm: ['It shook the bridge. Creak!', 'It had got in among the arches, and the old stones had begun to move against one another.'],
  } },
  'Chase Through the Night Market': { stands: 'behind', goal: ['the teapot'], fits: ['maze', 'crowd', 'dark'], own: {
    maze: ['The market had begun to fold itself up!', 'The market had begun to fold itself up, lane across lane, with the teapot somewhere in the folds.'],
    crowd: ['“Stop, thief!” They all ran. All the wrong way!', 'Somebody had shouted “Thief!”, and every stall was sure that it was the next one that was meant.'],
    dark: ['The lamps went home. It was closing time!', 'They were putting out the lamps; it was closing time, and whoever had the teapot needed only to stand still.'],
  } },
  'The Tournament of Kites': { stands: 'here', goal: ['the kite'], fits: ['storm', 'crowd', 'gap'], own: {
    storm: ['And the kite was right in it!', 'The kite was up there, in the middle of it, on the last of the string.'],
    crowd: ['All the kite strings were one big knot!', 'The strings of the kites had crossed, and each of them was pulling at what he took to be his own.'],
  } },
  'Against the Rising Tide': { stands: 'here', goal: ['the sea wall', 'the wall'], fits: ['flood', 'storm'], own: {
    flood: ['The sea had come over the wall!', 'The sea had found the low place in the wall, of which people had been saying for years that something should be done.'],
    storm: ['It pushed the sea right up the wall!', 'It came from the sea, and it pushed the sea in front of it, up against the wall.'],
  } },
  'The Avalanche Patrol': { stands: 'behind', goal: ['the lost three'], fits: ['stuck', 'storm', 'gap'], own: {
    stuck: ['The snow had come down again. And three were in it!', 'It was the second slide, which they had been told to expect, and the three were still under the first.'],
    gap: ['The snow had cracked. And the three were over there!', 'The snow had torn from side to side, as it does before the second slide, and the three were on the other half of it.'],
    storm: ['It hid all the tracks. Where were the three?', 'It was already covering the only tracks that there were, those of three people who had not come back.'],
  } },
  'One Hour to Save the Fair': { stands: 'here', goal: ['the big wheel'], fits: ['dark', 'crowd', 'lock', 'storm'], own: {
    dark: ['And so little of the hour was left!', 'It had been their last torch, and half of the hour was still to go.'],
    crowd: ['They all wanted a ride. And the wheel stood still!', 'They had their tickets in their hands, the wheel stood still, and the inspector was on his way.'],
    lock: ['And it was time for the fair to start!', 'It was part of the fair, like everything else there, and like everything else it had been switched off.'],
  } },
  // Exploration
  'Down the Crystal Cave': { stands: 'behind', goal: ['whoever was crying', 'the one who cried'], fits: ['dark', 'stuck', 'gap', 'flood'], own: {
    dark: ['The stones did not hum. Now they did not shine!', 'As long as the crystals hummed they had given a little light; now they did neither.'],
    stuck: ['No hum, and so the roof came down!', 'People say that it is the humming that keeps that roof up; and nothing had hummed there for days.'],
    gap: ['No hum, and so the floor cracked!', 'Without its hum the cave had begun to come apart, like a glass that somebody has let go of.'],
  } },
  'The City Beneath the Ice': { stands: 'behind', goal: ['the city', 'the city in the ice'], fits: ['lock', 'dark', 'gap', 'storm'], own: {
    lock: ['And behind it they danced and danced!', 'Through the ice behind it one could see the lamps of the city, and each time you looked there were fewer.'],
    dark: ['Down there, one more lamp had gone out.', 'Down under the ice, at that same moment, the last lamp but one had gone out.'],
    gap: ['The ice had cracked. And the city was over there!', 'The ice had cracked from one side to the other, and the gate of the city lay beyond.'],
  } },
  'Beyond the Last Lighthouse': { stands: 'behind', goal: ['the second light'], fits: ['dark', 'storm', 'creature', 'flood'], own: {
    dark: ['The last lighthouse was far, far back!', 'The last lighthouse had sunk behind them an hour ago; from here on nobody had ever lit anything.'],
    storm: ['That was why nobody sailed past the lighthouse!', 'At the last lighthouse they had been told that this would happen; it was why it was the last.'],
    creature: ['No ship had ever come so far!', 'No ship had ever come so far out and told what was there, and now they knew why.'],
  } },
  'The Jungle That Hums': { stands: 'behind', goal: ['the humming', 'the hum'], fits: ['maze', 'creature', 'dark', 'stuck'], own: {
    maze: ['And it hummed in all of them!', 'The humming came out of every one of them, and out of each a little higher.'],
    creature: ['All that humming had made it so cross!', 'The humming had kept it awake for days, and it had made up its mind whose fault that was.'],
    stuck: ['The hum had shaken it loose!', 'The humming had gone up by another note, and had shaken it loose.'],
    dark: ['And it hummed and hummed.', 'In the dark the humming went on, a little higher than before.'],
  } },
  'Footsteps on a New Moon': { stands: 'behind', goal: ['the end of the footprints'], fits: ['dark', 'gap', 'maze', 'stuck'], own: {
    dark: ['And the footprints went right in!', 'It was the dark half of the moon, and the footprints led straight into it.'],
    gap: ['And the footprints went on, over there!', 'On the far side, as though nothing were the matter, the footprints went on.'],
    maze: ['And there were footprints in all of them!', 'There were footprints in every one of them.'],
    stuck: ['And the footprints went in under it!', 'The footprints went up to it, and in underneath.'],
  } },
  'The Desert of Glass': { stands: 'behind', goal: ['the other side', 'the end of the glass'], fits: ['storm'], own: {
    storm: ['And the glass got hotter and hotter!', 'It had blown up out of the heat, as it does there every day before noon, and under them the glass had begun to ring.'],
  } },
  'Twenty Thousand Bubbles Deep': { stands: 'behind', goal: ['the one who blew the bubbles'], fits: ['dark', 'stuck', 'maze', 'creature'], own: {
    dark: ['A bubble came up. “Still here,” it said.', 'From the very bottom of it came a bubble, with half a word inside.'],
    stuck: ['And the bubbles came from under it!', 'The bubbles were coming out from underneath it, one at a time.'],
    maze: ['And there were bubbles in all of them!', 'Out of each of them came bubbles, and in each bubble was a bit of a word.'],
    creature: ['The bubbles had tickled its nose!', 'The bubbles had been rising past its nose for years, and it had had enough of them.'],
  } },
  'The Valley Above the Clouds': { stands: 'behind', goal: ['the valley'], fits: ['gap', 'storm', 'maze', 'stuck'], own: {
    gap: ['Once a ladder had been here!', 'This was where the ladder had once been; you could still see the two holes in which it had stood.'],
    storm: ['They were right inside the clouds!', 'They had climbed up into the clouds themselves, and this was what goes on in there.'],
    maze: ['It was the cloud. It hid the valley!', 'It was the clouds that did it, the very ones over which the valley was said to lie.'],
  } },
  'The Museum of Unknown Things': { stands: 'carried', goal: ['the thing without a name', 'the thing'], fits: ['lock', 'dark', 'maze'], own: {
    lock: ['“Do not,” it said there. Do not what?', 'On it stood what stood on the cards, “Unknown. Do not”, and the rest had been eaten by moths.'],
    dark: ['And what was the thing? It felt all odd!', 'The thing without a name felt quite different in it; it had more corners than they had seen.'],
    maze: ['And not one thing there had a name!', 'There was not one thing in it by which you could have known the way, since none of them had a name.'],
  } },
  'Following the Wandering Star': { stands: 'behind', goal: ['the star'], fits: ['dark', 'maze', 'storm', 'gap'], own: {
    dark: ['The star had gone round a corner!', 'The star had gone behind something, and did not come out on the other side.'],
    storm: ['And now nobody could see the star!', 'Somewhere above it the star was going on with its round, and did not wait.'],
    maze: ['And the star hung over all of them!', 'The star hung above all of them alike; so far they had only had to follow it, and never to choose.'],
    gap: ['And the star went on, right over it!', 'The star had gone on over it; a star does not have to look where it treads.'],
  } },
  // Sci-Fi
  'The Robot Who Planted Flowers': { stands: 'behind', goal: ['the robot', 'the flower robot'], fits: ['lock', 'crowd', 'stuck', 'storm'], own: {
    lock: ['They had shut the flower robot in there!', 'On the other side stood the robot, with a number on it, next in the line.'],
    crowd: ['“Flowers!” “No flowers!” they cried.', 'One half of them had come for the flowers and the other half for the concrete, and both had brought signs.'],
  } },
  'Message from a Small Star': { stands: 'behind', goal: ['the lamps on the roof', 'the big lamp'], fits: ['storm', 'dark', 'crowd', 'gap'], own: {
    storm: ['And now nobody could see the little star!', 'Behind it the small star was blinking, more slowly than yesterday, and could not see them either.'],
    dark: ['How do you blink to a star with no light?', 'All they had to answer with was light, and this was the moment when there was none.'],
    crowd: ['They all wanted to talk to the star!', 'Everybody wanted to be the one who answered the small star, and nobody had asked what it had said.'],
  } },
  'School Trip to Saturn': { stands: 'behind', goal: ['the missing child', 'the lost child'], fits: ['gap', 'dark', 'creature', 'lock'], own: {
    gap: ['And the bus would not wait!', 'Somewhere on the far side was the one who was missing, and the bus does not wait.'],
    dark: ['Who can find a lost child in that?', 'One child was missing, and now nobody could even have counted the others.'],
    creature: ['Had it seen the lost child?', 'It was not in the leaflet of the school trip; and one child was missing.'],
  } },
  'The Machine That Collected Dreams': { stands: 'behind', goal: ['the dreams'], fits: ['lock', 'dark'], own: {
    lock: ['The machine had shut it. It liked its dreams!', 'It had stood open a moment before; the machine had understood what they had come for.'],
    dark: ['The machine did that. It liked its dreams!', 'The machine had done it; it had felt them coming, and it did not mean to give up what it had collected.'],
  } },
  'Lost Between Two Moons': { stands: 'here', goal: ['the shuttle', 'the little ship'], fits: ['dark', 'creature'], own: {
    dark: ['And the little ship was right in it!', 'The two moons had moved in front of the sun, one from each side, and somewhere between them hung the shuttle, with air for one day.'],
    creature: ['It had come to look at the little ship!', 'It was looking at the shuttle, which hung there between the moons like something on a fork.'],
  } },
  'The Day Gravity Took a Nap': { stands: 'behind', goal: ['the dog in the park', 'that dog'], fits: ['crowd', 'storm', 'maze'], own: {
    crowd: ['And nobody’s feet would stay on the ground!', 'They had tied themselves to the railings and to one another, and whoever wanted to get by had to climb over somebody’s aunt.'],
    storm: ['And their feet would not stay down!', 'In any other wind one holds on to the ground; and since gravity had lain down that was just what nobody could do.'],
  } },
  'Postcards from Tomorrow': { stands: 'behind', goal: ['the letterbox of tomorrow', 'the wet pen'], fits: ['gap', 'storm', 'stuck', 'flood', 'lock'], own: {
    any: ['The card had said so! “Hurry,” it had said.', 'The card had said so, in ink that would not be dry before tomorrow; this was what it had meant by “Hurry”.'],
  } },
  'The Friendly Comet': { stands: 'here', goal: ['the comet'], fits: ['flood', 'storm', 'crowd', 'dark'], own: {
    flood: ['It was the comet. It had begun to melt!', 'It was the comet, which had been dripping for days, and was now melting in earnest.'],
    storm: ['It blew at the comet. The comet got so small!', 'It tore at the comet, and with each gust there was a little less of it.'],
    crowd: ['“My comet!” “No, mine!”', 'They had all come to have a look at the comet while there was one, and each of them had come to stand in front.'],
  } },
  'A Garden in Orbit': { stands: 'here', goal: ['the tomato plant', 'the little plants'], fits: ['dark', 'lock', 'creature'], own: {
    dark: ['No light for the little plants!', 'It was the lamps above the beds that had gone, and a plant does not wait.'],
    lock: ['And all the little plants were behind it!', 'Behind it were the beds, all of them, and it was past the hour for watering.'],
    creature: ['It had smelled the little plants!', 'It had come by the smell of tomato leaves, and to judge by its face it had come a very long way.'],
  } },
  'The Spaceship in the Shed': { stands: 'behind', goal: ['the voice in the ship', 'the voice'], fits: ['lock', 'dark'], own: {
    lock: ['And the voice said, “Is anyone coming?”', 'And from behind it, very faintly, over and over, came that voice: “Is anyone coming?”'],
    dark: ['And the voice said, “Is anyone coming?”', 'They had tried one switch too many; in the black cabin there was nothing left but the voice, asking if anyone was coming.'],
  } },
};
