// For 3-8: the trials of the Mystery plots, each out of its own plot.
import type { PlotTrials } from '../plot-trials.ts';

export const MYSTERY_TRIALS: PlotTrials = {
  'Who Stole the Moonlight': {
    dark: {
      onset: 'No moonlight, so no light at all! [Up in the tower it was black.|Where did the tower stairs go?]',
      tries: 'They went up by the rail, and counted, stair by stair.',
      worse: 'Something flapped. A moth cried. Or was it the bell?',
      give: 'One silver drop still shone. So did the next. [Up, up!|So up they went.]',
      clear: 'They were through the dark. The big bell shone.',
    },
    lock: {
      onset: 'There was a lock on the tower door. [Moonlight came out under it!|A silver line shone under it!]',
      tries: 'They rattled at it in turn, and peeped in below.',
      worse: 'The silver line got thin, thin, thin. Oh no!',
      give: 'The silver line lit a bolt, down low. [Click!|So they slid it. Click!]',
      clear: 'The tower door swung wide. Out came a moth!',
    },
  },
  'The Clock That Struck Thirteen': {
    dark: {
      onset: 'Bong! One too many. This time the clock took the light! [All dark!|Now it was dark.]',
      tries: 'They went in a row, and each bong was a step.',
      worse: 'Bong! What was gone now? Who can tell?',
      give: 'The clock goes tick. [They went after the tick.|Tick, TICK! They went that way.]',
      clear: 'The dark went no further. There was the big clock!',
    },
    lock: {
      onset: 'Bong! Each bong takes one thing. Now the key was gone. [The door stayed shut!|The door was locked!]',
      tries: 'They pushed when it said tick, and stopped at each tock.',
      worse: 'Tick, tick, tick! It was nearly time for a bong.',
      give: 'They waited. Bong! [This time it took the lock.|And what went away? The lock!]',
      clear: 'The door stood open. Tick, tock, so loud now!',
    },
  },
  'Footprints in the Flour': {
    dark: {
      onset: 'The oven had gone out. It was dark back there! [Pit, pat, went small feet.|And small feet went by!]',
      tries: 'They stood quite still, to hear where the small feet went.',
      worse: 'Achoo! All the flour flew up. Pit, pat, pit!',
      give: 'The oven was still warm. [So they went where it was warm.|They kept to the warm side.]',
      clear: 'It got grey, then white. That was the flour!',
    },
    lock: {
      onset: 'The footprints went up to a small door. They went in under it. [It was locked!|Locked!]',
      tries: 'They listened at the crack, one by one. No sneezing!',
      worse: 'In there, pit, pat, pit. Then a tiny cough.',
      give: 'There was flour on the door, down low. [They pushed there!|That was where to push!]',
      clear: 'The small door opened. It smelled of bread.',
    },
  },
  'The Case of the Singing Wall': {
    crowd: {
      onset: '“Down with the wall!” “No, let it sing!” [Now nobody could hear the wall.|Nobody heard the wall any more.]',
      tries: 'They asked each one to put an ear to the wall.',
      worse: 'A man came with a cart. “Down it comes!”',
      give: 'The wall stopped, as it does, to wait. [So they stopped, too!|So they all waited, too.]',
      clear: 'They were all quiet. La, la, went the wall.',
    },
    stuck: {
      onset: 'The wall sang too high. Crack! [A great stone fell down in the way.|Down came one great stone, in the way.]',
      tries: 'They dug the earth out under it, a bit each.',
      worse: 'La, la! One more stone came loose. Oh dear, wall!',
      give: 'At each high “la” the stone shook. [They pushed just then!|So they pushed at each “la”.]',
      clear: 'The stone rolled off. The wall sang low, to be safe.',
    },
  },
  'The Vanishing Birthday Cake': {
    dark: {
      onset: 'Somebody had shut the cellar door, up there. [It was dark!|All was dark!] But it smelled of cake.',
      tries: 'They went from shelf to shelf, jam jar by jam jar.',
      worse: 'Clink, clink! Was that plum jam? It was sticky.',
      give: 'Sniff, sniff! Cake on the left. Jam on the right. [Left!|Left they went.]',
      clear: 'The dark had let them by. It smelled so sweet!',
    },
    lock: {
      onset: 'Somebody had locked the cellar door. [But oh, that smell of cake!|Cake! You could smell it in there.]',
      tries: 'They stood on the stair, to push all at once, softly.',
      worse: 'Behind it somebody sang, very low. Then, hush!',
      give: 'In a cellar, keys hang on a nail. [There!|And there it was!]',
      clear: 'The cellar door went creak, and stood open.',
    },
  },
  'A Letter Without a Name': {
    maze: {
      onset: 'So many paths in the sand! [The letter did not say which one.|And no name on the letter!] They were lost.',
      tries: 'They put a heap of sand on each path they took.',
      worse: 'The sand blew about. Now there were even more!',
      give: 'One path had those flowers, all the way. [Like in the letter!|The letter had one, too!]',
      clear: 'No more turns. Flowers to the left and right.',
    },
    storm: {
      onset: '“No name?” said the wind. “Then it is for me!” [Whoosh, sand and all!|Sand flew, and so did they!]',
      tries: 'They sat close round the letter, and kept it flat.',
      worse: 'Sand, sand, sand! The letter went flap, flap.',
      give: 'Flowers grow where it is still. [So that was the way to go!|They went by the flowers!]',
      clear: '“Not for me,” sighed the wind, and went.',
    },
  },
  'The House with One Window Lit': {
    dark: {
      onset: 'Somebody giggled. So out went the one bright window. [Now all was dark!|Now the whole corner was dark!]',
      tries: 'They touched the fence as they went, plank after plank.',
      worse: 'Creak, said the gate. Nobody had come in. Creak!',
      give: 'They were so still. [High up, the light came on again!|So the window got bright again.]',
      clear: 'No dark now. There was the old step.',
    },
    lock: {
      onset: 'Everyone ran by. So the old door was always locked. [Up there the light moved.|The light moved on, up there.]',
      tries: 'They tried the old door knob in turn, left and right.',
      worse: 'The light went up one stair. Now it was tiny.',
      give: 'Ding! They rang once, and waited. [Click!|Pit, pat, click!]',
      clear: 'There it was, open, just a crack.',
    },
  },
  'The Secret of the Green Umbrella': {
    storm: {
      onset: 'The green umbrella popped open. Whoosh! [It called all the wind.|All the wind came.] Nobody could stand.',
      tries: 'They all held the umbrella down, with its duck head low.',
      worse: 'Up it went. Now the umbrella was off the ground!',
      give: 'An umbrella can be shut. Snap! [Nothing for the wind to pull!|What can the wind pull now?]',
      clear: 'The wind went off down the river.',
    },
    flood: {
      onset: 'A duck likes water. So the river came to meet it. [Splash, over the bank!|Splash! It rose and rose.]',
      tries: 'They wanted to cross on the stones, the umbrella up front.',
      worse: 'Now the bank was gone. The duck head looked happy.',
      give: 'Upside down, an umbrella is a boat. [They all got in!|And it was a big one!]',
      clear: 'The river lay down in its bed again.',
    },
  },
  'Somebody Feeds the Statue': {
    stuck: {
      onset: 'The stone king was too fat. Crack! [A great stone slid off. It shut the way!|One great stone broke off. It shut the way!]',
      tries: 'They all pushed on one side, round the bits with jam.',
      worse: 'Crack! A crumb of king came down. He cried more.',
      give: 'Jam is slippery! So are tears. [The stone slid on them.|Off slid the stone.]',
      clear: 'The way was clear. The king stood quite straight.',
    },
    crowd: {
      onset: '“You fed the king!” “No, you!” [The whole square yelled.|Everybody yelled, all round the stone king.]',
      tries: 'They asked all who had fed the king to sit down.',
      worse: 'Crack, went the step! But who could hear it?',
      give: 'Plop! A big tear fell on one head. [They all looked up.|So they looked up. Oh!]',
      clear: 'They were all still. They heard the king sniff.',
    },
  },
  'The Painting That Changed': {
    lock: {
      onset: 'The wet footprints went in at a door. [Then somebody had locked it!|Click! Somebody locked it.]',
      tries: 'They called through the keyhole in turn, each one more softly.',
      worse: 'Behind it small feet ran up and down.',
      give: 'The lock was blue and wet. [It was just painted on!|Only paint! It rubbed off.]',
      clear: 'Creak! The attic was open. It smelled of paint.',
    },
    dark: {
      onset: 'Somebody had painted the window black. [Now it was like night.|It was like night in there!] Small feet ran by.',
      tries: 'They went by the frames, and counted: one picture, two pictures.',
      worse: 'Drip, went some paint. Something small said “hee”.',
      give: 'The paint was still wet. [They rubbed a bit off. Light!|They rubbed. In came the light!]',
      clear: 'The dark was gone. All the pictures looked at them.',
    },
  },
};
