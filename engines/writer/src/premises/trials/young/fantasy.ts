// For 3-8: the trials of the Fantasy plots, each out of its own plot.
import type { PlotTrials } from '../plot-trials.ts';

export const FANTASY_TRIALS: PlotTrials = {
  'The Dragon Who Forgot to Roar': {
    stuck: {
      onset: 'No roar, so the mountain woke and [yawned|stretched]. Bump! A great stone shut the cave.',
      tries: 'They got on one side, to roll it off the mat.',
      worse: '“Meep?” went the dragon, behind it. “Meep, meep?”',
      give: 'Burnt hills are all soot. Soot is slippery! [The stone slid off.|Whoops, the stone slid.]',
      clear: 'The cave was open. “Meep!” went somebody big.',
    },
    gap: {
      onset: 'No roar, so down came the snow. Bump! The path was gone. [What a gap!|Just a wide gap!]',
      tries: 'They rolled a black stump to the edge, to lay across.',
      worse: 'More snow came down. “Meep!” they heard, over there.',
      give: 'They just let it snow. Bump, bump! [Soon the gap was full.|And the gap was full!]',
      clear: 'They got over. There lay the burnt doormat!',
    },
  },
  'The Last Wish in the Well': {
    crowd: {
      onset: 'Everyone came down the well, all at once. [“I want the wish!” “No, I do!”|They all yelled for that one wish.]',
      tries: 'They had them sit down on the coins, one by one.',
      worse: 'Coins flew. Ping! The frog hid. “MY wish, MY wish!”',
      give: '“Achoo!” went somebody, down there. [Everyone stopped to say “bless you”.|So they all said “bless you”, and stopped.]',
      clear: 'It was so quiet. [You could hear one drip.|Drip, went the well.]',
    },
    dark: {
      onset: 'They all looked down, after the wish. [Their heads shut out the light!|So no light came down!]',
      tries: 'They went round by the wall, and counted the ferns.',
      worse: 'Drip. Plop. That was a coin. Or the frog!',
      give: '“Step back, please!” they called up. All the heads did! [Down came the light.|So it got light.]',
      clear: 'The dark came to an end. [The coins went wink.|There lay the coins.]',
    },
  },
  'A Crown of Leaves': {
    crowd: {
      onset: 'Who was to be king? [“Give me the crown!” “No, me!”|“That crown is mine!” they yelled.]',
      tries: 'They asked everyone to sit in a ring round the crown.',
      worse: 'All the shouting shook it. One more leaf fell off!',
      give: 'One small, tired tree yawned. So did somebody. So did everybody!',
      clear: 'Nobody shouted now. [The leaves hung still.|Even the leaves were still.]',
    },
    storm: {
      onset: 'Whoosh! The wind wanted a crown, too. [It pulled at the leaves.|It pulled so hard!] Nobody could stand.',
      tries: 'They closed in round the crown, as still as trees.',
      worse: 'It blew even harder. Off flew a leaf. Hold on!',
      give: 'Small trees bend right down. They did, too. [The wind went by on top.|It blew right over them.]',
      clear: 'The wind went home without a crown.',
    },
  },
  'The Sleeping Forest': {
    maze: {
      onset: 'Even the paths were asleep. [They lay in a heap, like puppies.|They lay all over each other.] Which one now?',
      tries: 'They patted each path in turn, very softly, to wake it.',
      worse: 'One path turned over in its sleep. Yawn! [Back again.|Lost again.]',
      give: 'Only one path did not snore. [They took that one.|It was awake! They took it.]',
      clear: 'They were out. Behind them the paths slept on.',
    },
    dark: {
      onset: 'The sleepy trees let their leaves hang down. [No light came in at all!|It got as dark as bed.]',
      tries: 'They went in a row, and hummed, so nobody fell asleep.',
      worse: 'Snore. Snore. Somebody yawned. Was it one of them?',
      give: 'Two round eyes! The owl was awake up there. [They went to the eyes.|That was the way.]',
      clear: 'No more dark. They could see the moss again.',
    },
  },
  'The Spell That Went Sideways': {
    gap: {
      onset: 'Whee! Half the floor slid off. That made a wide hole. [The pot was over there!|Over there stood the pot!]',
      tries: 'They tied the tea towels together, all nine, to throw across.',
      worse: 'A chair slid up. It fell in. The cups giggled.',
      give: 'All slid sideways, the long table, too. [It slid across the gap!|Bump! It was a bridge.]',
      clear: 'So over they went. The cups went clink.',
    },
    crowd: {
      onset: 'Here came all the people. Their houses had slid away! [“Whose fault is it?” they shouted.|“Your fault!” “No, yours!”]',
      tries: 'They were going to say sorry, all together and out loud.',
      worse: 'A man slid in. His bath came, too. “Whose fault?”',
      give: 'Sniff. That was soup! They were all so hungry. [So they hushed.|They forgot to shout.]',
      clear: 'They were quiet now. The soup went blub.',
    },
  },
  'Palace Under the Pond': {
    lock: {
      onset: 'The palace door was shut. [It keeps the pond out!|It keeps the fish out!] And it had a lock.',
      tries: 'They all pushed under water, as softly as fish. No splash!',
      worse: 'Behind it a frog sighed. “No guests again!”',
      give: 'Guests have a letter. [They held it up to the lock. Blip!|They held it up. Blip, went the lock!]',
      clear: 'The door opened. Not one drop went in.',
    },
    flood: {
      onset: 'The pond did not want a guest. Up it came, step by step! [Splash!|Glug!]',
      tries: 'They got up on the stair rail, and did not stir.',
      worse: 'Three steps were gone. A fish looked in. “Hm?”',
      give: 'Lily leaves go up with the water. [So they sat on the leaves!|So that was where they sat!]',
      clear: 'The pond went down again, stair by stair. Blub.',
    },
  },
  'The Borrowed Wand': {
    storm: {
      onset: 'The wand shook. Whoosh, a storm! [It did not want to go back.|It wanted to stay, not go back.] Nobody could stand.',
      tries: 'They crept round behind the wood, one close to the other.',
      worse: 'The wand hummed so loud! Sticks flew up like birds.',
      give: 'They hummed its own song. [The wand forgot to blow.|The wand hummed, too. It did not blow.]',
      clear: 'The wind sat down. You could see the sea.',
    },
    gap: {
      onset: 'The wand gave a kick. Crack, a gap! So wide! [“No home!” it hummed.|It liked it here.]',
      tries: 'They pushed the longest bit of wood across, all at once.',
      worse: '“No, no, no!” hummed the wand. Crack! It got wider.',
      give: 'A hill is round. [So they went round the other side!|So round the back they went!]',
      clear: 'The gap lay behind them. The wand was quiet.',
    },
  },
  'Where Unicorns Drink': {
    stuck: {
      onset: 'The bank was so dry. It broke. Bump! [A big stone fell right on the spring.|Down came a big stone, on the spring.]',
      tries: 'They all pushed from the fern side, to tip it over.',
      worse: 'Under the stone, the spring said “glug”. Then nothing.',
      give: 'They put wet ferns under it. [Whoosh! It slid like a sledge.|Ferns are like soap! It slid.]',
      clear: 'The stone was gone. “Plip,” said the spring.',
    },
    creature: {
      onset: 'Hardly any water, so somebody kept watch. A great beast! [“Grrr! Not yours!”|It showed its teeth. Grrr!]',
      tries: 'They lay down in the ferns to wait till it slept.',
      worse: 'It stamped. A bit of the spring jumped out!',
      give: 'The beast had dry lips. It was thirsty, too! [They let it drink first.|“You first,” they said.]',
      clear: 'The beast moved over. It [wagged its tail|even smiled a bit].',
    },
  },
  'The Giant Who Was Afraid of Mice': {
    crowd: {
      onset: 'Everyone shouted “Come down!”, all at once. The giant held on tighter! [Crack, went the roof.|The roof went crack.]',
      tries: 'They went from door to door, and said “hush” at each.',
      worse: '“COME DOWN!” The windows shook. The mouse shook, too.',
      give: 'Up there, a big toe gave a wiggle. [They all had to laugh.|Hee hee, they all went.]',
      clear: 'Nobody shouted any more. The roof held its breath.',
    },
    gap: {
      onset: 'The giant saw the mouse’s tail. Stamp! [A wide, deep gap in the square!|It made a wide, deep gap.]',
      tries: 'They pushed a cart over to it, to make a bridge.',
      worse: 'Stamp! The other foot. The fountain fell in.',
      give: 'There lay the giant’s boot. [It was as long as a bridge!|It was long enough to go over!]',
      clear: 'They got over, right under his big feet.',
    },
  },
  'The Feather of the Phoenix': {
    storm: {
      onset: 'It is never dry up here. Whoosh! [Wind and rain!|Rain and wind!] It wanted that feather!',
      tries: 'They sat with their backs to the rock, round the feather.',
      worse: 'The rain came from all sides. Even from below!',
      give: 'In the rain the feather glows. [Close to it, all was dry!|They kept close to the glow.]',
      clear: 'The wind blew itself out. The feather still glowed.',
    },
    gap: {
      onset: 'Wet rock is slippery. Crack! Off went the ledge. [The bird sat across a wide gap!|Now there was a wide gap.]',
      tries: 'They held the feather out, to see how wide it was.',
      worse: 'One more bit slid off. The bird hid its head.',
      give: 'The feather glowed so bright. [Now they saw a thin ledge left!|There was still a thin ledge!]',
      clear: 'Over they got! The feather was very warm now.',
    },
  },
};
