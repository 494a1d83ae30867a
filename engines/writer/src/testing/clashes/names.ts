// A name told three times in a sentence, or again and again where “he” would do; and a pronoun that could mean two.

import type { WriterCharacter } from '../../brief.ts';
import { clashesIn } from '../reading-level.ts';
import { shortOf } from '../../tell/short-names.ts';
import { clash } from './clash.ts';
import type { Clash } from './clash.ts';
import type { ToldParagraph, ToldStory } from './told-story.ts';

export function nameClashes(story: ToldStory): Clash[] {
  const { brief, cast } = story;
  const people = brief.characters.length > 0 ? brief.characters : [cast.hero];
  const young = brief.ageRange === '3-4';
  return story.paragraphs.flatMap((paragraph) => [
    ...paragraph.sentences.flatMap((sentence) => {
      const bare = sentence.bare;
      const thrice = people.find((who) => timesNamed(withoutRhetoric(bare, who), who) > 2);
      if (thrice) return [clash('names', 'one name three times in a sentence', thrice.name, sentence, paragraph, story)];
      const twice = people.find((who) => !isRhetoric(bare, who) && !isMirrored(bare, who, people) && !meansAnother(bare, who) && timesNamed(bare, who) > 1 && bare.split(/[;:—]|“”/u).some((clause) => timesNamed(clause, who) > 1) && !people.some((other) => other !== who && other.gender === who.gender && timesNamed(bare, other) > 0) && !/\b(?:and|or) \p{Lu}/u.test(bare));
      if (twice) return [clash('names', 'one name twice in a clause where nobody else could be meant', twice.name, sentence, paragraph, story)];
      return clashesIn(sentence.text, people).map(() => clash('names', 'a pronoun that could mean two', 'he', sentence, paragraph, story));
    }),
    ...(young ? [] : running(paragraph, people, story)),
  ]);
}

/** The subject of three sentences running, with nobody else of that gender in them. */
function running(paragraph: ToldParagraph, people: readonly WriterCharacter[], story: ToldStory): Clash[] {
  const { sentences } = paragraph;
  for (const who of people) {
    const name = shortOf(who);
    let run = 0;
    for (const sentence of sentences) {
      const isAlone = !people.some((other) => other !== who && timesNamed(sentence.text, other) > 0);
      run = sentence.text.startsWith(`${name} `) && isAlone ? run + 1 : 0;
      if (run === 3) return [clash('names', 'one name begins three sentences running', name, sentence, paragraph, story)];
    }
  }
  return [];
}

/** “Yuki was still Yuki”, “being Ember”, “settled by Fen”, “it had to be Bea who”, “and nor had Bea”: said so on purpose. */
const rhetoricOf = (who: WriterCharacter): RegExp => {
  const own = RegExp.escape(shortOf(who));
  return new RegExp(`\\b(?:was|being|still|than|like|as|by|of|save|always|for|from|to|it is|it was|[Ww]as it|[Ii]t had to be|wanted|(?:so|nor) (?:had|did|was)) ${own}(?: least of all)?(?=[.,;:!?]|$| (?:that|who|least))|${own} of all\\b`, 'gu');
};

const withoutRhetoric = (text: string, who: WriterCharacter): string => text.replace(rhetoricOf(who), '…');
const isRhetoric = (text: string, who: WriterCharacter): boolean => withoutRhetoric(text, who) !== text;

/** “Salma looked at the cat, and the cat looked at Salma”; or two, each of whom looks after the other. */
function isMirrored(text: string, who: WriterCharacter, people: readonly WriterCharacter[]): boolean {
  const own = RegExp.escape(shortOf(who));
  const turns = (other: WriterCharacter): RegExp => {
    const its = RegExp.escape(shortOf(other));
    return new RegExp(`${own}.*${its}.*${its}.*${own}|${its}.*${own}.*${own}.*${its}`, 'u');
  };
  return people.some((other) => other !== who && turns(other).test(text)) || new RegExp(`${own}(?: \\p{Lu}\\p{L}+)* (\\p{L}+ \\p{L}+) (the \\p{L}+), and \\2 \\1 ${own}`, 'u').test(text);
}

/** “He looked at Lio”, “Tomasz sat down next to him”: by their places in the clause these are two, so that the name is needed behind them. */
function meansAnother(text: string, who: WriterCharacter): boolean {
  const own = RegExp.escape(shortOf(who));
  const [he, him] = who.gender === 'male' ? ['[Hh]e', 'him'] : ['[Ss]he', 'her(?=[,.;:]|$| (?:and|with|to|at|in|by|as|what|how|look)\\b)'];
  return new RegExp(`(?<!\\p{L}|(?:when|while|before|after|until|as|if) )${he} (?:[\\p{L}’]+ ){1,4}${own}(?!\\p{L})`, 'u').test(text) || new RegExp(`${own}(?:, who)? (?:(?!(?:that|who|when|if|because|before|after|until|while) )[\\p{L}’]+ ){1,12}${him}(?!\\p{L})`, 'u').test(text);
}

const timesNamed = (text: string, who: WriterCharacter): number => text.split(new RegExp(`(?<!\\p{L})${RegExp.escape(shortOf(who))}(?!\\p{L})`, 'u')).length - 1;
