/** Where a story is at one of its paragraphs: its teller noted that with the facts of each part. */

const paragraphsOf = (text: string): number => text.split('\n\n').length;

/**
 * @param facts of the part, of this text; start: letters of it that are told before
 * @returns '' where nothing is noted: hosted models note none
 */
export function aroundTold(facts: unknown, text: string, start: number): string {
  const seen: unknown = (facts as { seen?: unknown } | null | undefined)?.seen;
  if (!Array.isArray(seen)) return '';
  // A part that was told before, or that has other paragraphs by now: stretches of equal length.
  const at = seen.length === paragraphsOf(text) ? paragraphsOf(text.slice(0, start)) - 1 : Math.floor((start / Math.max(1, text.length)) * seen.length);
  const here: unknown = seen[Math.min(seen.length - 1, at)];
  return typeof here === 'string' ? here : '';
}
