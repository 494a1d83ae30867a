/** Finds what is neither story nor idea: a refusal, talk about the task, our own rules said again, marks that could not be taken away. */

/** How a refusal begins, and somebody who tells their own story. */
const BEGINS = /^(?:i(?:['’]?m| am) (?:really |very |so |truly )?(?:sorry|afraid|unable|not able|not comfortable)\b|sorry\b|my apologies\b|i apologi[sz]e\b|i (?:can(?:no|['’])t|won['’]t|will not)\b|unfortunately\b)/i;
const WILL_NOT = "(?:can(?:no|['’])t|unable|not able|won['’]t|will not|decline|not comfortable)";
const isUnwilling = new RegExp(`\\b${WILL_NOT}\\b`, 'i');
/** What a model is asked for, and nobody in a story refuses. */
const ASKED_FOR = new RegExp(
  `\\b${WILL_NOT}\\b[^.!?]{0,30}\\b(?:help (?:you )?with|assist|write|create|continue|generate|provide|fulfil|comply|answer|discuss|include|engage|produce|do) ?(?:you )?(?:with )?(?:that|this|it|the|your|such|what|any|a)\\b`, 'i');
const AS_AI = /^(?:as an ai\b|i must decline\b)/i;

/** What a model says instead of a story. */
export function isRefusal(paragraph: string): boolean {
  const text = paragraph.trim();
  return AS_AI.test(text) || (BEGINS.test(text) && ASKED_FOR.test(text.slice(0, 200)));
}

/** In a talk with people "I'm sorry to hear that" is none. */
export const isRefusalInTalk = (text: string): boolean => (AS_AI.test(text.trim()) || BEGINS.test(text.trim())) && isUnwilling.test(text.slice(0, 200));

const OF_ORDERS = 'system prompt|family-data|theySayNow|pwned|pwn3d|language model';
/** Somebody in a story may say it; a story does not. */
const OWN_RULES = 'my (?:system )?(?:prompt|instructions|guidelines)|the (?:rules|instructions) (?:that )?i (?:was|have been|am) given (?:say|says|tell|are)|my rules (?:say|are|tell)|' +
  'ignore (?:all |the )?(?:previous|above)|the user (?:wants|asked|asks)|i was (?:told|asked|instructed) to (?:write|answer|help)|as an ai';
/** How a model thinks aloud. */
const THINKS = 'i(?:[\'’]m| am) programmed to|i need to (?:respond|answer|reply|write)|the family (?:says?|wants?|asks?|typed) (?:they|that|for|a|an|to)|okay, (?:let me think|the (?:user|family))|let me think about (?:this|the) (?:story|task|request)';
const isIn = (pattern: string) => {
  const whole = new RegExp(`\\b(?:${pattern})\\b`, 'i');
  return (text: string): boolean => whole.test(text);
};
const speaksOfOrders = isIn(OF_ORDERS);
const speaksOfItself = isIn(`${OWN_RULES}|${THINKS}`);
/** Whoever asks is told that it is a program. */
const speaksOfRules = isIn(`${OWN_RULES.replace('|as an ai', '')}|${THINKS}`);
const withoutSpeech = (text: string): string => text.replace(/“[^”\n]{1,600}”|"[^"\n]{1,600}"/g, '“”');

/** Talk about its own task, which an order hidden in the data may bring about. */
export const isOutOfStory = (text: string): boolean => speaksOfOrders(text) || speaksOfItself(withoutSpeech(text));
export const isOutOfTalk = (text: string): boolean => speaksOfOrders(text.replace(/language model/gi, '')) || speaksOfRules(text);

/** Nothing that a helper may ask a family. */
const PRIVATE = /\b(?:your|you)\b[^.!?]{0,60}\b(?:real|full|last) name\b|\bwhere (?:do|are) you (?:live|living)\b|\byour (?:home )?(?:address|phone|telephone|e-?mail|password|school|surname)\b|\bsend (?:me |us )?(?:a |your )?(?:photo|picture|selfie)\b/i;
export const asksForPrivateData = (text: string): boolean => PRIVATE.test(text);

/** So many words of our rules in a row are no accident. */
const RUN = 8;
const plainWords = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

export function saysOurRules(text: string, instructions: string): boolean {
  const said = ` ${plainWords(text).join(' ')} `;
  const rules = plainWords(instructions);
  return rules.some((_, at) => at + RUN <= rules.length && said.includes(` ${rules.slice(at, at + RUN).join(' ')} `));
}

const MARKS = new RegExp([
  '<\\/?[a-z!][^<>]*>', '<\\|', '\\|>', '[◁▷]', '&(?:#\\w+|[a-z]{2,8});', '```', 'https?:\\/\\/', '\\bwww\\.', '\\b[a-z\\d-]+\\.(?:com|net|org|io|ai)\\b',
  '^\\s*[{[]\\s*["\']', '^\\s*"\\w+"\\s*:\\s*["[{]', '^\\s*[\\]}],?\\s*$', '["\'],\\s*$', '[{}\\[\\]|]', '\\\\[a-z]', '~~', '\\*\\*', '\\uFFFD', '\\bword count\\b',
].join('|'), 'imu');

/** Tags, signs of HTML, fences, brackets, JSON, addresses of the web. @param names what a family typed may have any letter */
export const hasMarks = (text: string, names: readonly string[] = []): boolean => MARKS.test(names.reduce((rest, name) => rest.replaceAll(name, ''), text));

/** Words in a row that are looked at, and how many words a paragraph must have. */
const ROW = 4;
const LEAST_ROUND = 16;
const LEAST_NEW = 0.5;

/** A model that has lost its way writes the same words without an end. */
export function goesRound(paragraph: string): boolean {
  const words = plainWords(paragraph);
  if (words.length < LEAST_ROUND) return false;
  const rows = words.slice(ROW - 1).map((_, at) => words.slice(at, at + ROW).join(' '));
  return new Set(rows).size / rows.length < LEAST_NEW;
}

/** A sentence that is finished; somebody may break off within quotes. */
export const isFinished = (text: string): boolean => /(?:[.!?…][“”"’'»)\]*]*|[—–-][”"’'»]+)$/u.test(text.trim());

/** In a talk, which may end in a colon's list or a friendly sign. */
export const isFinishedTalk = (text: string): boolean => isFinished(text.replace(/[\p{Extended_Pictographic}\uFE0F\u200D\s]+$/u, ''));
