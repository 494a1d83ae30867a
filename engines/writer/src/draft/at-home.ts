// Which scenes of the last part are told at home, read from their words: they do not stand before the way home.

const OF_HOME = /\b[Tt]hat evening\b|\bgot home\b|\b(?:to|in) bed\b|\bat home\b|\blooking.?glass\b|\bmirror\b|\bpillow\b|\bin the hall\b|\bcould not sleep\b|\bIn the mornings\b|\bfurniture\b|\bfor supper\b|\bThe bed was\b|\bOn the wall there was\b|\bto the moon\b|\bcame back a bit\b|\bhad brought back\b|\b[Aa] (?:week|month|year) later\b|\bfor a year\b|\bwashing[- ]up\b|\b(?:washed|washing|dried) (?:the )?(?:up|dishes|plates|forks)\b|\bthe (?:sink|kitchen|stove|kettle|forks|tablecloth|cupboard)\b|\bunder the table\b/u;

/** Told in a room of one’s own, or once one is back in it. */
export const isOfHome = (core: string): boolean => OF_HOME.test(core);

/** Whoever is met again on the way back, and the coming home itself. */
const HOMEWARD = new Set(['pay', 'pay2', 'home']);
const MAY_BE_AT_HOME = new Set(['mend', 'company', 'foil', 'cameo', 'wonder']);

/** Nobody makes peace with the looking glass at home before they are there, and nobody hears from a rival a year later before they meet the goose on its cart. */
export function onTheWayHome(beat: string, ahead: readonly string[], cores: readonly string[]): readonly string[] {
  const away = MAY_BE_AT_HOME.has(beat) && ahead.some((next) => HOMEWARD.has(next)) ? cores.filter((core) => !isOfHome(core)) : [];
  return away.length > 0 ? away : cores;
}
