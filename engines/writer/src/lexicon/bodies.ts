// What only a body of flesh has or does: no tooth falls out of a robot, and no ghost goes pink to the ears.

const OF_METAL_OR_AIR = /robot|android|clockwork|rover|computer|machine|digger|hologram|wind-up|toy train|satellite|mechanic|ghost|spirit|shadow|cloud|\bstar\b/u;

const OF_FLESH = /\b(?:tooth|teeth|hair|sneez\p{L}*|ears?|pink|milk|white|red|breath\p{L}*|swallow\p{L}*|yawn\p{L}*|laces|socks?|cough|same hands|nose|brow|grew an inch|swim|asleep|blush\p{L}*|elbow\p{L}*|mittens?)\b/iu;

/** Of several sentences those that are true of all of these kinds; all of them where none is. */
export function fitting(kinds: readonly string[], lines: readonly string[]): readonly string[] {
  if (!kinds.some((kind) => OF_METAL_OR_AIR.test(kind))) return lines;
  const kept = lines.filter((line) => !OF_FLESH.test(line));
  return kept.length > 0 ? kept : lines;
}
