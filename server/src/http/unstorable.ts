/** Text that the database cannot keep, such as one with a NUL in it. The sender has to change it, so it is no failure of ours. */

/** PostgreSQL's codes: a character that is not in the encoding, and an escape that stands for one. */
const UNSTORABLE = new Set(['22021', '22P05']);

export function isUnstorable(error: unknown): boolean {
  const { code, cause } = error as { code?: string; cause?: unknown };
  return UNSTORABLE.has(code ?? '') || (cause instanceof Error && isUnstorable(cause));
}
