// The bedtime voice (5-8), climax: a third book of trials.
import type { Beats } from '../voice.ts';

export const CLIMAX_THIRD_BOOK: Beats = {
  arrive: [
    '{first-there}They had thought that somebody would tell them to go back. No one did. There was just {spot}, and that was worse. [“After you,” said somebody.|Nothing held them back. So why did they all want to wait a bit?] {H} put {his} {H.hand} out in front of {him}, and went.',
    '{H} had promised to sing when they got there. But when they came to {spot} {he} did not feel like singing. {He} hummed one line of it. The line came back, all by itself, from the other side, and it had got lower.',
    '{first-there}{open-air}{weight}There was one last bend, and then there was {spot}. Somebody long ago had put a bench in front of it. They all sat down on the bench. They sat there rather a long time. “Well,” said {H}. “It won’t come to us.” So up {he} got.',
    '{first-there}{H} had thought that {spot} would be bigger, or else smaller. It was just the size that it was. You could hear {sound}. {H} sniffed the air, three times, as sailors do. {He} did not know what that was for, but it made {him} feel like a sailor.',
    '{first-there}“Is this the right place?” said {H}. {He} hoped very much that it was not. But somebody had written it up, with an arrow, so there was no arguing. This was {spot}. {He} read it twice, once from the front and once from the back.',
    '{first-there}One by one they came up, talking, and one by one they stopped talking. {spot} does that. It takes your breath, and it does not give it back at once. [Somewhere something went *tock*.|Somebody’s tooth began to chatter.] {H} got hold of the nearest sleeve.',
    '{open-air}It had got late by the time they came up to it, and {spot} looked like a big animal lying down. “It’s only a place,” said {H}. “It’s only a place. It’s only a place.” By the third time {he} nearly believed it, and took a step.',
    'They left a note, for anybody who might come and look for them: “Back soon. Please wait.” Then they went the last bit. And there was {spot}, so near that you could have thrown a bun at it. {H} thought of the note. {He} hoped that it was true.',
  ],
  onset: [
    '{sudden}“Did you hear something?” said {H}. “Hear what?” they said. {k.onset} “I *did* say so,” said {H}. {He} had to say it from underneath two other people. After this nobody asked what anybody had heard.',
    '{sudden}{H} had just put one foot down when it started. {k.onset} {He} took the foot away again. It made no difference. There was nothing for it, so {he} put it back, a bit further on, and leaned.',
    '{earth}{sudden}For a moment nobody so much as blinked. {k.onset} The bag went over. The buns went over. {H} went over, too, and came up with a mouthful of somebody’s scarf. “Is everybody there?” {he} called, and one by one they said that they were.',
    '{sudden}{k.onset} If you have ever been on a swing that went too high, then you know what {H’s} tummy did. {He} caught somebody’s belt. Somebody caught {his}. In that way they made a chain, and the chain held. It only just did.',
    'Nothing said hello. Nothing even said boo. {k.onset} “I don’t like it,” said a small voice, and it might have been {H’s}. {He} planted {his} feet wide apart, like a table. A table is a hard thing to knock down.',
    '{k.onset} “I want my mum,” said the biggest of them all. No one laughed. They all rather wanted her. {H} swallowed, and it went down like a conker. Then {he} looked round for something to stand behind, and there was nothing, so {he} stood in front.',
    '{k.onset} All their good ideas blew away like hats. {H} made a grab for one. It was gone. So {he} stood there without any ideas at all, and with {his} hair on end, and did the only thing that {he} could think of. {He} stayed.',
    '{calm-trial}They had been ready for almost anything. They had string, a whistle and eleven sandwiches. {k.onset} Nobody had a sandwich for that. {H} opened {his} mouth, and shut it, and opened it again.',
    '{calm-trial}“We’ve as good as done it,” said {H}. You should not say so until you have. {k.onset} “Oh,” {he} said. So did all the rest, one after the other. Somewhere behind them a biscuit was put back into its tin.',
    '{calm-trial}{k.onset} {H} tried it with one eye shut, and then with the other. It did not help. “Did anybody expect that?” somebody asked. “No,” they all said, even the oldest, who had always expected everything.',
    '{calm-trial}“This way!” called {H}, who was in front. Then they all bumped into {him}, one after the other, because {he} had stopped. {k.onset} {H} put out @a {H.hand}, very slowly, and took it back again.',
    '{calm-trial}Nothing roared, and nothing jumped out at them. {k.onset} {H} felt how small {he} was, and how big everything else was. Somebody behind {him} began to hum, out of tune, to keep {him} company.',
  ],
  worse: [
    '{fierce}“I think it’s going away,” said {H}. You must never say that. {k.worse} They all looked at {him}. “I only *thought* so,” {he} said, in quite a small voice, and looked the other way.',
    '{fierce}There was a bit in the middle when you could hardly tell who was who. {k.worse} {H} held on to something warm. {He} was nearly sure that it belonged to a friend. {He} gave it a squeeze, and it squeezed back, and that was one good thing.',
    '{k.worse} Somebody started to cry, and that made it easier, because then somebody could say “There, there.” It was {H} who said it. {He} needed a “There, there” {himself}, but {he} gave it away.',
  ],
  foil: [
    '{open-air}{here soil}Something was sticking out of the mud. It was a very fine hat, and {V} was under it. “Don’t look at me,” said {V}. “{V.say}.” But {V.his} teeth were chattering. {H} bent down, and reached out as far as {he} could.',
    '{solid}“It wasn’t meant to do *that*,” said {V}. {V.he} had only wanted to be first. {V.he} had pulled the wrong thing, and now look! {V.he} tried to push it back again, and it was no help. {H} was too busy to be cross. “Hold this end,” {he} said, and {V} held it.',
    '{H} and {V} stood side by side, because there was nowhere else to stand. “I suppose you’re glad,” said {V}, “that I’m stuck, too.” {H} thought about it. {He} was not glad. It was a surprise to both of them.',
    'All of a sudden somebody was standing next to {H}, and it was {V}. “{V.say},” {V.he} muttered. “I’m only here because I’m here.” It was the worst moment of all, and {H} nearly laughed.',
    '{fierce}{V} had found a good hiding place. There was room for one. {V.he} looked out at {H}, and at the smallest of the others. You could see {V.him} think. “{V.say}. Oh, *bother*,” said {V}, and pushed the small one in instead.',
    '“I’m telling!” cried {V}. Who was there to tell? They all knew already. {V} saw that, and {V.his} chin began to shake. “I don’t know what to do,” said {V}. “Nor do I,” said {H}. And so at last they had something in common.',
    'One of them had lost a boot, and that was {V}. {V.he} stood on one leg like a cross stork. {H} had two boots. {He} thought about that. Then {he} took off one of {his} socks, the thick one, and threw it over. “{V.say},” said {V}, quite softly.',
    'Who was making that noise? It was {V}, and {V.he} was singing. {V.he} sang when {V.he} was frightened. Nobody had known. It was all out of tune. {H} knew the song, so {he} joined in.',
  ],
  try: [
    '{H} had an idea, and {he} was so pleased to have one that {he} did not look at it first. {He} {H.flaw}. It went wrong before it had properly begun. “I *knew* that,” {he} said. “Why didn’t I know that?”',
    '{solid}“Everybody push!” shouted {H}. They pushed. “Everybody pull!” They pulled. “Everybody shout!” They shouted till they were hoarse. It was like trying to tickle a wall. When they stopped, you could hear it not minding.',
    '{fierce}{no-flood}Up {H} got, and down {he} came. Up {he} got again. {He} counted, and it came to {number}. After that {he} stayed down for a bit, to see what the world was like from there. It was a perfectly nice world. It was no help.',
    '{fierce}{H} tried being fierce. {He} stuck out {his} chin, and growled. It was not a very good growl; it had a hiccup in it. Then {H} {H.flaw}. That was the end of being fierce. [{H.cost}|Somebody lent {him} a hanky, for the hiccup.]',
    '“I read about this in a book,” said {H}. In the book there had been a trapdoor. {He} stamped on every bit of {ground}. There was no trapdoor. It was not that sort of story, and {he} had sore feet.',
    'What do you do when you have tried all the clever things? You try the silly ones. {H} stood on {his} head. {H} walked backwards. {H} offered {k.the} a bun. [It was not hungry.|The bun was never seen again.] “That’s all I’ve got,” {he} said.',
    '{fierce}{H} ran at it with {his} eyes shut. That is not a good way to run at things. When {he} opened them {he} was facing the other way, with somebody’s hat on. “Did I do it?” {he} asked. They shook their heads.',
    '{fierce}Bit by bit {H} crept forward. {He} had almost got there. And then {he} {H.flaw}! Oh, so close. [{H.cost}|] And back {he} slid, right to where {he} had begun. There were the marks of {his} own two knees.',
  ],
  reach: [
    '“What would a hero do?” thought {H}. {He} had been asking that the whole time. Now {he} thought of a better one. What would *{H}* do? {He} knew that straight away. ^It was so easy that {he} nearly laughed. {He} gave {his} bag to the next person, and stepped out.',
    '{H} pulled at a loose thread on the bag. Everyone was so sad that no one told {him} off. And because no one told {him} anything, {he} could hear {himself} think. ^“Huh,” {he} said. {He} let go of the thread, and took hold of the thought.',
    'Somewhere inside {H} there was a little door. {He} had always kept it shut, because people said, “Not now.” ^Well, if not now, then when? {H} gave it a push. {He} could almost hear the hinges.',
    '“There’s one thing we haven’t tried,” said {H}. “What?” they said. {He} scratched one foot with the other. “Me,” {he} said. “I mean, me the way I am.” ^Nobody had a better plan. So they made room.',
  ],
  'reach:gift': [
    'They were looking for a hanky. {H} felt in the bag for one. There was string, there was a bean, and there was {the-tool}. {He} pulled it out to get it out of the way. ^Then {he} noticed how well it sat in {his} {H.hand}. “Never mind the hanky,” said {H}.',
    '{the-tool} had poked {H} in the back the whole way. “Silly old thing,” {he} had called it. Now {he} held it in both {H.hand}s. ^“I take it back,” {he} told it. “I take it all back. Can you help?”',
    '“Has anyone got anything?” they asked each other. “A button,” said one. “A pip,” said one. “Only {the-tool},” said {H}. They all stopped. ^They all thought about it. Then they all thought about {k.the}. Could it be? It could!',
    '{weight}{H} turned the bag upside down. Out fell a pencil. Out fell a feather. And last, because it always stuck, out fell {the-tool}. ^It came to rest against {his} foot, like a dog that wants to go for a walk.',
  ],
  'reach:power': [
    '{seen on a step}The little boy on the step had said, “Do it again.” {H} thought of him now. It was funny that it should be just then. Do it again? Do what? ^Oh! *That*! {H} rubbed {his} {H.hand}s together, to warm them up.',
    '“Are you any good at anything?” somebody asked. They asked it sadly, not to be mean. “Only at birthdays,” said {H}. And then {he} stood quite still. ^“I wonder,” {he} said slowly, “if it would think that this was a birthday.”',
    'There was one place where {H} had not looked. It was a silly place. It was {H}. {He} looked there now. ^And there it was, the thing that {he} could do, sitting and swinging its legs. “I thought you’d never ask,” it seemed to say.',
    'All the big things had been tried, so it was the turn of the small ones. {H} had a small one. {He} had had it all {his} life. ^“It might not work,” {he} told them. But {his} voice was quite steady, and {he} had already started.',
  ],
  'reach:treasure': [
    'All this way {H} had carried {the-tool} as you carry an egg. {He} had not run with it, and {he} had not leaned on it. But an egg is not for carrying. ^An egg is for opening. {He} took a big breath, and held it up.',
    '{seen in an old jumper}At the very bottom, wrapped in an old jumper, lay {the-tool}. {H} had thought of it all this time as something to look after. ^What if it was the other way round? {He} took hold of it, and it was as warm as toast.',
  ],
  'reach:wish': [
    '{H} had nearly traded {the-tool} for a pear, on the way. {He} was very glad now that the pear had been a bad one. ^“You’ve been waiting for this,” {he} said to it, “haven’t you?” It was the sort of thing that does not answer. It got warm instead.',
    '“It’s no use,” they said. “We’ve nothing left.” But {H} had. It had been there from the start, and they had all stopped seeing it. ^{He} held up {the-tool}, and for once it was everybody else who held their breath.',
  ],
  'cameo:creature': [
    '{D} had a cold, and sneezed. That was how it found them. “Sorry,” said {D}. “{C.say},” said {C}, and stood in front. {D} stood in front of {C}. Then {C} stood in front of {D}. They did not stop it. But it had to go round them, and that took time.',
  ],
  cameo: [
    'All at once there was {C}, right in front. Nobody had seen {C.him} get there. “{C.say}!” {C.he} {C.tag}. And everything stopped. It was only for a blink. But a blink is a long time, if you need one.',
    '“Where’s {C}?” “Here!” “Where’s {D}?” “Here!” Everyone was so busy being frightened that nobody knew who was where. But {C} and {D} never stopped calling, and it was good to hear how many they were.',
    '{C} knew a poem with a great many verses. It was the only thing {C.he} could think of. So {C} said it, very loud, with {C.his} chin up. At the exciting bits {C.he} stamped. By verse nine nobody was crying any more.',
  ],
};
