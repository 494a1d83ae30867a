/** What of a passage is there in the moment that its picture shows: things that are missed, too big or of a circus are not; who stayed behind is. */
import type { DrawnCharacter } from '../brief.ts';
import { isTooBig } from '../props/not-here.ts';
import { readThings, THING_WORDS } from '../props/things.ts';
import { withoutSpeech } from '../words/told.ts';
import { isNamedIn } from './named-in.ts';
import { ALONE } from './who-is-meant.ts';

/** What is looked for is not there to be seen. */
const MISSED = /\b(?:(?:was|were|is|are) (?:all )?(?:gone|missing|lost|stolen|nowhere)|had (?:gone|vanished|disappeared|been (?:lost|stolen|taken))|(?:had|have|has|needed|wanted|wants?|must|tried|set out|how) to (?:find|fetch back|get back|bring back)|(?:looked|looking|searched|searching) (?:\w+ )?for|where (?:was|is|were|are))\b/i;
const FOUND = /\b(?:found|there (?:was|were|lay|it was)|here (?:was|is|it is)|held up|got it back)\b/i;

export const namesOf = (clauses: readonly string[]): string[] => clauses.flatMap((clause) => readThings(clause).map(({ prop }) => prop));

/** “The lantern was gone”, “somebody had stolen the lantern”, “the missing lantern”: the words for what is missed. */
const WHAT_IS_MISSED = /\b(?:the|his|her|their|its|my|our|[A-Z]\w+[’']s) ((?:[a-z-]+ ){1,3}?)(?:was|were|is|are|had) (?:all |now |still |quite |suddenly |simply |been )*(?:gone|missing|lost|stolen|nowhere|vanished|disappeared)\b|\b(?:lost|stole|stolen|mislaid) (?:the|his|her|their|its) ((?:[a-z-]+ ){0,2}?[a-z-]+)|\bthe (?:lost|missing|stolen|vanished) ((?:[a-z-]+ )?[a-z-]+)/g;
function missedOutright(clause: string): string[] {
  const words = [...withoutSpeech(clause).replace(/\bThe\b/g, 'the').matchAll(WHAT_IS_MISSED)].map((match) => match.slice(1).find(Boolean) ?? '');
  return THING_WORDS.flatMap(([prop, noun]) => (words.some((one) => noun.test(one)) ? [prop] : []));
}

/** “The lantern was gone”: it is in nobody’s hand and nowhere else, until a clause has it found. */
export function missedIn(clauses: readonly string[]): string[] {
  const found = new Set(namesOf(clauses.filter((clause) => FOUND.test(clause))));
  const missed = clauses.map((clause) => (FOUND.test(clause) ? [] : [...(MISSED.test(clause) ? namesOf([clause]) : []), ...missedOutright(clause)]));
  // Who has it in the hand afterwards has it back.
  const isBack = (prop: string, at: number): boolean => clauses.slice(at + 1).some((clause) => readThings(clause).some((thing) => thing.prop === prop && thing.inHand));
  return missed.flatMap((props, at) => props.filter((prop) => !found.has(prop) && !isBack(prop, at)));
}

/** Its tent is no tent to sleep in. */
const OF_A_CIRCUS = /\b(?:circus|trapeze|big top|ringmaster)\b/i;
/** Letters before the words in which a great stone was called great. */
const NEAR = 600;

/** @param before what is told before the passage */
export const canLie = (prop: string, before: string, passage: string): boolean =>
  !(prop === 'tent' && OF_A_CIRCUS.test(`${before} ${passage}`)) && !isTooBig(prop, `${before.slice(-NEAR)} ${passage}`);

/** “The piano stood out of doors”: a sentence of the moment is about it. */
export const standsAlone = (prop: string, words: string): boolean =>
  THING_WORDS.some(([name, noun]) => name === prop && new RegExp(`(?:^|[.!?]["”’]?\\s+|\\bthere stood )(?:the|an?) (?:[a-z]+ ){0,2}(?:${noun.source})\\s+(?:stood|was standing|lay)\\b`, 'i').test(words));

/** “Afterwards she sat by herself”: nobody who was there before. */
const ANOTHER_TIME = /^\W*(?:Afterwards|Later|The next|Next|That (?:night|evening|day|afternoon)|In the (?:morning|evening|end)|After (?:that|this)|At (?:last|night)|When (?:they|he|she|it|[A-Z]\w+) (?:had|left|was over)|By (?:then|the time))\b/;
/** Letters of a passage back in which somebody came who is still there. */
const FAR = 900;
/** “On the cart sat a goose. She would not go home.”: who came in the sentences before a moment is still there. */
export function leadIn(passage: string, words: string): string {
  const at = passage === words ? -1 : passage.indexOf(words.slice(0, 40));
  if (at < 1 || ANOTHER_TIME.test(words) || ALONE.test(withoutSpeech(words))) return '';
  const start = passage.lastIndexOf('\n', at - 1) + 1;
  return at - start <= FAR ? passage.slice(start, at) : passage.slice(at - FAR, at).replace(/^[^.!?]*[.!?]+[”’]?\s+/, '');
}

/** “When the others had gone to bed, Maya stayed behind”: of those who are meant only the ones named from there on are left. */
const OTHERS_LEFT = /\b(?:(?:when|after|once|until|as soon as) (?:the (?:others|rest)|everybody else|everyone else) (?:had|were) (?:all )?(?:gone|left|asleep|in bed|away)|the others (?:went|had gone|had all gone|were (?:asleep|gone|in bed)))\b/i;
/** Some of those whom a passage names have gone. */
export const leftBehind = (text: string): boolean => OTHERS_LEFT.test(withoutSpeech(text));
/** “Far away Olive was asleep”, “Olive had gone home”: whoever is named need not be here. */
export const AWAY = /\b(?:far away|miles away|at home|back home|had (?:already )?(?:left|gone)(?! (?:to|down|up|on|in|out|through|over)\b)|went (?:home|away)|was (?:away|gone|missing|not there)|waited (?:at|outside)|outside,|on the other side|next door|without (?:him|her|them)|no sign of|looked (?:\w+ )?for)\b/i;
export function stayedBehind(text: string, meant: readonly DrawnCharacter[]): DrawnCharacter[] {
  const at = withoutSpeech(text).search(OTHERS_LEFT);
  const stayed = at < 0 ? [] : meant.filter((one) => isNamedIn(withoutSpeech(text).slice(at), one, meant));
  return stayed.length ? stayed : [...meant];
}

/** “A small mushroom mouse”: what somebody of the cast is called is no thing that lies about. */
export function withoutKinds(text: string, cast: readonly DrawnCharacter[]): string {
  const kinds = cast.flatMap(({ type }) => {
    const words = (type.split(' - ').at(-1) ?? '').split(/\s+/);
    return words.length > 1 ? [{ all: words.join(' '), noun: words.at(-1) ?? '' }] : [];
  });
  return kinds.reduce((left, { all, noun }) => left.replace(new RegExp(`\\b${RegExp.escape(all)}\\b`, 'gi'), noun), text);
}
