// For 3-8: the trials of the Friendship plots, each out of its own plot.
import type { PlotTrials } from '../plot-trials.ts';

export const FRIENDSHIP_TRIALS: PlotTrials = {
  'Two Ends of One String': {
    maze: {
      onset: 'In there the string went everywhere! Ten ways, all red. Now they were lost.',
      tries: 'They all held on to the string. One tug, and it would be a knot.',
      worse: 'Under, over, round. They were in a [big|fat red] knot!',
      give: 'Only one string had four knots. That was theirs!',
      clear: 'Knot by knot, they [came right out|found the way out].',
    },
    gap: {
      onset: 'Tug, tug! The old bridge shook, and fell in. Only the string went across.',
      tries: 'They let the lightest one try the string. Slowly, and no jerks!',
      worse: 'A plank fell in. [It was a long way to the plop.|Then, much later: plop.]',
      give: 'The string did not hang there. It lay on big stones. Steps!',
      clear: 'They were across, string and all. [Tug!|Tug, tug!]',
    },
  },
  'The Friend Nobody Could See': {
    crowd: {
      onset: '“Nobody is there!” “Yes, there is!” They all shouted, [all round|all over] the bench.',
      tries: 'They sat on the bench, close up. One seat was to be kept free.',
      worse: 'The little cup shook. “Is not!” “Is!” “Is not!”',
      give: 'Look, the milk went down! Sip, sip. They all stopped to see.',
      clear: '[Nobody said a word.|It was quite quiet now.] There stood the cup.',
    },
    dark: {
      onset: '“Nobody is there,” said the lamp man. Off went the lamps! Nobody could see anybody.',
      tries: 'They felt along the bench. The milk was not to be spilled.',
      worse: '[Somebody breathed there.|Somebody said “mmm”.] It was not one of them.',
      give: 'Sip, sip. They had found it like that before. To the sip!',
      clear: 'The dark went no further. Here was the bench.',
    },
  },
  'A Seat for One More': {
    crowd: {
      onset: '“No room!” “Move up!” “No!” The whole bench shouted. Nobody saw the stranger at the back.',
      tries: 'They went down the bench, and asked nicely. No grumbling!',
      worse: '[Spoons banged.|Bowls banged.] Soup flew. The bench went creak.',
      give: 'Sniff! The soup was hot now. Nobody can shout and eat soup.',
      clear: 'The noise went out of the hall. The stranger looked up.',
    },
    dark: {
      onset: 'Oops! Somebody’s soup went on the lamp. Hiss! Nobody could see the stranger now.',
      tries: 'They stood in a row. Each was to say what came next.',
      worse: 'Creak, went the bench. Was [it still there|that the bench]?',
      give: 'The long bench ran right down the hall. They went along it.',
      clear: 'The bench ended. So did the dark.',
    },
  },
  'The Quarrel and the Kite': {
    storm: {
      onset: 'Whoosh! Wind hit the green. The kite spun in it. Nobody could get near!',
      tries: 'They crept up, low, under the kite. No shouting at it!',
      worse: 'Flap, flap! The kite’s tail hit a [chimney|roof].',
      give: 'The wind came over the houses. Close to the wall it was still.',
      clear: 'The wind was out of puff. The kite just hung there.',
    },
    crowd: {
      onset: '“You let it go!” “No, you did!” All the street shouted. Nobody saw the kite.',
      tries: 'They stood between the two friends. They were to say nothing.',
      worse: '“You!” “No, you!” [Windows went up.|Doors flew open.] Bang, bang!',
      give: 'A shadow lay on the grass. Somebody looked up. Then everybody did.',
      clear: 'They all looked up, [with their mouths shut|as quiet as grass].',
    },
  },
  'Letters to the Lighthouse': {
    dark: {
      onset: 'The big light was out. So the steps were black. Nobody could see one!',
      tries: 'They counted the steps out loud. A wrong number, and they were to stop.',
      worse: 'Clink! A jar. Then, up there, somebody [coughed|sniffed].',
      give: 'A tower is round. Along the wall you get to the top.',
      clear: '[At the top|Up there] the dark let them go.',
    },
    lock: {
      onset: 'There was a door, with a big lock. “No letters!” somebody said inside. Shut!',
      tries: 'They said “please” at the keyhole. They were all to say it softly.',
      worse: '“[No, no!|Go away!]” Inside, feet went up the steps.',
      give: 'Salt air had eaten the lock. It came off like a crumb.',
      clear: 'The door swung in. Up went the [steps|stairs].',
    },
  },
  'The Very Small Promise': {
    storm: {
      onset: 'Whoosh! Leaves flew at them, thick as soup. Behind it somebody still sat and waited.',
      tries: 'They went in a row, each close behind the next. No running!',
      worse: '[A whole heap of leaves|A heap like a cow] hit them. Flump!',
      give: 'Leaves blow off. White stones do not! They kept low, like stones.',
      clear: 'All the leaves lay down. The corner was quiet.',
    },
    dark: {
      onset: 'Leaves stuck all over the street lamp. How black! And somebody sat there and waited.',
      tries: 'They went by the wall, a step at a time. One was to count.',
      worse: 'Rustle, rustle. Something [turned round|sat up] in the leaves.',
      give: 'White stones show up in the dark. One here, one there!',
      clear: 'No more stones. No more dark.',
    },
  },
  'The Bridge Between Two Gardens': {
    gap: {
      onset: '[Crack!|Crash!] The banks fell in. Now it was deep, and so wide. No bridge!',
      tries: 'The two sides threw a rope across. Both were to hold tight.',
      worse: 'Plop! An apple rolled off the edge. [Far down!|Bye-bye, apple.]',
      give: 'The old apple tree leaned out. Its long arm went right over.',
      clear: 'Nobody was on the wrong side now.',
    },
    flood: {
      onset: 'It had rained in the hills. Splash! Up came the stream, and took the plank.',
      tries: 'They passed the planks back, from one to the next. No dropping!',
      worse: 'Bob, bob, bob! [A hundred apples|All the apples] swam by.',
      give: 'The gardens were thirsty. Somebody opened the bean ditch. Glug!',
      clear: 'Down went the stream, back in its bed.',
    },
  },
  'The Cookie with Two Halves': {
    dark: {
      onset: 'Bump! The pantry door fell shut. So dark! Crunch! Was that the cookie?',
      tries: 'They felt along the shelf, past the jam. Nobody was to lick.',
      worse: '[Something ran by|It tickled. Something went by] on very many legs.',
      give: 'Nana’s cookies smell so good. Sniff! It was that way.',
      clear: 'The dark stopped. Here was the back wall.',
    },
    lock: {
      onset: 'The crumb went in under a little door. It was locked. Nana had the key.',
      tries: 'They pulled at the knob, all together. One, two, and wait for it!',
      worse: 'Munch! Was that behind the door? Munch, munch!',
      give: 'Ants had run there for years. The wood by the lock was crumbs.',
      clear: 'The little door stood open. It smelled of [sugar|sweet things].',
    },
  },
  'A Stranger at the Campfire': {
    dark: {
      onset: 'Nobody had put wood on. Poof, went the fire. All was black round the logs.',
      tries: 'They felt for the logs, ever so slowly. The ash was to stay put.',
      worse: 'Clack, clack, clack! The teeth [came closer|were quite near].',
      give: 'Fire makes the night look blacker. They waited. Look, stars!',
      clear: 'The dark let go. There were the logs.',
    },
    storm: {
      onset: 'Whoosh! It blew them all off their logs. And it blew at the poor fire!',
      tries: 'They made a ring round the fire. Nobody was to get up.',
      worse: 'A log rolled by. The fire [hid its head|lay flat].',
      give: 'Logs are fat. Behind a log no wind can find you.',
      clear: 'The wind went off. The fire put up its head.',
    },
  },
  'The Best Friend Machine': {
    crowd: {
      onset: '“Leave it on! Yes, yes!” All the new friends yelled round the machine.',
      tries: 'They said “no, thank you”, all together. They were to stay polite.',
      worse: '“Yes, yes!” They clapped. They [stamped|jumped] in time.',
      give: 'New friends say yes to everything. “Hush, please?” “Yes,” they said.',
      clear: 'They stood back from the machine, all quiet.',
    },
    lock: {
      onset: 'Clang! The machine had shut its door. It had a lock, and no key.',
      tries: 'They listened at the lock, in turn. It had to be quite still.',
      worse: '[Whirr!|Brrr!] In there it got faster and faster.',
      give: 'Each new friend came out by that door. Ping! Now, quick!',
      clear: 'The machine’s door was open. Whirr, it went.',
    },
  },
};
