/** Texts that are read by a service wait their turn, so that one person in haste neither takes the place of others nor wears out the service. */
import { refuse } from '../../../http/refuse.ts';
import { askerNow } from '../../hosted/on-behalf-of.ts';

/** Readings at once: of everybody, and of one person. */
const AT_ONCE = { all: 8, each: 3 };
/** Readings that one person may ask for in a minute, beside what is made for them: three go with a message of the idea chat. */
const MOST_A_MINUTE = 40;
const MINUTE_MS = 60_000;

export type ReadingLine = <T>(read: () => Promise<T>) => Promise<T>;

interface Waiting {
  who: string;
  begin: () => void;
}

/** Of those who are no jobs: these are few, and begun by one press. */
function hasteOf(now: () => number): (userId: string) => void {
  const times = new Map<string, number[]>();
  return (userId) => {
    const from = now() - MINUTE_MS;
    for (const [who, asked] of times) if ((asked.at(-1) ?? 0) <= from) times.delete(who);
    const recent = (times.get(userId) ?? []).filter((at) => at > from);
    const [first = 0] = recent;
    if (recent.length >= MOST_A_MINUTE) refuse('TOO_MANY_REQUESTS', 'app.too-many-tries', { n: Math.ceil((first - from) / 1000) });
    times.set(userId, [...recent, now()]);
  };
}

/** @param now milliseconds that only grow */
export function openReadingLine(now: () => number): ReadingLine {
  const refuseHaste = hasteOf(now);
  const reading = new Map<string, number>();
  const waiting: Waiting[] = [];
  let all = 0;

  const change = (who: string, by: number): void => {
    all += by;
    const left = (reading.get(who) ?? 0) + by;
    if (left > 0) reading.set(who, left);
    else reading.delete(who);
  };
  function callNext(): void {
    while (all < AT_ONCE.all) {
      const at = waiting.findIndex(({ who }) => (reading.get(who) ?? 0) < AT_ONCE.each);
      const [next] = at < 0 ? [] : waiting.splice(at, 1);
      if (!next) return;
      change(next.who, 1);
      next.begin();
    }
  }
  return async (read) => {
    const asker = askerNow();
    if (asker && asker.jobId === undefined) refuseHaste(asker.userId);
    const who = asker?.userId ?? '';
    await new Promise<void>((begin) => {
      waiting.push({ who, begin });
      callNext();
    });
    try {
      return await read();
    } finally {
      change(who, -1);
      callNext();
    }
  };
}
