// The novel voice (12-17): `morePlaces` in the development.
import type { Beats } from '../../voice.ts';

export const MORE_PLACES: Beats = {
  morePlaces: [
    '{march}{days}The straight road would have missed {n.name}, and that would have been a pity; or it would have been a mercy. {n.prop} {n.folk} They were given beds there, and a great deal of advice that contradicted itself. {n.climate} {also} Lying awake, {H} tried to feel that {he} was getting somewhere. What {he} felt instead was the peculiar loneliness of places where you know nobody: all those lights, each with its supper, each sure of being the middle of the world. Somebody below was calling in a cat. {He} listened for it to come; it took a long time about it, and it was only when {he} had heard the door that {he} could go to sleep.',
  ],
};
