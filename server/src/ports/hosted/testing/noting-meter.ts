/** A meter that only notes, for tests of adapters that have no database. */
import type { Amount, Call, Meter, Used } from '../meter.ts';

export type Noted = Pick<Call, 'work' | 'model'> & Used;

export interface NotingMeter extends Meter {
  /** What every call used, oldest first. */
  noted: Noted[];
  /** What was kept free for each of them. */
  estimates: Amount[];
}

export function notingMeter(): NotingMeter {
  const noted: Noted[] = [];
  const estimates: Amount[] = [];
  return {
    noted, estimates,
    async begin({ work, model, estimate }) {
      estimates.push(estimate);
      return async (used) => void noted.push({ work, model, ...used });
    },
  };
}
