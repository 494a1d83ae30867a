/** The built-in narrator: speaks on this machine, needs no key and no network. English only. */
import type { Narrator } from './narrator.port.ts';
import { narratorInThreads } from './threads.ts';

export function builtInNarrator({ threads = 1 }: { threads?: number } = {}): Narrator {
  return narratorInThreads(new URL('./built-in.worker.ts', import.meta.url), { threads, provider: 'built-in' });
}
