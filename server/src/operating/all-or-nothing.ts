/** Steps of which all are done or none: what was done is undone, last first, where a later step fails. */
import { StopWithSentence } from '../stop-with-sentence.ts';
import { InDoubt } from './one-transaction.ts';

type Undo = () => Promise<void>;

const LEFT = ' Some files could not be taken out again; they do no harm, and the next try uses them.';

/** @param act tells how each of its steps is undone; rejects with one sentence */
export async function allOrNothing(act: (undoneBy: (undo: Undo) => void) => Promise<void>): Promise<void> {
  const undos: Undo[] = [];
  try {
    await act((undo) => undos.push(undo));
  } catch (error) {
    if (error instanceof InDoubt) throw error;
    let isClean = true;
    for (const undo of undos.toReversed()) await undo().catch(() => (isClean = false));
    if (error instanceof StopWithSentence && isClean) throw error;
    const { message, code } = error as NodeJS.ErrnoException;
    const why = (message || code || 'the reason is not known').replace(/\.$/, '');
    throw new StopWithSentence(`Nothing was restored: ${why}. Mend that and restore again.${isClean ? '' : LEFT}`);
  }
}
