// Which sentences of five words or more come in more than two stories of a batch, but for those that a person asked for in these very words.
import type { StoryBrief } from '../brief.ts';
import { countWords, plainWords, sentencesOf } from '../tell/measure.ts';

export function oftenTold(texts: readonly string[], briefs: readonly StoryBrief[]): string[] {
  const tellings = new Map<string, number>();
  for (const text of texts) for (const sentence of new Set(sentencesOf(text))) tellings.set(sentence, (tellings.get(sentence) ?? 0) + 1);
  const asked = briefs.map(({ customPrompt }) => new Set(plainWords(customPrompt ?? '')));
  // “They find a door” is told as “They found a door”: one word may be another.
  const isAsked = (sentence: string): boolean => asked.some((words) => plainWords(sentence).filter((word) => !words.has(word)).length < 2);
  return [...tellings].filter(([sentence, times]) => times > 2 && countWords(sentence) > 4 && !isAsked(sentence)).map(([sentence, times]) => `${times}× ${sentence}`);
}
