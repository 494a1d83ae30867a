/** Words that bring those who are there close together: “one long chain”, “they all sat close, like beans in a pod”. */
import { presentText, withoutSpeech } from '../words/told.ts';

const WHOM = '(?:\\p{Lu}[\\p{L}-]+|each other|one another|him|her|them)(?![\\p{L}’\'-])';
const CLOSE: readonly RegExp[] = [
  new RegExp(`\\b(?:h[eo]ld|holds|holding|hung|clung|clings) on(?: tight\\w*)? to ${WHOM}`, 'u'),
  /\b(?:held|holding|took) (?:each other[’']s )?(?:hands|paws)\b|\b(?:hand in hand|arm in arm|paw in paw|shoulder to shoulder|cheek to cheek)\b/i,
  /\b(?:sat|sit|sits|stood|stands?|lay|huddled|squeezed|pressed|crept|kept|came|stayed|moved|drew) (?:(?:all|up|in|very|quite|so|as|too|and (?:sat|stood|lay)) )*close(?:r|ly)?\b(?! to (?:the|an?|his|their|its)\b)/i,
];

export function areClose(words: string): boolean {
  const told = presentText(withoutSpeech(words));
  return CLOSE.some((some) => some.test(told));
}
