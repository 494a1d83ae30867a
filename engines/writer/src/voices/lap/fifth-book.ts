// The lap voice (3-4): a fifth book, a little for every phase.
import type { Beats } from '../voice.ts';

export const INTRODUCTION_FOURTH_BOOK: Beats = {
  'plant:power': [
    '{H.power} “You and your trick!” said Granny. She gave {H} a hug.',
    '{H.power} {H} did it for the cat. [“More,” said the cat.|The cat said purr.]',
  ],
  hook: [
    'It was time to {s.want}. {H} put a bun in {his} hat. Off {they} went! ^{refrain}',
    '“May I {s.want}?” said {H}. “You may,” said Granny. Kiss, kiss, go! ^{refrain}',
    '{sets-off}Up got {H}. “I have to {s.want},” {he} said. Bang went the door. ^{refrain}',
  ],
  cameo: [
    'Knock, knock! Who is it? It is {C}, {C.a-kind}. {also} “{C.say}!” said {C}.',
    'And who is that? {C}, {C.a-kind}! {also} {C.habit} Hello, {C}!',
    '“Me, too!” Who is that? It is {C}. {C} is {C.a-kind}. {also} Come and sit with us, {C}!',
    'Here is {C}, {C.a-kind}. {also} “Who has my spoon?” said {C}. {C} had it all the time!',
  ],
  friend: [
    'Here is {F}, {F.a-kind}! {F} has two buns. One is for {H}. Which one? The big one! {also}',
    '{H.clothed}{F.clothed}{F} was {F.a-kind}. {H} and {F} had one big coat. {F} had the left arm. {H} had the right. {also}',
    'Rap, tap! Who was that? It was {F}, {F.a-kind}! “{F.say}!” said {F}, and came in. {also}',
  ],
  foil: [
    '{V} was {V.a-kind}, with a big red ball. “Mine!” said {V}. “You can not have it.” {also}',
    '“My hat is best,” said {V}. {V} was {V.a-kind}. {H} liked {his} own hat. {also}',
  ],
  place: [
    'How do you get to {l.name}? You hop! {l.prop} [{l.folk}|{l.climate}] {also}',
    'Come with me to {l.name}. Hold my hand! {l.folk} [{l.prop}|{l.climate}] {also}',
  ],
};

export const DEVELOPMENT_FOURTH_BOOK: Beats = {
  problem: [
    '{told s.stakes}How do you {s.want}? {H} asked a goat. “Meh,” said the goat. {H} asked a stone. Hmm!',
    '{H} sat down to think. {s.stakes} {He} had to {s.want}. Think, think, think!',
    '“I can not {s.want},” said {H}. “Not yet!” {s.stakes} {He} ate a plum.',
    'To {s.want}! Was it hard? It was as hard as a nut. {s.stakes}',
  ],
  turn: [
    '“Wait,” said {H}. “Wait, wait, wait!” {s.turn} Well, I never!',
    '{H} put on {his} hat. {H} took off {his} hat. {s.turn} “Oh!” {he} said.',
    'And do you know what? {s.turn} {H’s} mouth went round: O!',
    'Step, step, and stop. Why did {H} stop? {s.turn} So that is how it was!',
    '{H} had to sneeze. “Ah... ah...” {s.turn} “Oh!” said {H}. {He} forgot to say tchoo.',
  ],
  resolve: [
    '“Up we get,” said {H}. One foot. One more foot. Off to {spot}! ^{refrain}',
    'Could {they} stop now? No! {They} had to see {spot}. {H} went first. ^{refrain}',
    '{H} did up {his} bag. Click, clack! “Now to {spot},” {he} said. ^{refrain}',
    'Are you tired? So was {H}. But it was not far to {spot}. ^{refrain}',
  ],
  cameo: [
    '{C} made up a rhyme. It had a cow in it, and a bow. {C} said it nine times. Now they all knew it.',
    '“I will take one bun,” said {C}. And {C} ate it. “Now your bag is not so heavy,” {C.he} said.',
    '{earth}Where was {C}? Up a tree! “{C.say}!” said {C}. And down {C.he} came. Bump!',
  ],
  place2: [
    'Look, {m.name}! {H} took a big sniff. {m.prop} [{m.folk}|{m.climate}] {also}',
    'Step, step, stop. It was {m.name}. {m.folk} {also} “Good day,” said {H}.',
    '“Are we in {m.name}?” said {H}. Yes! {m.climate} [{m.prop}|{m.folk}] {also}',
  ],
  foil: [
    '{V} sat on a wall. {V} had a big bun. “It is all for me,” said {V}.',
    '“You are too slow,” said {V}. {V} ran off. {H} was not slow. Not so very.',
  ],
};

export const CLIMAX_FOURTH_BOOK: Beats = {
  try: [
    '{fierce}{H} sang a song. La, la, la! Nobody liked the song. Not one bit. Oh dear.',
    '{fierce}“Go away,” said {H}. Nothing went away. “Please go away?” Still no. Hmm, hmm.',
    '{solid}{H} had a long stick. Poke, poke! Snap. Now {he} had two short ones.',
    '{solid}Was there a way round? {H} ran to look. No. No. And no. Puff!',
    '{H} shut {his} eyes and wished. One, two, three! {He} peeped. It was still so.',
    '{fierce}They all said “shoo”. Shoo! Shoo! And did it help? No. Not one shoo.',
    '{H} {H.flaw}. “Sorry,” {he} said. But that did not help, not one bit.',
    '{solid}{H} got a spoon and dug. Dig, dig! It was a very small hole.',
  ],
  arrive: [
    'Who is that at {spot}? It is {H}! {He} looks so small there. So very small!',
    '{first-there}“Is it here?” said {H}. It was. {spot}! {H} said no more. Just gulp.',
    'Stop now. Take my hand. We are at {spot}. Is your hand warm? {H} had @a very cold {H.hand}.',
    '{away}{open-air}Round one more bend, and then: {spot}! {H} felt small. As small as a bean. Gulp!',
  ],
  cameo: [
    '“I am here! I am here!” said {C}. So now there was one more. [“Oh, thank you, {C}!” said {H}.|“Hooray for {C}!” said {H}.]',
    '{solid}{C} gave it a push. Bump! It did not mind. {C} gave it one more. Hmm.',
    'And {C}? “{C.say}!” {C.he} said, with {C.his} eyes shut. But {C} did not run. Hooray for {C}!',
  ],
};

export const RESOLUTION_FOURTH_BOOK: Beats = {
  prize: [
    'Look, look! {s.prize} {H} gave them all a kiss. Smack, smack, smack! And one for you.',
    '{s.prize} “Ooh!” said a baby. “Ooh!” said all the rest. Ooh, yes!',
    'Now for the best bit. {s.prize} And then they all had a bun. Mmm!',
    'All was well, all was well! {s.prize} Hop, hop, hop, they went. Hop, hop!',
  ],
  cameo: [
    'Who wants a hug? “Me!” said {C}. So {C} got a hug. And then one more.',
    'Clap for {C}! Clap, clap, clap. {C.he} took one bow. Then {C.he} took one more. Then {C.he} fell over.',
  ],
};
