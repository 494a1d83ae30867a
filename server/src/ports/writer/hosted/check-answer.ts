/** Looks at what a model wrote as the built-in storyteller looks at its own drafts: count, level, names, language. */
import { countWords, FITS, meanSentence, type StoryBrief } from '@fableloom/writer';
import { PARAGRAPHS } from '@fableloom/contract/taxonomies/section-lengths';

export interface Fault {
  /** As it is told to the model. */
  says: string;
  /** A story with it is not kept, even after a second try. */
  isFatal: boolean;
}

const REFUSAL = /^(?:i['’]?m (?:really |very |so )?sorry\b|sorry,|i (?:can(?:no|['’])t|am unable|am not able|won['’]t)\b|unfortunately,? i\b|as an ai\b|i must decline)/i;

/** What a model says instead of a story. */
export const isRefusal = (paragraph: string): boolean => REFUSAL.test(paragraph.trim()) && !/[“"”]/.test(paragraph.slice(0, 3));

const COMMON = new Set('the a an and to of in was were is he she it they you i his her their with on at for as that said but not so then had have all'.split(' '));
/** English texts for children have a third or more of these words. */
const LEAST_COMMON = 0.18;

export function isEnglish(text: string): boolean {
  const words = text.toLowerCase().match(/[\p{L}’']+/gu) ?? [];
  return words.length > 0 && words.filter((word) => COMMON.has(word)).length / words.length >= LEAST_COMMON;
}

/** Talk about its own task, which an order hidden in the data may bring about. */
const OUT_OF_STORY = /\b(?:system prompt|my instructions|as an ai|language model|family-data|ignore (?:all |the )?(?:previous|above))\b/i;

const WIDE = 1.35;
const MUCH_TOO_HARD = 1.7;

function levelFaults(paragraphs: readonly string[], ageRange: StoryBrief['ageRange']): Fault[] {
  const fit = FITS[ageRange];
  const mean = meanSentence(paragraphs.join(' '));
  const words = paragraphs.reduce((sum, one) => sum + countWords(one), 0) / Math.max(1, paragraphs.length);
  const faults: Fault[] = [];
  if (mean > fit.sentence * WIDE) faults.push({ says: `Sentences have ${Math.round(mean)} words on average; ${fit.sentence} is the most for ages ${ageRange}.`, isFatal: mean > fit.sentence * MUCH_TOO_HARD });
  if (words > fit.most * WIDE) faults.push({ says: `Paragraphs have ${Math.round(words)} words on average; ${fit.most} is the most.`, isFatal: words > fit.most * 2 });
  if (words < fit.least / WIDE) faults.push({ says: `Paragraphs have ${Math.round(words)} words on average; ${fit.least} is the least.`, isFatal: words < fit.least / 2 });
  return faults;
}

function nameFaults(text: string, { characters, phase }: StoryBrief): Fault[] {
  const missing = characters.filter(({ name }) => !text.toLowerCase().includes(name.trim().toLowerCase())).map(({ name }) => name);
  if (missing.length === 0) return [];
  const nobody = missing.length === characters.length;
  if (phase !== 'introduction' && !nobody) return [];
  return [{ says: `These characters are not named: ${missing.join(', ')}.`, isFatal: nobody }];
}

export function faultsOf(paragraphs: readonly string[], brief: StoryBrief): Fault[] {
  const text = paragraphs.join('\n\n');
  const [first = ''] = paragraphs;
  if (text === '') return [{ says: 'The answer is empty.', isFatal: true }];
  if (isRefusal(first)) return [{ says: 'The answer is not a story. Leave out what is not fit for children and tell the rest.', isFatal: true }];
  const { fewest, most } = PARAGRAPHS[brief.length][brief.phase];
  const count = paragraphs.length;
  return [
    ...(count < fewest || count > most ? [{ says: `There are ${count} paragraphs; ${fewest} to ${most} are needed, with an empty line between them.`, isFatal: true }] : []),
    ...(isEnglish(text) ? [] : [{ says: 'The story is not in English.', isFatal: true }]),
    ...(OUT_OF_STORY.test(text) ? [{ says: 'The story speaks about instructions or about you; leave that out.', isFatal: true }] : []),
    ...levelFaults(paragraphs, brief.ageRange),
    ...nameFaults(text, brief),
  ];
}

/** Where more than this has come, it will not end well. */
export const mostCharacters = ({ ageRange, length, phase }: StoryBrief): number => PARAGRAPHS[length][phase].most * FITS[ageRange].most * 7 * 2;
