// For 3-8: the trials of the Spooky plots, each out of its own plot.
import type { PlotTrials } from '../plot-trials.ts';

export const SPOOKY_TRIALS: PlotTrials = {
  'The Ghost Who Was Afraid of Us': {
    lock: {
      onset: 'Click! The ghost had shut and locked the door. It was so scared of them!',
      tries: 'They sat down by the door, and waited. No giggles!',
      worse: '“Eek!” Inside, all the [hangers|coat hooks] rattled.',
      give: 'The ghost shook. The lock shook, too. Shake, shake, and it came undone.',
      clear: 'Creak! The door stood open a bit. Shh.',
    },
    dark: {
      onset: '[Pff!|Puff!] The ghost had blown out the light. It was scared. Nobody could see now.',
      tries: 'They went on very softly. Nobody was to say “boo”.',
      worse: 'Rattle, rattle. It was the hangers. Or was it?',
      give: 'A ghost is white. It glows a bit, even in a wardrobe!',
      clear: 'The dark stopped at the wardrobe.',
    },
  },
  'A Knock at Midnight': {
    dark: {
      onset: 'The board fell back on top. All black! Knock, it went, in there with them.',
      tries: 'They went along by the beams, in a row. No bumping!',
      worse: 'Knock! Dust fell. Knock! It was [quite near|under them].',
      give: 'Each knock made the floor hop. Then light came in the cracks!',
      clear: 'The dark gave up. There was an old wall.',
    },
    lock: {
      onset: 'Down there was a door, locked years ago. Knock, it went behind it!',
      tries: 'They all knocked back at once. One, two, and nobody too soon.',
      worse: 'Knock, knock, KNOCK! The lock did not [move|mind].',
      give: 'It had knocked each night. So all the screws were loose!',
      clear: 'The old door stood open. [Plink?|Knock?]',
    },
  },
  'The Pumpkin That Blinked': {
    crowd: {
      onset: '“Soup! Soup!” All the kitchen came, with pots. They banged and shouted round the pumpkin.',
      tries: 'They stood round the pumpkin, close up. Nobody was to move a bit.',
      worse: '[Bang, bang|Bong, bong], went the pots. “Soup!” yelled Cook.',
      give: 'Blink. It looked at them. Who can shout when soup looks back?',
      clear: 'They put the lids on, and hushed.',
    },
    dark: {
      onset: 'A cloud ate the moon. All black! Which pumpkin was it? It did not blink.',
      tries: 'They felt from one pumpkin to the next. No rolling them!',
      worse: '[Rustle.|Crackle.] Something big and round moved.',
      give: 'Pumpkin eyes shine, just a bit. Blink, here. Blink, there!',
      clear: 'The moon put out one toe. No more dark!',
    },
  },
  'Shadows Need Friends Too': {
    dark: {
      onset: 'Pop, went the lamp by the wall. All black! Who can find a shadow in that?',
      tries: 'They felt along the wall, ever so gently. Nobody was to tread on the shadow.',
      worse: 'Something cool brushed by. It made no noise.',
      give: 'The wall was so white. Even in the dark it was [grey|pale]!',
      clear: 'The dark let them go at the wall.',
    },
    gap: {
      onset: 'They were mending the street. In fell the plank! Only the shadow got over the hole.',
      tries: 'They put a long board down, bit by bit. No pushing!',
      worse: 'A bit of street fell in. Plop, far down.',
      give: 'The shadow had kept close to the wall. [There the hole was thin!|The hole was thin there!]',
      clear: 'They were on the shadow’s side now.',
    },
  },
  'The Attic with Too Many Steps': {
    dark: {
      onset: 'One more bend, and no window. Nobody could see a step. Miaow, went the dark.',
      tries: 'They counted the steps, all together. Every single one!',
      worse: '[Creak, behind them.|Creak, in front.] All the steps creaked.',
      give: 'There was a toy on each step. They felt for the next toy.',
      clear: 'The dark ended, and up went the stair.',
    },
    lock: {
      onset: 'At the bend was a door. It was not there last time! Locked. Miaow, behind it.',
      tries: 'They pushed at each “miaow”. Nobody was to miaow as well.',
      worse: '[Two|Three] more steps came up behind them. Creak!',
      give: 'How had the cat got in? It had jumped on the latch!',
      clear: 'The door was open. Up went the stairs.',
    },
  },
  'The Vampire Who Loved Tomatoes': {
    crowd: {
      onset: '“You drank them!” “No, you!” The whole street yelled, all over the garden.',
      tries: 'They asked one after the other, and wrote it down. No guessing!',
      worse: 'A pot fell. A tomato flew. [Splat!|Splosh!]',
      give: 'They all had white tomatoes. All of them! So it was none of them.',
      clear: 'They went quiet, and stood off the path.',
    },
    dark: {
      onset: 'Somebody blew out the lamp. Now not one tomato could be seen. [Slurp!|Slurp, slurp!]',
      tries: 'They went along the row of sticks. No squashing!',
      worse: 'Slurp! It was two plants away. Slurp!',
      give: 'White tomatoes show up in the dark. They hung there like little lamps.',
      clear: 'The tomatoes ended, and the dark did, too.',
    },
  },
  'Fog on Candle Street': {
    maze: {
      onset: 'The fog hid the street. Left? Right? Every way was white. Now they were lost, too.',
      tries: 'One stood still and sang. The rest went out to look.',
      worse: 'Here was that [lamp post|gate] again. Hello, [post|gate].',
      give: 'Fog can hide a street. It can not hide the kerb. Along!',
      clear: 'Now they knew which end was which.',
    },
    dark: {
      onset: 'It was the fog. It ate up the lamps! One, two, three, and all was black.',
      tries: 'They felt for each lamp post, and stopped there. Nobody was to wander.',
      worse: '[Drip, drip.|Step, step.] Somebody went clank, and was gone.',
      give: 'Candle Street! Each window had a candle. You could see them, just.',
      clear: 'The black part was over. It was just fog.',
    },
  },
  'The Skeleton in the Choir': {
    crowd: {
      onset: '“Bones can’t sing!” All the singers shouted, right down the steps. Nobody heard him hum.',
      tries: 'They were to hum one note, all together, till somebody listened.',
      worse: '“No bones!” “No bones!” The stone walls [rang|shook].',
      give: 'Singers can not help it. They hear a note, and join in. La!',
      clear: 'They all stood in rows, with shut mouths.',
    },
    dark: {
      onset: 'The candle had no more wax. Out it went! And down there the bony man hummed.',
      tries: 'They went down step by step, and counted to thirteen. Nobody too fast!',
      worse: '[Rattle, rattle.|Click, clack.] Down there, something got up.',
      give: 'Singers had worn each step down. They went from dip to dip.',
      clear: 'At step thirteen the dark let go.',
    },
  },
  'The Monster Under My Bunk': {
    dark: {
      onset: 'Pop, went the last lamp in the street. “Eek!” said the monster. “Where is my bed?”',
      tries: 'They took the monster in the middle. Soft voices, to keep it calm!',
      worse: '“Eek! What was that?” It was the monster’s [tummy|own tail].',
      give: 'Under a bed it is always dark. So the monster could see!',
      clear: 'The dark stopped at a row of doors.',
    },
    maze: {
      onset: 'Ten doors, ten paths, all the same! Which one went to the monster’s bed? Lost.',
      tries: 'They let the monster sniff at each gate. Nobody was to hum yet.',
      worse: 'That gate again! The monster began to [sob|sniff].',
      give: 'Monsters are heavy. One path had big round prints in it!',
      clear: 'No more gates. Just one quiet street.',
    },
  },
  'The Carnival of Lost Toys': {
    dark: {
      onset: 'The fair was packing up. Click, out went the lamps! Where was the bear?',
      tries: 'They went from empty seat to empty seat. No riding!',
      worse: '[Squeak!|Boing!] Something soft sat down on them.',
      give: 'A carousel goes round. Keep on, and you pass each seat!',
      clear: 'It was not so dark here. Toys, toys, toys!',
    },
    crowd: {
      onset: '“That is my bear!” “No, mine!” All the fair shouted, and nobody listened.',
      tries: 'They got them all in one line. One name at a time, please!',
      worse: 'They pulled. A [drum|tent] fell. All the bells rang.',
      give: 'All the toys spoke up. “Will mine come?” They hushed to hear.',
      clear: 'Nobody shouted now. They all looked at the toys.',
    },
  },
};
