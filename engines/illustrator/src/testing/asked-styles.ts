/** Every background, lighting and mood of the contract's lists as the style of a brief. */
import { BACKGROUNDS } from '../../../../contract/src/taxonomies/backgrounds.ts';
import { LIGHTINGS } from '../../../../contract/src/taxonomies/lightings.ts';
import { MOODS } from '../../../../contract/src/taxonomies/moods.ts';

export const ASKED = {
  backgrounds: BACKGROUNDS.map((background) => ({ background })),
  lightings: LIGHTINGS.map((lighting) => ({ lighting })),
  moods: MOODS.map((mood) => ({ mood })),
};
