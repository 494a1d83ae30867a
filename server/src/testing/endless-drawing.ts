/** An illustrator who begins and never ends by itself: to see what stops it. */
import type { Illustrator } from '../ports/illustrator/illustrator.port.ts';
import type { Services } from '../services.ts';

export interface EndlessDrawing {
  /** Settles when a drawing is under way. */
  begun: Promise<void>;
  /** The illustrator of before draws again. */
  putBack(): void;
}

export function drawEndlessly(services: Services): EndlessDrawing {
  const before = services.illustrator;
  const begun = Promise.withResolvers<void>();
  const draw: Illustrator['draw'] = (_, options) => {
    begun.resolve();
    return new Promise((_done, reject) => options?.signal?.addEventListener('abort', () => reject(new Error('stopped'))));
  };
  services.illustrator = { ...before, draw };
  return {
    begun: begun.promise,
    putBack: () => {
      services.illustrator = before;
    },
  };
}
