/** A voice that the operator has mounted, away from the HTTP loop. It is opened once in a thread, with the first task. */
import { narrateWith, type OtherVoice } from '@fableloom/narrator';
import { workerData } from 'piscina';
import { loadFlite, recordTask, type SpeakResult, type SpeakTask } from '../record-task.ts';
import { openVoice } from './sherpa.ts';
import type { VoiceModel } from './voice-folder.ts';

export interface MountedVoice {
  /** Package or file that speaks the language of sherpa-onnx. */
  from: string;
  model: VoiceModel;
}

const flite = loadFlite();
let open: OtherVoice | null = null;

export async function speak(task: SpeakTask): Promise<SpeakResult> {
  const module = await flite;
  // A thread that breaks while it begins would be begun again for ever: what cannot be opened fails the task instead.
  const { from, model } = workerData as MountedVoice;
  const voice = (open ??= openVoice(from, model));
  return recordTask(task, (brief, tell) => narrateWith(voice, brief, module, tell));
}
