// The chapter voice (9-12): `wish` in the introduction.
import type { Beats } from '../../voice.ts';

export const WISH: Beats = {
  'wish:object': [
    'That same {time} {H} came across something else. It was {w.a}. It lay half under the step, where {he} had walked past a hundred times. {He} was as sure as {he} had ever been of anything that it had not been there yesterday. It was a little warm, as if somebody had only just put it down. {He} told nobody, and kept it where {he} could hear if it moved.',
    'And as if that were not enough, there was {w.a}. It arrived without a letter, wrapped in a page from a newspaper that nobody had heard of. “It’s nothing to be afraid of,” people said. But {H} noticed that none of them cared to touch it. {He} picked it up {himself}, and felt, quite distinctly, that it was pleased. The others moved a little further down the table. “You can have it, then,” they told {him}, rather fast.',
  ],
  'wish:place': [
    'There was one place that {H} had been meaning to see for as long as {he} could remember, and that was {w.a}. {He} had been promised it twice, and twice something had come up. {He} had a picture of it, cut out of a magazine, with half a recipe for soup on the back. Now that nothing was as usual any more {he} got it out and looked at it, and felt what a nail must feel when someone shows it a magnet. {He} told {himself} that {he} was only looking. A nail, no doubt, tells itself the same.',
  ],
  'wish:event': [
    'And all of this had to happen just when there was {w.a} to be got ready. Half of them were getting on with it, and the other half were getting in the way. You could not hear yourself think. {H}, who did need to think, put {his} fingers in {his} ears. It struck {him} that if you wished to do something without being seen, you could hardly choose a better time. {He} was handed a tray, and carried it in at one door, and out at the other.',
  ],
  'wish:feeling': [
    '{H} would not have told anyone, but {he} was {w.head}. It had come on slowly, like a cold, and by now {he} had it everywhere. {He} tried being busy. {He} tried being rude to a door. In the end {he} sat down on the stairs and let it catch up with {him}. “All right,” {he} said. “There you are.” After that there were two of them on the stairs, and it was surprising how much less of a crowd that seemed.',
  ],
};
