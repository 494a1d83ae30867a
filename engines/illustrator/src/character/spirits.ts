/** What a feeling does to ears and tails. */
import type { Expression } from './expression.ts';
import type { Stance } from './figure.ts';

export type Spirits = 'up' | 'down' | 'alert' | 'cross' | 'even';

export function spiritsOf({ mouth, browTilt, browUp }: Expression): Spirits {
  if (browTilt < -8) return 'cross';
  if (mouth === 'frown' || mouth === 'wavy' || mouth === 'pout') return 'down';
  if (mouth === 'o' || browUp > 7) return 'alert';
  return mouth === 'grin' || mouth === 'laugh' || mouth === 'speak' ? 'up' : 'even';
}

/** Degrees by which an ear falls to its side, and a tail towards the ground. */
const EARS: Readonly<Record<Spirits, number>> = { up: -3, down: 26, alert: -8, cross: 18, even: 0 };
const TAILS: Readonly<Record<Spirits, number>> = { up: -14, down: 24, alert: -6, cross: 8, even: 0 };

/** In scenes alone: where nothing happens, ears and tails are those of the kind. */
export const earsFall = ({ feeling, bearing }: Stance): number => (bearing ? EARS[spiritsOf(feeling)] : 0);
export const tailFalls = ({ feeling, bearing }: Stance): number => (bearing ? TAILS[spiritsOf(feeling)] : 0);
