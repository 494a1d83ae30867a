// The lap voice (3-4): `solve` in the resolution.
import type { Beats } from '../../voice.ts';

export const SOLVE: Beats = {
  'solve:power': [
'{deed} {k.clear}', '“Now!” said {H}. {deed} {k.clear}', 'One, two, three! {deed} {k.clear}', 'Was it too much? Was it too big? No! {deed} {k.clear}',
'One, two, three... {deed} {k.clear} “You did it!” they said.', '{deed} {k.clear} Well done, {H}!',
'Shh. Look. {deed} {k.clear} Not a bad trick, {H}!', 'Was it too small? No! {deed} {k.clear}',
  ],
  'solve:gift': [
'Out came {the-tool}. {deed} {k.clear}', '{H} took {the-tool}. {deed} {k.clear}', '{the-tool}! {deed} {k.clear}', '{the-tool}! Could it help? It could! {deed} {k.clear}',
'Here it is, {the-tool}! {deed} {k.clear}', '“Please,” said {H} to {the-tool}. {deed} {k.clear}',
'{the-tool}! Of course! {deed} {k.clear}', 'So that was what {the-tool} could do! {deed} {k.clear}',
    'Was it too small? Not {the-tool}! {deed} {k.clear}', 'So that was what {the-tool} was for! {deed} {k.clear}',
    '“Are you ready?” said {H} to {the-tool}. {deed} {k.clear}', '“Hold your breath,” said {H} to {the-tool}. {deed} {k.clear}',
  ],
  'solve:treasure': [
'{deed} {k.clear}', 'Now look! {deed} {k.clear}', '{deed} [Ahh!|Ooh!] {k.clear}',
'{deed} {k.clear} “Thank you,” said {H}.', '“Ready?” said {H} to {the-tool}. {deed} {k.clear}',
  ],
  'solve:wish': [
'{deed} {k.clear} [Good!|Hooray!]', '“Now!” they all said. {deed} {k.clear}',
'“Please, please, please!” said {H}. {deed} {k.clear}', '{deed} {k.clear} “Thank you,” said {H}.',
  ],
  solve: [
'{k.give} {k.clear}', '{H} {H.virtue}. And there! {k.give} {k.clear}', 'What did {H} do? {He} looked. {k.give} {k.clear}', '{H} {H.virtue}. Aha! {k.give} {k.clear}', '“Look, oh look!” said {H}. {k.give} {k.clear}', '“Look, oh look!” said {H}. {k.give}', '“Oh!” said {H}. {k.give}',
'{H} looked, and looked. {k.give} “That is it!” said {H}. {k.clear}', 'Slow, slow. {H} looked up. {H} looked down. {k.give} {k.clear}',
'Shh. {H} {H.virtue}. And look! {k.give} {k.clear}', '“One more go!” said {H}. {k.give} {k.clear}', '“I will do it my way,” said {H}. {k.give} {k.clear}', '{H} did not run. {H} did not shout. {k.give} {k.clear}', '{k.give} “I did it my way,” said {H}. {k.clear}',
'{H} {H.virtue}. “Oh!” {k.give} {k.clear}', '“Oh!” said {H}. {k.give} {k.clear}', '{k.give} “There!” said {H}. {k.clear}', '“I see it!” said {H}. {k.give} {k.clear}',
  ],
  // What was seen in the climax, and what comes of it: short, so that there is always room for how they came through.
  'solve:clue-dark': [
    '{seen the wall went on, and on}So they went on, too, along the wall. Round a bend. And there was light! {k.way}',
    '{seen it smelled of outside}They went nose first. The smell got big. And there, a bit of light! {k.way}',
    '{seen just nearly black}They went to where it was not so black. It got grey. It got light! {k.way}',
    '{seen that was not so dark}“Eyes want time,” said {H}. One, two, ten. Bit by bit they could see! {k.way}',
  ],
  'solve:clue-gap': [
    '{seen it got thin, and thinner}They went along the edge, to where it was thin. Hop! {k.way}',
    '{seen look where it went}They went where the crumb went. There was still a bit of path! {k.way}',
  ],
  'solve:clue-storm': [
    '{seen are all of us light}In one heap they were as heavy as a cow. So the heap went on, step by step. {k.way}',
    '{seen then a bit of hush}“One boom, two booms, three,” said {H}. “And now, quick!” {k.way}',
    '{seen down low sat a beetle}“Down, like the beetle!” said {H}. Down there it hardly blew. {k.way}',
  ],
  'solve:clue-creature': [
    '{seen one big, sore toe}“Does it hurt?” said {H}. Out came a thorn. The beast said, “Ahh!” {k.way}',
    '{seen does a bad beast cry}“There, there,” said {H}. Nobody had said that to it before. It sniffed. {k.way}',
    '{seen the beast scratched its back}“Is it there?” said {H}. Scratch, scratch. It was! The beast lay down and purred. {k.way}',
  ],
  'solve:clue-lock': [
    '{seen in the middle it did not}So that was where it was stuck! One good bump, just there. Pop! {k.way}',
    '{seen we did not say good day}“Good day, door,” said {H}. “May we come in?” It went pink. Click! {k.way}',
    '{seen it had two small wheels}Not push. Not pull! What has wheels can roll. {H} slid it to one side. {k.way}',
    '{seen where would you hide one}Up there, on top of the door! “Just where I would put it,” said {H}. Click! {k.way}',
  ],
  'solve:clue-flood': [
    '{seen it was like a breath}“Up,” said {H}. “Down. Up. Down. Now!” Just then it was low. {k.way}',
    '{seen like in the tub}Down there was a plug of old leaves. {H} gave it one good pull. Gurgle! {k.way}',
  ],
  'solve:clue-maze': [
    '{seen if we do not turn at all}They went straight on. Not left. Not right. And out they popped! {k.way}',
    '{seen one had none}“No dust,” said {H}. “So somebody goes that way each day!” They went, too. {k.way}',
    '{seen they all had a sniff}“Soup is never lost,” said {H}. “Somebody cooks it!” They went after the smell. {k.way}',
  ],
  'solve:clue-stuck': [
    '{seen one pushed that way}“All THIS way,” said {H}. “One, two, three!” Rumble! {k.way}',
    '{seen it sat on one small stone}{H} took the small stone out. Wobble, wobble... bump! Over went the big one. {k.way}',
    '{seen then it rocked back}“To and fro!” said {H}. They rocked it, and rocked it. Over it went! {k.way}',
  ],
  'solve:clue-crowd': [
    '{seen they all said the same thing}“You all want the same,” said {H}. “Like friends!” Oh! So they did. {k.way}',
    '{seen a baby, in the middle}“Boo,” said {H} to the baby. It giggled. Who can shout when a baby giggles? {k.way}',
    '{seen what if i do not}{H} said it as small as a bean. “What?” they said. And they stopped, to hear! {k.way}',
  ],
};
