// The lap voice (3-4): `hook` in the introduction.
import type { Beats } from '../../voice.ts';

export const HOOK: Beats = {
  hook: [
    '“I will {s.want},” said {H}. “I will, I will!” And {he} gave a nod. ^{refrain}', 'It was time to {s.want}. “Here I go,” said {H}. ^{refrain}', '{H} took a big breath. Time to {s.want}! ^{refrain}',
    '{sets-off}“I will {s.want},” said {H}. Out of the door {they} went. ^{refrain}',
    'Off {they} went to {s.want}! ^{refrain}',
    '{They} had to {s.want}. So off {they} went! ^{refrain}',
    '{sets-off}Who would {s.want}? {H} would! {They} set off. ^{refrain}',
    '{sets-off}“One hop, two hops,” said {H}. {They} hopped off to {s.want}. ^{refrain}',
    '{sets-off}The door went creak. {All} went out to {s.want}. ^{refrain}',
    '{H.clothed}They had to {s.want}. So {H} put on one boot. And one more boot. ^{refrain}',
    '{sets-off}“Bye-bye, bed,” said {H}. “Bye-bye, cup.” {They} went to {s.want}. ^{refrain}',
    '{sets-off}Who will {s.want}? “I will!” said {H}. And the door went squeak. ^{refrain}',
    '{H} took one bun, and one more for you. Off {they} went to {s.want}! ^{refrain}',
    '{sets-off}“I will {s.want},” said {H}. {He} said it to the cat. Then {he} shut the door. ^{refrain}',
    '{H} had a plan: {s.want}! {H} put the plan in {his} bag. Pat, pat. Off {they} went. ^{refrain}',
    'Who wants to {s.want}? Stand up! {H} stood up. So off {they} went. ^{refrain}',
    '{H.clothed}Boots? Yes. Bun? Yes. Hat? Yes! “Now I will {s.want},” said {H}. ^{refrain}',
    '{sets-off}Tick, tock, said the clock. Time to {s.want}! {H} gave the door a kiss. ^{refrain}',
    'It was time to {s.want}. {H} put a bun in {his} hat. Off {they} went! ^{refrain}',
    '“May I {s.want}?” said {H}. “You may,” said Granny. Kiss, kiss, go! ^{refrain}',
    '{sets-off}Up got {H}. “I have to {s.want},” {he} said. Bang went the door. ^{refrain}',
    '“Who will {s.want}?” said {H}. {He} looked in the mirror. Somebody looked back. “You will!” ^{refrain}',
    'Shh! Time to {s.want}. {H} took one spoon. “Come on, spoon,” {he} said. ^{refrain}',
    '“One, two, three, go!” said {H}. {They} had to {s.want}. And nobody said no. ^{refrain}',
    '{H} gave the cat a kiss. “I have to {s.want},” {he} said. The cat did not mind. ^{refrain}',
  ],  // Where it begins a long way from home: told alone there.
  'hook:afar': [
    'Home was far off. “But I will {s.want},” said {H}. ^{refrain}', 'Home was not here. The cat was not here. But {H} was! “I will {s.want},” {he} said. ^{refrain}',
    '“We are a long way off,” said {H}. “I will {s.want}.” [One, two, three!|And up {he} got.] ^{refrain}',
    'There was no bag to pack. There was no door to shut. “I will {s.want},” said {H}. So! ^{refrain}',
    '{H} looked for {his} bed. It was not here! It was at home. “I will {s.want},” said {H}. ^{refrain}',
    '“Here we are,” said {H}, “and home is far.” So what now? “I will {s.want}!” [Up, up!|Ready?] ^{refrain}',
    '“Hello, home!” said {H}, and waved. It was too far off to wave back. “I will {s.want}!” ^{refrain}',
  ],
};
