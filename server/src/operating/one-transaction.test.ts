import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../testing/fresh-database.ts';
import { InDoubt, inOneTransaction } from './one-transaction.ts';
import { withClient } from './testing/empty-house.ts';

let database: FreshDatabase;
let server: Server;
let throughProxy: string;
/** After the commit has been sent on, its answer is lost, and the database can be reached again or not. */
let afterwards: 'reached' | 'not reached';

/** A wire to the database that breaks when a commit has gone over it. */
async function openWire(target: URL): Promise<Server> {
  let isBroken = false;
  const wire = createServer((near: Socket) => {
    if (isBroken && afterwards === 'not reached') return void near.destroy();
    const far = connect(Number(target.port), target.hostname);
    let sawCommit = false;
    near.on('data', (sent) => {
      sawCommit ||= sent.includes('commit');
      far.write(sent);
    });
    far.on('data', (answer) => {
      if (!sawCommit) return void near.write(answer);
      isBroken = true;
      near.destroy();
      far.end();
    });
    for (const [one, other] of [[near, far], [far, near]] as const) one.on('error', () => other.destroy()).on('close', () => other.destroy());
  });
  await new Promise<void>((resolve) => wire.listen(0, '127.0.0.1', resolve));
  return wire;
}

beforeAll(async () => {
  database = await freshDatabase();
  await withClient(database.url, (client) => client.query('create table public.kept (n int)'));
});
beforeEach(async () => {
  server = await openWire(new URL(database.url));
  const url = new URL(database.url);
  url.port = String((server.address() as AddressInfo).port);
  throughProxy = url.href;
  await withClient(database.url, (client) => client.query('truncate public.kept'));
});
afterEach(() => void server.close());
afterAll(() => database.drop());

const countOf = () => withClient(database.url, async (client) => (await client.query('select from public.kept')).rowCount);
const keepOne = () => inOneTransaction(throughProxy, async (client) => void (await client.query('insert into public.kept values (1)')), async (client) => ((await client.query('select from public.kept')).rowCount ?? 0) > 0);

test('a commit whose answer is lost is looked up, and counts when its rows are there', async () => {
  afterwards = 'reached';
  await keepOne();
  expect(await countOf()).toBe(1);
});

test('where the database cannot be asked any more, that is said', async () => {
  afterwards = 'not reached';
  await expect(keepOne()).rejects.toBeInstanceOf(InDoubt);
  expect(await countOf()).toBe(1);
});
