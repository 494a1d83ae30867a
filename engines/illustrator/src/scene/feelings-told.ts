/** What a passage says that people feel: denials and cries of speech aside, the last words weigh more than the first. */
import { type Feeling, readFeeling } from '../character/expression.ts';
import { presentText, withoutSpeech } from '../words/told.ts';

/** "“Hooray!” cried Maya" is no weeping, and tears of joy are joy. */
const GLAD_TEARS =
  /\b(?:happy tears|tears of (?:joy|happiness|laughter)|cr(?:y|ied|ying) (?:with|for|of) (?:joy|happiness|laughter)|laugh\w* until \w+ cried)\b/gi;
const CALLING = /([”"!?,]\s*)cried\b|\bcried\s+(?:out|[A-Z][a-z]+)\b|\bcried,/g;
/** "sleep" that does not come, nearly and almost: what is not so after all. */
const NOT_SO =
  /\b(?:could|can|did|do|does|would|will|was|were|is|are)(?:n[’']t| not| no longer)\b(?:(?!\s(?:and|but|so|yet)\s)[^,.;:!?\n])*|\bno longer\b(?:(?!\s(?:and|but|so|yet)\s)[^,.;:!?\n])*|\b(?:nearly|almost|could have|less|no|never|hardly ever|hardly)\s+\w+|\b(?:would|could|might|should)\s+(?:\w+\s+)?(?:think|say|know|believe|guess|swear)\b[^,.;:!?\n]*/gi;
/** What somebody wants to see or to be. */
const WANTED = /\b(?:wanted|wished|hoped|longed)\s+to\b[^,.;:!?\n]*/gi;
const STOPPED = /\b(?:stopped|was done|forgot to be|instead of)\s+(?:being\s+)?\w+/gi;

export const asFelt = (text: string): string =>
  presentText(withoutSpeech(text.replace(GLAD_TEARS, 'laughed').replace(CALLING, '$1called')).replace(NOT_SO, ' ').replace(STOPPED, ' ').replace(WANTED, ' '));

export const feelingTold = (clause: string): Feeling | undefined => readFeeling(asFelt(clause));

const STRONG = new Set<Feeling>(['scared', 'sad', 'angry']);

/** The feeling of a whole passage: each sentence has a voice, later ones a louder one; a glad end outweighs a sad beginning. */
export function moodTold(text: string): Feeling | undefined {
  const sentences = asFelt(text)
    .split(/(?<=[.!?\n])\s+/)
    .filter((sentence) => sentence.trim() !== '');
  const weights = new Map<Feeling, number>();
  for (const [i, sentence] of sentences.entries()) {
    const feeling = readFeeling(sentence);
    const late = sentences.length > 3 ? (2 * i) / sentences.length : 0;
    if (feeling) weights.set(feeling, (weights.get(feeling) ?? 0) + (STRONG.has(feeling) ? 1.5 : 1) + late);
  }
  return heaviest(weights);
}

/** What somebody felt, of all that was said of them: the last time weighs most. */
export const heaviest = (weights: ReadonlyMap<Feeling, number>): Feeling | undefined =>
  [...weights].toSorted(([, a], [, b]) => b - a)[0]?.[0];
