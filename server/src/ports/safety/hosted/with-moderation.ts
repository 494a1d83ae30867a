/** The built-in gate with a hosted model that reads along. The built-in one decides first, and alone while the service is down. */
import { APICallError } from 'ai';
import type { Logger } from 'pino';
import sharp from 'sharp';
import { Declined } from '../../hosted/declined.ts';
import { HostedFailed } from '../../hosted/hosted-failed.ts';
import { smallJpeg } from '../../hosted/small-jpeg.ts';
import { refuse } from '../../../http/refuse.ts';
import { askerNow } from '../../hosted/on-behalf-of.ts';
import type { AgeRange, SafetyGate, Verdict } from '../safety.port.ts';
import { type Found, OTHER, topicKeptFrom } from './categories.ts';
import type { Moderation } from './moderation.ts';
import { openReadingLine } from './reading-line.ts';

/** Where nobody said who reads it, as in the built-in gate. */
const FAMILY_AGE: AgeRange = '5-8';
/** A service that failed is left alone for so long, so that nobody waits for it again and again. */
const REST_MS = 60_000;
/** Texts whose judgement is remembered: a chat sends all of its turns along each time. */
const REMEMBERED = 500;

/** Of a request rather than of a service: it cannot be read, it is too long, it cannot be worked on. */
const ABOUT_REQUEST = [400, 413, 422];
const isAboutRequest = ({ cause }: HostedFailed): boolean => APICallError.isInstance(cause) && ABOUT_REQUEST.includes(cause.statusCode ?? 0);

/** Too many came at once, from whomever: the service is well, and says when it reads on. */
const isHurried = ({ why, cause }: HostedFailed): boolean => why === 'silent' && APICallError.isInstance(cause) && cause.statusCode === 429;
const HURRIED_SECONDS = 60;
/** One that has read nothing at all for so long is not hurried: some accounts are answered so for ever. */
const MOST_HURRIED_MS = 5 * 60_000;
/** Somebody waits who can come again; what a job made is judged by the built-in gate alone rather than thrown away. */
const canComeAgain = (): boolean => askerNow() !== undefined && askerNow()?.jobId === undefined;

/** Nobody finds anything in them. */
const HARMLESS_TEXT = 'The fox shared a bun with the owl.';
const harmlessPicture = (): Promise<Buffer> => sharp({ create: { width: 64, height: 64, channels: 3, background: '#5da64a' } }).jpeg().toBuffer();

const HAS_WORDS = /\p{L}/u;

/** The topic of what the service would not read. */
const DECLINED = 'declined';

interface Parts {
  builtIn: SafetyGate;
  log: Logger;
  /** Milliseconds that only grow. */
  now?: () => number;
}

export function withModeration(moderation: Moderation, { builtIn, log, now = () => performance.now() }: Parts): SafetyGate {
  const known = new Map<string, Found[]>();
  const inLine = openReadingLine(now);
  let restsUntil = 0;
  let hurriedSince: number | null = null;

  function letRest(error: unknown): void {
    restsUntil = now() + REST_MS;
    log.warn({ model: moderation.label, error }, 'moderation did not answer: the built-in gate decides alone for a minute');
  }

  /** One that will not take this and takes what is harmless has judged this; one that takes neither is not set up well. */
  async function takes(harmless: () => Promise<Found[]>): Promise<boolean> {
    return harmless().then(() => true, (error: unknown) => {
      letRest(error);
      return false;
    });
  }

  /** Haste opens the gate for nobody: it is no reason to rest, and whoever can come again is asked to. */
  function hurried(error: HostedFailed): Found[] {
    hurriedSince ??= now();
    if (now() - hurriedSince > MOST_HURRIED_MS) {
      letRest(error);
      return [];
    }
    log.warn({ model: moderation.label, error }, 'moderation was asked too much at once');
    return canComeAgain() ? refuse('TOO_MANY_REQUESTS', 'app.too-many-tries', { n: HURRIED_SECONDS }) : [];
  }

  /**
   * Nothing where the service does not answer: then the built-in gate has decided.
   * One that answers and will not read has judged this text, and says nothing about those of others.
   */
  async function ask(question: () => Promise<Found[]>, harmless: () => Promise<Found[]>): Promise<Found[] | 'declined'> {
    if (now() < restsUntil) return [];
    try {
      const found = await inLine(question);
      hurriedSince = null;
      return found;
    } catch (error) {
      if (!(error instanceof HostedFailed)) throw error;
      if (error.why === 'used-up') return refuse('TOO_MANY_REQUESTS', 'app.too-much-today');
      if (isHurried(error)) return hurried(error);
      // Words, nothing, a cut answer, or a filter: one that can do no better with a harmless text is no judge of anybody's.
      if ((error instanceof Declined || isAboutRequest(error)) && (await takes(harmless))) {
        log.warn({ model: moderation.label, error }, 'moderation would not read what it was given, which counts as not fit');
        return 'declined';
      }
      if (now() >= restsUntil) letRest(error);
      return [];
    }
  }

  function remember(text: string, found: Found[]): void {
    known.set(text, found);
    const [oldest] = known.keys();
    if (known.size > REMEMBERED && oldest !== undefined) known.delete(oldest);
  }
  const readHarmless = () => moderation.read(HARMLESS_TEXT);

  /** A name that nobody knows is believed of a model that has none for what is harmless; one that has is no judge of anybody's. */
  async function read(text: string): Promise<Found[]> {
    const found = await moderation.read(text);
    if (!moderation.isWordy || !found.includes(OTHER)) return found;
    const ofHarmless = await readHarmless().catch((error: unknown) => {
      if (error instanceof Declined) return [OTHER];
      throw error;
    });
    if (ofHarmless.length > 0) throw new HostedFailed(moderation.label, 'unusable', 'something is found in a harmless text too');
    return found;
  }

  async function found(text: string): Promise<Found[] | 'declined'> {
    const remembered = known.get(text);
    if (remembered) return remembered;
    return ask(async () => {
      const found = await read(text);
      remember(text, found);
      return found;
    }, readHarmless);
  }

  /** What is known is judged by itself. The rest is read together, once: where something is in it, none of it is believed. */
  async function foundInEach(texts: readonly string[]): Promise<Map<string, Found[] | 'declined'>> {
    const unread = [...new Set(texts.filter((text) => !known.has(text)))];
    const together = unread.length === 0 ? [] : await ask(async () => {
      const found = await read(unread.join('\n\n'));
      if (found.length === 0) for (const text of unread) remember(text, []);
      return found;
    }, readHarmless);
    return new Map(texts.map((text) => [text, unread.includes(text) ? together : (known.get(text) ?? [])]));
  }

  const judged = (found: Found[] | 'declined', age: AgeRange): Verdict => {
    if (found === 'declined') return { is: 'unsafe', topic: DECLINED };
    const topic = topicKeptFrom(age, found);
    return topic ? { is: 'unsafe', topic } : { is: 'safe' };
  };
  const { look } = moderation;

  /** What cannot be decoded cannot be shown either: whoever wanted it says so, and it is no fault of the service. */
  async function judgePicture(picture: Buffer, see: NonNullable<Moderation['look']>): Promise<Verdict> {
    const small = await smallJpeg(picture).catch(() => null);
    return small ? judged(await ask(() => see(small), async () => see(await harmlessPicture())), FAMILY_AGE) : { is: 'safe' };
  }

  return {
    provider: `${builtIn.provider} and ${moderation.label}`,
    async check(text, age = FAMILY_AGE): Promise<Verdict> {
      const verdict = await builtIn.check(text, age);
      return verdict.is === 'unsafe' || !HAS_WORDS.test(text) ? verdict : judged(await found(text), age);
    },
    async checkAll(texts, age = FAMILY_AGE): Promise<Verdict[]> {
      const verdicts = await Promise.all(texts.map((text) => builtIn.check(text, age)));
      const each = await foundInEach(texts.filter((text, at) => verdicts[at]?.is === 'safe' && HAS_WORDS.test(text)));
      return texts.map((text, at) => (verdicts[at]?.is === 'unsafe' ? verdicts[at] : judged(each.get(text) ?? [], age)));
    },
    // A picture is for everyone in the house who opens the book.
    ...(look ? { checkPicture: (picture: Buffer) => judgePicture(picture, look) } : {}),
  };
}
