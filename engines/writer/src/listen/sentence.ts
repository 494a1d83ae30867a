// One typed sentence → what it is in a story: something that happens, a fact, a vow, a fear, somebody, something, or a saying.

import type { Phase, Wish } from '../brief.ts';
import { countWords } from '../tell/measure.ts';
import { capitalise } from '../tell/tidy.ts';
import { inThePast, isToDo, readClause } from './clause.ts';
import type { IsName } from './clause.ts';
import { inFullForm, inThirdPerson, withHeroNamed } from './in-third-person.ts';
import type { Told } from './in-third-person.ts';
import { readPhrases } from './phrase.ts';
import type { OwnerOf, Phrase } from './phrase.ts';
import { isBase, pastOf } from './verbs.ts';

export interface Listening {
  from: Wish['from'];
  phase: Phase;
  asked?: string;
  /** Words a told sentence may have at this age. */
  most: number;
  isName: IsName;
  /** The name as it is written in the story. */
  properName(word: string): string;
  owner: OwnerOf;
  hero: Told;
}

/** Undefined where nothing in it can be used. `wished` is true where polite words ("please add") stood in front. */
export function hearSentence(typed: string, to: Listening, wished: boolean): Wish[] | undefined {
  const text = withHeroNamed(inFullForm(typed), to.hero.name).split(' ').map((word) => withName(word, to)).join(' ');
  if (!/\p{L}{2}/u.test(text) || /^(?:i (?:do not|don’t) know|dunno|idk|nothing|no|yes|whatever|anything|x+)$/iu.test(text)) return undefined;
  const feeling = FEELING.exec(text)?.[1]?.toLowerCase();
  if (feeling) return [make(to, 'feeling', feeling, feeling)];
  if (/^(?:a |the )?(?:very )?happy end(?:ing)?$/iu.test(text)) return [];
  const there = /^there (?:is|was|are|were|will be) (?!no\b)(.+)$/iu.exec(text)?.[1];
  const listed = there === undefined ? undefined : things(there, to, true);
  return listed ?? castAnswer(text, to) ?? choice(text, to) ?? order(text, to) ?? vow(text, to) ?? fear(text, to) ?? happening(text, to) ?? things(text, to, wished) ?? saying(text, to);
}

const withName = (word: string, { properName, isName }: Listening): string => {
  const [, name = '', end = ''] = /^([\p{L}’-]+?)((?:[’']s)?[,:]*)$/u.exec(word) ?? [];
  return name && isName(name) ? properName(name) + end : word;
};

/** Somebody of the story, or everybody, as the whole answer. */
function castAnswer(text: string, to: Listening): Wish[] | undefined {
  const [, who = '', why = ''] = /^(.+?)(,?\s+because\b.*)?$/iu.exec(text) ?? [];
  const all = /^(?:everyone|everybody|nobody|no one|all of them|everything|nothing)$/iu.test(who);
  const name = why && /^\p{Lu}\p{Ll}+$/u.test(who) && !to.isName(who) && !all ? who : to.isName(who) ? to.properName(who) : all ? capitalise(who.toLowerCase()) : who.split(/\s+and\s+/u).every((one) => to.isName(one)) ? who : undefined;
  if (name === undefined || !to.asked) return undefined;
  const reason = why ? `, ${inThePast(`x ${why.replace(/^[\s,]+/u, '')}`.split(' '), to.isName).slice(1).join(' ')}` : '';
  const told: Record<string, string> = { help: `${name} needed help`, kind: all ? `${name} turned out to be kind` : `It was ${name} who turned out to be kind`, wrong: `${name} went wrong`, door: `It was ${name}` };
  const words = told[to.asked];
  return words && !(to.asked === 'wrong' && !all) ? [make(to, 'fact', words + reason, name)] : undefined;
}

/** "between going home and staying", "to tell or not to tell". */
function choice(text: string, to: Listening): Wish[] | undefined {
  if (to.asked !== 'choice') return undefined;
  const said = text.charAt(0).toLowerCase() + text.slice(1);
  const words = /^between\b/iu.test(text) ? `It was a choice ${said}` : /^(?:whether|if)\b/iu.test(text) ? `The question was ${said}` : /\bor\b/iu.test(text) ? `This was the choice: ${said}` : undefined;
  return words && fits(words, to) ? [make(to, 'fact', words, words)] : undefined;
}

const FEELING = /^(?:(?:being|feeling|very|so|more) )?(happy|sad|angry|afraid|scared|frightened|proud|jealous|lonely|excited|nervous|brave|worried|surprised|ashamed|hopeful)$/iu;

function make(to: Listening, kind: Wish['kind'], words: string, head: string, more: Partial<Wish> = {}): Wish {
  return { kind, words, head, from: to.from, phase: to.phase, ...(to.asked ? { asked: to.asked } : {}), ...more };
}

const fits = (words: string, to: Listening): boolean => countWords(words) <= to.most;

/** "let the hamster win" → the hamster won. */
function order(text: string, to: Listening): Wish[] | undefined {
  const [, rest] = /^(?:let|make|have|let’s (?:have|let))\s+(.+)$/iu.exec(text) ?? [];
  const tokens = rest?.split(' ') ?? [];
  const at = tokens.findIndex((word, i) => i > 0 && isBase(word.toLowerCase()) && !/^(?:a|an|the|my|his|her|some)$/iu.test(tokens[i - 1] ?? ''));
  const subject = tokens.slice(0, at);
  if (at < 1 || at > 5 || !(to.isName(subject[0] ?? '') || /^(?:a|an|the|my|his|her|some|all|everybody|everyone|them|him)$/iu.test(subject[0] ?? ''))) return undefined;
  const who = inThirdPerson(subject.join(' '), to.hero).replace(/^them$/iu, 'they').replace(/^him$/iu, 'he');
  const does = [pastOf((tokens[at] ?? '').toLowerCase()), ...inThePast(['it', ...tokens.slice(at + 1)], to.isName).slice(1)].join(' ');
  return fits(`${who} ${does}`, to) ? [make(to, 'happening', sentence(`${who} ${does}`), who)] : undefined;
}

/** "They should learn to say sorry" → they learned to say sorry. */
function wanted(text: string, to: Listening): string {
  const [, who = '', verb = '', rest = ''] = /^(\p{L}+(?: \p{L}+){0,3}) (?:should|must|has to|have to|needs to|ought to) (\p{L}+)(.*)$/iu.exec(text) ?? [];
  if (!who || to.asked || (!isBase(verb) && verb !== 'be')) return text;
  const past = verb === 'be' && /^(?:they|we|all)$|s$/iu.test(who) && !to.isName(who) ? 'were' : pastOf(verb.toLowerCase());
  return `${who} ${past}${rest}`;
}

/** "call home anyway", "I would hide": what the hero decides, in the words that were typed. */
function vow(text: string, to: Listening): Wish[] | undefined {
  if (to.from === 'prompt' || to.from === 'description') return undefined;
  const bare = text.replace(/^(?:(?:i|we|they|he|she) (?:would|will|should|could)|i’d|we’d|i’ll|we’ll|you should|to|just|let’s)\s+/iu, '').replace(/^(?:just|simply|always|first)\s+/iu, '');
  const own = bare !== text && /^(?:i|we|let)/iu.test(text);
  if (!isToDo(bare, to.isName) && !(own && /^\p{L}/u.test(bare))) return undefined;
  const not = /^(?:don’t|do not|not|never)\s+/iu.exec(bare)?.[0] ?? '';
  const does = bare.slice(not.length);
  const words = `I ${not ? 'won’t' : 'will'} ${does.charAt(0).toLowerCase()}${does.slice(1)}`.replace(/^I will /u, 'I’ll ');
  return fits(words, to) ? [make(to, 'vow', words, words)] : undefined;
}

/** "Finn is scared of the dark and …" → a fear of Finn’s, and what else was said of him. */
function fear(text: string, to: Listening): Wish[] | undefined {
  const told = inThirdPerson(text, to.hero);
  const found = /^(.{1,40}?) (?:is|was|gets|has always been) (?:secretly |really |very |a (?:bit|little) |still |so )*(?:scared|afraid|frightened|terrified|sceared) of (.+)$/iu.exec(told);
  const [, who = '', all = ''] = found ?? [];
  if (!found || !to.isName(who)) return undefined;
  const [feared = '', ...others] = all.split(/,?\s+(?:and|but)\s+(?=(?:has|is|loves|likes|he|she|wants|can)\b)|,\s*(?=(?:but|so|has|who)\b)/iu);
  const name = to.properName(who);
  const rest = others.flatMap((other) => happening(/^(?:he|she)\b/iu.test(other) ? other.replace(/^(?:he|she)/iu, name) : `${name} ${other}`, to) ?? []);
  return countWords(feared) <= 8 ? [make(to, 'fear', feared.replace(/[.,]+$/u, ''), feared, { who: name }), ...rest] : undefined;
}

/** A whole clause, told in the past as it was written. */
function happening(text: string, to: Listening): Wish[] | undefined {
  const clause = readClause(inThirdPerson(wanted(text, to).replace(/^(?:that|when|because|so) /iu, ''), to.hero), to.isName);
  if (!clause) return undefined;
  const subject = clause.subject.replace(/^(?:his|her|their)\b/iu, (word) => to.owner(word)).replace(/^(?:he|she)$/iu, (word) => to.owner(/^he$/iu.test(word) ? 'his' : 'her').replace(/[’']s?$/u, ''));
  const words = sentence(`${subject} ${clause.predicate}`.replace(/(\w) and (?=(\p{L}+) \p{L}+(?:ed|t|d|w|n|k|m)\b)/gu, (whole: string, before: string, next: string) => (to.isName(next) ? `${before}, and ` : whole)));
  if (fits(words, to)) return [make(to, clause.state ? 'fact' : 'happening', words, subject)];
  const parts = text.split(/,?\s+(?:and then|and|but|then|because)\s+(?=\p{L}+ )/iu);
  if (parts.length < 2) return undefined;
  const found = parts.flatMap((part) => (readClause(part, to.isName) ? (happening(part, to) ?? []) : []));
  return found.length > 0 ? found : undefined;
}

const sentence = (text: string): string => capitalise(text.replace(/^there\b/u, 'There').trim()).replace(/[\s,:;-]+$/u, '');

const EVENTS = /\b(thunderstorm|storm|blizzard|snow|rain|wind|flood|earthquake|eclipse|birthday|party|parade|feast|festival|picnic|wedding|race|dance|concert|game|contest|holiday|christmas|sleepover)$/iu;
const PLACES = /^(?:castle|cave|forest|island|mountain|river|lake|sea|ocean|city|village|town|school|house|tower|library|garden|desert|jungle|planet|moon|room|kitchen|attic|cellar|bakery|market|bridge|tunnel|beach|park|zoo|museum|palace|temple|farm|treehouse)$/iu;

export const isEvent = (head: string): boolean => EVENTS.test(head);
export const isPlace = (head: string): boolean => PLACES.test(head) || /^(?:door|gate|portal|passage|staircase|stairs|hill|well|lighthouse|ship|submarine|rocket ship)$/iu.test(head);

/** People, animals and things, each its own wish. */
function things(text: string, to: Listening, wished: boolean): Wish[] | undefined {
  if (/\bday$/iu.test(text) && countWords(text) <= 3) return [make(to, 'fact', `It was ${text.replace(/^(?:a|an|the) /iu, '').toLowerCase()}`, text)];
  if (/\bday\b/iu.test(text) && /^\p{L}+[’']s? first day\b/iu.test(text)) return [make(to, 'fact', `It was ${text}`, text)];
  if (to.from === 'instruction' && /\b(?:words?|sentences?|language|style|rhymes?|paragraphs?|title|chapters?|letters)\b/iu.test(text)) return undefined;
  const bare = to.from !== 'instruction' || wished;
  const phrases = readPhrases(text.replace(/,?\s+because\b.*$/iu, ''), to.owner, to.isName, bare)?.filter(({ again }) => !to.isName(again));
  if (!phrases || phrases.length === 0 || (to.asked && ['power', 'choice', 'own'].includes(to.asked))) return undefined;
  const why = /,?\s+because\b.*$/iu.exec(text)?.[0];
  return phrases.slice(0, 3).map((phrase, at) => thing(phrase, at === 0 && why ? inThePast(`x ${why.trim()}`.split(' '), to.isName).join(' ').slice(1) : '', to));
}

function thing(phrase: Phrase, why: string, to: Listening): Wish {
  const person = phrase.someone || to.asked === 'help' || to.asked === 'kind';
  const kind: Wish['kind'] = person ? 'newcomer' : EVENTS.test(phrase.head) ? 'event' : PLACES.test(phrase.head) ? 'place' : 'object';
  if (kind !== 'event' && (phrase.several || (phrase.mass && !person)) && to.asked !== 'help' && to.asked !== 'kind') {
    return make(to, 'fact', `There ${phrase.several ? 'were' : 'was'} ${phrase.first}${why}`, phrase.again);
  }
  const he = /\bhe\b|\bhis\b/u.test(why) ? 'he' : /\bshe\b|\bher\b/u.test(why) ? 'she' : phrase.he;
  return make(to, kind, phrase.first, phrase.head, { again: phrase.again, he, ...(why ? { why: `,${why}` } : {}) });
}

/** The family’s own words, for somebody to say. */
function saying(text: string, to: Listening): Wish[] | undefined {
  if (to.from === 'description') return undefined;
  if (!/[aeiouy]/iu.test(text) || (to.from === 'instruction' && !COMMON.test(text)) || !fits(text, to)) return undefined;
  if (to.from === 'instruction' && /^(?:write|rewrite|change|translate|rhyme|make|use|set|remove|start|end)\b/iu.test(text)) return undefined;
  const words = capitalise(text.replace(/[\s,:;-]+$/u, ''));
  return [make(to, 'saying', words, words)];
}

/** A sentence of ours has at least one of its small words. */
const COMMON = /\b(?:the|they|we|he|she|it|everybody|everyone|all|to|and|is|are|in|with|for|between|together|when|not|my|our|his|her|their|a|an)\b/iu;
