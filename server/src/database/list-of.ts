/** Lists that came from elsewhere may be stored as objects with numbered keys; readers always get a list, in the order of the keys. */
export function listOf<T>(stored: readonly T[] | Record<string, T> | null | undefined): T[] {
  if (Array.isArray(stored)) return stored as T[];
  if (typeof stored !== 'object' || stored === null) return [];
  return Object.entries(stored as Record<string, T>)
    .toSorted(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }))
    .map(([, value]) => value);
}
