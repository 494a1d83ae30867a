// What was spoken or thumbed without a comma: a list of bare words, and one sentence running into the next.

import type { IsName } from './clause.ts';
import { readClause } from './clause.ts';
import { isKnownThing, isSomeone } from './phrase.ts';
import { isEvent, isPlace } from './things.ts';
import { LITTLE, baseOfThird, isBase } from './verbs.ts';

const isThing = (word: string): boolean => isPlace(word) || isEvent(word) || isSomeone(word) || isKnownThing(word);
/** “Pirate ship”, “treasure map”, “birthday cake”: one thing. */
const IS_ONE = /^(?:pirate (?:ship|captain|treasure)|space ?ship|treasure (?:map|chest|island)|birthday (?:party|cake)|ice cream|fire (?:engine|truck)|rocket ship|sand castle|tree house|magic (?:\p{L}+)|baby \p{L}+|polar bear|guinea pig|tooth fairy|hot air balloon|teddy bear|space station|hide and seek|big \p{L}+|little \p{L}+|red \p{L}+|blue \p{L}+|yellow \p{L}+|green \p{L}+|pink \p{L}+)$/iu;

/** “noor bo treehouse storm” → “noor, bo, treehouse, storm”; the text alone where it says anything besides. */
function listed(text: string, isName: IsName): string {
  const words = text.trim().split(/\s+/u);
  const end = /[.!?]+$/u.exec(text)?.[0] ?? '';
  if (/[,.!?;:]/u.test(text.slice(0, text.length - end.length)) || words.length < 3 || words.length > 9) return text;
  const parts: string[] = [];
  for (let at = 0; at < words.length; ) {
    const word = words[at] ?? '';
    const two = `${word} ${words[at + 1] ?? ''}`;
    if (at + 1 < words.length && IS_ONE.test(two) && (isThing(words[at + 1] ?? '') || isThing(two))) {
      parts.push(two);
      at += 2;
    } else if (isName(word) || isThing(word)) {
      parts.push(word);
      at += 1;
    } else return text;
  }
  return parts.length > 2 ? parts.filter((part) => !isName(part)).join(', ') || text : text;
}

/** “Lina, Tom, grandma, a boat”: who is in it anyway need not be said. */
function withoutNames(text: string, isName: IsName): string {
  const parts = text.split(/\s*,\s*(?:and\s+)?|\s+and\s+/iu).filter(Boolean);
  const isList = parts.length > 1 && parts.every((part) => part.split(' ').length < 5) && parts.some((part) => isName(part)) && readClause(text, isName) === undefined && !/[.!?;]/u.test(text.replace(/[.!?]+$/u, ''));
  if (!isList) return text;
  const rest = parts.filter((part) => !isName(part));
  return rest.length > 0 && rest.every((part) => !/\b(?:is|are|was|were|has|have|can|will|must|goes?|go)\b/iu.test(part)) ? rest.join(', ') : text;
}

const BEGINS = /^(?:he|she|it|they|we|I)$/iu;
const NOT_BEFORE = /^(?:that|who|which|because|when|while|if|and|but|or|so|until|as|than|where|what|how|why|whether|before|after|since|then|says?|said|thinks?|thought|knows?|knew|hopes?|wishes|the|a|an|to|everything|all|place|time|day|way|moment|something|nothing|anything|everybody|somebody|is|are|was|were|does|do|did|has|have|can|with|for|of|like|about|now|today|then|suddenly|soon|yesterday|tomorrow|still|also|later|always|never|maybe)$/iu;

/** “… but in the end she is brave”: when, and not yet all. */
const IN_ITS_TIME = /\b(?:(?:in|at) the (?:very )?(?:end|beginning)|at (?:last|first)|one (?:day|night|morning|evening)|after (?:that|a while)|finally|luckily)$/iu;

/** “Noor goes to the beach she finds a shell it can talk”: a full stop where the next one begins. */
function stopped(text: string, isName: IsName): string {
  const words = text.split(' ');
  let start = 0;
  for (let i = 2; i < words.length - 1; i++) {
    const [before = '', word = '', next = ''] = [words[i - 1], words[i], words[i + 1]];
    if (/[.!?;,:]$/u.test(before)) {
      if (/[.!?;]$/u.test(before)) start = i;
      continue;
    }
    const isVerb = (Object.hasOwn(LITTLE, next.toLowerCase()) || baseOfThird(next) !== undefined || (/^(?:they|we|I)$/iu.test(word) && isBase(next))) && words[i + 2] !== undefined;
    if (!BEGINS.test(word) || NOT_BEFORE.test(before) || IN_ITS_TIME.test(words.slice(start, i).join(' ')) || !isVerb) continue;
    const left = words.slice(start, i);
    const relative = left.some((one) => /^(?:that|who|which|because|when|while|if|until|where|what)$/iu.test(one));
    if (relative || !readClause(left.join(' '), isName)) {
      // “Leo and the dragon they fly”: said twice who.
      if (start === 0 && / and /u.test(left.join(' ')) && left.length < 6 && /^they$/iu.test(word) && !left.some((one) => Object.hasOwn(LITTLE, one))) words.splice(i, 1);
      continue;
    }
    const thing = /^it$/iu.test(word) && /^an?$/iu.test(words[i - 2] ?? '') ? before : undefined;
    words[i - 1] = `${before}.`;
    words[i] = thing ? `The ${thing}` : word.charAt(0).toUpperCase() + word.slice(1);
    start = i;
  }
  return words.join(' ');
}

/** “A door in the library behind it is another library”. */
const behind = (text: string): string => text.replace(/(?<=\p{L}) (behind|under|inside|in|on) it,? (is|are) (?=an?\b|the\b|two\b)/gu, (_, where: string, is: string) => `. ${where.charAt(0).toUpperCase()}${where.slice(1)} it there ${is} `);

export const withCommas = (text: string, isName: IsName): string =>
  text.split(/(?<=[.!?])\s+/u).map((one) => stopped(behind(withoutNames(listed(one, isName), isName)), isName)).join(' ');
