/** Where a story is besides the places that a family chose: its teller noted that with the facts of each part. */

/** @param facts of the part; share: how much of the part is told before, 0 to 1. '' where nothing is noted: hosted models note none. */
export function aroundTold(facts: unknown, share: number): string {
  const seen: unknown = (facts as { seen?: unknown } | null | undefined)?.seen;
  if (!Array.isArray(seen)) return '';
  const here: unknown = seen[Math.min(seen.length - 1, Math.floor(share * seen.length))];
  return typeof here === 'string' ? here : '';
}
