// For 3-8: the trials of the Nature plots, each out of its own plot.
import type { PlotTrials } from '../plot-trials.ts';

export const NATURE_TRIALS: PlotTrials = {
  'The Oldest Tree in the Valley': {
    crowd: {
      onset: '“Cut it down!” “No!” They all [shouted|yelled] at once. Nobody could hear the tree tick.',
      tries: 'They made a ring round the tree. Nobody was to shout back.',
      worse: '“Saw!” “No saw!” [All the birds flew out.|It shook the leaves off.]',
      give: 'One man put his ear to it. Tick! “Shh! Me, too!” they said.',
      clear: '[Nobody shouted now.|The shouting was over.] They made room by the tree.',
    },
    storm: {
      onset: 'Whoosh, a big wind! Creak, went the old tree. Nobody could stand up by it.',
      tries: 'They went from root to root. All of them were to hold tight.',
      worse: '[Twigs flew by.|Crack, went a branch.] The tall tree bent like grass.',
      give: 'Two roots made a [snug|deep] chair. In there the wind could not come.',
      clear: 'The wind went. The old tree still stood there.',
    },
  },
  'Where the River Begins': {
    stuck: {
      onset: 'No river held up the bank. [Rumble!|Crash!] A great stone shut the way up.',
      tries: 'They dug at the wet moss under it. No leaning yet!',
      worse: 'Snore! The stone [hopped|jumped], and sat down again.',
      give: 'The stones here were round. The river had made them round. Round stones roll!',
      clear: 'Roll, bump! Up they could go, to the snore.',
    },
    maze: {
      onset: 'No water ran. So which way was up? Ten dry beds, and they were lost!',
      tries: 'They put a round stone at each bend. The stones were to stay there.',
      worse: 'Snore! Snore! It came from [this side|here]. And [that|there]!',
      give: 'Most of the moss was dry. One bit was damp. Water was up there!',
      clear: '[Up and up.|Up, and up again.] Now the snore was right there.',
    },
  },
  'The Bee Who Lost the Meadow': {
    storm: {
      onset: 'Whoosh! The bee flew backwards, bags and all. Nobody could get to the meadow.',
      tries: 'They made a ring, with the bee in the middle. Nobody was to let go.',
      worse: '[Hooo!|Hoo, hoo!] It blew along the rails like a train.',
      give: 'The bee went low, by the wall. [There it was still.|It did not blow there.]',
      clear: 'The wind sat down. On they could go, bzz, bzz.',
    },
    maze: {
      onset: 'Rails here, rails there! Ten little ways ran off. “Bzz?” The bee was lost, too.',
      tries: 'They took one way at a time. The bee was to say yes or no.',
      worse: 'Wall, rails, wall, rails. “Bzz,” said the bee [sadly|in a small voice].',
      give: 'The bee still knew her dance. She did it at each bend!',
      clear: 'No more bends! [It was just straight on.|From here it went straight on.]',
    },
  },
  'A Winter for the Bears': {
    storm: {
      onset: 'Winter came, whoosh! Snow flew at them all. The den was near. Nobody could reach it.',
      tries: 'They pulled themselves up by the roots. The front one said when.',
      worse: 'Even the bears slid back. [Bump, bump, bump.|Bump! Bump! Bump!]',
      give: 'Three bears made a wall. Three fat, furry bears! No [wind|snow] got by.',
      clear: 'The snow fell softly now. There was the den.',
    },
    stuck: {
      onset: '[Rumble!|Boom!] A great stone fell on the den. It shut the bears out of bed!',
      tries: 'They put a root under it. The bears were to sit on the end.',
      worse: 'The littlest bear yawned. The stone did not budge.',
      give: 'Bears love to rub their backs. Three bears rubbed. [Over it went!|Rub, rub, bump!]',
      clear: 'The stone was off. In went a bear’s nose.',
    },
  },
  'The Seed in the Sidewalk': {
    crowd: {
      onset: 'People came from both ends. “My way!” “No, mine!” Their boots were all round the plant!',
      tries: 'They stood round the plant. They said “please” to every boot.',
      worse: 'Stamp, stamp, stamp! [A dog barked at the boots.|More boots came round the corner.]',
      give: 'Somebody looked down. So somebody else looked down. Then the whole street did!',
      clear: 'They all stood back. The little plant [stood up|had room].',
    },
    storm: {
      onset: 'Whoosh, went the wind in the street! It pushed everyone back. Hold on, little plant!',
      tries: 'They went along by the house wall. All were to keep close.',
      worse: '[A bin rolled by.|A bucket flew by.] The plant bent right down.',
      give: 'The plant bent low, and did not break. So they bent, too!',
      clear: 'The wind went round the corner. The plant stood.',
    },
  },
  'Song of the Coral Reef': {
    dark: {
      onset: 'No song! So the glow fish put out their lights. Nobody could see the way.',
      tries: 'They went in a row along the coral. Nobody was to stop.',
      worse: '[A soft fin went by.|Something tickled.] Whose was it?',
      give: 'Snap! The old shrimp did not need a lamp. They went to the snap.',
      clear: 'The dark stopped there. Snap, it went, quite near.',
    },
    maze: {
      onset: 'Ten white lanes ran in the coral. All alike! With no song, they were lost.',
      tries: 'They left shells at the turns. The shells were not to be moved.',
      worse: 'White wall, white wall. [A crab was lost, too.|“Lost, too,” said a crab.]',
      give: 'In one lane the weed waved a bit. Water came in that way!',
      clear: 'Out they swam, where it was [wide|open].',
    },
    stuck: {
      onset: 'No song! So the fish bumped the old coral. Thump! A big lump shut the way.',
      tries: 'They all pushed at each snap. Nobody was to push late.',
      worse: 'The snap got small behind it. [So small!|As small as a pin.]',
      give: 'Old coral is full of holes. It is light! The waves helped to tip it.',
      clear: 'Over it went. Snap! There was the way.',
    },
    creature: {
      onset: 'No song! So the big beast could not sleep. Up it got, and it was cross.',
      tries: 'They swam by, one by one. Nobody was to talk.',
      worse: 'The beast yawned. [The weed went in and out.|What a lot of teeth!]',
      give: 'It was only tired! They hummed, very low. Its eyes shut.',
      clear: 'The beast lay down in the sand. It snored bubbles.',
    },
  },
  'The Rain That Came Late': {
    gap: {
      onset: 'The hill was so dry! Crack, it split. The cloud was on the other side.',
      tries: 'Bit by bit they pushed a dry log over. All together, and slowly!',
      worse: 'Crack, crack! Dry bits fell in. [Puff, went the dust.|Up came the dust.]',
      give: 'The dry ground had cracked in steps. Down they went, and up again.',
      clear: 'The crack was behind them. The small cloud was near.',
    },
    stuck: {
      onset: 'The hill was too dry. [Crumble!|Rumble!] A great stone slid down. The way was shut.',
      tries: 'They dug out the dust in front. Nobody was to push yet.',
      worse: 'More dust ran down. The stone [sat in deep|sat deep in it].',
      give: 'What stood under it was only dry mud. Poke, poke. It crumbled!',
      clear: 'Bump, bump, bump! Off it went, down the hill.',
    },
  },
  'The Fox and the First Snow': {
    storm: {
      onset: '“The sky falls!” said the little fox. Whoosh! Snow blew so hard, nobody could go on.',
      tries: 'They put the little fox in the middle. No gaps, and no running!',
      worse: 'A pine shook. [Plop!|Flump!] Snow fell on them all.',
      give: 'Pines have a skirt. Under it no wind blew. On, from pine to pine!',
      clear: '[The snow came down softly now.|Now the snow fell slowly.] On they went.',
    },
    maze: {
      onset: 'Snow lay on all the tracks. Left? Right? Every pine looked the same. Lost!',
      tries: 'They made a snow heap at each turn. No snowballs!',
      worse: 'Here was that pine again. [The little fox cried.|“Mama?” said the little fox.]',
      give: 'Each pine was white on one side. They kept to that side!',
      clear: 'No more pines in a ring. On they went.',
    },
  },
  'Guardians of the Nest': {
    storm: {
      onset: 'Whoosh! Wind hit the crane. It swayed, nest and all! It blew everybody back.',
      tries: 'They all sat down on the crane’s foot. No hopping about!',
      worse: 'A yellow helmet flew by. The crane went [eee|creak].',
      give: 'Planks lay about. Stood up, they made a wall. No wind got in!',
      clear: 'The wind [went home|was gone]. The nest sat quite still.',
    },
    crowd: {
      onset: '“Move the crane!” “No, the eggs!” All the builders shouted. Nobody heard the birds.',
      tries: 'They said “hush, eggs” to each man. They said it very softly.',
      worse: '[Bang!|Bong!] They beat on planks. They beat on pails.',
      give: 'One man did not shout. He was up there. He sat so still.',
      clear: 'They all looked up. They all [kept|were] still.',
    },
  },
  'A Night with the Fireflies': {
    dark: {
      onset: 'A big owl went [hoo|tu-whoo]. Out went all the fireflies! Now nobody saw a thing.',
      tries: 'They went on, so slowly. No treading on fireflies!',
      worse: 'Hoo! Something soft flew over them. Was it gone?',
      give: 'Fireflies like it still. So nobody moved. Blink... blink!',
      clear: 'The dark ended there. The way went on.',
    },
    storm: {
      onset: 'Whoosh! Wind blew the fireflies away like sparks. Nobody could stand in the meadow.',
      tries: 'They stood close, and made a wall. Nobody was to leave a gap.',
      worse: 'All the grass lay flat. Fireflies [whizzed|tumbled] by.',
      give: 'The fireflies went down in the grass. It was calm down there!',
      clear: 'The wind let go. Blink, went the grass again.',
    },
  },
};
