/** The stories that this device keeps for a time without a network, own and shared ones: text, pictures, sound, and the page that shows them. */
import type { Picture, SharedStory, Story } from '@fableloom/contract';
import { clear, createStore, del, entries, get, set } from 'idb-keyval';
import { fetchAllLater } from '../ui/later.tsx';

/** Also named in public/service-worker.js. */
const CACHE = 'fableloom-kept';

let opened: ReturnType<typeof createStore> | undefined;
const store = () => (opened ??= createStore('fableloom', 'stories'));

/** Whether this browser can keep anything; not in private windows of some, and not without https. */
export const canKeep = (): boolean => 'serviceWorker' in navigator && 'caches' in window && 'indexedDB' in window;

const READING_LETTERS = /andika|literata|lexend|atkinson|opendyslexic/i;

/** What one story needs; stored under its own id, or for a shared one under the address of its page. */
export type KeptStory = Story | SharedStory;

const isAddress = (key: string): boolean => key.startsWith('/');
const pageOf = (key: string): string => (isAddress(key) ? key : `/stories/${key}`);
const addressOf = (picture: Picture | null) => (picture ? [picture.url] : []);

function filesOf(story: KeptStory): string[] {
  const pictures = [
    story.cover, ...story.parts.map((part) => part.picture), ...story.sceneImages.map((scene) => scene.picture),
    ...story.characters.map((member) => member.picture), ...story.locations.map((member) => member.picture),
  ];
  const texts = new Set(story.parts.map(({ id }) => id));
  const heard = story.narrations.filter(({ partId }) => texts.has(partId));
  return [...new Set([...pictures.flatMap(addressOf), ...heard.map(({ url }) => url)])];
}

async function put(cache: Cache, address: string, isNeeded: boolean): Promise<void> {
  const answer = await fetch(address, { credentials: 'same-origin' });
  if (answer.ok) await cache.put(address, answer);
  else if (isNeeded) throw new Error(`${address}: ${answer.status}`);
}

/** Scripts, styles and letters that this page has loaded so far. */
function filesOfThisPage(): string[] {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  return [...new Set(loaded.filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/')).map(({ pathname }) => pathname))];
}

/** What a reader may choose in the panel without a network too: the letters, and where words fall into syllables. */
async function loadReadingChoices(): Promise<void> {
  const faces = [...document.fonts].filter(({ family, style, unicodeRange }) =>
    READING_LETTERS.test(family) && style === 'normal' && (unicodeRange === 'U+0-10FFFF' || /U\+0+-0*FF\b/i.test(unicodeRange)));
  await Promise.allSettled([...faces.map((face) => face.load()), import('hyphen/en-us')]);
}

/** Rejects when something of the story could not be fetched; what was kept before then stays. */
export async function keepStory(story: KeptStory, key = story.id): Promise<void> {
  const [cache] = await Promise.all([caches.open(CACHE), loadReadingChoices(), fetchAllLater()]);
  await Promise.all([
    put(cache, pageOf(key), true),
    ...filesOf(story).map((address) => put(cache, address, true)),
    ...filesOfThisPage().map((address) => put(cache, address, false)),
  ]);
  await set(key, story, store());
  await navigator.storage?.persist?.();
}

/** @param key as it was kept under */
export async function forgetStory(key: string): Promise<void> {
  const story = await keptStory(key);
  await del(key, store());
  if (!story) return;
  const kept = await keptStories();
  // With the last one go the scripts that the pages of all of them share.
  if (kept.length === 0) return void (await caches.delete(CACHE));
  const others = new Set(kept.flatMap(({ story: other }) => filesOf(other)));
  const cache = await caches.open(CACHE);
  await Promise.all([pageOf(key), ...filesOf(story).filter((address) => !others.has(address))].map((address) => cache.delete(address)));
}

/** Dates come back as dates. */
export async function keptStory<Kept extends KeptStory = Story>(key: string): Promise<Kept | undefined> {
  return canKeep() ? get<Kept>(key, store()).catch(() => undefined) : undefined;
}

export interface OnShelf {
  story: KeptStory;
  /** Of the page that shows it. */
  address: string;
}

/** Newest first. */
export async function keptStories(): Promise<OnShelf[]> {
  if (!canKeep()) return [];
  const kept = await entries<string, KeptStory>(store()).catch(() => []);
  return kept
    .map(([key, story]) => ({ story, address: pageOf(key) }))
    .toSorted(({ story: one }, { story: other }) => other.createdAt.getTime() - one.createdAt.getTime());
}

/** Whoever signs out leaves nothing behind. */
export async function forgetAllStories(): Promise<void> {
  if (!canKeep()) return;
  await Promise.allSettled([clear(store()), caches.delete(CACHE)]);
}
