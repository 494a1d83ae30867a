import { randomUUID } from 'node:crypto';
import type { Inputs, Story } from '@fableloom/contract';
import { CONTINUATION_QUESTIONS } from '@fableloom/contract/taxonomies/continuation-questions';
import { eq, inArray } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { EpubCheck } from '@likecoin/epubcheck-ts';
import { createMp3Encoder } from 'wasm-media-encoders';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { jobs, sceneImages } from '../../database/schema/index.ts';
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
  const draw = () => ana.api.sceneImages.draw({ id, idempotencyKey: idempotencyKey(), way: 'text', position: 1, selection: { start: 0, end: 60, text } });
  const drawn = await app.finished(ana, await draw());
  await ana.api.sceneImages.save({ id, sceneId: drawn.result?.sceneId ?? '' });
  await ana.api.stories.rename({ id, title: ODD_TITLE });
  // One more that nobody has saved is not in the book.
  const [row] = await app.services.db.select().from(sceneImages).where(eq(sceneImages.storyId, id));
  if (row) await app.services.db.insert(sceneImages).values({ ...row, id: randomUUID(), isSaved: false });
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
    expect(page).toMatch(/<img src="chapter-1\.jpg" alt="[^"]*(?:Maya|Rusty)/);
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

describe('a story as mp3', () => {
  /** The frames of an ID3v2.3 label: name, and what is in it. */
  function framesOf(mp3: Buffer): { name: string; data: Buffer }[] {
    const end = 10 + [6, 7, 8, 9].reduce((size, at) => (size << 7) | (mp3[at] ?? 0), 0);
    const frames: { name: string; data: Buffer }[] = [];
    for (let at = 10; at < end && mp3[at] !== 0; at += 10 + mp3.readUInt32BE(at + 4)) {
      frames.push({ name: mp3.toString('latin1', at, at + 4), data: mp3.subarray(at + 10, at + 10 + mp3.readUInt32BE(at + 4)) });
    }
    return frames;
  }

  test('a story with a silent part is no mp3 yet, and says why', async () => {
    const answer = await take('mp3');
    expect(answer.status).toBe(409);
    expect(await answer.text()).toContain('Not every part of this story has been read aloud yet. Have the others read first, and take it along then.');
  });

  test('a part that was recorded in another kind of sound is named, and nobody is sent to have it read with no narration left: no player plays a file of two kinds right', async () => {
    await app.finished(ana, await ana.api.narrations.make({ id: story.id, idempotencyKey: idempotencyKey(), part: 2 }));
    const [recording] = (await ana.api.stories.show({ id: story.id })).narrations;
    const path = recording?.audioPath ?? '';
    const kept = await app.services.files.get(path);
    const encoder = await createMp3Encoder();
    encoder.configure({ sampleRate: 16_000, channels: 1, bitrate: 48 });
    const older = Buffer.from(encoder.encode([new Float32Array(16_000)]));
    await app.services.files.remove([path]);
    await app.services.files.put(path, { data: older, contentType: 'audio/mpeg' });
    const answer = await take('mp3');
    expect(answer.status).toBe(409);
    expect(await answer.text()).toContain('Have this read again, and take the story along then: Introduction.');
    const row = () => ({ userId: ana.id, kind: 'narration' as const, idempotencyKey: randomUUID(), status: 'done' as const, input: {} });
    const full = await app.services.db.insert(jobs).values(Array.from({ length: 13 }, row)).returning({ id: jobs.id });
    expect(await (await take('mp3')).text()).toMatch(/read again: Introduction. Your 15 audio narrations of this month are used up. They renew on/);
    await app.services.db.delete(jobs).where(inArray(jobs.id, full.map(({ id }) => id)));
    await app.services.files.remove([path]);
    await app.services.files.put(path, { data: kept?.data ?? Buffer.alloc(0), contentType: 'audio/mpeg' });
  });

  test('the whole story is one mp3 with a chapter for each part, at the times of its words, and a rest between them', async () => {
    const { narrations } = await ana.api.stories.show({ id: story.id });
    const answer = await take('mp3');
    expect(answer.headers.get('content-type')).toBe('audio/mpeg');
    const mp3 = Buffer.from(await answer.arrayBuffer());
    const frames = framesOf(mp3);
    const text = (name: string) => frames.filter((frame) => frame.name === name).map(({ data }) => data.toString('utf16le', 1).replace('\ufeff', ''));
    expect(text('TIT2')).toEqual([ODD_TITLE]);
    expect(frames.filter(({ name }) => ['APIC', 'USLT', 'SYLT', 'CTOC'].includes(name))).toHaveLength(4);
    const chapters = frames.filter(({ name }) => name === 'CHAP').map(({ data }) => {
      const at = data.indexOf(0) + 1;
      return { start: data.readUInt32BE(at), end: data.readUInt32BE(at + 4), about: data.subarray(at + 16).toString('utf16le', 11) };
    });
    const [first, second] = [1, 2].map((part) => narrations.find((one) => one.part === part)?.duration ?? 0);
    expect(chapters.map(({ about }) => about.replace('\ufeff', ''))).toEqual(['Introduction', 'Development']);
    expect(chapters[0]?.start).toBe(0);
    expect(chapters[1]?.start).toBe(chapters[0]?.end);
    // A part rests about a second before the next begins; an encoder fills up its last frame.
    expect(Math.abs((chapters[0]?.end ?? 0) / 1000 - (first ?? 0) - 0.95)).toBeLessThan(0.15);
    expect(Math.abs(((chapters[1]?.end ?? 0) - (chapters[1]?.start ?? 0)) / 1000 - (second ?? 0))).toBeLessThan(0.1);
    const timed = frames.find(({ name }) => name === 'SYLT')?.data ?? Buffer.alloc(0);
    const lastWord = narrations.find((one) => one.part === 2)?.words.at(-1)?.start ?? 0;
    const written = (chapters[1]?.start ?? 0) + lastWord * 1000;
    expect(Math.abs(timed.readUInt32BE(timed.length - 4) - written)).toBeLessThanOrEqual(1);
  });
});
