// The lap voice (3-4), development.
import type { Beats } from '../voice.ts';

export const DEVELOPMENT: Beats = {
  setout: [
    'Off they went. So many good friends! {also} That is good to know. On they went! ^{refrain}',
    '“One thing each!” said {H}. So each of them told a thing. {also} Now they all knew. On they went!',
    '{earth}Over the hill {they} went. Past [the cow|the red house]. Past [the duck|the old mill]. ^{refrain}',
    '{They} went on {ground}. Tip, tap, tip. Then {they} went up. Puff, puff!',
    '{earth}Down the lane. Round the bend. {All} did not stop. ^{refrain}',
    'First it was flat. Then it was steep. [Up, up, up!|Oof!] {H} {H.act}.',
    'Look, look! Far off {H} saw {far}. {All} went on. [Not too fast.|Step, step.]',
  ],
  place2: [
    'Next {they} came to {m.name}. {m.prop} [{m.folk}|{m.climate}|] {also}',
    '{m.name}! Here {they} {was}. [{m.climate}|{m.prop}] [{m.folk}|] {also}',
    'And then? Then came {m.name}. {m.folk} [{m.prop}|{m.danger}] {also}',
    'Oh, look. {m.name}! {m.prop} [{m.danger}|{m.folk}] {also}',
    'And here is {m.name}. Look at that! It is far, far from home. {also}',
    'Next came {m.name}. Oh! {H} had to stop. What a place it was! {also}',
  ],
  morePlaces: [
    '{They} came by {n.name}. [{n.prop}|{n.folk}] [But there was no time to stop.|On {they} went.]',
    'Then came {n.name}. [{n.prop}|{n.climate}] “Nice!” said {H}. “But we must go.”',
  ],
  problem: [
    '{H} had to {s.want}. [But how?|That was the trouble.] {s.stakes}',
    '“We have to {s.want},” said {H}. “But how?”', 'How do you {s.want}? That was the big question.',
    '“We must {s.want},” said {H}. [{s.stakes}|{told s.stakes}“Come on!”] But it was not so easy.',
    'How do you {s.want}? {H} did not know. [Do you?|Not yet!] {s.stakes}',
    'It was a big job to {s.want}. [{s.stakes}|{told s.stakes}Tap, tap.] “Think, think,” said {H}.',
    'Oh, {they} had to {s.want}. It was hard! [{s.stakes}|{told s.stakes}Very hard.] What now?',
  ],
  guess: [
    '“I know!” said {H}. {He} did not know, not yet. But {he} did have an idea!',
    '{H} sat on a log. Think, think, think. Ping! What was that? [It was an idea!|It was a good idea!]',
    '“Let us try this,” said {H}. “Will it work?” “We will see.” Off they ran.',
  ],
  attempt: [
    'So {they} {s.attempt}. {s.fail} [Oh dear.|Oops!]',
    '{They} tried. {They} {s.attempt}. {s.fail} [Bother!|Oh no!]',
    'One, two, three! {They} {s.attempt}. {s.fail}',
    'What did {they} do? {They} {s.attempt}. {s.fail} [Hmph.|Ow!]',
    '{They} {s.attempt}. But {H} {H.flaw}. {s.fail}',
  ],
  ache: [
    '{H} sat down. {His} feet hurt. {His} nose was cold. [Sniff.|Poor {H}.] It was not fun.',
    '“I want to go home,” said {H}. [Nobody laughed.|They all did, a bit.] It was so quiet.',
    '{H} had a big sigh. Hhhhh. Then {he} had a bun. That was better.',
  ],
  'wish:object': [
    'What was that in the grass? It was {w.a}! {H} picked it up.',
    'Clink! {H} stood on {w.a}. “This is just what we need,” {he} said.',
    'Who left that by the road? It was {w.a}! “You come with me,” said {H}.',
  ],
  'wish:place': [
    'They came to {w.the}. “Here we are,” said {H}. It was very, very still. Shh!',
    'There was {w.the}, at last. “Is anybody there?” said {H}. Nobody was. [Hoo!|Hmm.]',
  ],
  'wish:event': [
    'Just then came {w.a}! Oh, what a fuss! {All} ran to see. Run, run!',
    'And now there was {w.a}, too! “Not today!” said {H}. But there it was.',
  ],
  'wish:feeling': [
    '{H} felt {w.head}, right up to {his} ears. “I feel {w.head},” {he} told a snail.',
    '“I feel {w.head},” said {H}. A bird looked at {him}. It was kind.',
  ],
  laugh: [
    '{H} sat down on the bun. Pfff! Now it was a flat, flat bun. Ha ha!',
    '“Who is that?” said {H}. It was {H}, in a big spoon. And upside down! Ha ha!',
    '{earth}{H} sat on a stone. The stone said, “Moo.” It was not a stone. It was a cow!',
    '{earth}Splat! {H} fell in the mud. [So did the bun.|Now {he} had a mud hat.] Ha ha!',
    '{earth}A duck sat down on {H’s} bag. It would not get up. Quack!',
  ],
  cameo: [
    '{C} and {D} helped, too. [Heave, heave!|One, two, three!] It was hard. “Oof!” said {C}. “Oof!”',
    'First {C} {C.act}. Then {D} {D.act}. [So that was that.|“What a team!” said {H}.] On {they} went.',
    'What did {C} say? “{C.say}!” And what did {C} do? {C.he} {C.act}. Well done, {C}!',
    'Who came, too? {C} did! {C.he} {C.act}. [{D} came next, one step at a time.|And on {they} went. Hooray for {C}!]',
    '{cameos}: they all pushed and puffed. One of them lost a shoe. Oops!',
    'Who helped? {cameos}! [Puff, puff!|Oof!] And they got very red.',
    '{cameos} sat down for a rest. Phew! One bun for each of them.',
  ],
  turn: [
    'And then? {s.turn} [“Oh!” said {H}. “Oh, oh!”|Can you believe it? {H} could not.]',
    'But wait. {s.turn} {H} [rubbed {his} eyes|blinked]. “Well, fancy that!”',
    '{s.turn} “Oh, my!” said {H}. [It was so odd.|My, my, my!]',
    'Shh! What now? {s.turn} [{H} sat very, very still.|“Well, well,” said {H}.]',
  ],
  foil: [
    'Who was in the way? {V}! “{V.say},” said {V}. {V.he} {V.act}.',
    '{V} ran on ahead. “I will win!” said {V}. {H} felt hot all over.',
    'Oh no. {V} took the short way. {V} took the bun as well! Bye-bye, bun.',
  ],
  strain: [
    '{F} was cross. “You did not ask me,” said {F}. {H} looked at {his} feet.',
    '“Left!” said {H}. “Right!” said {F}. So off they went, two ways. It was too quiet.',
    '“You sat on my bun!” said {F}. So it was. It was so flat! {H} said nothing.',
    '“My way!” said {H}. “No, my way!” said {F}. And they both stamped one foot.',
    '“You never wait for me,” said {F}, and sat down. [Not one step more!|And that was that.] {H} sat, too.',
  ],
  'strain:solo': [
    '“Left,” said {H}. But {crew} went right. “Come back!” said {H}. Nobody came. Hmph!',
    '“Too slow!” said {H}. So {crew} sat down in the road. Now nobody went on. Oh dear.',
    '“I can not do it,” said {H}. A frog looked up. “Not yet,” it said.',
  ],
  'strain:foil': [
    '“Go home!” said {V}. “No,” said {H}. “{H.say}.” {V} just laughed.',
    '{V} would not help. {H} would not ask. [So there they stood, in the rain.|“Hmph!” said {V}. “Hmph!” said {H}.]',
  ],
  rest: [
    'They had a rest, and a bun each. {also} That is good to know! Munch, munch, munch.',
    '“Tell me a thing,” said a snail. {also} “Well, I never!” said the snail. It took an hour to say it.',
    'They sat on a wall and swung their legs. {also} “Well, well!” said the cat on the wall.',
    'It was time for a rest. A bun for {H}. A crumb for the bird. Munch.',
    '{earth}{H} lay down in the grass. Clouds went by. [One was a pig.|One was a boat.] Nice.',
    '{They} had hot soup. Slurp, slurp! It was so good. [“More, please!” said {H}.|And then it was all gone.]',
  ],
  way: [
    'Here is a thing to know. {also} Tell it to your bear! And on they went. Step, step, step.',
    'It was a long, long way. So they told each other things. {also} “Is that so?” It was so!',
    '{earth}Up a bit. Down a bit. Under a branch. Over a log. ^{refrain}',
    'Tip, tip, tip. {They} went by a big dog. It was fast asleep. Phew!',
    'What was that? Oh, just {sound}. {They} stopped. {They} went on. [Step, step.|Tip, tap.]',
  ],
  danger: [
    '{l.danger} {H} saw it just in time. [Phew, phew, phew!|Back, back, back!]',
    '{m.danger} “Look out!” said {H}. [They went a long way round.|They all ran back.]',
  ],
  truth: [
    '{H} looked again. And again. Oh! “So that is how it is,” {he} said.',
    '“I think I see,” said {H}. {He} saw a bit. [The rest came later, like soup.|Just a bit. But it was a good bit.]',
  ],
  resolve: [
    '“One more try,” said {H}. There was {spot}. {They} had to go. ^{refrain}',
    '{H} got up. [Brush, brush.|Sniff, sniff.] “Come on,” {he} said. Off to {spot}! ^{refrain}',
    'It was there, at {spot}. {H} was sure now. ^{refrain}',
    '{They} took a big breath. “To {spot}!” said {H}. ^{refrain}',
  ],
};
