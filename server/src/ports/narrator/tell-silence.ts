/** Says why there was nothing to speak; everything else stays what it is. */
import { refuse } from '../../http/refuse.ts';
import { NothingToSay } from './narrator.port.ts';

export function tellSilence(error: unknown): never {
  if (!(error instanceof NothingToSay)) throw error;
  return refuse('BAD_REQUEST', error.unspoken.length > 0 ? 'narration.text.other-script' : 'narration.text.missing');
}
