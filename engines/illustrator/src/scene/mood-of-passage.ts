/** The mood that a passage leaves with those of whom it says nothing. */
import type { Feeling } from '../character/expression.ts';
import { withoutSpeech } from '../words/told.ts';
import { moodTold } from './feelings-told.ts';

/** How somebody feels of whom the text says nothing, when it says this of another. */
export const SHARED_MOODS: Record<Feeling, Feeling> = {
  calm: 'calm',
  happy: 'happy',
  laughing: 'happy',
  loving: 'happy',
  proud: 'happy',
  thinking: 'calm',
  surprised: 'surprised',
  scared: 'worried',
  worried: 'worried',
  sad: 'worried',
  angry: 'worried',
  sleepy: 'calm',
};

/** The end of what was told before: its last sentences. */
export const lastOf = (before: string, many: number): string => before.trim().split(/(?<=[.!?…]["”’*]?)\s+/).slice(-many).join(' ');

/** Without a word of feelings two words of trouble are worry. */
export const moodOf = (text: string): Feeling | undefined => moodTold(text) ?? (isTroubled(text) ? 'worried' : undefined);

/** What was felt just now goes on where the words say nothing of it; "Hop!" and "Look at that!" leave a worry behind. */
export function moodBefore(text: string, before: string): Feeling | undefined {
  const mood = moodOf(lastOf(before, 3));
  const isLively = /[a-z]!/.test(withoutSpeech(text)) && !isTroubled(text);
  return mood && isLively && SHARED_MOODS[mood] === 'worried' ? undefined : mood;
}

/** Words of trouble that name no feeling: one may be a manner of speaking, two are trouble. */
const TROUBLE =
  /\b(?:gone|missing|lost|broken|stuck|empty|alone|wrong|trouble|mistake|quarrel\w*|cross|nobody|sorry|hungry|late|too dark|no way|shut(?! (?:your|their|his|her|its|my) eyes)|hurt|stormy?|danger\w*)\b/gi;
const isTroubled = (text: string): boolean => new Set((text.match(TROUBLE) ?? []).map((word) => word.toLowerCase())).size > 1;
