import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { builtInNarrator } from './built-in.ts';
import { obeysNarratorPromises } from './narrator.compliance.ts';
import { NarrationFailed, type SpeakRequest } from './narrator.port.ts';
import { narratorInThreads } from './threads.ts';

obeysNarratorPromises('the built-in narrator', () => builtInNarrator());

const request = (text: string, more: Partial<SpeakRequest> = {}): SpeakRequest => ({ text, ageRange: '5-8', title: 'A tale', ...more });

/** An ID3 tag says its length in four times seven bits, its own head of ten bytes left out. */
const tagLength = (mp3: Buffer): number => 10 + [...mp3.subarray(6, 10)].reduce((length, bits) => length * 128 + bits, 0);

/** Milliseconds that this thread worked at most between two ticks, by its own processor time: a busy machine does not count. */
function watchThisThread(): () => number {
  let longest = 0;
  let last = process.threadCpuUsage();
  const look = (): void => {
    const used = process.threadCpuUsage(last);
    longest = Math.max(longest, (used.user + used.system) / 1000);
    last = process.threadCpuUsage();
  };
  const ticking = setInterval(look, 5);
  return () => {
    clearInterval(ticking);
    look();
    return longest;
  };
}

describe('the built-in narrator', () => {
  const narrator = builtInNarrator();
  afterAll(() => narrator.close());

  it('writes title, artist, album, cover, text and word times into the file', async () => {
    const text = 'Zoë smiled. “Good night,” she said.';
    for (const format of ['jpeg', 'png', 'webp'] as const) {
      const picture = sharp({ create: { width: 64, height: 64, channels: 3, background: '#336699' } });
      const cover = { data: await picture.toFormat(format).toBuffer(), mime: `image/${format}` as const };
      const { mp3 } = await narrator.speak(request(text, { title: 'Zoë’s night', artist: 'Mira', cover }));
      expect(mp3.includes(cover.data)).toBe(true);
      expect(mp3.includes(`image/${format}`)).toBe(true);
      for (const frame of ['TIT2', 'TPE1', 'TALB', 'APIC', 'USLT', 'SYLT']) expect(mp3.includes(frame)).toBe(true);
      for (const written of ['Zoë’s night', 'Mira', 'Fableloom', text, 'smiled. “']) {
        expect(mp3.includes(Buffer.from(written, 'utf16le'))).toBe(true);
      }
    }
  });

  it('makes 48 kbit/s that last as long as it says', async () => {
    const { mp3, duration } = await narrator.speak(request('Once upon a time there was a very small fox. She had a very long name.'));
    const seconds = ((mp3.length - tagLength(mp3)) * 8) / 48_000;
    expect(Math.abs(seconds - duration)).toBeLessThan(0.1);
  });

  it('never holds the server up for 50 ms', async () => {
    await narrator.speak(request('Warm up.'));
    const longest = watchThisThread();
    await narrator.speak(request('The fox ran over the hill and under the moon, and nobody saw her. '.repeat(12)));
    expect(longest()).toBeLessThan(50);
  });

  it('speaks with its first voice where it does not know the one asked for', async () => {
    const unknown = await narrator.speak(request('Hello.', { voice: 'opera' }));
    const own = await narrator.speak(request('Hello.', { voice: 'warm' }));
    expect(unknown.mp3).toEqual(own.mp3);
  });
});

describe('a thread that dies', () => {
  const narrator = narratorInThreads(new URL('./testing/dying.worker.ts', import.meta.url), { threads: 1, provider: 'built-in' });
  afterAll(() => narrator.close());

  it.each(['Die.', 'Break.'])('fails one narration with a clear error (%s), and the next is spoken', async (text) => {
    await expect(narrator.speak(request(text))).rejects.toBeInstanceOf(NarrationFailed);
    await expect(narrator.speak(request(text))).rejects.toThrow(/^The narrator stopped before it was done: .+/);
    expect((await narrator.speak(request('Alive.'))).words).toHaveLength(1);
  });
});
