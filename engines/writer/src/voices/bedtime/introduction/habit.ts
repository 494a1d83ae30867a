// The bedtime voice (5-8): `habit` in the introduction.
import type { Beats } from '../../voice.ts';

export const HABIT: Beats = {
  habit: [
    '{also} {H.habit} “You’re a funny one,” somebody told {him} once. {H} thought about it for a whole bath. “Am I?” {he} said in the end, and pulled out the plug.',
    '{H.habit} {H.habit} [Grown-ups shook their heads.|The neighbours had stopped asking.] But when something went wrong, it was {H’s} door they knocked on, and generally before breakfast. {also}',
    '{H.habit} {also} If you wanted to know the rest, you only had to ask the little ones. They told you, and told you. “And {he} lets us,” they always said, whatever it was. There is hardly anything better that you can say about a person.',
    '{H.habit} Somebody wanted to know how a person gets to be like that. They asked the oldest person there was. “Oh,” said the oldest person, “{H} came like that.” So then they left {him} as {he} was. {also}',
    '{also} {H.habit} “There ought to be a prize for that,” somebody said. So they gave {him} one. It was a cork on a ribbon. {H} wore it until the ribbon wore out, and after that {he} kept the cork.',
    '{also} {H.habit} “Are you always like that?” asked a small boy. “Like what?” said {H}. The small boy tried to show {him}, and could not do it half so well. He had to go home and practise.',
    '{also} {H.habit} “I do hope it isn’t catching,” said a lady with a pram. But the baby in the pram had been watching {H} the whole time. It was trying to do it, too.',
    '{also} There was a rhyme about {H}, for skipping. It was very long, and mostly about jam, but it had this in it as well. {H.habit} {H} could skip to the rhyme {himself}, as far as the jam.',
  ],
};
