// What is said of two against what a family chose for them, and crowds in a story about one family.

import { shortOf } from '../../tell/short-names.ts';
import { companyFor, isInHindsight } from '../../lexicon/crews.ts';
import { clash } from './clash.ts';
import type { Clash } from './clash.ts';
import type { ToldStory } from './told-story.ts';

const CLOSE = /^(?:friend|ally|partner|sibling|twin|cousin|family|parent|child|guardian|protector)$/iu;
const AGAINST = /^(?:enemy|nemesis|rival)$/iu;
const KIN = /^(?:sibling|twin|family|parent|child)$/iu;

const DISLIKES = 'did not (?:much )?like|disliked|could not (?:bear|stand)|had never liked|hated|was no friend of|detested|had no time for';
const IS_NEW = 'had never met|had not met|did not know|had only just met|was new (?:to|here|in)|a stranger to|whom nobody knew|nobody knew where';
const ENEMIES = 'was (?:\\p{L}+’s |his |her )?(?:enemy|rival|nemesis)|(?:enemy|rival|nemesis) of';
const FRIENDS = 'was (?:\\p{L}+’s |his |her )(?:best |oldest )?friend|best friends?';
/** More than the few neighbours who come along where a family chose few. */
const CROWDS = /\b(?:signed up|volunteers?|joined the (?:march|column|procession)|the crowd (?:behind|followed)|followed them, (?:forty|fifty|sixty|a hundred)|the whole column|half the (?:town|street) (?:was|came) (?:following|behind)|the rearguard|the baggage|the main party)\b/iu;
/** What is only said of more than two. */
const SEVERAL = /\b(?:the expedition|by show of hands|a vote)\b/iu;

export function relationClashes(story: ToldStory): Clash[] {
  const { brief, cast } = story;
  const name = (id: string): string => shortOf(brief.characters.find((one) => one.id === id) ?? { name: '\u0000' });
  const pairs = brief.relationships.map(({ from, to, type }) => ({ type, names: [name(from), name(to)] as const }));
  const tests = pairs.flatMap(({ type, names: [a, b] }) => {
    const of = (words: string, why: string): [RegExp, string][] => [[a, b], [b, a]].map(([x, y]) => [new RegExp(`(?<!\\p{L})${RegExp.escape(x ?? '')} (?:${words})[^.;]*(?<!\\p{L})${RegExp.escape(y ?? '')}(?!\\p{L})`, 'u'), why]);
    return [
      ...(CLOSE.test(type) ? [...of(DISLIKES, `a dislike of a ${type.toLowerCase()}`), ...of(ENEMIES, `an enemy who is a ${type.toLowerCase()}`)] : []),
      ...(KIN.test(type) || CLOSE.test(type) ? of(IS_NEW, `strangers who are ${type.toLowerCase()}`) : []),
      ...(AGAINST.test(type) ? of(FRIENDS, `friends who are ${type.toLowerCase()}`) : []),
    ];
  });
  const isSmall = brief.characters.length > 0 && cast.others.length === 0;
  const hasCompany = story.paragraphs.some(({ parts }) => parts.some(({ is, source }) => is === 'note' && (source === companyFor(brief.ageRange) || isInHindsight(source))));
  return story.paragraphs.flatMap((paragraph) => paragraph.sentences.flatMap((sentence) => {
    // At the end they may have become friends.
    const late = paragraph.phase === 'resolution';
    const found = tests.find(([test, why]) => !(late && why.startsWith('friends')) && test.test(sentence.bare));
    if (found) return [clash('relations', found[1], found[0].exec(sentence.bare)?.[0] ?? '', sentence, paragraph, story)];
    const crowd = !isSmall || story.plan.words.crew !== undefined ? undefined : (CROWDS.exec(sentence.bare) ?? (hasCompany ? null : SEVERAL.exec(sentence.bare)))?.[0];
    return crowd === undefined ? [] : [clash('relations', 'a crowd of followers in a story of few', crowd, sentence, paragraph, story)];
  }));
}
