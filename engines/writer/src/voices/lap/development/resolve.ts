// The lap voice (3-4): `resolve` in the development. What is said first is what somebody makes of the turn: why they go there.
import type { Beats } from '../../voice.ts';

export const RESOLVE: Beats = {
  resolve: [
    '“{s.so}” said {H}. [“Come on! To {spot}!”|“To {spot}!”] ^{refrain}',
    '{H} got up. “{s.so}” [Off they went to {spot}!|Off to {spot}!] ^{refrain}',
    '“Hmm,” said {H}, and then, “Oh! {s.so}” So, to {spot}! ^{refrain}',
    'Think, think, ping! “{s.so}” said {H}. Now to {spot}! ^{refrain}',
    '“One more try,” said {H}. “{s.so}” [And so to {spot}!|To {spot}!] ^{refrain}',
    '{H} licked {his} spoon. “{s.so}” {he} said. To {spot}! ^{refrain}',
    '“{s.so}” {H} told {his} bag. Up, and to {spot}! ^{refrain}',
    '“Wait,” said {H}. “{s.so}” They all looked up. To {spot}! ^{refrain}',
    '“I am not done,” said {H}. “{s.so}” So, to {spot}! ^{refrain}',
    '“Do you know what?” said {H}. “{s.so}” To {spot}! ^{refrain}',
    '{H} put one and one together. “{s.so}” {he} said. To {spot}! ^{refrain}',
    '“{s.so}” said {H}. Not one of them stayed behind. To {spot}! ^{refrain}',
    'Up jumped {H}. “{s.so}” It was not far to {spot}. ^{refrain}',
    'Click, clack! {H} did up {his} bag. “{s.so}” To {spot}! ^{refrain}',
    'Are you tired? So was {H}. But, “{s.so}” {he} said. To {spot}! ^{refrain}',
    '{H} scratched {his} nose. “{s.so}” {he} said. And so, to {spot}! ^{refrain}',
    '“I know!” said {H}. “I know, I know! {s.so}” To {spot}! ^{refrain}',
    'All at once {H} saw it. “{s.so}” They ran to {spot}. ^{refrain}',
    '{H} gave a jump. “{s.so}” So, quick, quick, to {spot}! ^{refrain}',
    '“Listen,” said {H}. They all did. “{s.so}” And that was that. To {spot}! ^{refrain}',
    '{H} said it softly. “{s.so}” Then {he} said it loud! To {spot}! ^{refrain}',
    // Short ones, where the way there is long to say.
    '“{s.so}” said {H}. And so, to {spot}!',
    '“{s.so}” said {H}. Up they got, and off to {spot}!',
  ],
};
