// For 3-8: the trials of the Comedy plots, each out of its own plot.
import type { PlotTrials } from '../plot-trials.ts';

export const COMEDY_TRIALS: PlotTrials = {
  'The Upside-Down Day': {
    crowd: {
      onset: '“This way up!” “No, that!” The town stood on its hands and shouted. Nobody heard.',
      tries: 'They asked one pair of boots after another. They were to be polite.',
      worse: 'Hats fell off. Boots banged [in the air|together, up there].',
      give: 'You get so red, upside down. One by one they sat down to puff.',
      clear: 'They all sat there, with nothing to [say|shout].',
    },
    storm: {
      onset: '[Whoosh!|Splash!] It rained up, out of the puddles! Nobody could stand, not even upside down.',
      tries: 'They lay flat and went along the ladder, rung by rung. No sneezing!',
      worse: 'Up went a bucket of paint. [Splat!|Splosh!]',
      give: 'It was an upside-down storm. Its worst was at the top. Low was calm!',
      clear: 'The rain went back in its puddles.',
    },
  },
  'Pudding for the President': {
    creature: {
      onset: 'Stamp, stamp! A great beast came. It had smelled the pudding! It sat in the way.',
      tries: 'They held the pudding still. Nobody was to let it go boing.',
      worse: 'The great beast put out its tongue. [So long!|It dripped.]',
      give: 'Boing, went the pudding. The great beast went boing, too. It forgot to eat!',
      clear: 'The great beast lay down. The road was free.',
    },
    crowd: {
      onset: '“Pudding!” All the town came with a spoon. “Me first!” “No, me!” They all yelled.',
      tries: 'They held the pudding up high, and walked. It was not to tip.',
      worse: '[Cling, clang!|Ting, tang!] They beat their spoons. The pudding went boing.',
      give: 'Somebody read out the letter. “For the president.” “Oh!” they all said.',
      clear: 'All the spoons went down. They made a lane.',
    },
  },
  'The Goat Who Ate the Plan': {
    crowd: {
      onset: '“Which way?” “This way!” “No, that!” The whole parade shouted. Nobody saw the goat.',
      tries: 'They waved one flag, up and down. It was to be just one.',
      worse: 'All the drums banged. All the horns went toot.',
      give: 'Who knew the plan by now? [The one who ate it!|The one with it inside!]',
      clear: 'They all looked at the goat, and hushed.',
    },
    gap: {
      onset: 'The band was too heavy. Crash, went the steps! Only the goat hopped over the hole.',
      tries: 'They laid the long flag pole across it. One at a time, no dancing!',
      worse: 'A [trumpet|horn] slid in. Toot, it went, far down.',
      give: 'Look where the goat put its hooves. There were stones left!',
      clear: 'All over, tuba and all. [Baa!|“Baa,” said the goat.]',
    },
  },
  'Grandma Joins the Circus': {
    gap: {
      onset: 'At the top ran a plank. Crack! It fell. Grandma hung on the other side.',
      tries: 'They swung a rope across to the swing. Nobody was to look down.',
      worse: 'The plank took a long time. Then: [bump|thud].',
      give: 'Grandma had been knitting. It was long by now. It went right across!',
      clear: 'They were all on Grandma’s side now.',
    },
    dark: {
      onset: 'The pony sat on the switch. Pop! All black. Where was Grandma now?',
      tries: 'They climbed the rope ladder in a row. No swinging!',
      worse: 'The ladder swung. [To and fro, to and fro.|This way, that way.]',
      give: 'Click, click. Grandma can knit in the dark! They went by the click.',
      clear: 'It was not dark now. “Hello,” said Grandma.',
    },
  },
  'The Pirate Who Got Seasick': {
    storm: {
      onset: 'Whoosh, what a wind! [Up went the ship, and down.|Down went the ship, and up.] “Oh, my tummy!” Nobody could stand on deck.',
      tries: 'They slid from chest to chest. “Now!” they said, each time.',
      worse: 'Up! Down! All the chests slid by. [Bump!|Crash!]',
      give: 'All those chests! In a heap they made a wall. No wave got in.',
      clear: 'The sea went flat. “Over?” said the pirate.',
    },
    crowd: {
      onset: '“Get up, captain!” “A ship!” All the pirates yelled at once. Poor, green captain!',
      tries: 'They went from pirate to pirate. “Soft voices, please,” they all said.',
      worse: 'They rang the ship’s bell. The [parrot|ship’s cat] yelled, too.',
      give: 'Shh! Each pirate had been sick once. They knew how it was.',
      clear: 'All the pirates went on tiptoe now.',
    },
  },
  'The Sneeze Heard Round the World': {
    storm: {
      onset: 'ACHOO! It was the sneeze. It was back! It blew them all down the hill.',
      tries: 'They lay flat, and crept on between two sneezes. No peeping!',
      worse: 'ACHOO! By went a roof, and a [hen house|hundred hats].',
      give: 'After each “achoo” it stopped to hear. They ran just then.',
      clear: 'The wind held its breath. [Sniff.|Sniff, sniff.]',
    },
    crowd: {
      onset: '“Here it comes!” They all ran up there. “My hat!” “My roof!” Nobody listened at all.',
      tries: 'They said “hush, let it talk”, to one after the other.',
      worse: 'ACHOO! More [hats|roofs] flew. They yelled even more.',
      give: 'Before an “achoo” you hold your breath. They all did. Ah... ah...',
      clear: 'It was as still as before a sneeze.',
    },
  },
  'A Sheep in the Supermarket': {
    maze: {
      onset: 'Shelf, shelf, shelf! Soup here, soup there. The sheep trotted off, and they were lost.',
      tries: 'They put one bun at each turn. Nobody was to eat it.',
      worse: 'Soup again! The same soup, and no sheep.',
      give: 'Over each row hung a sign. They had only looked [down|at the soup]!',
      clear: 'No more soup! This was the last row.',
    },
    crowd: {
      onset: '“A sheep! A sheep!” All the shop ran. “Catch it!” “No, leave it!” Nobody listened.',
      tries: 'They put the carts in a row, as a fence. No pushing!',
      worse: '[Carts|Baskets] banged. A tower of tins fell down.',
      give: 'The sheep got in line. In a shop, you do. So they all did!',
      clear: 'They stood in line, and not one yelled.',
    },
  },
  'The Invisible Pants': {
    crowd: {
      onset: '“I see the pants!” “You do not!” The whole bridge shouted. Nobody let them by.',
      tries: 'They went along the rail, saying “pants, please”. Nobody was to laugh.',
      worse: '[Snap|Rip], went the ribbon. “Oh!” yelled the duke.',
      give: '“What do they look like?” Nobody could say. So nobody said anything!',
      clear: 'The bridge was quiet. The rail was free.',
    },
    dark: {
      onset: 'Puff, went a boat under the bridge. Black smoke! Now nobody saw any pants.',
      tries: 'They felt along the cold rail, bit by bit. No letting go!',
      worse: 'Something soft went by. It [had no legs|said “prr”]!',
      give: 'Nobody ever saw those pants. So who needs light? Feel, feel, feel!',
      clear: 'The smoke blew off. The long rail went on.',
    },
  },
  'The Worst Magician in Town': {
    dark: {
      onset: 'The magician waved his wand. [Oops!|Poof!] Out went the lamps. Nobody could see the stage.',
      tries: 'They felt for the table and the chair. Nobody was to bow.',
      worse: 'Hop, hop. Something got out of the hat.',
      give: 'There was a hole in the curtain. One thin ray came in.',
      clear: 'It was not so black now. The hat sat there.',
    },
    lock: {
      onset: '“Open!” said the magician. So the stage door shut. Click, it was locked!',
      tries: 'They all pulled, and he waved his wand. He was not to speak.',
      worse: '“Abra... um!” Now it had [two|three] locks.',
      give: 'His tricks always went the wrong way. So somebody said, “Shut!”',
      clear: 'The door flew open. “Ta-da!”',
    },
  },
  'Seventeen Hiccups': {
    lock: {
      onset: 'Hic! The door from nowhere got a lock. Click, it was shut! That was sixteen.',
      tries: 'They held their breath, and pushed. Nobody was to go hic.',
      worse: 'Hic! Now the lock was [twice as big|like a bun].',
      give: 'Hic shut it. So hic could open it! They waited for one.',
      clear: 'The door was open, just a bit. Hic?',
    },
    dark: {
      onset: 'Hic! Number sixteen put out every lamp. Nobody could see the door.',
      tries: 'They felt for the door, in a row. One hic, and it moved.',
      worse: 'Moo! The cow was there, too. [Somewhere.|But where?]',
      give: 'Hic, it went behind the door. A door that hics is easy!',
      clear: 'The black was gone. There stood the door.',
    },
  },
};
