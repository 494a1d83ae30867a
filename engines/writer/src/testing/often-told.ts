// Which sentences of five words or more come in more than two stories of a batch.
import { countWords, sentencesOf } from '../tell/measure.ts';

export function oftenTold(texts: readonly string[]): string[] {
  const tellings = new Map<string, number>();
  for (const text of texts) for (const sentence of new Set(sentencesOf(text))) tellings.set(sentence, (tellings.get(sentence) ?? 0) + 1);
  return [...tellings].filter(([sentence, times]) => times > 2 && countWords(sentence) > 4).map(([sentence, times]) => `${times}× ${sentence}`);
}
