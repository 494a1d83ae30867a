// The lap voice (3-4): a second book, all four phases.
import type { Beats } from '../voice.ts';

export const INTRODUCTION_SECOND_BOOK: Beats = {
  open: [
    'Up, up, up! {H} is on top of the wall, {at-home}. “I see you!” says {H}. Do you see {H}?',
    '{earth}{village}Splash! Who is in the puddle {at-home}? It is {H}. Splash again! Oh, that is fun.',
    '{H} had one sock on. Where was the other? It was {time}, {at-home}, and {H} had to hop.',
    'Peep! Who is that under the hat? It is {H}, {at-home}. The hat is too big. [Flop!|Peep, peep!]',
    'Here is a red cup. Here is a blue cup. And here is {H}, {at-home}. Good day to you!',
    '“One, two, three,” said {H}. {He} could count to three. It was a fine day {at-home}.',
    '{earth}{village}Dig, dig, dig. {H} has a spade. What will {he} find, {at-home}? A worm! Hello, worm.',
    '{earth}Look out of the window. What do you see {at-home}? A tree, a bird, and {H}. Wave to {H}!',
  ],
  hero: [
    '{H} was {H.a-kind}. {also} {He} had {H.look}. And {he} had jam on both ears. Hm!',
    'Do you know {H}? {H} is {H.a-kind}. {also} {He} says, “{H.say}!” [That is {H} all over.|{He} says it a lot.]',
    'Tap, tap. Here came {H}, {H.a-kind}, with {H.look}. [{H.power}|{He} liked jam best of all.] {also}',
    'Who has {H.look}? {H} has! {H} is {H.a-kind}. {also} “{H.say}!” says {H}.',
    'Is {H} a bun? No! Is {H} a boat? No! {H} is {H.a-kind}. {also} [Can you say hello?|Hello, {H}!]',
  ],
  friend: [
    'Here is {F}. {F} is {F.a-kind}. {also} {F} is {H’s} {r.label}. [You see them together a lot.|“{F.say}!” says {F}.]',
    'Knock, knock! It is {F}. {F} is {F.a-kind}. {also} “Come and play!” said {F} to {H}.',
    '{H} had one bun. {F} had one bun. {F} was {F.a-kind}. They swapped! Yum. {also}',
    '{F} is {F.a-kind}. {also} {H} likes {F}. {F} likes {H}. That is how it is, all day long.',
  ],
  foil: [
    'Oh, look. It is {V}. {V} is {V.a-kind}. {also} {V} is a bit cross. “Hmph!” says {V}.',
    '{V} was {V.a-kind}. {also} {V} did not say hello to {H}. {V} said, “{V.say}!” Oh dear.',
  ],
  cameo: [
    '{C} is {C.a-kind}. {D} is {D.a-kind}. {also} They both like {H} a lot.',
    'Who else is there? {C} is, and {D}. One is {C.a-kind}. One is {D.a-kind}. {also}',
    'Hello, {C}! {C} is {C.a-kind}. Hello, {D}! {D} is {D.a-kind}. {also} What a lot of friends!',
    'Here comes {C}. {C} is {C.a-kind}. Here comes {D}. {D} is {D.a-kind}. {also} Hooray!',
    '{C} and {D} came to play. {C} is {C.a-kind}, and {D} is {D.a-kind}. {also}',
    'And here is {C}, {C.a-kind}. {also} “{C.say}!” said {C}. Come and join in, {C}!',
    'Look, {C} is here, too! {C} is {C.a-kind}. {also} {H} gave {C} a wave.',
    'Who is that with the big bun? It is {C}. {C} is {C.a-kind}. {also} Good day, {C}!',
    'Knock, knock. “May I come?” said {C}. {C} was {C.a-kind}. {also} “Yes!” said {H}.',
  ],
  spark: [
    'And then? And then! {s.sign} “Oh,” said {H}. {He} ran round and round. Run, run!',
    '{s.sign} {H} looked up. {H} looked down. [It was so odd.|It was not a joke.] Hmm!',
    'Listen! I will say it quick. {s.sign} There! Now you know, and {H} knows, too.',
    '{weight}Plop went the spoon! {s.sign} {H} did not pick up the spoon. Would you?',
  ],
  midst: [
    '{s.sign} That was {at-home}, on a {day}. {H} had only had one bun. Just one!',
    '{s.sign} Oh! Who was there? {H} was, {at-home}. {H} had jam on {his} nose.',
    'Stop! Shh! {s.sign} {H} was {at-home}. {He} had just had {his} toast.',
    '{s.sign} “Is that so?” said {H}. It was! [All the dogs {at-home} barked.|It was so, {at-home}.]',
  ],
  stakes: ['{s.stakes} {H} had heard it all. “I am on my way,” {he} said. Good for {H}!', '{s.stakes} Do you see? {H} did. {He} put on {his} hat, and gave {his} bag a pat.'],
  'plant:power': [
    'Look what {H} can do! {H.power} It is just for fun. But you wait!',
    '{H.power} “Show me,” said a tiny girl. So {H} did. The girl clapped.',
  ],
  'plant:gift': [
    'An old lady had a thing for {H}. It was {a-gift}. “Keep it,” she said. Kiss, kiss!',
    'What was in the old box? {a-gift}! “Can I keep it?” said {H}. Yes, you can.',
    '{H} had {a-gift} in {his} bag. It went bump, bump, bump. [It was a bit odd.|What was it for?]',
  ],
  'plant:trait': ['{H.habit} “That is how I am,” said {H}. And that was good.', '“{H.say}!” said {H}. {He} says it all day. The spoons can say it, too.'],
  hook: [
    'They had to {s.want}. So {H} put on one boot. And one more boot. ^{refrain}',
    '“Bye-bye, bed,” said {H}. “Bye-bye, cup.” {They} went to {s.want}. ^{refrain}',
    '{sets-off}Who will {s.want}? “I will!” said {H}. And the door went squeak. ^{refrain}',
    '{H} took a bun for {him}, and a bun for you. Off {they} went to {s.want}! ^{refrain}',
  ],
};

export const DEVELOPMENT_SECOND_BOOK: Beats = {
  setout: ['{sets-off}{earth}Walk, walk, walk. They saw a hen. They saw a pig. “Good day, pig,” said {H}. ^{refrain}', '{away}{earth}The road went up. The road went down. {H} sang a song. La, la, la! ^{refrain}', '{away}{earth}Over the bridge, clip, clop. Under the tree, tip, top. {H} had a bite of bun.'],
  problem: [
    '{told s.stakes}{earth}“How can we {s.want}?” said {H}. A cow did not know. A duck did not know. Hmm!',
    'They had to {s.want}. But how? {H} sat down. [{s.stakes}|{told s.stakes}But it was not so easy.] Think, think.',
    '{told s.stakes}{H} asked {his} nose. Noses do not know. How do you {s.want}? {H} sighed.',
    '{told s.stakes}“Say it with me,” said {H}. “We must {s.want}!” They said it. It was still hard.',
  ],
  attempt: [
    '“Let us try!” said {H}. They {s.attempt}. {s.fail} [“Oops,” said {H}.|Oh dear, oh dear.]',
    'One, two, go! They {s.attempt}. Did it work? No! {s.fail} [Oh no, no, no!|Silly {H}.]',
    'First they {s.attempt}. {s.fail} {H} went red. A frog laughed. Ribbit, ha ha!',
    '{H} had a plan. They {s.attempt}. {s.fail} That was not the plan. [Oh well.|Oh no.]',
  ],
  turn: [
    'Hush! Hush! {s.turn} {H} jumped up. “Oh!” {he} said. “Oh, oh, oh!”',
    '{s.turn} “Ooh!” said {H}, and sat down on {his} bag. {He} did not even mind.',
    'Then they all stood still. {s.turn} “I see,” said {H}. And {he} did.',
    'Shh! {s.turn} {H} held {his} breath. [Well, well!|How odd!]',
  ],
  strain: [
    '“That was my plum!” said {F}. Oh dear. {F} did not talk. {H} did not talk. {H’s} bag did not talk.',
    '“You lost the spoon!” said {H}. “No, you!” They both sat down, bump. {F} sat on the spoon.',
    '{earth}{sets-off}“You are a goat!” said {F}. “You are a hen!” {F} went behind a tree. {H} went behind a bush.',
    '“I am cross,” said {F}. “I am more cross,” said {H}. They had one bun. They both sat on it.',
  ],
  'strain:foil': ['“My stick!” said {V}. “No, mine!” said {H}. Pull, pull! Snap. Now it was two sticks.', '{V} stuck out {V.his} tongue. So did {H}. That was not nice, {H}! Not nice!'],
  resolve: [
    '“There!” said {H}. It was {spot}. Nobody liked it. But they went. ^{refrain}',
    '“Are you scared?” said {H}. They were, a bit. They went to {spot}. ^{refrain}',
    '{away}{earth}{open-air}One more hill. One more bend. And then: {spot}! ^{refrain}',
    '{H} licked {his} spoon. “Now,” {he} said, “we go to {spot}.” ^{refrain}',
  ],
};

export const CLIMAX_SECOND_BOOK: Beats = {
  arrive: [
    'Tip, toe. Tip, toe. Now they were at {spot}. “Boo,” said {H}. But very, very softly.',
    '{H.feet}Here they are, at {spot}. {H} put out one foot. Brr! Then {he} put out the other.',
    '“Hello?” said {H} to {spot}. “Hello, hello, hello?” It did not say hello back.',
    'They were at {spot}. {H} held on to {F’s} {F.hand}, and {F} held on to {H}. That was good.',
  ],
  onset: [
    '{sudden}{k.onset} {k.tie} They all fell over. Bump!',
    '{sudden}Uh-oh. {k.onset} {k.tie} “Hold tight!” said {H}.',
    '{sudden}{k.onset} {k.tie} {H} let go of {his} bag!',
  ],
  worse: ['{k.worse} “I want my mum,” said somebody. So did {H}. But they held on.', 'Oh, but there was more! {k.worse} They made a ring and held on.', '{k.worse} {H} hid {his} eyes. {He} peeped out. It was still so. Eek!'],
  try: [
    '{H} clapped. No good! {H} jumped up and down. No good! Oh, bother, bother!',
    '{solid}Puff! Heave! They went red. They went pink. But it did not help at all.',
    '“I can do it,” said {H}. Whoops! {He} sat down hard. No, {he} could not.',
  ],
  low: ['{H} sat down and had a cry. Boo hoo! Sometimes you must. Then {he} blew {his} nose.', 'Nobody said a thing. {H} looked at {his} toes. Ten sad toes. What now?', '“I give up,” said {H}. Sniff. But wait. Did {he} give up? No, not quite. Not yet!'],
  'reach:power': ['“I know!” said {H}. “I can do my thing!” {He} took a big breath. Ready?', 'What can {H} do? You know! So did {H}, now. “Stand back!” {he} said.'],
  'reach:gift': ['Bump! What was in {H’s} bag? It was {the-tool}! “Oh!” said {H}. “This!”', '{H} felt in {his} bag. Not the sock. Not the bun. {the-tool}! That was it.'],
  'reach:wish': ['“Wait!” said {H}. What about {the-tool}? It was in {his} bag. Hooray for bags!'],
  'reach:trait': ['“I am {H},” said {H}. “Just {H}. But I can try.” And {he} stood up tall.', '{H} was still {H}. That was it! {He} took a breath. {He} gave a nod.'],
};

export const RESOLUTION_SECOND_BOOK: Beats = {
  'solve:power': ['One, two, three... {deed} {k.clear} “You did it!” they said.', '{deed} {k.clear} Well done, {H}!'],
  'solve:gift': ['Here it is, {the-tool}! {deed} {k.clear}', '“Please,” said {H} to {the-tool}. {deed} {k.clear}'],
  'solve:wish': ['“Please, please, please!” {deed} {k.clear}', '{deed} {k.clear} “Thank you,” said {H}.'],
  solve: ['{H} looked, and looked. {k.give} “That is it!” said {H}. {k.clear}', 'Slow, slow. {H} looked up. {H} looked down. {k.give} {k.clear}'],
  prize: [
    'And now, look! {s.prize} {H} hopped on one leg. Hop, hop, hooray!',
    '{s.prize} They hugged. They hugged some more. Is there a hug for you? There is!',
    'Oh, oh, oh! {s.prize} {H} had to laugh. You can laugh, too. Ha ha!',
    '{s.prize} So all was well. {H} clapped. They all clapped. Clap, clap!',
  ],
  mend: [
    '“Sorry,” said {H}. “Sorry,” said {F}. They said it both at once! Hug, hug.',
    '{F} had half a plum. “For you,” said {F}. And {H} was so glad.',
    '{H} and {F} did a dance. Round and round! Then they fell down, plop.',
    'Who is {H’s} {r.label}? {F} is! Still? Still! Even when {F} is cross? Even then!',
  ],
  'mend:foil': ['{V} came close. “Can I play?” said {V}. “Yes!” said {H}. And that was that.', '{H} had a bun. {H} gave {V} a bit. {V} went red. “Thanks,” said {V}.'],
  'mend:solo': ['“Well done,” said {H} to {his} boots. “Well done, hat.” And well done, {H}!'],
  home: ['{sets-off}There is the gate! There is the lamp! “I am home!” said {H}. Soup for all.', '{H.feet}Here at last! {H} took off one boot. Then one more boot. Ahh, toes!'],
  night: ['Night, night, boots. Night, night, bun. Night, night, {H}. The moon is up, too.', '{H} had a big yawn. You had one, too! Into bed. Snug as a bug.'],
  image: [
    '{s.after} {H} likes that. So do I. Now shut your eyes. Night, night!',
    'And do you know what? {s.after} That is all. Good night, {H}!',
    '{s.after} {H} had one more bun. Then {he} fell asleep. Shh!',
    '{s.after} The moon saw it. The cat saw it. And so did you. The end!',
    '{s.after} Yawn! {H} hugs {his} pillow. [Sleep tight!|Not a peep!]',
    '{s.after} “Tell it again!” you say? Not now. Hush. It is late.',
  ],
};
