// The lap voice (3-4): a sixth book; small scenes for the quiet beats, with a joke, a sound or a picture in each, that can happen anywhere.
import type { Beats } from '../voice.ts';

export const INTRODUCTION_SIXTH_BOOK: Beats = {
  notice: [
    '“What now?” {H} asked the cat. The cat looked at the wall. So {H} asked the wall. Hmm, said the wall.',
    '{H} looked with one eye. {H} looked with two. Two was worse! {He} went back to one.',
    '{earth}“Who was there?” said {H}. “I was,” said one. “I was not,” said one. “Was where?” said a hen.',
  ],
  pack: [
    'What do you take? A bun, a bun, and a bun. “And one sock,” said {H}. “For the buns.”',
    'Ten buns in one bag? Pop! Nine? Pop! Eight? Pop! “Two,” said {H}. Two was just right.',
    'Who got into {H’s} bag? The cat! “Out,” said {H}. Who got in again? “Out, cat!”',
  ],
  eve: [
    'One more bun. One more hug. One more look at the cat. Bye-bye, cat! Now it was time.',
    '“Bye-bye, pot. Bye-bye, pan,” said {H}. “I will be back for soup.” The pan did not mind.',
    '{H.feet}{H} could not find {his} left boot. {H} could not find {his} right boot. They were on!',
  ],
  doubt: [
    '“I am not very brave,” said {H} to an ant. “Brave?” said the ant. “What is that?” Oh!',
    '“Yes,” said {H}. “No,” said {H}. “Yes. No. Yes. No.” The last one was a yes. So yes!',
  ],
};

export const DEVELOPMENT_SIXTH_BOOK: Beats = {
  guess: [
    '“I think,” said {H}, “and I think, and I think.” Pop! “I have it!” It was a plan.',
    'First {H} had no idea. Then {he} had a bun. Then {he} had an idea. That is how it goes.',
    '{H} stood on {his} head. That is good for ideas. One fell out! “Got it!” said {H}.',
    '“Who has a plan?” “Not me.” “Not me.” “Me!” said {H}. They all sat up.',
  ],
  ache: [
    '{H} had no more puff. {H} sat down on {his} bag. The bag went flat. So did {H}.',
    '{H} wanted a hug. So {he} gave {his} bag a hug. Squeak! It was a good bag.',
    '“Are we there?” said {H}. “No.” “Now?” “No.” “Now?” “Eat up your bun, {H}.”',
    'A tear ran down {H’s} nose. It went plip, on a beetle. “Is that rain?” said the beetle.',
  ],
  truth: [
    '{H} drew it all, with a bit of chalk. Then {he} looked at it upside down. Aha! Now it made sense.',
    '“What if we had it all wrong?” said {H}. “What if we did it the other way?” Nobody had thought of that.',
    '{H} had a think. Then {he} had one more think. {He} put the two side by side. Oh!',
    '{H} told it all to a button. The button did not say a thing. But now {H} knew.',
  ],
  way: [
    '{H} walked on tiptoe. Then {he} took big steps. Then {he} walked backwards. Bump! Not backwards.',
    '“Follow me,” said {H}. They went round a pot. They went round it again. Oops!',
    '{H.feet}Left foot, right foot. “Which one is left?” said {H}. It was the one that was not right!',
  ],
  laugh: [
    '{H} had a bun on {his} head. “Where is my bun?” {he} said. Nobody told {him}. Ha ha!',
    '“Knock, knock!” “Who is there?” “Boo.” “Boo who?” “Oh, do not cry!” Ha, ha, ha!',
    '{H} blew {his} nose. Toot! And far, far off, a goose said, “Yes?” Ha ha!',
    'Hic! That was {H}. Hic! There it was again. “Boo!” they said. “Hic!” said {H}. Ha ha!',
    '{H} sat down. Prrrt! “That was my bag,” said {H}. It was, it was! Ha ha!',
  ],
};

export const CLIMAX_SIXTH_BOOK: Beats = {
  hush: [
    'Shh. A flea went by. You could hear its feet. Pit, pat, pit, pat. Then it was gone.',
    'Nobody said a word. But a tummy did. “Grrrum!” “Shh, tummy!” said {H}. “Not now!”',
    '{H} took one step. Creak! {H} took it back. Creak! Hmm. So {H} stood still.',
    '“One, two, three, four, five,” said {H}, very softly. Five was just as still as one.',
  ],
  last: [
    '“Ready?” said {H} to {his} knees. The knees said no. “Nor am I,” said {H}. Wobble, wobble!',
    'One {H.hand} had to hold the other {H.hand}. It was a good thing that {H} had more than one.',
    '{H} had one bun. “If I eat you now,” {he} said, “I will have none.” So {he} did not.',
    '{fierce}{H} made {himself} as small as a pea. Then as small as a crumb. Now {he} could not see a thing!',
  ],
  memory: [
    'What do cats do? Cats yawn. So {H} gave a big, big yawn. It did help, a bit.',
    '{H} sang the bath song, very low. “Rub-a-dub, rub-a-dub.” Now it was not so bad.',
    '{H} could smell jam. There was no jam. It was just a think of jam. But it helped.',
    'At home there was a bed. In the bed was a bear. “Wait for me, bear,” said {H}.',
    'There was a kiss on {H’s} nose. It was from that morning. {H} felt for it. Yes! Still there.',
  ],
  glimmer: [
    'A fly sat down on {H’s} nose. It had a look. Then it flew off, that way. That way?',
    'Tick. What was that? Tick, tick. It was {H}, thinking. You could hear it!',
    '{can-see}{H} had looked with both eyes shut. Silly {H}! Now {he} opened them. Oh! Oh, oh!',
    '{can-see}Out of {H’s} bag fell a crumb. It rolled, and it stopped. {H} looked where it stopped. Hmm!',
  ],
  low: [
    '{H} sat down on {his} bag. The bag sighed. {H} sighed. “You, too?” said {H}.',
    'No more jokes. No more songs. {H} took a sock out of {his} bag, and hid {his} nose in it.',
  ],
};

export const RESOLUTION_SIXTH_BOOK: Beats = {
  after: [
    '{H} felt {his} nose. It was still there. {H} felt {his} toes. All there! Phew.',
    'Nobody said a thing. Then they all did, all at once. Then they all had a bun.',
    '“Is it over?” “It is over.” “Is it over, over?” “It is over, over, over!”',
  ],
  wonder: [
    '“Can I have a look at you?” said a very small boy. He had a look. “You look like you,” he said.',
    '“How did you do it?” they said. “First I did not,” said {H}. “And then I did.”',
  ],
  table: [
    'One big pot, and spoons for all. Clonk, clonk! {H} got to lick the pot. Now {he} had it on {his} ears.',
    'They had pancakes. Flip! One went up. It did not come down. It was on the lamp!',
  ],
};
