/** The built-in gate with a hosted model that reads along. The built-in one decides first, and alone while the service is down. */
import type { Logger } from 'pino';
import { Declined } from '../../hosted/declined.ts';
import { smallJpeg } from '../../hosted/small-jpeg.ts';
import type { AgeRange, SafetyGate, Verdict } from '../safety.port.ts';
import { type Category, topicKeptFrom } from './categories.ts';
import type { Moderation } from './moderation.ts';

/** Where nobody said who reads it, as in the built-in gate. */
const FAMILY_AGE: AgeRange = '5-8';
/** A service that failed is left alone for so long, so that nobody waits for it again and again. */
const REST_MS = 60_000;
/** Texts whose judgement is remembered: a chat sends all of its turns along each time. */
const REMEMBERED = 500;

/** The topic of what the service would not read. */
const DECLINED = 'declined';

interface Parts {
  builtIn: SafetyGate;
  log: Logger;
  /** Milliseconds that only grow. */
  now?: () => number;
}

export function withModeration(moderation: Moderation, { builtIn, log, now = () => performance.now() }: Parts): SafetyGate {
  const known = new Map<string, Category[]>();
  let restsUntil = 0;

  /**
   * Nothing where the service does not answer: then the built-in gate has decided.
   * One that answers and will not read has judged this text, and says nothing about those of others.
   */
  async function ask(question: () => Promise<Category[]>): Promise<Category[] | 'declined'> {
    if (now() < restsUntil) return [];
    try {
      return await question();
    } catch (error) {
      if (error instanceof Declined) {
        log.warn({ model: moderation.label, how: error.how }, 'moderation would not read what it was given, which counts as not fit');
        return 'declined';
      }
      restsUntil = now() + REST_MS;
      log.warn({ model: moderation.label, error }, 'moderation did not answer: the built-in gate decides alone for a minute');
      return [];
    }
  }

  async function read(text: string): Promise<Category[]> {
    const found = await moderation.read(text);
    known.set(text, found);
    const [oldest] = known.keys();
    if (known.size > REMEMBERED && oldest !== undefined) known.delete(oldest);
    return found;
  }

  const judged = (found: Category[] | 'declined', age: AgeRange): Verdict => {
    if (found === 'declined') return { is: 'unsafe', topic: DECLINED };
    const topic = topicKeptFrom(age, found);
    return topic ? { is: 'unsafe', topic } : { is: 'safe' };
  };
  const { look } = moderation;

  /** What cannot be decoded cannot be shown either: whoever wanted it says so, and it is no fault of the service. */
  async function judgePicture(picture: Buffer, see: NonNullable<Moderation['look']>): Promise<Verdict> {
    const small = await smallJpeg(picture).catch(() => null);
    return small ? judged(await ask(() => see(small)), FAMILY_AGE) : { is: 'safe' };
  }

  return {
    provider: `${builtIn.provider} and ${moderation.label}`,
    async check(text, age = FAMILY_AGE): Promise<Verdict> {
      const verdict = await builtIn.check(text, age);
      if (verdict.is === 'unsafe' || !/\p{L}/u.test(text)) return verdict;
      return judged(known.get(text) ?? (await ask(() => read(text))), age);
    },
    // A picture is for everyone in the house who opens the book.
    ...(look ? { checkPicture: (picture: Buffer) => judgePicture(picture, look) } : {}),
  };
}
