// The bedtime voice (5-8): `treasure` in the resolution.
import type { Beats } from '../../voice.ts';

export const TREASURE: Beats = {
  treasure: [
    'There was one thing {l.at} that they had not had time for. {l.treasure} So on the Sunday after that they all went to see it. {H} looked at it for a long while. “I thought it would be bigger,” {he} said. “I like it like this.”',
    '“You’ve been everywhere,” they told {H}, “and you still haven’t seen the best thing {l.at}.” {l.treasure} “I’m saving it,” said {H}. {He} is saving it still. Some days {he} gets as far as the corner, and smiles, and turns round.',
    'When visitors come to {l.name} now, {H} shows them round. {l.treasure} {He} keeps that for the end. “Did you use it, to save the day?” they always ask. “No,” says {H}. “It’s only there to be looked at. It’s very good at that.”',
    'That evening the light fell right across {l.name}. {l.treasure} Just for a moment it shone so that you could see it from the road. “It’s saying well done,” said somebody. {H} thought so, too.',
    'A man with a notebook came to {l.name}, to write everything down. {l.treasure} So he wrote that down as well. “And which of you does it belong to?” he asked. They looked at each other. Nobody had ever thought about that. “On Tuesdays it’s mine,” said the smallest.',
    '{also} {l.name} has one secret left. {l.treasure} It is still there, if you know where to look. {H} knows. Now and then {he} goes and says hello to it. {He} never stays long.',
    '{l.treasure} They all went to look at it together, on the way home. Nobody wanted to take it away. Some things are only treasure as long as they are where they belong.',
    '“Is it true,” a little girl asked {H}, “that there is something wonderful {l.at}?” {l.treasure} So {H} took her to see it. She looked at it with her head on one side. “And what does it do?” she asked. “It waits,” said {H}. They waited a bit, too, to keep it company.',
    '{l.treasure} That is {l.at} still, and it will be there tomorrow. {H} has told only two people how to find it, and one of them forgot at once. “Good,” said {H}. “Now you can be surprised again.”',
    'On the map of {l.name} is one very small star, in red pencil. {l.treasure} {H} put the star there {himself}, so as not to forget. But {he} has never needed the map. It is the kind of way that you know by heart.',
  ],
};
