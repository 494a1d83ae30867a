/** The built-in eyes: colors and light, no model, no key, no network. */
import { Piscina } from 'piscina';
import { CannotSee, type Eyes, type Sight } from './eyes.port.ts';

/** A picture that takes longer is made to take long. */
const MOST_MS = 15_000;
const KEPT_WARM = 60_000;

export function builtInEyes({ threads = 1 } = {}): Eyes {
  const filename = new URL('./built-in.worker.ts', import.meta.url).href;
  const pool = new Piscina<Uint8Array, Sight>({ filename, minThreads: 0, maxThreads: threads, idleTimeout: KEPT_WARM });
  // A thread that dies while it has nothing to do harms nobody; without a listener it would end the process.
  pool.on('error', () => {});
  return {
    provider: 'built-in',
    async look(picture) {
      try {
        return await pool.run(new Uint8Array(picture), { name: 'look', signal: AbortSignal.timeout(MOST_MS) });
      } catch (error) {
        throw new CannotSee(error);
      }
    },
    close: () => pool.destroy(),
  };
}
