// The lap voice (3-4): an eighth book, of what every small child knows: the last bean, a step that goes creak, too happy to sleep.
import type { Beats } from '../voice.ts';

export const INTRODUCTION_EIGHTH_BOOK: Beats = {
  doubt: [
    '“What if I can not?” said {H}. “What if you can?” said the old cat. Hm! {H} had not thought of that.',
  ],
};

export const DEVELOPMENT_EIGHTH_BOOK: Beats = {
  rest: [
    '“Is it lunch?” said {H}. It was not. “Is it lunch now?” It was! That was not so long to wait.',
  ],
  laugh: [
    '{H.feet}{H.clothed}{H} put {his} hat on {his} foot. “Now you are me,” {he} told the foot. “How do you do, foot?” Ha ha!',
    '{earth}“Moo,” said {H}. “Moo,” said a cow. “I can talk cow!” said {H}. “Moo?” said the cow. It was not so sure.',
  ],
  way: [
    '{H} went along the top of a wall. How tall {he} was! {He} got down. Now {he} was just {H} again.',
  ],
  resolve: [
    '“There is one place left,” said {H}. “I do not like it.” It was {spot}. ^{refrain}',
    '“Where have we not been?” said {H}. They had a think. Oh dear! {spot}! ^{refrain}',
    '“I will not go to {spot},” said {H}. They all looked at {him}. “Well, all right.” ^{refrain}',
  ],
  ache: [
    '{H} did not want to go on. {H} did not want to go back. {H} wanted a hug, just where {he} was.',
  ],
};

export const CLIMAX_EIGHTH_BOOK: Beats = {
  memory: [
    'At home there is a step that goes creak. {H} can hop right over it. “I can do hard things,” said {H}.',
  ],
  still: [
    '“Blow out the candle,” said somebody. There was no candle. But {H} blew, long and slow. Phooo. It did help.',
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
    '“Did we do that?” said {H}. “We did!” {He} sat down, bump. “We did that,” {he} told the bag.',
  ],
  home: [
    '{sets-off}Knock, knock! “Who is there?” “Me!” “Me who?” “Me, and I could eat a cow!” In came {H}.',
  ],
  table: [
    'One bean was left. “You have it.” “No, you.” Round and round went the bean. Then the baby had it!',
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
