/** What a family asked of a whole story, as far as its pictures are to know it in every part: its weather and hour, and what somebody carries through it. */
import { PHASES, type Phase } from '@fableloom/contract/taxonomies/phases';

interface Noted {
  as: 'tool';
  a: string;
  words: string;
  since: Phase;
  /** missing, and found at the end */
  lost?: boolean;
}

const isNoted = (one: unknown): one is Noted => {
  const { as, a, words, since } = (one ?? {}) as Record<string, unknown>;
  return as === 'tool' && typeof a === 'string' && typeof words === 'string' && PHASES.some((phase) => phase === since);
};

const asSentence = (words: string): string => (/[.!?]$/u.test(words) ? words : `${words}.`);

/**
 * @param facts of the part; hosted models note nothing of the kind
 * @param wish what the family wrote when the story began
 * @param phase the part: what is asked for later is not there yet
 */
export function askedTold(facts: unknown, wish: string, phase: Phase): { asked?: string; carried?: string[] } {
  const { wishes, plan } = (facts ?? {}) as { wishes?: unknown; plan?: { threads?: unknown } };
  // The teller has understood “we”, “my daughter” and “it should rain” already.
  const understood = (Array.isArray(wishes) ? wishes : []).flatMap((one: unknown) => {
    const { kind, words, from } = (one ?? {}) as Record<string, unknown>;
    return from === 'prompt' && (kind === 'fact' || kind === 'happening') && typeof words === 'string' ? [words] : [];
  });
  const asked = [...understood, wish.trim()].filter((words) => words !== '').map(asSentence).join(' ');
  const threads = (Array.isArray(plan?.threads) ? plan.threads : []).filter(isNoted);
  const carried = threads.filter(({ since, lost }) => !lost && PHASES.indexOf(since) <= PHASES.indexOf(phase)).map(({ a, words }) => (words.includes(a) ? words : a));
  return { ...(asked === '' ? {} : { asked }), ...(carried.length > 0 ? { carried } : {}) };
}
