/** Where a database is, in words that may be printed: no user, no password, nothing that follows a question mark. */
export function whereOf(url: string): string {
  const read = URL.parse(url);
  return read ? `${read.protocol}//${read.host}${read.pathname}` : 'this address';
}

/** A schema that is named as its user stands before public in what a server looks through. */
export const OUTSIDE_PUBLIC = 'DATABASE_URL: its user makes tables outside of the schema public, where those of Fableloom stand; let the server look there first (alter role … set search_path = public).';
