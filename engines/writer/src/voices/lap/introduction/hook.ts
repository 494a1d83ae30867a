// The lap voice (3-4): `hook` in the introduction.
import type { Beats } from '../../voice.ts';

export const HOOK: Beats = {
  hook: [
    '[{s.stakes} |{told s.stakes}]“I will {s.want},” said {H}. “I will, I will!” And {he} gave a nod. ^{refrain}',
    '[{s.stakes} |{told s.stakes}]It was time to {s.want}. “Here I go,” said {H}. ^{refrain}', '[{s.stakes} |{told s.stakes}]{H} took a big breath. Time to {s.want}! ^{refrain}',
    '{sets-off}[{s.stakes} |{told s.stakes}]“I will {s.want},” said {H}. Out of the door {they} went. ^{refrain}',
    '[{s.stakes} |{told s.stakes}]Off {they} went to {s.want}! ^{refrain}',
    '[{s.stakes} |{told s.stakes}]{They} had to {s.want}. So off {they} went! ^{refrain}',
    '{sets-off}[{s.stakes} |{told s.stakes}]Who would {s.want}? {H} would! {They} set off. ^{refrain}',
    '{sets-off}[{s.stakes} |{told s.stakes}]“One hop, two hops,” said {H}. {They} hopped off to {s.want}. ^{refrain}',
    '{sets-off}[{s.stakes} |{told s.stakes}]The door went creak. {All} went out to {s.want}. ^{refrain}',
    '{H.clothed}[{s.stakes} |{told s.stakes}]They had to {s.want}. So {H} put on one boot. And one more boot. ^{refrain}',
    '{sets-off}[{s.stakes} |{told s.stakes}]“Bye-bye, bed,” said {H}. “Bye-bye, cup.” {They} went to {s.want}. ^{refrain}',
    '{sets-off}[{s.stakes} |{told s.stakes}]Who will {s.want}? “I will!” said {H}. And the door went squeak. ^{refrain}',
    '[{s.stakes} |{told s.stakes}]{H} took one bun, and one more for you. Off {they} went to {s.want}! ^{refrain}',
    '{sets-off}[{s.stakes} |{told s.stakes}]“I will {s.want},” said {H}. {He} said it to the cat. Then {he} shut the door. ^{refrain}',
    '[{s.stakes} |{told s.stakes}]{H} had a plan: {s.want}! {H} put the plan in {his} bag. Pat, pat. Off {they} went. ^{refrain}',
    '[{s.stakes} |{told s.stakes}]Who wants to {s.want}? Stand up! {H} stood up. So off {they} went. ^{refrain}',
    '{H.clothed}[{s.stakes} |{told s.stakes}]Boots? Yes. Bun? Yes. Hat? Yes! “Now I will {s.want},” said {H}. ^{refrain}',
    '{sets-off}[{s.stakes} |{told s.stakes}]Tick, tock, said the clock. Time to {s.want}! {H} gave the door a kiss. ^{refrain}',
    '[{s.stakes} |{told s.stakes}]It was time to {s.want}. {H} put a bun in {his} hat. Off {they} went! ^{refrain}',
    '[{s.stakes} |{told s.stakes}]“May I {s.want}?” said {H}. “You may,” said Granny. Kiss, kiss, go! ^{refrain}',
    '{sets-off}[{s.stakes} |{told s.stakes}]Up got {H}. “I have to {s.want},” {he} said. Bang went the door. ^{refrain}',
    '[{s.stakes} |{told s.stakes}]“Who will {s.want}?” said {H}. {He} looked in the mirror. Somebody looked back. “You will!” ^{refrain}',
    '[{s.stakes} |{told s.stakes}]Shh! Time to {s.want}. {H} took one spoon. “Come on, spoon,” {he} said. ^{refrain}',
    '[{s.stakes} |{told s.stakes}]“One, two, three, go!” said {H}. {They} had to {s.want}. And nobody said no. ^{refrain}',
    '[{s.stakes} |{told s.stakes}]{H} gave the cat a kiss. “I have to {s.want},” {he} said. The cat did not mind. ^{refrain}',
    // Short ones, where what is at stake is long to say.
    '{s.stakes} “I will {s.want}!” said {H}.',
    '{s.stakes} So {H} must {s.want}! Off {they} went. ^{refrain}',
    '{s.stakes} “Then I will {s.want}!” said {H}. ^{refrain}',
    '{s.stakes} Who can {s.want}? {H} can! ^{refrain}',
    '{s.stakes} “Come!” said {H}. “We must {s.want}!” ^{refrain}',
    '{s.stakes} Up got {H}, to {s.want}. ^{refrain}',
    '{s.stakes} {H} had to {s.want}. Quick, quick! ^{refrain}',
  ],  // Where it begins a long way from home: told alone there.
  'hook:afar': [
    '[{s.stakes} |{told s.stakes}]Home was far off. “But I will {s.want},” said {H}. ^{refrain}',
    '[{s.stakes} |{told s.stakes}]Home was not here. The cat was not here. But {H} was! “I will {s.want},” {he} said. ^{refrain}',
    '[{s.stakes} |{told s.stakes}]“We are a long way off,” said {H}. “I will {s.want}.” [One, two, three!|And up {he} got.] ^{refrain}',
    '[{s.stakes} |{told s.stakes}]There was no bag to pack. There was no door to shut. “I will {s.want},” said {H}. So! ^{refrain}',
    '[{s.stakes} |{told s.stakes}]{H} looked for {his} bed. It was not here! It was at home. “I will {s.want},” said {H}. ^{refrain}',
    '[{s.stakes} |{told s.stakes}]“Here we are,” said {H}, “and home is far.” So what now? “I will {s.want}!” [Up, up!|Ready?] ^{refrain}',
    '[{s.stakes} |{told s.stakes}]“Hello, home!” said {H}, and waved. It was too far off to wave back. “I will {s.want}!” ^{refrain}',
  ],
};
