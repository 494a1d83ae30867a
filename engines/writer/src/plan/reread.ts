// Reads the earlier parts as they stand now: what an edit took out of them is no longer counted on.

import type { StoryBrief, StoryPlan } from '../brief.ts';
import { plainWords } from '../tell/measure.ts';
import { voiceFor } from '../voices/voices.ts';
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
  const threads = plan.threads?.filter((thread) => !isOld(thread, brief.phase) || share(thread.as === 'promise' || thread.as === 'deed' || thread.as === 'word' ? thread.words : thread.the) >= 0.5);
  const tool = plan.words['the-tool'] ?? '';
  const gone = (plan.tool === 'gift' || plan.tool === 'treasure') && !there.has(plainWords(tool).at(-1) ?? '') && share(tool) < 1;
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
