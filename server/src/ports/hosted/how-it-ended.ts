/** How an answer ended. Servers that speak as OpenAI does have words of their own for it, which the AI SDK does not know. */
import type { FinishReason } from 'ai';

const WHOLE = /^(?:eos|eot|end|stop|done|normal|eos_token|end_turn|end_of_turn|endoftext|stop_token|stop_sequence|completed?|finished)$/;
const CUT = /^(?:max_(?:new_)?tokens|max_length|model_length|token_limit)$/;

/** @param raw the server's own word */
export function howItEnded(finish: FinishReason, raw: string | undefined): FinishReason {
  if (finish !== 'other' || raw === undefined) return finish;
  const word = raw.toLowerCase();
  return WHOLE.test(word) ? 'stop' : CUT.test(word) ? 'length' : finish;
}
