// For 3-8: the trials of the School Life plots, each out of its own plot.
import type { PlotTrials } from '../plot-trials.ts';

export const SCHOOL_LIFE_TRIALS: PlotTrials = {
  'The New Kid in Row Three': {
    lock: {
      onset: 'They all told fibs. So the new kid shut the door. [Click! Locked.|Click, went the lock.]',
      tries: 'They sat by the door to wait, as quiet as coats.',
      worse: '“Peep!” went something behind it. “Shh,” said somebody small.',
      give: '“I was new once, too,” somebody said. [The lock went click.|The key went round. Click!]',
      clear: 'The door came open, just one coat wide.',
    },
    dark: {
      onset: 'All the coats hung over the window. [Now it was dark, like in a sleeve.|It was as dark as a sleeve!]',
      tries: 'They felt their way from peg to peg, coat by coat.',
      worse: 'A sleeve moved. Whose was that? Nobody could tell.',
      give: 'They stood still. Peep, went the last coat. [There!|That one!]',
      clear: 'Out they came from the coats. It was light.',
    },
  },
  'The Substitute Wizard': {
    lock: {
      onset: 'The wizard said “lock”. He meant “clock”! Ping! [So the door had a lock.|Now the door was locked.]',
      tries: 'They were to say “open”, all at once and very clearly.',
      worse: 'The door said “tick tock”. It was a bit of both!',
      give: 'What goes with “lock”? “Knock”! So they did. [Knock, knock, click!|Knock! And click, it went.]',
      clear: 'The door in the board swung open. Chalk flew.',
    },
    dark: {
      onset: 'The wizard said “night”. He meant “light”! Ping! [Now they could not see.|And it was night in there.]',
      tries: 'They went from chair to chair, and said “here” at each.',
      worse: 'Somebody barked. That was Mark! Then something sniffed.',
      give: 'Rose was a nose. She could smell the way! [Sniff, sniff!|Sniff, that way!]',
      clear: 'Ping! “Light!” said the wizard. He had got it right.',
    },
  },
  'The Talent Show Tangle': {
    crowd: {
      onset: '“I go first!” “No, I do!” [The list had them all first.|They all had it on the list.]',
      tries: 'They wanted to pick a name out of a box, unseen.',
      worse: 'A drum rolled off. A granny said, “Is this it?”',
      give: 'Up went the curtain. All the grannies looked! [Who can shout at a granny?|So nobody dared to shout.]',
      clear: 'It was quiet on the stage. Cough, went a granny.',
    },
    dark: {
      onset: 'All wanted to put the lamps on first. Pop! [Now the stage was dark.|The whole stage went dark!]',
      tries: 'They felt for the curtain, to go along it, hush, hush.',
      worse: 'Toot! Somebody sat on a trumpet. “Bravo,” said a granny.',
      give: 'Cough, cough! The grannies were that way. [So was the front!|That was the front!]',
      clear: 'One bit of curtain, then light. Hello, stage!',
    },
  },
  'The Lunchbox Mix-Up': {
    storm: {
      onset: 'Here the wind comes round the corner. Whoosh! [It wanted the lunchbox!|It blew at the lunchbox!] Hold the egg!',
      tries: 'They sat round the lunchbox, to keep the egg warm.',
      worse: 'Rain, too! The egg shook. It got cold.',
      give: 'Here came a bus! [Behind a bus there is no wind.|It stopped, and so did the wind.]',
      clear: 'The wind left by the next corner. The egg was dry.',
    },
    crowd: {
      onset: '“You have my lunch!” “And you have mine!” [All had the wrong box.|They all yelled, all mixed up.]',
      tries: 'They asked everyone to stand by the box they had.',
      worse: 'A sandwich flew. A plum flew. The egg shook!',
      give: 'Crick, crack! [Everybody wanted to hear the egg. Shh!|So they hushed, to hear the egg.]',
      clear: 'Nobody yelled. They all bent over the egg.',
    },
  },
  'A Class Pet Named Thunder': {
    maze: {
      onset: 'The rows were green, and all alike. [Which way does a snail go?|Where would a snail go?] They were lost.',
      tries: 'They went up and down the rows, and looked under leaves.',
      worse: 'The same leek again. Or a leek just like it?',
      give: 'There was the silver line! Still wet. [They went along it.|They went as it went.]',
      clear: 'There the rows stopped. What a lot of leaves!',
    },
    flood: {
      onset: '“Brumm!” The machine ran over the tap. Splash, the water rose! [A snail can’t run!|And snails are slow!]',
      tries: 'They wanted to hop from leek to leek, all in line.',
      worse: 'A watering can swam by, all by itself.',
      give: 'Snails go up when it is wet. [So they went up the wall, too!|So up the wall they went!]',
      clear: 'The ground drank it all. Gardens are thirsty.',
    },
  },
  'The Night in the School Library': {
    dark: {
      onset: 'At night the books want to sleep. [So they put out the lamp. Click!|Click! They put out the lamp.]',
      tries: 'They went by the backs of the books, A, B, C.',
      worse: 'Knock, knock! Was that their book? Or one of those?',
      give: 'They went left: knock. They went right: KNOCK! [It was right.|The book knew!]',
      clear: 'That was the end of the dark. Next page!',
    },
    maze: {
      onset: 'The shelves had moved. They all wanted the book! [Now all the rows were wrong.|Which row was which?]',
      tries: 'They went from A to B to C, shelf by shelf.',
      worse: 'A, B, X! The shelves came closer. All wrong again.',
      give: 'All the shelves leaned to the book. [One had a gap for it!|Just one had a gap!]',
      clear: 'The shelves stood still. They were at the last row.',
    },
  },
  'The Great Science Fair': {
    storm: {
      onset: 'Ten clouds in one room! Boom, whoosh! [The cloud machine had made a storm.|That made a storm. Hold the tables!]',
      tries: 'They wanted to blow the clouds away, all together, on “three”.',
      worse: 'All the papers flew. Somebody’s ants flew, too!',
      give: 'It rained on the tables. [Under the tables it was dry!|But not under the tables!]',
      clear: 'The storm was only ten small clouds again.',
    },
    flood: {
      onset: 'It rained and rained from the cloud machine. [The hall filled up like a tub!|Soon the hall was a pool!]',
      tries: 'They climbed on the tables, to cross table by table.',
      worse: 'A robot swam by. So did a potato with wires.',
      give: 'The hall had a big back door. They pulled. [Whoosh!|Out it all ran!]',
      clear: 'The hall was only damp. The yard was a pond.',
    },
  },
  'Two Captains and One Team': {
    crowd: {
      onset: '“This way!” said one captain. “That way!” said the other. [All the team yelled.|So the whole team yelled.]',
      tries: 'They wanted each captain to talk until the ball stopped rolling.',
      worse: 'The dog barked at one. Then at the other.',
      give: 'The ball rolled by, all alone. [They all looked. Nobody had it!|Nobody had it! They all looked.]',
      clear: 'Nobody yelled now. Both captains looked at the ball.',
    },
    storm: {
      onset: 'One captain said “Go in!” One said “Stay out!” Then [came the storm|the storm came]. Whoosh!',
      tries: 'They ran for the goal in a line, big ones first.',
      worse: 'The hat flew off. Both captains ran. Bump!',
      give: 'They made one row, both sides. [Wind can’t push a team!|A team is too heavy for wind!]',
      clear: 'The wind blew its last whistle, and went.',
    },
  },
  'The Bus That Took a Wrong Turn': {
    flood: {
      onset: 'The bus had gone too near the sea. [Splash, wet wheels!|Now the sea came in!]',
      tries: 'They all pushed the bus, and the driver counted to three.',
      worse: 'A wave got on, too. It had no ticket.',
      give: 'Wet sand is hard. When the wave went, [the bus rolled!|off they rolled!]',
      clear: 'The sea went back. The bus shook like a dog.',
    },
    crowd: {
      onset: '“Back to school!” “No, stay here!” [They all shouted in the bus.|The whole bus shouted.]',
      tries: 'They wanted all who said “school” to sit on the left.',
      worse: 'Toot! Even the bus joined in. A lunch flew by.',
      give: '“Hush, hush,” went the sea. [And they did.|So they did. Hush!]',
      clear: 'It got quiet in there. One window squeaked.',
    },
  },
  'The Last Day Before Summer': {
    crowd: {
      onset: '“We want to go home!” But no bell rang. [They all yelled at the clock.|So they all yelled.]',
      tries: 'They had everyone sit down, each on a school bag.',
      worse: '“HOME!” they yelled. It was Friday. “HOME!” Still Friday.',
      give: '“What if it rings now? We can’t hear it!” [So they hushed.|They all hushed, to listen.]',
      clear: 'They were quiet. It was so still, that Friday.',
    },
    flood: {
      onset: 'The day stayed, so the rain stayed, too. [The pond got too full. Splash!|Splash! Out ran the pond.]',
      tries: 'They went from bench to bench, one behind the next.',
      worse: 'Two school bags swam by. A duck sat on one.',
      give: 'One duck did not swim. It stood! [So it was not deep there.|There it was not deep.]',
      clear: 'The pond went home. The bags were very wet.',
    },
  },
};
