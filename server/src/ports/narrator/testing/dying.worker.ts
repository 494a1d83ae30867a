/** For tests: the built-in worker, in a thread that dies when the text asks for it. */
import { speak as speakAlive, type SpeakResult, type SpeakTask } from '../built-in.worker.ts';

export async function speak(task: SpeakTask): Promise<SpeakResult> {
  if (task.brief.text === 'Die.') process.exit(7);
  if (task.brief.text === 'Break.') throw new TypeError('a broken engine');
  return speakAlive(task);
}
