import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { session } from '../database/schema/index.ts';
import { openTestApp, type TestApp, type TestPerson } from '../testing/test-app.ts';
import { openVisitors, type WhoAsks } from './visitor.ts';

let app: TestApp;
let ana: TestPerson;
let whoAsks: WhoAsks;
const DAY = 24 * 3600 * 1000;

const signedToken = () => decodeURIComponent(/fableloom\.session_token=([^;]+)/.exec(ana.cookie)?.[1] ?? '');
const plainToken = () => signedToken().split('.')[0] ?? '';
const asking = (headers: Record<string, string>) => whoAsks(new Headers(headers));
const endsIn = (days: number) => app.services.db.update(session).set({ expiresAt: new Date(Date.now() + days * DAY) }).where(eq(session.token, plainToken()));

beforeAll(async () => {
  app = await openTestApp();
  whoAsks = await openVisitors(app.services, app.auth);
});
afterAll(() => app.close());

test('a person is known by cookie, by bearer token, and by the signed bearer token', async () => {
  ana = await app.signUp('Ana');
  const known = { id: ana.id, email: ana.email, name: 'Ana', session: { id: expect.any(String), since: expect.any(Date) } };
  expect(await asking({ cookie: `theme=day; ${ana.cookie}; other=1` })).toEqual(known);
  expect(await asking({ authorization: `Bearer ${plainToken()}` })).toEqual(known);
  expect(await asking({ authorization: `bearer ${signedToken()}` })).toEqual(known);
});

test('nobody is known by a forged, broken or foreign token', async () => {
  const [token = '', signature = ''] = signedToken().split('.');
  const forged = `fableloom.session_token=${encodeURIComponent(`${token}.${signature.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))}`)}`;
  for (const cookie of [forged, `fableloom.session_token=${token}`, 'fableloom.session_token=%E0%A4%A', 'fableloom.session_token=', 'nothing']) {
    expect(await asking({ cookie })).toBeNull();
  }
  for (const authorization of ['Bearer', 'Bearer x', `Basic ${token}`, `Bearer ${token}.AAAA`]) expect(await asking({ authorization })).toBeNull();
  expect(await asking({})).toBeNull();
});

test('a session that is due for a longer life gets it', async () => {
  await endsIn(3);
  expect(await asking({ cookie: ana.cookie })).toMatchObject({ id: ana.id });
  const [row] = await app.services.db.select().from(session).where(eq(session.token, plainToken()));
  expect(row?.expiresAt.getTime()).toBeGreaterThan(Date.now() + 29 * DAY);
});

test('a session that has run out, or was ended elsewhere, is over at the next request', async () => {
  await endsIn(-1);
  expect(await asking({ cookie: ana.cookie })).toBeNull();
  const again = await app.signUp('Ben');
  expect(await asking({ cookie: again.cookie })).toMatchObject({ name: 'Ben' });
  await app.services.db.delete(session).where(eq(session.userId, again.id));
  expect(await asking({ cookie: again.cookie })).toBeNull();
});
