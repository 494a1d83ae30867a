// The lap voice (3-4): `spark` in the introduction.
import type { Beats } from '../../voice.ts';

export const SPARK: Beats = {
  spark: [
    'But what was this? {s.sign} “Oh!” said {H}. And again, “Oh!”',
    '{s.sign} [“Oh!” said {H}.|{sign-seen}{H} looked, and looked.] What would you do, right now?',
    '{weight}{s.sign} And {H} had just sat down for a rest! [My, oh my.|Well, well, well!]',
    'Uh-oh. {s.sign} {H} [stood still|{weight}sat down]. {He} had to think, and think, and think.',
    '{sign-seen}Come and see! Come close! {s.sign} [“Dear me!” said {H}.|“How odd!” said {H}.]',
    'Can you guess what came next? {s.sign} [{sign-seen}{H} rubbed {his} eyes, two times.|“Oh dear, oh dear,” said {H}.]',
    'And then? And then! {s.sign} “Oh,” said {H}. {He} ran round and round. Run, run!',
    '{s.sign} {H} looked up. {H} looked down. [It was so odd.|It was not a joke.] Hmm!',
    'Listen! I will say it quick. {s.sign} There! Now you know, and {H} knows, too.',
    '{weight}Plop went the spoon! {s.sign} {H} did not pick up the spoon. Would you?',
    '{H} had a spoon in {his} mouth. And then? {s.sign} Clonk went the spoon!',
    'It was a day like any day. But no! {s.sign} {H} put down {his} cup.',
    '{sign-seen}One cat stood still. One dog stood still. {s.sign} {H} stood still, too. Oh!',
    'Oh my! Oh dear, oh my! {s.sign} Even the old cat got up.',
    'Hush! What was that? {s.sign} [“Hm!” said {H}.|]',
  ],
};
