/** How names are said: real voice, real database. */
import { randomUUID } from 'node:crypto';
import { LIMITS } from '@fableloom/contract/limits';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectRefused } from '../../testing/refusals.ts';
import { openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';

let app: TestApp;
let ana: TestPerson;
let ben: TestPerson;

const SAOIRSE = { word: 'Saoirse', like: 'SEER-sha' };

beforeAll(async () => {
  app = await openTestApp();
  [ana, ben] = [await app.signUp('Ana'), await app.signUp('Ben')];
});
afterAll(() => app.close());

describe('a name', () => {
  test('is kept for its family, in the order of the alphabet, and one spelling once', async () => {
    await ana.api.names.keep({ word: 'Zoë', like: 'ZOH-ee' });
    await ana.api.names.keep({ word: 'SAOIRSE', like: 'SUR-sha' });
    expect(await ana.api.names.keep(SAOIRSE)).toEqual(SAOIRSE);
    expect((await ana.api.names.list()).items).toEqual([SAOIRSE, { word: 'Zoë', like: 'ZOH-ee' }]);
    expect((await ben.api.names.list()).items).toEqual([]);
  });

  test('is forgotten by any spelling, and only by its family', async () => {
    await ben.api.names.forget({ word: 'zoe' });
    expect((await ana.api.names.list()).items).toHaveLength(2);
    await ana.api.names.forget({ word: 'zoe' });
    expect((await ana.api.names.list()).items).toEqual([SAOIRSE]);
  });

  test('is heard before it is kept, and sounds otherwise than it is read', async () => {
    const { audio, duration } = await ben.api.names.hear(SAOIRSE);
    expect(Buffer.from(audio.replace('data:audio/mpeg;base64,', ''), 'base64').subarray(0, 3).toString()).toBe('ID3');
    expect(duration).toBeGreaterThan(1);
    expect((await ben.api.names.hear({ word: 'Saoirse', like: 'sa-o-EER-see' })).audio).not.toBe(audio);
    expect((await ben.api.names.hear({ word: 'Saoirse', like: '' })).duration).toBeGreaterThan(1);
    expect((await ben.api.names.list()).items).toEqual([]);
  });

  test.each([
    [{ word: '', like: 'SEER-sha' }, 'names.word.missing', 'Please write the one word whose sound you would like to change.'],
    [{ word: 'two words', like: 'TOO' }, 'names.word.missing', 'Please write the one word whose sound you would like to change.'],
    [{ word: 'Ana', like: '' }, 'names.like.missing', 'Please write how Ana sounds, such as SEER-sha.'],
    [{ word: 'Ana', like: '安娜' }, 'names.like.unsayable', 'Our narrator cannot say “安娜”. Please write it in English letters the way it sounds, such as SEER-sha.'],
  ] as const)('%j is refused in words', async (name, key, sentence) => {
    expect((await expectRefused(ana.api.names.keep(name), 400, key)).message).toBe(sentence);
  });

  test('in a script that the voice cannot read is heard once somebody has written how it sounds', async () => {
    await expectRefused(ana.api.names.hear({ word: '明', like: '' }), 400, 'narration.text.other-script');
    expect((await ana.api.names.hear({ word: '明', like: 'MING' })).duration).toBeGreaterThan(1);
    await expectRefused(ana.api.names.hear({ word: 'one two', like: '' }), 400, 'names.word.missing');
  });

  test('finds no place where the list is full, but can be said otherwise there', async () => {
    const room = LIMITS.spokenName.kept;
    for (let at = 0; at < room; at++) await ben.api.names.keep({ word: `Name${at}`, like: 'NAY-mee' });
    const refused = await expectRefused(ben.api.names.keep(SAOIRSE), 409, 'names.full');
    expect(refused.message).toBe('You keep 200 words already. Forget one that you do not need any more, and try again.');
    expect(await ben.api.names.keep({ word: 'name7', like: 'NEE-mee' })).toEqual({ word: 'name7', like: 'NEE-mee' });
  });
});

test('a part is read again once a name in it is said otherwise, and not for any other name', async () => {
  await app.putOnPlan(ana, 'price_explorer_month');
  const choices = { characterIds: ['starter_maya'], theme: 'The Lost Lantern', ageRange: '3-4' as const };
  const written = await app.finished(ana, await ana.api.stories.generate({ idempotencyKey: randomUUID(), ...choices }));
  const id = written.result?.storyId ?? '';
  const read = async () => app.finished(ana, await ana.api.narrations.make({ id, part: 1, idempotencyKey: randomUUID() }));
  const first = await read();
  await ana.api.names.keep({ word: 'Tadhg', like: 'TYGE' });
  expect((await read()).id).toBe(first.id);
  await ana.api.names.keep({ word: 'maya', like: 'MY-uh' });
  const second = await read();
  expect(second.id).not.toBe(first.id);
  const { narrations } = await ana.api.stories.show({ id });
  expect(narrations.map(({ saidLike }) => saidLike)).toEqual([[{ word: 'maya', like: 'MY-uh' }], []]);
  await ana.api.names.forget({ word: 'Maya' });
  expect((await read()).id).toBe(first.id);
}, 120_000);
