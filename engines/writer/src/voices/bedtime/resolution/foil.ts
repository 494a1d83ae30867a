// The bedtime voice (5-8): `foil` in the resolution.
import type { Beats } from '../../voice.ts';

export const FOIL: Beats = {
  foil: [
    'And {V}? {V} said sorry. It came out sideways, and mostly to {V.his} shoes. But {V.he} meant it. “I only wanted someone to ask me,” {V} said. So {H} asked {V.him}: “Do you want to lick the spoon?”',
    'It was {V} who carried the heaviest bag, after that. Nobody told {V.him} to. Now and then {V.he} said something rude, from habit. But {V.he} winked, and that made it quite different.',
    'And what about {V}? {V} stood all by {V.self} at the back. “Come on,” said {H}. “There’s jam.” [“{V.say},” said {V}. But {V.he} came.|{V} was so surprised that {V.he} forgot to say no.] And nobody minded at all, not even {H}.',
    '{seen the lantern along}“You can have it back,” said {V}. It was the lantern. {V.he} had filled it up, too, and cleaned the glass. “{V.say},” {V.he} said, out of habit. But {V.his} ears were pink, and {H} knew what {V.he} really meant.',
    '{seen curtains shut}The next day {V’s} curtains were open, all of them. You could see right in. There was a table, and a chair, and a plant. {H} went by, and went by once more, more slowly. Then {V} knocked on the glass and held up a cake.',
    '{seen signs had been turned}“It was me who turned the signs round,” said {V}, in front of everyone. It is hard to say a thing like that. {V.he} stood up straight to do it. Then {V.he} went and turned them all back, and {H} held the hammer.',
    '{seen everyone was to stand still}They gave {V} a job. {V.he} was to blow {V.his} whistle when it was cake time. {V} was very, very good at it. “{V.say}!” {V.he} called, and blew, and everybody came running. No one had ever come running to {V} before.',
    '“I don’t do parties,” said {V}. {V.he} said it from the doorstep. {V.he} said it from the hall. {V.he} said it again by the jelly, with a spoon in {V.his} hand. [{H} moved up a bit.|Later {V} danced with a chair, and the whole room cheered.]',
    'What happened to {V}? I will tell you. {V.he} learned a joke. It was about a flea, and {V.he} told it to every single person, and {V.he} always laughed before the end. {H} has heard it forty times. {He} still laughs.',
    '{sets-off}{V} walked home behind the rest, kicking a stone. {H} waited at the corner. The stone came along, and {H} kicked it back. They got it all the way to the gate between them. “{V.say},” said {V}. “See you tomorrow,” said {H}.',
    '“I had a list of everyone I don’t like,” said {V}. “It was rather long.” {V.he} had crossed out a name. {H} could not read whose it was, upside down. But it began with {his} letter, and it had been crossed out three times, to be sure.',
    'It was {V} who thought of the flags. {V.he} was up half the night, cutting them out of an old red coat. “{V.say},” {V.he} said, if anybody looked. There was a flag for everyone. There was even a tiny one for the cat.',
    'There was a party, and {V} was the last to leave it. {V.he} helped to stack the chairs. {V.he} found a glove, and a spoon, and somebody’s grandmother asleep behind the piano. “{V.say},” said {V}, at the door. {V.he} did not go. “Same time next year?” {V.he} said.',
    'Next morning {V} was out early, with a brush. There was a rude word on the wall, about {H}. {V} had put it there, on {day}. {V.he} scrubbed and scrubbed. When {H} came by there was just a clean patch, in the shape of a cloud.',
    '{seen a snail race}“You won,” said {V}. {V.he} said it to {V.his} shoe. “It’s not that sort of thing,” said {H}. {V} thought about it. Then {V.he} showed {H} how to feed a snail.',
    '{seen first to the swing}There were two seats on the big swing, and now there was somebody on each. “One,” said {V}. “Two,” said {H}. And then {V} forgot what came next. “{V.say}!” {V.he} shouted, up in the air. Nobody was counting any more.',
    '“You can laugh now,” said {V}, “if you like.” {H} did not want to laugh. {He} moved over. {V} sat down on the very edge, and then not quite so near the edge. By the time the plates came round, {V.he} was in the middle.',
  ],
};
