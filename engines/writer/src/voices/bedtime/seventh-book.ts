// The bedtime voice (5-8): a seventh book; small scenes that can happen anywhere, also where there is no road and no rain.
import type { Beats } from '../voice.ts';

export const INTRODUCTION_SEVENTH_BOOK: Beats = {
  eve: [
    '{H} wrote {his} name on everything: on the bag, on the lunch, and on the back of {his} own {H.hand}. “In case I get mixed up with somebody,” {he} said. Then there was nothing left to write on, so {he} was ready.',
    '“Shall I leave the light on?” somebody asked. {H} thought about it. “Leave it on in the kitchen,” {he} said, “where I can’t see it. Then I’ll know that it’s on.” And so it was done. Nobody saw that light but the cat, and it was a great comfort.',
    '{H} could not decide what to dream of. It ought to be something useful, on a night like this. {He} tried to dream of a plan. But it was about a very large cheese, and {he} could not help enjoying it.',
  ],
  notice: [
    '{sign-there}{sign-seen}{public-sign}{H} went to look three times. The first time {he} looked at what had happened. The second time {he} looked at the people who were looking at it. The third time {he} looked at what nobody was looking at. “Hm,” {he} said, and went once more.',
    '“When did it begin?” asked {H}. “Just now,” said one. “Ages ago,” said one. “I was having my hair cut,” said a third. {H} put the three answers side by side. There was only one of them that {he} could do anything with.',
    'Somebody had to write it down, and {H} had the pencil. {He} wrote: “First it was one way, and now it is another.” {He} read it out. They all agreed that it was true, and that it did not help.',
  ],
  doubt: [
    '{H} made two lists. On the one {he} put all the reasons for doing it, and on the other all the reasons for leaving it alone. The second list was much longer, and it had soup in it. {He} looked at the first one again. It had only one thing on it.',
    '“What if I can’t?” {H} asked the baby next door. The baby was three months old and could not do anything at all. It did not seem to be worried. It was trying to get its foot into its mouth, and it got a bit further each time.',
  ],
  habit: [
    '{H.habit} {also} If you wanted to know the rest, you only had to ask the little ones. They told you, and told you. “And {he} lets us,” they always said, whatever it was. There is hardly anything better that you can say about a person.',
    '{H.habit} Somebody once asked how long that had been going on. They asked the oldest person there was. “Oh,” said the oldest person, “{H} came like that.” So then they left {him} as {he} was. {also}',
  ],
};

export const DEVELOPMENT_SEVENTH_BOOK: Beats = {
  guess: [
    'They all thought as hard as they could. It made a sort of hum. “Got it!” said {H}. {p.guess} The hum stopped at once, because everybody was so relieved. It should have gone on a bit longer.',
    '“What do you all think?” asked {H}. {p.guess} That was what everyone thought. When everyone thinks the same, they shake hands on it, and nobody asks what it looks like from behind.',
    '{p.guess} It was not {H} who thought of that. It was a very tall man in a good coat, and he said it in a very deep voice. That was the trouble. If somebody small had said it, they would have asked why.',
    '“I’ve got an idea,” said {H}, “and it’s a round one.” {p.guess} It rolled along beautifully. That is the trouble with round ideas. They do not stop where you want them to.',
  ],
  laugh: [
    '{H.clothed}{H} had put {his} jumper on in the dark, and now there was something wrong with it. There was a sleeve where the neck should be. “Has anyone seen my head?” said a voice from inside. It took three of them to get {him} out, and they were no use at all, because they were laughing so much.',
    '“Knock, knock,” said somebody. “Who’s there?” said {H}. “I’ve forgotten,” said whoever it was. It was not even a joke. But from then on, whenever it got too quiet, somebody only had to say, “I’ve forgotten,” and off they went again.',
    '{weight}They had a competition for the longest yawn. {H} won it by a mile. The prize was to be the next one who was allowed to sit on the bag. {He} sat down, and there was a crunch. It had been the biscuits.',
  ],
  way: [
    'There was a narrow bit, and then there was a very narrow bit. {H} breathed in. {He} got one half of {himself} through, and had to wait for the other half. “Pull,” said the front of {him}. “Push,” said the back. In the end they did both, and {he} came out like a cork.',
    '{away}“Left,” said the arrow. “Right,” said the arrow under it. {H} stood in front of them for some time. Then {he} turned one of them round. It had only been put up by somebody who was cross. On the back it said SORRY.',
    '{away}They counted their steps. At a thousand they were going to have a rest. {H} got to nine hundred and ninety-nine, and then somebody asked what the time was, and {he} lost the lot. So they had the rest anyway, for the nine hundred and ninety-nine.',
  ],
  rest: [
    '{weight}{hush}They sat down for a minute. You could hear nothing but {sound}. Somebody had one biscuit left, and somebody had a knife, and everybody had an eye on the knife. “All the same size,” said {H}. After that it was mostly crumbs. They ate them very slowly, with their eyes shut.',
    '“Let’s not talk about it,” said {H}, “just until we’ve had our drink.” So they talked about whether fish sneeze. Nobody knew, and everybody had an opinion. It was so nice to have an opinion about something that did not matter.',
  ],
  truth: [
    '{weight}{H} sat with {his} chin on {his} knees. “Suppose it isn’t bad,” {he} said. “Suppose it’s only sad, or lost, or nobody has asked it.” The others looked at {him}. “Well, I sometimes slam doors,” said {H}, “and I’m not bad.” They had to admit it.',
    'It was like when you have been looking for your glasses, and they are on your nose. {H} put up {his} {H.hand} and felt. “We’ve all been looking at the wrong end of it,” {he} said slowly. That was as far as {he} got. But it was in the right direction.',
    '“Let’s tell it backwards,” said {H}. So they told it backwards, from the end to the beginning, and each of them said one bit. It sounded silly. But in the middle there was a bit missing, and when they told it forwards nobody had noticed it.',
  ],
  setout: [
    '{away}For the first bit there was a lot of talking. For the second bit there was singing. Then there were no songs left, and it was quiet, but for the steps. “Is this far?” {H} asked {himself}. “No,” {he} said. “This is only the start of far.”',
    '{away}{H} looked back once, to wave. There was somebody at the window, waving a tea towel. {He} waved until it hurt, and then {he} waved with the other {H.hand}. When {he} looked again there was only the tea towel, hung out to dry.',
    '{away}It is an odd thing to walk away from your own front door. You know that it is getting smaller, but you do not like to look. {H} counted to a hundred first. When {he} turned round it was about as big as a stamp.',
  ],
  'meet:space-garden': [
    'Under a glass lid stood one single flower, and beside it stood a gardener with a watering can as small as a thimble. “It’s never opened,” he said. “They say that it needs the sound of bees. There aren’t any bees up here.” {H} got close to the glass. “Bzz,” {he} said, to be helpful. [The others came, and they all said “bzz”.|It felt rather silly. But a leaf had moved.]',
  ],
  'meet:space-lift': [
    'The lift had an old lady in it, with a folding chair and some knitting. “I only wanted the third floor,” she said. “But it goes where it likes.” She had been up and down since breakfast. {H} looked at the buttons. One of them was stuck in. [{He} got it out with a spoon.|A bit of toffee had got into it.] “Third floor,” said the lift, and sounded relieved.',
  ],
  'meet:space-parcel': [
    'A parcel was floating down the passage all by itself, and behind it, with his arms out, floated the postman. “It’s got air holes in,” he panted, “and I think that it’s having fun.” {H} waited at the corner. [When it came round, {he} hugged it.|{He} held open the bag, and in it went.] Something inside the parcel gave a small, surprised woof.',
  ],
};

export const CLIMAX_SEVENTH_BOOK: Beats = {
  last: [
    '{calm-trial}“If we get out of this,” said one of them, “I’m going to be nice to my brother.” “I’m going to eat my carrots,” said one. They all thought of something. When it came to {H}, {he} said that {he} would tell them afterwards, and that meant that there was going to be an afterwards.',
    '{can-see}{H} looked at the others. One was biting a thumb. One had hiccups. One of them was looking straight at {him}, as if {he} was somebody who knew what came next. {He} did not. But {he} stood up a bit straighter, so as not to be a disappointment.',
    'There is a moment when you can still say that you have to go home and feed the parrot. {H} had it on the tip of {his} tongue. {He} had not even got a parrot. {He} shut {his} mouth again, and the moment went by.',
  ],
  still: [
    '{H} put {his} {H.hand}s over {his} ears. It was much better like that. Everything seemed different without the noise, and smaller, like a film when somebody has turned off the sound. “Oh,” {he} said, and could not even hear it. “So that’s how it goes.”',
    '{hush}“Everybody stop,” said {H}, and, for a wonder, they did. They had all been so busy. Now they stood with their arms hanging down and looked at each other, and {H} began to count what they had left. It came to more than you would think.',
    '{calm-trial}{hush}Somebody’s watch was ticking. You could hear it now. It had been ticking the whole time, quite calmly, as if this was a day like any other. {H} listened to it. After a bit {his} heart began to keep time with it, and then {he} could think.',
  ],
  glimmer: [
    '“What would Granny say?” thought {H}. Granny would say, “Have you looked under it?” She said that about everything, about socks, and sums, and giants. {H} had not looked under it. It was such a small idea that {he} did not tell anyone yet.',
    'The smallest of them had said something, and nobody had heard. “Say it again,” said {H}, and bent down. It was only a question. But it was just the question that they had not asked, and {H} felt a door open at the back of {his} head, by about an inch.',
  ],
  hush: [
    '{hush}Nobody coughed. Nobody even wanted to. {H} had an itch right in the middle of {his} back, and {he} let it itch. It was the kind of quiet that you could have cut up and put in tins.',
    '“Is it always like this here?” whispered {H}. Nobody answered, and that was an answer. {He} could feel {his} own eyebrows. {He} had never felt {his} eyebrows before.',
  ],
};

export const RESOLUTION_SEVENTH_BOOK: Beats = {
  prize: [
    '“Wait for it,” said {H}, so of course nobody could. {p.prize} {p.truth} [{prize-there}The one in front sat down, and so the one behind could see as well, and so it went on, row after row.|“Oh,” they said.]',
    'It had been such a business, and now it took no time at all. {p.prize} {p.truth} [“Is that it?” said somebody. “That’s it,” said {H}.|It was so good that there was nothing else to say.]',
    '{p.truth} So now they knew. {p.prize} [Somebody dropped a tray, and nobody picked it up.|{H} found that {he} was holding hands with a perfect stranger, who was crying and laughing and had a cold. They are still friends.]',
    '{p.prize} First nobody moved, and then there was one clap, and then it was like rain. {p.truth} [{H} bowed so low that everything fell out of {his} pockets, and they clapped for that, too.|{H} bowed, because somebody had to.]',
  ],
  'pay:space-garden': [
    'There was a smell in the passage, like summer. The gardener stood at the door and held up his lamp. The flower had opened! It was blue, and as big as a plate. “It was you,” he told {H}. “It was all that buzzing.” [He let them smell it, one at a time.|And right in the middle of it, from nowhere at all, sat a bee.]',
  ],
  'pay:space-lift': [
    'The doors slid open, and there was the old lady with the folding chair. “Third floor,” she said. “Hop in!” She had made a cushion for every corner of that lift, and a small hat for the lamp. It took them all the way home, and it hummed. [It only stopped once, to show them the view.|At the bottom she gave {H} a pair of mittens. They were still warm from the needles.]',
  ],
  'pay:space-parcel': [
    'Woof! Something came down the passage, rather fast, with all its feet in the air. It was brown, and it had a label on its collar, and on the label stood {H’s} name. “No sender,” said the postman, and wiped his eyes. “It was for you the whole time.” [It licked everybody it could reach.|{H} held it tight, so that it would not float away.]',
  ],
};
