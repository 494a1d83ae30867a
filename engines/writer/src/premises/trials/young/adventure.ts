// For 3-8: the trials of the Adventure plots, each out of its own plot.
import type { PlotTrials } from '../plot-trials.ts';

export const ADVENTURE_TRIALS: PlotTrials = {
  'The Lost Lantern': {
    dark: {
      onset: 'It got dark, so dark. [Time to light the lantern!|Quick, light the lantern!] But the lantern was gone.',
      tries: 'They called “hello” and listened for an answer. Nobody was to stir.',
      worse: 'They looked for the blink. [No blink. Not one!|But no blink came.]',
      give: 'Blink! Far off, the little light was back. [They went to it.|Blink by blink, they went.]',
      clear: 'One more step. The dark was behind them!',
    },
    maze: {
      onset: 'Six ways, all just the same! The lantern shows which one. [But it was not there!|And they had no lantern.]',
      tries: 'They tried them in turn. Nobody was to mix them up.',
      worse: 'They went down one. No blink. They were back again!',
      give: 'Sniff! One way smelled of lamp oil. [They went down it, sniff by sniff.|Down that one they went!]',
      clear: 'Now there was just one way. A straight one!',
    },
  },
  'The Map with a Missing Corner': {
    maze: {
      onset: 'Ten ways! Which one? [The map knew.|They asked the map.] But that bit was the lost bit.',
      tries: 'They spread the map out flat, and nobody was to pull.',
      worse: 'They turned the map round. Now they were more lost!',
      give: 'With eggs, you go where it is smooth. [One way was smooth!|And just one way was!]',
      clear: 'Out they came. The map was the right way up!',
    },
    gap: {
      onset: 'Rip! The way tore off, like the map. [A gap, too wide to jump!|A deep gap, far too wide!]',
      tries: 'One leaned out over it, and all the rest held on.',
      worse: 'A bit more tore off. Rip! The map shook, too.',
      give: 'A tear gets thin at one end. So did this. [There they got over!|Over they got!]',
      clear: 'Over they got. Nobody dropped the map!',
    },
  },
  'Over the Whispering Mountains': {
    storm: {
      onset: 'Somebody sneezed. Achoo! “Not so loud!” blew the mountain. Whoosh! [It tore at the box.|It blew snow, too.]',
      tries: 'They bent low over the box, and nobody was to shout.',
      worse: 'They yelled “hush!” So the mountain blew even more.',
      give: '“Sorry,” they whispered. So softly! The mountain held its breath [to hear|and listened].',
      clear: 'No more wind. [The box was as dry as toast.|And they still had the box!]',
    },
    gap: {
      onset: 'Somebody said “Hello!” Too loud! Crack, down fell the path. [It left a great wide gap.|What a deep, wide gap!]',
      tries: 'They took the box’s long string to throw over. In whispers!',
      worse: '“Oh no!” said somebody. Crack! Off fell a bit more.',
      give: 'The mountain breathed in, out, in. [Each “in” made the gap thin. Hop!|At each “in” the gap was thin!]',
      clear: 'They were over, and so was the box.',
    },
  },
  'The Island That Moves': {
    flood: {
      onset: 'The island took a dip. Up came the sea! [“Meh!” said the goats, far off.|The goats were on the other side.]',
      tries: 'They went from tuft to tuft of grass, one by one.',
      worse: 'A wave went right over the grass. “Meh, MEH!”',
      give: 'The island breathed. [“Up” was dry, “down” was wet. Up, now!|At each “in” it came up. Now!]',
      clear: 'The sea ran off. The grass was warm again.',
    },
    gap: {
      onset: 'The island gave a shrug. Crack! [What a wide gap! The goats were over there!|A deep gap! And over there, the goats.]',
      tries: 'They all leaned out, very softly, to the nearest goat.',
      worse: 'The island had an itch. It shrugged again. “Meh!”',
      give: '“Excuse me,” they said. “Please shrug back?” [And the island did!|The island was polite, too.]',
      clear: 'They were over! The goats looked up and chewed.',
    },
  },
  'A Ship Made of Books': {
    storm: {
      onset: 'Whoosh! Wind! It turned all the pages at once. [And their ship was just paper!|A ship of paper, in a storm!]',
      tries: 'They all sat on the books, so that no page flew.',
      worse: 'Flap, flap! A page flew by. Then page ten.',
      give: 'They shut all the books but one. [No more pages to pull!|Now the wind had no pages.]',
      clear: 'The wind let go. [All the pages lay still.|The books lay flat again.]',
    },
    flood: {
      onset: 'One thin book slipped. [In came the sea!|The sea came in there!] Up it went, page by page.',
      tries: 'They pushed the books tight again, all at the same time.',
      worse: 'Page two was wet. Page three was wet. Page ten!',
      give: 'Wet books get fat! The thin one [shut the hole|filled the hole].',
      clear: 'The sea was out again. The ship was only damp.',
    },
  },
  'The Secret Staircase': {
    dark: {
      onset: 'These stairs were so new. No lamp yet! [It was dark. Where was the next step?|So dark! Nobody could see the next step.]',
      tries: 'They felt for each new step, and whispered “up” each time.',
      worse: 'Creak! A step grew. But where did it go?',
      give: 'New wood smells good. Sniff! [The smell went up, so they did too.|Up they went, after the smell.]',
      clear: 'The dark stopped. There was the very top step!',
    },
    lock: {
      onset: 'So here the stairs went! [To a new door, locked tight.|There stood a new door. It was locked.]',
      tries: 'They knocked, one knock for each stair. Nobody was to lose count.',
      worse: 'The door did not move. The stairs said “creak”.',
      give: 'The lock was so new. [Nobody had put the screws in yet!|It had no screws in it yet!]',
      clear: 'The new door swung back, all by itself.',
    },
  },
  'Journey to the Edge of the Map': {
    gap: {
      onset: 'The map stopped here. Crack! So did the way. [Next came a gap, wide and white.|Now came a wide, white gap.]',
      tries: 'They reached out over the white, each held by the next.',
      worse: 'A bit of hill went pale. Then it was gone.',
      give: 'A leaf lay on the white, and stayed! [There was path under it.|So there was still some path!]',
      clear: 'Over they went. The map was behind them now.',
    },
    maze: {
      onset: 'Nobody had a map of this bit! [All the ways were white.|One white way, two, nine!] They were lost.',
      tries: 'They went one way at a time, and left grass there.',
      worse: 'They looked back. Now back was white, too!',
      give: 'Some ways were very white. One was a bit green. [That one!|They took the green!]',
      clear: 'And then no more ways. Just one straight line!',
    },
  },
  'The Treasure Nobody Buried': {
    crowd: {
      onset: '“I heard it clink!” “No, I did!” [All the diggers shouted down the hole.|The hole was full of shouting.]',
      tries: '“It was a joke!” they wanted to say, all together.',
      worse: 'Earth flew about. A bean flew, too. “MY treasure!”',
      give: 'The hole said it all back: “Treasure, treasure!” [They had to laugh.|How silly that was!]',
      clear: 'Down went all the spades. Now they listened.',
    },
    flood: {
      onset: 'They had dug so near the pond. Splash! [The pond came down into the hole.|Down the hole came the pond!]',
      tries: 'They climbed up on the heaps of earth, one by one.',
      worse: 'Up came the water. A duck came with it!',
      give: '“Dig!” Everyone had a spade. They dug the pond [a new way|a way out].',
      clear: 'The pond ran off. The hole was just mud.',
    },
  },
  'Three Keys and a Door': {
    lock: {
      onset: 'Everyone pushed and pushed. [So now a green door stood in front.|So the hill had shut its green door.] Locked!',
      tries: 'They wanted to go under, one by one, the smallest first.',
      worse: 'They pushed. “Do not push,” said the green door.',
      give: 'There lay a mat. [What is under a mat? A key!|Under a mat there is always a key!]',
      clear: 'Creak! The green door stood wide open.',
    },
    crowd: {
      onset: 'Everyone ran to the red door. [“I was first!” “No, I was!”|“Let me in first!” they all yelled.]',
      tries: 'They were putting everyone in a line, the smallest in front.',
      worse: 'Somebody sat on somebody. The red door shook.',
      give: '“Wipe your feet,” said the mat. So they did. [Nobody can wipe and shout.|You can’t wipe and shout!]',
      clear: 'Now it was quiet. They all stood in line.',
    },
  },
  'The Long Way Home': {
    dark: {
      onset: 'The way was so long. Now it was late, and dark. [Where was the path?|Nobody saw the path.]',
      tries: 'They went close behind the old lady, one small step each.',
      worse: 'Something went “grrr”. It was the old lady’s tummy!',
      give: 'Sniff, sniff. Cake! [They went down after the smell.|The smell came up. Down they went!]',
      clear: 'There the dark stopped. And there was the lane!',
    },
    maze: {
      onset: 'The bus knows the way home. [But here were six paths, all alike!|They did not. Six paths, all alike!]',
      tries: 'They tried the paths in turn. The old lady kept count.',
      worse: 'Round they came. “Hello again,” said the old lady.',
      give: 'A bus has wheels. One path had wheel marks! [That one.|Down they went.]',
      clear: 'No more paths! They came out at the bottom.',
    },
  },
};
