// Two speeches side by side are heard as two people speaking: “You, too?” said Pip. “But we must find it!” said Pip.

/** Whom the last words of a text name as the one who has just spoken. */
const SPOKE_LAST = /”,? (?:said|asked) ([^.“”]+)\.$/u;

/** Would a sentence put behind this text be one more speech of whoever spoke last in it? Both are told, and trimmed. */
export function isOneMouth(before: string, behind: string): boolean {
  const speaker = SPOKE_LAST.exec(before)?.[1];
  return speaker !== undefined && behind.startsWith('“') && SPOKE_LAST.exec(behind)?.[1] === speaker;
}
