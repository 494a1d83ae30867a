/** A search finds a thing when every one of its words stands somewhere in the thing's texts. */
export function matches(search: string, texts: readonly string[]): boolean {
  const text = texts.join(' ').toLowerCase();
  return search.toLowerCase().split(/\s+/).every((word) => text.includes(word));
}

interface OnShelf {
  isStarter: boolean;
  createdAt: Date;
}

/** Newest first, and what belongs to everyone last. */
export const byShelfOrder = (a: OnShelf, b: OnShelf): number =>
  Number(a.isStarter) - Number(b.isStarter) || b.createdAt.getTime() - a.createdAt.getTime();
