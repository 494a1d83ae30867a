// Reads a typed sentence: where its subject ends and its verb begins, and how it sounds told in the past.

import { LITTLE, baseOfThird, guessBase, isBase, isPast, mayBeThing, pastOf } from './verbs.ts';

export interface Clause {
  subject: string;
  /** "lost his shoe", in the past. */
  predicate: string;
  /** "is", "likes", "has": a state of things, not something that happens. */
  state: boolean;
}

/** Is this word (or these words up to it) a name of the story? */
export type IsName = (word: string) => boolean;

const PRONOUNS = new Set(['i', 'you', 'he', 'she', 'it', 'we', 'they', 'everybody', 'everyone', 'somebody', 'someone', 'nobody', 'nothing', 'all', 'there', 'this', 'that']);
const PLURAL = new Set(['i', 'you', 'we', 'they', 'all']);
const DETERMINERS = new Set(['a', 'an', 'the', 'my', 'our', 'his', 'her', 'their', 'its', 'some', 'no', 'two', 'three', 'four', 'five', 'six', 'seven', 'many', 'all', 'every', 'each']);
const BEFORE_NOUN = new Set([...DETERMINERS, 'of', 'with', 'in', 'on', 'at', 'for', 'from', 'to', 'by', 'under', 'over', 'about', 'like', 'big', 'little', 'tiny', 'old', 'magic', 'secret', 'more', 'wrong', 'right', 'best', 'worst', 'new', 'first', 'last', 'great', 'small', 'golden']);
const AFTER_VERB = new Set([...DETERMINERS, 'to', 'in', 'on', 'at', 'for', 'from', 'with', 'by', 'up', 'down', 'away', 'out', 'into', 'over', 'under', 'back', 'home', 'off', 'itself', 'himself', 'herself', 'themselves', 'him', 'them', 'it', 'me', 'us', 'and', 'all', 'far', 'abroad', 'there', 'here']);
const RELATIVE = new Set(['who', 'which', 'that']);
const JOINING = new Set(['and', 'but', 'then', 'so', 'because', 'when', 'while', 'until', 'if', 'or', 'as', ...RELATIVE]);
/** What follows has a verb of its own: “before the bells ring”. */
const IN_TIME = new Set([...JOINING, 'before', 'after', 'till', 'since', 'what', 'how', 'where', 'why']);
const REASONS = new Set(['because', 'when', 'while', 'until', 'if']);
const STATES = new Set(['think', 'believe', 'like', 'love', 'live', 'want', 'need', 'know', 'belong', 'hate', 'have', 'own', 'prefer', 'hope', 'wish', 'mean', 'cost', 'fear']);

const bare = (token: string): string => token.toLowerCase().replace(/[,;:]+$/u, '');
const endsPart = (token: string): boolean => /[,;:]$/u.test(token);
const isLittle = (word: string): boolean => Object.hasOwn(LITTLE, word);

/** Where the main verb stands; -1 where none can be made out. */
export function verbAt(tokens: readonly string[], isName: IsName): number {
  let waiting = 0;
  for (let i = 0; i < tokens.length; i++) {
    const word = bare(tokens[i] ?? '');
    if (REASONS.has(word)) return -1;
    // “A cat who thinks he is a dog”: that is said of the cat, and not yet all.
    const inside = i > 2 && /^(?:he|she|it|they)$/u.test(word) && tokens.slice(1, i).some((one) => RELATIVE.has(bare(one)));
    if (i > 0 && (RELATIVE.has(word) || inside || (i > 2 && /^(?:what|how|where|why)$/u.test(word) && after(tokens, i) !== 'to'))) waiting += 1;
    if (i === 0 || !isVerb(tokens, i, 0, isName)) continue;
    if (waiting === 0) return i;
    waiting -= 1;
    // “who does not want to marry”: both are one verb.
    if (isLittle(word)) i += afterHelper(tokens, i);
  }
  return -1;
}

/** How many words behind a helping verb belong to it: “not want”. */
function afterHelper(tokens: readonly string[], at: number): number {
  const not = /^(?:not|never|always|really|only|just)$/u.test(bare(tokens[at + 1] ?? '')) ? 1 : 0;
  const next = bare(tokens[at + 1 + not] ?? '');
  // “Who has lost her voice”: both are one verb.
  const isHad = /^(?:has|have|had)$/u.test(bare(tokens[at] ?? '')) && (isPast(next) || /(?:ed|en|own)$/u.test(next));
  return isBase(next) || isHad ? not + 1 : not;
}

/** Ends like “loses”, and is none. */
const NO_VERB = /^(?:always|sometimes|perhaps|besides|afterwards|upstairs|downstairs|indoors|outdoors|this|his|its|hers|theirs|nowadays|maths|sports|ours|yours)$/u;

function isVerb(tokens: readonly string[], i: number, start: number, isName: IsName): boolean {
  const word = bare(tokens[i] ?? '');
  const before = bare(tokens[i - 1] ?? '');
  const after = bare(tokens[i + 1] ?? '');
  if (before === 'to' || before === 'not') return false;
  // “Their rabbit Hops wakes up”: a name.
  if (i > 1 && /^\p{Lu}\p{Ll}/u.test(tokens[i] ?? '') && !endsPart(tokens[i - 1] ?? '')) return false;
  // “Nana Rose forgives him”: the second half of a name is no deed.
  if (isName(word) && isName(before)) return false;
  if (isLittle(word)) return true;
  if (i === start || endsPart(tokens[i - 1] ?? '')) return false;
  const afterName = isName(before) || PRONOUNS.has(before) || RELATIVE.has(before);
  const base = baseOfThird(word);
  if (base !== undefined && !BEFORE_NOUN.has(before) && !/[’']s$/u.test(before)) {
    return afterName || !mayBeThing(base) || AFTER_VERB.has(after) || (after === '' && i > 1 && /^an?$/iu.test(tokens[0] ?? ''));
  }
  if (isName(before) && /[^s’']s$/u.test(word) && !JOINING.has(word) && !NO_VERB.test(word)) return true;
  if (isPast(word) && !BEFORE_NOUN.has(before)) return afterName || after === '' || AFTER_VERB.has(after) || (after.endsWith('ing') && /^(?:stopped|started|began|kept|went)$/u.test(word)) || isName(after) || /^(?:\d|(?:where|how|what|why|that)$)/u.test(after);
  if ((isName(before) || before === 'he' || before === 'she') && isBase(word) && !mayBeThing(word)) return true;
  // “Two dragons that fly”.
  const ofSeveral = RELATIVE.has(before) && i > 1 && !mayBeThing(word) && (SEVERAL.test(bare(tokens[i - 2] ?? '')) || bare(tokens[i - 2] ?? '') === 'they');
  const several = ofSeveral || PLURAL.has(before) || (/^(?:both|just|always|never|still|really|suddenly|finally)$/u.test(before) && PLURAL.has(bare(tokens[i - 2] ?? ''))) || (SEVERAL.test(before) && !DETERMINERS.has(before) && !isName(before)) || (isName(before) && bare(tokens[i - 2] ?? '') === 'and') || (/^\p{L}/u.test(before) && !BEFORE_NOUN.has(before) && isTwo(tokens.slice(0, i)));
  // “Two boys from his class follow him”.
  const counted = /^(?:two|three|four|five|six|seven|many|some)$/iu.test(tokens[0] ?? '') && i > 2 && tokens.slice(1, i - 1).some((one) => /[^s’']s$|men$|children$|people$/u.test(one)) && !BEFORE_NOUN.has(before) && before !== 'and';
  return (several || counted) && isBase(word) && !BEFORE_NOUN.has(word);
}

const SEVERAL = /[^s’']s$|^(?:mice|children|people|geese|sheep|\p{L}*men)$/u;

/** “Emma and her grandma”: two who do something together. */
const isTwo = (words: readonly string[]): boolean => words.length < 6 && words.length > 2 && /^\p{Lu}|^(?:the|my|our|his|her)$/u.test(words[0] ?? '') && words.slice(1, -1).filter((word) => bare(word) === 'and').length === 1;

/** The whole sentence as a clause, told in the past; undefined where it has no verb that we can be sure of. */
export function readClause(text: string, isName: IsName): Clause | undefined {
  const tokens = text.split(/\s+/u).filter(Boolean);
  const at = verbAt(tokens, isName);
  if (at < 1) return undefined;
  const subject = tokens.slice(0, at);
  if (!isSubject(subject, isName)) return undefined;
  const verb = bare(tokens[at] ?? '');
  const told = inThePast(tokens, isName);
  const main = baseOfThird(verb) ?? verb;
  const helper = /^(?:is|are|was|were)$/u.test(verb) && bare(tokens[at + 1] ?? '').endsWith('ing') && !/^(?:hearing|boring|exciting|amazing|annoying|during)$/u.test(bare(tokens[at + 1] ?? ''));
  return {
    subject: told.slice(0, at).join(' '), predicate: told.slice(at).join(' '),
    state: (isLittle(verb) && !/^(?:did|does|do)$/u.test(verb) && !helper) || STATES.has(main) || (verb === 'used' && bare(tokens[at + 1] ?? '') === 'to'),
  };
}

function isSubject(words: readonly string[], isName: IsName): boolean {
  const first = words[0] ?? '';
  const low = bare(first);
  if (words.length > 14 || JOINING.has(low) && low !== 'that') return false;
  return isName(low) || isName(low.replace(/[’']s$/u, '')) || PRONOUNS.has(low) || DETERMINERS.has(low) || /^\p{Lu}/u.test(first) || words.length === 1 || bare(words[words.length - 1] ?? '').endsWith('s');
}

/** Every verb that tells what happens, put into the past. */
export function inThePast(tokens: readonly string[], isName: IsName): string[] {
  const out = [...tokens];
  const main = verbAt(tokens, isName);
  let start = 0;
  let hasVerb = false;
  let sawVerb = false;
  let third = false;
  let several = false;
  /** Told in the past already: “They met a bear and become friends”. */
  let past = false;
  tokens.forEach((token, i) => {
    const word = bare(token);
    const joins = IN_TIME.has(word) && i > 0;
    const before = bare(tokens[i - 1] ?? '');
    if (joins || (i > 0 && endsPart(tokens[i - 1] ?? ''))) {
      start = joins ? i + 1 : i;
      hasVerb = false;
      if (joins) return;
    }
    // A game by its name.
    if (word === 'seek' && before === 'and') return;
    const helped = isLittle(before) && before !== 'there';
    if (isLittle(word) && before !== 'to' && !helped && !(isLittle(before) && word === 'have')) {
      out[i] = respell(token, LITTLE[word] ?? word);
      hasVerb = true;
      sawVerb = true;
      // “She has a cat and takes it everywhere”: what follows “and” is told of the same one.
      third ||= /^(?:is|has|does|was)$/u.test(word);
      several ||= /^(?:are|have|do|were)$/u.test(word);
      return;
    }
    // “Someone nobody suspects”: said of the someone.
    if (/^(?:nobody|everybody|everyone|they|he|she)$/u.test(before) && /^(?:someone|somebody|something|one|everything|all)$/u.test(bare(tokens[i - 2] ?? '')) && baseOfThird(word) !== undefined) {
      out[i] = respell(token, pastOf(baseOfThird(word) ?? word));
      return;
    }
    const goesOn = i === start && sawVerb && (JOINING.has(before) || endsPart(tokens[i - 1] ?? ''));
    const base = baseOfThird(word);
    if (!hasVerb && goesOn && (base !== undefined ? (third || RELATIVE.has(before) || (past && before === 'and' && !mayBeThing(base) && !PLURAL.has(bare(tokens[0] ?? '')))) : (several || (past && !mayBeThing(word)) || RELATIVE.has(before)) && isBase(word))) {
      out[i] = respell(token, pastOf(base ?? word));
      hasVerb = true;
      return;
    }
    // “A wizard who lost his hat needs help”: what was said of him is over, and now comes what he does.
    if (i === main && hasVerb && base !== undefined) {
      out[i] = respell(token, pastOf(base));
      return;
    }
    if (hasVerb || (i === start && !RELATIVE.has(before)) || !isVerb(tokens, i, RELATIVE.has(before) ? -1 : start, isName)) return;
    hasVerb = true;
    sawVerb = true;
    past = isPast(word) && !isBase(word);
    if (past) return;
    if (/^lies?$/u.test(word) && !/^(?:in|on|under|down|at|there|here|behind|by|beside|asleep|awake|between|near)$/u.test(after(tokens, i))) {
      out[i] = respell(token, 'lied');
      return;
    }
    third = base !== undefined || (isName(before) && bare(tokens[i - 2] ?? '') !== 'and');
    several = !third && isBase(word);
    out[i] = respell(token, pastOf(base ?? (isBase(word) ? word : guessBase(word))));
  });
  return out;
}

const after = (tokens: readonly string[], i: number): string => bare(tokens[i + 1] ?? '');
const respell = (token: string, word: string): string => word + (/[,;:]+$/u.exec(token)?.[0] ?? '');

/** "call home anyway": begins with a verb, so it is something to do. */
export function isToDo(text: string, isName: IsName): boolean {
  const tokens = text.split(/\s+/u).filter(Boolean);
  const first = bare(tokens[0] ?? '');
  const second = bare(tokens[1] ?? '');
  if (isName(first) || DETERMINERS.has(first)) return false;
  if (/^(?:do|don’t|be|not)$/u.test(first)) return tokens.length > 1;
  if (!isBase(first) || (isLittle(first) && first !== 'have')) return false;
  if (mayBeThing(first)) return AFTER_VERB.has(second) || isName(second);
  return verbAt(tokens, isName) < 0 || AFTER_VERB.has(second) || isName(second) || JOINING.has(bare(tokens[2] ?? ''));
}
