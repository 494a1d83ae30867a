/** People as administrators find and see them. */
import type { AdminPerson, AdminPersonDetail, Inputs, Outputs } from '@fableloom/contract';
import { tierInForce } from '@fableloom/contract/plans/plans';
import { FREE_PRICE_ID } from '@fableloom/contract/plans/prices';
import { and, count, desc, eq, isNotNull, notInArray, or, sql, type SQL } from 'drizzle-orm';
import { type Administrator, readPermissions } from '../../access/admins.ts';
import { isPaidUp, planFromProfile } from '../../allowance/plan-of.ts';
import { containing } from '../../database/containing.ts';
import type { Queries } from '../../database/open.ts';
import { admins, profiles, user } from '../../database/schema/index.ts';
import { refuse } from '../../http/refuse.ts';
import type { Services } from '../../services.ts';
import { historyOf } from './audit.ts';
import { afterCursor, pageFrom } from './keyset.ts';

const COLUMNS = {
  profile: profiles, permissions: admins.permissions, adminId: admins.userId,
  suspendedAt: user.suspendedAt, suspendedReason: user.suspendedReason, isConfirmed: user.emailVerified, image: user.image,
};

const selectPeople = (db: Queries) =>
  db.select(COLUMNS).from(profiles).innerJoin(user, eq(user.id, profiles.userId)).leftJoin(admins, eq(admins.userId, profiles.userId));

type PersonRow = Awaited<ReturnType<typeof selectPeople>>[number];

function cardOf({ config, clock }: Services, row: PersonRow): AdminPerson {
  const plan = planFromProfile(row.profile, clock.now(), config.PLAN_FOR_EVERYONE);
  const { userId, displayName, email, photoUrl, createdAt } = row.profile;
  return {
    userId, displayName, email, photoUrl, createdAt,
    plan: tierInForce(plan.tier, plan.isActive),
    isConfirmed: row.isConfirmed, isAdmin: row.adminId !== null, suspendedAt: row.suspendedAt,
  };
}

type Only = Inputs['admin']['people']['list']['only'] & string;

const ONLY: Record<Only, (now: Date) => SQL | undefined> = {
  everyone: () => undefined,
  suspended: () => isNotNull(user.suspendedAt),
  admins: () => isNotNull(admins.userId),
  paying: (now) => and(isNotNull(profiles.priceId), notInArray(profiles.priceId, ['free', FREE_PRICE_ID]), isPaidUp(now)),
};

/** A piece of the name or the address, or the whole id. */
function found(search: string): SQL | undefined {
  const words = search.trim();
  return words === '' ? undefined : or(containing(profiles.displayName, words), containing(profiles.email, words), eq(profiles.userId, words));
}

interface Page {
  search?: string | null | undefined;
  only: Only;
  limit: number;
  cursor?: string | null | undefined;
}

export async function listPeople(services: Services, { search, only, limit, cursor }: Page): Promise<Outputs['admin']['people']['list']> {
  const { db, clock } = services;
  const wanted = and(found(search ?? ''), ONLY[only](clock.now()));
  const [rows, [all]] = await Promise.all([
    selectPeople(db)
      .where(and(wanted, afterCursor(profiles.createdAt, profiles.userId, cursor)))
      .orderBy(desc(profiles.createdAt), desc(sql`${profiles.userId}::text`))
      .limit(limit + 1),
    db
      .select({ total: count() })
      .from(profiles)
      .innerJoin(user, eq(user.id, profiles.userId))
      .leftJoin(admins, eq(admins.userId, profiles.userId))
      .where(wanted),
  ]);
  return { ...pageFrom(rows.map((row) => cardOf(services, row)), limit, ({ userId }) => userId), total: all?.total ?? 0 };
}

type Counts = AdminPersonDetail['counts'];

async function countsOf(db: Queries, id: string): Promise<Counts & { lastSeenAt: Date | null }> {
  const { rows } = await db.execute<Counts & Record<string, unknown> & { lastSeenAt: string | null }>(sql`select
    (select count(*)::int from stories where user_id = ${id}) as stories,
    (select count(*)::int from characters where user_id = ${id}) as characters,
    (select count(*)::int from locations where user_id = ${id}) as locations,
    (select count(*)::int from comments where user_id = ${id}) as comments,
    (select count(*)::int from friend_requests where status = 'accepted' and ${id} in (sender_id, receiver_id)) as friends,
    (select count(*)::int from session where user_id = ${id} and expires_at > now()) as sessions,
    (select count(*)::int from reports r where
      (content_type = 'story' and content_id in (select s.id from stories s where s.user_id = ${id}))
      or (content_type = 'character' and content_id in (select c.id::text from characters c where c.user_id = ${id}))
      or (content_type = 'comment' and content_id in (select c.id::text from comments c where c.user_id = ${id}))) as "reportsAbout",
    (select max(updated_at) from session where user_id = ${id}) as "lastSeenAt"`);
  const [row] = rows;
  if (!row) throw new Error('nothing was counted');
  return { ...row, lastSeenAt: row.lastSeenAt ? new Date(row.lastSeenAt) : null };
}

export async function showPerson(services: Services, admin: Administrator, userId: string): Promise<AdminPersonDetail> {
  const { db } = services;
  const [row] = await selectPeople(db).where(eq(profiles.userId, userId));
  if (!row) return refuse('NOT_FOUND', 'admin.person.not-found');
  const [{ lastSeenAt, ...counts }, history] = await Promise.all([countsOf(db, userId), historyOf(db, userId)]);
  const card = cardOf(services, row);
  const isOther = admin.id !== userId;
  return {
    ...card, counts, lastSeenAt, history,
    bio: row.profile.bio,
    suspendedReason: row.suspendedReason,
    priceId: row.profile.priceId ?? FREE_PRICE_ID,
    subscriptionStatus: row.profile.subscriptionStatus ?? 'active',
    currentPeriodEnd: row.profile.currentPeriodEnd,
    cancelAtPeriodEnd: row.profile.cancelAtPeriodEnd,
    permissions: readPermissions(row.permissions),
    may: {
      suspend: admin.permissions.has('users') && isOther && !card.isAdmin && card.suspendedAt === null,
      restore: admin.permissions.has('users') && isOther && card.suspendedAt !== null,
      setPlan: admin.permissions.has('billing'),
    },
  };
}
