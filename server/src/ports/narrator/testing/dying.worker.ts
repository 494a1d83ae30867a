/** For tests: the built-in worker, in a thread that dies when the text asks for it; "once" only the first time, in the middle of its work. */
import { existsSync, writeFileSync } from 'node:fs';
import { speak as speakAlive } from '../built-in.worker.ts';
import type { SpeakResult, SpeakTask } from '../record-task.ts';

/** "…once: /tmp/mark." dies unless the file is there already, and leaves it behind. */
const ONCE = /Die once: (\S+)\./;

export async function speak(task: SpeakTask): Promise<SpeakResult> {
  if (task.brief.text === 'Die.') process.exit(7);
  if (task.brief.text === 'Break.') throw new TypeError('a broken engine');
  const mark = ONCE.exec(task.brief.text)?.[1];
  if (mark !== undefined && !existsSync(mark)) {
    writeFileSync(mark, '');
    await speakAlive({ ...task, brief: { ...task.brief, text: 'It had begun.' } });
    process.exit(7);
  }
  return speakAlive(task);
}
