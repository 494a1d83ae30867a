// For 3-8: the trials of the Exploration plots, each out of its own plot.
import type { PlotTrials } from '../plot-trials.ts';

export const EXPLORATION_TRIALS: PlotTrials = {
  'Down the Crystal Cave': {
    dark: {
      onset: 'The stones did not hum. Now they did not shine! Nobody could see the cave.',
      tries: 'They felt from hollow to hollow, in a row. No noise at all!',
      worse: '[Drip.|Plip, plop.] Somebody cried in there, on and on.',
      give: 'They called “hum!” A wall said “hum” back. One way said nothing!',
      clear: 'The black got thin. The cry was quite near.',
    },
    stuck: {
      onset: 'No hum, and so the roof came loose. Rumble! A great stone shut the way.',
      tries: 'They dug out the sand, bit by bit. No bumps!',
      worse: 'The crying got small behind it. [So small.|As small as a bean.]',
      give: 'It had dropped in a round hollow. Round things turn. Push one side!',
      clear: 'The great stone turned, and let them by.',
    },
  },
  'The City Beneath the Ice': {
    lock: {
      onset: 'The gate was a door of ice. Its lock was frozen. In there they danced!',
      tries: 'They pushed in time with the taps. Nobody was to dance.',
      worse: '[Crick, crack.|Creak, crick.] The ice got thicker.',
      give: 'A lock of ice is clear. They could see how it went!',
      clear: 'The door of ice stood open. Tap, tap!',
    },
    dark: {
      onset: 'The city lamps went out. They had lit up the ice! Now all was black.',
      tries: 'They slid along the ice, in one long line. No stopping short!',
      worse: '[Creak|Eek], said the ice. Something knocked on it.',
      give: 'Tap-a-tap came up in the ice. They went where it tickled.',
      clear: 'The dark ended at the gate of ice.',
    },
  },
  'Beyond the Last Lighthouse': {
    dark: {
      onset: 'Here even the lighthouse lamp did not reach. The white went black. Which way was out?',
      tries: 'They all sat still, to feel the waves. No rocking!',
      worse: 'Lap, lap. Something went [round|under] the boat.',
      give: 'It was so calm. Only one thing made waves. Lap, from there!',
      clear: 'The dark got thin. The boat slid out.',
    },
    storm: {
      onset: 'Whoosh! That was why nobody sailed here! Wind stood up, and threw them back.',
      tries: 'They sat low, with the boat’s nose to the wind. Nobody was to stand.',
      worse: 'The lighthouse was gone. There was only [spray|foam].',
      give: 'The storm was only a wall. Behind it the sea was flat.',
      clear: 'Flat, flat sea. Not a puff of wind.',
    },
  },
  'The Jungle That Hums': {
    maze: {
      onset: 'Ten green paths! It hummed in each of them. Which was the right hum? Lost!',
      tries: 'They tied a long grass at each fork. Nobody was to pull it.',
      worse: 'Hum! It came from [left. Hum, from right|here. Hum, from there]!',
      give: 'All the leaves leaned one way. They leaned to the hum!',
      clear: 'No more paths. The trees stood back a bit.',
    },
    creature: {
      onset: 'A great beast stood in the way. That high hum made it so cross! “[Rrr!|Grrr!]”',
      tries: 'They went by it on the left, so softly. Nobody was to hum.',
      worse: 'The great beast stamped in time. Hum! Stamp!',
      give: 'Its ears hurt! Two big leaves on them, and it smiled.',
      clear: 'The great beast let them by. It yawned.',
    },
  },
  'Footsteps on a New Moon': {
    dark: {
      onset: 'Here the moon went black, like a cut. The footprints went right in! Nobody could see.',
      tries: 'They all held on, and slid one step each. No hopping!',
      worse: '[Puff!|Pff!] Dust came up. Something had stepped there.',
      give: 'A footprint is a little hole. You can feel it! Print, print, print.',
      clear: 'The dark had an end, like all things.',
    },
    gap: {
      onset: 'The moon was new, not quite done. Crunch, a big hole! Prints went on over there.',
      tries: 'One was to hop over on a long line. The rest held it.',
      worse: 'More dust slid in. It fell so [slowly|softly].',
      give: 'Prints can not fly. They went round by the edge, look!',
      clear: 'They were over. The prints went on.',
    },
  },
  'The Desert of Glass': {
    storm: {
      onset: 'Whoosh! Hot wind blew over the glass. It slid them all the way back!',
      tries: 'They sat in a row, like a sledge. All were to lean forward.',
      worse: 'Hotter, hotter! Sand hit the glass. [Ping, ping!|Ting, ting!]',
      give: 'The wind went round, as desert winds do. Now it slid them on!',
      clear: 'The hot wind was gone. The glass was smooth.',
    },
  },
  'Twenty Thousand Bubbles Deep': {
    dark: {
      onset: 'The trench was so deep. No light came down! “Still here,” said a bubble. Pop.',
      tries: 'They sank in a row, on one rope. No kicking!',
      worse: '[Blub.|Glug.] Something swam round them. It was big.',
      give: 'They felt each bubble go by. Bubbles come straight up. So, down!',
      clear: 'The dark stopped, deep down. Blub, blub.',
    },
    stuck: {
      onset: 'The trench shook. Rumble! A great stone sat down on it. The bubbles came from under!',
      tries: 'They pushed at each big bubble. Nobody was to push too soon.',
      worse: 'One thin bubble came out. “Hello?” [Pop!|it said.]',
      give: 'Bubbles went in under the stone. More and more. They could lift it!',
      clear: 'No more stone! Up came the bubbles.',
    },
  },
  'The Valley Above the Clouds': {
    gap: {
      onset: 'The last bit of path broke off. Once a ladder had been there. Such a drop!',
      tries: 'They threw a rope at the old post. One throw each, no more!',
      worse: 'An apple fell by. It never went [plop|bump].',
      give: 'Where apples fall, there are apple trees. One had its root right across!',
      clear: 'They were up, all of them. It smelled of apples.',
    },
    storm: {
      onset: 'They were right inside a cloud. Whoosh! It was full of wind. It blew them flat.',
      tries: 'They went up in a row, like one long worm. No stopping!',
      worse: 'Honk! A goose blew by, [back to front|upside down].',
      give: 'The valley was above the clouds. So this wind had a top! Up!',
      clear: 'Pop! The cloud was under them now.',
    },
  },
  'The Museum of Unknown Things': {
    lock: {
      onset: '“Do not,” said the door. Do not what? It had a big lock, and was shut.',
      tries: 'They all listened to the lock tick. Nobody was to tick back.',
      worse: 'Tick, tick! It got so fast in there.',
      give: 'There was dust on the sign. Under it: “push”. So they pulled!',
      clear: 'The door came open. Tick, tick, [it went inside|it went in there].',
    },
    dark: {
      onset: 'In that room nothing had a label. Which knob was the light? Click! All black.',
      tries: 'They passed the thing along. It was not to be dropped.',
      worse: 'Tick, on this side. [Tack|Tock], on that side.',
      give: 'It was the last knob that did it. So, that one again!',
      clear: 'Now they knew where the shelves were.',
    },
  },
  'Following the Wandering Star': {
    dark: {
      onset: 'The star went round a corner. Off went its light, too! Nobody could see the lane.',
      tries: 'They felt along the hedge, in a row. It had thorns, so slowly!',
      worse: '[Rustle.|Scratch.] Something jumped up on the gate.',
      give: 'The star goes where a light is on. Look, one yellow window!',
      clear: 'The dark stopped at the last house.',
    },
    maze: {
      onset: 'The lane split in ten. The star hung over all of them! Left? Right? Lost!',
      tries: 'They looked only at the star, and walked. Nobody was to blink.',
      worse: 'Bump, a gate. Bump, the same gate!',
      give: 'The star sat low over one lane. It was going to stop!',
      clear: 'No more lanes. It was just [round|over] there.',
    },
  },
};
