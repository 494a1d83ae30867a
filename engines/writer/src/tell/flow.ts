// Older readers get longer breath: short neighbouring statements of one paragraph are joined, with “and” or a semicolon.

import { countWords, sentencesOf } from './measure.ts';

/** Words with which a statement may go on after “and” or a semicolon. */
const GOES_ON = /^(?:He|She|They|It|There|That|This|Nobody|Everyone|Everybody|Somebody|Someone|One|All|Each|Both|You|We|A|An|The|His|Her|Their|In|On|At|Behind|Under|From|For|By|As|Some|Two|Three|What|Not|No|Perhaps|Then|Now|Later|Outside|Afterwards|Presently|Still|Even|Only|Somewhere|Once|Twice|Here|Nor|Nothing|Something|Everything|With|Without|Through|Between|Beyond|After|Before|Neither|Either)\b/u;
/** The same, for those who read long sentences. */
const GOES_ON_LONGER = /^(?:If|When|Where|Whatever|Whoever|Wherever|Anyone|Anybody|Anything|People|These|Those|Such|Others|Several|Of|Up|Down|Over|Above|Against|Around|Beside|Besides|Years|Long|Toward|Towards|Against|Instead|Sooner|Little|Less|More|Most|Few|Much|Any|Every|Half|Four|Five|Six|Nine|Eleven)\b/u;
/** Says itself how it goes on. */
const LINKS = /^(?:But|And|Yet|Or) (?!then\b|if\b|when\b|what\b|why\b|how\b)/u;
const SAME_DOER = /^(?:He|She|They)\b/u;
/** A name inside, and a word that stands for it: behind another name it could mean either. */
const NAMES = /\S \p{Lu}\p{Ll}/u;
const STANDS_FOR = /\b(?:he|she|him|her)\b/u;
/** “He was not spying. He had simply noticed”: no “and” where one of the two says no. */
const DENIES = /\b(?:not|never|no|nobody|nothing|none|hardly|cannot|\p{L}+n’t)\b/iu;
const LONG_AGO = /\bhad\b/u;
/** How it was, and not what was done next: often the reason for what stands before it. */
const HOW_IT_WAS = /^(?:He|She|They) (?:was|were|had|could|knew|felt|thought|loved|liked|wanted|needed|seemed)\b/u;
const SPOKEN = /[“”‘]|’(?:$|\s)/u;

/** A sentence, with how many words it has. */
interface Counted {
  text: string;
  words: number;
  source: number;
}

/** Who is named in a paragraph: the oldest are told on, behind a semicolon, with whoever does the next thing. */
type Names = ReadonlySet<string>;

const namesIn = (text: string): Names => new Set(text.match(/(?<=[\p{Ll},;] )\p{Lu}[\p{L}-]+/gu));

const isOf = (names: Names | undefined, sentence: string): boolean => names?.has(/^\p{Lu}[\p{L}-]+/u.exec(sentence)?.[0] ?? '') ?? false;

/** Which source each sentence is from: what was put into a scene, or stands next to it, is not joined to it. */
export type Sources = ReadonlyMap<string, number>;

/** Joins the shortest pairs until the mean sentence has `wanted` words; never more than four joins, ten for the oldest, never over `longest`, and none by which the mean would have more than `most`. */
export function flow(text: string, wanted: number, longest: number, sources: Sources = new Map(), most = Infinity): string {
  const sentences = sentencesOf(text).map((one) => ({ text: one, words: countWords(one), source: sources.get(one) ?? 0 }));
  const names = wanted > 20 ? namesIn(text) : undefined;
  for (let joins = 0; joins < (names ? 10 : 4) && mean(sentences) < wanted && meanOfFewer(sentences) <= most; joins++) {
    const at = shortestPair(sentences, longest, names);
    const [first, second] = at < 0 ? [] : sentences.slice(at, at + 2);
    if (!first || !second) break;
    const joined = join(first.text, second.text, names);
    sentences.splice(at, 2, { text: joined, words: countWords(joined), source: first.source });
  }
  return sentences.map((one) => one.text).join(' ');
}

const mean = (sentences: readonly Counted[]): number => (sentences.length === 0 ? 0 : sentences.reduce((sum, { words }) => sum + words, 0) / sentences.length);

/** With one sentence less. */
const meanOfFewer = (sentences: readonly Counted[]): number => (mean(sentences) * sentences.length) / Math.max(1, sentences.length - 1);

function shortestPair(sentences: readonly Counted[], longest: number, names?: Names): number {
  let best = -1;
  let least = longest + 1;
  for (let at = 0; at + 1 < sentences.length; at++) {
    const [first, second] = [sentences[at], sentences[at + 1]];
    if (!first || !second || first.words < 3 || second.words < 3 || first.source !== second.source) continue;
    const words = first.words + second.words;
    if (words < least && mayJoin(first.text, second.text, names)) [best, least] = [at, words];
  }
  return best;
}

/** Two plain statements: nobody speaks, nothing is asked, neither is joined already, and whoever goes on was already doing. */
const mayJoin = (first: string, second: string, names?: Names): boolean =>
  /[^.!?…]\.$/u.test(first) && /[^.!?…]\.$/u.test(second) && (GOES_ON.test(second) || LINKS.test(second) || (names !== undefined && GOES_ON_LONGER.test(second)) || goesOnNamed(first, second, names)) &&
  (!SAME_DOER.test(second) || SAME_DOER.test(first) || (names !== undefined && namedIn(first, names) < 2)) && !(NAMES.test(second) && STANDS_FOR.test(second)) &&
  !SPOKEN.test(first) && !SPOKEN.test(second) && !first.includes(';') && !second.includes(';') && !/:/u.test(first + second);

/** “There was a groan; Maren had a notebook”: nobody else is there whom a “he” could mean, and what goes before is no order. */
const goesOnNamed = (first: string, second: string, names?: Names): boolean =>
  names !== undefined && isOf(names, second) && namedIn(first, names) === 0 && namedIn(second, names) === 1 && !/\b(?:he|she|him|her|his)\b/iu.test(first) && first.split(' ').length > 4;

/** A word that no statement usually begins with may be a name, too. */
const namedIn = (sentence: string, names: Names): number => {
  const first = /^\p{Lu}[\p{L}-]+/u.exec(sentence)?.[0] ?? '';
  return [...names].filter((name) => name !== first && sentence.includes(name)).length + (first === '' || GOES_ON.test(sentence) || GOES_ON_LONGER.test(sentence) ? 0 : 1);
};

function join(first: string, second: string, names?: Names): string {
  const left = first.slice(0, -1);
  if (isOf(names, second)) return `${left}; ${second}`;
  const right = second.charAt(0).toLowerCase() + second.slice(1);
  if (LINKS.test(second)) return `${left}, ${right}`;
  const turns = DENIES.test(first) !== DENIES.test(second) || LONG_AGO.test(first) !== LONG_AGO.test(second);
  const isSame = SAME_DOER.test(first) && SAME_DOER.exec(first)?.[0] === SAME_DOER.exec(second)?.[0];
  const plain = !turns && !HOW_IT_WAS.test(second) && isSame && !/\band\b/u.test(first) && !/\band\b/u.test(second);
  return plain ? `${left}, and ${right}` : `${left}; ${right}`;
}
