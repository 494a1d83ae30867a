// The bedtime voice (5-8): a fifth book, a little for every phase.
import type { Beats } from '../voice.ts';

export const INTRODUCTION_FIFTH_BOOK: Beats = {
  hero: [
    '{H.feet}{H.face}{H} had a plaster on one knee and jam on the other. Nobody knew how the jam had got there. {He} was {H.a-kind} with {H.look}. {H.habit} [{H.power}|] {also} “{H.say},” {he} {H.tag}, and went to find some more jam.',
    'If you needed somebody to hold the ladder, you asked {H}. {He} was {H.a-kind}, and {he} had {H.look}. {H.habit} [{H.power}|] {also} {He} held a ladder very tight. {He} also asked you what was up there, and could {he} come?',
    'The bed by the window was {H’s}. Under it lived a train, a bear, and one brave biscuit. {H} was {H.a-kind} with {H.look}. {H.habit} [{H.power}|] {also} “{H.say},” {he} told the bear, each night, and the bear agreed.',
  ],
  friend: [
    '“Is {F} coming?” people always asked. {F} was always coming. {F} was {F.a-kind} with {F.look}, and {H’s} {r.label}. [{F.power}|{F.habit}] [{r.show}|] {also} Once {F} had been ill, and {H} had gone out alone, and even the cat had looked behind {him} to see where the other one was.',
    '{no-kin}{F.clothed}{F} could be heard before {F.he} was seen, because of the wellingtons. Flop, flop, flop! {F} was {F.a-kind} with {F.look}, and {H’s} {r.label}. [{F.power}|{F.habit}] [{r.show}|] {also} “{F.say},” {F} {F.tag}, at the door. {H} had {his} own boots on before the second flop.',
  ],
  cameo: [
    '{C.face}Who ate the last bun? It was {C}. It was nearly always {C}. {C.he} was {C.a-kind}. {also} {C.habit} “{C.say},” {C.he} {C.tag}, and wiped {C.his} mouth. But {C.he} had cut it in two first, and left the big half on a plate.',
    '{C.clothed}{C} had a hat for each day of the week. Today it was the one with the feather. {C} was {C.a-kind}. {also} {C.habit} “{C.say},” {C.he} {C.tag}, and the feather nodded. You can tell a lot about a day from {C’s} hat.',
    'In the big chair sat {C}. {C.he} was {C.a-kind}, and {C.he} was telling a story about {C.self}. {C.habit} “{C.say},” {C.he} {C.tag}. It got a little bigger each time. {H} had it from the very start, when there was only one wolf.',
  ],
  foil: [
    '{V} lived across the way. {V.he} was {V.a-kind}, and {V.he} had to be first. First up, first out, first to the swing! {V.habit} {also} “{V.say},” {V.he} {V.tag}. [{H} had once been first by mistake, and had said sorry.|Nobody ever swung with {V.him}. It is hard to swing next to somebody who counts.]',
    'There was a snail race each {day}, and {V} always won it. Nobody knew what {V.he} fed that snail. {V} was {V.a-kind}. {V.habit} {also} “{V.say},” {V.he} {V.tag}, to {H’s} snail, and the snail pulled in its horns. It knew that voice.',
  ],
};

export const DEVELOPMENT_FIFTH_BOOK: Beats = {
  problem: [
    '[{p.stakes}|{told p.stakes}] First {they} thought with both eyes open. Then {they} thought with both eyes shut. It was no use. “How *do* you {p.want}?” said {H}. A sheep looked over the wall at {them}. It had the face of somebody who knew, and would not say.',
    '{rooms}[{p.stakes}|{told p.stakes}] There was a map, but it only went as far as the edge. After that it was just table. “We have to {p.want},” said {H}, “and we are off the map.” {H} looked at the table. It went on for a very long way.',
    '{daylight}[{p.stakes}|{told p.stakes}] “Do you want to hear the good news?” {H} asked a man on a ladder. “We know what we have to do. We have to {p.want}.” “And the bad news?” said the man. “That *was* all of the news.” The man threw {him} down a pear.',
    '[{p.stakes}|{told p.stakes}] {away}An old man on a bench just laughed. “You? {p.want}?” And he laughed until the bench shook. Then he stopped, and looked, and saw that nobody else was laughing. “Well!” he said. “In that case you’ll need a bun.”',
  ],
  attempt: [
    'They spat on their hands, for luck. They {p.attempt}. It looked so good! {p.fail} “How much chocolate is left?” asked {H}. There was a bit about as big as a ladybird. They all had a lick.',
    '{weight}“One, two, three, and *go*,” said {H}. They {p.attempt}. Somebody went on “three”, and somebody went on “go”. {p.fail} Now they all lay there in a heap. “Next time,” said the one at the bottom, “let’s just have one number.”',
    '{earth}A parrot told them how. You should never ask a parrot. They {p.attempt}. {p.fail} “Ha, ha, ha!” said the parrot. It had been waiting to say that since the spring. {H} said a word to it that parrots like to learn.',
    'It was a splendid idea, and it lasted for about as long as a sneeze. They {p.attempt}. {p.fail} {H} did not say a word. {He} just took off {his} hat, and looked inside it, in case there was another idea in there.',
  ],
  turn: [
    '{turn-there}{H} was drawing on the back of the list. {He} drew all that they knew. Then {he} tipped {his} head on one side. {p.turn} {He} rubbed out a bit of {his} drawing, and drew it the other way. “*Look*,” {he} said. “It fits!”',
    '{turn-told}{daylight}The smallest one had been saying something all day. Now, at last, they listened. {p.turn} “Why didn’t you tell us?” they cried. “I did,” said the smallest. “I said it at breakfast, I said it at lunch, and I said it with my mouth full.”',
    '{turn-told}{weight}They were too tired to go on, so they all lay down, and nobody thought of anything. That is when it comes. {p.turn} {H} sat up so fast that they all jumped. “Say that again!” {he} said. But it was {he} who had said it.',
  ],
  resolve: [
    'They had a cake, and they were keeping it for when it was over. “We could eat it now and go home,” somebody said. They all looked at it. {H} shut the lid. “When it’s over,” {he} said. And they went on to {spot}, and took turns with the box.',
    '“I’m a bit scared,” said {H}. “So am I.” “Me too.” It turned out that they all were. And do you know, that made it better? Everybody had thought that nobody else was. They went on to {spot}, all scared, in a row.',
    '“Who wants to stop?” said {H}. A hand went up. It looked round, and saw that it was the only one, and came down and scratched a nose. “Just an itch,” said whoever it was. They tied up their laces, twice, and went on to {spot}.',
  ],
  danger: [
    'They were very nearly past. {l.danger} “Don’t look,” said {H}. You try that! They looked at their toes, and at each other’s toes. They hummed. They did not look until they were round the bend. Then they all looked, and ran.',
    'You would have thought that it was safe. {l.danger} A hen was walking in front of them, and she went left, then right, then left. They did just as she did. [It is not in any book. But hens have to live there.|{H} gave her the end of {his} bun. It was the best part.]',
    'They had nearly got by. {l.danger} “We could wait until it stops,” said one. They waited. They waited so long that they all fell asleep, and it did not stop. [It was a hen who woke them, just in time.|“Up!” hissed {H}. “Quick! Go!”] They have never run so fast with their eyes shut.',
  ],
};

export const CLIMAX_FIFTH_BOOK: Beats = {
  try: [
    '{H} had one good idea, and {he} did it at once. And then, oh, dear, {he} {H.flaw}. [{H.cost}|] It was like when you pull out the bottom tin in a shop. They could hear the rest of the plan come down, bit by bit, for a long time. “I think that was the last bit,” somebody said. It was not.',
    '“Stop! Wait!” they called. It was too late. {H} {H.flaw}. {He} always did, and it had never mattered much before. [{H.cost}|] It mattered now. {He} would have liked to be a post, or a puddle, or anybody else.',
    '{solid}They pushed, and they pulled, and they asked it nicely. Then {H} {H.flaw}. [{H.cost}|] Nobody told {him} off. That was what made {his} eyes sting. Somebody just moved over, so that there was room for {him} in the row.',
    '{H} {H.flaw}. [{H.cost}|] “I know what to do now!” said {H}. {He} did not know. {He} only wished that {he} did, very hard, out loud. It is a horrid feeling. It is like sitting down where there was a chair a minute ago.',
  ],
  friendacts: [
    '{fierce}“Hold my bag,” said {F}, and ran right out in front of everybody. “{F.say}!” {F.he} shouted. {F.his} knees were knocking so hard that you could hear them. {H} held that bag. {He} held it as you hold a kitten.',
  ],
  'friendacts:dark': [
    '{matches}{F.fingers}There was only one dry match, and it was {F} who had it. {F.he} had kept it in {F.his} hair. {F} struck it, and cupped {F.his} hands round it. “{F.say},” {F.he} {F.tag}. The light shook a bit. But it was a light, and there they all were.',
  ],
  cameo: [
    '{fierce}{weight}You would never think it of {C}. {C.he} sat down on the end of somebody’s scarf, and stayed there. “{C.say},” {C.he} {C.tag}. Whoever was in the scarf slid, and slipped, and then stopped, because at the other end there was somebody who liked sitting.',
  ],
  'cameo:creature': [
    '“Catch!” said {C}. {C.he} had got a bun. {C.he} threw it as far as {C.he} could, and {k.the} looked round, just for a blink. “{C.say},” {C.he} {C.tag}. It was {C.his} last bun, too. {C.he} watched it go.',
  ],
  foil: [
    '{can-see}And {V}? {V.he} was in the furthest corner, with {V.his} eyes shut. “{V.say},” {V.he} said, in a very thin voice. {H} held out one {H.hand}. {V} looked at it. {V.he} had never held that {H.hand}. {V.he} put out {V.his} own, a bit at a time, and took it, and it was warm.',
    '{V} got there first. Of course {V.he} did. But {V.he} did not stay there, and came back a good bit faster. “{V.say}!” {V.he} squeaked, and got behind {H}. They stood there, nose to neck. “You can be first,” said {V}.',
  ],
  onset: [
    '{k.onset} “Nobody panic,” said {H}. They all panicked. They ran to the left and met themselves coming back. Somebody put on somebody else’s hat. Somebody said, “Mummy!” and it was one of the big ones.',
    '{sudden}It began with a tickle in the nose. {k.onset} “That wasn’t me,” said {H}, when it was quiet enough. They looked at each other with round, round eyes. They felt for each other’s hands. There was one hand too few, and somebody held an ear.',
  ],
};

export const RESOLUTION_FIFTH_BOOK: Beats = {
  solve: [
    '“May I?” said {H}, and {H.virtue}. {k.give} That was it! {k.clear} It did not bang, and it did not flash. It was like when the last bit of a puzzle goes in, and you rub your hand across to feel that it is flat.',
    'All that time {H} had tried to be big. Now {he} gave it up. {H} {H.virtue}. {k.give} {k.clear} “Do that again,” somebody whispered. But you cannot. It is like a hiccup. {He} grinned from one ear right to the other.',
  ],
  prize: [
    '{seen they had a cake}“Now,” said {H}, and they all opened their eyes. {p.prize} No one said a thing. [They stood on one leg, and then on the other. |]{p.truth} Then a very small voice said, “Can we have the cake now?” And they could.',
    '{p.truth} There! Now you know. {p.prize} [“Oh,” said {H}.|]',
    'This is how it was. {p.truth} {p.prize} [Nobody spoke.|]',
    '{prize-there}{p.truth} “So is this it?” said {H}. “Is this really, really it?” {p.prize} Yes, it was! [They danced in a ring, and the baby, who did not know why, danced the most.|]',
    '{p.prize} {H} laughed so much that {he} had to lie down, right where {he} was. So they all did. {p.truth} [They lay in a ring, with their heads together, like the petals of a daisy.|]',
    '{away}{H.feet}First they counted everybody. Then they looked. {p.prize} {p.truth} “It was worth the blisters,” said {H}. [So they counted the blisters. There were fourteen, and one that was shaped like a duck.|]',
    'There was a band, but it was only a man with a comb. {p.prize} [He played all that he knew, and he played it again. |]{p.truth} [{H} was kissed by eleven aunts, and only two were {his}.|]',
  ],
  foil: [
    '{seen a snail race}“You won,” said {V}. {V.he} said it to {V.his} shoe. “It’s not that sort of thing,” said {H}. {V} thought about it. Then {V.he} showed {H} how to feed a snail.',
    '{seen first to the swing}There were two seats on the big swing, and now there was somebody on each. “One,” said {V}. “Two,” said {H}. And then {V} forgot what came next. “{V.say}!” {V.he} shouted, up in the air. Nobody was counting any more.',
  ],
  cameo: [
    'They gave {C} the biggest slice of the cake. {C.he} looked at it for a bit. Then {C.he} cut it in two. “{C.say},” {C.he} {C.tag}. And the other half? It was for the one who had been under the table all along, and who wagged.',
    'What did {C} do when it was over? {C.he} took off {C.his} hat, and there was a mouse in it. “{C.say},” {C.he} {C.tag}, and set it down, very gently, on the step. It had been in there the whole time. It had seen everything.',
  ],
  image: [
    '{H.clothed}{p.after} And now it is late, and you should be asleep. So should {H}. {He} has one sock on. {He} meant to take off the other one, but {he} thought of something nice half way. ^Hush. You can hear {him} breathing, in and out, like the sea.',
    '{p.after} If you go by there tonight, go softly. There is a lamp in the window, and a bear on the sill, looking out. [{H} put him there to keep watch.|He sits there every night.] ^He will wave, if you wave first. You have to look very hard.',
  ],
};
