import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp, type TestPerson } from '../testing/test-app.ts';

let app: TestApp;
let reader: TestPerson;
let address: string;

beforeAll(async () => {
  app = await openTestApp();
  reader = await app.signUp('Reader');
  address = await app.listen();
});
afterAll(() => app.close());

/** As any program could ask: with whatever headers it likes. */
const ask = (headers: Record<string, string> = {}) =>
  new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
    const asked = request(`http://${address}/api/outbox`, { headers }, (answer) => {
      let body = '';
      answer.on('data', (piece) => (body += String(piece)));
      answer.on('end', () => resolve({ status: answer.statusCode, body }));
    });
    asked.on('error', reject).end();
  });

test('the mails that had no server to go to are read on this machine', async () => {
  const { status, body } = await ask();
  expect(status).toBe(200);
  expect(body).toContain(reader.email);
});

test.each<[string, Record<string, string>]>([
  ['whoever comes through a proxy', { 'x-forwarded-for': '203.0.113.7' }],
  ['a page that only points its own name at us', { host: 'elsewhere.example' }],
])('%s finds nothing there', async (_who, headers) => {
  const { status, body } = await ask(headers);
  expect(status).toBe(404);
  expect(body).not.toContain(reader.email);
});
