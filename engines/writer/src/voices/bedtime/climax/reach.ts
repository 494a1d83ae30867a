// The bedtime voice (5-8): `reach` in the climax.
import type { Beats } from '../../voice.ts';

export const REACH: Beats = {
  'reach:power': [
    '“What have I got?” thought {H}. “I’ve got a bit of string. I’ve got a crust. I’ve got...” {He} stopped. ^How could {he} have forgotten? There was one thing {he} could do that nobody else could do at all.',
    'And then {H} remembered. It had been there the whole time, the way your nose is. Nobody had thought of it, and {he} least of all. ^{He} put {his} shoulders back. {He} was going to need room.',
    '{seen made babies laugh}There was one thing that {H} had not tried. It was that silly thing, the one for making babies laugh. It was not even on the list! [“It’s too little,” {he} thought. But all the big things had been tried.|But what if nobody had ever asked it?] “Make room,” {he} said. ^{He} took a big breath. {His} knees were shaking. The rest of {him} was not.',
    '{seen party piece}“Can’t you do your thing?” asked the smallest one. “My *thing*?” said {H}. “That’s only for parties.” [Nobody said a word.|“It’s not a party,” {he} said. “No,” they said.] {H} rubbed {his} {H.hand}s together. It would have to be the biggest one that {he} had ever done. ^“Please,” {he} said to it.',
    '{seen crying on a step}The little boy on the step had said, “Do it again.” {H} thought of him now. It was funny that it should be just then. Do it again? Do what? ^Oh! *That*! {H} rubbed {his} {H.hand}s together, to warm them up.',
    '{seen at birthdays}“Are you any good at anything?” somebody asked. They asked it sadly, not to be mean. “Only at birthdays,” said {H}. And then {he} stood quite still. ^“I wonder,” {he} said slowly, “if it would think that this was a birthday.”',
    'There was one place where {H} had not looked. It was a silly place. It was {H}. {He} looked there now. ^And there it was, the thing that {he} could do, sitting and swinging its legs. “I thought you’d never ask,” it seemed to say.',
    'All the big things had been tried, so it was the turn of the small ones. {H} had a small one. {He} had had it all {his} life. ^“It might not work,” {he} told them. But {his} voice was quite steady, and {he} had already started.',
    '“If only somebody could...” said one of them, and stopped. They all stopped. Slowly, one after the other, they all turned to {H}. ^“Oh,” said {H}. “You mean *that*?” And {he} coughed twice, and began.',
  ],
  'reach:gift': [
    '{H} felt in the bag for a crust. There was no crust. But there was something else, right at the bottom. {He} pulled it out. ^It was {the-tool}. {H} turned it over. {H} thought of {k.the}. And {H} began to laugh.',
    'Something in the bag kept getting in {H’s} way. It had been doing it for hours. Crossly {he} dragged it out. ^“Oh,” said {H}. “Oh! So that’s what you’re for.” It was {the-tool}.',
    '“Ow! What’s that, sticking out of your bag?” somebody asked. It was {the-tool}. {H} had nearly left it at home! [It had bumped against {his} back the whole way.|It had been no use at all, until now.] {He} took it in both {H.hand}s. {He} thought of {k.the}. ^And all at once {he} knew what it was for.',
    '{seen know when you know}“You’ll know when you know,” somebody had told {him}. And now {H} knew! {He} pulled it out of the bag, and a sock came with it. It was {the-tool}. [“That old thing?” they said. “Yes!” said {H}.|It was not even heavy.] ^{He} held it up in front of {k.the}, and did not even shake.',
    'They were looking for a hanky. {H} felt in the bag for one. There was string, there was a bean, and there was {the-tool}. {He} pulled it out to get it out of the way. ^Then {he} noticed how well it sat in {his} {H.hand}. “Never mind the hanky,” said {H}.',
    '{the-tool} had poked {H} in the back the whole way. “Silly old thing,” {he} had called it. Now {he} held it in both {H.hand}s. ^“I take it back,” {he} told it. “I take it all back. Can you help?”',
    '“Has anyone got anything?” they asked each other. “A button,” said one. “A pip,” said one. “Only {the-tool},” said {H}. They all stopped. ^They all thought about it. Then they all thought about {k.the}. Could it be? It could!',
    '{weight}{H} turned the bag upside down. Out fell a pencil. Out fell a feather. And last, because it always stuck, out fell {the-tool}. ^It came to rest against {his} foot, like a dog that wants to go for a walk.',
    '{no-flood}{weight}{H} was sitting on a lump. {He} moved a bit. It was still a lump. It was inside the bag, and it was {the-tool}, and it had been trying to say so for some time. ^“I beg your pardon,” said {H}, and got up, very quickly.',
  ],
  'reach:treasure': [
    'Something in the bag was humming. {H} had thought it was {his} own head. {He} undid the strap. ^And there lay {the-tool}, waiting, as if it had known all along that the day would come to this.',
'{seen get jam on it}{H} still had {the-tool}, safe between the sandwiches. {He} had promised not to get jam on it. [“You can’t use *that*!” they said. “It’s the treasure!”|It was getting warm.] “It’s no use being a treasure if nobody needs you,” said {H}. ^And {he} held it up, as high as {he} could.',
    'All this way {H} had carried {the-tool} as you carry an egg. {He} had not run with it, and {he} had not leaned on it. But an egg is not for carrying. ^An egg is for opening. {He} took a big breath, and held it up.',
    '{seen in an old jumper}At the very bottom, wrapped in an old jumper, lay {the-tool}. {H} had thought of it all this time as something to look after. ^What if it was the other way round? {He} took hold of it, and it was as warm as toast.',
    '“We mustn’t,” said one of them. “It’s a hundred years old, and nobody has ever used it.” {H} thought of {the-tool}, and then {he} thought of {k.the}. ^“Then it has waited long enough,” said {H}.',
  ],
  'reach:wish': [
    'Something bumped in the bag. {H} had nearly left it at home. {He} undid the strap, very slowly. ^There lay {the-tool}. “It can’t be as simple as that,” {he} said. But sometimes it is.',
    '“Wait,” said {H}. “We’ve still got {the-tool}.” Everyone thought about it. It did not sound like an answer. ^But {H} turned it over, once and once more, and then {he} knew.',
'“Wait!” said {H}. “We’ve still got {the-tool}!” {He} threw everything out of the bag. Out came the socks. Out came the cheese. And there it was, right at the bottom. [It looked as if it had been waiting.|“I *knew* it,” {he} said.] ^{He} picked it up in both {H.hand}s, very carefully, and turned to {k.the}.',
    '{seen ten gold coins}Ten gold coins! And {H} had said no. {He} was very glad of it now, and gave {the-tool} a squeeze. ^“You’ve been waiting for this,” {he} said to it, “haven’t you?” It was the sort of thing that does not answer. It got warm instead.',
    '“It’s no use,” they said. “We’ve nothing left.” But {H} had. It had been there from the start, and they had all stopped seeing it. ^“We’ve got this,” {he} said. It was {the-tool}, and they all held their breath.',
  ],
  reach: [
    '{H} lifted {his} head. Something had come to {him}. It was so small and so plain that {he} looked behind it, to see if there was more. There was not. It was just the sort of thing that {he} would think of. ^“Well,” {he} said, and wiped {his} nose, “it’s mine.”',
    '“I’ve been doing it wrong,” said {H}. “The whole time I’ve been doing it like somebody else, and not even somebody I know.” {He} gave {himself} a good shake, from the top down. ^“Now I’ll do it like me.”',
    '“What would a hero do?” thought {H}. {He} had been asking that the whole time. Now {he} thought of a better one. What would *{H}* do? A hero would want a horse for it, and a sword, and somebody to hold the horse. ^{H} only wanted {H}, and {H} was there already. {He} gave {his} bag to the next person, and stepped out.',
    '{H} pulled at a loose thread on the bag. Everyone was so sad that no one told {him} off. And because no one told {him} anything, {he} could hear {himself} think. ^“Huh,” {he} said. “I’ve only tried it the way other people would.” {He} let go of the thread.',
    'Somewhere inside {H} there was a little door. {He} had always kept it shut, because people said, “Not now.” ^Well, if not now, then when? {H} gave it a push. {He} could almost hear the hinges.',
    '“There’s one thing we haven’t tried,” said {H}. “What?” they said. {He} scratched one foot with the other. “Me,” {he} said. “I mean, me the way I am.” ^Nobody had a better plan. So they made room.',
    '{H} tried to think what somebody clever would do, and what somebody strong would do. But they were not here. {H} was. “That’ll have to be enough,” {he} said. ^{He} was surprised at how it sounded. It sounded like enough.',
    '“You sound different,” said the one next to {him}. “Do I?” said {H}. “Yes. You sound like you.” {H} thought about that from one end to the other. ^It was, when you came down to it, the only thing that {he} had not tried.',
  ],
  'reach:trait': [
    '{seen rub it off}There was that one thing that {H} always did. All this way {he} had tried not to. {He} had tried to be somebody with a rope. [And look how that went!|It had not worked at all.] “Don’t let them rub it off,” somebody had told {him}. “That’s the best bit.” ^So {he} stopped trying to be someone else, and stood up.',
    '{seen how I come}“It’s how I come,” {H} had once said. Now {he} said it again, to {k.the}. {He} was tired, and {he} was in a muddle, and {he} had jam all down {his} front. [But {he} was {H}, from top to toe.|It was all {he} had.] “So that is what the old man meant,” {he} thought. ^And {he} began.',
  ],
};
