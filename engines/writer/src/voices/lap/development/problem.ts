// The lap voice (3-4): `problem` in the development.
import type { Beats } from '../../voice.ts';

export const PROBLEM: Beats = {
  problem: [
    '{H} had to {s.want}. [But how?|But where do you start?] {s.stakes}',
    '{told s.stakes}“We have to {s.want},” said {H}. “But how?” said the cat. “But how?” said {H}.', '{told s.stakes}How do you {s.want}? “With a spoon?” said {H}. Hmm. No, not with a spoon.',
    '“We must {s.want},” said {H}. But it was not so easy. [{s.stakes}|{told s.stakes}Who had said that it was? Nobody!]',
    'How do you {s.want}? {H} did not know. [Do you?|Not yet!] {s.stakes}',
    'It was a big job to {s.want}. It was as big as a cow. [{s.stakes}|{told s.stakes}So very big!]',
    '{They} had to {s.want}. That is hard, like peas on a fork! [{s.stakes}|{told s.stakes}Very hard.]',
    '{told s.stakes}{earth}“How can we {s.want}?” said {H}. A cow did not know. A duck did not know. Hmm!',
    'They had to {s.want}. But how? {H} sat down. [{s.stakes}|{told s.stakes}It was a hard one.] Think, think.',
    '{told s.stakes}{H} asked {his} nose. Noses do not know. How do you {s.want}? {H} sighed.',
    '{told s.stakes}“Say it with me,” said {H}. “We must {s.want}!” They said it. It was still hard.',
    '{told s.stakes}“How do you eat a big cake?” said {H}. “Bit by bit!” So, bit by bit, they had to {s.want}.',
    '{They} had to {s.want}. Well, well! [{s.stakes}|{told s.stakes}It was a big thing to do.] Where do you start?',
    '{told s.stakes}{earth}An old man sat in the sun. “You want to {s.want}?” he said. “Oh my, oh my.”',
    '{told s.stakes}{H} drew a map with a stick. Here was home. Here was the bad bit. “We must {s.want},” {he} said.',
    'It was up to {H} to {s.want}. {s.stakes} {H} gave {his} bag a hug.',
    '{told s.stakes}Could a hen {s.want}? No. Could a pig? No! “Then I must,” said {H}.',
    '“To {s.want} is not a game,” said {H}. {s.stakes} And nobody laughed.',
    '{told s.stakes}How do you {s.want}? {H} asked a door. “Creak,” said the door. {H} asked a stone. Hmm!',
    '{H} sat down to think. {s.stakes} {He} had to {s.want}. Think, think, think!',
    '“I can not {s.want},” said {H}. “Not yet!” {s.stakes} {He} ate a plum.',
    'To {s.want}! Was it hard? It was as hard as a nut. {s.stakes}',
  ],
};
