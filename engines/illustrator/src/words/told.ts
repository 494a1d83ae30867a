/** What a passage says is there: the words that are left when comparisons, denials, wishes and what has passed are taken out. */
import { remembered } from '../remembered.ts';
import { inItsTime } from './other-times.ts';

/** Up to the next pause of the sentence, or to where the same one does something else: "could not find him and looked worried". */
const GOES_ON = '\\s(?:and|but|so|yet)\\s+(?:(?:he|she|it|they|we)\\s+)?(?:\\w{2,}ed|was|were|is|are|felt|feels|looks|sat|stood|ran|went|wept|cried|fell|held|took|began|came)\\b';
const REST = `(?:(?!${GOES_ON})[^,.;:!?\\n—–])*`;
const cut = (words: string): RegExp => new RegExp(`\\b(?:${words})\\b${REST}`, 'gi');

/** What is likened goes on over commas: “like watching somebody come down a staircase, talking, with a tray”. */
const LIKENED = [
  new RegExp(`\\b(?:like (?:watching|seeing|hearing|being|when|somebody|someone|a person|people)|as when|as if|as though|as you|as one|as people|how you feel|the way (?:you|one|people))\\b(?:(?!,?${GOES_ON})[^.;:!?\\n—–])*`, 'gi'),
  // “With the careful step of a person who is crossing a room in which a baby is asleep”
  /\b(?:the|an?|all the) (?:[\w-]+,? ){0,4}(?:air|look|step|face|voice|manner|expression|smile|care|patience|politeness|tone|feeling|dignity|calm) of (?:an?|some|somebody|someone|people|one|those)\b[^.;:!?\n—–]*/gi,
];
const COMPARED = [
  // “In a crack no wider than a pencil stood one green shoot”: a crack, and the shoot.
  /\bno (?:wider|bigger|larger|taller|longer|thicker|smaller|broader|higher) than (?:an?|the|his|her|their) (?:\w+ )??\w+\b/gi,
  /\bas\s+[\w-]+(?:\s+[\w-]+)?\s+as\b[^,.;:!?\n—–]*/gi,
  ...LIKENED,
  cut('like|as an?|as big as|just as|than|unlike|instead of|rather than|apart from'),
];
const DENIED = [
  cut(
    "no|not|never(?!-)|without|nor|neither|none|nothing|cannot|wasn[’']t|isn[’']t|hadn[’']t|didn[’']t|couldn[’']t|don[’']t|won[’']t",
  ),
];
const WISHED = [cut('if|wished for|wishing for|dreamed of|dreamt of|thought of|thinking of|thought about|remembered|longed for|(?<!\\b(?:got|get|gets|getting|was|were|is|are|been|become|became|grown|quite) )used to|ought to have|should have|would have|might have|could have')];
const MISSED = [
  /[^,.;:!?\n—–]*\b(?:was|were|had|got|is|are|went)\s+(?:been\s+)?(?:lost|missing|gone|stolen|vanished)\b[^,.;:!?\n—–]*/gi,
  cut('lost|looked for(?! (?:some time|a (?:moment|while|minute|long)))|looking for(?! (?:some time|a (?:moment|while|minute|long)))|searched for|searching for|missing'),
];
/** "a slice of cake" is no cake to hold; "a bunch of flowers" is flowers. */
const MATTER =
  /\b(?!(?:tip|end|top|bridge) of (?:his|her|their|its|my|own) (?:\w+ )?(?:nose|beak|snout|ear|hat|head|tail|finger)\b)(?!(?:towers?|castles?|house|wall) of (?:\w+ )?(?:blocks|bricks|sand)\b)(?!books?\b|maps?\b|scared|afraid|frightened|proud|fond|tired|sick|ashamed|sure|out|because|bunch|pair|basket|box|bag|handful|couple|lot|lots|row|armful|pile|one|two|three|some|all|both|hundreds|pot|coil|kind|sort)[\w’'-]+\s+of\s+(?:(?:an?|the|his|her|their|its|my|old|warm|fresh)\s+){0,2}[\w-]+/gi;

/** "a ball of wool" is wool, a thing of its own, and "a piece of string" is string. */
const headOf = (found: string): string => found.split(/\s+of\s/)[/^(?:balls?|pieces?|bits?|sheets?|scraps?|lengths?|reels?|ends?)\b.*\b(?:wool|yarn|string|twine|thread|rope|scarf|paper|red|blue|green|white|gr[ae]y|long|thick|brown|yellow)$/i.test(found) ? 1 : 0] ?? '';

const drop = (text: string, patterns: readonly RegExp[]): string =>
  patterns.reduce((left, pattern) => left.replace(pattern, (found) => (pattern === MATTER ? headOf(found) : '')), text);

/** "would not go without the key" says that the key is there. */
const undoDoubleDenial = (text: string): string => text.replace(/\b(?:not|never|n[’']t)\b([^.,;:!?]*?)\bwithout\b/gi, '$1 with');

/** “There was nobody in the road but a cat”, “nothing but a bucket”: the cat and the bucket are there. */
const NONE_BUT = /\b(?:(?:[Tt]here (?:was|were) )?(?:nobody(?: else)?|no one(?: else)?|nothing(?: else)?|not a soul) (?:[^.,;:!?]{1,40} )?but|(?:nobody|no one|nothing) except) (?=(?:an?|one|two|three|some|the) )/gi;

/** “Nobody looked at a clock”, “not one of them had brought a lamp”: neither is there; what nobody sees or touches is. */
const NOBODY = '(?:nobody|no one|not one|none|neither|hardly anybody|hardly anyone)(?: of (?:them|us|the [a-z]+))?(?: else)?';
const NOBODY_HAS: readonly RegExp[] = [
  new RegExp(`\\b${NOBODY} (?:[\\w’]+ ){0,2}?(?:(?:looked|glanced) at|brought|carried|wore|owned|needed|wanted|thought of|asked for|told|asked(?= (?:an?|the)\\b)|had(?= (?:an?|any|the|one|so much|his|her|their)\\b)|has(?= (?:an?|any)\\b))\\b[^,.;:!?\\n—–]*`, 'gi'),
  new RegExp(`\\b${NOBODY} (?!(?:[\\w’]+ ){0,3}(?:notic|mind|heard|saw|sees|see|hear|car|felt))(?:[\\w’]+ ){1,4}?(?:an?|any) [^,.;:!?\\n—–]*`, 'gi'),
];

/** "Nobody noticed that it had begun to rain" says that it rains. */
const KNOWN_ALL_THE_SAME =
  /\b(?:(?:not one|none|neither|nobody|no one)(?:\s+of\s+\w+)?|(?:did|had|does|has|do)(?:n[’']t| not)|never|hardly anybody)\s+(?:\w+ly\s+)?(?:notic\w+|mind\w*|car(?:e|ed)|hear[ds]?|see[ns]?|saw|kn[eo]ws?|know|realis\w+|realiz\w+)\s+(?=(?:that|how)\b)/gi;

export const presentText = remembered((text: string): string =>
  drop(undoDoubleDenial(inItsTime(text)).replace(NONE_BUT, '. There was ').replace(KNOWN_ALL_THE_SAME, ''), [...COMPARED, ...NOBODY_HAS, ...DENIED, ...WISHED, ...MISSED, MATTER]));

/** The passage as it is read clause by clause: what is cut over commas is cut before they part it. */
export const atHand = (text: string): string => drop(inItsTime(text), LIKENED);

/** The passage without comparisons and denied places: for reading where it happens. */
export const withoutFigures = (text: string): string => drop(inItsTime(text), [...COMPARED, cut('no|never|without')]);

/** The passage without what anybody says aloud. */
export const withoutSpeech = (text: string): string => text.replace(/“[^”]*”|"[^"]*"/g, ' ');
