/** One key for one wish: pressing again after a lost answer asks for the same thing, not for a second one. */
const PREFIX = 'fableloom.key.';

interface Kept {
  wish: string;
  key: string;
}

/** The key of this wish; it stays the same, also after a reload, until `dropKey` or until the wish changes. */
export function keyFor(name: string, wish: unknown): string {
  const wished = JSON.stringify(wish);
  const kept = read(name);
  if (kept?.wish === wished) return kept.key;
  const key = newKey();
  write(name, { wish: wished, key });
  return key;
}

/** What was wished for has ended, well or badly: the next press is a new wish. */
export function dropKey(name: string) {
  sessionStorage.removeItem(PREFIX + name);
}

/** `randomUUID` exists on https and localhost only; families also open their own server by its name on the home network. */
export function newKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function read(name: string): Kept | null {
  try {
    return JSON.parse(sessionStorage.getItem(PREFIX + name) ?? 'null') as Kept | null;
  } catch {
    return null;
  }
}

function write(name: string, kept: Kept) {
  try {
    sessionStorage.setItem(PREFIX + name, JSON.stringify(kept));
  } catch {
    // A full or forbidden storage costs only the protection against a double press.
  }
}
