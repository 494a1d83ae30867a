/** The built-in gate with a hosted model that reads along. The built-in one decides first, and alone while the service is down. */
import type { Logger } from 'pino';
import type { AgeRange, SafetyGate, Verdict } from '../safety.port.ts';
import { type Category, topicKeptFrom } from './categories.ts';
import type { Moderation } from './moderation.ts';

/** Where nobody said who reads it, as in the built-in gate. */
const FAMILY_AGE: AgeRange = '5-8';
/** A service that failed is left alone for so long, so that nobody waits for it again and again. */
const REST_MS = 60_000;
/** Texts whose judgement is remembered: a chat sends all of its turns along each time. */
const REMEMBERED = 500;

interface Parts {
  builtIn: SafetyGate;
  log: Logger;
  /** Milliseconds that only grow. */
  now?: () => number;
}

export function withModeration(moderation: Moderation, { builtIn, log, now = () => performance.now() }: Parts): SafetyGate {
  const known = new Map<string, Category[]>();
  let restsUntil = 0;

  /** Nothing where the service did not answer: then the built-in gate has decided. */
  async function read(text: string): Promise<Category[]> {
    const before = known.get(text);
    if (before) return before;
    if (now() < restsUntil) return [];
    try {
      const found = await moderation.read(text);
      known.set(text, found);
      const [oldest] = known.keys();
      if (known.size > REMEMBERED && oldest !== undefined) known.delete(oldest);
      return found;
    } catch (error) {
      restsUntil = now() + REST_MS;
      log.warn({ model: moderation.label, error }, 'moderation did not answer: the built-in gate decides alone for a minute');
      return [];
    }
  }

  return {
    provider: `${builtIn.provider} and ${moderation.label}`,
    async check(text, age = FAMILY_AGE): Promise<Verdict> {
      const verdict = await builtIn.check(text, age);
      if (verdict.is === 'unsafe' || !/\p{L}/u.test(text)) return verdict;
      const topic = topicKeptFrom(age, await read(text));
      return topic ? { is: 'unsafe', topic } : verdict;
    },
  };
}
