/** Where a story is that was given no place: its teller noted that with the facts of each part. */

/** @param facts of the part; share: how much of the part is told before, 0 to 1. '' where nothing is noted: hosted models note none. */
export function aroundTold(facts: unknown, share: number): string {
  const seen: unknown = (facts as { seen?: unknown } | null | undefined)?.seen;
  const half: unknown = Array.isArray(seen) ? seen[share < 0.5 ? 0 : 1] : undefined;
  return typeof half === 'string' ? half : '';
}
