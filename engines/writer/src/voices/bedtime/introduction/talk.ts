// The bedtime voice (5-8): `talk` in the introduction.
import type { Beats } from '../../voice.ts';

export const TALK: Beats = {
  talk: [
    '“We could do nothing,” said {F}. “That is what everyone else is doing.” “Then we wouldn’t be lonely,” said {H}. “But it wouldn’t be much use.” “I thought you would say that,” said {F}, and [began to count on {F.his} {F.hand} what they would need|looked as if {F.he} had been thinking it all along].',
    '“Are you thinking what I am thinking?” said {H}. “I am thinking about cheese,” said {F}. “After the cheese, then.” “I’ve finished,” said {F}, and stood up, just in case.',
'{H.face}{F.face}“I’m going,” said {H}. “I know,” said {F}. “You’ve got your going face on.” They shared an apple, bite and bite about. [“{F.say},” said {F}.|“You don’t have to come,” said {H}. “Don’t be silly,” said {F}.] When there was only the core left, {F} got up. “I’ll fetch the other bag.”',
    '“You’ll need somebody to carry the sandwiches,” said {F}. “I can carry them,” said {H}. “And somebody to eat them,” said {F}, “so that they don’t get heavy.” {H} had not thought of that. So that was that.',
    '“Is it dangerous?” asked {F}. “I don’t know,” said {H}. “Is it far?” “I don’t know that, either.” “Is there anything that you do know?” {H} had a think. “I know who I want to go with,” {he} said. And then there was nothing more to ask.',
    '“No,” said {F}. {H} had not asked anything yet. “No, I won’t let you go alone,” said {F}, “if that’s what you were going to say.” “I was going to say, do you want the crust?” said {H}. {F} wanted the crust as well.',
    '“If it gets bad,” said {F}, “we’ll say a word. And when one of us says it, we both go home.” They thought of a good word. It was “porridge”. “And if we only want porridge?” asked {H}. They had to think of another word.',
  ],
};
