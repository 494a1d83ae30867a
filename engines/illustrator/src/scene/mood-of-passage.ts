/** The mood that a passage leaves with those of whom it says nothing. */
import type { Feeling } from '../character/expression.ts';
import { withoutSpeech } from '../words/told.ts';
import { moodTold } from './feelings-told.ts';
import type { Passage } from './passage.ts';

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
export const moodOf = (text: string): Feeling | undefined => moodTold(text) ?? (isTroubled(text) || AT_A_LOSS.test(text) || QUARREL.test(withoutSpeech(text)) ? 'worried' : undefined);

/** What is said aloud by those who do not know what to do. */
const AT_A_LOSS = /“[^”]*\b(?:what (?:do|can|are) we (?:do now|going to do)|what now|uh-oh|oh,? no|(?<!\b(?:let me|can I|may I|I can|I will|I[’']ll|we[’']ll|to|you) )help!|I want (?:my (?:mum|mummy|mama|dad|daddy)|to go home)\b)/i;
/** That they were waiting to say sorry, somebody tells afterwards. */
const QUARREL = /\bhad a (?:\w+ )?(?:fight|row|quarrel)\b|\b(?:the|a|this|their) quarrel\b(?! (?:of|was over|ended)\b)|to say sorry\b|\b(?:a|the) (?:\w+ ){0,2}storm (?:came|broke|burst|rose|hit|roared|howled|began)/i;

/** What was felt just now goes on (but for surprise, which is over soon) where the words say nothing of it; "Hop!" and "Look at that!" leave a worry behind. */
export function moodBefore(text: string, before: string): Feeling | undefined {
  if (LATER.test(text)) return undefined;
  // A new paragraph takes over only what was felt strongly just before it.
  const isNew = /\n\s*$/.test(before);
  const mood = moodOf(lastOf(before, isNew ? 1 : 3));
  if (mood === 'surprised' || (isNew && mood !== 'scared' && mood !== 'sad')) return undefined;
  const isLively = /[a-z]!/.test(withoutSpeech(text)) && !isTroubled(text);
  return mood && isLively && SHARED_MOODS[mood] === 'worried' ? undefined : mood;
}

/** How those feel of whom a passage says nothing. */
export function moodOfScene({ text, before, whole, lead, isLong }: Passage): Feeling {
  const told = moodOf(text);
  // Of a long passage hardly anybody else feels what one feels, but for what troubles all.
  const now = isLong && told && SHARED_MOODS[told] !== 'worried' ? 'calm' : told;
  const earlier = (lead && moodOf(whole) ? moodBefore(text, lead) : moodBefore(text, before)) ?? (before.trim() ? 'calm' : 'happy');
  return SHARED_MOODS[now ?? earlier];
}

/** A paragraph of a later time leaves the mood of the one before behind. */
const LATER = /^\W*(?:It was (?:\w+ )?(?:late|early|dark|evening|morning|night|noon)\b|When (?:they|he|she) (?:got|came) (?:back|home)\b|[^.!?]*\b(?:(?:is|are|has|have|lives?)\b[^.!?]*\bnow|nowadays|these days|to this day|ever since|(?:days?|weeks?|months?|years?) (?:later|afterwards|after that))\b|(?:That|The next|Next) (?:morning|day|evening|night|week|summer|spring|autumn|winter)\b|In the (?:morning|end)\b|Afterwards\b)/i;

/** Words of trouble that name no feeling: one may be a manner of speaking, two are trouble. */
const TROUBLE =
  /\b(?:gone(?! (?:hard|soft|cold|stale|round|off|by|on|to)\b)|missing|lost|broken|stuck|(?<=\b(?:was|were|stood|is) )empty|alone|wrong|trouble|mistake|quarrel\w*(?! of\b)|(?<!\b(?:an?|the|red|white|black|chalk|big|little|one) )cross|sorry|hungry|too dark|no way|shut(?! (?:your|their|his|her|its|my) eyes)|hurt|stormy?|danger\w*)\b/gi;
/** Letters in which two words of trouble are trouble: in a long passage there are always some. */
const ENOUGH = 200;
/** “One cannot be altogether lost”, and who says sorry has it behind them. */
const NO_TROUBLE = /\b(?:cannot|never|no longer|not|n[’']t)(?: \w+){1,3}|\b(?:said|says|say) sorry\b/gi;
const isTroubled = (text: string): boolean => new Set((text.replace(NO_TROUBLE, ' ').match(TROUBLE) ?? []).map((word) => word.toLowerCase())).size > Math.max(1, text.length / ENOUGH);
