/** The built-in illustrator: vectors, no key, no network. */
import { Piscina } from 'piscina';
import type { DrawTask, RenderTask } from './built-in.worker.ts';
import type { DrawnPicture, Illustrator, Rendered } from './illustrator.port.ts';
import { withoutWords } from './no-words.ts';

const PLAIN = { quality: 'standard', style: 'vivid' } as const;

/** Sketches have a thread of their own, so that a live preview never waits for a picture. */
export function builtInIllustrator({ threads = 1 } = {}): Illustrator {
  const filename = new URL('./built-in.worker.ts', import.meta.url).href;
  const drawing = new Piscina({ filename, minThreads: 0, maxThreads: threads, idleTimeout: 60_000 });
  const sketching = new Piscina({ filename, minThreads: 0, maxThreads: 1, idleTimeout: 60_000 });
  return {
    provider: 'built-in',
    async draw(brief, { signal, format = 'webp', longestSide, finish = PLAIN } = {}) {
      const task: DrawTask = { brief, format, longestSide: longestSide ?? null, finish };
      const drawn = (await drawing.run(task, { name: 'draw', ...(signal ? { signal } : {}) })) as DrawnPicture;
      // Buffers cross the thread border as plain bytes.
      return { ...drawn, prompt: withoutWords(drawn.prompt), image: Buffer.from(drawn.image) };
    },
    sketch: (brief) => sketching.run(brief, { name: 'sketch' }) as Promise<{ svg: string; alt: string }>,
    async render(svg, options) {
      const task: RenderTask = { svg, ...options };
      const rendered = (await drawing.run(task, { name: 'render' })) as Rendered;
      return { ...rendered, image: Buffer.from(rendered.image) };
    },
    close: async () => void (await Promise.all([drawing.destroy(), sketching.destroy()])),
  };
}
