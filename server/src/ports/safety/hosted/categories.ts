/** What a hosted model may find in a text, in the words of OpenAI's moderation, and from which age a story may hold it. */
import type { AgeRange } from '../safety.port.ts';
import type { Topic } from '../topics.ts';

export const CATEGORIES = [
  'hate', 'hate/threatening', 'harassment', 'harassment/threatening', 'illicit', 'illicit/violent', 'self-harm', 'self-harm/intent',
  'self-harm/instructions', 'sexual', 'sexual/minors', 'violence', 'violence/graphic',
] as const;
export type Category = (typeof CATEGORIES)[number];

/** Something was found that none of the names above stands for: a category that came later, or one of a service's own. */
export const OTHER = 'other';
export type Found = Category | typeof OTHER;

/** What services and models call it besides, in letters alone. */
const ALSO_CALLED: Readonly<Record<string, Category>> = {
  hatespeech: 'hate', racism: 'hate', bullying: 'harassment', threat: 'harassment/threatening', threats: 'harassment/threatening',
  drugs: 'illicit', drugsandalcohol: 'illicit', weapons: 'illicit/violent', suicide: 'self-harm',
  sexualcontent: 'sexual', sexualsuggestive: 'sexual', sexuallyexplicit: 'sexual', nudity: 'sexual', childabuse: 'sexual/minors', childsexualabuse: 'sexual/minors',
  gore: 'violence/graphic', graphicviolence: 'violence/graphic', cruelty: 'violence/graphic',
};
/** What a model writes into a list that is to be empty. */
const NOTHING = new Set([
  '', 'none', 'na', 'null', 'no', 'nothing', 'safe', 'ok', 'fine', 'clean', 'empty', 'false', 'harmless', 'appropriate', 'ageappropriate', 'childfriendly', 'familyfriendly', 'safeforchildren',
  // What our own instructions call nothing to report.
  'fairytale', 'fairytales', 'dragons', 'milddanger', 'sadness', 'nothingtoreport',
]);

const lettersOf = (name: string): string => name.normalize('NFKC').toLowerCase().replace(/[^\p{L}]+/gu, '');
const BY_LETTERS = new Map<string, Category>([...CATEGORIES.map((category) => [lettersOf(category), category] as const), ...Object.entries(ALSO_CALLED)]);

/** 'sexual: no', 'hate = false'. */
const DENIED = /[:=]\s*(?:no|none|false|not found|0)\W*$/i;
const AFFIRMED = /[:=]\s*(?:yes|true|found|1)\W*$/i;
/** 'none found', 'no issues'; but 'no good' and 'not safe' are found. */
const NO_SUCH = /^\W*(?:no|none|nothing)\b(?!\W*(?:good|safe|suitable|appropriate|fit|ok|okay|for|kids|children)\b)(?!.*\b(?:but|except|however|apart|besides|other than)\b)/is;
const NOT = /^\W*(?:not|non)\b\W*/i;

/** @param name as a service spells it: 'self_harm', 'SEXUAL/MINORS', 'Hate speech'. Undefined where it says that there is nothing. */
export function categoryCalled(name: string): Found | undefined {
  const spoken = name.replaceAll('_', ' ');
  if (DENIED.test(spoken) || NO_SUCH.test(spoken)) return undefined;
  const letters = lettersOf(spoken.replace(AFFIRMED, ''));
  const isDenied = NOT.test(spoken) && BY_LETTERS.has(lettersOf(spoken.replace(NOT, '')));
  return isDenied || NOTHING.has(letters) ? undefined : (BY_LETTERS.get(letters) ?? OTHER);
}

interface Row {
  topic: Topic;
  /** The youngest readers for whom it is part of a story; absent where it never is. */
  toldFrom?: AgeRange;
}

/** Fairy tales have fights and unkind words; whatever else is found is for no age here. */
const ROWS: Record<Category, Row> = {
  'hate': { topic: 'hate' },
  'hate/threatening': { topic: 'hate' },
  'harassment': { topic: 'hate', toldFrom: '9-12' },
  'harassment/threatening': { topic: 'cruelty' },
  'illicit': { topic: 'drugs' },
  'illicit/violent': { topic: 'making weapons' },
  'self-harm': { topic: 'self-harm' },
  'self-harm/intent': { topic: 'self-harm' },
  'self-harm/instructions': { topic: 'self-harm' },
  'sexual': { topic: 'sexual content' },
  'sexual/minors': { topic: 'sexual content' },
  'violence': { topic: 'killing people', toldFrom: '9-12' },
  'violence/graphic': { topic: 'cruelty' },
};

const AGES: readonly AgeRange[] = ['3-4', '5-8', '9-12', '12-17'];

/** The first topic that is kept from readers of this age; undefined where none is. */
export function topicKeptFrom(age: AgeRange, found: readonly Found[]): Topic | 'something else' | undefined {
  const topics = found.map((category) => {
    if (category === OTHER) return 'something else';
    const { topic, toldFrom } = ROWS[category];
    return toldFrom === undefined || AGES.indexOf(age) < AGES.indexOf(toldFrom) ? topic : undefined;
  });
  return topics.find((topic) => topic !== undefined);
}
