/** Where in each recording somebody stopped listening, on this device. */
const KEY = 'fableloom.heard';
/** Recordings that are remembered; the oldest are forgotten. */
const MOST = 100;
/** Seconds: so near to an end of the recording, listening begins anew. */
const EDGE = 4;

function readAll(): Record<string, number> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, number>) : {};
  } catch {
    return {};
  }
}

/** Seconds from which to go on; 0 for the beginning. */
export function placeIn({ id, duration }: { id: string; duration: number }): number {
  const place = readAll()[id];
  return typeof place === 'number' && place > EDGE && place < duration - EDGE ? place : 0;
}

export function keepPlace(id: string, seconds: number) {
  const { [id]: _, ...others } = readAll();
  const kept = Object.entries(others).slice(-(MOST - 1));
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...kept, [id, Math.round(seconds * 10) / 10]])));
  } catch {
    // A browser that keeps nothing begins at the beginning.
  }
}
