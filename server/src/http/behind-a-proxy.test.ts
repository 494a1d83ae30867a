import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, ORIGIN, type TestApp } from '../testing/test-app.ts';
import { lastForwarded } from './client-address.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ TRUSTED_PROXY: '1' });
});
afterAll(() => app.close());

test.each([
  ['203.0.113.9', '203.0.113.9'], ['10.0.0.1, 203.0.113.9', '203.0.113.9'], ['203.0.113.9:4711', '203.0.113.9'],
  ['[2001:db8::7]:4711', '2001:db8::7'], ['[2001:db8::7]', '2001:db8::7'], ['2001:db8::7', '2001:db8::7'],
  ['unknown', undefined], ['203.0.113.9, ', undefined], ['', undefined], [undefined, undefined],
])('of what a proxy forwards, %j, the address is %j', (header, address) => {
  expect(lastForwarded(header)).toBe(address);
});

test('visitors of a proxy that writes ports do not share one limit of tries, and nobody gets around it with another port', async () => {
  const tryFrom = async (forwarded: string): Promise<number> => {
    const headers = { 'content-type': 'application/json', origin: ORIGIN, 'x-forwarded-for': forwarded };
    const body = JSON.stringify({ email: 'nobody@family.example', password: 'Moonlight7' });
    return (await app.request('/api/auth/sign-in/email', { method: 'POST', headers, body })).status;
  };
  const statuses: number[] = [];
  for (let time = 0; time < 11; time += 1) statuses.push(await tryFrom(`203.0.113.9:${4000 + time}`));
  expect([statuses.at(0), statuses.at(-1)]).toEqual([401, 429]);
  expect(await tryFrom('203.0.113.10:4000')).toBe(401);
});

test('what is told piece by piece is not gathered on the way', async () => {
  const person = await app.signUp('Ana');
  const job = await person.api.stories.generate({
    idempotencyKey: 'behind-a-proxy', characterIds: ['starter_maya'], locationIds: ['starter_lantern_wood'], relationships: [], themeCategory: 'Adventure', theme: 'The Lost Lantern', ageRange: '5-8',
  });
  const told = await app.request(`/api/jobs/${job.id}/events`, { headers: { cookie: person.cookie } });
  expect([told.status, told.headers.get('content-type'), told.headers.get('x-accel-buffering'), told.headers.get('cache-control')])
    .toEqual([200, 'text/event-stream', 'no', 'no-cache, no-transform']);
  expect(await told.text()).toContain('"status":"done"');
});
