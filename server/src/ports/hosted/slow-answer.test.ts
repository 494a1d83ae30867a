/** An answer that comes slowly, in a time of its own. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchSlowly } from './slow-answer.ts';

const SILENT_MS = 1000;
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A service that sends a piece each time when it has been quiet for so long. */
function sending(quietMs: readonly number[], status = 200): typeof fetch {
  return async (_input, init) => {
    const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
      async start(desk) {
        init?.signal?.addEventListener('abort', () => desk.error(init.signal?.reason), { once: true });
        for (const quiet of quietMs) {
          await new Promise((resolve) => setTimeout(resolve, quiet));
          if (init?.signal?.aborted) return;
          desk.enqueue(new Uint8Array([1]));
        }
        desk.close();
      },
    });
    return new Response(body, { status });
  };
}

async function hear(fetch: typeof globalThis.fetch, forMs: number) {
  let answered = 0;
  const parts = { service: 's', patience: { silentMs: SILENT_MS, pauseMs: 1 }, beganAt: performance.now(), onAnswered: () => void (answered += 1) };
  const heard = fetchSlowly(fetch, parts)('http://s.example/').then(async (response) => (await response.arrayBuffer()).byteLength).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(forMs);
  return { heard: await heard, answered };
}

test('is heard to its end where it is never silent for long', async () => {
  expect(await hear(sending([900, 900, 900]), 2700)).toEqual({ heard: 3, answered: 1 });
});

test('is given up when nothing comes any more, and was an answer all the same', async () => {
  expect(await hear(sending([900, 1100]), 1900)).toMatchObject({ heard: { name: 'TimeoutError' }, answered: 1 });
});

test('is given up where it does not begin', async () => {
  const never: typeof fetch = (_input, init) => new Promise((_, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error)));
  expect(await hear(never, SILENT_MS)).toMatchObject({ heard: { name: 'TimeoutError' }, answered: 0 });
});

test('has an end of its own, after which nobody asks again', async () => {
  expect(await hear(sending(Array.from({ length: 100 }, () => 500)), 3000)).toMatchObject({ heard: { name: 'HostedFailed', why: 'silent' } });
});

test('is none where it is an error', async () => {
  expect((await hear(sending([1], 401), 10)).answered).toBe(0);
});
