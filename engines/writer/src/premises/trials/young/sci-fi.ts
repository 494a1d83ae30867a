// For 3-8: the trials of the Sci-Fi plots, each out of its own plot.
import type { PlotTrials } from '../plot-trials.ts';

export const SCI_FI_TRIALS: PlotTrials = {
  'The Robot Who Planted Flowers': {
    lock: {
      onset: 'The scrapyard door was shut and locked. [They had put the robot in there!|The flower robot was in there!]',
      tries: 'They knocked in turn, and listened for the robot to answer.',
      worse: 'Behind it the robot went “beep”. Then it was still.',
      give: 'A lock has a hole. In it grew a flower. [Push, push, pop!|It pushed. Pop!]',
      clear: 'The door went squeak, and it stayed open.',
    },
    crowd: {
      onset: '“Let the robot out!” “No, keep it in!” [The whole street shouted.|All the street was there.]',
      tries: 'They wanted to make two lines: “flowers” here, “no flowers” there.',
      worse: '“No robots!” “More robots!” It got louder and louder.',
      give: 'Bzz. A bee came to the flowers. [They all kept very still.|So they all stood still.]',
      clear: 'It was quiet at the gate. They looked at the flowers.',
    },
  },
  'Message from a Small Star': {
    storm: {
      onset: 'So high up, the wind is big. Whoosh! [It hid the star, and blew everyone flat!|Rain came, and the star was gone!]',
      tries: 'They lay flat on the roof, and slid along, all together.',
      worse: 'The big lamp shook. A chimney pot rolled off.',
      give: 'Behind a chimney no wind blows. [And there were nine chimneys!|So they went chimney by chimney.]',
      clear: 'Off went the clouds. There was the little star!',
    },
    dark: {
      onset: 'The whole town had gone to sleep. [No window was lit.|Every light went out.] Where was the big lamp?',
      tries: 'They felt from chimney to chimney, and counted them out loud.',
      worse: 'Up there, the little star was out, too. Oh!',
      give: 'Blink, went the star. [A little light is light, too!|It was just enough to see.]',
      clear: 'Then the dark was done. There stood the big lamp.',
    },
  },
  'School Trip to Saturn': {
    gap: {
      onset: 'The ring is all in bits. Crack! They slid apart. [What a wide, black gap!|It left a wide, black gap.]',
      tries: 'They made a long row, to reach the next bit.',
      worse: 'The bits slid more. “Beep,” went the bus, far off.',
      give: 'A ring goes round and round. [Here came the next bit!|So the next bit came by!]',
      clear: 'One more bit, and one more. They were over.',
    },
    dark: {
      onset: 'Saturn is so big. It got in front of the sun! [Nobody saw a thing.|So it was dark.]',
      tries: 'They called the names from the list, one after the other.',
      worse: 'A bit of ring bumped into them. Oops! Sorry!',
      give: 'The stars came out. They shone on the ice. [A thin white way!|It made a white path.]',
      clear: 'Saturn rolled on. The dark went with it.',
    },
  },
  'The Machine That Collected Dreams': {
    lock: {
      onset: 'The machine kept its iron door shut. And locked! [All the dreams were in there.|It kept the dreams in there.]',
      tries: 'They pushed the door just when it hummed high, all together.',
      worse: 'Behind it the dreams went flap, flap, flap.',
      give: 'The machine forgot how its song went on. [They hummed the rest. Click!|So they hummed it. Click!]',
      clear: 'The iron door rolled back, all warm.',
    },
    dark: {
      onset: 'Click! The machine put out its lamps. [“Go to bed,” it hummed.|It wanted no guests.] All dark!',
      tries: 'They felt for the drawers, and counted them, one, two, three.',
      worse: 'Flutter, flutter! Something soft flew by. [A dream?|Was it a dream?]',
      give: 'They listened. The hum was on one side. [That way!|So they went after it.]',
      clear: 'Out of the dark came drawers. Rows and rows!',
    },
  },
  'Lost Between Two Moons': {
    dark: {
      onset: 'The big moon hid the sun. [Dark!|All dark!] And the little ship was in it!',
      tries: 'They called to the ship, and kept still to hear it.',
      worse: 'Something pulled left. Something pulled right. Which was which?',
      give: 'One moon blinked. One moon blinked back. [The ship was in between!|The ship was right between them!]',
      clear: 'The dark slid off. The ship said “pff”.',
    },
    creature: {
      onset: 'The ship hung so still. A great beast came to sniff it. [It would not go!|It filled the way.]',
      tries: 'They pushed the ship past it, a bit at a time.',
      worse: 'It blew. The little ship rolled over. “Grrr!”',
      give: 'The beast had only come to look. [So they let it look.|“Look, then,” they said.]',
      clear: 'Off swam the beast, slow as a cloud.',
    },
  },
  'The Day Gravity Took a Nap': {
    crowd: {
      onset: 'The whole town bobbed by, upside down. [“You bumped me!” “No, you!”|They all bumped, and they all yelled.]',
      tries: 'They wanted everyone to hold on to one fence, and hush.',
      worse: 'A bread man flew by. His buns did, too. “My buns!”',
      give: 'A dog lay asleep, down there. [“Shh!” said one. “Shh!” said all.|“Shh,” they all said, “or it wakes!”]',
      clear: 'Nobody said a word. They just bobbed.',
    },
    storm: {
      onset: 'Just a bit of wind. But nobody was heavy now! [Off they all blew.|Whoosh, off they blew!]',
      tries: 'They held on to the swings, one by one, and waited.',
      worse: 'A tree flew by, with the roots on. Whoosh!',
      give: 'Near the dog they got heavy! [There no wind could lift them.|So there they did not blow off.]',
      clear: 'The wind gave up and went. Nobody flew off now.',
    },
  },
  'Postcards from Tomorrow': {
    gap: {
      onset: '“Hurry!” the card had said. Too late! In fell the floor. [A wide, deep gap!|A wide, wide gap!]',
      tries: 'They pushed the long desk across it, all at once.',
      worse: 'Tick, tick! One more bit of floor fell in.',
      give: 'Letters fall up here. [So did the bits of floor!|So the floor fell up, too!]',
      clear: 'They were over. Tick, said the clock, backwards.',
    },
    storm: {
      onset: 'This was the storm of tomorrow. It came a day early! Whoosh! [All the letters flew.|Nobody could stand.]',
      tries: 'They hid behind the big desk, and counted the bangs.',
      worse: 'The door blew off. In flew more letters, all wet.',
      give: 'Here all goes backwards. [The storm began big, and ended small!|This storm got small, then smaller!]',
      clear: 'The storm was a puff now. Then, just drip.',
    },
  },
  'The Friendly Comet': {
    flood: {
      onset: 'Drip, drip, whoosh! The comet had begun to melt. [The whole field was a lake.|The field was all water!]',
      tries: 'They climbed on the gate, one by one, to keep dry.',
      worse: 'A sheep swam by. It had ice on its nose.',
      give: 'A comet is cold. Near it the water was ice! [They went on that.|Over it they went.]',
      clear: 'The water ran down the hill. The grass was back.',
    },
    storm: {
      onset: 'Whoosh! Up here the wind is strong. [It blew at the comet so hard!|It blew bits off the comet!]',
      tries: 'They wanted to roll the comet behind the wall, all together.',
      worse: 'The comet got as small as a dog. Whoosh!',
      give: '“Do as the sheep do!” They all lay down, [close together|side by side].',
      clear: 'The wind ran on over the hill. Wag, went the tail.',
    },
  },
  'A Garden in Orbit': {
    dark: {
      onset: 'The garden flew behind the Earth. No sun! [Now you could not see a bean.|Where were the little plants?]',
      tries: 'They went from handle to handle, one by one, quite softly.',
      worse: 'Something tickled. That was a bean. [Or was it?|Was it?]',
      give: 'A tomato plant smells so green. Sniff, sniff. [There it was!|That way!]',
      clear: 'The dark was over. [Good morning, beans!|Hello, little plants!]',
    },
    lock: {
      onset: 'The beans had all grown in one knot. They pulled the door shut! [It locked.|Click, it locked.]',
      tries: 'They pulled the beans off the door, one at a time.',
      worse: 'Behind it, one little leaf fell. You could hear it.',
      give: 'One bean grew right in the lock. [They turned the bean. Click!|They gave it a turn. Click!]',
      clear: 'The door swung back. All the leaves waved.',
    },
  },
  'The Spaceship in the Shed': {
    lock: {
      onset: 'Nobody had flown this ship for years. [So it had locked its door.|So its door was locked.] “Is anyone coming?”',
      tries: 'They pressed all the buttons in turn, from left to right.',
      worse: '“Is anyone coming?” it said again. So softly now.',
      give: 'One seat had a dent. Somebody sat in it. [“Ah,” went the lock.|“Ahh,” said the door.]',
      clear: 'The old door slid back. It only squeaked a bit.',
    },
    dark: {
      onset: 'The old lamp got tired. It went out. [“Is anyone coming?” said the dark.|It was dark. “Is anyone coming?”]',
      tries: 'They patted the walls for the lamp, bit by bit.',
      worse: 'Clunk! Something fell off. The ship was so old.',
      give: '“Is anyone coming?” “Yes!” [They went to the voice.|The voice told them where.]',
      clear: 'The dark was only so big. Here the buttons shone!',
    },
  },
};
