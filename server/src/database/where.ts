/** Where a database is, in words that may be printed: no user, no password, nothing that follows a question mark. */
export function whereOf(url: string): string {
  const read = URL.parse(url);
  return read ? `${read.protocol}//${read.host}${read.pathname}` : 'this address';
}
