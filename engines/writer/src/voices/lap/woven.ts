// The lap voice (3-4): how what a family asked for runs on through the plot, is tested, solves it, and is seen at the end.
import type { Beats } from '../voice.ts';

export const WOVEN_DEVELOPMENT: Beats = {
  'thread:helper': [
    '{t.being}Who went first? {t.the}! [Look at that!|Just like that!] “Wait for me!” said {H}. “I want to come, too!”',
    '{t.being}Oh! They could not go on. But {t.the} had a look round the back. There it went on! “Well done!” said {H}.',
    '{t.being}Where {t.was} {t.the}? Behind a bush! [Peep!|Ha ha!] “Stay with us,” said {H}. “We need you.”',
    '{t.being}{H} gave {t.the} half a bun. “You are my friend,” said {H}. Munch, munch.',
  ],
  'thread:tool': [
    'Oh no! Where {t.was} {t.the}? Not in {H’s} bag! But look. There, under a bun! Phew!',
    '{earth}{sets-off}“Mine!” said a crow, and hopped off with {t.the}. {H} hopped, too. “No, mine!” Phew!',
    '“What have you got there?” said an old man. “{t.the},” said {H}. “Just you wait!”',
  ],
  'thread:lost': [
    'Where {t.was} {t.the}? {H} looked here. {H} looked there. And then? [A clue!|A trail!]',
    '{H} called and called. But {t.the} {t.was} not there. [Sniff.|Oh dear.] They had to look on.',
  ],
  'thread:spot': [
    'Far, far off was {t.the}. “That is where we must go,” said {H}. [Oh my!|Brrr!]',
    '“Where is {t.the}?” said {H}. “Over there,” said a cow. “Moo!” [It was a long way.|On they went.]',
  ],
  'thread:feast': [
    '“Be quick!” said {H}. “We will miss {t.the}!” So they ran. Puff, puff!',
    'What did {H} think of, step by step? {t.the}! Would they be in time? [Run, {H}, run!|Quick, quick!]',
  ],
  'thread:promise': ['{H} said it again. “{t.vow}.” Would it be hard? Yes. But {he} had said it.'],
  'thread:word': [
    '{H} thought of it. {t.told}. [Hmm!|Was that a clue?] “That will help us,” {he} said.',
    '“{t.told},” said {H}. It went round and round in {his} head. [Hmm, hmm.|What did it mean?]',
  ],
};

export const WOVEN_CLIMAX: Beats = {
  /** What they came for, said once in the thick of it. */
  goal: [
    'And they still had to {s.want}!',
    '“We came to {s.want},” said {H}.',
    '“But we must {s.want}!” said {H}.',
  ],
  'thread:helper': [
    '{t.being}{t.the} {t.was} scared, too. {H} held on to {t.the}. “I will not let go.”',
    '{t.being}Who did not run? [Who stayed close?|Who held on?] {t.the}! “Thank you,” said {H}. “You are so brave.”',
  ],
  'thread:tool': [
    'Slip! {t.the} fell down. [Clonk, clonk!|Down, down!] But {H} was quick. “Got you!” Phew!',
    '{H} held {t.the} tight. “Are you scared, too?” {he} said. [It did not say.|Maybe it was.] So {he} held it even tighter.',
  ],
  'thread:lost': [
    'Who stood there, with {t.the}? It was {t.thief}! “I want to go home,” said {t.thief}. “Come with us,” said {H}.',
    '{t.strayed}And what did {H} see? {t.the}! [There, right there!|After all that time!] “I have found you!” said {H}.',
    '{t.being}Look! Look! It was {t.the}! So near. “Do not be afraid,” said {H}. “I am here.”',
    '{t.strayed}What was that? So near, so near! There {t.was} {t.the}! {H} held on, and did not let go.',
  ],
  'thread:feast': ['Ding, dong! It was time for {t.the}. And {they} {was} still here! “Oh, no!” said {H}.'],
  'thread:promise': ['It was the hard bit now. “{t.vow},” {H} had said. Could {he} do it?'],
  'thread:word': ['“{t.told},” said {H}. [“I know it!”|{He} knew it.] Did it help? Not yet, not yet.'],
  'reach:helper': [
    '{t.along}{t.being}Then {H} looked at {t.the}. And {t.the} looked at {H}. [“You can do it!”|“Now!”] said {H}.',
    '{t.along}{t.being}“Who can help?” said {H}. [Can you guess?|Do you know?] It was {t.the}! Of course!',
  ],
  'reach:promise': ['“{t.vow},” {H} had said. Now was the time. {H} took a big breath.'],
  'reach:deed': ['And then {H} knew. [One more try!|Hold on tight!] “I know what will do it,” {he} said.'],
  'reach:word': ['“Wait!” said {H}. “{t.told}!” Everybody looked. “So I know what to do.”'],
};

export const WOVEN_RESOLUTION: Beats = {
  'solve:helper': [
    '{t.along}{deed} [Yes!|That was it!] {k.clear}',
    '{t.along}“Now!” said {H}. {deed} {k.clear}',
    '{t.along}One, two, three! {deed} {k.clear}',
    '{t.along}{t.being}Who did it? {t.the} did! {deed} {k.clear}',
  ],
  'solve:promise': ['And {H} {t.did}. {deed} {k.clear}', 'And so {H} {t.did}. It was hard. {deed} {k.clear}', 'And {H} {t.did}. {deed}'],
  'solve:deed': ['{t.told}. {deed} {k.clear}', 'Now watch. {t.told}. {deed} {k.clear}', '{t.told}. [Yes!|Ooh!] {deed} {k.clear}', '{t.told}. {deed}'],
  'solve:word': ['{t.told}. {deed} {k.clear}', '{t.told}. That was it! {deed} {k.clear}', '{t.told}. {deed}'],
  'thread:helper': ['{t.being}“Thank you,” said {H} to {t.the}. [A big hug!|Clap, clap!] Everybody was glad, and the cat was, too.', '{t.being}Who had helped? {t.the} had! They all clapped, and {H} clapped the most. Clap, clap!'],
  'thread:tool': ['{H} held up {t.the}. “You helped, too!” {he} said. [Into {his} bag! Pat, pat.|Kiss, kiss! And back in {his} bag.]',
    '“Well done,” said {H} to {t.the}. “Now you can have a rest.” And {he} had one, too.',
    '{H} let the cat see {t.the}. “This did it!” The cat had a sniff. “Purr,” it said.'],
  'thread:lost': ['{t.thief} gave it back. “It was no fun, all by myself.” “Then play with us,” said {H}. “But ask first!”', '{t.strayed}{H} took {t.the} home. “Do not get lost again!” [said {H}|{he} said]. Pat, pat!'],
  'thread:spot': ['“Bye-bye,” {they} said to {t.the}. “We will come back.” [Wave, wave!|And they did.]'],
  'thread:feast': ['Was it too late for {t.the}? No! [Cake!|A song!] They all hopped and clapped.'],
  'thread:promise': ['“You said it, and you did it,” they told {H}. And that was true. Hop, hop, hop!'],
  'thread:deed': ['“Do it again!” they all said. “Tomorrow,” said {H}. {He} had a big yawn.'],
  'thread:word': ['{t.told}. “I said so!” said {H}. [And {he} had.|Ha ha!] They all laughed.'],
  'image:helper': [
    '{t.being}{s.after} And {t.the}? ^Fast asleep by now. Snore, snore! [Night, night.|Shh.]',
    '{t.being}{s.after} {H} lay in bed. Who said good night? ^It was {t.the}! Good night.',
    '{s.after} “Good night,” said {H} to {t.the}. ^[All was well.|The moon came out.]',
  ],
  'image:tool': [
    '{s.after} And {t.the}? ^Right next to {H’s} bed. [Good night.|Night, night.]',
    '{s.after} In bed {H} gave {t.the} a pat. ^Good night, good night.',
  ],
  'image:lost': [
    '{s.after} And {t.the}? ^Back home, safe and sound. [Good night.|Shh.]',
    '{s.after} {H} took one more look. Yes! There {t.was} {t.the}. ^Good night.',
  ],
  'image:spot': ['{s.after} And {H}? In bed, {he} dreamed of {t.the}. ^[{at-bed}|Shh.|Good night.]', '{s.after} {H} shut {his} eyes. ^{He} could still see {t.the}. Night, night.'],
  'image:feast': ['{s.after} What was best? “{t.the},” said {H}. ^And now good night, {H}!', '{s.after} And {H} dreamed of {t.the}, all night long. ^[{at-bed}|Yum, yum.|Night, night.]'],
  'image:promise': ['{s.after} “{t.vow},” {H} had said. And {he} did. ^Good night, {H}.', '{s.after} “{t.vow},” {H} had said. And so {he} did! ^Shh.'],
  'image:deed': ['{s.after} {H} lay in bed and thought of it. ^{t.told}. [Zzz.|Night, night.]'],
  'image:word': ['{s.after} “{t.told},” said {H}, and yawned. ^Good night.', '{s.after} “{t.told},” said {H}. ^Night, night.'],
};
