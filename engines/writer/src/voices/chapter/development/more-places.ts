// The chapter voice (9-12): `morePlaces` in the development.
import type { Beats } from '../../voice.ts';

export const MORE_PLACES: Beats = {
  morePlaces: [
    'Their way took them through {n.name}. {n.prop} {n.folk} {also} On any other day {H} would have stayed until they threw {him} out. As it was, {he} asked {his} questions at a trot. Nobody knew anything, and everybody said so at length. {n.climate} When they had left it behind, {he} looked back and promised it, not out loud, to come again and stay to supper.',
    'They came through {n.name} as well, since it lay on the way, or very nearly. {n.prop} {n.climate} {n.folk} {also} {H} would have given a good deal to be allowed to stop there properly, with nothing to find out and nobody to hurry for. But there was no more than an hour. It was spent in going from one thing to the next. [“Come back when you’ve done it,” somebody told them at the last, “and we’ll show you the rest.”|At the last {he} was given a plum, for asking so nicely.] {He} looked round once, from the far side, as you look round at somebody whose name you forgot to ask.',
  ],
};
