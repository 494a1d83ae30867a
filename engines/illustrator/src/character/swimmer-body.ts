/** What the body of a swimmer says about itself. */
import type { Spot } from './signs/below-face.ts';

export interface Body {
  art: string;
  faceX: number;
  faceY: number;
  spread: number;
  eye: number;
  left: number;
  right: number;
  top: number;
  /** half width of the mouth and where it is, from the middle of the face; below the eyes where absent */
  mouth?: { x: number; y: number; w: number };
  /** where it wears what others wear on the breast, if its mouth is at the water */
  flank?: Spot;
}
