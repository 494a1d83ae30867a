/** What holds for every endpoint of the contract, so that none is forgotten. */
import { contract } from '@fableloom/contract';
import { type AnyContractProcedure, isContractProcedure } from '@orpc/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, ORIGIN, type TestApp, type TestPerson } from '../testing/test-app.ts';

interface Endpoint {
  name: string;
  method: string;
  path: string;
  needsSignIn: boolean;
}

function endpointsOf(node: unknown, name: string): Endpoint[] {
  if (isContractProcedure(node)) {
    const { route, errorMap } = (node as AnyContractProcedure)['~orpc'];
    return [{ name, method: route.method ?? 'POST', path: route.path ?? '', needsSignIn: 'UNAUTHORIZED' in errorMap }];
  }
  return Object.entries(node as object).flatMap(([key, child]) => endpointsOf(child, name ? `${name}.${key}` : key));
}

const ALL = endpointsOf(contract, '');
const GUARDED = ALL.filter((endpoint) => endpoint.needsSignIn);

/** Ids that could reach the database in a form that it does not expect. */
const STRANGE_IDS = ['nonsense', '00000000-0000-4000-8000-000000000000', "x'; drop table stories; --", 'temp_1', '\0', '😀'];
const NUL = 'a\0b';
/** Well-formed for a character and a location, so that it reaches the database. */
const A_NUL_IN_EVERY_TEXT = {
  idempotencyKey: `key-with-${NUL}`, name: NUL, type: NUL, personality: NUL, gender: 'male', title: NUL, theme: NUL, customPrompt: NUL, message: NUL, question: NUL, answer: NUL,
  characterIds: ['starter_maya'], ageRange: '5-8', revision: 1, displayName: NUL, bio: NUL, preferences: {}, priceId: NUL, url: NUL, part: 1, position: 1, text: NUL,
  selection: { start: 0, end: 20, text: `${NUL} and ten more` },
  appearance: {}, advancedFeatures: {},
};
const STRANGE_BODIES = [{}, { id: 1, name: [] }, { name: 'x'.repeat(10_000), idempotencyKey: 'k'.repeat(20) }, A_NUL_IN_EVERY_TEXT, [], 'text'];

let app: TestApp;
let ana: TestPerson;

const call = ({ method, path }: Endpoint, id: string, body: unknown, cookie?: string) =>
  app.request(`/api${path.replace(/\{\w+\}/g, encodeURIComponent(id))}`, {
    method,
    headers: { 'content-type': 'application/json', origin: ORIGIN, ...(cookie ? { cookie } : {}) },
    ...(method === 'GET' || method === 'DELETE' ? {} : { body: JSON.stringify(body) }),
  });

beforeAll(async () => {
  app = await openTestApp();
  ana = await app.signUp('Ana');
});
afterAll(() => app.close());

test('the contract has endpoints, and all but a few need a person', () => {
  expect(ALL.length).toBeGreaterThan(40);
  expect(ALL.filter((endpoint) => !endpoint.needsSignIn).map(({ name }) => name)).toEqual([
    'system.about', 'landing.show', 'passwordReset.check', 'sharing.readStory', 'sharing.readCharacter', 'sharing.countView', 'comments.list', 'explore.stories', 'explore.characters',
  ]);
});

describe('somebody who is not signed in', () => {
  test.each(GUARDED)('$name answers 401 with a sentence, whatever is sent', async (endpoint) => {
    for (const body of [{}, { id: 1 }]) {
      const answer = await call(endpoint, 'starter_maya', body);
      expect(answer.status).toBe(401);
      expect(await answer.json()).toMatchObject({ error: { code: expect.any(String), message: expect.stringMatching(/sign in|authentication required/i) } });
    }
  });
});

describe('strange input of a signed-in person', () => {
  test.each(GUARDED)('$name never fails on our side', async (endpoint) => {
    for (const id of endpoint.path.includes('{') ? STRANGE_IDS : ['-']) {
      for (const body of endpoint.method === 'GET' || endpoint.method === 'DELETE' ? [{}] : STRANGE_BODIES) {
        const answer = await call(endpoint, id, body, ana.cookie);
        const said = await answer.text();
        expect({ status: answer.status, said, id, body }).toMatchObject({ status: expect.toSatisfy((status: number) => status < 500) });
        if (answer.status >= 400) expect(JSON.parse(said)).toMatchObject({ error: { message: expect.stringMatching(/\w/) } });
      }
    }
  });
});

describe('the edges of the application', () => {
  test('an address that is not ours is a plain 404', async () => {
    expect((await app.request('/api/nowhere')).status).toBe(404);
  });

  test('a foreign site cannot send requests with our cookie', async () => {
    const answer = await app.request('/api/stories', {
      method: 'POST', headers: { origin: 'https://elsewhere.example', host: 'localhost:3000', cookie: ana.cookie, 'content-type': 'application/json' }, body: '{}',
    });
    expect(answer.status).toBe(403);
  });

  test('a body that is too big is refused with a sentence', async () => {
    const answer = await app.request('/api/stories', { method: 'POST', headers: { origin: ORIGIN, 'content-length': String(20 * 1024 * 1024) }, body: 'x' });
    expect(answer.status).toBe(413);
  });

  test('a bearer token opens what the cookie opens', async () => {
    const signedIn = await app.request('/api/auth/sign-in/email', {
      method: 'POST', headers: { 'content-type': 'application/json', origin: ORIGIN }, body: JSON.stringify({ email: ana.email, password: 'Moonlight7' }),
    });
    const token = signedIn.headers.get('set-auth-token') ?? '';
    const answer = await app.request('/api/me', { headers: { authorization: `Bearer ${token}` } });
    expect(await answer.json()).toMatchObject({ profile: { email: ana.email } });
  });

  test('the OpenAPI document names every path', async () => {
    const document = (await (await app.request('/api/openapi.json')).json()) as { openapi: string; paths: Record<string, object> };
    expect(document.openapi).toMatch(/^3\.1/);
    expect(Object.keys(document.paths).toSorted()).toEqual([...new Set(ALL.map(({ path }) => path))].toSorted());
  });

  test('the API is described for people too, without a script', async () => {
    const page = await (await app.request('/api/docs')).text();
    for (const { path } of ALL) expect(page).toContain(`/api${path}`);
    expect(page).not.toContain('<script');
  });

  test('files outside the bucket cannot be reached', async () => {
    for (const path of ['../session-secret', '..%2Fsession-secret', '%2e%2e/session-secret', 'a/../../session-secret']) {
      expect((await app.request(`/storage/v1/object/public/images/${path}`)).status).toBe(404);
    }
    expect((await app.request('/storage/v1/object/public/images/%E0%A4%A')).status).toBe(404);
  });
});
