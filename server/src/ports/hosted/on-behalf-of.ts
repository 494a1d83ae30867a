/** For whom a hosted model is asked, known to the meter without being handed through every port. */
import { AsyncLocalStorage } from 'node:async_hooks';

export interface Asker {
  userId: string;
  jobId?: string;
}

const asking = new AsyncLocalStorage<Asker>();

export const onBehalfOf = <T>(asker: Asker, act: () => T): T => asking.run(asker, act);
/** Nobody when the program asks for itself. */
export const askerNow = (): Asker | undefined => asking.getStore();
