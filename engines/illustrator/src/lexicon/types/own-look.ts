/** What one specific type of the tree is made of, where its words alone would make it look like its neighbours. */
import type { PoseName } from '../../character/figure.ts';
import type { AgeGroup, HairStyle } from '../../character/look.ts';
import type { Being } from '../being.ts';
import type { Costume } from '../roles.ts';

export interface OwnLook {
  /** a body of its own, drawn in its own colours */
  being?: Being;
  /** what it wears, instead of what its words would find */
  wears?: Costume;
  hair?: string;
  hairStyle?: HairStyle;
  skin?: string;
  age?: AgeGroup;
  /** words of `lexicon/marks.ts` */
  marks?: readonly string[];
  /** names of `character/signs/` */
  signs?: readonly string[];
  held?: string;
  /** how it stands in a picture of its own: a dancer dances */
  stands?: PoseName;
  /** how see-through it is: 1 is solid */
  veil?: number;
  /** what is otherwise for boys and men */
  male?: Omit<OwnLook, 'male' | 'being'>;
}

/** By the name of the type, in small letters. */
export type OwnLooks = Readonly<Record<string, OwnLook>>;
