/** Who goes along with a story without being in its cast: its teller noted with the facts of each part whom the family asked for. */
import { PHASES, type Phase } from '@fableloom/contract/taxonomies/phases';
import type { DrawnCompanion } from '@fableloom/illustrator';

interface Noted {
  as: 'helper';
  a: string;
  the: string;
  since: Phase;
  /** stuck, ill or asleep somewhere, and found again there */
  stays?: boolean;
  lost?: boolean;
}

const isNoted = (one: unknown): one is Noted => {
  const { as, a, the, since } = (one ?? {}) as Record<string, unknown>;
  return as === 'helper' && typeof a === 'string' && typeof the === 'string' && PHASES.some((phase) => phase === since);
};

/**
 * @param facts of the part; hosted models note nothing of the kind
 * @param phase the part: who came before it is with them in all of it
 */
export function companionsTold(facts: unknown, phase?: Phase): DrawnCompanion[] {
  const threads: unknown = (facts as { plan?: { threads?: unknown } } | null | undefined)?.plan?.threads;
  if (!Array.isArray(threads)) return [];
  return threads.filter(isNoted).map(({ a, the, since, stays, lost }) => {
    const isAlong = phase !== undefined && PHASES.indexOf(since) < PHASES.indexOf(phase) && !stays && !lost;
    return { words: a, called: the, ...(isAlong ? { along: true } : {}) };
  });
}
