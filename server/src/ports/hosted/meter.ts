/** Keeps what hosted models used, call by call, and says when a person's share of the day is used up. */
import { and, eq, gte, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/open.ts';
import { modelCalls } from '../../database/schema/index.ts';
import type { Clock } from '../clock/clock.port.ts';
import { HostedFailed } from './hosted-failed.ts';
import { askerNow } from './on-behalf-of.ts';
import type { HostedSettings, Work } from './settings.ts';

export interface Used {
  work: Work;
  model: string;
  /** Tokens; null where the service did not say. */
  read?: number | null;
  written?: number | null;
  pictures?: number;
  letters?: number;
  outcome: 'answered' | 'failed';
}

export interface Meter {
  /** Rejects with HostedFailed when the person has used up the day's share. */
  checkShare(service: string, work: Work): Promise<void>;
  note(used: Used): Promise<void>;
}

type Limits = Pick<HostedSettings, 'prices' | 'perDay'>;

const AMOUNT: Record<Work, SQL> = {
  text: sql`coalesce(${modelCalls.read}, 0) + coalesce(${modelCalls.written}, 0)`, image: sql`${modelCalls.pictures}`, speech: sql`${modelCalls.letters}`,
};

/** Null where the price or the use is not known. */
function costOf(prices: Limits['prices'], { work, read, written, pictures, letters }: Used): number | null {
  if (work === 'text') return prices.text && (read ?? written) != null ? (read ?? 0) * prices.text.read + (written ?? 0) * prices.text.written : null;
  const [price, amount] = work === 'image' ? [prices.image, pictures] : [prices.speech, letters];
  return price === undefined || amount === undefined ? null : price * amount;
}

const dayBegan = (now: Date): Date => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()));

export function openMeter({ db, clock }: { db: Database; clock: Clock }, { prices, perDay }: Limits): Meter {
  return {
    async checkShare(service, work) {
      const asker = askerNow();
      const most = perDay[work];
      if (!asker || most === null) return;
      const amount = sql<number>`coalesce(sum(${AMOUNT[work]}), 0)::float8`;
      const ofToday = and(eq(modelCalls.userId, asker.userId), eq(modelCalls.work, work), gte(modelCalls.createdAt, dayBegan(clock.now())));
      const [row] = await db.select({ amount }).from(modelCalls).where(ofToday);
      if ((row?.amount ?? 0) >= most) throw new HostedFailed(service, 'used-up', `${row?.amount ?? 0} of ${most} today`);
    },
    async note(used) {
      const asker = askerNow();
      await db.insert(modelCalls).values({ ...used, userId: asker?.userId ?? null, jobId: asker?.jobId ?? null, dollars: costOf(prices, used), createdAt: clock.now() });
    },
  };
}

/** One call on the meter: the share is looked at before it, and it is noted whether it answers or not. */
export async function metered<T>(meter: Meter, { work, model }: Pick<Used, 'work' | 'model'>, call: (tell: (amount: Partial<Used>) => void) => Promise<T>): Promise<T> {
  await meter.checkShare(model, work);
  let amount: Partial<Used> = {};
  let outcome: Used['outcome'] = 'failed';
  try {
    const answer = await call((told) => (amount = told));
    outcome = 'answered';
    return answer;
  } finally {
    await meter.note({ work, model, ...amount, outcome });
  }
}
