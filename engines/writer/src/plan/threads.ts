// What a family asked for becomes a thread of the plot: somebody who helps, a thing that solves it, a place where it ends, a promise that is tested.

import type { Phase, Thread } from '../brief.ts';
import { isBaby, isToy } from '../listen/phrase.ts';
import { isIndoors } from '../listen/things.ts';
import { capitalise } from '../tell/tidy.ts';

/** How much a thread has to say in what saves the day; 0 never does. The strongest solves, and of two the earlier. */
export function strengthOf(thread: Thread): number {
  const { as, asked, since, the, lost } = thread;
  // A baby is carried, and what is lost cannot be taken along for nothing from the start.
  if ((as === 'helper' && (isBaby({ the }) || isToy(the))) || (as === 'tool' && lost)) return 0;
  // Whoever lies stuck or asleep saves nobody, and giving waits until there is something to give.
  if (thread.stays || thread.silent || thread.gift || thread.aside) return 0;
  const strength = as === 'deed' || (as === 'habit' && thread.saves) ? 5 : as === 'promise' ? 4 : as === 'helper' || as === 'tool' ? (asked ? 3.5 : 3) : as === 'word' && (asked === 'surprise' || asked === 'door') ? 2 : 0;
  // What saves the day was asked for, and is there: it had only been overlooked.
  if (as === 'tool' && asked === 'power') return strength + 1;
  return since === 'resolution' && strength < 4 ? 0 : strength;
}

export function solverOf(threads: readonly Thread[] = []): Thread | undefined {
  const best = Math.max(0, ...threads.map(strengthOf));
  return best === 0 ? undefined : threads.find((thread) => strengthOf(thread) === best);
}

/** The name under which the voices keep its sentences. */
export function roleOf(thread: Thread): string {
  if (thread.lost) return 'lost';
  if (thread.loath) return 'loath';
  // Who is carried neither keeps watch nor leads the way; nobody draws a cupboard on a map.
  if (thread.as === 'helper' && isBaby(thread)) return 'baby';
  if (thread.as === 'spot' && isIndoors(thread.the)) return thread.aside ? 'beside' : 'nook';
  if (isPlainFact(thread)) return 'fact';
  return thread.as === 'ending' ? `ending-${thread.a}` : thread.as;
}

/** Whose last picture it is: a nook is said good night to, whether it came to a head there or not. */
export const pictureOf = (thread: Thread): string => roleOf(thread).replace('beside', 'nook');

/** “Finn had no birthday” is so, and no riddle: it is told, and not forgotten at the end; a riddle is what answers a question and solves it, a choice is made. */
export const isPlainFact = ({ as, asked }: Thread): boolean => as === 'word' && !/^(?:surprise|door|choice)$/u.test(asked ?? '');

/** Somebody or something that is asked for only when all is nearly over: its coming is told, and what it adds. */
export const isLate = ({ as, late, asked }: Thread): boolean => late === true && ((as === 'helper' && asked !== 'help' && asked !== 'wrong') || (as === 'tool' && asked === 'power'));

/** “Before dark”: two hours do not stand side by side. */
const HAS_AN_HOUR = /\b(?:before|by the|by \p{L}+time|by sun(?:down|set)|while|(?:at|to|for) (?:midnight|noon))\b/u;

/** What has to be done besides: ", and find the class hamster". */
export function alsoWanted(threads: readonly Thread[], want: string, now: Phase = 'introduction'): string | undefined {
  // Whoever needs help is met first, and helped in the part after that.
  const first = threads.find((thread) => thread.lost || thread.as === 'feast' || (thread.as === 'helper' && thread.asked === 'help' && (isOld(thread, now) || now === 'introduction')));
  if (!first) return undefined;
  if (first.lost) return ` and find ${first.the}`;
  if (first.as === 'feast') return /\b(?:in time|until|till)\b/u.test(want) ? undefined : `${HAS_AN_HOUR.test(want) ? ' and be' : ''} in time for ${first.the}`;
  return ` and help ${first.the}`;
}

export const PHASE_ORDER: readonly Phase[] = ['introduction', 'development', 'climax', 'resolution'];

/** Told before this phase began. */
export const isOld = ({ since }: Thread, now: Phase): boolean => PHASE_ORDER.indexOf(since) < PHASE_ORDER.indexOf(now);

export const toldOf = (thread: Thread): string => capitalise(thread.words.replace(/[.!]+$/u, ''));
