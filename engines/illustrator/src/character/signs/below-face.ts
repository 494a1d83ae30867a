/** Where the whole body is a face, what is worn on the breast is worn below the mouth. */
import { outlinesOf } from '../../scene/reach.ts';
import { group } from '../../shapes.ts';

/** Eyes and mouth of such a body, in the frame that its signs are drawn in. */
export interface BodyFace {
  x: number;
  /** half of its width */
  half: number;
  top: number;
  chin: number;
}

export interface Spot {
  x: number;
  y: number;
  scale: number;
}

/** Skirts may hang this far over the ground, which is at 0. */
const HEM = 10;
/** Lower than this nobody knows what it is. */
const LEAST = 0.3;
/** Cloth is wrapped around the body: it loses more of its height than of its width. */
const WIDER = 1.5;

/** A sign at its spot, or lower and smaller where a mark of it would lie over the face. */
export function belowFace(art: string, { x, y, scale }: Spot, face: BodyFace): string {
  const boxes = outlinesOf(art).filter((outline) => outline.length).map((outline) => {
    const [xs, ys] = [outline.map(([at]) => at), outline.map(([, at]) => at)];
    return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
  });
  const covers = boxes.some(({ left, right, top, bottom }) =>
    x + left * scale < face.x + face.half && x + right * scale > face.x - face.half && y + top * scale < face.chin && y + bottom * scale > face.top);
  if (!covers) return group(`transform="translate(${x} ${y}) scale(${scale})"`, art);
  const [top, bottom] = [Math.min(...boxes.map((box) => box.top)), Math.max(...boxes.map((box) => box.bottom))];
  const tall = Math.min(scale, Math.max(LEAST, (HEM - face.chin) / (bottom - top)));
  return group(`transform="translate(${x} ${Math.round(face.chin - top * tall)}) scale(${Math.min(scale, tall * WIDER).toFixed(2)} ${tall.toFixed(2)})"`, art);
}
