/** Writes down how far a reading is, not at every word of it; what is left then is to keep the file. */
import { say } from '@fableloom/contract/messages/index';
import type { Desk } from '../../jobs/desk.ts';

const EVERY = 0.1;
const SHARE_OF_READING = 0.9;

export function tellReading(desk: Desk): (done: number) => void {
  let told = 0;
  return (done) => {
    if (done - told < EVERY) return;
    told = done;
    void desk.report(say('job.screen.reading'), done * SHARE_OF_READING).catch(() => undefined);
  };
}
