/**
 * Queries that are asked at nearly every request are put together once and planned once by PostgreSQL: building their text anew costs
 * more than running them. The names of prepared queries are unique in the whole server.
 */
import type { Queries } from './open.ts';

/** `prepare` is called once for each database or transaction that it is asked of. */
export function preparedOnce<T>(prepare: (db: Queries) => T): (db: Queries) => T {
  const kept = new WeakMap<Queries, T>();
  return (db) => {
    const known = kept.get(db);
    if (known !== undefined) return known;
    const made = prepare(db);
    kept.set(db, made);
    return made;
  };
}
