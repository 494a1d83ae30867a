// The bedtime voice (5-8): `day` in the introduction.
import type { Beats } from '../../voice.ts';

export const DAY: Beats = {
  day: [
    'So it might have gone on. There was soup, and after the soup there was nothing but {sound}. {H} ate an apple from the outside to the pips. The time went by as slowly as a snail with a suitcase.',
    'There was a smell of {smell}, and nobody was in a hurry. {H} had just [sat down|found a good place to sit]. That is always when it happens, isn’t it? You sit down, and then...',
    'You could see {far} from there. {H} looked at that for a while. Then {he} looked at {his} {H.hand}, and then at nothing. It was the last quiet minute for quite a long time.',
    '{H} was cutting a slice of bread, and it had come out thick at one end and thin at the other. {He} was just wondering which end to put the jam on. It is a nice thing to wonder about. You can only do it on a very quiet day.',
    'Nobody had anything to do, and they were all doing it. The cat was doing it best. {H} lay down next to it, to see how it was done. {He} had just got the paws right when somebody stepped on {him}, by mistake.',
    'Somebody was telling {H} about a cousin’s new gate. It was a long story, and it had hinges in it. {H} nodded in all the right places. {He} had just begun to nod in the wrong ones, and then there was no more time for gates.',
  ],
};
