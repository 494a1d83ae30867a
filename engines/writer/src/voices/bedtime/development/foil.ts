// The bedtime voice (5-8): `foil` in the development.
import type { Beats } from '../../voice.ts';

export const FOIL: Beats = {
  foil: [
    'And where was {V} all this time? {V} was ahead of them. {V.he} moved a signpost, and hummed. “{V.say},” {V} {V.tag}. When the others came to that signpost, they walked twice round the same pond.',
    '{away}{earth}In the middle of a bridge stood {V}. “{V.say},” {V.he} {V.tag}, and would not move. {H} tried asking. {H} tried asking nicely. In the end they had to wade, and {V} watched, and ate a pear.',
    '{away}{earth}Somebody had been here before them. There was a note on a tree. “GO HOME,” it said. It was from {V}! [And all the signs had been turned round.|And the bridge had been tied up in a bow.] {H} stamped {his} foot. Far ahead {V} turned round, and waved.',
    'They met where it was narrow, {H} going one way and {V} the other. “{V.say},” said {V}. “Let me by,” said {H}. [So they both stepped left. Then they both stepped right.|{rooms}Neither of them would move. A cat walked over them both.] It would have been funny, with anybody else.',
    '{near}{sets-off}{rooms}They had all been looking forward to a sausage. But there was not one left in the shop. “Somebody bought them all,” said the shop man. “Somebody rather cross.” So it was {V}! {H} had to go on with an empty tummy, and it is hard to think with one of those. It talks.',
    '{away}They had just got a rope across the stream when it came back, cut through. On the other side stood {V} with {V.his} arms folded. “{V.say},” {V.he} {V.tag}. {H} looked at the end of the rope. It had been cut straight across, like bread. They had to go round by the mill.',
    '“I know something you don’t know,” sang {V}, from somewhere out of sight. {H} did not want to ask. {He} walked by. {He} walked back. “What?” {he} said. “{V.say},” said {V}, and laughed, and was gone.',
    'There was a narrow gap, and {V} was stuck in it. {H} could only see the back half. “{V.say}!” said the front half. {H} gave a push. It was the kind thing to do. Out came {V}, and ran on ahead, and did not even say thanks.',
    '{away}“Race you,” said {V}. “I don’t want to race,” said {H}. But {V} was off, and took the lantern along, the only one there was. “What if it gets dark?” said somebody. So they walked the rest of the way a good deal faster, with nobody last.',
    '{away}{earth}Whose were those tracks? They had a very neat heel. “{V},” said {H}, and groaned. {V} had been here, and {V.he} had eaten all the blackberries on the low branches. [There was a note, held down with a stone: “HA HA.”|{V.he} had left the high ones. They had to jump.]',
    '{away}{houses}In the town everyone knew about them already. “{V} told us,” they said, and shut their doors. What had {V} told them? Nothing good. Behind one door {H} could hear a whole family holding its breath. It took eleven doors to find one person who would listen.',
    '{V} was sitting on a step with {V.his} chin on {V.his} knees. For a moment {V.he} looked quite small. Then {V.he} saw {H}. “{V.say},” {V.he} {V.tag}, and stuck out {V.his} chin. But {H} had seen it, and could not un-see it.',
    '{V} had tied a bit of string right across the way, and stood behind it. “{V.say},” {V.he} {V.tag}. {H} looked at the string. It had a very good knot at each end. But it was only string. {He} lifted it up, like the edge of a blanket, and they all went under.',
  ],
};
