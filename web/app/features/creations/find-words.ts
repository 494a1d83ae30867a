/** A search finds a thing when every one of its words stands somewhere in the thing's texts. */
export function matches(search: string, texts: readonly string[]): boolean {
  const text = texts.join(' ').toLowerCase();
  return search.toLowerCase().split(/\s+/).every((word) => text.includes(word));
}
