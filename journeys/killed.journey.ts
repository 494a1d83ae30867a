/** A server that is killed in the middle of a story finishes it at the next start and counts it once. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createORPCClient } from '@orpc/client';
import { RPCLink } from '@orpc/client/fetch';
import type { Api } from '@fableloom/contract';
import { isOver } from '@fableloom/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort, type Home, type House, newHome } from './house.ts';
import { mailTo } from './outbox.ts';

let home: Home;
let house: House;
let cookie = '';

const EMAIL = 'killed@bedtime.example';
const account = { email: EMAIL, password: 'Moonlight7', name: 'Kim' };

async function post(path: string, body: unknown): Promise<Response> {
  return fetch(`${house.url}${path}`, { method: 'POST', headers: { 'content-type': 'application/json', origin: house.url }, body: JSON.stringify(body) });
}

const api = (): Api =>
  createORPCClient(
    new RPCLink({
      url: `${house.url}/api/rpc`,
      fetch: (request, init) => {
        const headers = new Headers(request.headers);
        headers.set('cookie', cookie);
        return fetch(new Request(request, { headers }), init);
      },
    }),
  );

beforeAll(async () => {
  home = await newHome();
  house = await home.open();
  await post('/api/auth/sign-up/email', account);
  await fetch((await mailTo(house.url, EMAIL)).links[0] ?? '', { redirect: 'manual' });
  const signedIn = await post('/api/auth/sign-in/email', account);
  cookie = signedIn.headers.getSetCookie().map((line) => line.split(';')[0]).join('; ');
});
afterAll(async () => {
  await house?.stop();
  await home?.remove();
});

test('kill -9 while a story is made: the next start finishes it, once', async () => {
  const job = await api().stories.generate({
    idempotencyKey: 'killed-in-the-middle', characterIds: ['starter_maya', 'starter_ember'], theme: 'The Lost Lantern', themeCategory: 'Adventure', ageRange: '5-8',
  });
  for await (const seen of await api().jobs.watch({ id: job.id })) if (seen.status === 'working') break;
  await house.kill();

  house = await home.open();
  let last = await api().jobs.show({ id: job.id });
  if (!isOver(last)) for await (const seen of await api().jobs.watch({ id: job.id })) last = seen;
  expect(last).toMatchObject({ status: 'done', error: null });
  const shelf = await api().stories.list({});
  expect(shelf.items.map(({ id }) => id)).toEqual([last.result?.storyId]);
  expect((await api().subscription.show()).limits.stories.used).toBe(1);
  const story = await api().stories.show({ id: last.result?.storyId ?? '' });
  expect(story.parts[0]?.text).toContain('Maya');
});

test('the key that was sent before the kill is still the same story', async () => {
  const again = await api().stories.generate({
    idempotencyKey: 'killed-in-the-middle', characterIds: ['starter_maya', 'starter_ember'], theme: 'The Lost Lantern', themeCategory: 'Adventure', ageRange: '5-8',
  });
  expect(again.status).toBe('done');
  expect((await api().stories.list({})).items).toHaveLength(1);
});

test('a start that cannot be ends in one sentence, and the running one goes on', async () => {
  const port = await freePort();
  expect(await home.openInVain({ FABLELOOM_DATA: `${home.folder}/other` })).toMatch(/^\s*Port \d+ is in use\. Stop the program that uses it, or choose another: PORT=\d+ npm start\s*$/);
  expect(await home.openInVain({ PORT: String(port) })).toMatch(/already running on the data folder/);
  expect(await home.openInVain({ PORT: 'soon' })).toMatch(/environment variable PORT/);
  expect(await home.openInVain({ PORT: String(port), DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing' })).toMatch(/nothing answers at/);
  expect((await fetch(`${house.url}/api/ready`)).status).toBe(200);
});

test('Ctrl+C stops everything, also when every process is told of it twice', async () => {
  const lock = join(home.folder, 'data', 'postgres', 'postmaster.pid');
  expect(existsSync(lock)).toBe(true);
  await house.stop();
  expect(existsSync(lock)).toBe(false);
});
