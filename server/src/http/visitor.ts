/**
 * Who is asking: by session cookie or bearer token. A good session costs one query and is looked up at every request, so that one that
 * was ended is over at once. Everything else (none found, run out, due for a longer life) goes the long way through better-auth.
 */
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { type Auth, SESSION_SECONDS } from '../accounts/auth.ts';
import { sessionTokenOf } from '../accounts/session-token.ts';
import { preparedOnce } from '../database/prepared.ts';
import { session, user } from '../database/schema/index.ts';
import type { Services } from '../services.ts';
import type { Person } from './endpoints.ts';

const personOfSession = preparedOnce((db) =>
  db
    .select({ id: user.id, email: user.email, name: user.name, session: { id: session.id, since: session.createdAt } })
    .from(session)
    .innerJoin(user, eq(user.id, session.userId))
    // A session that began in the moment of the suspension is worth nothing.
    .where(and(eq(session.token, sql.placeholder('token')), gt(session.expiresAt, sql.placeholder('dueBefore')), isNull(user.suspendedAt)))
    .prepare('person_of_session'),
);

export type WhoAsks = (headers: Headers) => Promise<Person | null>;

export async function openVisitors({ db, config, clock }: Pick<Services, 'db' | 'config' | 'clock'>, auth: Auth): Promise<WhoAsks> {
  const { authCookies } = await auth.$context;

  /** Sessions that need no renewal yet. */
  async function freshlySignedIn(token: string): Promise<Person | undefined> {
    const dueBefore = new Date(clock.now().getTime() + (SESSION_SECONDS.life - SESSION_SECONDS.renewAfter) * 1000);
    const [person] = await personOfSession(db).execute({ token, dueBefore });
    return person;
  }

  return async (headers) => {
    if (!headers.has('cookie') && !headers.has('authorization')) return null;
    const token = sessionTokenOf(headers, authCookies.sessionToken.name, config.secret);
    const person = token === null ? undefined : await freshlySignedIn(token);
    if (person) return person;
    const found = await auth.api.getSession({ headers });
    if (!found || found.user.suspendedAt) return null;
    const { user: { id, email, name }, session: visit } = found;
    return { id, email, name, session: { id: visit.id, since: visit.createdAt } };
  };
}
