/** Why somebody was led to another page than they asked for: it travels along, and stays there until they move on. */
import { useLocation } from 'react-router';

/** For `navigate`. */
export const because = (why: string) => ({ state: { why } });

/** What came along with whoever was led here, if it can be a sentence. */
export function readWhy(state: unknown): string | null {
  const { why } = (state ?? {}) as { why?: unknown };
  return typeof why === 'string' && why !== '' ? why : null;
}

export const useWhySentHere = () => readWhy(useLocation().state);
