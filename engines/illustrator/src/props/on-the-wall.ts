/** What hangs on the wall of a room where no hand holds it. */
import { THING_WORDS } from './things.ts';

const HANGS = /\b(?:on|from|against) the (?:[a-z]+ )?wall\b|\bover the (?:door|stove|bed|fireplace|mantelpiece)\b|\b(?:hung|hangs|hanging)\b/i;
/** Of its own it stands. */
const STANDS = /\b(?:alarm|grandfather|little|travelling|kitchen table) clock|\bclock\b[^.!?]{0,30}\b(?:on (?:the|a|his|her|their) (?:table|floor|shelf|desk|chair|bed|lap|mantelpiece|step)|in (?:his|her|their)|stood|lay|fell)\b|\b(?:put|set|laid|wound|carried|mended|opened) (?:up )?(?:the|a|his|her) (?:[a-z]+ )?clock\b/i;

/** @param told what is there in the words */
export function hangsOnWall(prop: string, told: string): boolean {
  if (prop === 'clock') return !STANDS.test(told);
  if (prop !== 'picture' && prop !== 'mirror') return false;
  const words = THING_WORDS.filter(([name]) => name === prop).map(([, pattern]) => pattern);
  return told.split(/(?<=[.!?;])\s+/).some((sentence) => HANGS.test(sentence) && words.some((pattern) => pattern.test(sentence)));
}
