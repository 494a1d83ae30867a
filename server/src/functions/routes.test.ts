/** What holds for every server function. */
import { FUNCTIONS, type FunctionName } from '@fableloom/contract/functions/index';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, ORIGIN, type TestApp, type TestPerson } from '../testing/test-app.ts';
import { call, expectFields, expectRefusal } from './testing/calls.ts';

const NAMES = Object.keys(FUNCTIONS) as FunctionName[];
const STRANGE = [
  '', '{', 'null', '[]', '"text"', '{"message":{}}', '{"characters":[null]}', '{"__proto__":{"who":1},"userId":"😀"}',
  JSON.stringify({ imageUrl: 'x'.repeat(10_000), content: 1 }),
  JSON.stringify({ message: 'a\0b', text: 'twelve letters\0', storyId: '\0', characterId: '\0', priceId: '\0' }),
  JSON.stringify({ memoryKey: '\0', storyPhase: 'climax', imageUrl: 'data:image/png;base64,\0', fileName: '\0' }),
];

let app: TestApp;
let ana: TestPerson;

beforeAll(async () => {
  app = await openTestApp();
  ana = await app.signUp('Ana');
});
afterAll(() => app.close());

test('there are the fourteen that the specifications name', () => expect(NAMES).toHaveLength(14));

describe.each(NAMES)('%s', (name) => {
  test('401: who asks is settled before what was sent is read', async () => {
    for (const body of ['{', '{}']) {
      const answer = await call(app, null, name, body);
      const message = expect.stringMatching(/sign in|authentication required|No access token/i);
      expect(answer).toMatchObject({ status: 401, body: { error: { code: expect.any(String), message } } });
    }
  });

  test('strange bodies never fail on our side', async () => {
    for (const body of STRANGE) {
      const { status, body: answered } = await call(app, ana, name, body);
      expect({ status, body, answered }).toMatchObject({ status: expect.toSatisfy((code: number) => code < 500) });
    }
  });
});

describe('the address', () => {
  test.each(['generate-images', 'toString', '__proto__', 'constructor'])('404: %s is no function', async (name) => {
    expectRefusal(await call(app, ana, name, {}), 404, 'function.unknown');
    expectRefusal(await call(app, null, name, {}), 404, 'function.unknown');
  });

  test('404: functions are called with POST', async () => {
    expect((await app.request('/functions/v1/get-story-ideas', { headers: { cookie: ana.cookie } })).status).toBe(404);
  });

  test('a body that is no JSON object', async () => {
    for (const body of ['{', '[]', 'null', '7']) expectRefusal(await call(app, ana, 'get-story-ideas', body), 400, 'function.body.invalid');
  });

  test('a wrong field is told by its name', async () => {
    const answer = await call(app, ana, 'get-story-ideas', { message: 'x'.repeat(2001) });
    expect(answer.body).toMatchObject({ error: { fields: { message: 'Please keep this to 2000 characters or fewer.' } } });
  });

  test('a bearer token opens what the cookie opens', async () => {
    const headers = { 'content-type': 'application/json', origin: ORIGIN };
    const account = JSON.stringify({ email: ana.email, password: 'Moonlight7' });
    const signedIn = await app.request('/api/auth/sign-in/email', { method: 'POST', headers, body: account });
    const authorization = `Bearer ${signedIn.headers.get('set-auth-token') ?? ''}`;
    expectFields(await call(app, null, 'get-story-ideas', { message: 'A shy dragon' }, { authorization }), ['response']);
    const wrong = { authorization: 'Bearer nonsense' };
    expectRefusal(await call(app, null, 'get-story-ideas', { message: 'A shy dragon' }, wrong), 401, 'auth.user.required');
  });

  test('another site can neither call nor read', async () => {
    const headers = { origin: 'https://elsewhere.example', host: 'localhost:3000', cookie: ana.cookie };
    const answer = await app.request('/functions/v1/get-story-ideas', { method: 'POST', headers, body: '{"message":"x"}' });
    expect(answer.status).toBe(403);
    const before = { ...headers, 'access-control-request-method': 'POST' };
    const asked = await app.request('/functions/v1/get-story-ideas', { method: 'OPTIONS', headers: before });
    expect(asked.headers.get('access-control-allow-origin')).toBeNull();
  });
});
