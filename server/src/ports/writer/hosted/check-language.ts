/** Tells English from other languages by their small words: of a whole text, of a paragraph among English ones, of a talk, and of what is strewn in. */
import { withoutSpeech } from './check-talk.ts';

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

const COMMON = words('the a an and to of in was were is he she it they you i his her their with on at for as that said but not so then had have all');
/** English texts for children have a third or more of these words. */
const LEAST_COMMON = 0.18;

const ENGLISH = new Set([...COMMON, ...words('are be been by can could did do does down from go how if into its just like me more my no now of off one or our out over she them there these this too up us very we what when where which who will would your')]);
/** Words of English alone: 'a', 'to' and 'me' are also words of others. */
const ENGLISH_ALONE = words([
  'the and of was were it she they you his her their with that said but not then had have been could did does down from how into just like more now off one our out over them there these this very what when where which who will would your',
  'because before after again away back every first found good great here if little long look looked made must never new old only other right saw small some still thing time told took two under until went while',
].join(' '));

/** None of them is an English word too, or the name of somebody. */
const FOREIGN = words([
  'der das und ist nicht ein eine einen einem einer sie wir ich mit auf für von zu dem sich auch wie aber als durch ihr ihre wurde hatte waren sein nach noch schon doch keine weil sagte ging kleine kleinen nur wenn dann dass sehr immer dir mir leider kann über unter wieder',
  'une est et il nous vous dans pas que qui sur avec était au ils elles mais leur sont cette des parce très aussi bien fait comme petite',
  'unos unas es para pero como estaba muy más hacia qué porque también cuando pequeña pequeño',
  'gli della che di si è nel nella sono molto loro anche perché piccola piccolo',
  'uma não eles muito também porque quando pequena',
  'het niet hij zij ze voor maar dat naar zijn haar werd toen ook omdat',
  'och att är av för inte hon til ikke jeg eller mycket liten',
  'się że jest był była jak przez tylko için šli protože byla není és egy nem volt mert hogy',
].join(' '));
/** Of those, words that a song, a name or an old word in an English story does not have. */
const STREWN = words([
  'und ist nicht einen einem einer wir ich auch aber durch ihre wurde hatte waren noch schon doch keine weil sagte dann dass sehr kleine kleinen leider wieder',
  'nous vous dans avec était mais leur cette parce aussi elles', 'pero estaba muy también cuando porque pequeña hacia ella', 'della sono molto anche perché', 'não uma muito', 'niet maar naar omdat toen', 'och inte ikke', 'się jest była tylko için', 'egy nem mert hogy',
].join(' '));

/** How a helper begins in other languages, and small words that stand by names in English too: they count in a talk without an English word. */
const IN_TALK = words([
  'idee idée ideia idé nápad pomysł ötlet ideja quelle bonne belle bella bello bonita boa toll tolle großartig wunderbar świetny remek skvělý geweldig leuk super genial génial acontece depois tudo bem salut faci wspaniale robi ótima bra hyvä',
  'le la les un il lo el los las del sa ses sua suo suas seu seine seinen seiner ihren cherche sucht cerca busca szuka hledá keresi zoekt',
].join(' '));

const LEAST_WORDS = 8;
const MANY_WORDS = 14;
const DIFFERENT_WORDS = 11;
const WORDS_OF_A_SENTENCE = 5;
/** One among bursts of sound is too little to tell a language by. */
const LEAST_SENTENCES = 2;
const LEAST_ENGLISH = 0.05;
const LEAST_ENGLISH_ALONE = 0.04;
const MOST_OTHER_LETTERS = 0.2;
/** Of the words in small letters: what ends so, or has such a letter, is seldom English. */
const LEAST_ODD = 0.25;
const ODD = /[aiouàáâäãåąèéêëęìíîïòóôöõőùúûüűýčćďěłńňřśšťžźżøæœß]$|[^a-z’']/;
/** A talk is looked at however short it is. */
const LEAST_IN_TALK = 3;
const LEAST_FOREIGN_IN_TALK = 2;
/** A quote of so few words may be in any language. */
const SHORT_SPEECH = /“(?:[^”\s]+\s*){1,4}”|"(?:[^"\s]+\s*){1,4}"|‘(?:[^’\s]+\s*){1,4}’/gu;

/** More of them in a whole text, or in one paragraph, are no accident. */
const MOST_STREWN = { text: 3, paragraph: 1 };

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}’']+/gu) ?? [];
const differentOf = (all: readonly string[], known: ReadonlySet<string>): number => new Set(all.filter((word) => known.has(word))).size;
/** Sounds come in short bursts, and again and again: "Splash! Drip, drip, drop." */
const hasSentences = (text: string, all: readonly string[]): boolean =>
  new Set(all).size >= DIFFERENT_WORDS && text.split(/[.!?,;:–—]/).filter((one) => wordsOf(one).length >= WORDS_OF_A_SENTENCE).length >= LEAST_SENTENCES;
const countOf = (all: readonly string[], known: ReadonlySet<string>): number => all.filter((word) => known.has(word)).length;

export function isEnglish(text: string): boolean {
  const all = wordsOf(text);
  return all.length > 0 && countOf(all, COMMON) / all.length >= LEAST_COMMON;
}

/** Lower case: capitals are names. */
const smallWords = (text: string): string[] => text.match(/(?<![\p{L}’'])\p{Ll}[\p{L}’']*/gu) ?? [];
function looksOdd(text: string): boolean {
  const small = smallWords(text).filter((word) => !ENGLISH.has(word));
  return small.filter((word) => ODD.test(word)).length >= small.length * LEAST_ODD;
}

const WORD_OF_A_NAME = /[\p{L}\p{M}]{2,}/gu;
const OTHER_LETTER = /[^\p{Script=Latin}\p{M}]/u;
/** Longest first, so that no name leaves a part of another behind. */
const withoutNames = (text: string, names: readonly string[]): string =>
  names.flatMap((name) => name.match(WORD_OF_A_NAME) ?? []).filter((word) => OTHER_LETTER.test(word)).toSorted((one, other) => other.length - one.length).reduce((rest, word) => rest.replaceAll(word, ''), text);

interface Look {
  /** Below which no language is looked at. */
  leastWords?: number;
  /** Of the family's own cast and places, which may be written in other letters than English is. */
  names?: readonly string[];
}

/** Sure of it, so that a paragraph of names and odd words is none. */
export function isForeign(paragraph: string, { leastWords = LEAST_WORDS, names = [] }: Look = {}): boolean {
  const told = withoutNames(paragraph, names);
  const letters = told.match(/\p{L}/gu)?.length ?? 0;
  const latin = told.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (letters >= leastWords && (letters - latin) / letters > MOST_OTHER_LETTERS) return true;
  const all = wordsOf(paragraph);
  if (all.length < leastWords) return false;
  const foreign = differentOf(all, FOREIGN);
  if (foreign >= Math.min(3, leastWords - 1) && foreign > differentOf(all, ENGLISH)) return true;
  // Few English words alone are no sign: what is there instead must look foreign.
  if (all.length < MANY_WORDS || !hasSentences(paragraph, all) || (foreign === 0 && !looksOdd(paragraph))) return false;
  return countOf(all, ENGLISH) / all.length < LEAST_ENGLISH || countOf(all, ENGLISH_ALONE) / all.length < LEAST_ENGLISH_ALONE;
}

const strewnIn = (text: string, own: ReadonlySet<string>): number => smallWords(text.replace(SHORT_SPEECH, '“”')).filter((word) => STREWN.has(word) && !own.has(word)).length;

/** Another language within English sentences; a word of it in quotes is told, and so is a name that somebody writes without a capital. */
export function hasForeignWords(paragraphs: readonly string[], names: readonly string[] = []): boolean {
  const own = new Set(names.flatMap(wordsOf));
  return strewnIn(paragraphs.join(' '), own) > MOST_STREWN.text || paragraphs.some((one) => strewnIn(one, own) > MOST_STREWN.paragraph);
}

/** A short answer without one English word, and with two that are none or the marks of Spanish. */
function isShortForeign(text: string): boolean {
  const all = wordsOf(text);
  if (countOf(all, ENGLISH_ALONE) > 0) return false;
  const foreign = all.filter((word) => IN_TALK.has(word) || FOREIGN.has(word) || /[^a-z’']/.test(word));
  const small = smallWords(text);
  return /[¡¿]/.test(text) || (new Set(foreign).size >= LEAST_FOREIGN_IN_TALK && small.some((word) => foreign.includes(word)));
}

/** In a talk, where an answer may be one line. */
export function isForeignTalk(text: string, names: readonly string[] = []): boolean {
  const unquoted = withoutSpeech(text);
  const own = wordsOf(unquoted).length < LEAST_IN_TALK ? text : unquoted;
  const paragraphs = own.split('\n\n');
  return isShortForeign(own) || hasForeignWords(text.split('\n\n'), names) || paragraphs.some((one) => isForeign(one, { leastWords: LEAST_IN_TALK, names }));
}
