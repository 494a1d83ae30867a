import type { Inputs, Story } from '@fableloom/contract';
import { CONTINUATION_QUESTIONS } from '@fableloom/contract/taxonomies/continuation-questions';
import { strFromU8, unzipSync } from 'fflate';
import { EpubCheck } from '@likecoin/epubcheck-ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findEpubcheck } from '../../testing/epubcheck.ts';
import { openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';

const ODD_TITLE = 'Zoë & the <b>"Moon"</b> 月 😀 שלום';
const epubcheck = await findEpubcheck();

let app: TestApp;
let ana: TestPerson;
let ben: TestPerson;
let story: Story;
let count = 0;
const idempotencyKey = () => `book-test-${++count}`;

async function madeStory(): Promise<Story> {
  const wish: Inputs['stories']['generate'] = {
    idempotencyKey: idempotencyKey(), characterIds: ['starter_maya', 'starter_rusty'], locationIds: ['starter_lantern_wood'],
    themeCategory: 'Adventure', theme: 'The Lost Lantern', ageRange: '5-8',
  };
  const made = await app.finished(ana, await ana.api.stories.generate(wish));
  const id = made.result?.storyId ?? '';
  await app.finished(ana, await ana.api.stories.continue({ id, idempotencyKey: idempotencyKey(), question: CONTINUATION_QUESTIONS[0], answer: 'A whale opens the gate.' }));
  await app.finished(ana, await ana.api.narrations.make({ id, idempotencyKey: idempotencyKey(), part: 1 }));
  const { parts } = await ana.api.stories.show({ id });
  const text = (parts[0]?.text ?? '').slice(0, 60);
  await app.finished(ana, await ana.api.sceneImages.draw({ id, idempotencyKey: idempotencyKey(), way: 'text', position: 1, selection: { start: 0, end: 60, text } }));
  await ana.api.stories.rename({ id, title: ODD_TITLE });
  return ana.api.stories.show({ id });
}

const take = (kind: string, who: TestPerson | null = ana, id = story.id) => app.request(`/books/${id}.${kind}`, { headers: who ? { cookie: who.cookie } : {} });

/** Each kind is bound once for all tests. */
const bound = new Map<string, Promise<Uint8Array>>();
function bytes(kind: string): Promise<Uint8Array> {
  const found = bound.get(kind) ?? take(kind).then(async (answer) => new Uint8Array(await answer.arrayBuffer()));
  bound.set(kind, found);
  return found;
}

beforeAll(async () => {
  app = await openTestApp();
  ana = await app.signUp('Ana');
  ben = await app.signUp('Ben');
  await app.putOnPlan(ana, 'price_hero_month');
  story = await madeStory();
});
afterAll(() => app.close());

describe('a story as EPUB', () => {
  test('has every word of the recording in its overlay, in order, without a gap', async () => {
    const files = unzipSync(await bytes('epub'));
    const page = strFromU8(files['book/chapter-1.xhtml'] ?? new Uint8Array());
    const overlay = strFromU8(files['book/chapter-1.smil'] ?? new Uint8Array());
    const narration = story.narrations[0];
    const clips = [...overlay.matchAll(/#(w\d+)"\/><audio src="chapter-1.mp3" clipBegin="([\d.]+)s" clipEnd="([\d.]+)s"/g)];
    expect(clips).toHaveLength(narration?.words.length ?? -1);
    for (const [index, [, id, , end]] of clips.entries()) {
      expect(page).toContain(`<span id="${id}">`);
      expect(clips[index + 1]?.[2] ?? narration?.duration.toFixed(3)).toBe(end);
    }
    expect(files['book/chapter-2.smil']).toBeUndefined();
  });

  test('is the text of the story, pictures described, scenes behind their words', async () => {
    const files = unzipSync(await bytes('epub'));
    const plain = (name: string) => strFromU8(files[name] ?? new Uint8Array()).replace(/<[^>]+>/g, '').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
    for (const [index, part] of story.parts.entries()) {
      const words = (text: string) => text.split(/\s+/).filter(Boolean).join(' ');
      expect(words(plain(`book/chapter-${index + 1}.xhtml`))).toContain(words(part.text));
    }
    const page = strFromU8(files['book/chapter-1.xhtml'] ?? new Uint8Array());
    expect(page).toMatch(/<img src="chapter-1\.jpg" alt="[^"]*Maya/);
    expect(page.indexOf('chapter-1-scene-1.jpg')).toBeGreaterThan(page.indexOf('chapter-1.jpg'));
    expect([...(files['book/chapter-1-scene-1.jpg'] ?? [])].slice(0, 3)).toEqual([0xff, 0xd8, 0xff]);
  });

  test.skipIf(!epubcheck)('Debian’s epubcheck finds no error and no warning (skipped where neither Java nor Debian’s packages are)', async () => {
    const said = await epubcheck?.(await bytes('epub'));
    expect(said).toContain('0 fatals / 0 errors / 0 warnings');
    // Java begins slowly where other work goes on.
  }, 300_000);

  test('a second checker finds nothing either', async () => {
    const { messages } = await EpubCheck.validate(await bytes('epub'));
    expect(messages.filter(({ severity }) => severity !== 'info' && severity !== 'usage')).toEqual([]);
  });
});

describe('a story as PDF', () => {
  test('is tagged, and has fonts for every sign of its title', async () => {
    const data = Buffer.from(await bytes('pdf'));
    expect(data.subarray(0, 5).toString()).toBe('%PDF-');
    const raw = data.toString('latin1');
    expect(raw).toContain('/MarkInfo');
    expect(raw).toContain('/Lang (en)');
    expect(raw.match(/\/Type \/Page\b/g)?.length).toBeGreaterThanOrEqual(4);
    expect(raw).toMatch(/\/MediaBox \[0 0 595\.28 841\.89\]/);
    for (const font of ['Andika', 'NotoSansHebrew', 'ZCOOLXiaoWei', 'NotoEmoji']) expect(raw).toMatch(new RegExp(`/BaseFont /[A-Z]{6}\\+${font}`));
  });

  test('has its pictures drawn anew out of the vectors, sharper than they are on the page', async () => {
    const widths = [...Buffer.from(await bytes('pdf')).toString('latin1').matchAll(/\/Subtype \/Image[\s\S]*?\/Width (\d+)/g)].map(([, width]) => Number(width));
    expect(story.parts.map(({ picture }) => picture?.width)).not.toContain(1800);
    expect(widths.filter((width) => width === 1800).length).toBeGreaterThanOrEqual(story.parts.length);
  });

  test('is also cut for Letter paper', async () => {
    const data = await bytes('pdf?paper=letter');
    expect(Buffer.from(data).toString('latin1')).toMatch(/\/MediaBox \[0 0 612 792\]/);
  });
});

test('a story as zip has text, pictures, sound and data', async () => {
  const files = unzipSync(await bytes('zip'));
  expect(Object.keys(files).toSorted()).toEqual([
    'pictures/1-introduction-scene-1.jpg', 'pictures/1-introduction.jpg', 'pictures/2-development.jpg', 'pictures/cover.jpg',
    'sound/1-introduction.mp3', 'story.json', 'story.txt',
  ]);
  expect(JSON.parse(strFromU8(files['story.json'] ?? new Uint8Array()))).toMatchObject({
    title: ODD_TITLE, ageRange: '5-8', parts: [{ text: story.parts[0]?.text, narration: { words: story.narrations[0]?.words } }, { narration: null }],
  });
  expect(strFromU8(files['story.txt'] ?? new Uint8Array())).toContain(story.parts[1]?.text.split('\n\n')[0]);
});

describe('who may take a story along', () => {
  test('the owner, under its title', async () => {
    const answer = await take('epub');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="Zoe the bMoonb.epub"; filename*=UTF-8''${encodeURIComponent(`${ODD_TITLE}.epub`)}`,
    );
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
  });
  test('nobody who is signed out', async () => expect((await take('epub', null)).status).toBe(401));
  test('nobody else: to them there is no such story', async () => {
    expect((await take('pdf', ben)).status).toBe(404);
    expect((await take('pdf', ana, 'story_1')).status).toBe(404);
  });
  test('an unknown kind of book does not exist', async () => {
    for (const kind of ['exe', 'constructor', 'epub/']) expect((await take(kind)).status).toBe(404);
  });
});
