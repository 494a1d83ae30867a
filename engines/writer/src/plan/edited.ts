// What a family wrote into the part before, and what the next part does about it: goes on from it, or says that it does not.

import type { StoryBrief, StoryPlan, Thread } from '../brief.ts';
import { WEATHERS } from '../lexicon/weathers.ts';
import { whenAndWhere } from '../premises/when-and-where.ts';
import { sentenceMarks } from '../tell/marks.ts';
import { sentencesOf } from '../tell/measure.ts';

/** How the next part begins: they find each other again, or it is day at last. */
export type GoesOn = 'apart' | 'night';

export interface Edited {
  goesOn?: GoesOn | undefined;
  /** Of `lexicon/weathers.ts`: it goes on and matters. */
  weather?: string;
  /** Sentences that tell what happened and that nothing goes on from. */
  untaken: string[];
}

/** “They got separated”, “Amara and Finn lost each other”; asked for or written. */
export const isApart = (words: string): boolean =>
  /\b(?:they|everyone|everybody|all of them|we|the (?:others|two|three|four|friends)|\p{Lu}[\p{L}’-]+ and \p{Lu}[\p{L}’-]+)\b.{0,24}\b(?:(?:got|get|gets|were|are|became|become) (?:\p{L}+ )?(?:separated|split up|parted)|split up|(?:lost|lose|lost sight of) (?:each other|one another))\b/iu.test(words);

const NIGHT = /^(?:(?:but|and|then|by now|now|suddenly),? )?(?:it (?:was|became|got|grew) (?:now |already |suddenly |still )?(?:the middle of the night|midnight|night(?:-?time)?|late at night|dark|pitch[- ]dark|pitch[- ]black|completely dark)|(?:the )?night (?:fell|came|had fallen|had come))\b/iu;

/** Something that has consequences; another word for what was told already has none. */
const HAPPENS = /\b(?:fell|broke|vanished|disappeared|(?:was|were|had) gone|ran away|flew away|drowned|exploded|(?:was|were|got) (?:trapped|locked|stuck|caught|stolen|kidnapped|lost|captured|frozen)|turned into|died|lost (?:his|her|their|the)|forgot (?:his|her|their|the)|was on fire|caught fire|burned down)\b/u;

/** No scene of ours has these words so: a sentence of four words leaves no mark by which it could be known. */
const OURS_NEVER = (sentence: string): boolean => isApart(sentence);

/** @param used marks of all that was told; @param threads what goes on already, some of it out of the same edit */
export function editedIn({ phase, earlier }: StoryBrief, used: readonly string[], { threads = [], premise }: Pick<StoryPlan, 'threads' | 'premise'>): Edited {
  const last = earlier.at(-1);
  if (phase === 'introduction' || last?.facts?.version !== 1) return { untaken: [] };
  const marks = new Set(used);
  const isAdded = (sentence: string): boolean => {
    const own = sentenceMarks(sentence);
    return own.length > 0 ? own.some((mark) => !marks.has(mark)) : OURS_NEVER(sentence);
  };
  const added = sentencesOf(last.text.replace(/\n+/gu, ' ')).filter((sentence) => !/[“”]/u.test(sentence) && isAdded(sentence));
  const found: Edited = { untaken: [] };
  for (const sentence of added) {
    const plain = sentence.replace(/[.!?]+$/u, '');
    const weather = /\b(?:it|outside|the (?:rain|snow|wind|storm|fog|sun))\b/iu.test(plain) ? Object.keys(WEATHERS).find((id) => WEATHERS[id]?.is.test(plain)) : undefined;
    if (isApart(plain)) found.goesOn = 'apart';
    // Where all of it happens by night it is night already.
    else if (NIGHT.test(plain)) found.goesOn ??= whenAndWhere(premise).when === 'night' ? undefined : 'night';
    else if (weather !== undefined) found.weather ??= weather;
    else if (HAPPENS.test(plain) && !isTaken(plain, threads)) found.untaken.push(plain);
  }
  return found;
}

const isTaken = (sentence: string, threads: readonly Thread[]): boolean =>
  threads.some(({ words, the }) => sentence.toLowerCase().includes(words.toLowerCase()) || sentence.toLowerCase().includes(the.replace(/^the /u, '').toLowerCase()));

/** What is said of it to whoever wrote it. */
export const notTakenUp = ({ untaken }: Edited): string[] => untaken.slice(0, 2).map((sentence) => `“${sentence}”: it stands in the part before, and this part does not go on from it`);
