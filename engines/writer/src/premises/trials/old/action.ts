// For 9-17: the trials of the Action plots, each out of its own plot.
import type { PlotTrials } from '../plot-trials.ts';

export const ACTION_TRIALS: PlotTrials = {
  'The Great Rooftop Race': {
    gap: {
      onset: 'Two hundred boots had run along that roof since breakfast, and it had had enough. With a clatter the middle of it slid off into [somebody’s yard|a water butt], and left a drop too wide to jump, and the thread of smoke was on the far side.',
      tries: 'They had tied together the flags from nine chimneys, and were throwing the end across for a chimney pot, and nobody was to look at the ribbon.',
      worse: 'Two more runners came over the ridge, saw it, and sat down; slates went off from under them, one at a time, and the smoke had thickened from a thread to a string.',
      give: 'The slates had gone, but a roof is not slates. What holds it up is beams, and they lay there now from one side to the other, as broad as benches; and it was only that [whoever races over a roof|a runner] never thinks of what is under it.',
      clear: 'They were across, at the right-hand end, and the drop was behind them, and the ribbon was further off than ever, and there in front was the smoke.',
    },
    storm: {
      onset: 'Down in the street one would have gone indoors; but a roof race is run on roofs. The wind came over the ridge like one more runner, with rain, and took [the flags|nine flags from nine chimneys], and nobody could stand up in it or get along to the smoke.',
      tries: 'They were going along flat against the slates, one behind another, and were to move only when the weathercock stopped to think.',
      worse: 'The slates stood up in rows and lay down again, like the feathers of a hen; the ribbon blew by, all on its own, and had to be said to have won.',
      give: 'There was one thing up there that the wind had not touched, and it was the smoke: it came out thin and brown, and bent over, and crept along the slates as calmly as before. Where smoke can creep there is no wind; and it crept [down a gutter|along the valley of the roof].',
      clear: 'The wind ran on, to win the race by itself, and the roof lay steaming like a loaf, with that one thread of smoke at the end of it.',
    },
  },
  'Runaway Train to the Coast': {
    lock: {
      onset: 'The brake was not beside the seat. It was further in, behind a door of iron with a lock to it, on which somebody had painted “DRIVER” [before taking away the key|and gone home]; one could hear it clank, over there, with nobody to pull it.',
      tries: 'They were all to lean on it at the moment when the engine took breath for the next line, and not a beat before.',
      worse: 'The song had come to a verse with a great many words, and the sleepers went by in time to it; and straight ahead the bright thing was as large as a plate.',
      give: 'The engine sang, and whatever was loose in her kept time, as the cap did on its hook; and so did the bolt. At every beat it hopped in its socket, and fell again. If the door was drawn, ever so lightly, [on the beat|just then], it forgot to fall.',
      clear: 'It swung open, in waltz time, all by itself, and there was the brake, a plain iron handle with its paint worn off.',
    },
    dark: {
      onset: 'It was the long tunnel, the last one before the sea, and the train went in without slowing down, singing. The fire door fell shut, [and that had been the light|with a clang], and nobody could see the brake, or so much as where to reach for it.',
      tries: 'They were going along the pipes, from the hottest to the next, and whoever came upon a handle was to say so and let it alone.',
      worse: 'The song came back off the walls, in parts; and a cold drop fell on every one of them, in turn, as if they were being counted.',
      give: 'The song came out of the pipes, as they had heard from the first, and each of the pipes had its note. One could go up them by ear, like stairs; and where [one was dumb|there was no note] something lay across the pipe to stop it, and that was the brake.',
      clear: 'The tunnel let go of the train as a sleeve lets go of an arm, and there was light on everything, and the brake hung within reach.',
    },
  },
  'Rescue at Waterfall Rock': {
    gap: {
      onset: 'A ledge wears out in the end. The outer half of theirs, polished for a thousand years, went over with the river, [in one piece|like a plate off a table], and what lay between them and the rock was a drop with spray standing up in it, much too wide to jump.',
      tries: 'They were throwing across the rope of the red boat, for the one with the shirt to catch, and it was to be thrown upstream, and not straight.',
      worse: 'The rock shook, and they could see it shake; and those two had stopped waving, since they needed all their arms for each other.',
      give: 'Those two could not be heard, but they could signal, and from where they were one sees the underneath of the ledge, which the people on it never do. Three steps down, [said the shirt|it said, sleeve by sleeve], and then along; and there it was, a second ledge, and drier than the first.',
      clear: 'They stood at the other end of it, with the drop and its noise behind them, so near the rock that they could see the checks on the shirt.',
    },
    storm: {
      onset: 'It had been raining in the hills, and now that weather came down the valley after its own river, thunder and all. Nobody could keep upright on the ledge; and whatever fell into the river [went past the rock|had those two to get round], a little higher each time.',
      tries: 'They lay in a row, each with a hold on the next, and were to push out along the ledge by one length at every clap.',
      worse: 'The wet shirt had been blown flat against the one who held it, and could not say a word; and a willow came down, roots first, and went over.',
      give: 'A waterfall has a wind of its own. It blows straight up, as they had felt when they first crawled out; and where the other wind ran into that one neither could get by. [Along the very edge|At the lip] lay a strip, as wide as a bed, in which the spray stood still.',
      clear: 'The storm went away down the valley with the river, quarrelling, and out on the rock a shirt was being wrung.',
    },
  },
  'Storm over Lantern Bay': {
    storm: {
      onset: 'This was what the gulls had walked away from. It came in across the bay, wind and sea together, and along all that stone nobody could stay upright. [Off|Beyond] the one end were nineteen boats, and at the other were the houses, and they could get to neither.',
      tries: 'They were going back from one iron ring to the next, as a boat is moored, and nobody was to leave a ring before he had the other.',
      worse: 'The waves got up on to the breakwater and walked along it, like the gulls, in rows; and out there eighteen lights had turned into eleven, and then into eighteen.',
      give: 'The gulls had known about it before anyone; and when they left they had not come along the top, but down on the inner side, where there is [a step for tarring boats|a row of lower stones]. Nobody had asked them why. It was the side with a whole breakwater in front of it.',
      clear: 'The worst of it had gone over their heads and inland, and there, at the end of a great deal of wet stone, were the houses.',
    },
    dark: {
      onset: 'The lid came down on the bay, and shut. The crumbs of light out there were gone, [one after another|all nineteen], and no lamp had ever been put on the breakwater. Nobody could see the edge of the stones, or the town, and no more could the boats.',
      tries: 'They were keeping to the middle by the groove that ropes have worn in it, all in a row, and there was to be no running.',
      worse: 'To the left one heard the sea, and to the right one heard the sea, and for some time it was by no means certain that there was none of it ahead.',
      give: 'On the way out they had lost the town by bits, first the voices, and after that the smell of tar; and so it could be found again the other way about. They went on, [sniffing|a step at a time], until there was tar in it, and then until somebody was calling a cat.',
      clear: 'With the last of the breakwater the dark stopped being solid, and there, each of them a shade blacker than the sky, stood the houses.',
    },
  },
  'The Bridge Must Hold': {
    crowd: {
      onset: 'All Uptown, with its clocks and hens, had heard the dam cough, and all of it wished to be on the bridge at the same moment, [shouting|and said so]. Carts locked wheels; nobody would back, nobody would listen, and under the lot of them the crack got longer.',
      tries: 'They were going from cart to cart, and asking each driver to let one other go in front of him, only one, and to pass it on.',
      worse: 'A crate of hens burst open, and a grandfather clock fell flat on its back and struck eleven, and one could see that the crack had heard.',
      give: 'The old ladies had not left off listening; they stood in the midst of it, with their hats together. It is difficult to go on shouting over several old ladies who are trying to hear something, and first one driver and then [the next|another] bent down, and asked what it was.',
      clear: 'Then they could all hear it, like a kettle two rooms off; and the carts backed, by inches, with great respect, and left the middle of the bridge free.',
    },
    flood: {
      onset: 'The dam had gone; nobody could say that they had not been warned. The water came round the bend [standing up|with a fence in it], and filled the arches, and rose across the roadway, cold and quick; and the last of the carts were still over there.',
      tries: 'They had made a chain along the wall, to bring everybody over singly, the smallest first, and no one was to hurry the chain.',
      worse: 'It had come to the axles of the carts; a hen house swam down to the bridge, and the hens, who were on the roof of it, had to duck.',
      give: 'That bridge had a hump, like a cat, since its builders had seen the river in a temper; and although the water ran over it at either end, the hump [was barely wet|kept dry], and the kerb went up to it like stairs.',
      clear: 'The water sank, arch by arch, and took along the fence and the hen house; and the bridge stood up out of it, humming its note.',
    },
  },
  'Chase Through the Night Market': {
    maze: {
      onset: 'The market had begun to fold itself up. Lane was laid across lane, like shirts, and where there had been one way to the last stall there were a dozen, all striped, [all pleated|none of them straight] and all alike. The teapot was somewhere in the folds, and they were lost.',
      tries: 'They had begun to lay a trail of their own, out of the same tea leaves, a pinch to each corner, and whoever did it was not to sneeze.',
      worse: 'Another row of lanterns was shaken out and put away, and the lane in which they had just agreed that they were right was not there any more.',
      give: 'The tea leaves had never been wrong; and if a cloth is folded, then what was on the outside comes to lie within. Somebody lifted the nearest lane by its hem, and underneath it went the trail, [as careful as ever|unhurt], with each pinch on the proper side.',
      clear: 'They came out from the last of the folds as one comes out of a jersey, and there hung the striped cloth, straight in front.',
    },
    crowd: {
      onset: 'Somebody had shouted “Thief!”, and every stallholder was sure that it was the next one who was meant. Out they all came, [in their aprons|with their scales and lids], shouting, until there was no lane left; nobody listened to anybody, and the last stall was on the other side of them.',
      tries: 'They were stopping at every apron and asking it, politely, what something cost, because nobody shouts at a customer.',
      worse: 'A lane was folded up with two of them inside it, and could be heard to go on quarrelling; and the eel man and the lamp man had got each other’s hats.',
      give: 'There is one thing to which a market always listens. “Closing time,” somebody said, not at all loudly, [in the voice for it|as it is said each night]; and as it was closing time, and they knew what happens to those who have not packed, each one of them looked round for his own awning.',
      clear: 'Twenty shutters came down with twenty small clicks, and the lane lay empty, as far as the last stall of all.',
    },
  },
  'The Tournament of Kites': {
    storm: {
      onset: 'It was called the windy end, and now it showed them why. The cloud came down on the field, with hail, and with a wind that [pushed them all flat|would have nobody standing]; and up there, in the middle of it, on the last of the string, was the kite.',
      tries: 'They had got hold of the string all in a row, as for a tug of war, and were to give and take together, and never to jerk.',
      worse: 'The string sang one note, and then a higher; kites fell on every side like broken umbrellas; and they themselves were towed three yards through the wet.',
      give: 'At that end the grass always lies flat, and all of it lay flat now, but for a single tuft. It grew in [a hollow|a dip], no deeper than a dish; and whoever kept down in that, with the string, could feel the wind go over like a tray.',
      clear: 'The wind blew itself out of the field, and the cloud went after it, and on the string, from very high up, there still came a pull.',
    },
    crowd: {
      onset: 'Up where no one could see it a hundred strings had crossed, and down here were a hundred people, each hauling at what he took for his own, and [shouting “Let go!”|shouting at the other ninety-nine]. They were all round the kite string, and on it, and not one of them listened.',
      tries: 'They were giving each of the strings a very small tug, one after another, to see who looked up, and it had to be very small.',
      worse: 'Everyone pulled harder because everyone did; the whole tangle came down by ten yards, and out of the cloud, turning over and over, fell one feather.',
      give: 'Nobody could see the kites, but when it was said, quite low, to the nearest, that there was something alive in that knot, and that it stopped beating whenever one pulled, he could see that. He [let his string go slack|stood still], with his mouth open, and told the next.',
      clear: 'The slack went along the line, and the quiet went with it, until a hundred people were holding a hundred loose strings and looking up.',
    },
  },
  'Against the Rising Tide': {
    flood: {
      onset: 'The sea had found the low place, about which people had been saying for years that something should be done. It put one arm over, and then [the other|its whole weight], and ran down inside, cold and quick, and rose along the street to the low houses.',
      tries: 'They had formed up as far as the first front doors, and were handing doormats along, to be packed into the dip, the stiffest first.',
      worse: 'It was up to the boot scrapers, and then there were no boot scrapers; and behind the lamplit windows people had begun to put things on top of other things.',
      give: 'The dip was as high as one brick; and the sea, when it came over, had brought what it always does, weed, by the cartload, and had dropped it all along the inside. It only wanted rolling up into the dip, [like a sausage|as for a draught], and the sea had corked itself.',
      clear: 'What was inside looked round for the rest of the sea, found that it was alone, and went off down the gutters, and the wall could be got at.',
    },
    storm: {
      onset: 'The storm came from seaward, and it pushed the sea in front of it, like somebody moving a wardrobe. Over the wall flew wind and salt and [whole fish|lumps of foam], and no one could stand; and at the low place it was clear that the wall had felt the wardrobe.',
      tries: 'They were going along on the dry side, bent low, from one buttress to the next, and the hindmost was to call out when he had got there.',
      worse: 'A wave stood up, looked over the wall, all the way down the street, and sat down on it; and in the low houses a lamp went out and was lit again.',
      give: 'Nothing stood on top of that wall for a wind to push at; and so the whole of it dived through where it dips, as children do at a hedge, and was all in the one place. To either side, [close under the stone|with the wall at one’s back], not a hair was stirring.',
      clear: 'The gusts came further and further apart, like remarks when an argument is getting tired; and the wall stood there, and dripped, and had held.',
    },
  },
  'The Avalanche Patrol': {
    stuck: {
      onset: 'It was the second slide, which they had been told to expect. There was not much of it, a hiss and a push; but in the middle rode a stone as big as a shed, and this [jammed|came to rest] across the only way, with the three somewhere beyond it.',
      tries: 'They were scraping the snow out from beneath it, on the one side, along with the dog, and were not so much as to cough.',
      worse: 'It sank in further, with a squeak, by the height of a boot; and up above the white wall said “hush”, as one does to people who have been told before.',
      give: 'All of that slope had the one wish, which was to slide, and what lay under the stone was no different. They had pushed up, and they had pushed across. When they pushed the way the mountain did, [downhill|the way it wanted], no harder than one starts a sledge, it went.',
      clear: 'It went off down the slope like an alderman on a tray, without one loud word, and behind it the snow was open.',
    },
    storm: {
      onset: 'The wind came round the shoulder of the mountain with every loose flake there was. One could not stand, or tell up from down; and it was [covering|already filling in] the only tracks, those of three people who had not come back.',
      tries: 'They had roped up, with the dog in the middle, and were moving by one rope’s length at a time, and however blind it got nobody was to shout.',
      worse: 'It had covered the ski, all but the tip; and through the whole howl of it they could hear the white wall, up there, take a fresh hold.',
      give: 'They had only thought of that wall, as high as a church, as something to be afraid of. But one can also get into the lee of a church; and [close in|right under the blue cracks], where the dog had gone already, the wind went over, and each of the tracks was whole.',
      clear: 'The last of the wind went away over the ridge, and the snow that had been in the air sat down; and on the slope, as clear as stitching, were the tracks.',
    },
  },
  'One Hour to Save the Fair': {
    dark: {
      onset: 'It was their last torch, and half the hour had gone on it. It turned [orange, and brown, and nothing|brown in the middle of a word]; and with every bulb in the fair switched off, nobody could see the wheel, although they stood under it, or where among its cogs the little door was.',
      tries: 'They were going round the largest cog by touch, from tooth to tooth, counting, and nobody was to lean on anything that moved.',
      worse: 'Overhead the seats creaked, one after another, as if somebody were trying them out; and over the town it struck the quarter.',
      give: 'A fair in the dark is still a fair, and anyone can find his way about one by the nose. To the left was sausage, to the right were painted horses, and straight ahead was oil, [warm oil|still warm], which is put in at a small iron door.',
      clear: 'The dark came apart along the spokes, and there was the wheel again, from bottom to top, with the cap on its lever.',
    },
    crowd: {
      onset: 'They had paid for their tickets, and the wheel stood still. From the swing boats, the horses and the coconuts they came to say so, [at the tops of their voices|all of them at once], and they stood ten deep; nobody listened, and the inspector, with his padlock, was on the way.',
      tries: 'They were taking back the tickets, one by one, and promising each person “In a minute”, and it all depended on its sounding true.',
      worse: 'One man wanted his money, and one his grandmother, who was in the topmost seat, and wanted nothing, so she called down, but for everyone to be quiet.',
      give: 'There was an old lady in the topmost seat, where the wheel had stopped, who was not cross at all. She began to say what could be seen from there: the harbour, [both the bridges|the lights on the hill], a window with a birthday in it; and they hushed, to hear whose.',
      clear: 'After a time there was only the creaking of the seats, and a great many people with their heads back; and round the wheel they had left a space.',
    },
  },
};
