/** Links, tokens and sessions that are forged, over, or used a second time are refused, each with the right sentence. */
import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { rateLimit, session, verification } from '../database/schema/index.ts';
import { readOutbox } from '../ports/mail/outbox.ts';
import { keepStory } from '../testing/kept-things.ts';
import { expectRefused } from '../testing/refusals.ts';
import { openTestApp, ORIGIN, type TestApp, type TestPerson } from '../testing/test-app.ts';

let app: TestApp;
let ana: TestPerson;

beforeAll(async () => {
  app = await openTestApp();
  ana = await app.signUp('Ana');
});
afterAll(() => app.close());
beforeEach(() => app.services.db.delete(rateLimit));

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  app.request(`/api/auth${path}`, { method: 'POST', headers: { 'content-type': 'application/json', origin: ORIGIN, ...headers }, body: JSON.stringify(body) });
const linkTo = async (email: string, subject: RegExp) =>
  (await readOutbox(app.outboxFolder ?? '')).find((mail) => mail.to === email && subject.test(mail.subject))?.links[0]?.replace(app.services.config.baseUrl, '') ?? '';
const open = (path: string) => app.request(path);
const leadsTo = (answer: Response) => new URL(answer.headers.get('location') ?? '/', ORIGIN);

describe('the confirmation link', () => {
  const signUp = async (name: string) => {
    const email = `${name}@forged.example`;
    await post('/sign-up/email', { name, email, password: 'Moonlight7', callbackURL: '/login?confirmed=1' });
    return { email, link: await linkTo(email, /confirm/i) };
  };
  const canSignIn = async (email: string) => (await post('/sign-in/email', { email, password: 'Moonlight7' })).status === 200;

  test('with a changed letter, or signed by somebody else, leads back with an error and confirms nothing', async () => {
    const { email, link } = await signUp('forger');
    const url = new URL(link, ORIGIN);
    const token = url.searchParams.get('token') ?? '';
    const [head = '', body = ''] = token.split('.');
    const foreign = createHmac('sha256', 'another secret').update(`${head}.${body}`).digest('base64url');
    for (const forged of [`${token.slice(0, -4)}AAAA`, `${head}.${body}.${foreign}`, 'nonsense', '']) {
      url.searchParams.set('token', forged);
      const answer = await open(`${url.pathname}${url.search}`);
      expect(answer.status === 302 ? leadsTo(answer).searchParams.has('error') : answer.status >= 400).toBe(true);
    }
    expect(await canSignIn(email)).toBe(false);
    await open(link);
    expect(await canSignIn(email)).toBe(true);
  });

  test('used again, it changes nothing and signs nobody in', async () => {
    const { link } = await signUp('twice');
    await open(link);
    const again = await open(link);
    expect(again.headers.getSetCookie().filter((line) => line.includes('session_token=') && !/Max-Age=0/i.test(line))).toEqual([]);
  });
});

describe('the reset link', () => {
  const ask = async (person: TestPerson) => {
    await post('/request-password-reset', { email: person.email, redirectTo: '/auth/reset-password' });
    const link = await linkTo(person.email, /new Fableloom password/i);
    return { link, token: new URL(link, ORIGIN).pathname.split('/').at(-1) ?? '' };
  };
  const reset = (token: string, newPassword = 'Sunlight8') => post('/reset-password', { newPassword, token });

  test('forged, it opens nothing and is told so', async () => {
    for (const token of ['forged', "' or 1=1 --", 'x'.repeat(200)]) {
      expect((await reset(token)).status).toBe(400);
      expect(await app.stranger.passwordReset.check({ token })).toEqual({ usable: false });
    }
  });

  test('an hour later it is over', async () => {
    const late = await app.signUp('Late');
    const { token } = await ask(late);
    expect(await app.stranger.passwordReset.check({ token })).toEqual({ usable: true });
    await app.services.db.update(verification).set({ expiresAt: new Date(Date.now() - 1000) }).where(eq(verification.identifier, `reset-password:${token}`));
    expect(await app.stranger.passwordReset.check({ token })).toEqual({ usable: false });
    expect((await reset(token)).status).toBe(400);
    expect((await post('/sign-in/email', { email: late.email, password: 'Moonlight7' })).status).toBe(200);
  });

  test('used a second time it changes nothing, and the sessions of before are over', async () => {
    const twice = await app.signUp('Twice');
    const { token } = await ask(twice);
    expect((await reset(token)).status).toBe(200);
    expect((await reset(token, 'Starlight9')).status).toBe(400);
    expect((await post('/sign-in/email', { email: twice.email, password: 'Sunlight8' })).status).toBe(200);
    await expectRefused(twice.api.stories.list({}), 401, 'auth.user.required');
  });
});

describe('a session', () => {
  const stories = (headers: Record<string, string>) => app.request('/api/stories', { headers });

  test('with a forged signature, another person in it, or none at all opens nothing', async () => {
    const [pair = ''] = ana.cookie.split('; ');
    const [name = '', value = ''] = [pair.slice(0, pair.indexOf('=')), decodeURIComponent(pair.slice(pair.indexOf('=') + 1))];
    const [token = ''] = value.split('.');
    const foreign = createHmac('sha256', 'another secret').update(token).digest('base64');
    for (const forged of [`${token}.${foreign}`, `x${value}`, token, `${token}.`, '', "' or 1=1 --"]) {
      expect((await stories({ cookie: `${name}=${encodeURIComponent(forged)}` })).status).toBe(401);
    }
    expect((await stories({ cookie: ana.cookie })).status).toBe(200);
    for (const bearer of ['forged', `${token}.${foreign}`, '']) expect((await stories({ authorization: `Bearer ${bearer}` })).status).toBe(401);
  });

  test('that has run out, or was signed out, opens nothing when it is played again', async () => {
    const over = await app.signUp('Over');
    await app.services.db.update(session).set({ expiresAt: new Date(Date.now() - 1000) }).where(eq(session.userId, over.id));
    const answer = await stories({ cookie: over.cookie });
    expect([answer.status, await answer.json()]).toEqual([401, { error: { code: 'auth.user.required', message: 'User authentication required' } }]);
    const gone = await app.signUp('Gone');
    await post('/sign-out', {}, { cookie: gone.cookie });
    expect((await stories({ cookie: gone.cookie })).status).toBe(401);
  });
});

describe('a share link', () => {
  test('guessed, of another kind, renewed or switched off leads nowhere, with one sentence', async () => {
    const contentId = await keepStory(app, ana);
    const content = { contentType: 'story' as const, contentId };
    const first = (await ana.api.sharing.share(content)).shareId ?? '';
    const second = (await ana.api.sharing.regenerate(content)).shareId ?? '';
    const guesses = [first, second.toUpperCase(), `${second}x`, second.slice(0, -1), second.replace('story_', 'char_'), contentId, "x' or '1'='1"];
    for (const shareId of guesses) await expectRefused(app.stranger.sharing.readStory({ shareId }), 404, 'share.link.not-found');
    await expectRefused(app.stranger.sharing.readCharacter({ shareId: second }), 404, 'share.link.not-found');
    expect(await app.stranger.sharing.readStory({ shareId: second })).toMatchObject({ id: contentId });
    await ana.api.sharing.unshare(content);
    const refused = await expectRefused(app.stranger.sharing.readStory({ shareId: second }), 404, 'share.link.not-found');
    expect(refused.message).toBe('This link does not lead anywhere. It may have been changed or switched off by its owner.');
  });
});
