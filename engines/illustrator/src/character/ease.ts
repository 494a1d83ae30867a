/** How somebody stands of whom the words tell no pose: what the arms do, on which leg the weight is, and where the body leans. */
import { type Pose, POSES, type Stance } from './figure.ts';

export type EaseName =
  'loose' | 'hip' | 'akimbo' | 'strap' | 'talk' | 'explain' | 'clasp' | 'open' | 'drawn up' | 'crossed' | 'droop' | 'chin' | 'heart';

/** What the hands are for: who has paws, wings or fins does what comes nearest to it. */
export interface Ease {
  name: EaseName;
  near: Pose['near'];
  far: Pose['far'];
}

/** Degrees as in `POSES`. */
export const EASES: Readonly<Record<EaseName, Ease>> = {
  loose: { name: 'loose', near: [20, -6], far: [13, 6] },
  hip: { name: 'hip', near: [14, 6], far: [56, -48] },
  akimbo: { name: 'akimbo', near: [56, -48], far: [56, -48] },
  strap: { name: 'strap', near: [15, 3], far: [22, -122] },
  talk: { name: 'talk', near: [34, 92], far: [17, 0] },
  explain: { name: 'explain', near: [44, 84], far: [30, 66] },
  clasp: { name: 'clasp', near: [14, -78], far: [14, -78] },
  open: { name: 'open', near: [62, 82], far: [62, 82] },
  'drawn up': { name: 'drawn up', near: [26, -124], far: [22, -112] },
  crossed: { name: 'crossed', near: [24, -82], far: [30, -96] },
  droop: { name: 'droop', near: [6, -6], far: [7, -4] },
  chin: { name: 'chin', near: [24, -158], far: [18, -74] },
  heart: { name: 'heart', near: [20, -116], far: [14, 4] },
};

/** What a body does that is told to do nothing. */
export interface AtEase {
  ease: Ease;
  /** degrees to where it looks; away from there is negative */
  lean: number;
  /** The weight is on one leg: the other one stands out to the side. 0 is on both. */
  weight: -1 | 0 | 1;
}

const FREE_ARMS = new Set(['standing', 'sitting']);

/** The pose that is told, filled with what nothing is told of. */
export function poseOf({ pose, held, bearing }: Pick<Stance, 'pose' | 'held' | 'bearing'>): Pose {
  const told = POSES[pose];
  if (!bearing) return told;
  const { ease, lean, weight } = bearing;
  // Who sits leans less, and who does something leans as that asks for.
  const leans = told.lean || (pose === 'sitting' ? lean / 2 : lean);
  return { ...told, ...freeArms(pose, held, ease), lean: leans, ...(weight && told.legs === 'stand' ? { weight } : {}) };
}

function freeArms(pose: Stance['pose'], held: string | undefined, { name, near, far }: Ease): Partial<Pose> {
  if (pose === 'holding') return FAR_ALONE.has(name) ? { far } : {};
  if (held || !FREE_ARMS.has(pose) || (pose === 'sitting' && BESIDE_KNEES.has(name))) return {};
  return { near, far };
}

/** What the other hand does that holds nothing. */
const FAR_ALONE: ReadonlySet<EaseName> = new Set(['hip', 'akimbo']);
/** On the ground hands lie beside the knees. */
const BESIDE_KNEES: ReadonlySet<EaseName> = new Set(['loose', 'hip', 'akimbo', 'strap', 'droop', 'clasp', 'crossed']);
