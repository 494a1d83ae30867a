// The lap voice (3-4): `resolve` in the development.
import type { Beats } from '../../voice.ts';

export const RESOLVE: Beats = {
  resolve: [
    '“One more try,” said {H}. “To {spot}!” {They} had to go. ^{refrain}',
    '{H} got up. [Brush, brush.|Sniff, sniff.] “Come on,” {he} said. Off to {spot}! ^{refrain}',
    '“I know where to go,” said {H}. “To {spot}!” {He} was sure now. ^{refrain}',
    '{They} took a big breath. “To {spot}!” said {H}. ^{refrain}',
    '“There!” said {H}. It was {spot}. Nobody liked it. But they went. ^{refrain}',
    '“Are you scared?” said {H}. They were, a bit. They went to {spot}. ^{refrain}',
    '{away}{earth}{open-air}One more hill. One more bend. And then: {spot}! ^{refrain}',
    '{H} licked {his} spoon. “Now,” {he} said, “we go to {spot}.” ^{refrain}',
    '{away}“Can you see it?” said {H}. It was {spot}. It was far off. But not too far! ^{refrain}',
    '“Where do we go?” they said. “To {spot}!” said {H}. Nobody said a word. ^{refrain}',
    '{earth}The owl said no. The wind said no. But {H} said yes. To {spot}! ^{refrain}',
    '{H} gave {his} nose a wipe. “I am not done,” {he} said. And so to {spot}. ^{refrain}',
    'Step by step {they} went, all the way to {spot}. {H’s} bag went, too. ^{refrain}',
    '“One more bun,” said {H}, “and then we go to {spot}.” Munch, munch. Go! ^{refrain}',
    'First there was a smell. Then came {spot}. {H} gave one sniff. Then two. ^{refrain}',
    'Nobody ran now. Nobody sang now. Or just a bit. And so they came to {spot}. ^{refrain}',
    '“Up we get,” said {H}. One foot. One more foot. Off to {spot}! ^{refrain}',
    'Could {they} stop now? No! {They} had to see {spot}. {H} went first. ^{refrain}',
    '{H} did up {his} bag. Click, clack! “Now to {spot},” {he} said. ^{refrain}',
    'Are you tired? So was {H}. But it was not far to {spot}. ^{refrain}',
    '“I know where we must go,” said {H}. “I do not like it.” It was {spot}. ^{refrain}',
    '“Where must we go?” said {H}. They had a think. Oh dear! {spot}! ^{refrain}',
    '“I will not go to {spot},” said {H}. They all looked at {him}. “Well, all right.” ^{refrain}',
  ],
};
