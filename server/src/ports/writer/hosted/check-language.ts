/** Tells English from other languages by their small words: of a whole text, and of one paragraph among English ones. */

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

const COMMON = words('the a an and to of in was were is he she it they you i his her their with on at for as that said but not so then had have all');
/** English texts for children have a third or more of these words. */
const LEAST_COMMON = 0.18;

const ENGLISH = new Set([...COMMON, ...words('are be been by can could did do does down from go how if into its just like me more my no now of off one or our out over she them there these this too up us very we what when where which who will would your')]);

/** None of them is an English word too. */
const FOREIGN = words([
  'der das und ist nicht ein eine einen einem einer sie wir ich mit auf für von zu dem sich auch wie aber als durch ihr ihre wurde hatte waren sein nach noch schon doch keine',
  'le la les une est et il elle nous vous dans pas que qui sur avec était pour au du ils elles mais leur sont ce cette des',
  'el los las unos unas es y en por para se su era pero como estaba muy más con del lo sus ella hacia',
  'gli della che di per si è nel nella sono come ma molto loro anche',
  'os um uma não com da na mas ele ela eles muito também',
  'het een en van niet hij zij ze op voor maar dat naar zijn haar werd toen ook met',
  'och att det är som på av för inte hon han med til og ikke jeg var den af',
  'nie się że jest był była ale jak przez tylko bir ve bu için ile',
].join(' '));

const LEAST_WORDS = 8;
const MANY_WORDS = 20;
const LEAST_ENGLISH = 0.05;
const MOST_OTHER_LETTERS = 0.2;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}’']+/gu) ?? [];
const countOf = (all: readonly string[], known: ReadonlySet<string>): number => all.filter((word) => known.has(word)).length;

export function isEnglish(text: string): boolean {
  const all = wordsOf(text);
  return all.length > 0 && countOf(all, COMMON) / all.length >= LEAST_COMMON;
}

/** Sure of it, so that a paragraph of names and odd words is none. */
export function isForeign(paragraph: string): boolean {
  const letters = paragraph.match(/\p{L}/gu)?.length ?? 0;
  const latin = paragraph.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (letters >= LEAST_WORDS && (letters - latin) / letters > MOST_OTHER_LETTERS) return true;
  const all = wordsOf(paragraph);
  if (all.length < LEAST_WORDS) return false;
  const english = countOf(all, ENGLISH);
  const foreign = countOf(all, FOREIGN);
  return (foreign >= 3 && foreign > english) || (all.length >= MANY_WORDS && english / all.length < LEAST_ENGLISH);
}
