/** The built-in storyteller: no key, no network. */
import { Piscina } from 'piscina';
import type { WrittenPhase, Writer } from './writer.port.ts';

export function builtInWriter(): Writer {
  const pool = new Piscina({ filename: new URL('./built-in.worker.ts', import.meta.url).href, minThreads: 0, maxThreads: 1, idleTimeout: 60_000 });
  return {
    provider: 'built-in',
    async write(brief, { signal, onParagraph } = {}) {
      const written = (await pool.run(brief, { name: 'write', ...(signal ? { signal } : {}) })) as WrittenPhase;
      for (const paragraph of written.paragraphs) {
        signal?.throwIfAborted();
        await onParagraph?.(paragraph);
      }
      return written;
    },
    chat: (request) => pool.run(request, { name: 'chat' }) as Promise<{ response: string }>,
    close: () => pool.destroy(),
  };
}
