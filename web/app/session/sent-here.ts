/** Why somebody was led to another page than they asked for: it travels along, and stays there until they move on. */
import { useLocation } from 'react-router';

/** For `navigate`. @param from where they were, when there is something to come back to */
export const because = (why: string, from?: string) => ({ state: { why, from } });

/** What came along with whoever was led here, if it can be a sentence. */
export function readWhy(state: unknown): string | null {
  const { why } = (state ?? {}) as { why?: unknown };
  return typeof why === 'string' && why !== '' ? why : null;
}

/** The page they came from; only one of our own. */
export function readFrom(state: unknown): string | null {
  const { from } = (state ?? {}) as { from?: unknown };
  return typeof from === 'string' && /^\/(?!\/)/.test(from) ? from : null;
}

/** Where somebody is now. */
export const here = () => window.location.pathname + window.location.search;

export function useSentHere(): { why: string | null; from: string | null } {
  const { state } = useLocation();
  return { why: readWhy(state), from: readFrom(state) };
}
