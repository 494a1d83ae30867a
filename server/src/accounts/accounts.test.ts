import { renameSync } from 'node:fs';
import { say } from '@fableloom/contract/messages/index';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { profiles, rateLimit } from '../database/schema/index.ts';
import { readOutbox } from '../ports/mail/outbox.ts';
import { openTestApp, ORIGIN, type TestApp } from '../testing/test-app.ts';
import { newPasswordProblem } from './new-password.ts';

let app: TestApp;
let count = 0;

beforeAll(async () => {
  // The one place where passwords are kept as in production.
  app = await openTestApp({}, { isSlowToGuess: true });
});
afterAll(() => app.close());

const address = () => `someone-${++count}@family.example`;

/** Each with an address of its own on the network, so that the limit of tries meets one test alone. */
const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  app.request(`/api/auth${path}`, { method: 'POST', headers: { 'content-type': 'application/json', origin: ORIGIN, ...headers }, body: JSON.stringify(body) });

const lastMail = async (to: string) => (await readOutbox(app.outboxFolder ?? '')).find((mail) => mail.to === to);
const open = (link: string) => app.request(link.replace(app.services.config.baseUrl, ''));
const cookieOf = (answer: Response) => answer.headers.getSetCookie().map((line) => line.split(';')[0]).join('; ');

async function confirmedAccount(): Promise<{ email: string; password: string }> {
  const account = { email: address(), password: 'Moonlight7' };
  await post('/sign-up/email', { ...account, name: 'Someone' });
  await open((await lastMail(account.email))?.links[0] ?? '');
  return account;
}

describe('signing up', () => {
  test('makes an account with a profile, sends one confirmation mail, and does not sign in yet', async () => {
    const email = address();
    const answer = await post('/sign-up/email', { email, password: 'Moonlight7', name: 'Ida' });
    expect(answer.status).toBe(200);
    expect(answer.headers.getSetCookie().filter((line) => line.includes('session_token=') && !/Max-Age=0/i.test(line))).toEqual([]);
    expect(await lastMail(email)).toMatchObject({ subject: say('mail.confirm.subject'), links: [expect.stringContaining('/api/auth/verify-email?token=')] });
    const [profile] = await app.services.db.select().from(profiles).where(eq(profiles.email, email));
    expect(profile).toMatchObject({ displayName: 'Ida', requiresEmailVerification: true, friends: [], priceId: null });
  });

  test('while no letter can be kept says so, and the address stays free; so does every link that is asked for', async () => {
    const known = await confirmedAccount();
    const [email, outbox] = [address(), app.outboxFolder ?? ''];
    renameSync(outbox, `${outbox}.away`);
    const said = async (path: string, body: object) => {
      const answer = await post(path, body);
      return [answer.status, (await answer.json()) as unknown];
    };
    const notSent = { code: 'auth.letter.failed', message: 'We could not send you the letter with the link. Please try again in a few minutes.' };
    expect(await said('/sign-up/email', { email, password: 'Moonlight7', name: 'Ida' })).toEqual([503, notSent]);
    expect(await said('/request-password-reset', { email: known.email })).toEqual([503, { code: 'reset.mail.failed', message: say('reset.mail.failed') }]);
    renameSync(`${outbox}.away`, outbox);
    expect((await post('/sign-up/email', { email, password: 'Moonlight7', name: 'Ida' })).status).toBe(200);
    expect((await lastMail(email))?.links).toHaveLength(1);
  });

  test('twice with one address is refused with its sentence', async () => {
    const { email } = await confirmedAccount();
    const answer = await post('/sign-up/email', { email: email.toUpperCase(), password: 'Moonlight7', name: 'Again' });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ message: 'Email is already registered' });
  });

  test('several times at one moment with one address makes one account, and the others are refused with the same sentence', async () => {
    const email = address();
    const answers = await Promise.all(['One', 'Two', 'Three'].map((name) => post('/sign-up/email', { email, password: 'Moonlight7', name })));
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused).toHaveLength(2);
    for (const answer of refused) expect(await answer.json()).toMatchObject({ message: 'Email is already registered' });
    await app.services.db.delete(rateLimit);
  });

  test('needs a real address and six characters', async () => {
    expect((await post('/sign-up/email', { email: 'nobody', password: 'Moonlight7', name: 'x' })).status).toBe(400);
    expect((await post('/sign-up/email', { email: address(), password: 'short', name: 'x' })).status).toBe(400);
  });
});

describe('signing in', () => {
  test('is refused until the address is confirmed, and works after the link', async () => {
    const account = { email: address(), password: 'Moonlight7' };
    await post('/sign-up/email', { ...account, name: 'Ida' });
    expect((await post('/sign-in/email', account)).status).toBe(403);
    await open((await lastMail(account.email))?.links[0] ?? '');
    const answer = await post('/sign-in/email', account);
    expect(answer.status).toBe(200);
    const cookie = answer.headers.getSetCookie().find((line) => line.startsWith('fableloom.session_token='));
    expect(cookie).toMatch(/HttpOnly/i);
    expect(cookie).toMatch(/SameSite=Lax/i);
    const [profile] = await app.services.db.select().from(profiles).where(eq(profiles.email, account.email));
    expect(profile?.requiresEmailVerification).toBe(false);
  });

  test('a wrong password and an unknown address get the same answer', async () => {
    const { email } = await confirmedAccount();
    const [wrong, unknown] = await Promise.all([post('/sign-in/email', { email, password: 'Wrong123' }), post('/sign-in/email', { email: address(), password: 'Wrong123' })]);
    expect(wrong.status).toBe(401);
    expect(unknown.status).toBe(401);
    expect(await wrong.json()).toEqual(await unknown.json());
  });

  test('a session is known until it is signed out', async () => {
    const account = await confirmedAccount();
    const cookie = cookieOf(await post('/sign-in/email', account));
    const known = await app.request('/api/auth/get-session', { headers: { cookie } });
    expect(await known.json()).toMatchObject({ user: { email: account.email } });
    await post('/sign-out', {}, { cookie });
    // The session token alone, without the short-lived copy that a browser has thrown away by now.
    const token = cookie.split('; ').find((pair) => pair.startsWith('fableloom.session_token=')) ?? '';
    expect(await (await app.request('/api/auth/get-session', { headers: { cookie: token } })).json()).toBeNull();
  });
});

test('signing out everywhere ends the own sessions, those of nobody else, and needs one', async () => {
  const [one, other] = [await confirmedAccount(), await confirmedAccount()];
  const tokenOf = async (account: { email: string }) => {
    await app.services.db.delete(rateLimit);
    return cookieOf(await post('/sign-in/email', account)).split('; ').find((pair) => pair.startsWith('fableloom.session_token=')) ?? '';
  };
  const [here, there, theirs] = [await tokenOf(one), await tokenOf(one), await tokenOf(other)];
  const known = async (cookie: string) =>
    ((await (await app.request('/api/auth/get-session', { headers: { cookie } })).json()) as { user: { email: string } } | null)?.user.email;
  expect((await post('/revoke-sessions', {})).status).toBe(401);
  expect([await known(here), await known(there), await known(theirs)]).toEqual([one.email, one.email, other.email]);
  expect((await post('/revoke-sessions', {}, { cookie: here })).status).toBe(200);
  expect([await known(here), await known(there), await known(theirs)]).toEqual([undefined, undefined, other.email]);
  await app.services.db.delete(rateLimit);
});

describe('a forgotten password', () => {
  test('the answer is the same for known and unknown addresses', async () => {
    const { email } = await confirmedAccount();
    const ask = (to: string) => post('/request-password-reset', { email: to, redirectTo: '/auth/reset-password' });
    const [known, unknown] = [await ask(email), await ask(address())];
    expect([known.status, unknown.status]).toEqual([200, 200]);
    expect(await known.json()).toEqual(await unknown.json());
  });

  test('the mailed link sets a new password once and ends open sessions', async () => {
    const account = await confirmedAccount();
    const cookie = cookieOf(await post('/sign-in/email', account));
    await post('/request-password-reset', { email: account.email, redirectTo: '/auth/reset-password' });
    const link = (await lastMail(account.email))?.links[0] ?? '';
    const target = (await open(link)).headers.get('location') ?? '';
    const token = new URL(target, ORIGIN).searchParams.get('token') ?? '';
    expect(new URL(target, ORIGIN).pathname).toBe('/auth/reset-password');
    expect((await post('/reset-password', { newPassword: 'Starlight9', token })).status).toBe(200);
    expect((await post('/reset-password', { newPassword: 'Starlight9', token })).status).toBe(400);
    expect((await post('/sign-in/email', { ...account, password: 'Starlight9' })).status).toBe(200);
    expect((await post('/sign-in/email', account)).status).toBe(401);
    const old = cookie.split('; ').find((pair) => pair.startsWith('fableloom.session_token=')) ?? '';
    expect(await (await app.request('/api/auth/get-session', { headers: { cookie: old } })).json()).toBeNull();
  });

  test('the link of a mail confirms the address too: who had not confirmed it may sign in with the new password', async () => {
    const email = address();
    await post('/sign-up/email', { email, password: 'Moonlight7', name: 'Ida' });
    const waits = async () =>
      (await app.services.db.select({ waits: profiles.requiresEmailVerification }).from(profiles).where(eq(profiles.email, email)))[0]?.waits;
    await app.services.db.delete(rateLimit);
    await post('/request-password-reset', { email, redirectTo: '/auth/reset-password' });
    const target = (await open((await lastMail(email))?.links[0] ?? '')).headers.get('location') ?? '';
    const token = new URL(target, ORIGIN).searchParams.get('token') ?? '';
    expect(await waits()).toBe(true);
    expect((await post('/reset-password', { newPassword: 'Starlight9', token })).status).toBe(200);
    expect(await waits()).toBe(false);
    expect((await post('/sign-in/email', { email, password: 'Starlight9' })).status).toBe(200);
  });

  test('a link that is garbage leads back with an error', async () => {
    const answer = await app.request('/api/auth/reset-password/garbage?callbackURL=%2Fauth%2Freset-password');
    expect(answer.headers.get('location')).toMatch(/error=INVALID_TOKEN/);
  });

  test.each([
    ['Ab1', 'reset.password.too-short'], ['ABCDEF1', 'reset.password.no-lowercase'], ['abcdef1', 'reset.password.no-uppercase'],
    ['Abcdefg', 'reset.password.no-number'], ['Abcdef1', null],
  ])('the rules of a new password: %s', (password, problem) => {
    expect(newPasswordProblem(password)).toBe(problem);
  });

  test('the rules hold on the server', async () => {
    const answer = await post('/reset-password', { newPassword: 'abcdef1', token: 'any' });
    expect(await answer.json()).toMatchObject({ message: 'Password must contain at least one uppercase letter' });
  });
});

describe('links in mails', () => {
  test('cannot lead to another site', async () => {
    const answer = await post('/request-password-reset', { email: address(), redirectTo: 'https://elsewhere.example/steal' });
    expect(answer.status).toBe(403);
  });
});

describe('too many tries', () => {
  test('from one address on the network end in 429', async () => {
    const tries: number[] = [];
    for (let n = 0; n < 14; n++) tries.push((await post('/sign-in/email', { email: 'nobody@family.example', password: 'Wrong123' })).status);
    expect(tries.at(-1)).toBe(429);
  });
});

describe('social sign-in', () => {
  test('is offered only where its keys are set', async () => {
    expect((await app.stranger.system.about()).social).toEqual({ google: false, apple: false });
    const withKeys = await openTestApp({ GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret', APPLE_CLIENT_ID: 'id', APPLE_CLIENT_SECRET: 'secret' });
    expect((await withKeys.stranger.system.about()).social).toEqual({ google: true, apple: true });
    const answer = await withKeys.request('/api/auth/sign-in/social', {
      method: 'POST', headers: { 'content-type': 'application/json', origin: ORIGIN }, body: JSON.stringify({ provider: 'google', callbackURL: '/create' }),
    });
    const { url } = (await answer.json()) as { url: string };
    expect(new URL(url).host).toBe('accounts.google.com');
    expect(new URL(url).searchParams.get('code_challenge_method')).toBe('S256');
    await withKeys.close();
  });
});
