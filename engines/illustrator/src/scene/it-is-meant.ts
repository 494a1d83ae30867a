/** What "it" is at the beginning of a passage: the thing or the animal of which the sentence before told. */
import { readThings } from '../props/things.ts';
import { withoutSpeech } from '../words/told.ts';

export interface Explained {
  thing?: string;
  /** the sentence that told of the animal */
  being?: string;
}

const SENTENCES = /(?<=[.!?…]["”’*]?)\s+/;
/** “It was late”, “It was in the wood that …”: nothing at all. */
const NOTHING = /^\W*It (?:was|is|had been|would be|grew|got|began|rained|snowed|took|took them|seemed|happened|felt|turned out|did not matter)\s+(?:(?:to|that|as|not|all|a|an|the|in (?!no\b)|on|at|time|nearly|almost|only|just|still|long)\b|\w+ (?:time|days?|o[’']clock|years?)\b|(?:dark|late|early|cold|warm|morning|evening|night|raining|snowing|over|true|no|her|his|their|[A-Z]))/;

export function explained(text: string, before: string): Explained {
  const last = before.trim().split(SENTENCES).at(-1) ?? '';
  const first = withoutSpeech(text).trim().split(SENTENCES)[0] ?? '';
  if (!last || NOTHING.test(first) || !/\bit\b/i.test(first)) return {};
  const thing = readThings(last)[0]?.prop;
  return { ...(thing ? { thing } : {}), ...(/^\W*It\b/.test(first) ? { being: last } : {}) };
}
