// One typed sentence → what it is in a story: something that happens, a fact, a vow, a fear, somebody, something, or a saying.

import type { Wish } from '../brief.ts';
import { countWords } from '../tell/measure.ts';
import { capitalise } from '../tell/tidy.ts';
import { inThePast, readClause } from './clause.ts';
import { endingIn } from './ending.ts';
import { inFullForm, inThirdPerson, withHeroNamed } from './in-third-person.ts';
import { asSentence, fits, make } from './listening.ts';
import type { Listening } from './listening.ts';
import { isAlive, readPhrases } from './phrase.ts';
import { happening, longsFor } from './happening.ts';
import { things } from './things.ts';
import { order, promised, vow } from './to-do.ts';
import { whoAndWhy } from './who-and-why.ts';
import { asAStory, asWritten, deedIn } from './as-said.ts';
import { awayIn } from './away.ts';
import { choice } from './choice.ts';
import { calledIn, comes } from './comes.ts';
import { KIN } from './kin.ts';
import { loves } from './loves.ts';
import { ordealIn } from './ordeal.ts';
import { questIn } from './quest.ts';
import { LITTLE, baseOfThird } from './verbs.ts';

/** Undefined where nothing in it can be used. `wished` is true where polite words ("please add") stood in front. */
export function hearSentence(said: string, to: Listening, wished: boolean): Wish[] | undefined {
  const typed = to.asked === 'help' || to.asked === 'kind' ? whoAndWhy(said) : to.asked === 'own' ? said.replace(/^(?:(?:hug|cuddle|kiss|thank|forgive|trust))$/iu, '$& everybody') : said;
  const text = withHeroNamed(inFullForm(to.asked ? asWritten(typed) : asAStory(asWritten(typed))), to.hero.name, to.ownChild, to.isName).split(' ').map((word) => withName(word, to)).join(' ');
  // A rule of a land: somebody there says it.
  if (!to.asked && /^(?:whoever|if you|if anyone|if somebody) .+ \p{L}+/iu.test(text)) return saying(text, to);
  if (!/\p{L}{2}/u.test(text) || /^(?:i (?:do not|don’t) know|dunno|idk|no|yes|whatever|anything|x+)$/iu.test(text)) return undefined;
  const nothing = /^nothing(?: at all| ((?:but|except|only) .+))?$/iu.exec(text);
  if (nothing) return to.asked === 'door' ? [make(to, 'fact', nothing[1] ? `There was nothing ${nothing[1]}` : 'There was nothing there at all', 'nothing')] : undefined;
  const end = endingIn(text, to);
  if (end) return [...(end.before ? (hearSentence(end.before, to, wished) ?? []) : []), end.wish];
  const feeling = FEELING.exec(text)?.[1]?.toLowerCase();
  if (feeling) return [make(to, 'feeling', feeling, feeling)];
  if (/^(?:(?:a |the )?(?:very )?happy end(?:ing)?|the end)$/iu.test(text)) return [];
  const there = /^there (?:is|was|are|were|will be) (?!no\b)(.+)$/iu.exec(text)?.[1];
  const between = /^(?:they|we|he|she|\p{Lu}\p{L}+) (?:have to|has to|must|should|had to) (?:choose|decide) (between .+|whether .+|if .+)$/iu.exec(text)?.[1];
  if (between && !to.asked) return choice(inThirdPerson(between, to.hero), { ...to, asked: 'choice' });
  if (to.asked === 'help' && /^(?:me|myself|i do|us)$/iu.test(text)) return castAnswer(to.hero.name, to);
  if (/^(\S+) (?:is|was) (?:called|named) \1$/iu.test(text)) return [];
  const [, title = '', rest = ''] = /^(\p{Lu}\p{Ll}+) and (the .+)$/u.exec(text) ?? [];
  if (title && !to.asked && !to.isName(title) && !title.endsWith('s') && !KIN.test(title)) {
    const then = hearSentence(rest, to, true);
    if (then) return [make(to, 'newcomer', `somebody called ${title}`, title, { again: title, he: 'they' }), ...then];
  }
  const [, once = ''] = to.asked ? [] : (/^(?:(?:a )?(?:long|very long|many years|a hundred years|years) (?:time )?ago|in the old days|in olden times),? (?:there (?:was|lived) )?(.+)$/iu.exec(text) ?? []);
  const ago = once && readClause(capitalise(once), to.isName);
  if (ago) return [make(to, 'fact', asSentence(`A long time ago ${ago.subject.charAt(0).toLowerCase()}${ago.subject.slice(1)} ${ago.predicate}`), 'long ago')];
  const called = to.asked || !wished ? undefined : calledIn(text, to);
  if (called) return called;
  const [, known = '', besides = ''] = to.asked ? [] : (/^(\p{L}+) and ((?:an?|the|some|two|three) .+)$/u.exec(text) ?? []);
  if (known && to.isName(known) && !readClause(text, to.isName)) return hearSentence(besides, to, true);
  const gone = to.asked ? undefined : missing(text, to);
  if (gone) return gone;
  const somebody = /^(?:help|kind)$/u.test(to.asked ?? '') && /^(?:an?|the|some|my|our) [^,]{2,30}? (?:who|that|(?:stuck|trapped|caught|hidden|left|abandoned|locked|stranded|tied|tangled|frozen|asleep|alone) (?:in|on|under|at|behind|up|by|inside|to|with)) /iu.test(text) ? things(text, to, true) : undefined;
  if (somebody) return somebody;
  const coming = to.asked ? undefined : comes(text, to);
  if (coming) return coming;
  const inIt = to.asked ? undefined : where(text, to) ?? promised(text, to) ?? longsFor(text, to) ?? questIn(text, to) ?? rehear(text, to);
  if (inIt) return inIt;
  const listed = there === undefined ? undefined : things(there, to, true);
  return listed ?? castAnswer(text, to) ?? choice(text, to) ?? order(text, to) ?? vow(text, to) ?? fear(text, to) ?? loves(text, to) ?? both(text, to) ?? meets(text, to) ?? happening(text, to) ?? things(text, to, wished) ?? saying(text, to);
}

const withName = (word: string, { properName, isName }: Listening): string => {
  const [, name = '', end = ''] = /^([\p{L}’-]+?)((?:[’']s)?[,:]*)$/u.exec(word) ?? [];
  // “Leos torch”: his, where nobody is called Leos.
  const owner = /^(\p{L}{2,})s$/u.exec(word)?.[1] ?? '';
  if (owner && isName(owner) && !isName(word)) return `${properName(owner)}’s`;
  return name && isName(name) ? properName(name) + end : word;
};

/** “A party where the cake goes missing”: the party, and what happens there. */
function where(text: string, to: Listening): Wish[] | undefined {
  const [, what = '', clause = ''] = /^((?:an?|the|some|my|our) (?:[\p{L}’-]+ ){1,4}?)(?:where|in which|when) (.+)$/iu.exec(text) ?? [];
  if (!what || !readClause(inThirdPerson(capitalise(clause), to.hero), to.isName)) return undefined;
  const [at, then] = [things(what.trim(), to, true), hearSentence(capitalise(clause), to, false)];
  return at && then ? [...at, ...then] : undefined;
}

/** “Making friends”, “kindness”, “learn to share”: a sentence for it, heard in its place. */
function rehear(text: string, to: Listening): Wish[] | undefined {
  const sentence = to.from === 'prompt' ? deedIn(text, to.isName) : undefined;
  const heard = sentence === undefined ? undefined : hearSentence(sentence, to, false);
  return heard?.some(({ kind }) => kind === 'saying') ? undefined : heard;
}

/** Somebody of the story, or everybody, as the whole answer. */
function castAnswer(text: string, to: Listening): Wish[] | undefined {
  const [, whoever = '', why = ''] = /^(.+?)(,?\s+because\b.*)?$/iu.exec(text) ?? [];
  const who = whoever.replace(/,?\s+(?:him|her|it|them)sel(?:f|ves)$/iu, '');
  const all = /^(?:everyone|everybody|nobody|no one|all of them|everything|nothing)(?: (?:any ?more|at all|else|now))?$/iu.test(who);
  const name = why && /^\p{Lu}\p{Ll}+$/u.test(who) && !to.isName(who) && !all ? who : to.isName(who) ? to.properName(who) : all ? capitalise(who.toLowerCase()) : who.split(/\s+and\s+/u).every((one) => to.isName(one)) ? who : undefined;
  if (name === undefined || !to.asked) return undefined;
  const reason = why ? `, ${inThePast(`x ${why.replace(/^[\s,]+/u, '')}`.split(' '), to.isName).slice(1).join(' ')}` : '';
  const told: Record<string, string> = { help: `${name} needed help`, kind: all ? `${name} turned out to be kind` : `It was ${name} who turned out to be kind`, wrong: `${name} went wrong`, door: `It was ${name}` };
  const words = told[to.asked];
  return words && !(to.asked === 'wrong' && !all) ? [make(to, 'fact', words + reason, name)] : undefined;
}

const FEELING = /^(?:(?:being|feeling|very|so|more) )?(happy|sad|angry|afraid|scared|frightened|proud|jealous|lonely|excited|nervous|brave|worried|surprised|ashamed|hopeful)$/iu;

/** "Finn is scared of the dark and …" → a fear of Finn’s, and what else was said of him. */
function fear(text: string, to: Listening): Wish[] | undefined {
  const told = inThirdPerson(text, to.hero);
  const found = /^(.{1,40}?) (?:is|was|gets|has always been) (?:secretly |really |very |a (?:bit|little) |still |so )*(?:scared|afraid|frightened|terrified|sceared) of (.+)$/iu.exec(told);
  const [, who = '', all = ''] = found ?? [];
  const whose = /^(?:he|she)$/iu.test(who) ? to.owner(/^he$/iu.test(who) ? 'his' : 'her').replace(/[’']s?$/u, '') : who;
  if (!found || !to.isName(whose)) return undefined;
  const [feared = '', ...others] = halvesOf(all, to);
  const name = to.properName(whose);
  const rest = others.flatMap((other) => hearSentence(/^(?:he|she)\b/iu.test(other) ? other.replace(/^(?:he|she)/iu, name) : to.isName(other.split(' ')[0] ?? '') ? other : `${name} ${other}`, to, false) ?? []);
  return countWords(feared) <= 8 ? [make(to, 'fear', feared.replace(/[.,]+$/u, ''), feared, { who: name }), ...rest] : undefined;
}

/** “The dark and misses her daddy”: where the fear ends, and something else begins. */
function halvesOf(all: string, to: Listening): string[] {
  for (const { index, 0: joint } of all.matchAll(/,?\s+(?:and|but)\s+|,\s*(?=(?:but|so|has|who)\b)/giu)) {
    const right = all.slice(index + joint.length);
    const verb = right.split(' ')[0]?.toLowerCase() ?? '';
    // “… but Tom was not”: nothing more is said.
    if (to.isName(verb.replace(/[’']s$/u, '')) && Object.hasOwn(LITTLE, right.split(' ')[1]?.toLowerCase() ?? '')) return right.split(' ').length < 4 ? [all.slice(0, index)] : [all.slice(0, index), right];
    if (/^(?:has|is|he|she|can|cannot|can’t|does|doesn’t|will|won’t|wants|so|but|who)$/u.test(verb) || (baseOfThird(verb) !== undefined && right.includes(' ') && !/^\S+ (?:and|or|in|on|of|at|under)\b/u.test(right))) return [all.slice(0, index), ...halvesOf(right, to)];
  }
  return [all];
}

/** "They find a lost kitten and Grandma helps them bake a cake": two things that happen. */
function both(text: string, to: Listening): Wish[] | undefined {
  if (to.asked || to.from === 'description' || (/^it (?:is|was)\b/iu.test(text) && !/(?:first|last) day/iu.test(text))) return undefined;
  for (const { index } of text.matchAll(/,?\s+and\s+(?:then\s+)?|,?\s+so\s+(?!that\b|much\b|many\b)(?=\p{L}+ \p{L}+ \p{L})/giu)) {
    const left = text.slice(0, index);
    let right = text.slice(index).replace(/^,?\s+(?:and|so)\s+(?:then\s+)?/iu, '');
    const subject = readClause(inThirdPerson(left, to.hero), to.isName)?.subject ?? '';
    if (to.isName(subject) || /^(?:he|she)$/iu.test(subject) || (KIN.test(subject) && !subject.includes(' '))) {
      const verb = right.split(' ')[0]?.toLowerCase() ?? '';
      if ((baseOfThird(verb) ?? '') !== '' || verb === 'is') right = `${subject} ${right}`;
    }
    const own = /^(?:the|an?|my|our|his|her|their|he|she|it|there|they|we|somebody|someone|everybody|everyone|everything|nobody|nothing|no one|\p{Lu}\p{L}+)\b/u.test(right) || KIN.test(right);
    if (!own || !readClause(inThirdPerson(left, to.hero), to.isName) || !readClause(inThirdPerson(capitalise(right), to.hero), to.isName)) continue;
    const found = [left, right].map((part) => hearSentence(part, to, false));
    if (!found.every((part) => part !== undefined)) continue;
    const [first = [], second = []] = found;
    if (first.some((wish) => awayIn(wish)) && second.every(({ words }) => MISSES.test(words))) return first;
    return first.some(ordealIn) && second.every(({ words }) => NERVES.test(words)) ? first : [...first, ...second];
  }
  return undefined;
}

/** What goes without saying on such a day. */
const NERVES = / (?:was (?:very |so |a bit |a little )*(?:nervous|scared|afraid|worried|anxious|excited|shy|frightened|sad)|did not (?:want to|like it)(?: go)?)$/iu;
/** “… is in hospital and she misses her”: said already. */
const MISSES = /^\S+ missed (?:him|her|them|it)(?: (?:so much|very much|a lot))?$/iu;

/** "They find a lost kitten": somebody whom they meet. */
function meets(text: string, to: Listening): Wish[] | undefined {
  const told = inThirdPerson(text, to.hero);
  const [, who = '', whom = ''] = /^(\p{L}+) (?:finds?|found|meets?|met|discover(?:s|ed)?|adopt(?:s|ed)?|rescue[sd]?|got|(?:come|run)s? across) ((?:an?|some|two|three) .+)$/iu.exec(told) ?? [];
  if (to.asked || !(/^(?:they|we|he|she)$/iu.test(who) || to.isName(who))) return undefined;
  // “A lost puppy and give it back”: whom they find, and what they do then.
  const [first = '', then = ''] = whom.split(/,? and (?:then )?(?=(?:give|gives|bring|brings|take|takes|return|returns|help|helps|feed|feeds|keep|keeps|hide|hides|look|looks|care|cares|teach|teaches|save|saves) )/iu);
  if (then) {
    const [met, done] = [meets(`${who} meet ${first}`, to), hearSentence(`${who} ${then}`, to, false)];
    return met && done ? [...met, ...done] : met;
  }
  const phrases = readPhrases(whom, to.owner, to.isName, false);
  const someone = phrases?.length === 1 && phrases[0]?.someone && !phrases[0].several;
  return someone ? things(whom, to, true) : undefined;
}

/** “Stolen crown”, “the missing melody”: it is gone; “a whale stuck on the beach” is a whale. */
function missing(text: string, to: Listening): Wish[] | undefined {
  const [, how = '', what = ''] = /^(?:an? |the |our |my )?(stolen|missing|vanished|lost) (\p{L}+(?: \p{L}+)?)$/iu.exec(text) ?? [];
  if (what && !isAlive(what)) return hearSentence(`The ${what} ${/^stolen$/iu.test(how) ? 'has been stolen' : 'is missing'}`, to, false);
  const caught = /^(?:an?|the|two|three|some) (?:\p{L}+ ){1,3}?(?:stuck|trapped|caught|hidden|left|abandoned|locked) (?:in|on|under|at|behind|up) (?!.*\b(?:is|are|was|were|and|but)\b)/iu.test(text);
  return caught ? things(text, to, true) : undefined;
}

/** The family’s own words, for somebody to say. */
function saying(text: string, to: Listening): Wish[] | undefined {
  // An order is not something to be said: what cannot be made to happen is not followed.
  if (to.from === 'description' || to.from === 'instruction') return undefined;
  if (!/[aeiouy]/iu.test(text) || !fits(text, to)) return undefined;
  const words = capitalise(text.replace(/[\s,:;-]+$/u, ''));
  return [make(to, 'saying', words, words)];
}
