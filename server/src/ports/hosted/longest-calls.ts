/** How long calls to hosted models may take with all the patience that the settings give them. */
import { forPictures, LONGEST_PAUSE_MS, TRIES } from './patience.ts';
import type { HostedSettings } from './settings.ts';

export type Calls = Partial<Record<'text' | 'image' | 'speech', number>>;

/** Milliseconds; nothing for what is built in. */
export function longestCallsMs({ patience, ...chosen }: Pick<HostedSettings, 'text' | 'image' | 'speech' | 'patience'>, calls: Calls): number {
  const one = (work: keyof Calls): number => TRIES * (work === 'image' ? forPictures(patience) : patience).silentMs + (TRIES - 1) * LONGEST_PAUSE_MS;
  return (['text', 'image', 'speech'] as const).reduce((sum, work) => sum + (chosen[work] ? (calls[work] ?? 0) * one(work) : 0), 0);
}
