// What was given at the beginning and was not what saved the day, since a family thought of something else on the way: tried, and put where it is handy.

import type { AgeRange } from '../brief.ts';

/** `tried` belongs to a scene in which nothing helps, `kept` to one in which they are done. `{left}` is the thing. */
export const LEFT_OVER: Readonly<Record<AgeRange, Readonly<Record<'tried' | 'kept', string>>>> = {
  '3-4': { tried: '[And {left}? No, no!|And {left}? Not that.]', kept: '[And {left}? For next time!|And {left}? Next time!]' },
  '5-8': { tried: '[Even {left} was no help.|They tried it with {left}, too. No.]', kept: '[At the bottom of the bag lay {left}. “Next time,” {H} told it.|And {left}? It got the best place on the shelf, for having come along.]' },
  '9-12': {
    tried: '[Somebody even got out {left}, and they all looked at it, and it was put back.|Even {left} was tried, and was no use at all.]',
    kept: 'Right at the bottom of the bag {H} came upon {left}, which nobody had needed after all, and put it by the door, for the next time.',
  },
  '12-17': {
    tried: '[Even {left}, on which there had at one time been some hopes, was got out, and considered, and put back into the bag.|Somebody suggested {left}. It was tried, for the sake of having tried it.]',
    kept: 'When the bag was turned out there was {left} in it, which had been carried the whole way and back for nothing; and {H} put it where {he} could see it, on the ground that there is always a next time.',
  },
};
