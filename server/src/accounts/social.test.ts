import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { profiles, rateLimit, user } from '../database/schema/index.ts';
import { openTestApp, ORIGIN, type TestApp } from '../testing/test-app.ts';
import { CLIENT, type Identity, type IdentityStandIn, openIdentityStandIn, type TokenFlaw } from './testing/identity-stand-in.ts';

let provider: IdentityStandIn;
let app: TestApp;
beforeAll(async () => {
  provider = await openIdentityStandIn();
  app = await openTestApp({
    GOOGLE_CLIENT_ID: CLIENT.id, GOOGLE_CLIENT_SECRET: CLIENT.secret, APPLE_CLIENT_ID: CLIENT.id, APPLE_CLIENT_SECRET: CLIENT.secret,
  });
});
afterAll(async () => {
  await app.close();
  await provider.close();
});

type Door = 'google' | 'apple';
const DOORS: Door[] = ['google', 'apple'];

/** A browser that keeps cookies and follows the ways between us and the provider. */
function newBrowser() {
  const jar = new Map<string, string>();
  const ask = async (path: string, init: RequestInit = {}, withCookies = true): Promise<Response> => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await app.request(path, { ...init, headers: { ...init.headers, ...(withCookies && cookie ? { cookie } : {}) } });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '' || /Max-Age=0/i.test(line)) jar.delete(name);
      else jar.set(name, value);
    }
    return answer;
  };
  return {
    ask,
    async press(door: Door): Promise<string> {
      await app.services.db.delete(rateLimit);
      const answer = await ask('/api/auth/sign-in/social', {
        method: 'POST', headers: { 'content-type': 'application/json', origin: ORIGIN },
        body: JSON.stringify({ provider: door, callbackURL: '/create', errorCallbackURL: '/login' }),
      });
      return ((await answer.json()) as { url: string }).url;
    },
    /** Google sends the browser back with an address, Apple with a form from its own site. Answers where the person ends. */
    async comeBack(door: Door, answer: URLSearchParams): Promise<string> {
      if (door === 'google') return (await ask(`/api/auth/callback/google?${answer}`)).headers.get('location') ?? '';
      const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://appleid.apple.com' };
      // A form of another site brings no cookies of ours along; our own redirect does.
      const posted = await ask('/api/auth/callback/apple', { method: 'POST', headers, body: answer.toString() }, false);
      return (await ask(posted.headers.get('location') ?? '')).headers.get('location') ?? '';
    },
    async whoAmI(): Promise<string | null> {
      const session = (await (await ask('/api/auth/get-session')).json()) as { user: { email: string } } | null;
      return session?.user.email ?? null;
    },
  };
}

let made = 0;
function newIdentity(change: Partial<Identity> = {}): Identity {
  made += 1;
  return { sub: `subject-${randomUUID()}`, email: `social-${made}@family.example`, email_verified: true, name: 'Nora', ...change };
}

async function signIn(door: Door, person: Identity, flaw?: TokenFlaw) {
  const browser = newBrowser();
  const place = await browser.comeBack(door, provider.agree(await browser.press(door), person, flaw));
  return { browser, place };
}
const accountsOf = (email: string) => app.services.db.select().from(user).where(eq(user.email, email));

describe.each(DOORS)('signing in with %s', (door) => {
  test('makes a confirmed account with a profile, and is the same account the next time', async () => {
    const person = newIdentity();
    const { browser, place } = await signIn(door, person);
    expect(place).toMatch(/\/create$/);
    expect(await browser.whoAmI()).toBe(person.email);
    const [profile] = await app.services.db.select().from(profiles).where(eq(profiles.email, person.email));
    expect(profile).toMatchObject({ displayName: 'Nora', requiresEmailVerification: false });
    const again = await signIn(door, { ...person, name: 'Nora' });
    expect(await again.browser.whoAmI()).toBe(person.email);
    expect(await accountsOf(person.email)).toHaveLength(1);
  });

  test('that the person breaks off leads back without a word and without an account', async () => {
    const browser = newBrowser();
    const state = new URL(await browser.press(door)).searchParams.get('state') ?? '';
    const error = door === 'google' ? 'access_denied' : 'user_cancelled_authorize';
    expect(await browser.comeBack(door, new URLSearchParams({ error, state }))).toMatch(new RegExp(`/login\\?error=${error}`));
    expect(await browser.whoAmI()).toBeNull();
  });

  test('with a state that is not this browser’s is refused', async () => {
    const person = newIdentity();
    const mine = newBrowser();
    const answer = provider.agree(await mine.press(door), person);
    // Somebody else is made to open the way back: they would be signed in to an account that is not theirs.
    const theirs = newBrowser();
    await theirs.press(door);
    expect(await theirs.comeBack(door, answer)).toMatch(/\/login\?(.*&)?error=/);
    expect(await theirs.whoAmI()).toBeNull();
    const madeUp = await newBrowser().comeBack(door, new URLSearchParams({ code: 'code', state: 'made-up' }));
    expect(madeUp).toMatch(/\/login\?(.*&)?error=/);
    expect(await accountsOf(person.email)).toEqual([]);
  });

  test.each<TokenFlaw>(['expired', 'forged', 'of another issuer', 'for another client', 'without a signature', 'not there'])(
    'with an identity token that is %s is refused', async (flaw) => {
      const person = newIdentity();
      const { browser, place } = await signIn(door, person, flaw);
      expect(place).toMatch(/\/login\?(.*&)?error=/);
      expect(await browser.whoAmI()).toBeNull();
      expect(await accountsOf(person.email)).toEqual([]);
    });

  test('with a code that was used before is refused', async () => {
    const [browser, person] = [newBrowser(), newIdentity()];
    const answer = provider.agree(await browser.press(door), person);
    await browser.comeBack(door, answer);
    const other = newBrowser();
    const state = new URL(await other.press(door)).searchParams.get('state') ?? '';
    expect(await other.comeBack(door, new URLSearchParams({ code: answer.get('code') ?? '', state }))).toMatch(/\/login\?(.*&)?error=/);
    expect(provider.refused).toContain('invalid_grant');
    expect(await other.whoAmI()).toBeNull();
  });

  test('while the provider is down leads back with a sentence', async () => {
    provider.isDown = true;
    const { browser, place } = await signIn(door, newIdentity());
    provider.isDown = false;
    expect(place).toMatch(/\/login\?(.*&)?error=/);
    expect(await browser.whoAmI()).toBeNull();
  });

  test('opens the account that has this confirmed address already', async () => {
    const family = await app.signUp('Known');
    const { browser } = await signIn(door, newIdentity({ email: family.email, email_verified: door === 'apple' ? 'true' : true }));
    expect(await browser.whoAmI()).toBe(family.email);
    expect(await accountsOf(family.email)).toHaveLength(1);
  });

  test('does not open the account of an address that the provider has not confirmed', async () => {
    const family = await app.signUp('Target');
    const { browser, place } = await signIn(door, newIdentity({ email: family.email, email_verified: false }));
    expect(place).toMatch(/\/login\?(.*&)?error=/);
    expect(await browser.whoAmI()).toBeNull();
  });

  test('does not open an account whose address was never confirmed here, since somebody else may have made it; the door says what helps', async () => {
    const family = await app.signUp('Unsure');
    await app.services.db.update(user).set({ emailVerified: false }).where(eq(user.id, family.id));
    const { browser, place } = await signIn(door, newIdentity({ email: family.email }));
    expect(new URL(place, ORIGIN).searchParams.get('error')).toBe('account_not_linked');
    expect(await browser.whoAmI()).toBeNull();
  });
});

test.each(DOORS)('an address that %s has not confirmed makes no account, and its sentence is told at the door', async (door) => {
  for (const email_verified of [false, 'false']) {
    const person = newIdentity({ email_verified });
    const { browser, place } = await signIn(door, person);
    expect(place).toMatch(/\/login\?(.*&)?error=address_not_confirmed/);
    expect(await browser.whoAmI()).toBeNull();
    expect(await accountsOf(person.email)).toEqual([]);
  }
});

test.each(DOORS)('names that %s tells pass the gate of every name, and nobody is left outside for them', async (door) => {
  const named = async (change: Partial<Identity>) => {
    const person = newIdentity(change);
    const { browser } = await signIn(door, person);
    expect(await browser.whoAmI()).toBe(person.email);
    const [profile] = await app.services.db.select().from(profiles).where(eq(profiles.email, person.email));
    const [account] = await accountsOf(person.email);
    expect(account?.name).toBe(profile?.displayName);
    return profile?.displayName;
  };
  expect(await named({ name: 'Nora\u0000\n  Lind\u202e' })).toBe('Nora Lind');
  for (const name of ['x'.repeat(500), 'Fuck Kill', 'Open http://evil.example', '\u0000']) expect(await named({ name })).toMatch(/^social-\d+$/);
  expect(await named({ name: 'Fuck Kill', email: `fuck.kill-${door}@family.example` })).toBe('Friend of stories');
});

test('Apple tells the name beside the token, once', async () => {
  const browser = newBrowser();
  const { name: _untold, ...person } = newIdentity();
  const answer = provider.agree(await browser.press('apple'), person);
  answer.set('user', JSON.stringify({ name: { firstName: 'Ada', lastName: 'Lind' }, email: person.email }));
  await browser.comeBack('apple', answer);
  const [profile] = await app.services.db.select().from(profiles).where(eq(profiles.email, person.email));
  expect(profile?.displayName).toBe('Ada Lind');
});

describe.each(DOORS)('the keys and tokens of %s', (door) => {
  afterEach(() => vi.useRealTimers());

  test('a key that was changed is found: nobody is left outside for longer than half a minute', async () => {
    const person = newIdentity();
    await signIn(door, person);
    await provider.changeKey();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31_000 });
    const { browser, place } = await signIn(door, person);
    expect(place).toMatch(/\/create$/);
    expect(await browser.whoAmI()).toBe(person.email);
  });

  test('an identity without an address opens nothing, and leads back to the door', async () => {
    const before = (await app.services.db.select().from(user)).length;
    const { browser, place } = await signIn(door, newIdentity({ email: '' }));
    expect(place).toMatch(/\/login\?(.*&)?error=/);
    expect(await browser.whoAmI()).toBeNull();
    expect((await app.services.db.select().from(user)).length).toBe(before);
  });

  test.each<TokenFlaw>(['expired', 'forged', 'of another issuer', 'for another client', 'without a signature'])('a token that is %s opens nothing where it is sent without the way there', async (flaw) => {
    const person = newIdentity();
    const token = await provider.tokenOf(door, person, flaw);
    await app.services.db.delete(rateLimit);
    const browser = newBrowser();
    const answer = await browser.ask('/api/auth/sign-in/social', {
      method: 'POST', headers: { 'content-type': 'application/json', origin: ORIGIN }, body: JSON.stringify({ provider: door, idToken: { token } }),
    });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(await browser.whoAmI()).toBeNull();
    expect(await accountsOf(person.email)).toEqual([]);
  });
});
