/** What a model is told when it writes a phase: our rules as instructions, and the family's wishes as data. */
import { FITS, type StoryBrief, type StoryFacts } from '@fableloom/writer';
import { AGE_RANGE_WORDS } from '@fableloom/contract/taxonomies/age-ranges';
import { PARAGRAPHS } from '@fableloom/contract/taxonomies/section-lengths';
import { asData, DATA_RULE } from '../../hosted/as-data.ts';
import { factsOf, type HostedFacts } from './hosted-facts.ts';

const PURPOSE: Record<StoryBrief['phase'], string> = {
  introduction: 'the introduction: show who and where, one small moment of everyday life, then what begins the story. Leave the question open; solve nothing.',
  development: 'the development: things get harder step by step; the characters try, fail and learn something they will need. Solve nothing yet.',
  climax: 'the climax: the hardest moment, faced by the characters with what they are and have. Their own choice decides it.',
  resolution: 'the resolution: what came of it, every promise kept, a calm and hopeful end. Begin nothing new.',
};

const SAFETY: Record<StoryBrief['ageRange'], string> = {
  '3-4': 'Only small worries; nobody is hurt, lost for long, or truly frightening.',
  '5-8': 'Danger stays mild and is always overcome; no blood, no death of anybody in the story.',
  '9-12': 'Danger may be real, without cruelty or detail of injuries.',
  '12-17': 'Hard questions are welcome, told with care and without graphic detail.',
};

export function storyInstructions({ phase, ageRange, length }: StoryBrief): string {
  const { fewest, most } = PARAGRAPHS[length][phase];
  const fit = FITS[ageRange];
  return [
    'You write one part of a picture-book story for a family.',
    `Write ${PURPOSE[phase]}`,
    `Length: ${fewest} to ${most} paragraphs, each of ${fit.least} to ${fit.most} words, separated by one empty line.`,
    `Readers: ages ${ageRange}. ${AGE_RANGE_WORDS[ageRange].reader} Sentences have ${fit.sentence} words on average at most; use words that this age knows.`,
    'Language: English, whatever language the data is in.',
    'Answer with the paragraphs alone: no title, no headings, no lists, no markdown, no remarks before or after.',
    'Characters keep exactly the names, kinds, looks, natures, powers, roles and relationships of the data; name each of them at least once in every part, letter for letter. Their gender is in the data.',
    'Whatever earlier parts and their facts say stays true. What is asked for in wish, answer and instruction is part of the plot where it is fit for this age.',
    'Do not begin with weather, do not end with a moral, and do not use: Elara, whispering woods, little did they know, a testament to.',
    `Safety: ${SAFETY[ageRange]} Never hate, sexual content, self-harm, drugs, weapons in detail, real persons, brands, or private data such as addresses and telephone numbers.`,
    DATA_RULE,
  ].join('\n');
}

const present = <T extends object>(record: T): Partial<T> =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0))) as Partial<T>;

export function storyData(brief: StoryBrief): string {
  const names = new Map(brief.characters.map(({ id, name }) => [id, name]));
  const nameOf = (id: string) => names.get(id) ?? id;
  return asData('family-data', present({
    theme: `${brief.theme.name} (${brief.theme.category})`,
    characters: brief.characters.map(({ id: _id, appearance, ...rest }) => present({ ...rest, appearance: present(appearance) })),
    places: brief.places.map(({ id: _id, ...rest }) => present(rest)),
    relationships: brief.relationships.map(({ from, to, type, details }) => present({ says: `${nameOf(from)} is the ${type} of ${nameOf(to)}`, details })),
    wish: brief.customPrompt,
    question: brief.continuation?.question,
    answer: brief.continuation?.answer,
    instruction: brief.instruction,
    earlierParts: brief.earlier.map(({ phase, text, facts }) => present({ phase, text, facts: factsOf(facts as StoryFacts | HostedFacts | undefined) })),
    toldDifferentlyBefore: brief.unlike?.slice(-2),
  }));
}

export const storyRequest = (brief: StoryBrief): string => `${storyData(brief)}\n\nWrite the ${brief.phase} now.`;

interface Wrong {
  says: string;
  names?: readonly string[];
}

/** Said to the model with its own answer before it. Names are what a family typed, so they are data here too. */
export function askAgain(faults: readonly Wrong[]): string {
  const names = [...new Set(faults.flatMap((fault) => fault.names ?? []))];
  const data = names.length > 0 ? `${asData('family-data', { notNamed: names })}\n` : '';
  return `This cannot be used yet:\n${faults.map(({ says }) => `- ${says}`).join('\n')}\n${data}Write the whole part again with these mended. Answer with the paragraphs alone.`;
}
