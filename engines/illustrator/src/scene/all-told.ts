/** Whether a passage says that all of them are there: “Everyone gasped”, “the five friends sat down”, “Mia hugged them all”. */
import { presentText, withoutSpeech } from '../words/told.ts';
import { NUMBER } from './pronouns.ts';

/** Everybody of a crowd, or of a rule: not those who travel together. */
const OF_OTHERS = /\b(?:people|strangers|visitors|neighbours|guests|villagers|townsfolk|crowd|audience|class(?:room)?|school|village|town|street|city|kingdom|market)\b/i;
/** Everybody who is elsewhere, asleep while one is up, or told of in general. */
const NOT_HERE = 'else|in|on|at|from|who|that|has|have|is|are|knows?|knew|says?|needs?|can|could|would|will|might|must|wants?|loves|likes|gets|thinks|used|always|called|calls|had|was (?:asleep|sleeping|away|gone|still|fast|in bed)|were (?:asleep|sleeping|away|gone|still|fast|in bed)|slept|went (?:home|away|to bed|to sleep)|left';
const BEGINS = '(?:^|[.!?;:…”"]\\s+|\\n|,\\s*(?:and |but |so |then |while |as )?|\\b(?:and|but|so|then|while|as) )(?:(?:at (?:last|once|first)|soon|suddenly|then|now|in the end|together|afterwards|later|finally|that (?:evening|night|morning|day|afternoon)),? )?';
const DO_ALL = new RegExp(`${BEGINS}(?:everyone|everybody|all of them|the whole family|they all)(?= (?!(?:${NOT_HERE})\\b)[a-z])`, 'i');
const TO_ALL = /\b(?:hugg?(?:s|ed)|told|showed|gave|asked|thanked|waved to|smiled at|looked at|beamed at|called|fed|surprised|kissed|woke|read to|sang (?:to|for)|played for|danced with|beside|among|between|around|round|before|past|in front of) (?:everyone|everybody|all of them|them all)\b(?! (?:else|in|on|at|who|that|could|knew)\b)/i;
/** As many as there are: of five, “the two friends” are some. */
const SO_MANY = /\b(?:the|all|all the|our) (two|three|four|five) (?:\w+ )?friends\b(?! of\b)/gi;

/** @param many of how many there are */
export function allAreTold(text: string, many: number): boolean {
  const quiet = presentText(withoutSpeech(text));
  const counted = [...quiet.matchAll(SO_MANY)].some(([, word = '']) => (NUMBER[word.toLowerCase()] ?? 0) >= many);
  return counted || (!OF_OTHERS.test(quiet) && (DO_ALL.test(quiet) || TO_ALL.test(quiet)));
}
