// The lap voice (3-4): what somebody does who is neither hero nor friend, wherever the story happens.
import type { Beats } from '../voice.ts';

export const OTHERS_INTRODUCTION: Beats = {
  cameo: [
    'And {C}? {C} was {C.a-kind}. {also} “{C.say}!” {C.he} said each day. It was a good thing to say.',
    'Peep! Who was that? {C}, {C.a-kind}! {also} “{C.say}!” said {C}, and came up close.',
    '{C} was {C.a-kind}, and {C.he} liked to hop. {also} “{C.say}!” Hop, hop. That was {C}.',
  ],
};

export const OTHERS_DEVELOPMENT: Beats = {
  cameo: [
    '{C} had to sit down. So they all sat down. “Up!” said {C}, and up they all got.',
    '{sought}“I can see it!” said {C}. It was a spoon. “Well, I can see a spoon,” {C.he} said.',
    'Who went first? {C} did. Who came last? {C}! {C.he} had gone round and round them all.',
    '{C} had a new song. La, la, la! It had one word. It was “la”.',
    '“I am not tired,” said {C}. “I just want to sit, with my eyes shut.” Snore. So they had a rest.',
    '{C} had to whisper it. “{C.say},” {C.he} said, so softly. “What?” said {H}. “What?” said all of them.',
    'One, two, three... Where was {C}? Here! {C.he} was sitting on {H’s} bag. What a good seat!',
    '{C} drew them all on a wall. There was {H}! There was {C}! And who was that?',
    '{sought}“Let me look,” said {C}. {C.he} looked under a bun. “Not here!” {C.he} said, and ate it.',
    '{sought}“I will look,” said {C}, and went round the corner. {C} came back with a bun. “No,” said {C}. “Just buns.”',
    'Boo! That was {C}. “{C.say}!” {C.he} said, and they all jumped. Ha, ha, ha!',
    '“Who is brave?” said {H}. “{D} is,” said {C}. “{C} is,” said {D}. So that was two of them.',
    '“Fast!” said {C}. “Slow!” said {D}. So they all hopped. That was good, too.',
    '“I want to go in front,” said {C}. “I want to go behind,” said {D}. Well, that was easy!',
    '{C} asked {D} a riddle. {D} asked {C} one. “A bun!” they both said. It is always a bun.',
    '{C} was slow. {D} was slow, too. “Good,” said {H}. “Then nobody is late.” And that was so.',
    '“Why do we go?” said {C}. “To {s.want},” said {D}. “Oh, yes!” said {C}. “I like to hear it.”',
    '“And what will you do when it is all done?” said {H}. “Sit down,” said {C}. That was a good plan.',
  ],
};

export const OTHERS_CLIMAX: Beats = {
  cameo: [
    '{C} shut both eyes. “Is it gone?” said {C}. It was not gone. {C} shut them again.',
    '{fierce}“Hey, you!” said {C}. Oh, that was brave! Then {C} had to sit down. Phew!',
    '{solid}{C} gave it a push. It gave {C} a push. Now they were both cross.',
    'Was {C} scared? A bit. But {C.he} held on to {H}, and {H} held on to {C}.',
    '“Please!” said {C}. “Please, please!” said {C}. “Please, please, please!” It did not help. But it was very polite!',
    'Sniff! That was {C}. “I am not crying,” {C.he} said. So {H} gave {C.him} a hug.',
    '{C} had one good trick. {C.he} did it now. Ta-da! No, it did not help. What a shame!',
    '“Let me!” said {C}. So they let {C.him}. One step, bump! “Now you,” said {C}, and rubbed {C.his} nose.',
    'Who sang? {C} did! It was a small song. But it was nice to have, just there.',
    '{C} counted them all. Nobody was lost. That was a good thing to know.',
    '“You hold {H},” said {C}. “You hold {C},” said {D}. So they all held on. It helped.',
    '“After you,” said {C}. “No, after you,” said {D}. So nobody went. But nobody ran off!',
    '“Are you scared?” said {C}. “No,” said {D}. “Are you?” “No.” And they held on so hard that it hurt.',
    '{C} had one idea. {D} had one, too. It was the same one: hide! But they stayed.',
    '{C} said “one”. {D} said “two”. Then it was {H’s} turn. “Three,” said {H}, very small.',
    '{C} held {H’s} bag. {D} held {C}. “What does the bag hold?” said {H}. It held on, too.',
  ],
  friendacts: [
    '{F} did not say a thing. {F} just came and stood close. That was the best thing to do.',
    'Who was scared? {F} was. {H} was, too. So they were scared together. It was not so bad.',
    '{F} gave {H} a push. A kind one! “You can,” said {F}. “I know you can.”',
    '{can-see}“Look at me,” said {F}, and made a face. Oh, what a face! {H} made one, too.',
  ],
};

export const OTHERS_RESOLUTION: Beats = {
  cameo: [
    'Where was {C}? Under the table, with the jam pot. “Just a bit,” {C.he} said. It was all gone!',
    '{C} told it all to the cat. “And then I was so brave!” The cat shut its eyes.',
    '“Again!” said {C}. “No, no, no!” they all said. “Not that again!” But they laughed.',
    '{C} fell asleep in the soup. Well, nearly! {H} took the soup away, just in time.',
    '“What a day!” said {C}. {C.he} said it ten times. Then {C.he} yawned. Then they all yawned.',
    '{C} got a flag to hold. Wave, wave! {C} held it up until it was dark.',
    'Did {C} help? Oh, yes! “I helped,” said {C}. “I helped a lot.” And so {C.he} did.',
    '{C} gave {H} a stone. It was round and warm. “That is for being you,” said {C}.',
    '{C} hugged {D}. {D} hugged {H}. {H} hugged them all. Then they began again.',
    '{C} told it all to {D}. {D} told it all to {C}. They had both been there. But it was so good!',
    '“You were brave,” said {C}. “No, you,” said {D}. “I had my eyes shut,” said {C}. “So did I!”',
    '{C} had the first bun. {D} had the last. There were ten in between. They had those, too.',
    'Who washed up? {C} did. Who dried up? {D} did. Crash! Who did that? They both looked at the cat.',
    '{C} did one dance. {D} did a different one. Bump! Now it was one dance for two.',
  ],
};
