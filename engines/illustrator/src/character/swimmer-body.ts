/** What the body of a swimmer says about itself. */

export interface Body {
  art: string;
  faceX: number;
  faceY: number;
  spread: number;
  eye: number;
  left: number;
  right: number;
  top: number;
}
