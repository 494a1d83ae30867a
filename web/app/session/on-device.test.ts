import { afterEach, describe, expect, test, vi } from 'vitest';
import { eachOnDevice, onDevice } from './on-device.ts';

const number = (stored: unknown) => (typeof stored === 'number' ? stored : 0);

/** A storage of the browser; `isFull` refuses what is new. */
function storage({ isFull = false } = {}) {
  const kept = new Map<string, string>();
  const setItem = (key: string, value: string) => {
    if (isFull) throw new DOMException('full', 'QuotaExceededError');
    kept.set(key, value);
  };
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem });
  return kept;
}
afterEach(() => vi.unstubAllGlobals());

describe('what a device remembers', () => {
  test('is there on the next evening, and the same as long as nothing changes', () => {
    storage();
    onDevice('list', (stored) => stored ?? []).keep([1, 2]);
    const later = onDevice('list', (stored) => stored ?? []);
    expect(later.read()).toEqual([1, 2]);
    expect(later.read()).toBe(later.read());
  });

  test('is what another window has written since', () => {
    const kept = storage();
    const memory = onDevice('speed', number);
    memory.keep(1);
    kept.set('fableloom.speed', '0.8');
    expect(memory.read()).toBe(0.8);
  });

  test.each([null, '{', 'null', '"x"', '[]'])('is nothing where %j was stored', (stored) => {
    const kept = storage();
    if (stored !== null) kept.set('fableloom.speed', stored);
    expect(onDevice('speed', number).read()).toBe(0);
  });

  test.each([['keeps nothing', undefined], ['is full', 'full']])('lasts as long as the page in a browser that %s', (_, full) => {
    if (full) storage({ isFull: true });
    else vi.stubGlobal('localStorage', undefined);
    const memory = onDevice('speed', number);
    const tell = vi.fn();
    memory.listen(tell);
    memory.keep(1.2);
    expect(memory.read()).toBe(1.2);
    expect(tell).toHaveBeenCalledOnce();
  });
});

test('of things remembered one by one the hundred latest stay', () => {
  storage();
  const places = eachOnDevice<number>('places', (stored) => (typeof stored === 'number' ? stored : null));
  for (let story = 0; story < 100; story++) places.keep(`story_${story}`, story);
  places.keep('story_0', 7);
  places.keep('story_new', 8);
  expect([places.of('story_0'), places.of('story_1'), places.of('story_2'), places.of('story_new')]).toEqual([7, null, 2, 8]);
});
