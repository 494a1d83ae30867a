// The novel voice (12-17): `wish` in the climax.
import type { Beats } from '../../voice.ts';

export const WISH: Beats = {
  'wish:object': [
    '{can-see}It was at this juncture, of all junctures, that {he} became aware of {w.a}. It must have been lying there before any of them came, and it was digging into {him} with a kind of insistence. {He} swore at it. Then {he} looked. You seldom do look at what you have only wanted to be rid of. {He} turned it over in {his} {H.hand}s, with no time whatever to spare for it, as attentively as if {he} had been at home at a table with nothing to do all afternoon; and it came to {him} that there was one side of it at which {he} had never yet looked.',
  ],
  'wish:place': [
    'There was a way, and it lay through {w.a}. {H} had known that it would come to this; you do not come upon such a place and have done with it. {He} drove the others before {him}, scolding them like geese, and went last; and so what {he} got to know of it was chiefly the back of the person in front. Nobody had leisure to admire anything. Somebody let go, and was found again, by the collar. {He} put out a hand, and there was something solid; {he} put out the other, and there was the next of them, and it held on; and so, with nothing else to steer by, they went in the direction from which nobody was pushing.',
  ],
  'wish:event': [
    '{can-see}And then {w.the} came down on top of it all, with that sense of theatre that catastrophe has. What had been difficult was now merely insane. People were flung together who had been apart, and apart who had been clinging. And {H}, spun round by it, with {his} mouth full of grit, saw what {he} could not have seen if {he} had been left standing where {he} was: that there was another side to {k.the}, on which nobody had looked at it yet, and that from there it was a good deal less sure of itself. {He} did not shout. It was the sort of thing that you would rather not startle; and {he} began to work {his} way along towards it, sideways, begging people’s pardon, like somebody late for a concert.',
  ],
  'wish:feeling': [
    '{He} was more {w.head} than {he} would have thought a body could be and go on breathing. It roared in {him}. And somewhere behind the roaring, small and dry, like someone turning pages in another room, there was a person noticing that it roared. {H} held on to that. So I am not it, {he} thought; I am the one it is happening to. The distinction may sound a fine one. {He} put {his} whole weight on it, and it bore; and {he} stood there on it, with all of that going by on either hand, as you stand on a stone in the middle of a stream, and looked about for the next.',
  ],
};
