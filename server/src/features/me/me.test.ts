import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { admins, notifications, profiles } from '../../database/schema/index.ts';
import { expectRefused } from '../../testing/refusals.ts';
import { openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';

let app: TestApp;
let person: TestPerson;

beforeAll(async () => {
  app = await openTestApp();
  person = await app.signUp('Robin');
});
afterAll(() => app.close());

const PREFERENCES = { imageQuality: 'standard', theme: 'system', readingFont: 'auto', readingSize: null } as const;
const form = (changes = {}) => ({ displayName: 'Robin', bio: '', preferences: PREFERENCES, ...changes });

describe('show', () => {
  test('asks to sign in with its own sentence', async () => {
    const refused = await expectRefused(app.stranger.me.show(), 401, 'profile.signed-out');
    expect(refused.message).toBe('Please sign in to view profile');
  });

  test('shows profile, plan and unread notifications', async () => {
    const note = { userId: person.id, type: 'other' as const, title: 'Hello', message: 'Welcome' };
    await app.services.db.insert(notifications).values([note, { ...note, isRead: true }]);
    expect(await person.api.me.show()).toMatchObject({
      profile: { userId: person.id, email: person.email, displayName: 'Robin', preferences: PREFERENCES, requiresEmailVerification: false },
      subscription: { plan: 'free' }, unreadNotifications: 1, admin: null,
    });
  });

  test('an account without a profile gets one', async () => {
    const lost = await app.signUp('Lost');
    await app.services.db.delete(profiles).where(eq(profiles.userId, lost.id));
    expect((await lost.api.me.show()).profile.displayName).toBe('Lost');
  });

  test.each<[string, unknown, string[]]>([
    ['a list', ['users', 'content'], ['users', 'content']],
    ['a list written as text', '["billing"]', ['billing']],
    ['nonsense', '{"all":true}', []],
    ['broken text', '[', []],
  ])('permissions of an administrator may be %s', async (_what, permissions, read) => {
    const admin = await app.signUp('Admin');
    await app.services.db.insert(admins).values({ userId: admin.id, permissions });
    expect((await admin.api.me.show()).admin).toEqual({ role: 'admin', permissions: read });
  });
});

describe('update', () => {
  test('asks to sign in', () => expectRefused(app.stranger.me.update(form()), 401, 'profile.signed-out'));

  test('keeps the new profile', async () => {
    const preferences = { ...PREFERENCES, theme: 'bedtime' as const, readingSize: 28 };
    const changed = form({ displayName: ' Robin Reader ', bio: 'We read at seven.', preferences });
    expect(await person.api.me.update(changed)).toMatchObject({ ...changed, displayName: 'Robin Reader' });
    expect((await person.api.me.show()).profile).toMatchObject({ bio: 'We read at seven.', preferences: { theme: 'bedtime' } });
  });

  test('says which field cannot be taken', async () => {
    const refused = await expectRefused(person.api.me.update(form({ displayName: ' ' })), 400, 'input.invalid');
    expect(refused.data.fields).toEqual({ displayName: 'Please fill this in.' });
  });

  test('keeps telephone numbers out', () =>
    expectRefused(person.api.me.update(form({ bio: 'Call me at 555-867-5309' })), 422, 'app.unsafe-text'));
});
