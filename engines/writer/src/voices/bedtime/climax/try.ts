// The bedtime voice (5-8): `try` in the climax.
import type { Beats } from '../../voice.ts';

export const TRY: Beats = {
  try: [
    '{k.try} It might have worked, too. But right in the middle {H} {H.flaw}. There may have been worse things to do just then, but {he} could not think of one. [“Stop!” {he} told {himself}.|It made everything worse.] “Not like that,” {he} groaned.',
    '{solid}“Here goes!” cried {H}, and {he} pushed. {He} pushed with all {his} strength. It was no good. {He} tried it the other way round. That was no good, either, and it hurt. [{H.cost}|]',
    '{k.try} It very nearly worked. You could have measured it with a biscuit. Then, because {he} was tired and frightened, {H} {H.flaw}. [{H.cost}|] “Nearly,” said somebody. Nobody likes that word when it comes last.',
    '{fierce}{k.try} For one whole breath it was going well. Then {H} {H.flaw}. [{H.cost}|] And so it went wrong, right in front of everybody. [“Never mind,” somebody called. That made it worse.|You could see it going wrong, like a dog that runs after the wrong stick.] And {k.the} came on, bigger than before.',
    '{k.try} What did {H} do? {He} {H.flaw}. Oh, {H}! [When you are very scared, your feet do the old thing all by themselves.|Everybody groaned.] So that was no good, and it was getting late, and somebody had trodden on a sandwich.',
    '{solid}They pushed, and they pulled, and they all said “heave”. It did not help a bit. Then {H} {H.flaw}. [{H.cost}|“Oh, *{H}*,” said somebody.] {H} could have cried. There was not time. “Think,” {he} told {himself}. “Think, think, think.”',
    '{k.try} {H} had promised {himself} not to do it again, or not today. And then {he} {H.flaw}. [{H.cost}|] They all had to begin again from the beginning. “I *knew* that,” {he} said. “Why didn’t I know that?”',
    '{solid}“Everybody push!” shouted {H}. They pushed. “Everybody pull!” They pulled. “Everybody shout!” They shouted till they were hoarse. It was like trying to tickle a wall. When they stopped, you could hear it not minding.',
    '{fierce}{no-flood}Up {H} got, and down {he} came. Up {he} got again. {He} counted, and it came to {number}. After that {he} stayed down for a bit, to see what the world was like from there. It was a perfectly nice world. It was no help.',
    '{fierce}{H} tried being fierce. {He} stuck out {his} chin, and growled. It was not a very good growl; it had a hiccup in it. Then {H} {H.flaw}. That was the end of being fierce. [{H.cost}|Somebody lent {him} a hanky, for the hiccup.]',
    '{calm-trial}{solid}“I read about this in a book,” said {H}. In the book there had been a trapdoor. {He} stamped on every bit of {ground}. There was no trapdoor. It was not that sort of story, and {he} had sore feet.',
    'What do you do when you have tried all the clever things? You try the silly ones. {H} stood on {his} head. {H} walked backwards. {H} offered {k.the} a bun. [It was not hungry.|The bun was never seen again.] “That’s all I’ve got,” {he} said.',
    '{fierce}{H} ran at it with {his} eyes shut. That is not a good way to run at things. When {he} opened them {he} was facing the other way, with somebody’s hat on. “Did I do it?” {he} asked. They shook their heads.',
    '{fierce}Bit by bit {H} crept forward. {He} had almost got there. And then {he} {H.flaw}. Oh, so close! [{H.cost}|] And back {he} slid, right to where {he} had begun. You could see the marks, all the way.',
    '{k.try} {H} had one good idea, and {he} did it at once. And then, oh, dear, {he} {H.flaw}. [{H.cost}|] It was like when you pull out the bottom tin in a shop. They could hear the rest of the plan come down, bit by bit, for a long time. “I think that was the last bit,” somebody said. It was not.',
    '{k.try} Then {H} {H.flaw}. “Stop! Wait!” they called. It was too late. It was so very like {him}, and it had never mattered much before. [{H.cost}|] It mattered now. {He} would have liked to be a post, or a puddle, or anybody else.',
    '{solid}They pushed, and they pulled, and they asked it nicely. Then {H} {H.flaw}. [{H.cost}|] Nobody told {him} off. That was what made {his} eyes sting. Somebody just moved over, so that there was room for {him} in the row.',
    '{k.try} “I know what to do now!” said {H}. {He} did not know. {He} only wished that {he} did, very hard, out loud. And then {he} {H.flaw}, as always. [{H.cost}|] It is a horrid feeling. It is like sitting down where there was a chair a minute ago.',
    '“I could shout,” thought {H}. {He} shouted. It made a lot of noise, and then it made some more, coming back. When it was over everything was just the same. “I could also *not* shout,” thought {H}. {He} tried that as well.',
    '{H} asked everyone for one idea each, and held out both {H.hand}s for them. One was to go home. One was to go home fast. One was a song. So they tried the song. It did as much good as songs do, but it had a nice tune.',
    '{k.try} {H} did it as it is done in books, with one eye shut. Then {he} did it with the other eye shut. Then {he} {H.flaw}, and knew it as soon as it was done. “Bother,” said {H}, with both eyes open.',
    '{k.try} “Leave it to me,” said {H}, in a very deep voice. It was not {his} own. {He} had borrowed it from an uncle. Then {he} {H.flaw}, and that was not the uncle. That was {H} all over. [{H.cost}|] “I’ll give the voice back,” said {H}, in {his} own.',
    'They made a plan, and it had three parts. The first part went well. The second part went very well. In the third part {H} {H.flaw}, and it had not been in the plan at all. [{H.cost}|] “Two out of three,” said somebody, to be kind. It was the third that they had needed.',
    '{k.try} “What would a hero do?” asked {H}. Nobody knew one to ask. “A hero does it in his own way,” somebody said. So {H} did it in {his} own way. {He} {H.flaw}. [{H.cost}|] “I don’t think that it’s done like that,” said {H}, when it was too late.',
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
    '{H} had read that you must make yourself look big. {He} stood on tiptoe, and stretched, and puffed out {his} cheeks. {k.the} looked at {him}. Then it stood up on its back legs. It seemed to have read the same book.',
    '“Sit,” said {H}, in a firm voice. Everybody sat down except {k.the}. “Stay,” said {H}. Everybody stayed. “Good,” said {H}, in rather a small voice, because now {he} was the only one standing.',
  ],
  'try:crowd': [
    '{H} climbed on all their bags and held up both {H.hand}s. “Listen!” {he} shouted. “LISTEN!” shouted everybody else. Each of them thought that he had said it first. Then somebody bumped the heap, and {H} came down it like a sledge, and sat at the bottom with both {H.hand}s still up.',
    '{H} tried to be fair. “You first,” {he} said to one. “Then you. Then you.” But they all wanted to be first, even the ones who had nothing to say. {H} put {his} {H.hand}s over {his} ears, and then over somebody else’s, somebody small.',
  ],
  'try:lock': [
    '{H} tried it with a hairpin, and with a fork, and with the wrong end of a spoon. In stories it takes a minute. By the time that {he} stopped, the fork had only two teeth left, and the door had all of its own.',
    '“Open,” said {H}. “Open, please. Open sesame. Open porridge.” {He} said every word {he} knew, and some that {he} made up. Then {he} leaned against it, worn out. It had a very cold draught under it, and that was all {he} found out.',
  ],
  'try:maze': [
    '{H} dropped crumbs, so as to know where they had been. It was a very good idea, and somebody else thought so, too. When they came round again there was not one crumb left. There was one very fat mouse, asleep.',
    '“Always turn left,” said {H}. “It’s a rule.” They turned left, and left, and left, and left. There was the very hanky that somebody had dropped at the start. “Is there another rule?” asked somebody. {H} thought hard. {He} only knew the one.',
  ],
  'try:stuck': [
    '{H} put a pole under it and hung on the other end. That is called a lever. {He} hung there with {his} feet off the ground, and nothing happened. Then the pole went snap, and quite a lot happened, but only to {H}.',
    'They counted to three and pushed. They counted to ten and pushed. “Perhaps it doesn’t like numbers,” said somebody, so they pushed without any. A beetle walked across the top of it, and did not even slow down.',
  ],
};
