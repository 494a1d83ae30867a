/** Who is seen in a scene, and what of them is seen. */
import type { DrawnCharacter } from '../brief.ts';
import type { Climbed } from '../character/climbing.ts';
import type { Feeling } from '../character/expression.ts';
import type { PoseName } from '../character/figure.ts';
import type { Seat } from '../character/seat.ts';
import type { Ride } from './rides-told.ts';

/** What somebody is seen to do beside a pose. */
export interface Doing {
  /** lies there awake, and in no bed */
  uncovered?: boolean;
  held?: string;
  /** the thing of the scene that it points at */
  pointsAt?: string;
  /** a thing of the passage that is on its head, as no hat is */
  onHead?: string;
  /** crouches behind something */
  hides?: boolean;
  eyesShut?: boolean;
  /** is told to smile or grin, where others only look content */
  smiles?: boolean;
  climbs?: Climbed;
  /** what goes from its hands to somebody else's, or away */
  pulls?: 'rope';
  /** what it sits on, where it is not the ground: read when it is known who sits */
  sitsOn?: Seat;
  rides?: Ride;
  /** sits at the table at which all eat */
  atTable?: true;
}

export interface Player extends Doing {
  character: DrawnCharacter;
  feeling: Feeling;
  pose: PoseName;
  /** an animal that only comes by, as large as they are */
  guest?: boolean;
  /** lies under the sky, where no beds are */
  outside?: true;
  /** holds one umbrella over everybody */
  sheltersAll?: 'both of them' | 'all of them';
  /** the name of who is given what the hand holds */
  givesTo?: string;
}
