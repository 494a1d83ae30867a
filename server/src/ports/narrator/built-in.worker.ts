/** The built-in voice, away from the HTTP loop. */
import { narrate } from '@fableloom/narrator';
import { loadFlite, recordTask, type SpeakResult, type SpeakTask } from './record-task.ts';

const flite = loadFlite();

export async function speak(task: SpeakTask): Promise<SpeakResult> {
  const module = await flite;
  return recordTask(task, (brief, tell) => narrate(brief, module, tell));
}
