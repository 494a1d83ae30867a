import { describe, expect, test } from 'vitest';
import type { AccountAnswer } from './accounts.ts';
import { askWithRetries, isDue, retryWaits } from './keep-session.ts';

const NOW = new Date('2026-11-21T20:00:00Z');
const inSeconds = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);

test.each([[null, true], [-5, true], [60, true], [90, true], [91, false], [3600, false]] as const)(
  'a session that ends in %s seconds is due: %s', (seconds, due) => {
    expect(isDue(seconds === null ? null : inSeconds(seconds), NOW)).toBe(due);
  },
);

test('tries wait twice as long each time, from 200 ms, and end before the next tick', () => {
  expect(retryWaits()).toEqual([200, 400, 800, 1600, 3200, 6400, 12_800]);
});

describe('asking', () => {
  const refused = (status: number): AccountAnswer<string> => ({ is: 'refused', status, code: '', message: '' });
  async function asked(answers: AccountAnswer<string>[]) {
    const waits: number[] = [];
    const last = await askWithRetries(async () => answers.shift() ?? refused(503), async (ms) => void waits.push(ms));
    return { last, waits };
  }

  test('goes on while nobody answers', async () => {
    const done: AccountAnswer<string> = { is: 'done', value: 'here' };
    expect(await asked([refused(502), refused(503), refused(504), refused(0), done])).toEqual({ last: done, waits: [200, 400, 800, 1600] });
  });
  test.each([400, 401, 429, 500])('ends with an answer of %i', async (status) => {
    expect(await asked([refused(status)])).toEqual({ last: refused(status), waits: [] });
  });
  test('gives up before the next tick', async () => expect((await asked([])).waits).toEqual(retryWaits()));
});
