/** Cards that were drawn lately, by what stands on them: a changed title is another card. In memory: nothing outlives its sharing. */
import { createHash } from 'node:crypto';

const MOST = 64;

export interface KeptCard {
  card: Promise<Uint8Array>;
  /** For the browser's question whether it has changed. */
  etag: string;
}

export interface KeptCards {
  /** Of two who ask for the same card at once, the second waits for the first. */
  get(onIt: unknown, draw: () => Promise<Uint8Array>): KeptCard;
}

export function openKeptCards(most = MOST): KeptCards {
  const kept = new Map<string, Promise<Uint8Array>>();
  return {
    get(onIt, draw) {
      const key = createHash('sha256').update(JSON.stringify(onIt)).digest('base64url').slice(0, 22);
      const card = kept.get(key) ?? draw();
      // Written again at the end: the first of the map is the one that nobody asked for the longest.
      kept.delete(key);
      kept.set(key, card);
      card.catch(() => kept.delete(key));
      for (const oldest of kept.keys()) {
        if (kept.size <= most) break;
        kept.delete(oldest);
      }
      return { card, etag: `"${key}"` };
    },
  };
}
