// What somebody typed, made readable: quotation marks, a child's spelling, and the polite words round a wish.

import { wellSpelled } from './everyday-spelling.ts';
import { baseOfThird } from './verbs.ts';

const read = new Map<string, string>();
const MOST_READ = 200;

/** One line, no marks of ours, round quotation marks left out, everyday misspellings mended. The names of a story are read again and again. */
export function readable(text: string): string {
  const known = read.get(text);
  if (known !== undefined) return known;
  if (read.size >= MOST_READ) read.clear();
  const plain = madeReadable(text);
  read.set(text, plain);
  return plain;
}

function madeReadable(text: string): string {
  let plain = text.replace(/[[\]{}|^@<>*_#“”"«»]/gu, ' ').replace(/(\p{L})['`´‘](\p{L})/gu, '$1’$2').replace(/(?<=[sS])['`´‘](?= \p{L})/gu, '’').replace(/\s+/gu, ' ').trim();
  plain = wellSpelled(plain);
  return plain.replace(/\b\p{L}{2,}z\b/gu, (word) => (baseOfThird(`${word.slice(0, -1)}s`) === undefined ? word : `${word.slice(0, -1)}s`));
}

const FILLER = '(?:idk|i (?:do not|don’t) know|i?dunno|hm+|u+h+m*|u+m+|er+m*|maybe|perhaps|ok(?:ay)?|haha+|hehe+|lol|pls|plz|please|i (?:think|guess)|not sure|not sure but|hey|yeah|yes|xd)';
const FIRST_FILLERS = new RegExp(`^(?:${FILLER}(?:[\\s,.!…]+|$))+(?:but )?`, 'iu');
/** “Everything is ok” needs its last word, and so does “they say please”. */
const LAST_FILLERS = new RegExp(`(?:(?:(?<!\\b(?:say|says|said|saying|and))[\\s.!…]+(?:idk|dunno|h+m+|maybe|perhaps|haha+|hehe+|lol|xd|pls|plz|please|i (?:think|guess)|or (?:something|whatever))|[,.…]\\s*${FILLER}))+[.!…]*$`, 'iu');

/** “Idk maybe a dragon lol” is a dragon; where nothing else was typed it stays. */
export function withoutFillers(text: string): string {
  const left = text.replace(LAST_FILLERS, '').replace(FIRST_FILLERS, '').trim();
  return /\p{L}{2}/u.test(left) ? left : text;
}

const POLITE = /^(?:please|pls|and|also|oh|so|then|well|ok|okay|hello|hi|maybe|perhaps|um+|erm?|just|instead|this time(?: please)?|for once)[\s,]+/iu;

const ASKING: readonly RegExp[] = [
  /^(?:can|could|would|will) you (?:please )?/iu,
  /^(?:i|we|my (?:son|daughter|child|kids?)|he|she) (?:would|’d) (?:really )?(?:like|love)(?: it if)? (?:to (?:see|hear|have|read) )?/iu,
  /^(?:i|we) (?:really )?want (?:you to |to (?:see|hear|read) )?/iu,
  /^(?:can|could) (?:there be|we have|you put in|it have) (?:a story (?:about|with|where) )?/iu,
  /^(?:can|could|should|must) (?:it|this|the story|tonight’s story) be (?:all )?(?:about|with) /iu,
  /^(?:there (?:should|could|must|has to|might) be|let there be|it (?:should|could|must) have|it has) /iu,
  /^(?:please )?(?:include|add(?: in)?|put in|use|mention|bring in|give us|tell (?:me|us) about|tell|write(?: (?:me|us))?(?: about)?) /iu,
  /^(?:make|do|have) (?:it|this|the story|a story|one) (?:be )?(?:all )?(?:about|with|on) /iu,
  /^(?:set (?:it|this|the story) )(?:in|on|at) /iu,
  /^(?:a|the|this|our|my|another) (?:bedtime )?story (?:for (?:bedtime|tonight|bed) )?(?:is |should be )?(?:about|with|in which|where) /iu,
  /^(?:with|about|featuring|what (?:happens|would happen) (?:if|when)|what if|how about|imagine(?: that)?|where|in which|once upon a time,?(?: there (?:was|is))?) /iu,
];

/** "Please could you add a dragon?" → "a dragon". */
export function withoutAsking(text: string): string {
  let left = text.trim();
  for (let again = true; again; ) {
    const before = left;
    left = left.replace(POLITE, '');
    for (const pattern of ASKING) left = left.replace(pattern, '');
    again = left !== before;
  }
  return left.replace(/(?<!\bsay|\bsaying|\bsays|\bsaid|\band)[\s,]+(?:please|thanks?(?: you)?)$|[\s,]+(?:too|as well)$/iu, '').replace(/^[\s,…–-]+|[\s,…–-]+$/gu, '');
}

export type Asked = 'door' | 'help' | 'power' | 'surprise' | 'choice' | 'kind' | 'wrong' | 'own';

const QUESTIONS: readonly [RegExp, Asked, RegExp][] = [
  [/\bdoor\b/iu, 'door', /^behind the door (?:there )?(?:is|are|was|waits|hides|sits|stands)\b/iu],
  [/\bneeds? help\b/iu, 'help', /^(?:the one|somebody|someone) who needs help is\b/iu],
  [/\bpower|saves the day\b/iu, 'power', /^(?:the day is saved (?:when|by|with)|the power of)\b/iu],
  [/\bexpect/iu, 'surprise', /^(?:nobody|no one) (?:ever )?expects?(?: that)?\b/iu],
  [/\bchoice\b/iu, 'choice', /^the hardest choice is\b/iu],
  [/\bkind\b/iu, 'kind', /^(?:the one who turns out to be kind is|it is|it’s)\b/iu],
  [/\bwrong\b/iu, 'wrong', /^first(?: of all|ly)?\b/iu],
  [/\bwould you do\b/iu, 'own', /^i(?:’d| would| will|’ll)\b/iu],
];

/** Which question was answered, and the answer without the words that were offered as its beginning. */
export function answerTo(question: string, answer: string): { asked?: Asked; rest: string } {
  const found = QUESTIONS.find(([pattern]) => pattern.test(question));
  if (!found) return { rest: answer };
  return { asked: found[1], rest: answer.replace(found[2], '').replace(/^[\s,…:–-]+/u, '').replace(/^\.\.\.\s*/u, '') };
}
