/** What the forepaws of a sitting beast do. */
import { restingPaw, type SittingBuild } from './beast-build.ts';
import type { EaseName } from './ease.ts';
import type { PoseName, Stance } from './figure.ts';
import type { Point } from '../shapes.ts';

/** What paws do where no pose is told: who talks lifts one, who is shy or afraid has both before the breast. */
export const pawsDo = ({ pose, held, bearing }: Stance): PoseName | 'telling' | 'lifting' => {
  if (!bearing || held || (pose !== 'standing' && pose !== 'sitting')) return pose;
  return PAWS[bearing.ease.name] ?? pose;
};

const PAWS: Partial<Record<EaseName, PoseName | 'telling' | 'lifting'>> = {
  talk: 'telling', explain: 'telling', open: 'telling', clasp: 'hugging', 'drawn up': 'hugging', heart: 'lifting', chin: 'thinking', strap: 'lifting',
};

/** The foreleg in a pose, whether its pads show, and whether it stands on the ground. `near` is the side it turns to. */
export function pawOf(pose: PoseName | 'telling' | 'lifting', f: number, near: boolean, built: SittingBuild): { points: Point[]; lifted?: boolean; onGround?: boolean } {
  const at = (...points: Point[]): Point[] => points.map(([x, y]) => [f * x, y] as const);
  if (pose === 'cheering' || pose === 'flying' || (pose === 'waving' && !near)) return { points: at([56, -140], [122, -142], [154, -200]), lifted: true };
  if (pose === 'pointing' && near) return { points: at([54, -136], [112, -142], [164, -154]) };
  if (pose === 'telling' && near) return { points: at([48, -134], [100, -120], [124, -158]), lifted: true };
  if (pose === 'lifting' && near) return { points: at([42, -130], [66, -92], [64, -62]) };
  if (pose === 'thinking' && near) return { points: at([50, -120], [84, -112], [56, -168]) };
  if (pose === 'climbing') return { points: at([50, -138], [98, -168], [112, -228]), lifted: true };
  if (pose === 'embracing' && near) return { points: at([54, -140], [104, -138], [148, -116]) };
  if (pose === 'hugging' || pose === 'embracing') return { points: at([50, -136], [74, -92], [20, -84]) };
  if (pose === 'holding' && near) return { points: at([42, -132], [70, -92], [46, -84]) };
  if (pose === 'running') return { points: near ? at([40, -128], [84, -86], [112, -44]) : at([28, -128], [22, -72], [-4, -30]) };
  const [points, onGround] = restingPaw(built, f);
  return { points, onGround };
}
