import { desc } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditLog, contactMessages, jobs } from '../../database/schema/index.ts';
import { signUpAdmin } from '../../testing/administrators.ts';
import { befriend, keepCharacter, keepStory } from '../../testing/kept-things.ts';
import { expectRefused } from '../../testing/refusals.ts';
import { openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';

let app: TestApp;
let boss: TestPerson;
let owner: TestPerson;
let reader: TestPerson;

beforeAll(async () => {
  app = await openTestApp({ WORKERS: '0' });
  [boss, owner, reader] = [await signUpAdmin(app, 'Boss'), await app.signUp('Owner'), await app.signUp('Reader')];
});
afterAll(() => app.close());

const lastDeed = async () => (await app.services.db.select().from(auditLog).orderBy(desc(auditLog.createdAt), desc(auditLog.id)).limit(1))[0];
const sharedStory = async (title: string) => {
  const contentId = await keepStory(app, owner, { title });
  const { shareId } = await owner.api.sharing.share({ contentType: 'story', contentId });
  return { contentId, shareId: shareId ?? '' };
};

describe('figures', () => {
  test('count what is here, by day and by plan, and what waits', async () => {
    const before = await boss.api.admin.figures();
    expect(before.days).toHaveLength(30);
    const writer = await app.signUp('Writer');
    await app.putOnPlan(writer, 'price_explorer_month');
    await keepStory(app, writer);
    await app.services.db.insert(jobs).values([
      { userId: writer.id, kind: 'portrait', idempotencyKey: 'figure-1', status: 'done', input: {} },
      { userId: writer.id, kind: 'scene', idempotencyKey: 'figure-2', status: 'failed', finishedAt: new Date(), input: {} },
    ]);
    await app.services.db.insert(contactMessages).values({ userId: writer.id, message: 'Hello' });
    const after = await boss.api.admin.figures();
    const grown = (name: 'people' | 'stories' | 'pictures' | 'narrations') => [after[name] - before[name], (after.days.at(-1)?.[name] ?? 0) - (before.days.at(-1)?.[name] ?? 0)];
    expect([grown('people'), grown('stories'), grown('pictures'), grown('narrations')]).toEqual([[1, 1], [1, 1], [1, 1], [0, 0]]);
    expect(after.days.at(-1)?.day).toBe(new Date().toISOString().slice(0, 10));
    expect(after.plans.find(({ plan }) => plan === 'explorer')).toEqual({ plan: 'explorer', people: 1 });
    expect(after.plans.reduce((sum, { people }) => sum + people, 0)).toBe(after.people);
    expect([after.waiting.failedJobs - before.waiting.failedJobs, after.waiting.messages - before.waiting.messages]).toEqual([1, 1]);
  });
});

describe('reported content', () => {
  test('is gathered by thing with its context, and off the list when it is settled', async () => {
    const { contentId } = await sharedStory('Reported');
    const thing = { contentType: 'story' as const, contentId };
    await reader.api.reports.send({ ...thing, reason: 'Too sad' });
    await boss.api.reports.send({ ...thing, reason: 'Me too' });
    const found = async (status: 'open' | 'settled') => (await boss.api.admin.content.reports({ status })).find((each) => each.contentId === contentId);
    expect(await found('open')).toMatchObject({
      contentType: 'story', thing: { title: 'Reported', text: expect.stringContaining('lantern'), owner: { displayName: 'Owner' }, isHidden: false },
      reports: [{ reporterName: 'Boss', reason: 'Me too' }, { reporterName: 'Reader', reason: 'Too sad' }],
    });
    await boss.api.admin.content.settle(thing);
    expect([await found('open'), (await found('settled'))?.isSettled]).toEqual([undefined, true]);
    expect(await lastDeed()).toMatchObject({ act: 'settle', subjectId: contentId, before: { open: 2 } });
    await reader.api.reports.send({ ...thing, reason: 'It is still sad' });
    expect((await found('open'))?.reports).toMatchObject([{ reason: 'It is still sad' }]);
  });

  test('a hidden story is there for its owner only, until it is restored', async () => {
    const { contentId, shareId } = await sharedStory('Hidden');
    const thing = { contentType: 'story' as const, contentId };
    await expectRefused(boss.api.admin.content.hide({ ...thing, reason: ' ' }), 400, 'admin.reason.missing');
    await boss.api.admin.content.hide({ ...thing, reason: 'Names a real school' });
    await expectRefused(app.stranger.sharing.readStory({ shareId }), 404, 'share.link.not-found');
    expect(await owner.api.stories.show({ id: contentId })).toMatchObject({ title: 'Hidden' });
    expect(await lastDeed()).toMatchObject({ act: 'hide', subjectType: 'story', before: { hidden: false }, after: { hidden: true }, reason: 'Names a real school' });
    await boss.api.admin.content.restore({ ...thing, reason: 'It was changed' });
    expect(await app.stranger.sharing.readStory({ shareId })).toMatchObject({ id: contentId });
  });

  test('a hidden character leaves the friends it was lent to', async () => {
    await befriend(owner, reader);
    const characterId = await keepCharacter(app, owner, { name: 'Lent' });
    await owner.api.sharing.shareWithFriends({ characterId, friendIds: [reader.id] });
    const mine = async () => {
      const shelf = await reader.api.characters.shelf({ view: 'shared' });
      const isListed = (await reader.api.characters.list()).some(({ id }) => id === characterId);
      return [isListed, shelf.items.length, shelf.found, shelf.counts.shared];
    };
    const lent = async () => (await reader.api.friends.content({ ownerId: owner.id })).lent.length;
    expect([await mine(), await lent()]).toEqual([[true, 1, 1, 1], 1]);
    await boss.api.admin.content.hide({ contentType: 'character', contentId: characterId, reason: 'x' });
    expect([await mine(), await lent()]).toEqual([[false, 0, 0, 0], 0]);
    await expectRefused(reader.api.characters.show({ id: characterId }), 404, 'character.not-found');
  });

  test('a hidden comment is gone for everyone; its report shows what it stands under', async () => {
    const { contentId } = await sharedStory('Commented');
    const here = { contentType: 'story' as const, contentId };
    const { id } = await reader.api.comments.add({ ...here, text: 'What a boring story' });
    await owner.api.reports.send({ contentType: 'comment', contentId: id, reason: 'Unkind' });
    const found = (await boss.api.admin.content.reports({})).find((each) => each.contentId === id);
    expect(found).toMatchObject({ thing: { text: 'What a boring story', under: { contentType: 'story', title: 'Commented' }, owner: { displayName: 'Reader' } } });
    await boss.api.admin.content.hide({ contentType: 'comment', contentId: id, reason: 'Unkind' });
    expect(await app.stranger.comments.list(here)).toMatchObject({ items: [], total: 0 });
  });

  test('what is gone is told', async () => {
    const gone = { contentType: 'comment' as const, contentId: '00000000-0000-4000-8000-000000000000' };
    await expectRefused(boss.api.admin.content.hide({ ...gone, reason: 'x' }), 404, 'admin.content.not-found');
    await expectRefused(boss.api.admin.content.settle(gone), 404, 'admin.content.not-found');
    await expectRefused(boss.api.admin.content.hide({ contentType: 'character', contentId: 'starter_maya', reason: 'x' }), 404, 'admin.content.not-found');
  });
});

describe('featured characters', () => {
  test('up to four, in the chosen order, greet visitors', async () => {
    const ids: string[] = [];
    for (const name of ['One', 'Two', 'Three', 'Four', 'Five']) {
      const contentId = await keepCharacter(app, owner, { name });
      await owner.api.sharing.share({ contentType: 'character', contentId });
      ids.push(contentId);
    }
    const [one = '', two = '', three = '', four = '', five = ''] = ids;
    const landing = async () => (await app.stranger.landing.show()).featured.map(({ name }) => name);
    expect(await landing()).toEqual(['Five', 'Four', 'Three', 'Two']);
    expect((await boss.api.admin.content.featurable({ search: 'thre' })).map(({ name }) => name)).toEqual(['Three']);
    const saved = await boss.api.admin.content.feature({ characterIds: [three, one, five, two] });
    expect(saved.map(({ name }) => name)).toEqual(['Three', 'One', 'Five', 'Two']);
    expect(await landing()).toEqual(['Three', 'One', 'Five', 'Two']);
    await owner.api.sharing.unshare({ contentType: 'character', contentId: one });
    expect(await landing()).toEqual(['Three', 'Five', 'Two']);
    await boss.api.admin.content.feature({ characterIds: [] });
    expect(await landing()).toEqual(['Five', 'Four', 'Three', 'Two']);
    expect(await lastDeed()).toMatchObject({ act: 'feature', before: { characters: [three, one, five, two] }, after: { characters: [] } });
    await expectRefused(boss.api.admin.content.feature({ characterIds: [three, one, five, two, four] }), 400, 'input.invalid');
    for (const characterIds of [[one], ['starter_maya'], ['00000000-0000-4000-8000-000000000000']]) {
      await expectRefused(boss.api.admin.content.feature({ characterIds }), 400, 'admin.featured.unusable');
    }
  });
});

describe('messages', () => {
  test('wait until they are marked as answered, and can be opened again', async () => {
    await app.services.db.insert(contactMessages).values({ userId: reader.id, message: 'How do I print a story?' });
    const list = (status: 'open' | 'answered') => boss.api.admin.messages.list({ status });
    const open = (await list('open')).items.find(({ message }) => message.includes('print'));
    expect(open).toMatchObject({ name: 'Reader', email: reader.email, answeredAt: null, answeredBy: null });
    const id = open?.id ?? '';
    expect(await boss.api.admin.messages.mark({ id, answered: true })).toMatchObject({ answeredAt: expect.any(Date), answeredBy: 'Boss' });
    expect((await list('answered')).items.map((message) => message.id)).toEqual([id]);
    expect(await boss.api.admin.messages.mark({ id, answered: false })).toMatchObject({ answeredAt: null, answeredBy: null });
    expect(await lastDeed()).toMatchObject({ act: 'reopen', subjectId: id });
    await expectRefused(boss.api.admin.messages.mark({ id: 'nonsense', answered: true }), 404, 'admin.message.not-found');
  });
});

describe('works', () => {
  const keepJob = async (status: 'waiting' | 'failed' | 'done', key: string, createdAt = new Date()) => {
    const row = { userId: reader.id, kind: 'portrait' as const, idempotencyKey: key, status, input: {}, about: { title: key, characterId: key }, createdAt, error: status === 'failed' ? 'It did not work' : null };
    const [made] = await app.services.db.insert(jobs).values(row).returning({ id: jobs.id });
    return made?.id ?? '';
  };

  test('are listed by how they stand', async () => {
    await keepJob('waiting', 'job-open');
    await keepJob('failed', 'job-failed');
    await keepJob('done', 'job-done');
    const titles = async (status: 'open' | 'failed' | 'over') => (await boss.api.admin.system.jobs({ status })).items.map(({ title }) => title);
    expect(await titles('open')).toContain('job-open');
    expect(await titles('failed')).toContain('job-failed');
    expect(await titles('over')).toContain('job-done');
    expect((await boss.api.admin.system.jobs({ status: 'failed' })).items[0]).toMatchObject({ error: 'It did not work', person: { displayName: 'Reader' }, may: { retry: true, cancel: false } });
  });

  test('a failed one is put in line again, unless the family has tried since', async () => {
    const id = await keepJob('failed', 'job-again', new Date(Date.now() - 1000));
    expect(await boss.api.admin.system.retry({ id })).toMatchObject({ status: 'waiting', error: null, attempts: 0 });
    expect(await lastDeed()).toMatchObject({ act: 'retry', before: { status: 'failed', error: 'It did not work' } });
    await expectRefused(boss.api.admin.system.retry({ id }), 409, 'admin.job.not-failed');
    const old = await keepJob('failed', 'job-old', new Date(Date.now() - 60_000));
    await app.services.db.insert(jobs).values({ userId: reader.id, kind: 'portrait', idempotencyKey: 'job-newer', status: 'done', input: {}, about: { characterId: 'job-old' } });
    await expectRefused(boss.api.admin.system.retry({ id: old }), 409, 'admin.job.tried-since');
  });

  test('one that is under way is stopped; what is over stays', async () => {
    const id = await keepJob('waiting', 'job-stop');
    expect(await boss.api.admin.system.cancel({ id })).toMatchObject({ status: 'cancelled' });
    await expectRefused(boss.api.admin.system.cancel({ id }), 409, 'job.already-finished');
    await expectRefused(boss.api.admin.system.cancel({ id: 'nonsense' }), 404, 'job.not-found');
  });
});

describe('health', () => {
  test('says how the database, this process, the line and the engines are', async () => {
    const health = await boss.api.admin.system.health();
    expect(health.database).toMatchObject({ version: expect.stringMatching(/^PostgreSQL 1\d/), connections: expect.any(Number) });
    expect(health.process.memoryMegabytes).toBeGreaterThan(50);
    expect(health.engines.map(({ engine }) => engine)).toEqual(['writer', 'illustrator', 'narrator', 'eyes', 'safety']);
    expect(health).toMatchObject({ mail: 'outbox', payments: 'trial' });
  });

  test('every engine makes something small when it is asked', async () => {
    const results = await boss.api.admin.system.testEngines();
    expect(results.map(({ engine, isWell }) => [engine, isWell])).toEqual([['writer', true], ['illustrator', true], ['narrator', true], ['eyes', true], ['safety', true]]);
    expect(results.map(({ said }) => said)).toEqual([
      expect.stringMatching(/^wrote \d{2,} words$/), expect.stringMatching(/^drew \d+ by \d+ pixels$/), expect.stringMatching(/^spoke for [\d.]+ seconds$/),
      expect.stringMatching(/^saw \d colors?$/), 'let a kind text pass and stopped a telephone number',
    ]);
    expect(await lastDeed()).toMatchObject({ act: 'test', after: { writer: true, safety: true } });
  });

  test('an engine that is broken is said to be so', async () => {
    const broken = { provider: 'broken', check: async () => ({ is: 'safe' as const }) };
    const { testEngines } = await import('./test-engines.ts');
    const { onlyAdmins } = await import('../../access/admins.ts');
    const results = await testEngines({ ...app.services, safety: broken }, await onlyAdmins(app.services.db, boss.id));
    expect(results.at(-1)).toMatchObject({ engine: 'safety', provider: 'broken', isWell: false, said: 'the gate let the wrong one pass' });
  });

  test('an engine that gives no answer is told in our words', async () => {
    const { testEngines } = await import('./test-engines.ts');
    const { onlyAdmins } = await import('../../access/admins.ts');
    const silent: typeof app.services.writer = {
      ...app.services.writer,
      write: (_, { signal } = {}) => new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(new Error('The operation was aborted')))),
    };
    const [writer] = await testEngines({ ...app.services, writer: silent }, await onlyAdmins(app.services.db, boss.id), 1000);
    expect(writer).toMatchObject({ isWell: false, said: 'gave no answer within 1 second' });
  });
});

describe('the audit log', () => {
  test('tells who did what to whom, newest first, in pages', async () => {
    const target = await app.signUp('Target');
    await boss.api.admin.people.setPlan({ userId: target.id, priceId: 'price_hero_month', months: 1, reason: 'A gift' });
    const first = await boss.api.admin.system.audit({ limit: 2 });
    expect(first.items[0]).toMatchObject({
      adminName: 'Boss', act: 'set-plan', subjectType: 'person', subjectName: 'Target', reason: 'A gift', before: { priceId: null }, after: { priceId: 'price_hero_month' },
    });
    const second = await boss.api.admin.system.audit({ limit: 2, cursor: first.next });
    expect(second.items.map(({ id }) => id)).not.toContain(first.items[1]?.id);
    expect(second.items.length).toBeGreaterThan(0);
  });

  test('an act that is refused leaves no line', async () => {
    const before = await lastDeed();
    await expectRefused(boss.api.admin.content.hide({ contentType: 'story', contentId: 'story_0', reason: 'x' }), 404, 'admin.content.not-found');
    expect(await lastDeed()).toEqual(before);
  });
});
