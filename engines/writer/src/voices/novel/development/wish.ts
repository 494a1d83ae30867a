// The novel voice (12-17): `wish` in the development.
import type { Beats } from '../../voice.ts';

export const WISH: Beats = {
  'wish:object': [
    'And it was now, with everything at a stand, that {w.a} came into it. They had all walked past the thing. It was {H} who turned back, {he} never knew why, and knelt, and rubbed away the dirt with {his} thumb; and there it was, a mark so small and so deliberate that it could only have been meant for a person who would kneel. {He} stayed down there longer than {he} needed to. When {he} got up again the whole business had a different shape, and they had been going along the outside of it, {he} now saw, from the very beginning, with the greatest determination, as you walk round a house looking for the door.',
  ],
  'wish:place': [
    'It was {w.a}, in the end, as {he} had been afraid that it would be. There was a fence, and {he} got over it. Inside, it was nothing like what {he} had imagined: it was smaller, and tidier, and somebody had been taking care of it. On a nail hung a coat, still damp. {H} stood in the middle of the floor with {his} heart going and slowly understood that {he} had been afraid, ever since {he} first heard its name, of a place in which someone had simply been living. {He} would have liked to leave a note, and could think of nothing to put. In the end {he} straightened the coat on its nail, and went out backwards, and shut the gate after {him}, so that nothing should get in.',
  ],
  'wish:event': [
    'Then came {w.the}, and took the decision out of their hands. It fell on them like something emptied from a height. You had an impression of noise, of running, of a hat going by at the level of your eyes; and when it was possible to think again the company was scattered, the lunch was gone, and {H} was face down in a place that {he} would never in a hundred years have chosen to go. It was, of course, the right one. {He} resented that for as long as {he} lived; for you like to be able to say, of the best thing that you ever did, that it had been meant.',
  ],
  'wish:feeling': [
    'It was when nothing was happening that it caught up with {him}. {He} had been {w.head} for so long that {he} had taken it for {his} own nature. Now {he} kept quite still and let it come, all of it, up to the eyes. It was very large; it was not, on the whole, unfriendly. “I’m {w.head},” {he} said at last, aloud, to no one. It is a strange thing to say that this helped, since it altered nothing. But from there on {he} was leading it about, instead of being led; and the others, who had noticed nothing, remarked only that {he} had for some reason stopped looking at the ground.',
  ],
};
