import { say } from '@fableloom/contract/messages/index';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { account, profiles, session, user, verification } from '../../database/schema/index.ts';
import { readOutbox } from '../../ports/mail/outbox.ts';
import { expectRefused } from '../../testing/refusals.ts';
import { openTestApp, ORIGIN, type TestApp, type TestPerson } from '../../testing/test-app.ts';

const PASSWORD = 'Moonlight7';
let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  app.request(path, { method: 'POST', headers: { 'content-type': 'application/json', origin: ORIGIN, ...headers }, body: JSON.stringify(body) });
const mailsTo = async (to: string) => (await readOutbox(app.outboxFolder ?? '')).filter((mail) => mail.to === to);
const signInAgain = (email: string, password: string, userAgent = '') => post('/api/auth/sign-in/email', { email, password }, { 'user-agent': userAgent });
const cookieOf = (answer: Response) => answer.headers.getSetCookie().map((line) => line.split(';')[0]).join('; ');
const isKnown = async (cookie: string) => (await (await app.request('/api/auth/get-session', { headers: { cookie } })).json()) !== null;
/** Somebody who only ever signed in with Google. */
async function withoutPassword(person: TestPerson): Promise<void> {
  await app.services.db.update(account).set({ providerId: 'google', password: null }).where(eq(account.userId, person.id));
}

describe('nobody', () => {
  test.each(['show', 'endOtherSessions'] as const)('cannot %s', async (act) => {
    await expectRefused(app.stranger.account[act](), 401, 'auth.user.required');
  });
  test('can take anything along', async () => {
    const answer = await app.request('/api/account/export');
    expect({ status: answer.status, body: await answer.json() }).toMatchObject({ status: 401, body: { error: { code: 'auth.user.required' } } });
  });
});

describe('where one is signed in', () => {
  test('the devices are named, this one first, and no token is told', async () => {
    const person = await app.signUp('Devices');
    await signInAgain(person.email, PASSWORD, 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0');
    const shown = await person.api.account.show();
    expect(shown).toMatchObject({ email: person.email, hasPassword: true, newEmail: null });
    expect(shown.sessions.map(({ device, isThis }) => [device, isThis])).toEqual([['Unknown device', true], ['Firefox on Linux', false]]);
    const rows = await app.services.db.select().from(session).where(eq(session.userId, person.id));
    for (const { token } of rows) expect(JSON.stringify(shown)).not.toContain(token);
  });

  test('another device is signed out, one of others is not, and this one is left by Sign Out', async () => {
    const [person, stranger] = [await app.signUp('Owner'), await app.signUp('Stranger')];
    const other = cookieOf(await signInAgain(person.email, PASSWORD));
    const { sessions } = await person.api.account.show();
    const [here, there] = [sessions.find(({ isThis }) => isThis)?.id ?? '', sessions.find(({ isThis }) => !isThis)?.id ?? ''];
    await expectRefused(stranger.api.account.endSession({ id: there }), 404, 'account.session.not-found');
    await expectRefused(person.api.account.endSession({ id: here }), 409, 'account.session.this');
    expect(await isKnown(other)).toBe(true);
    await person.api.account.endSession({ id: there });
    expect(await isKnown(other)).toBe(false);
    await expectRefused(person.api.account.endSession({ id: there }), 404, 'account.session.not-found');
  });

  test('all others are signed out at once', async () => {
    const person = await app.signUp('Many');
    const others = [cookieOf(await signInAgain(person.email, PASSWORD)), cookieOf(await signInAgain(person.email, PASSWORD))];
    expect(await person.api.account.endOtherSessions()).toEqual({ ended: 2 });
    expect(await Promise.all(others.map(isKnown))).toEqual([false, false]);
    expect((await person.api.account.show()).sessions).toHaveLength(1);
  });
});

describe('a new password', () => {
  test('needs the current one', async () => {
    const person = await app.signUp('Forgetful');
    const refused = await expectRefused(person.api.account.changePassword({ currentPassword: 'Wrong123', newPassword: 'Starlight9' }), 403, 'account.password.wrong');
    expect(refused.message).toBe('That is not your current password. Nothing was changed.');
    expect((await signInAgain(person.email, PASSWORD)).status).toBe(200);
  });

  test.each([
    ['Ab1', 'Password must be at least 6 characters long'], ['ABCDEF1', 'Password must contain at least one lowercase letter'],
    ['abcdef1', 'Password must contain at least one uppercase letter'], ['Abcdefg', 'Password must contain at least one number'],
    [PASSWORD, 'This is the password you have already. Please choose another one.'],
  ])('%s is refused with its sentence', async (newPassword, sentence) => {
    const person = await app.signUp('Chooser');
    const refused = await expectRefused(person.api.account.changePassword({ currentPassword: PASSWORD, newPassword }), 400);
    expect(refused.message).toBe(sentence);
  });

  test('ends all other sessions, keeps this one, and is told by mail', async () => {
    const person = await app.signUp('Careful');
    const other = cookieOf(await signInAgain(person.email, PASSWORD));
    await person.api.account.changePassword({ currentPassword: PASSWORD, newPassword: 'Starlight9' });
    expect([await isKnown(other), await isKnown(person.cookie)]).toEqual([false, true]);
    expect([(await signInAgain(person.email, PASSWORD)).status, (await signInAgain(person.email, 'Starlight9')).status]).toEqual([401, 200]);
    expect(await mailsTo(person.email)).toContainEqual(expect.objectContaining({ subject: say('mail.password-changed.subject') }));
  });

  test('guessing the current one ends after five tries, the right one included', async () => {
    const person = await app.signUp('Guessed');
    const guess = (currentPassword: string) => person.api.account.changePassword({ currentPassword, newPassword: 'Starlight9' });
    for (let n = 0; n < 5; n += 1) await expectRefused(guess(`Wrong${n}`), 403, 'account.password.wrong');
    await expectRefused(guess(PASSWORD), 429, 'app.too-many-tries');
  });

  test('somebody without a password is told how to get one', async () => {
    const person = await app.signUp('Googler');
    await withoutPassword(person);
    expect((await person.api.account.show()).hasPassword).toBe(false);
    await expectRefused(person.api.account.changePassword({ currentPassword: '', newPassword: 'Starlight9' }), 400, 'account.password.none');
  });
});

describe('another address', () => {
  const wish = (email: string, currentPassword = PASSWORD) => ({ email, currentPassword });
  const follow = (link: string, cookie = '') => app.request(link.replace(app.services.config.baseUrl, ''), { headers: { cookie } });
  const linkTo = async (email: string) => (await mailsTo(email)).find(({ links }) => links.length > 0)?.links[0] ?? '';

  test('is confirmed at the new one and told to the old one, before and after', async () => {
    const person = await app.signUp('Mover');
    expect(await person.api.account.changeEmail(wish('Mover.New@Family.example '))).toMatchObject({ email: person.email, newEmail: 'mover.new@family.example' });
    expect(await mailsTo(person.email)).toContainEqual(expect.objectContaining({ subject: say('mail.address-asked.subject') }));
    expect((await signInAgain(person.email, PASSWORD)).status).toBe(200);

    const link = await linkTo('mover.new@family.example');
    expect((await follow(link, person.cookie)).headers.get('location')).toBe('/profile?email=changed');
    expect(await person.api.account.show()).toMatchObject({ email: 'mover.new@family.example', newEmail: null });
    expect((await person.api.me.show()).profile).toMatchObject({ email: 'mover.new@family.example', requiresEmailVerification: false });
    expect((await signInAgain(person.email, PASSWORD)).status).toBe(401);
    expect((await signInAgain('mover.new@family.example', PASSWORD)).status).toBe(200);
    const told = (await mailsTo(person.email)).find(({ subject }) => subject === say('mail.address-changed.subject'));
    expect(told?.text).toContain('mover.new@family.example');
    expect((await follow(link)).headers.get('location')).toBe('/login?email=invalid');
  });

  test.each([['nobody', 'auth.email.invalid', 400], ['', 'auth.email.invalid', 400]] as const)('%j is not one', async (email, key, status) => {
    const person = await app.signUp('Typo');
    await expectRefused(person.api.account.changeEmail(wish(email)), status, key);
  });

  test('needs the password, another address, and one that is free', async () => {
    const [person, other] = [await app.signUp('Picky'), await app.signUp('Taken')];
    await expectRefused(person.api.account.changeEmail(wish('new@family.example', 'Wrong123')), 403, 'account.password.wrong');
    await expectRefused(person.api.account.changeEmail(wish(person.email)), 400, 'account.email.same');
    await expectRefused(person.api.account.changeEmail(wish(other.email)), 409, 'auth.email.taken');
    expect((await person.api.account.show()).newEmail).toBeNull();
  });

  test('a link that is made up, too old, or overtaken by a newer wish changes nothing', async () => {
    const person = await app.signUp('Links');
    for (const token of ['', 'nonsense', `${person.id}.guess`, `${person.id}.`]) {
      expect((await follow(`/api/account/confirm-email?token=${token}`)).headers.get('location')).toBe('/login?email=invalid');
    }
    await person.api.account.changeEmail(wish('first@family.example'));
    await person.api.account.changeEmail(wish('second@family.example'));
    expect((await follow(await linkTo('first@family.example'), person.cookie)).headers.get('location')).toBe('/profile?email=invalid');
    await app.services.db.update(verification).set({ expiresAt: new Date(Date.now() - 1000) }).where(eq(verification.identifier, `new-email:${person.id}`));
    expect((await follow(await linkTo('second@family.example'))).headers.get('location')).toBe('/login?email=invalid');
    expect(await person.api.account.show()).toMatchObject({ email: person.email, newEmail: null });
  });

  test('an address that somebody else took meanwhile stays theirs', async () => {
    const person = await app.signUp('Slow');
    await person.api.account.changeEmail(wish('contested@family.example'));
    await app.services.db.insert(user).values({ id: 'quick', name: 'Quick', email: 'contested@family.example' });
    expect((await follow(await linkTo('contested@family.example'))).headers.get('location')).toBe('/login?email=invalid');
    expect((await person.api.account.show()).email).toBe(person.email);
  });
});

describe('the photo', () => {
  const photo = (side: number, format: 'jpeg' | 'png' = 'jpeg') =>
    sharp({ create: { width: side, height: Math.round(side * 1.5), channels: 3, background: '#8a2be2' } })
      .withExif({ IFD0: { Copyright: 'Somebody' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } }).toFormat(format).toBuffer();
  const dataUrl = (data: Buffer, kind = 'image/jpeg') => `data:${kind};base64,${data.toString('base64')}`;
  const fileOf = async (url: string | null) => app.services.files.get((url ?? '').replace('/storage/v1/object/public/images/', ''));

  test('is made square, written anew without place or camera, replaced and removed with its file', async () => {
    const person = await app.signUp('Portrait');
    const { photoUrl } = await person.api.me.setPhoto({ picture: dataUrl(await photo(300)) });
    const kept = await fileOf(photoUrl);
    const meta = await sharp(kept?.data).metadata();
    expect(meta).toMatchObject({ width: 512, height: 512, format: 'webp' });
    expect(meta.exif).toBeUndefined();
    const second = await person.api.me.setPhoto({ picture: dataUrl(await photo(100, 'png'), 'image/png') });
    expect(second.photoUrl).not.toBe(photoUrl);
    expect(await fileOf(photoUrl)).toBeNull();
    expect((await person.api.me.removePhoto()).photoUrl).toBeNull();
    expect(await app.services.files.list(`photos/${person.id}`)).toEqual([]);
  });

  test('has to be a picture of at least 64 pixels and at most ten megabytes', async () => {
    const person = await app.signUp('Odd');
    await expectRefused(person.api.me.setPhoto({ picture: 'https://elsewhere.example/a.jpg' }), 400, 'image.upload.not-an-image');
    await expectRefused(person.api.me.setPhoto({ picture: dataUrl(Buffer.from('<svg/>'), 'image/svg+xml') }), 400, 'image.upload.not-an-image');
    await expectRefused(person.api.me.setPhoto({ picture: dataUrl(await photo(40)) }), 400, 'account.photo.too-small');
    await expectRefused(person.api.me.setPhoto({ picture: dataUrl(Buffer.alloc(10 * 1024 * 1024 + 1)) }), 400, 'image.upload.too-big');
    expect((await person.api.me.show()).profile.photoUrl).toBeNull();
  });

  test('asks to sign in with the sentence of the profile', async () => {
    await expectRefused(app.stranger.me.setPhoto({ picture: '' }), 401, 'profile.signed-out');
    await expectRefused(app.stranger.me.removePhoto(), 401, 'profile.signed-out');
  });
});

test('an account that lost its profile is answered all the same', async () => {
  const person = await app.signUp('Lost');
  await app.services.db.delete(profiles).where(eq(profiles.userId, person.id));
  expect(await person.api.account.show()).toMatchObject({ email: person.email });
});
