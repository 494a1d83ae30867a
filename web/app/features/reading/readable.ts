/** A story as far as it is read: the family's own, and one that somebody shared. */
import type { Picture } from '@fableloom/contract';
import type { AgeRange } from '@fableloom/contract/taxonomies/age-ranges';
import type { Phase } from '@fableloom/contract/taxonomies/phases';

export interface ReadablePart {
  id: string;
  phase: Phase;
  text: string;
  picture: Picture | null;
}

export interface Readable {
  id: string;
  title: string;
  ageRange: AgeRange;
  parts: readonly ReadablePart[];
}
