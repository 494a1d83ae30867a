/** How much is here, how much came on each of the last thirty days, and what waits for an administrator. */
import type { Figures } from '@fableloom/contract';
import { tierInForce, TIERS } from '@fableloom/contract/plans/plans';
import { sql } from 'drizzle-orm';
import { isPaidUp, planFromProfile } from '../../allowance/plan-of.ts';
import type { Queries } from '../../database/open.ts';
import { profiles } from '../../database/schema/index.ts';
import type { Services } from '../../services.ts';

const DAY_MS = 24 * 3600 * 1000;
const DAYS = 30;
const PICTURES = sql`('portrait', 'place', 'scene')`;

interface Totals extends Record<string, unknown> {
  people: number;
  suspended: number;
  stories: number;
  pictures: number;
  narrations: number;
  reports: number;
  messages: number;
  failedJobs: number;
}

/** A picture was asked for by itself, or came with a part of a story. */
async function totalsOf(db: Queries, since: Date): Promise<Totals> {
  const { rows } = await db.execute<Totals>(sql`select
    (select count(*)::int from profiles) as people,
    (select count(*)::int from "user" where suspended_at is not null) as suspended,
    (select count(*)::int from stories) as stories,
    (select count(*) from jobs where kind in ${PICTURES} and status = 'done')::int
      + (select count(*) from story_parts where picture is not null)::int as pictures,
    (select count(*)::int from narrations) as narrations,
    (select count(distinct (content_type, content_id))::int from reports where status = 'open') as reports,
    (select count(*)::int from contact_messages where answered_at is null) as messages,
    (select count(*)::int from jobs where status = 'failed' and finished_at >= ${since}) as "failedJobs"`);
  const [totals] = rows;
  if (!totals) throw new Error('the figures were not counted');
  return totals;
}

type Day = Figures['days'][number];
type DayRow = Day & Record<string, unknown>;

async function daysOf(db: Queries, now: Date): Promise<Day[]> {
  const first = new Date(Math.floor(now.getTime() / DAY_MS - DAYS + 1) * DAY_MS);
  const { rows } = await db.execute<DayRow>(sql`
    select to_char(at at time zone 'utc', 'YYYY-MM-DD') as day, count(*) filter (where what = 'person')::int as people,
      count(*) filter (where what = 'story')::int as stories, count(*) filter (where what = 'picture')::int as pictures,
      count(*) filter (where what = 'narration')::int as narrations
    from (
      select created_at as at, 'person' as what from profiles where created_at >= ${first}
      union all select created_at, 'story' from stories where created_at >= ${first}
      union all select created_at, 'picture' from jobs where kind in ${PICTURES} and status = 'done' and created_at >= ${first}
      union all select created_at, 'picture' from story_parts where picture is not null and created_at >= ${first}
      union all select created_at, 'narration' from narrations where created_at >= ${first}
    ) as made group by 1`);
  const found = new Map(rows.map((row) => [row.day, row]));
  return Array.from({ length: DAYS }, (_, place) => {
    const day = new Date(first.getTime() + place * DAY_MS).toISOString().slice(0, 10);
    return found.get(day) ?? { day, people: 0, stories: 0, pictures: 0, narrations: 0 };
  });
}

interface PlanRow extends Record<string, unknown> {
  priceId: string | null;
  isPaidUp: boolean;
  people: number;
}

/** People on each plan that is in force now. */
async function plansOf({ db, config, clock }: Services): Promise<Figures['plans']> {
  const now = clock.now();
  const { rows } = await db.execute<PlanRow>(sql`
    select price_id as "priceId", ${isPaidUp(now)} as "isPaidUp", count(*)::int as people from ${profiles} group by 1, 2`);
  const planOf = (row: PlanRow) => {
    const standing = { priceId: row.priceId, subscriptionStatus: row.isPaidUp ? 'active' : 'canceled', currentPeriodEnd: null, cancelAtPeriodEnd: false };
    const { tier, isActive } = planFromProfile(standing, now, config.PLAN_FOR_EVERYONE);
    return tierInForce(tier, isActive);
  };
  return TIERS.map((plan) => ({ plan, people: rows.filter((row) => planOf(row) === plan).reduce((sum, row) => sum + row.people, 0) }));
}

export async function showFigures(services: Services): Promise<Figures> {
  const now = services.clock.now();
  const [totals, days, plans] = await Promise.all([
    totalsOf(services.db, new Date(now.getTime() - DAY_MS)), daysOf(services.db, now), plansOf(services),
  ]);
  const { reports, messages, failedJobs, people, suspended, stories, pictures, narrations } = totals;
  return { people, suspended, stories, pictures, narrations, days, plans, waiting: { reports, messages, failedJobs } };
}
