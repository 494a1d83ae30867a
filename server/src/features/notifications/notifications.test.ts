import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { notifications } from '../../database/schema/index.ts';
import { expectRefused } from '../../testing/refusals.ts';
import { openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';

let app: TestApp;
let stranger: TestPerson;

beforeAll(async () => {
  app = await openTestApp();
  stranger = await app.signUp('Stranger');
});
afterAll(() => app.close());

/** Adds notifications of one person, the first being the oldest. */
async function notify(person: TestPerson, howMany: number): Promise<string[]> {
  const began = Date.now() - howMany * 1000;
  const values = Array.from({ length: howMany }, (_, n) => ({
    userId: person.id, type: 'like_alert' as const, title: `Number ${n}`, message: 'A like', createdAt: new Date(began + n * 1000),
  }));
  const rows = await app.services.db.insert(notifications).values(values).returning({ id: notifications.id });
  return rows.map(({ id }) => id);
}

async function reader(howMany: number): Promise<{ person: TestPerson; ids: string[]; id: string }> {
  const person = await app.signUp('Reader');
  const ids = await notify(person, howMany);
  return { person, ids, id: ids[0] ?? '' };
}

describe('list', () => {
  test('asks to sign in', () => expectRefused(app.stranger.notifications.list(), 401, 'auth.user.required'));

  test('holds the fifty newest of the person who asks', async () => {
    const { person, ids } = await reader(55);
    expect((await person.api.notifications.list()).map(({ id }) => id)).toEqual(ids.toReversed().slice(0, 50));
    expect(await stranger.api.notifications.list()).toEqual([]);
  });
});

describe('markRead', () => {
  test('asks to sign in', () => expectRefused(app.stranger.notifications.markRead({ id: randomUUID() }), 401, 'auth.user.required'));

  test('marks the own one and looks missing to others', async () => {
    const { person, id } = await reader(2);
    for (const nothing of [id, 'no-id', randomUUID()]) {
      await expectRefused(stranger.api.notifications.markRead({ id: nothing }), 404, 'notification.not-found');
    }
    await person.api.notifications.markRead({ id });
    expect((await person.api.notifications.list()).map(({ isRead }) => isRead)).toEqual([false, true]);
  });
});

describe('markAllRead', () => {
  test('asks to sign in', () => expectRefused(app.stranger.notifications.markAllRead(), 401, 'auth.user.required'));

  test('marks only the own ones', async () => {
    const [mine, theirs] = [await reader(3), await reader(1)];
    await mine.person.api.notifications.markAllRead();
    expect((await mine.person.api.me.show()).unreadNotifications).toBe(0);
    expect((await theirs.person.api.me.show()).unreadNotifications).toBe(1);
  });
});

describe('remove', () => {
  test('asks to sign in', () => expectRefused(app.stranger.notifications.remove({ id: randomUUID() }), 401, 'auth.user.required'));

  test('removes the own one and looks missing to others', async () => {
    const { person, id } = await reader(1);
    await expectRefused(stranger.api.notifications.remove({ id }), 404, 'notification.not-found');
    await person.api.notifications.remove({ id });
    expect(await person.api.notifications.list()).toEqual([]);
    await expectRefused(person.api.notifications.remove({ id }), 404, 'notification.not-found');
  });
});
