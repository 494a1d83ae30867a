/** The built-in safety gate: bad language and topics by age, with fairy tales left in peace. No network, under a millisecond. */
import { englishDataset, englishRecommendedTransformers, RegExpMatcher } from 'obscenity';
import { withoutFairyTaleWords } from './fairy-tale-words.ts';
import { namesPersonalData } from './personal-data.ts';
import { plainWords, readLookAlikes, withoutNumbers } from './plain-words.ts';
import type { AgeRange, SafetyGate, Verdict } from './safety.port.ts';
import { type Topic, type TopicRow, TOPICS } from './topics.ts';

const AGES: readonly AgeRange[] = ['3-4', '5-8', '9-12', '12-17'];

/** Where nobody said who reads it: a family with a child at primary school. */
const FAMILY_AGE: AgeRange = '5-8';

interface Watch {
  topic: Topic;
  pattern: RegExp;
  /** Whether the topic is kept from readers of this age. */
  isKeptFrom: (age: AgeRange) => boolean;
}

function watchFor({ topic, phrases, toldFrom }: TopicRow): Watch {
  const pattern = new RegExp(`(?<![a-z])(?:${phrases.join('|')})(?![a-z])`);
  const firstAge = toldFrom === undefined ? AGES.length : AGES.indexOf(toldFrom);
  return { topic, pattern, isKeptFrom: (age) => AGES.indexOf(age) < firstAge };
}

/** Spellings of bad words that the list does not know. */
const ODD_SPELLINGS = /(?<![a-z])(?:ph[uc]+k(?:s|ed|er|ing)?|fuq|fcuk|sh[i!*]+te?|biatch|azzhole|wtf|stfu)(?![a-z])/;

export function builtInSafety(): SafetyGate {
  const badLanguage = new RegExpMatcher({ ...englishDataset.build(), ...englishRecommendedTransformers });
  const watches = TOPICS.map(watchFor);

  function judge(text: string, age: AgeRange): Verdict {
    const plain = plainWords(text);
    if (namesPersonalData(plain)) return { is: 'unsafe', topic: 'personal data' };
    const words = withoutFairyTaleWords(readLookAlikes(plain));
    const watch = watches.find(({ pattern, isKeptFrom }) => isKeptFrom(age) && pattern.test(words));
    if (watch) return { is: 'unsafe', topic: watch.topic };
    if (ODD_SPELLINGS.test(words) || badLanguage.hasMatch(withoutNumbers(words))) return { is: 'unsafe', topic: 'bad language' };
    return { is: 'safe' };
  }
  return {
    provider: 'built-in',
    check: async (text, ageRange = FAMILY_AGE) => judge(text, ageRange),
  };
}
