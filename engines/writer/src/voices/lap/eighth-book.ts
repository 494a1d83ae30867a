// The lap voice (3-4): an eighth book, of what every small child knows: the last bean, a step that goes creak, too happy to sleep.
import type { Beats } from '../voice.ts';

export const INTRODUCTION_EIGHTH_BOOK: Beats = {
  hero: [
    'Is {H} big? Ask an ant. Is {H} small? Ask a cow! {H} is {H.a-kind}. {also}',
    '“Who are you?” said a bee. “I am {H},” said {H}. “I am {H.a-kind}. You are a bee.” {also}',
    '{H} is {H.a-kind}. {also} {He} has a bed, and a cup, and a very good stick.',
  ],
  bond: [
    '{H} hid. {F} looked. {F} hid. {H} looked. Then they both hid, and nobody looked.',
    '{F} can whistle. {H} can not, not yet. So {F} does the “wheee”, and {H} does the face.',
  ],
  day: [
    '{H} was busy. {He} had to look at a snail. It takes all day, if you do it well.',
  ],
  talk: [
    '“Are you coming?” said {H}. “I am here already,” said {F}. And so {F} was!',
    '{earth}“What if it rains?” said {F}. “Then we get wet,” said {H}. So that was all right.',
  ],
  friend: [
    'Two spoons, and one jam pot! One was for {H}. And one was for {F}. {F} is {F.a-kind}. {also}',
    '“Boo!” Who was that? It was {F}. {F} is {F.a-kind}. {also} “Boo, you!” said {H}.',
    '{H} had a good song. {F} had the other half of it. {F} is {F.a-kind}. {also}',
  ],
  'plant:treasure': [
    '{l.treasure} “It never gets out,” said an old lady. “Do take it!” So {H} did.',
    '{l.treasure} {H} asked if it could come, too. It could! It sat next to the bun.',
    '{l.treasure} “Look after it,” they all said. And {H} gave it the best seat in {his} bag.',
  ],
  doubt: [
    '“What if I can not?” said {H}. “What if you can?” said the old cat. Hm! {H} had not thought of that.',
  ],
};

export const DEVELOPMENT_EIGHTH_BOOK: Beats = {
  strain: [
    '“I had it first!” said {F}. “I had it second!” said {H}. And now nobody had it at all.',
    '{earth}{sets-off}{F} would not look at {H}. {H} would not look at {F}. They both looked at the same hen.',
    '“You go too fast,” said {F}. So {H} went slow. “Now you go too slow,” said {F}. Hmph!',
  ],
  rest: [
    '“Is it bun time?” said {H}. It was not. “Is it bun time now?” It was! That was not so long to wait.',
  ],
  laugh: [
    '{H.feet}{H.clothed}{H} put {his} hat on {his} foot. “Now you are me,” {he} told the foot. “How do you do, foot?” Ha ha!',
    '{earth}{sets-off}“Moo,” said {H}. “Moo,” said a cow. “I can talk cow!” said {H}. “Moo?” said the cow. It was not so sure.',
  ],
  way: [
    '{H} went along the top of a wall. How tall {he} was! {He} got down. Now {he} was just {H} again.',
  ],
  resolve: [
    '“I know where we must go,” said {H}. “I do not like it.” It was {spot}. ^{refrain}',
    '“Where must we go?” said {H}. They had a think. Oh dear! {spot}! ^{refrain}',
    '“I will not go to {spot},” said {H}. They all looked at {him}. “Well, all right.” ^{refrain}',
  ],
  ache: [
    '{H} did not want to go on. And back? No, no! {H} wanted a hug, just where {he} was.',
  ],
};

export const CLIMAX_EIGHTH_BOOK: Beats = {
  onset: [
    '{k.onset} {k.tie} That was not in the plan!', '{k.onset} {k.tie} Even {H’s} bag jumped.', '{k.onset} {k.tie} Who had said that it was easy?',
    'Look out, {H}! {k.onset} {k.tie}', 'One, two... {k.onset} {k.tie} Nobody said three.',
  ],
  try: [
    '{H} tried it upside down. No. That was no better.',
    '{H} made a wish. {H} made two. Not one of them came.',
    '“Go!” said {H}. “Shoo!” said {H}. That was no help at all.',
    '{H} ran left. {H} ran right. Now {he} was in the middle.',
    '“Grr,” said {H}. But it came out as a “purr”. That was no good.',
  ],
  memory: [
    'At home there is a step that goes creak. {H} can hop right over it. “I can do hard things,” said {H}.',
  ],
  still: [
    '“Blow out the candle,” said somebody. There was no candle. But {H} blew, long and slow. Phooo. That was good.',
  ],
  low: [
    '“I have no more ideas,” said {H}. {He} shook {his} head, to see. No. Not one fell out.',
  ],
  reach: [
    '“I will think of it small,” said {H}. “One step. That is small.” Yes! {H} could do small.',
  ],
};

export const RESOLUTION_EIGHTH_BOOK: Beats = {
  after: [
    '“Did we do that?” said {H}. “We did!” {He} sat down, bump. “We did that,” {he} told {his} bag.',
  ],
  home: [
    '{sets-off}Knock, knock! “Who is there?” “Me!” “Me who?” “Me, and I could eat a cow!” In came {H}.',
  ],
  table: [
    'One bean was left. “You have it.” “No, you.” Round and round went the bean. Then the cat had it!',
  ],
  telling: [
    '“There was a bear,” said {H}. “Was there?” they said. “No,” said {H}. “But it was as big as that!”',
  ],
  wonder: [
    'A tiny boy came up. He gave {H} one small poke. “It is a real one!” said the boy.',
  ],
  night: [
    '{H} was too happy to go to sleep. “Go away, happy,” {he} said. “Come back when it is day.”',
  ],
};
