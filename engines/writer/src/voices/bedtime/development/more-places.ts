// The bedtime voice (5-8): `morePlaces` in the development.
import type { Beats } from '../../voice.ts';

export const MORE_PLACES: Beats = {
  morePlaces: [
    'The way led on by {n.name}. {n.prop} {n.folk} {also} It would have been a fine place to stay. “On the way back,” said {H}, and {they} {was} soon through it, though {he} looked over {his} shoulder twice.',
    'Then came {n.name}. {n.climate} {n.prop} {also} {All} had to ask the way, and got three answers. [{They} took the middle one, and it turned out to be right.|Two of them were about cheese, so {they} took the third.]',
  ],
};
