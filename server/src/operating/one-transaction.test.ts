import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../testing/fresh-database.ts';
import { openWay, type Way } from '../testing/way.ts';
import { InDoubt, inOneTransaction } from './one-transaction.ts';
import { withClient } from './testing/empty-house.ts';

let database: FreshDatabase;
let way: Way;
/** After the commit has been sent on, its answer is lost, and the database can be reached again or not. */
let afterwards: 'reached' | 'not reached';

/** A way to the database that breaks when a commit has gone over it. */
async function breakingWay(url: string): Promise<Way> {
  let isBroken = false;
  return openWay(url, (end) => {
    if (isBroken && afterwards === 'not reached') end();
    let sawCommit = false;
    return {
      asked(sent) {
        sawCommit ||= sent.includes('commit\0');
        return sent;
      },
      answered(answer) {
        if (!sawCommit) return answer;
        isBroken = true;
        end();
        return null;
      },
    };
  });
}

beforeAll(async () => {
  database = await freshDatabase();
  await withClient(database.url, (client) => client.query('create table public.kept (n int)'));
});
beforeEach(async () => {
  way = await breakingWay(database.url);
  await withClient(database.url, (client) => client.query('truncate public.kept'));
});
afterEach(() => way.close());
afterAll(() => database.drop());

const countOf = () => withClient(database.url, async (client) => (await client.query('select from public.kept')).rowCount);
const keepOne = () => inOneTransaction(way.url, async (client) => void (await client.query('insert into public.kept values (1)')), async (client) => ((await client.query('select from public.kept')).rowCount ?? 0) > 0);

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
