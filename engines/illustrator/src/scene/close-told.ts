/** Words that bring those who are there close together, or part them: “they all sat close, like beans in a pod”, “they sat far apart”. */
import { presentText, withoutSpeech } from '../words/told.ts';

const WHOM = '(?:\\p{Lu}[\\p{L}-]+|each other|one another|him|her|them)(?![\\p{L}’\'-])';
const CLOSE: readonly RegExp[] = [
  new RegExp(`\\b(?:h[eo]ld|holds|holding|hung|clung|clings) on(?: tight\\w*)? to ${WHOM}`, 'u'),
  /\b(?:held|holding|took) (?:each other[’']s )?(?:hands|paws)\b|\b(?:hand in hand|arm in arm|paw in paw|shoulder to shoulder|cheek to cheek)\b/i,
  /\b(?:sat|sit|sits|stood|stands?|lay|huddled|squeezed|pressed|crept|kept|came|stayed|moved|drew) (?:(?:all|up|in|very|quite|so|as|too|and (?:sat|stood|lay)) )*close(?:r|ly)?\b(?! to (?:the|an?|his|their|its)\b)/i,
];

const IN_AN_EAR = new RegExp(`\\bwhisper(?:ed|s|ing) (?:[a-z]+ )?(?:to ${WHOM}|into? (?:his|her|their|\\p{Lu}\\p{L}+[’']s) ear)`, 'u');
/** “They read it together”, “looked over her shoulder” */
const OVER_A_SHOULDER = /\bread(?:s|ing)? [^.!?]{0,30}\btogether\b|\bover (?:his|her|each other[’']s|one another[’']s|\p{Lu}\p{L}+[’']s) shoulders?\b/iu;

const BACK_TO_BACK = /\b(?:back to back|with their backs (?:to|against) (?:each other|one another)|turned (?:their backs|his back|her back) (?:on|to) (?:each other|one another|\p{Lu}|him|her))/u;
const APART = /\b(?:sat|sit|stood|stand|lay|walked|ate|kept|worked) (?:[a-z]+ ){0,3}?(?:far apart|well apart|as far apart|apart from each other|at (?:the )?(?:two|opposite|different) ends|on opposite sides|on different sides)\b|\bon the left\b[^!?]{0,80}\bon the right\b|\broom for (?:a|an)(?: whole)? [a-z]+ in between\b/i;

/** How those who are there stand to each other. */
export interface Nearness {
  areClose: boolean;
  /** as far from each other as the sheet lets them */
  areApart: boolean;
  /** nobody looks at the other */
  lookAway: boolean;
}

export function nearnessIn(words: string): Nearness {
  const told = presentText(withoutSpeech(words));
  const backToBack = BACK_TO_BACK.test(told);
  const areApart = !backToBack && APART.test(told);
  return { areClose: backToBack || (!areApart && [...CLOSE, IN_AN_EAR, OVER_A_SHOULDER].some((some) => some.test(told))), areApart, lookAway: backToBack || areApart };
}
