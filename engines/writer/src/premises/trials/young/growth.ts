// For 3-8: the trials of the Growth plots, each out of its own plot.
import type { PlotTrials } from '../plot-trials.ts';

export const GROWTH_TRIALS: PlotTrials = {
  'The First Night Away': {
    dark: {
      onset: 'Click, off went the light. At home one stayed on. Here it was black.',
      tries: 'They counted the boards to the bed. The house was not to wake.',
      worse: '[Creak!|Crick!] One board, and then one more.',
      give: 'Each board had its own creak. “Eek” was the one by the bed.',
      clear: 'It was not black now. It was [just|only] night.',
    },
    lock: {
      onset: 'A puff of wind shut the door. The lock went click. The bed was in there!',
      tries: 'They turned the knob, bit by bit. It was not to squeak.',
      worse: 'Tick, tock, went [the clock downstairs|a clock]. So late!',
      give: '“Lift it,” said the voice. “All our doors do that.”',
      clear: 'Open it went, as soft as a [yawn|pillow].',
    },
  },
  'The Bicycle on the Hill': {
    crowd: {
      onset: 'They had all come to see the ride! “Go!” “Stop!” “Left!” “No, right!” Nobody listened.',
      tries: 'They pushed the bike along, very slowly. Nobody was to say “hurry”.',
      worse: '“Go on!” “Mind out!” [Two dogs barked.|Somebody blew a horn.]',
      give: 'Somebody said, “I fell off once.” “So did I!” said the next.',
      clear: 'They hushed, and stood back from the [hill|road].',
    },
    storm: {
      onset: 'Up there the wind blew hard. Whoosh! It pushed bike and all back down.',
      tries: 'They held the bike on both sides. All were to push on “now”.',
      worse: '[Ding, ding, ding!|Ting-a-ling!] The wind rang the bell.',
      give: 'A hill has two sides. On that one there was no wind!',
      clear: 'The wind was gone. The bike stood still.',
    },
  },
  'How to Be Brave in the Dark': {
    dark: {
      onset: 'The cellar door fell shut. Now nobody could see. Where was the lamp, in all that?',
      tries: 'They went by the cold pipe. All of them were to hold on.',
      worse: '[Sniff!|Sniff, sniff!] It came from where it was blackest.',
      give: 'They had only looked down. Up there, under the door, was kitchen light!',
      clear: 'The dark moved over. There was a [shelf|row of pots].',
    },
    lock: {
      onset: 'A locked door! It was to keep Baby out. And the lamp was in there.',
      tries: 'They leaned on the door. They were to push when Baby cried.',
      worse: 'Up there, Baby cried. In there, something sniffed.',
      give: 'It was to keep a baby out. So the catch was up high!',
      clear: 'Creak, went the door. It smelled of [potatoes|old apples].',
    },
  },
  'The Little Voice That Grew': {
    crowd: {
      onset: '“Fill it in!” “No!” Two hundred people shouted. Who could hear one little voice?',
      tries: 'They were going to say it all together: “Please, the newts!”',
      worse: 'Feet stamped. Chairs fell. Somebody [rang a bell|beat a drum].',
      give: 'An old man could not hear. “Shh!” he said. “Shh!” said his wife.',
      clear: 'Shh, shh, shh! The [hall|whole big hall] was still.',
    },
    dark: {
      onset: 'Click! Somebody leaned on the switch. The big hall went black. “Oh!” went a little voice.',
      tries: 'They felt for the edge of the stage. Only the front one was to move.',
      worse: '[Creak!|Crack!] Somebody else came up the steps.',
      give: 'It was day out there. There was a thin line by the curtain.',
      clear: 'The dark was over. There sat all the people.',
    },
  },
  'A Brother the Size of a Loaf': {
    crowd: {
      onset: 'All the aunts came. “Me first!” “Let me see!” And that woke the baby. Waah!',
      tries: 'They said “hush” to one aunt after the other. Nobody was to giggle.',
      worse: 'The baby yelled. The aunts yelled over it.',
      give: 'One aunt began to rock. Aunts can not rock and shout.',
      clear: 'The aunts [tiptoed off|sat down]. It smelled of milk.',
    },
    dark: {
      onset: 'Plop! The little lamp fell over. All dark! Up woke the baby, too. “Waah!”',
      tries: 'They went in a row. Nobody was to tread on the squeaky board.',
      worse: '“Waah!” [Where did it come from?|It came from all over.] “Waah!”',
      give: 'Sniff! Warm milk. That is what a baby smells of. That way!',
      clear: 'The dark ended. Creak, went the basket.',
    },
  },
  'The Mistake Museum': {
    lock: {
      onset: 'The last door was locked. “Say what you did,” said a sign. Push! Shut.',
      tries: 'They lined up, from small to big. They were to wait for “three”.',
      worse: 'Clink, went the bits of the vase. [Clink!|Clink, clink.]',
      give: 'Here all things were made wrong. So was the lock. Pull, not push!',
      clear: 'The door fell open. “Oops,” [it said on it|said a card].',
    },
    maze: {
      onset: 'Ten halls went off, all with cards. “Wrong way,” said each card. They were lost.',
      tries: 'They tried each way in turn. They turned its card to the wall.',
      worse: 'There was the coat with three arms. [Again!|Hello again!]',
      give: 'Each wrong way had a card. One way had no card at all!',
      clear: 'And there it was, the very last room.',
    },
  },
  'The Boots That Were Too Big': {
    storm: {
      onset: 'Whoosh! The wind blew them back down. The old folk still had no bread.',
      tries: 'They put the bread in the middle. All were to lean in.',
      worse: 'A [big boot|bucket] blew by. Bump, bump, bump.',
      give: 'Old folk had worn the path down deep. The wind went over it.',
      clear: 'The wind dropped. There was smoke from the hut.',
    },
    gap: {
      onset: '[Crack|Crash], off fell the old path! The hut was over there. Too far to hop!',
      tries: 'They put a fence post over it. The bread was to go first.',
      worse: 'A stone rolled in. The bread slid a bit.',
      give: 'Big boots could not go there. But there was a [small|thin] ledge!',
      clear: 'All over! And the bread was still warm.',
    },
  },
  'Learning to Say Sorry': {
    crowd: {
      onset: 'Everybody ran for the boat. “Me first!” “No, me!” They all yelled, and nobody heard.',
      tries: 'They said “please” at each back. They were not to shove.',
      worse: 'Toot, went the boat! They all [pushed|yelled] more.',
      give: 'One stopped, and waited. So the next stopped. Soon the whole pier waited.',
      clear: '[Nobody pushed.|They all stood still.] There lay the boat.',
    },
    storm: {
      onset: 'Toot! Wind hit the pier, splash! Nobody could stand. And the boat would go soon.',
      tries: 'They went from post to post. Each time they waited for the last.',
      worse: 'Splash! A wave [sat down|fell] on them all.',
      give: 'The pier had a rail. The rail went all the way. Along, along!',
      clear: 'The waves lay down. The boat still waited.',
    },
  },
  'The Door I Had to Open': {
    lock: {
      onset: 'Nobody had come here for years. So the big door was locked. Hum, hum, behind.',
      tries: 'They all pushed while it hummed. Nobody was to hum along.',
      worse: 'Hum, hum... and then it stopped. Was it sad?',
      give: 'Each hum made the old bolt hop. Hum, hop, hum, hop!',
      clear: 'The big door was open. Hum, [hum,|hum, hum,] went the little one.',
    },
    dark: {
      onset: 'The bulb in the passage was old. Ping! All dark, and somebody hummed in it.',
      tries: 'They went along the wall, like a train. The last one was to say “toot”.',
      worse: '[Creak|Crack], said a board. Nobody had stepped on it.',
      give: 'A hum is as good as a lamp. Hum, it went. There!',
      clear: 'The dark stopped at the little door.',
    },
  },
  'Goodbye to the Old House': {
    lock: {
      onset: 'Bump! The hall door fell shut. Click, it locked. The house wanted them to stay!',
      tries: 'They pulled at it, all together, and very kindly. No banging!',
      worse: 'Brumm, went the van! The door shut tighter.',
      give: 'They knew that door. It always stuck low down. One little [bump|push]!',
      clear: 'The hall door was open again, as always.',
    },
    dark: {
      onset: 'Bang! The shutters fell shut. The house had closed its eyes. Nobody saw a thing.',
      tries: 'They felt along the wall for the marks. Slowly, and no sniffing!',
      worse: '[Creak, creak,|Crick, crack,] on the stairs. Nobody was there.',
      give: 'They had lived there so long. They knew the way asleep!',
      clear: 'The dark was gone. The hall was just empty.',
    },
  },
};
