/** Keeps what hosted models used, call by call, and says when a person's share of the day is used up. */
import { and, eq, gte, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/open.ts';
import { modelCalls } from '../../database/schema/index.ts';
import type { Clock } from '../clock/clock.port.ts';
import { HostedFailed } from './hosted-failed.ts';
import { type Asker, askerNow } from './on-behalf-of.ts';
import type { HostedSettings, Share, Work } from './settings.ts';

export interface Amount {
  /** Tokens; null where the service did not say. */
  read?: number | null;
  written?: number | null;
  pictures?: number | null;
  letters?: number | null;
}

export interface Call {
  work: Work;
  /** As people read it. */
  model: string;
  /** What it will use, as well as can be known before: there must be room for it in the person's share. */
  estimate: Amount;
  /** The most that it may use, where that is more; kept free while it runs, so that calls at once do not pass the share together. */
  most?: Amount;
}

export interface Used extends Amount {
  outcome: 'answered' | 'failed';
}

export interface Meter {
  /** Rejects with HostedFailed where the person's share of the day has no room. Answers what is told when the call is over. */
  begin(call: Call): Promise<(used: Used) => Promise<void>>;
}

type Limits = Pick<HostedSettings, 'prices' | 'perDay'> & { longestCallMs?: number };

/** What a work takes of a person's day. */
const SHARE_OF: Record<Work, Share | null> = { text: 'tokens', eyes: 'tokens', image: 'pictures', speech: 'letters', moderation: null };
const WORKS_OF: Record<Share, Work[]> = { tokens: ['text', 'eyes'], pictures: ['image'], letters: ['speech'] };
const AMOUNT: Record<Share, { kept: SQL; of: (amount: Amount) => number }> = {
  tokens: { kept: sql`coalesce(${modelCalls.read}, 0) + coalesce(${modelCalls.written}, 0)`, of: ({ read, written }) => (read ?? 0) + (written ?? 0) },
  pictures: { kept: sql`${modelCalls.pictures}`, of: ({ pictures }) => pictures ?? 0 },
  letters: { kept: sql`${modelCalls.letters}`, of: ({ letters }) => letters ?? 0 },
};

/**
 * What people write is read for safety besides, in a share of its own of so many times the tokens of a day. What is made for them is always
 * read: its own share is a limit to it.
 */
const READ_FOR_SAFETY_TIMES = 3;

/** A call that is open for longer, and than any job may take, has lost its process, and its estimate is free again. */
const LONGEST_CALL_MS = 15 * 60_000;

/** Null where the price or the use is not known. */
function costOf(prices: Limits['prices'], work: Work, { read, written, pictures, letters }: Amount): number | null {
  if (work === 'image' || work === 'speech') {
    const [price, amount] = work === 'image' ? [prices.image, pictures] : [prices.speech, letters];
    return price === undefined || amount == null ? null : price * amount;
  }
  const price = prices[work];
  return price && (read ?? written) != null ? (read ?? 0) * price.read + (written ?? 0) * price.written : null;
}

const dayBegan = (now: Date): Date => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()));

export function openMeter({ db, clock }: { db: Database; clock: Clock }, { prices, perDay, longestCallMs = LONGEST_CALL_MS }: Limits): Meter {
  /** Under the person's lock, so that calls at the same time see each other. */
  async function refuseWithoutRoom(tx: Pick<Database, 'select' | 'execute'>, asker: Asker, { work, model, estimate }: Call): Promise<void> {
    const isRead = work === 'moderation' && asker.jobId === undefined;
    const share = isRead ? 'tokens' : SHARE_OF[work];
    const limit = share && perDay[share];
    if (!share || limit === null) return;
    const most = isRead ? limit * READ_FOR_SAFETY_TIMES : limit;
    const { userId } = asker;
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`models:${userId}`}, 0))`);
    const now = clock.now();
    const counts = or(ne(modelCalls.outcome, 'asked'), gte(modelCalls.createdAt, new Date(now.getTime() - longestCallMs)));
    const ofToday = and(eq(modelCalls.userId, userId), isRead ? and(eq(modelCalls.work, work), isNull(modelCalls.jobId)) : inArray(modelCalls.work, WORKS_OF[share]), gte(modelCalls.createdAt, dayBegan(now)), counts);
    const [row] = await tx.select({ used: sql<number>`coalesce(sum(${AMOUNT[share].kept}), 0)::float8` }).from(modelCalls).where(ofToday);
    const used = row?.used ?? 0;
    if (used + AMOUNT[share].of(estimate) > most) throw new HostedFailed(model, 'used-up', `${used} of ${most} ${share} today, and this asks for ${AMOUNT[share].of(estimate)}`);
  }

  return {
    async begin(call) {
      const { work, model, estimate } = call;
      const asker = askerNow();
      const id = await db.transaction(async (tx) => {
        if (asker) await refuseWithoutRoom(tx, asker, call);
        const opened = { work, model, ...(call.most ?? estimate), userId: asker?.userId ?? null, jobId: asker?.jobId ?? null, outcome: 'asked' as const, createdAt: clock.now() };
        const [row] = await tx.insert(modelCalls).values(opened).returning({ id: modelCalls.id });
        return row?.id ?? '';
      });
      return async ({ outcome, read = null, written = null, pictures = null, letters = null }) => {
        const amount = { read, written, pictures, letters };
        await db.update(modelCalls).set({ ...amount, outcome, dollars: costOf(prices, work, amount) }).where(eq(modelCalls.id, id));
      };
    },
  };
}

const isGivenUp = (error: unknown): boolean => error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError');

/** One call on the meter: room is kept for it before, and what it used is noted whether it answers or not. */
export async function metered<T>(meter: Meter, call: Call, make: (tell: (amount: Amount) => void) => Promise<T>): Promise<T> {
  const end = await meter.begin(call);
  let amount: Amount = {};
  let outcome: Used['outcome'] = 'failed';
  try {
    const answer = await make((told) => (amount = told));
    outcome = 'answered';
    return answer;
  } catch (error) {
    // Nobody waited for it any longer: it was asked for, and is made and billed all the same.
    if (isGivenUp(error) && Object.keys(amount).length === 0) amount = call.estimate;
    throw error;
  } finally {
    await end({ ...amount, outcome });
  }
}
