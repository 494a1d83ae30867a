// Reads the earlier parts as they stand now: what an edit took out of them is no longer counted on, and what it put in goes on.

import type { StoryBrief, StoryPlan, Thread } from '../brief.ts';
import { hearSentence } from '../listen/sentence.ts';
import { listenFor } from '../listen/wishes.ts';
import { sentenceMarks } from '../tell/marks.ts';
import { countWords, plainWords, sentencesOf } from '../tell/measure.ts';
import { voiceFor } from '../voices/voices.ts';
import { capitalise } from '../tell/tidy.ts';
import { hurtIn } from './hurt.ts';
import { threadOf } from './thread-of.ts';
import { isOld } from './threads.ts';

/** The plan without what the family struck out: a gift that nobody was given cannot save the day. */
export function reread(plan: StoryPlan, brief: StoryBrief): StoryPlan {
  const text = brief.earlier.map((part) => part.text).join('\n');
  if (text.trim() === '') return plan;
  const there = new Set(plainWords(text));
  const share = (phrase: string): number => {
    const words = plainWords(phrase.replace(/[{[][^\]}]*[\]}]/gu, ' ')).filter((word) => word.length > 3);
    return words.length === 0 ? 1 : words.filter((word) => there.has(word)).length / words.length;
  };
  const threads = plan.threads?.filter((thread) => !isOld(thread, brief.phase) || share(thread.as === 'promise' || thread.as === 'deed' || thread.as === 'word' || thread.as === 'heart' || thread.as === 'hurt' || thread.as === 'tale' ? thread.words : thread.the) >= 0.5);
  const tool = plan.words['the-tool'] ?? '';
  const gone = (plan.tool === 'gift' || plan.tool === 'treasure') && !there.has(headOf(tool)) && share(tool) < 1;
  const words = { ...plan.words };
  for (const meeting of ['meet', 'meet2']) {
    const cores = voiceFor(brief.ageRange).development[`meet:${words[meeting] ?? ''}`] ?? [];
    if (brief.phase === 'resolution' && cores.length > 0 && Math.max(...cores.map(share)) < 0.4) delete words[meeting];
  }
  if (words.meet === undefined && words.meet2 !== undefined) {
    words.meet = words.meet2;
    delete words.meet2;
  }
  const lost = (threads?.length ?? 0) < (plan.threads?.length ?? 0);
  const own: StoryPlan['tool'] = gone || (lost && ['helper', 'wish', 'promise', 'deed', 'word'].includes(plan.tool)) ? 'trait' : plan.tool;
  if (lost && words.also !== undefined) delete words.also;
  return { ...plan, tool: own, words, ...(threads ? { threads } : {}) };
}

/** “Compass” of “the compass of the heart”: as a compass it is told of, whatever it points at. */
const headOf = (tool: string): string => plainWords(tool.split(/ (?:of|from) /u)[0] ?? '').at(-1) ?? '';

const MOST_ADDED = 2;
/** “Then a parrot landed”: what leads in to a sentence in the middle of a story is not who it is about. */
const LEADS_IN = /^(?:(?:and|but|so)\b,? ?)?(?:(?:then|suddenly|just then|all at once|at that moment|after that|soon|now|next|meanwhile)\b,? )*/iu;

/** Somebody or something that a family wrote into an earlier part: it was told there, and goes on from there. */
export function addedThreads(brief: StoryBrief, used: readonly string[], known: readonly Thread[]): Thread[] {
  const marks = new Set(used);
  const names = listenFor(brief, 'prompt');
  // Four words have no mark of their own; no scene of ours says of anybody in so many words that he broke his leg, and what a family had typed before is theirs already.
  const typed = [brief.customPrompt, ...brief.characters.map(({ description }) => description)].join('\n').toLowerCase();
  const isHurt = (sentence: string): boolean => {
    const hurt = countWords(sentence) < 5 ? hurtIn(sentence, names) : undefined;
    return hurt !== undefined && !known.some(({ words }) => `${words}.` === sentence) && !typed.includes(hurt.the.split(' ').at(-1) ?? hurt.the);
  };
  const isAdded = (sentence: string): boolean => sentenceMarks(sentence).some((mark) => !marks.has(mark)) || isHurt(sentence);
  const added = brief.earlier.flatMap(({ phase, text, facts }) =>
    facts?.version !== 1 ? [] : sentencesOf(text.replace(/\n+/gu, ' ')).filter((sentence) => !/[“”]/u.test(sentence) && countWords(sentence) < 20 && isAdded(sentence)).map((sentence) => ({ sentence, phase })));
  const found = added.flatMap(({ sentence, phase }) => {
    const to = { ...names, phase };
    const wishes = hearSentence(capitalise(sentence.replace(/[.!?]+$/u, '').replace(LEADS_IN, '')), to, false) ?? [];
    return wishes.flatMap((wish): Thread[] => {
      const hurt = hurtIn(wish.words, to);
      return hurt ? [{ since: phase, words: wish.words, ...hurt }] : [threadOf({ ...wish, phase }, brief) ?? []].flat();
    }).filter(({ as, the }) => (as === 'helper' || as === 'tool' || as === 'hurt') && !known.some((one) => one.the === the));
  });
  return found.slice(0, Math.max(0, Math.min(MOST_ADDED, 4 - known.length)));
}
