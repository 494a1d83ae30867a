/** What a spirit is made of. */

export interface Shape {
  back?: string;
  body: string;
  front?: string;
  faceY: number;
  wide: number;
  top: number;
  lift: number;
  /** how far from the middle the hands are, where the body is narrower there than elsewhere */
  hands?: number;
  eye?: number;
  spread?: number;
  /** how far above the usual place hats sit (negative y) */
  hat?: number;
}
