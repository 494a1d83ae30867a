/** Every door of the server, opened by seven kinds of person. A door that is not in the table fails the last tests of this file. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { contract } from '@fableloom/contract';
import { FUNCTIONS } from '@fableloom/contract/functions/index';
import { type AnyContractProcedure, isContractProcedure } from '@orpc/contract';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { comments, contactMessages, jobs, rateLimit, user } from '../../database/schema/index.ts';
import { signUpAdmin } from '../../testing/administrators.ts';
import { befriend } from '../../testing/kept-things.ts';
import { openTestApp, ORIGIN, type TestApp } from '../../testing/test-app.ts';
import { ADMIN_RIGHTS } from './administration.ts';
import { COMMUNITY_RIGHTS } from './community.ts';
import { CREATION_RIGHTS } from './creations.ts';
import { FUNCTION_RIGHTS, OTHER_RIGHTS, TESTED_ELSEWHERE } from './other-doors.ts';
import { type Asker, type Kind, KINDS, type Row, type Sent } from './row.ts';
import { type World, worldOf } from './world.ts';

interface Door {
  name: string;
  method: string;
  path: string;
}

function typedDoors(node: unknown, name = ''): Door[] {
  if (isContractProcedure(node)) {
    const { method = 'POST', path = '' } = (node as AnyContractProcedure)['~orpc'].route;
    return [{ name, method, path: `/api${path}` }];
  }
  return Object.entries(node as object).flatMap(([key, child]) => typedDoors(child, name ? `${name}.${key}` : key));
}

const TYPED = typedDoors(contract);
const NAMES_OF_FUNCTIONS = Object.keys(FUNCTIONS);

/** 'GET,POST /path' is asked with GET. */
function doorOf(name: string): Door {
  const typed = TYPED.find((door) => door.name === name);
  if (typed) return typed;
  if (NAMES_OF_FUNCTIONS.includes(name)) return { name, method: 'POST', path: `/functions/v1/${name}` };
  const [methods = '', path = ''] = name.split(' ');
  return { name, method: methods.split(',')[0] ?? '', path };
}

let app: TestApp;
let world: World;
let askers: (Asker & { cookie: string })[];

async function unconfirmed(): Promise<Asker & { cookie: string }> {
  const email = 'unconfirmed@family.example';
  const post = (path: string) =>
    app.request(path, { method: 'POST', headers: { 'content-type': 'application/json', origin: ORIGIN }, body: JSON.stringify({ name: 'New', email, password: 'Moonlight7' }) });
  const answers = [await post('/api/auth/sign-up/email'), await post('/api/auth/sign-in/email')];
  // Whatever they were given: it must open nothing.
  const cookie = answers.flatMap((answer) => answer.headers.getSetCookie()).map((line) => line.split(';')[0]).join('; ');
  expect(answers.map(({ status }) => status)).toEqual([200, 403]);
  return { kind: 'unconfirmed', id: '', email, cookie };
}

beforeAll(async () => {
  app = await openTestApp({ WORKERS: '0' });
  const signUp = async (kind: Kind) => {
    const person = kind === 'admin' ? await signUpAdmin(app, kind) : kind === 'bare' ? await signUpAdmin(app, kind, []) : await app.signUp(kind);
    // No plan stands in the way: this table is about who, not about how much.
    await app.putOnPlan(person, 'price_unlimited');
    return person;
  };
  const [stranger, friend, owner, admin, bare] = [await signUp('stranger'), await signUp('friend'), await signUp('owner'), await signUp('admin'), await signUp('bare')];
  await befriend(owner, friend);
  world = worldOf(app, { owner, friend, third: await app.signUp('third') });
  const known = { stranger, friend, owner, admin, bare };
  const nobody = { kind: 'nobody' as const, id: '', email: '', cookie: '' };
  askers = [nobody, await unconfirmed(), ...Object.entries(known).map(([kind, { id, email, cookie }]) => ({ kind: kind as Kind, id, email, cookie }))];
});
afterAll(() => app?.close());
afterEach(async () => {
  const { db } = app.services;
  // What is limited by its number or its pace would answer for that and not for who asks.
  for (const table of [jobs, comments, contactMessages]) await db.delete(table);
  await db.update(user).set({ suspendedAt: null });
});

function requestOf({ method, path }: Door, { params = {}, query = {}, body, headers = {} }: Sent, cookie: string): [string, RequestInit] {
  const filled = path
    .replace(/\{(\w+)\}|:(\w+)/g, (_hole, braced: string, colon: string) => encodeURIComponent(params[braced ?? colon] ?? ''))
    .replace('*', () => params['*'] ?? '');
  const search = Object.keys(query).length > 0 ? `?${new URLSearchParams(query)}` : '';
  const isRead = method === 'GET';
  const init = { method, headers: { origin: ORIGIN, ...(isRead ? {} : { 'content-type': 'application/json' }), ...(cookie ? { cookie } : {}), ...headers } };
  return [`${filled}${search}`, isRead ? init : { ...init, body: JSON.stringify(body ?? {}) }];
}

/** What each kind of person is answered, with the words of those answers that are not expected. */
async function answersAt(row: Row<World>): Promise<{ got: Record<string, number>; said: string[] }> {
  const got: Record<string, number> = {};
  const said: string[] = [];
  for (const [place, asker] of askers.entries()) {
    await app.services.db.delete(rateLimit);
    const answer = await app.request(...requestOf(doorOf(row.door), (await row.send?.(world, asker)) ?? {}, asker.cookie));
    got[asker.kind] = answer.status;
    if (answer.status !== row.answers[place]) said.push(`${asker.kind}: ${(await answer.text()).slice(0, 300)}`);
    else await answer.body?.cancel();
  }
  return { got, said };
}

const expected = ({ answers }: Row<World>) => Object.fromEntries(KINDS.map((kind, place) => [kind, answers[place]]));
const named = (rows: Row<World>[]) => rows.map((row) => [row.about ? `${row.door}: ${row.about}` : row.door, row] as const);

const isRight = async (_name: string, row: Row<World>) => {
  const { got, said } = await answersAt(row);
  expect({ ...got, said }).toEqual({ ...expected(row), said: [] });
};

describe('characters, locations, stories and what is made for them', () => test.each(named(CREATION_RIGHTS))('%s', isRight));
describe('profiles, friends, sharing, comments, explore', () => test.each(named(COMMUNITY_RIGHTS))('%s', isRight));
describe('the administration', () => test.each(named(ADMIN_RIGHTS))('%s', isRight));
describe('server functions', () => test.each(named(FUNCTION_RIGHTS))('%s', isRight));
describe('the bucket, the procedure, the live line, accounts', () => test.each(named(OTHER_RIGHTS))('%s', isRight));

describe('nothing is left out', () => {
  const rows = [...CREATION_RIGHTS, ...COMMUNITY_RIGHTS, ...ADMIN_RIGHTS, ...FUNCTION_RIGHTS, ...OTHER_RIGHTS];
  const inTable = new Set([...rows.map(({ door }) => door), ...Object.keys(TESTED_ELSEWHERE)]);
  const missing = (doors: string[]) => doors.filter((door) => !inTable.has(door)).map((door) => `${door}: add its row to server/src/http/rights/*.ts, with the answer to each kind of person (row.ts)`);

  test('of the typed API', () => expect(missing(TYPED.map(({ name }) => name))).toEqual([]));

  test('of the server functions', () => expect(missing(NAMES_OF_FUNCTIONS)).toEqual([]));

  test('of the account endpoints', () => {
    interface AccountEndpoint { path?: string; options?: { method?: string | string[] } }
    const doors = Object.values(app.auth.api as Record<string, AccountEndpoint>).flatMap(({ path, options }) => (path ? [`${options?.method} /api/auth${path}`] : []));
    expect(doors.length).toBeGreaterThan(20);
    expect(missing(doors)).toEqual([]);
  });

  test('of all other addresses', () => {
    /** Doors behind which the rows above stand one by one. */
    const halls = ['/api/rpc/*', '/api/*', '/api/auth/*', '/functions/v1/:name', '/*', '*'];
    const doors = app.doors.filter(({ method, path }) => !halls.includes(path) && method !== 'ALL').map(({ method, path }) => `${method} ${path}`);
    expect(doors.length).toBeGreaterThan(8);
    expect(missing([...new Set(doors)])).toEqual([]);
  });

  test('every row is about a door that is there', () => {
    const all = new Set([
      ...TYPED.map(({ name }) => name), ...NAMES_OF_FUNCTIONS, ...app.doors.map(({ method, path }) => `${method} ${path}`),
      ...Object.values(app.auth.api as Record<string, { path?: string; options?: { method?: string | string[] } }>).map(({ path, options }) => `${options?.method} /api/auth${path}`),
    ]);
    expect([...inTable].filter((door) => !all.has(door))).toEqual([]);
    for (const file of Object.values(TESTED_ELSEWHERE)) expect(existsSync(join(import.meta.dirname, '../../../..', file))).toBe(true);
  });
});
