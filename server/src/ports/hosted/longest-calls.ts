/** How long calls to hosted models may take with all the patience that the settings give them. */
import { forPictures, forSpeech, LONGEST_PAUSE_MS, TRIES } from './patience.ts';
import type { HostedSettings } from './settings.ts';

export type Calls = Partial<Record<'text' | 'image' | 'speech', number>>;

/** Milliseconds; nothing for what is built in. */
export function longestCallsMs({ patience, ...chosen }: Pick<HostedSettings, 'text' | 'image' | 'speech' | 'patience'>, calls: Calls): number {
  const { text, image, speech } = chosen;
  const silences = { text: text && patience.silentMs, image: image && forPictures(patience).silentMs, speech: speech && forSpeech(speech, patience).silentMs };
  return (['text', 'image', 'speech'] as const).reduce((sum, work) => {
    const silentMs = silences[work];
    return sum + (silentMs === null ? 0 : (calls[work] ?? 0) * (TRIES * silentMs + (TRIES - 1) * LONGEST_PAUSE_MS));
  }, 0);
}
