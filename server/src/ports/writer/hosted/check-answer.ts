/** Looks at what a model wrote as the built-in storyteller looks at its own drafts: count, level, names, language. */
import { countWords, FITS, meanSentence, type StoryBrief } from '@fableloom/writer';
import { PARAGRAPHS } from '@fableloom/contract/taxonomies/section-lengths';
import { hasForeignWords, isEnglish, isForeign } from './check-language.ts';
import { isNamed, misnamedIn } from './check-names.ts';
import { goesRound, hasMarks, isFinished, isOutOfStory, isRefusal, saysOurRules } from './check-talk.ts';
import { storyInstructions } from './story-prompt.ts';

export interface Fault {
  /** As it is told to the model: our words alone. */
  says: string;
  /** Names that the sentence is about; a family wrote them, so they go as data. */
  names?: readonly string[];
  /** A story with it is not kept, even after a second try. */
  isFatal: boolean;
}

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

function nameFaults(text: string, brief: StoryBrief): Fault[] {
  const names = brief.characters.map(({ name }) => name);
  const missing = names.filter((name) => !isNamed(text, name));
  const misnamed = misnamedIn(text, names, JSON.stringify([brief.places, brief.earlier.map((part) => part.text), brief.customPrompt, brief.continuation, brief.instruction, brief.relationships]));
  const lost = misnamed.filter(({ name }) => missing.includes(name));
  return [
    ...(missing.length > 0 ? [{ says: 'Not everybody is named. Name each of "notNamed" below.', names: missing, isFatal: missing.length === names.length }] : []),
    ...(misnamed.length > 0 ? [{ says: 'Somebody has another name than in the data. Use those of "notNamed" below, letter for letter.', names: misnamed.map(({ name }) => name), isFatal: lost.length > 0 }] : []),
  ];
}

/** Whoever and whatever may be named in letters of its own. */
export const knownNames = ({ characters, places }: StoryBrief): string[] => [...characters, ...places].map(({ name }) => name);

function talkFaults(paragraphs: readonly string[], brief: StoryBrief): Fault[] {
  const text = paragraphs.join('\n\n');
  return [
    ...(isEnglish(text) && !hasForeignWords(paragraphs, knownNames(brief)) && !paragraphs.some((one) => isForeign(one, { names: knownNames(brief) })) ? [] : [{ says: 'The story is not in English, or not all of it.', isFatal: true }]),
    ...(isOutOfStory(text) || saysOurRules(text, storyInstructions(brief)) ? [{ says: 'The story speaks about instructions or about you; leave that out.', isFatal: true }] : []),
    ...(hasMarks(text, brief.characters.map(({ name }) => name)) ? [{ says: 'There are marks of HTML, JSON or the web in it; write plain words.', isFatal: true }] : []),
    ...(isFinished(text) ? [] : [CUT]),
    ...(paragraphs.some(goesRound) ? [{ says: 'A paragraph says the same words again and again.', isFatal: true }] : []),
  ];
}

/** It ends in the middle, or the service said that there was no room left. */
export const CUT: Fault = { says: 'It ends in the middle. Write it whole, with an end, and not longer than asked for.', isFatal: true };

export function faultsOf(paragraphs: readonly string[], brief: StoryBrief): Fault[] {
  const text = paragraphs.join('\n\n');
  const [first = ''] = paragraphs;
  if (text === '') return [{ says: 'The answer is empty.', isFatal: true }];
  if (isRefusal(first)) return [{ says: 'The answer is not a story. Leave out what is not fit for children and tell the rest.', isFatal: true }];
  const { fewest, most } = PARAGRAPHS[brief.length][brief.phase];
  const count = paragraphs.length;
  return [
    ...(count < fewest || count > most ? [{ says: `There are ${count} paragraphs; ${fewest} to ${most} are needed, with an empty line between them.`, isFatal: true }] : []),
    ...talkFaults(paragraphs, brief),
    ...levelFaults(paragraphs, brief.ageRange),
    ...nameFaults(text, brief),
  ];
}

/** Where more than this has come, it will not end well. */
export const mostCharacters = ({ ageRange, length, phase }: StoryBrief): number => PARAGRAPHS[length][phase].most * FITS[ageRange].most * 7 * 2;
