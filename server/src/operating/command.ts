/** A command at the terminal: prints a sentence and ends with 0, or says in a sentence why not and ends with 1. */
import { redact } from '../redact.ts';
import { StopWithSentence } from '../stop-with-sentence.ts';

export async function runCommand(run: (words: string[]) => Promise<string>): Promise<never> {
  try {
    process.stdout.write(`${await run(process.argv.slice(2))}\n`);
    process.exit(0);
  } catch (error) {
    process.stderr.write(`${redact(error instanceof StopWithSentence ? error.message : String((error as Error)?.stack ?? error))}\n`);
    process.exit(1);
  }
}
