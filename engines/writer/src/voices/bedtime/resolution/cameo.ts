// The bedtime voice (5-8): `cameo` in the resolution.
import type { Beats } from '../../voice.ts';

export const CAMEO: Beats = {
  cameo: [
    'What was that noise? It was {C}, blowing {C.his} nose like a trumpet. “I’m not crying,” said {C}. “{C.say}. It’s only a cold.” [They all felt for a hanky, to be kind.|Nobody had been braver than {C}, and {H} said so.] And the trumpet sounded again.',
    '“And what about {C}?” you ask. {C} was given the best chair, the one that rocks. “{C.say},” {C.he} {C.tag}, and fell asleep in it at once, smiling, with a spoon in one {C.hand}.',
    '{C} told the story to everyone who came by, and {D} put in the bits that {C} left out. [To show how it had been, {C} {C.did} again.|To show how it had been, {D} {D.did} again.|They did all the voices.] The story got longer each time.',
    '{C} and {D} had jam on their chins already. “{C.say},” said {C}. “{D.say},” said {D}. Nobody had ever before heard two people be so right at once, and with their mouths full.',
    'They were all there: {cameos}. Everyone talked at the same time, and everyone had been the bravest. It took until midnight to tell, since they all had to begin at the beginning.',
    '{C} laughed and {D} cried, and then {D} laughed and {C} cried, and then they could not remember whose turn it was. “{C.say},” said {C}. “{D.say},” said {D}. Somebody gave them both a bun.',
    'They lifted {C} on to their shoulders. “{C.say}!” said {C}, from up there. {C.he} had to duck for the lamp, twice. {C.he} smiled so hard that it did not wear off till Thursday.',
    '{C} got a medal. It was made of a milk bottle top, and {C.he} wore it in the bath. “{C.say},” {C.he} told the duck. {H} had one, too. They had made them out of the same bottle.',
    'Nobody could find {C}. {C.he} was in the kitchen, washing up, so that the others could dance. {H} took a cloth and dried. “{C.say},” said {C}, after the tenth plate. And that was the nicest talk {H} had all night.',
    'At the party there was a three-legged race. {C} and {D} won it, though they ran in different directions. The prize was a ham. “{C.say},” said {C}. “{D.say},” said {D}. They had it cut down the middle with a saw.',
    '“I was scared the whole time,” said {C}. “So was I,” said {D}. They had each thought that it was only them. “{C.say},” said {C}. “{D.say},” said {D}. Then they laughed, and both felt a good deal lighter.',
    '{C} fell asleep at the table, in among the plates. Somebody put a coat over {C.him}. “{C.say},” {C} said, without waking up, and everybody in the room said, “Shh,” and smiled.',
    'They gave {C} the biggest slice of the cake. {C.he} looked at it for a bit. Then {C.he} cut it in two. “{C.say},” {C.he} {C.tag}. And the other half? It was for the one who had been under the table all along, and who wagged.',
    'What did {C} do when it was over? {C.he} took off {C.his} hat, and there was a mouse in it. “{C.say},” {C.he} {C.tag}, and set it down, very gently, on the step. It had been in there the whole time. It had seen everything.',
    'They looked for {C} to say thank you. {C.he} was not at the table, and {C.he} was not at the gate. {C.he} was round the back, washing the biggest pan. “{C.say},” {C.he} {C.tag}. So they all came round the back and dried it. It took nine of them, and it had never been so dry.',
    '“Now I shall sleep for a week,” said {C}, and lay down just where {C.he} was, on the mat. “{C.say},” {C.he} murmured, and was gone. Everybody who came in had to step over {C.him}. They did it on tiptoe. Somebody put a cushion under {C.his} head.',
    'There was a prize, and they gave it to {C}. It was a marrow. {C.he} had never won anything before. “{C.say},” {C.he} {C.tag}, and carried it home like a baby. {C.he} would not let it be cooked. It sits on the window sill to this day, and it has got a hat.',
    '{C} was very quiet when it was over. “What is it?” asked {H}. “Nothing,” said {C}, and then {C.he} stopped. It was just that tomorrow would be so ordinary! {H} thought about that. “Come over after breakfast,” {he} said. “We’ll see what we can do.”',
    'In the evening {C} wrote it all down, so as not to forget. It took two pages. There was a drawing as well. “{C.say},” {C.he} {C.tag}, and showed it to {H}. Everyone in it was smiling, and all of them had very long legs.',
    '{C} had promised to eat a whole radish, if it all came right. It had all come right. “{C.say},” {C.he} {C.tag}, and looked at the radish. Everybody watched. {C.he} shut {C.his} eyes. It was, {C.he} said, not bad.',
    'They all wanted to thank {C}. So they stood in a line, and {C} shook every hand. At the end of the line was {C} {C.self}, who had joined it by mistake. “{C.say},” {C.he} {C.tag}, and shook {C.his} own.',
    '{C} and {D} were asked to make a speech together. “{C.say},” said {C}. “{D.say},” said {D}. Then they bowed, and bumped heads, and had to sit down. It was the shortest speech that there had ever been, and people still talk about it.',
    '{C} did the cooking, and {D} did the tasting. There was a good deal of tasting. “{D.say},” said {D}, with a full mouth. “{C.say},” said {C}, and took away the spoon. But there was enough left over for all of them.',
    'Somebody had to be the one who said “Come along now”, and it was {C}. Nobody minded it from {C}. “{C.say},” {C.he} {C.tag}, and went round and counted them all, and did it twice, because it was so nice to have the right number.',
  ],
};
