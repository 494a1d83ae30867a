/** On which page of each story somebody stopped, on this device. */
import type { Spread } from './spreads.ts';

interface Place {
  partId: string;
  /** Offset in the part's text. */
  from: number;
}

const KEY = 'fableloom.pages';
/** Stories that are remembered; the oldest are forgotten. */
const MOST = 100;

function readAll(): Record<string, Place> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, Place>) : {};
  } catch {
    return {};
  }
}

export function rememberedPlace(storyId: string): Place | null {
  const place = readAll()[storyId];
  return typeof place?.partId === 'string' && typeof place.from === 'number' ? place : null;
}

/** A text that was told again has no such place any more: reading then begins with the first page. */
export function rememberPlace(storyId: string, spread: Spread | undefined) {
  const first = spread?.paragraphs[0];
  if (!spread || !first) return;
  const { [storyId]: _, ...others } = readAll();
  const kept = Object.entries(others).slice(-(MOST - 1));
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...kept, [storyId, { partId: spread.part.id, from: first.from }]])));
  } catch {
    // A browser that keeps nothing begins with the first page.
  }
}
