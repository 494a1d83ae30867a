// The bedtime voice (5-8), climax.
import type { Beats } from '../voice.ts';

export const CLIMAX: Beats = {
  arrive: [
    '{first-there}{open-air}And here it was: {spot}. It was bigger than it had looked from far away. [You could hear {sound}.|It smelled of {smell}.] {H} swallowed, and it was a loud swallow. “Well,” {he} said, “we’re here.”',
    'In the end {they} came to {spot}, and stood there. Nobody wanted to be first. Nobody wanted to be last, either. So {they} went all in a bunch, treading on each other’s toes. ^{Their} hearts were thumping.',
    '{first-there}“Is that it?” whispered {H}. It was. It was {spot}, and it did not look friendly. {H} took one step, and it was a very small one. ^[{hush}A crumb fell, and they all heard it.|{He} was keeping the bigger ones for later.]',
    '{first-there}After all that, {they} nearly went past it. But there, just round the corner, was {spot}. {H} knew it at once. You do know, when it is the place. ^{His} knees knew it, too.',
  ],
  hush: [
    '{H} listened so hard that {he} could hear {his} own ears. Far off you could hear {sound}. {He} wanted to say something funny, but nothing came. [So {he} took one more step.|“{H.say},” {he} said at last. It came out as a squeak.]',
    'Nothing happened. That was the worst of it. If something had happened, {H} could have run. {He} counted to {number}, and then {he} counted back down again, in case there was something at the bottom.',
  ],
  onset: [
    '{sudden}Then it came. {k.onset} {H} grabbed the nearest thing to hold on to. [It was only the bag.|It was somebody’s sleeve.] “Hold tight!” {he} shouted. Everyone already was.',
    '{k.onset} [{sudden}It happened so fast that there was no time to be brave. There was only time to gasp.|{H} had meant to be brave. {He} had even practised the voice for it, and now the voice had gone home.] “So that’s what was waiting for us,” thought {H}.',
    '{sudden}There was no warning at all, unless you count one very small creak. {k.onset} {H’s} hat flew off. {His} mouth was open, but no words were in it.',
  ],
  worse: [
    '{fierce}You think that was bad? Listen. {k.worse} {H} took one step forward, and was pushed back two. {He} took two, and was pushed back four. It was the kind of sum that ends in bed.',
    '“It can’t get any worse,” said somebody, and tried to catch the words again, too late. Everybody knew who had said it. {k.worse} {H} stood up very straight, as you should, and then could not think what comes after that.',
    '{calm-trial}“Let’s be sensible,” said {H}. They were sensible for as long as it takes to count to ten. {k.worse} After that nobody was sensible. Somebody called for an aunt who lived a long way off.',
    '{calm-trial}{k.worse} {H} wished that {k.the} would growl, or jump out, or do something. It just went on being there, like homework. Somebody began to count the buttons on a coat, out loud, and ran out of buttons.',
    '{calm-trial}They went at it quickly. Then they went at it slowly. {k.worse} “I think {k.the} is getting bigger,” somebody whispered. It was not. They were getting smaller, the way you do when it is late.',
    '{k.worse} “It’s getting worse!” somebody cried, as if anybody needed telling. {H} looked left. {H} looked right. [There was no way round.|Left and right were just the same.] Up and down were worse.',
    '{fierce}{H} thought it might stop by itself. Things sometimes do. But this thing did not. {k.worse} {His} {H.hand} was shaking now, so {he} put it behind {his} back.',
  ],
  'wish:object': [
    'Something bumped against {H’s} leg. It was {w.a}! In all the muddle {he} had nearly trodden on it. {He} held it tight in front of {him} like a very small shield. It was not much. But it was something.',
    'And then, of all things, {w.a} came to light. It had been under their feet the whole time. {H} snatched it up. “What if...” {he} began, and for the first time since it began {he} almost laughed.',
  ],
  'wish:place': ['Behind it all lay {w.a}. It was so near that {H} could smell it. It smelled of {smell}. “It’s just there!” {he} said, and sniffed again. All they needed was to get past.', '{fierce}They were driven back step by step, right up to {w.a}. “Over here!” cried {H}. It was a good place to hide. It was a bad place to get out of.'],
  'wish:event': ['And in the middle of it all came {w.a}! It could not have picked a madder minute. Everything that had been upside down was now sideways as well. “Really?” shouted {H}. “Now?”', 'Nobody had planned for {w.a}, right here, right now, with their hands full. But there it was. It shook everything loose, and one of the things it shook loose was an idea.'],
  'wish:feeling': ['{H} was {w.head}, more than {he} had ever been. It filled {him} right up to the ears. “All right,” {he} told the feeling. “You can come along. But I’m the one who steers.”'],
  cameo: [
    'Then {C} came forward. “{C.say},” {C.he} {C.tag}, and {C.he} did not run away, though {C.his} legs wanted to. For a moment it looked as if that might be enough. It was not, quite. But it gave them a minute, and a minute was worth a lot.',
    'All the rest took one step back. {C} did not. {C.he} stood there, rather wobbly, right in the thick of it. Everybody noticed. And {H} thought: if {C} can do that, what can I do?',
    '{C} and {D} stood side by side. “{C.say}!” said {C}. “{D.say}!” said {D}. It was good to hear, and then it was not enough. But neither of them moved away, not by an inch.',
    'Nobody ran away. {cameos} all stood there in a row, and each leaned on the next one. It made quite a long row, and it wobbled a good deal, but nobody fell out of it.',
    '“{C.say}!” cried {C}. “{D.say}!” cried {D}. And they took hold of {H}, one on the left and one on the right, and would not let go. It made {him} stand up straighter.',
    '{C} stayed. {C.he} could have gone, but {C.he} stayed, with {C.his} eyes shut tight. “{C.say},” {C.he} {C.tag}, over and over, very fast. It was as good as a rope to hold on to.',
  ],
  try: [
    '{H} did the first thing that came into {his} head. {He} {H.flaw}. There may have been worse things to do, but {he} could not think of one. [“Stop!” {he} told {himself}.|It made everything worse.] “Not like that,” {he} groaned.',
    '{solid}“Here goes!” cried {H}, and {he} pushed. {He} pushed with all {his} strength. It was no good. {He} tried it the other way round. That was no good, either, and it hurt. [{H.cost}|]',
    'First {H} tried going forward. Then {he} tried going round. Then, because {he} was tired and frightened, {he} {H.flaw}. Oh, that old mistake! It had been right behind {him} all the time.',
  ],
  'try:dark': [
    '{matches}{H} struck a match. It went out. {He} struck another. It went out as well, only faster. There was one more. {He} held it for a long time without striking it. As long as you do not strike it, it may be the good one.',
    '“Follow my voice,” said {H}. They did. {H} followed it, too, and that was the trouble. After a while they were all walking in a ring, and the one in front was behind the one at the back.',
  ],
  'try:gap': [
    '{H} tied all their scarves together. It was too short. {He} put in the belts. Still too short. On went the braces, and the laces, and the strap of the bag. It was long enough now! But {H} {H.flaw}, and down it all went.',
    '{H} took a run, and stopped at the edge. {He} took a longer one. {He} stopped there again. “I’m only practising,” {he} said. Nobody laughed. A bit of the edge came off, just where {his} toes had been.',
  ],
  'try:storm': [
    '{H} tied {himself} to a post with string, so as not to be blown away. The post came, too. {He} sat on the bag to hold it down, and the bag slid off with {him} on top, like a sledge. It was nearly fun. It was the wrong way, though.',
    '“Walk backwards!” shouted {H}. “Then it can’t see us coming!” They walked backwards. It blew them forwards. They walked forwards. It blew them back. At the end of it they stood just where they had begun, but without any hats.',
  ],
  'try:flood': [
    '{H} baled with {his} hat. {He} baled with both boots. It is odd about water. You throw out a bootful, and a bucketful comes in to see where it went. {H} stopped at a hundred, because the hat had floated off.',
    '“Everybody on the bags!” said {H}. So they stood on the bags, and then on tiptoe. Then the bags began to float. Nobody had thought of that. {H} went round and round, very slowly, like a cork in a bath.',
  ],
  'try:creature': [
    '{H} had read that you must make yourself look big. {He} held {his} coat out wide, and stood on a stone. {k.the} looked at {him}. Then it stood up on its back legs. It seemed to have read the same book.',
    '“Sit,” said {H}, in a firm voice. Everybody sat down except {k.the}. “Stay,” said {H}. Everybody stayed. “Good,” said {H}, in rather a small voice, because now {he} was the only one standing.',
  ],
  'try:crowd': [
    '{H} climbed on a barrel and held up both {H.hand}s. “Listen!” {he} shouted. “LISTEN!” shouted everybody else. Each of them thought that he had said it first. Then somebody bumped the barrel, and {H} had to run on the top of it, like a bear in a circus, until somebody was kind enough to stop it.',
    '{H} tried to be fair. “You first,” {he} said to one. “Then you. Then you.” But they all wanted to be first, even the ones who had nothing to say. {H} put {his} {H.hand}s over {his} ears, and then over somebody else’s, somebody small.',
  ],
  'try:lock': [
    '{H} tried it with a hairpin, and with a fork, and with the wrong end of a spoon. In stories it takes a minute. By the time that {he} stopped, the fork had only two teeth left, and the door had all of its own.',
    '“Open,” said {H}. “Open, please. Open sesame. Open porridge.” {He} said every word {he} knew, and some that {he} made up. Then {he} leaned against it, worn out. It had a very cold draught under it, and that was all {he} found out.',
  ],
  'try:maze': [
    '{H} dropped crumbs, so as to know where they had been. It was a very good idea, and the sparrows thought so, too. When they came round again there was not one crumb left. There was one very fat sparrow, asleep.',
    '“Always turn left,” said {H}. “It’s a rule.” They turned left, and left, and left, and left. There was the very hanky that somebody had dropped at the start. “Is there another rule?” asked somebody. {H} thought hard. {He} only knew the one.',
  ],
  'try:stuck': [
    '{H} put a pole under it and hung on the other end. That is called a lever. {He} hung there with {his} feet off the ground, and nothing happened. Then the pole went snap, and quite a lot happened, but only to {H}.',
    'They counted to three and pushed. They counted to ten and pushed. “Perhaps it doesn’t like numbers,” said somebody, so they pushed without any. A beetle walked across the top of it, and did not even slow down.',
  ],
  'friendacts:gap': [
    '{F} slipped. {H} did not stop to think. {He} threw {himself} down and caught {F} by one {F.hand}. “Got you,” said {H}, through {his} teeth. “{F.say},” said {F}, rather faintly, from below.',
  ],
  friendacts: [
    '{fell-out}“I’m here,” said {F}. They had not spoken a kind word for an hour. But now there {F.he} was, and {H} felt it like a warm brick in a bed.',
  ],
  foil: [
    '{sudden}And who else was caught in it? {V}! All the crossness had gone out of {V.him}. “Help,” said {V}, very small. {H} could have left {V.him} there. The thought came, and looked at {him}, and went away again.',
    '“This is all your fault!” shouted {V}. But {V.his} voice had gone as thin as string, and it shook. {V} was just as scared as anyone. {H} had never noticed that before.',
  ],
  last: [
    'There was still time to give up. {H} thought of a warm bed, and a hot drink, and a spoon with {his} own name on. {He} thought of it for one whole breath. Then {he} let it go, like a balloon.',
    '{fierce}Closer it came, and closer. {H} could feel it in {his} teeth. “I’m not scared,” {he} said. That was not true. “I’m scared,” {he} said. That was better. It is easier to stand on something true.',
  ],
  low: [
    '{H} stopped, right where {he} was. There was nothing left to try. {He} thought of everyone who was waiting to hear good news. {His} eyes stung. “I’m sorry,” {he} said, to nobody, and to all of them.',
    'Every day has a bottom, and they had got to it. It was cold down there. Nobody knew what to do, and nobody pretended to. {H} shut {his} eyes, so as not to have to look at it any more.',
    '“It’s no good,” said somebody. {H} opened {his} mouth to say something cheerful, and there was nothing in it. Somebody’s tummy rumbled, quite a long tune, and there was nobody who felt like laughing.',
  ],
  still: [
    'But once you have tried everything, you start to notice things. {H} noticed {his} own breath, in and out. {He} noticed {sound}. And under that {he} noticed a thought, as small as a pip, waiting to be asked.',
    '{H} breathed in as far as it would go. The trouble was still there. But {H} was still there, too, and so were both {his} feet. “What have we got?” {he} said. “Let’s count.”',
  ],
  'reach:power': [
    '“What have I got?” thought {H}. “I’ve got two feet. I’ve got a crust. I’ve got...” {He} stopped. ^How could {he} have forgotten? There was one thing {he} could do that nobody else could do at all.',
    'And then {H} remembered. It had been there the whole time, the way your nose is. Nobody had thought of it, and {he} least of all. ^{He} put {his} shoulders back. {He} was going to need room.',
  ],
  'reach:gift': [
    '{H} felt in the bag for a crust. There was no crust. But there was something else, right at the bottom. {He} pulled it out. ^It was {the-tool}. {H} turned it over. {H} thought of {k.the}. And {H} began to laugh.',
    'Something was digging into {H’s} side. It had been doing it for hours. Crossly {he} dragged it out. ^“Oh,” said {H}. “Oh! So that’s what you’re for.” It was {the-tool}.',
  ],
  'reach:treasure': [
    'Something in the bag was humming. {H} had thought it was {his} own head. {He} undid the strap. ^And there lay {the-tool}, waiting, as if it had known all along that the day would come to this.',
  ],
  'reach:wish': [
    'Something bumped in the bag. {H} had nearly left it at home. {He} undid the strap, very slowly. ^There lay {the-tool}. “It can’t be as simple as that,” {he} said. But sometimes it is.',
    '“Wait,” said {H}. “We’ve still got {the-tool}.” Everyone thought about it. It did not sound like an answer. ^But {H} turned it over, once and once more, and then {he} knew.',
  ],
  reach: [
    '{H} lifted {his} head. Something had come to {him}. It was so small and so plain that {he} looked behind it, to see if there was more. There was not. It was just the sort of thing that {he} would think of. ^“Well,” {he} said, and wiped {his} nose, “it’s mine.”',
    '“I’ve been doing it wrong,” said {H}. “The whole time I’ve been doing it like somebody else, and not even somebody I know.” {He} gave {himself} a good shake, from the top down. ^“Now I’ll do it like me.”',
  ],
  memory: [
    'All at once {H} remembered something. It was not useful. It was only a table with people round it, and somebody saying, “Who wants the crust?” But it was as warm as a pocket, and {he} put {his} cold thoughts into it.',
    '“When you don’t know what to do,” somebody at home used to say, “do the next small thing.” {H} looked for the next small thing. {He} shut {his} mouth, which was still open. There. That was one.',
  ],
  glimmer: [
    'Then somebody giggled. It was only from fright, but it was a giggle, and it was catching. It is hard for trouble to be quite so big when people are giggling at it. {H} lifted {his} head. Had something just moved, somewhere behind all that?',
    '{H} had a thought. It was so small that {he} nearly missed it. It sat in the corner of {his} head like a mouse in a church. {He} did not dare to look straight at it. “Stay there,” {he} told it. “I’m coming.”',
  ],
};
