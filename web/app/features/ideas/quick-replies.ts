/** What a thumb may answer instead of typing: the plots of the newest answer, something else, a surprise. */
import { say } from '@fableloom/contract/messages/index';
import { themesIn } from './carry-idea.ts';
import type { Said } from './use-idea-chat.ts';

/** As many plots as one answer of the built-in helper offers. */
const MOST_PLOTS = 3;

/** @returns nothing behind the greeting, and while the family has the word */
export function quickReplies(talk: readonly Pick<Said, 'role' | 'content'>[]): string[] {
  const newest = talk.at(-1);
  if (talk.length < 2 || newest?.role !== 'assistant') return [];
  const plots = themesIn(newest.content).map(({ theme }) => theme);
  const others = [say('idea.reply.other'), say('idea.reply.surprise')];
  if (plots.length === 0) return [];
  // One plot alone was chosen: what is left is to begin, or another.
  return plots.length === 1 ? others.slice(0, 1) : [...plots.slice(0, MOST_PLOTS), ...others];
}
