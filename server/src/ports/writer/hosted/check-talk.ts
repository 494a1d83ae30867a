/** Finds what is neither story nor idea: a refusal, talk about the task, our own rules said again, marks that could not be taken away. */

/** How a refusal begins, and somebody who tells their own story. */
const APOLOGY = "(?:oh,? |oh no[,!.] )?(?:i(?:['’]?m| am) (?:really |very |so |truly )?(?:sorry|afraid)|sorry|my apologies|i apologi[sz]e|unfortunately|(?:thank you|thanks|i (?:appreciate|understand))\\b[^.!?]{0,80}\\b(?:but|however))\\b";
const CANNOT = `i(?:['’]?m|['’]d| am| would)? (?:really |simply |just |also |respectfully )?(?:${[
  "can(?:no|['’])t", "(?:don['’]t|do not) think i can", 'unable to', 'not able to', "(?:won['’]t|will not) be able to", "won['’]t", 'will not', 'rather not',
  "(?:don['’]t|do not) feel comfortable", 'not comfortable(?: to| with)?', '(?:must )?(?:respectfully )?decline to',
].join('|')})`;
/** Nobody who says it will not do something. */
const GLADLY = '(?! (?:wait|help but|believe|imagine|stop|begin to say)\\b)';
/** What a model is asked for, and nobody in a story refuses. */
const WORK = '(?:help(?: you)?(?: with)?|assist(?: you)?(?: with)?|comply(?: with)?|fulfill?|discuss|discussing|write|writing|create|creating|generate|generating|provide|providing|include|engage in|produce)';
const THE_WISH = "(?:(?:this|that|it|these|those)(?: one)?(?=\\s*(?:$|[.,;!?—–]|because\\b|as\\b|here\\b|for you\\b))|(?:\\w+ ){0,4}?(?:request|story|stories|content|topics?|wish|theme|subject|material|scene|tale|part as (?:asked|requested))\\b(?![^.!?]*\\bwithout\\b)|what you (?:asked|want))";
/** "I can't help with that", said by whoever says "I". */
const REFUSES = `${CANNOT}${GLADLY} ${WORK} (?:you )?(?:with |about )?${THE_WISH}`;
const PLAIN = new RegExp(`^(?:as an ai\\b[^.!?]{0,60}\\b)?${REFUSES}`, 'i');
const SORRY = new RegExp(`^${APOLOGY}(?:[.!]\\s+|[^.!?]{0,60}?[\\s,—–-])(?:${REFUSES}|${CANNOT}${GLADLY} (?:do|answer|continue|talk about|speak about|write about|tell|help)\\b ?${THE_WISH})`, 'i');
const OF_THE_WISH = new RegExp([
  `^i (?:must|have to) (?:respectfully )?(?:refuse|decline)(?: (?:to ${WORK}\\b|${THE_WISH})|[.!]|$)`,
  "^(?:that|this|it)(?:['’]s| is) (?:not something|nothing) (?:that )?i (?:can|may|am able to|could) (?:help|write|do|talk|discuss|assist|create)\\b",
  '^(?:this|that|your|the) (?:request|topic|message|wish|question) (?:goes against|is (?:against|not (?:something i|allowed|appropriate|permitted)|inappropriate|outside))\\b',
].join('|'), 'i');
const NARRATED =
  /\b(?:I|he|she|they|we|\p{Lu}[\p{L}’']+) (?:said|told|thought|whispered|cried|promised|murmured|called|answered|wrote|replied)\b|\b(?:said|thought|whispered|cried|promised|murmured|called|shouted|replied) (?:I|he|she|they|we|the|my|\p{Lu})/u;

/** Somebody in a story says it: such words are told, never a helper's own. */
export const isNarrated = (text: string): boolean => NARRATED.test(text);

const isRefusing = (text: string): boolean => PLAIN.test(text) || SORRY.test(text) || OF_THE_WISH.test(text);

/** What a model says instead of a story: where it begins, and about what it was asked for. */
export function isRefusal(paragraph: string): boolean {
  const text = paragraph.trim().slice(0, 200);
  return !isNarrated(text) && isRefusing(text);
}

/** In a talk a model says more of what it will not do. */
const IN_TALK = new RegExp([
  `^${APOLOGY}(?:[.!]\\s+|[^.!?]{0,60}?[\\s,—–-])${CANNOT}${GLADLY} (?:help|assist|write|create|make|generate|provide|discuss|talk|speak|include|engage|produce|suggest|share|respond|support|go (?:into|there)|use that|say that)\\b`,
  `^(?:as an ai\\b[^.!?]{0,60}\\b)?${CANNOT}${GLADLY} (?:do|answer|continue|talk about|speak about|write about|help) ?${THE_WISH}`,
].join('|'), 'i');

/** "I'm sorry to hear that" is none, nor is "I can't wait". */
export const isRefusalInTalk = (text: string): boolean => isRefusing(text.trim().slice(0, 200)) || IN_TALK.test(text.trim());

const OF_ORDERS = 'system prompt|family-data|theySayNow|pwned|pwn3d';
/** What only a text has, which a story does not speak of. */
const OF_A_TEXT = '(?:sentences?|words|paragraphs?|stor(?:y|ies)|picture-books?|ages|english|reading level|introduction|development|climax|resolution)';
/** Somebody in a story may say it; a story does not. */
const OWN_RULES = [
  "my (?:system prompt|prompt (?:says|tells|asks|wants|is to))|my (?:instructions|guidelines|rules) (?:say|says|tell|require|forbid|(?:do not|don['’]t) (?:allow|let)|are as follows|prevent)",
  "my (?:instructions|guidelines|rules) are\\b[^.!?]{0,60}\\b" + OF_A_TEXT,
  "the (?:rules|instructions|guidelines) (?:that )?i (?:was|have been|am|['’]ve been) given\\b[^.!?]{0,80}\\b" + OF_A_TEXT,
  'ignore (?:all |the |any )?(?:previous|above) (?:instructions|rules|orders|prompts?|messages)|the user (?:wants|asked|asks)',
  'i was (?:told|asked|instructed) to (?:write|answer|help)\\b[^.!?]{0,40}\\b(?:paragraphs|picture-book|introduction|development|climax|resolution|(?:story|tale|part) (?:for (?:children|ages|readers|a family)|with \\w+ paragraphs))',
  "as an ai(?: language model| assistant| model)?,? (?:i|we)|(?:i(?:['’]m| am)|as) (?:only |just )?an? (?:\\w+ ){0,2}language model",
].join('|');
/** How a model thinks aloud: about the family, and about what it has to write. */
const THINKS = [
  "i(?:['’]m| am) programmed to (?:respond|answer|reply|write|assist|provide|generate|follow (?:my|these|the) (?:rules|guidelines|instructions))",
  'i (?:need to|should|must|have to) (?:respond|answer|reply|write|create|produce)\\b[^.!?]{0,40}\\b(?:ideas|paragraphs?|introduction|development|climax|resolution|in english|the (?:family|user)|story (?:for|with|about))',
  'the family (?:says?|wants?|asks?|asked|typed)\\b[^\\n]{0,160}\\bi (?:need to|should|must|have to) (?:respond|answer|reply|write|create|give|suggest|keep|offer)',
  'okay, the (?:user|family) (?:says?|wants?|asks?|asked|typed|needs)|let me think about (?:this|the) (?:story|task|request)',
].join('|');
const isIn = (pattern: string) => {
  const whole = new RegExp(`\\b(?:${pattern})\\b`, 'i');
  return (text: string): boolean => whole.test(text);
};
const speaksOfOrders = isIn(OF_ORDERS);
const speaksOfItself = isIn(`${OWN_RULES}|${THINKS}`);
/** Whoever asks is told that it is a program. */
const speaksOfRules = isIn(`${OWN_RULES.slice(0, OWN_RULES.indexOf('|as an ai'))}|${THINKS}`);
/** The mark of an apostrophe within a word ends no speech. */
const SPEECH = /“[^”\n]{1,600}”|"[^"\n]{1,600}"|‘(?:[^‘’\n]|(?<=\p{L})’(?=\p{L})){1,600}’(?!\p{L})|(?<!\p{L})'(?:[^'\n]|(?<=\p{L})'(?=\p{L})){1,600}'(?!\p{L})/gu;
export const withoutSpeech = (text: string): string => text.replace(SPEECH, '“”');

/** Talk about its own task, which an order hidden in the data may bring about. */
export const isOutOfStory = (text: string): boolean => speaksOfOrders(text) || speaksOfItself(withoutSpeech(text));
export const isOutOfTalk = (text: string): boolean => speaksOfOrders(text) || speaksOfRules(withoutSpeech(text));

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
  '^\\s*[{[]\\s*["\']', '^\\s*"\\w+"\\s*:\\s*["[{]', '^\\s*[\\]}],?\\s*$', '["\'],\\s*$', '[{}]', '\\\\[a-z]', '~~', '\\*\\*', '\\uFFFD', '\\bword count\\b',
].join('|'), 'imu');

/** Somebody may read them aloud, as they stand on a sign in the story. */
const LINES = /[[\]|]/;
const ON_A_SIGN = /(?<=\b(?:signs?|notes?|doors?|letters?|labels?|boards?|posters?|words|says?|said|reads?)\b[^.!?\n]{0,30})\[\p{Lu}[\p{Lu}\p{Ll}\s'’!?.-]{1,40}\]/gu;

/** Tags, signs of HTML, fences, brackets, JSON, addresses of the web. @param names what a family typed may have any letter */
export function hasMarks(text: string, names: readonly string[] = []): boolean {
  const rest = names.reduce((left, name) => left.replaceAll(name, 'x'), text);
  return MARKS.test(rest) || LINES.test(withoutSpeech(rest).replace(ON_A_SIGN, ''));
}

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

/** Pictures for letters, which may stand behind an end. */
const SIGNS = String.raw`(?:[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\s]|\uFE0F|\u200D|\u20E3)+$`;
const BEHIND_AN_END = new RegExp(SIGNS, 'u');

/** A sentence that is finished; somebody may break off within quotes. */
export const isFinished = (text: string): boolean => /(?:[.!?…][“”"’'»)\]*]*|[—–-][”"’'»]+)$/u.test(text.replace(BEHIND_AN_END, '').trim());

/** How a line of a list begins in a talk. */
export const LIST_LINE = /^\s*(?:[-*•]|\d{1,2}[.)])\s+/;
const FRIENDLY = new RegExp(String.raw`${SIGNS}|\s[:;=8]['’-]?[)DdPp3]\s*$`, 'u');

/** Two lines of a list at the end, of which the last ends as the one before it does. */
function endsInList(text: string): boolean {
  const [before = '', last = ''] = text.trim().split('\n').filter((line) => line.trim() !== '').slice(-2);
  return LIST_LINE.test(before) && LIST_LINE.test(last) && !isFinished(before) && /\p{L}/u.test(last) && !/[,;:–—-]$/.test(last.trim());
}

/** In a talk, which may end in a list or a friendly sign. */
export function isFinishedTalk(text: string): boolean {
  const words = text.trim().replace(FRIENDLY, '');
  return isFinished(words) || endsInList(words) || (words !== text.trim() && !/[,;:–—-]$/.test(words));
}
