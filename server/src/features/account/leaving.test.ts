/** Taking everything along, and leaving nothing behind. */
import { readdir } from 'node:fs/promises';
import { say } from '@fableloom/contract/messages/index';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { account, notifications, profiles, session, user } from '../../database/schema/index.ts';
import { befriend, keepCharacter, keepStory } from '../../testing/kept-things.ts';
import { readOutbox } from '../../ports/mail/outbox.ts';
import { readZip } from '../../testing/read-zip.ts';
import { expectRefused } from '../../testing/refusals.ts';
import { openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';

const PASSWORD = 'Moonlight7';
let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const proof = { password: PASSWORD, email: '' };

/** A family that has done a bit of everything. */
async function busyFamily(): Promise<{ person: TestPerson; friend: TestPerson; storyId: string; characterId: string }> {
  const [person, friend] = [await app.signUp('Busy'), await app.signUp('Friend')];
  await befriend(person, friend);
  await app.putOnPlan(person, 'price_hero_month');
  const [storyId, characterId] = [await keepStory(app, person), await keepCharacter(app, person)];
  await app.services.files.put(`characters/${person.id}/${characterId}/1.webp`, { data: Buffer.from('a portrait'), contentType: 'image/webp' });
  await app.services.files.put(`stories/${person.id}/${storyId}/narrations/part_1_1.mp3`, { data: Buffer.from('a voice'), contentType: 'audio/mpeg' });
  await app.services.files.put(`uploads/${person.id}/note.png`, { data: Buffer.from('an upload'), contentType: 'image/png' });
  await app.services.files.put(`figures/${person.id}/${characterId}-r1.webp`, { data: Buffer.from('a figure'), contentType: 'image/webp' });
  await person.api.names.keep({ word: 'Saoirse', like: 'SEER-sha' });
  const friendStory = await keepStory(app, friend);
  await friend.api.sharing.share({ contentType: 'story', contentId: friendStory });
  await person.api.likes.toggle({ contentType: 'story', contentId: friendStory });
  await person.api.comments.add({ contentType: 'story', contentId: friendStory, text: 'We loved the fox.' });
  return { person, friend, storyId: friendStory, characterId };
}

/** Every file that the program keeps under somebody's name, in whatever folder. */
async function filesNaming(userId: string): Promise<string[]> {
  const files = await readdir(app.services.config.dataFolder, { recursive: true, withFileTypes: true });
  return files.filter((file) => file.isFile() && file.parentPath.includes(userId)).map(({ name }) => name);
}

const download = async (person: TestPerson) => {
  const answer = await app.request('/api/account/export', { headers: { cookie: person.cookie } });
  return { answer, files: readZip(Buffer.from(await answer.arrayBuffer())) };
};

describe('Download my data', () => {
  test('is one zip with JSON, pictures and sound of this person and of nobody else', async () => {
    const { person, friend } = await busyFamily();
    const { answer, files } = await download(person);
    expect(answer.headers.get('content-type')).toBe('application/zip');
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="fableloom-\d{4}-\d\d-\d\d\.zip"$/);
    const json = (name: string) => JSON.parse(files.get(`fableloom/${name}.json`)?.toString() ?? 'null') as unknown;
    expect(json('account')).toMatchObject({ email: person.email, waysToSignIn: [{ way: 'credential' }] });
    expect(json('profile')).toMatchObject({ userId: person.id, displayName: 'Busy' });
    expect(json('stories')).toHaveLength(1);
    expect(json('characters')).toHaveLength(1);
    expect(json('comments')).toMatchObject([{ text: 'We loved the fox.' }]);
    expect(json('likes')).toHaveLength(1);
    expect(json('how-names-are-said')).toMatchObject([{ word: 'Saoirse', like: 'SEER-sha' }]);
    expect(json('friend-requests')).toHaveLength(1);
    const kept = [...files.keys()].filter((name) => name.startsWith('fableloom/files/'));
    expect(kept.map((name) => name.replace(/\/(?:story_[\w-]+|[0-9a-f-]{36})(?=\/|-r1)/, '/…'))).toEqual([
      'fableloom/files/characters/…/1.webp', 'fableloom/files/stories/…/narrations/part_1_1.mp3', 'fableloom/files/uploads/note.png', 'fableloom/files/figures/…-r1.webp',
    ]);
    expect(files.get('fableloom/files/uploads/note.png')?.toString()).toBe('an upload');
    const everything = [...files.values()].map(String).join('\n');
    expect(everything).not.toContain(friend.email);
    const secrets = await app.services.db.select({ password: account.password }).from(account).where(eq(account.userId, person.id));
    const tokens = await app.services.db.select({ token: session.token }).from(session).where(eq(session.userId, person.id));
    for (const secret of [secrets[0]?.password, ...tokens.map(({ token }) => token)]) expect(everything).not.toContain(secret);
  });
});

describe('Delete my account', () => {
  test('needs the password', async () => {
    const person = await app.signUp('Undecided');
    await expectRefused(person.api.account.remove({ password: 'Wrong123', email: person.email }), 403, 'account.password.wrong');
    await expectRefused(person.api.account.remove({ password: '', email: '' }), 403, 'account.password.wrong');
    expect((await person.api.me.show()).profile.email).toBe(person.email);
    await expectRefused(app.stranger.account.remove(proof), 401, 'auth.user.required');
  });

  test('without a password: the address, and a fresh sign-in', async () => {
    const person = await app.signUp('Googler');
    await app.services.db.update(account).set({ providerId: 'google', password: null }).where(eq(account.userId, person.id));
    await expectRefused(person.api.account.remove({ password: '', email: 'other@family.example' }), 400, 'account.email.wrong');
    const old = { createdAt: new Date(Date.now() - 11 * 60_000) };
    await app.services.db.update(session).set(old).where(eq(session.userId, person.id));
    await expectRefused(person.api.account.remove({ password: '', email: person.email }), 403, 'account.session.old');
    await app.services.db.update(session).set({ createdAt: new Date() }).where(eq(session.userId, person.id));
    expect(await person.api.account.remove({ password: '', email: person.email.toUpperCase() })).toEqual({ ok: true });
  });

  test('leaves no row that names the person, no file and no session, and says goodbye', async () => {
    const { person, friend, storyId } = await busyFamily();
    expect((await friend.api.notifications.list()).some(({ data }) => data['actorId'] === person.id)).toBe(true);
    expect(await filesNaming(person.id)).toHaveLength(4);
    expect(await person.api.account.remove(proof)).toEqual({ ok: true });

    const { rows: tables } = await app.services.db.execute<{ name: string }>(sql`select tablename as name from pg_tables where schemaname = 'public'`);
    const left: string[] = [];
    for (const { name } of tables) {
      const { rows } = await app.services.db.execute<{ n: number }>(
        sql`select count(*)::int as n from ${sql.identifier(name)} as row where strpos(row_to_json(row)::text, ${person.id}) > 0`);
      if ((rows[0]?.n ?? 0) > 0) left.push(name);
    }
    expect(tables.length).toBeGreaterThan(20);
    expect(left).toEqual([]);
    expect(await filesNaming(person.id)).toEqual([]);
    await expectRefused(person.api.me.show(), 401, 'profile.signed-out');

    expect((await friend.api.friends.list()).friends).toEqual([]);
    expect(await friend.api.comments.list({ contentType: 'story', contentId: storyId })).toMatchObject({ items: [] });
    expect((await friend.api.stories.show({ id: storyId })).sharing.likes).toBe(0);
    const [profile] = await app.services.db.select().from(profiles).where(eq(profiles.userId, friend.id));
    expect(profile?.friends).toEqual([]);
    const notes = await app.services.db.select().from(notifications).where(eq(notifications.userId, friend.id));
    expect(notes.filter(({ data }) => data['actorId'] === person.id)).toEqual([]);
    const letters = (await readOutbox(app.outboxFolder ?? '')).filter(({ to }) => to === person.email);
    expect(letters[0]?.subject).toBe(say('mail.goodbye.subject'));
  });

  test('the address can be used for a new account afterwards', async () => {
    const person = await app.signUp('Returning');
    await person.api.account.remove(proof);
    expect(await app.services.db.select().from(user).where(eq(user.email, person.email))).toEqual([]);
  });
});
