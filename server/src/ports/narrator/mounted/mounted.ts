/** The narrator with a voice that the operator has mounted. Word times are found by ear: such voices tell none. */
import type { Narrator } from '../narrator.port.ts';
import { narratorInThreads } from '../threads.ts';
import type { MountedVoice } from './mounted.worker.ts';
import { SHERPA } from './sherpa.ts';
import type { FoundVoice } from './voice-folder.ts';

export function mountedNarrator({ name, model }: FoundVoice, from: string = SHERPA): Narrator {
  const voice: MountedVoice = { from, model };
  return narratorInThreads(new URL('./mounted.worker.ts', import.meta.url), { threads: 1, provider: name, workerData: voice });
}
