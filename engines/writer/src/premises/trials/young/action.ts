// For 3-8: the trials of the Action plots, each out of its own plot.
import type { PlotTrials } from '../plot-trials.ts';

export const ACTION_TRIALS: PlotTrials = {
  'The Great Rooftop Race': {
    gap: {
      onset: 'So many had jumped. Crack! The gap got too wide. [The smoke was over there!|And over there was smoke!]',
      tries: 'They threw one end of a long flag over, all together.',
      worse: 'A tile went, too. Now the smoke was thicker.',
      give: 'Flags have poles! [One pole went right across.|One was so long, it went across.]',
      clear: 'On the far side they stopped. The smoke was near!',
    },
    storm: {
      onset: 'The last roof is the highest. All the wind lives here. [Off flew the flags!|Whoosh! Nobody could stand.]',
      tries: 'They went along the top, bent low, each behind the next.',
      worse: 'The weathercock went round and round. It got giddy.',
      give: 'The weathercock shows where wind comes from. [The other side was still!|They took the other side!]',
      clear: 'The weathercock stood still. There was the smoke again.',
    },
  },
  'Runaway Train to the Coast': {
    lock: {
      onset: 'The train did not want to stop. [It shut the brake door. Click, locked!|The door to the brake was locked!]',
      tries: 'They pulled at the door at each bend, all together.',
      worse: 'Faster! A cow looked up. It was gone again.',
      give: 'The train sang on. They sang, too! [So it opened up, to hear.|It liked that. Click!]',
      clear: 'The door slid back. Clack, clack, went the train.',
    },
    dark: {
      onset: 'A tunnel! Now it was dark. [And the train went so fast!|Who could find the brake now?]',
      tries: 'They held on to the seat, and reached for the brake.',
      worse: 'Clack, clack, CLACK! It sang so loud in there.',
      give: 'Deep in the engine it glowed red. [That was enough!|So they could see.]',
      clear: 'Toot! Out of the tunnel they came. Hello, sky!',
    },
  },
  'Rescue at Waterfall Rock': {
    gap: {
      onset: 'The river bit the ledge. Crack! It tore a wide gap. [The two sat over there!|Over there sat the two.]',
      tries: 'They pulled up reeds, to make one long, strong string.',
      worse: 'The river took one more bite. “Help!” they heard.',
      give: 'A river brings tree trunks. Bump! [One lay right across.|There came one, and it stuck.]',
      clear: 'And over they were! The two on the rock waved.',
    },
    storm: {
      onset: 'So much rain! The waterfall got big, and blew at everyone. [Nobody could stand.|It blew and blew!]',
      tries: 'They crept from bush to bush, and held them tight.',
      worse: 'All was white. The rock was nearly gone!',
      give: 'The two waved each time it was still. [Now!|Wave, go!]',
      clear: 'The rain was over. The two were still there!',
    },
  },
  'Storm over Lantern Bay': {
    storm: {
      onset: 'The gulls had known! The storm was here, too soon. [The boats were still out!|It blew in from the sea.]',
      tries: 'They went along by the iron rings, one after another.',
      worse: 'A wave came over. It had a boot in it.',
      give: 'First the boats went up. Then the wave came. [So they knew when!|So they could count!]',
      clear: 'The storm blew past. Not one lamp was lost.',
    },
    dark: {
      onset: 'A wave had wet the big lamp. [So dark!|All dark!] How could the boats see now?',
      tries: 'They went stone by stone of the wall, and counted.',
      worse: 'Slap! Slap! Was that the sea? It sounded near.',
      give: 'Far out, the boats had lamps. [The other way was home!|So home was the other way.]',
      clear: 'The dark sailed off. There lay the bay.',
    },
  },
  'The Bridge Must Hold': {
    crowd: {
      onset: 'So many carts came. [“Let me over!” “No, me!”|Nobody moved, and nobody stopped yelling.] The bridge shook.',
      tries: 'They were sending each cart back, the biggest first.',
      worse: 'Crack! A hen got out. Now there were hens, too.',
      give: 'One horse stopped to listen. “Crack,” went the bridge. [Then all listened!|So they all hushed.]',
      clear: 'It was so still. They could hear the river.',
    },
    flood: {
      onset: 'Up there the dam broke. Whoosh! [The river came up round the bridge.|Up came the river, and the bridge shook.]',
      tries: 'They went over along the side wall, one behind another.',
      worse: 'A tree came down the river. Bump! Poor bridge.',
      give: 'Twigs had stopped up the bridge. Out with them! [Glug, glug!|Off ran the water.]',
      clear: 'The river went back under the bridge.',
    },
  },
  'Chase Through the Night Market': {
    maze: {
      onset: 'The market had begun to fold up! [All the stalls moved.|Stall after stall moved away.] Which way was which?',
      tries: 'They named each stall they came by: hats, pans, fish.',
      worse: 'Hats again! Pans again! But the fish was gone.',
      give: 'There lay a tea leaf. Then one more. [That way!|They went from leaf to leaf.]',
      clear: 'They were out. This was the very last stall!',
    },
    crowd: {
      onset: 'Somebody cried “Stop, thief!” They all ran. [All the wrong way, and all shouting!|They yelled, and bumped, and yelled.]',
      tries: '“It was just a teapot!” they wanted to call, all together.',
      worse: 'A stall fell over. Now there were oranges, too.',
      give: '“What does the thief look like?” Nobody knew! [So they stopped.|They all stopped to think.]',
      clear: 'So they hushed, all of them. An apple rolled by.',
    },
  },
  'The Tournament of Kites': {
    storm: {
      onset: 'They had all wished for wind. Here it came, all at once! [Hold the kite!|Hold that string!]',
      tries: 'They all pulled at the string, to wind it in.',
      worse: 'The string pulled and pulled. Up went somebody’s chair!',
      give: 'Kites lean on the wind. [So they leaned, too, like kites!|They leaned, too. It held them up!]',
      clear: 'The wind was worn out. The kite still flew!',
    },
    crowd: {
      onset: 'All the kite strings were one big knot! [“Let go!” “No, you let go!”|“It was you!” they all yelled.]',
      tries: 'They wanted to do one string at a time, red first.',
      worse: 'They all pulled. The knot got as big as a cow.',
      give: '“Who has red? Who has blue?” [They had to stop and look.|They stopped, to look.]',
      clear: 'Nobody yelled now. They all looked up.',
    },
  },
  'Against the Rising Tide': {
    flood: {
      onset: 'The wall is low just here. [The sea had found out!|Now the sea knew it, too!] Over it came.',
      tries: 'They stood in a row on the wall, close as stones.',
      worse: 'A crab came in. It looked round for a chair.',
      give: 'Just one bit was low. [They all sat in it!|So they all sat there!]',
      clear: 'The sea slid back. It stayed on its own side.',
    },
    storm: {
      onset: 'The wind helped the sea. It pushed it right up the wall! [Nobody could stand.|It pushed at everyone.]',
      tries: 'They made a line, to pass stones up to the wall.',
      worse: 'Spray flew over the roofs. The wall went “oof”.',
      give: 'Right behind the wall, no wind! [It blew over the top.|So they went there.]',
      clear: 'The wind let the sea go. Down it went.',
    },
  },
  'The Avalanche Patrol': {
    stuck: {
      onset: '“Brr!” said somebody. Down came snow, and a great stone. [It shut the hole!|It lay on the hole!]',
      tries: 'They all leaned on it, very softly. No grunts!',
      worse: 'More snow sat down on top. Shh! It creaked.',
      give: 'A stone on snow is like a sledge. One soft push! [Off it slid.|Whee!]',
      clear: 'The hole was open. The dog wagged. Not a sound!',
    },
    storm: {
      onset: 'Whoosh! The wind blew the snow all about. It hid the tracks. [Nobody could stand.|All gone!]',
      tries: 'They went where the dog went, all in a row.',
      worse: 'White, white, white! Even the dog was white now.',
      give: 'Dogs know snow. It dug a hole. [In the hole, no wind!|No wind in there!]',
      clear: 'The wind was gone. Shh, went the snow.',
    },
  },
  'One Hour to Save the Fair': {
    dark: {
      onset: 'The lamps all hang on the wheel. No wheel, no lamps! [So dark!|It was so dark.]',
      tries: 'They felt their way from horse to horse, on the merry-go-round.',
      worse: 'Tick, tick! Somewhere a watch went on. And on!',
      give: 'Fairs smell! Toffee, on the left. [So the wheel was on the right.|So the wheel was right there!]',
      clear: 'So much for the dark. There was the wheel!',
    },
    crowd: {
      onset: '“Shut the fair!” “No, do not!” [They all shouted at the man.|Everyone yelled, and the hour ran on.]',
      tries: 'They wanted each one to say just one word, in turn.',
      worse: 'A drum got kicked. Boom! A balloon went bang.',
      give: '“Creak,” said the wheel, so sad. [They all looked up.|Then nobody spoke.]',
      clear: 'Not a word now. You could hear the wheel think.',
    },
  },
};
