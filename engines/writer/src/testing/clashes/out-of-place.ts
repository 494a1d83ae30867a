// Another day in a plot of one day, a cow in orbit, rain in the desert: what the storyteller keeps clear of, where it did not.

import { offenceIn } from '../../plan/offence.ts';
import { rulesFor } from '../../plan/out-of-place.ts';
import { ownWords } from '../../plan/own-words.ts';
import { clash, isOfThePlot } from './clash.ts';
import type { Clash } from './clash.ts';
import type { ToldStory } from './told-story.ts';

export function outOfPlace(story: ToldStory, plot: ReadonlySet<string>): Clash[] {
  const rules = rulesFor(story.brief, story.plan);
  if (rules.length === 0) return [];
  const own = ownWords(story.brief, story.plan);
  return story.paragraphs.flatMap((paragraph) => {
    // A rule for a scene as one reads the words of the material, and not what became of them.
    const ofSentences = rules.filter(({ whole }) => whole !== true);
    return paragraph.sentences.flatMap((sentence) => {
      if (isOfThePlot(sentence, plot)) return [];
      for (const rule of ofSentences.filter(({ holds }) => holds(paragraph.phase, sentence.judgedAs))) {
        const word = offenceIn(sentence.bare, rule, own);
        if (word !== undefined) return [clash(rule.is, rule.why, word, sentence, paragraph, story)];
      }
      return [];
    });
  });
}
