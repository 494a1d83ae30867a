/** Round glasses on the faces of everybody but people, who choose theirs (`human-features.ts`). */
import { line } from '../shapes.ts';

const FRAME = '#3b4a8f';
const THIN = 7;

interface Lenses {
  /** how far from the middle of the face their middles are */
  x: number;
  y: number;
  r: number;
  thick?: number;
  /** opacity of the glass */
  tint?: string;
}

export const lenses = ({ x, y, r, thick = THIN, tint = '.16' }: Lenses): string => {
  const glass = `fill="#cfeaff" fill-opacity="${tint}" stroke="${FRAME}" stroke-width="${thick}"`;
  return [-x, x].map((at) => `<circle cx="${at}" cy="${y}" r="${r}" ${glass}/>`).join('');
};

/** Over the nose, from `half` to the left to `half` to the right. @param top y of what it arches up to */
export const bridge = (half: number, y: number, top: number, thick = THIN): string =>
  line(`M${-half} ${y} Q0 ${top} ${half} ${y}`, FRAME, thick);
