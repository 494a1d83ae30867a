// Said twice: two sentences next to each other, from two places of the material, that share their words.

import { plainWords } from '../../tell/measure.ts';
import type { Premise } from '../../premises/premise.ts';
import { clash } from './clash.ts';
import type { Clash } from './clash.ts';
import type { ToldSentence, ToldStory } from './told-story.ts';

/** A word long enough to be heard again. */
const LONG = 6;

export function twiceClashes(story: ToldStory, premise: Premise): Clash[] {
  const { brief, plan } = story;
  const own = new Set(plainWords([
    ...brief.characters.flatMap(({ name, type, appearance }) => [name, type, ...Object.values(appearance)]), ...brief.places.flatMap(({ name, type }) => [name, type]), premise.want, premise.thing, premise.sign, plan.words.gift ?? '', plan.words['the-tool'] ?? '',
    plan.words.spot ?? '', plan.words.home ?? '', brief.customPrompt ?? '', brief.theme.name, plan.words.crew ?? '', premise.attempt, premise.turn, premise.truth,
  ].join(' ').toLowerCase()).map(stem));
  return story.paragraphs.flatMap((paragraph) => paragraph.sentences.flatMap((sentence, at) => {
    const before = paragraph.sentences[at - 1];
    if (!before || !isFromElsewhere(before, sentence)) return [];
    const had = new Set(wordsOf(before));
    const shared = [...new Set(wordsOf(sentence))].filter((word) => had.has(word) && !own.has(word) && !COMMON.has(word));
    return shared.length > 1 ? [clash('twice', 'two words of the sentence before, which is from elsewhere', shared[0] ?? '', { ...sentence, text: `${before.text} // ${sentence.text}` }, paragraph, story)] : [];
  }));
}

const wordsOf = ({ text }: ToldSentence): string[] => plainWords(text.toLowerCase()).filter((word) => word.length >= LONG).map(stem);
const stem = (word: string): string => word.replace(/’.*$/u, '').replace(/(?:ing|ed|es|s|ly)$/u, '');

const COMMON = new Set(['littl', 'nobody', 'everybody', 'somebody', 'someth', 'noth', 'everyth', 'because', 'between', 'behind', 'before', 'without', 'another', 'against', 'should', 'always', 'alway', 'thought', 'though', 'other', 'through', 'would', 'could', 'people', 'anyth', 'anybody', 'everyone', 'someone', 'look', 'turn', 'want', 'together', 'toward', 'itself', 'himself', 'herself', 'themselv']);

const isFromElsewhere = (one: ToldSentence, other: ToldSentence): boolean =>
  one.parts.length > 0 && other.parts.length > 0 && !one.parts.some(({ source }) => other.parts.some((part) => part.source.includes(source) || source.includes(part.source)));
