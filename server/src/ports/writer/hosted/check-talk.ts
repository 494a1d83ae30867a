/** Finds what is neither story nor idea: a refusal, talk about the task, our own rules said again, marks that could not be taken away. */

const REFUSAL = /^(?:i['’]?m (?:really |very |so )?sorry\b|sorry,|i (?:can(?:no|['’])t|am unable|am not able|won['’]t)\b|unfortunately,? i\b|as an ai\b|i must decline)/i;
const WILL_NOT = /\b(?:can(?:no|['’])t|unable|not able|won['’]t|decline)\b/i;

/** What a model says instead of a story. */
export const isRefusal = (paragraph: string): boolean => REFUSAL.test(paragraph.trim()) && !/[“"”]/.test(paragraph.slice(0, 3));

/** In a talk with people "I'm sorry to hear that" is none. */
export const isRefusalInTalk = (text: string): boolean => isRefusal(text) && WILL_NOT.test(text.slice(0, 200));

const OWN_RULES = 'system prompt|my (?:system )?(?:prompt|instructions)|the (?:rules|instructions) (?:that )?i (?:was|have been|am) given|my rules (?:say|are|tell)|family-data|' +
  'ignore (?:all |the )?(?:previous|above)|pwned|the user (?:wants|asked|asks)|i was (?:told|asked|instructed) to (?:write|answer|help)';
/** Talk about its own task, which an order hidden in the data may bring about. */
const OUT_OF_STORY = new RegExp(`\\b(?:${OWN_RULES}|as an ai|language model)\\b`, 'i');
/** Whoever asks is told that it is a program. */
const OUT_OF_TALK = new RegExp(`\\b(?:${OWN_RULES})\\b`, 'i');

export const isOutOfStory = (text: string): boolean => OUT_OF_STORY.test(text);
export const isOutOfTalk = (text: string): boolean => OUT_OF_TALK.test(text);

/** So many words of our rules in a row are no accident. */
const RUN = 8;
const plainWords = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

export function saysOurRules(text: string, instructions: string): boolean {
  const said = ` ${plainWords(text).join(' ')} `;
  const rules = plainWords(instructions);
  return rules.some((_, at) => at + RUN <= rules.length && said.includes(` ${rules.slice(at, at + RUN).join(' ')} `));
}

const MARKS = /<\/?[a-z!][^<>]*>|&(?:#\w+|[a-z]{2,8});|```|https?:\/\/|\bwww\.|^\s*[{[]\s*"|^\s*"\w+"\s*:\s*["[{]|^\s*[\]}],?\s*$|\bword count\b/im;

/** Tags, signs of HTML, fences, JSON, addresses of the web. */
export const hasMarks = (text: string): boolean => MARKS.test(text);

/** A sentence that is finished; somebody may break off within quotes. */
export const isFinished = (text: string): boolean => /(?:[.!?…][“”"’'»)\]*]*|[—–-][”"’'»]+)$/u.test(text.trim());
