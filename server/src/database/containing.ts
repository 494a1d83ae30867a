/** A search in a column, whatever is upper or lower case; signs that have a meaning in a pattern are taken as they are written. */
import { type SQL, sql, type SQLWrapper } from 'drizzle-orm';

export function containing(text: SQLWrapper, words: string): SQL {
  const pattern = `%${words.replace(/[\\%_]/g, '\\$&')}%`;
  return sql`${text} ilike ${pattern}`;
}
