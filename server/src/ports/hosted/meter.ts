/** Keeps what hosted models used, call by call, and says when a person's share of the day is used up. */
import { and, eq, gte, sql } from 'drizzle-orm';
import type { Database } from '../../database/open.ts';
import { modelCalls } from '../../database/schema/index.ts';
import type { Clock } from '../clock/clock.port.ts';
import { HostedFailed } from './hosted-failed.ts';
import { askerNow } from './on-behalf-of.ts';
import type { HostedSettings, Work } from './settings.ts';

export interface Used {
  work: Work;
  model: string;
  /** Null where the service did not say. */
  read: number | null;
  written: number | null;
  outcome: 'answered' | 'failed';
}

export interface Meter {
  /** Rejects with HostedFailed when the person has used up the day's share. */
  checkShare(service: string): Promise<void>;
  note(used: Used): Promise<void>;
}

type Limits = Pick<HostedSettings, 'prices' | 'tokensPerDay'>;

const dayBegan = (now: Date): Date => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()));

export function openMeter({ db, clock }: { db: Database; clock: Clock }, { prices, tokensPerDay }: Limits): Meter {
  return {
    async checkShare(service) {
      const asker = askerNow();
      if (!asker || tokensPerDay === null) return;
      const tokens = sql<number>`coalesce(sum(coalesce(${modelCalls.read}, 0) + coalesce(${modelCalls.written}, 0)), 0)::float8`;
      const [row] = await db.select({ tokens }).from(modelCalls).where(and(eq(modelCalls.userId, asker.userId), gte(modelCalls.createdAt, dayBegan(clock.now()))));
      if ((row?.tokens ?? 0) >= tokensPerDay) throw new HostedFailed(service, 'used-up', `${row?.tokens ?? 0} of ${tokensPerDay} tokens today`);
    },
    async note({ work, model, read, written, outcome }) {
      const asker = askerNow();
      const dollars = prices && (read !== null || written !== null) ? (read ?? 0) * prices.read + (written ?? 0) * prices.written : null;
      await db.insert(modelCalls).values({ userId: asker?.userId ?? null, jobId: asker?.jobId ?? null, work, model, read, written, dollars, outcome, createdAt: clock.now() });
    },
  };
}
