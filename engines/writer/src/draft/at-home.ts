// Which scenes of the last part are told at home, read from their words: they do not stand before the way home.

const OF_HOME = /\b[Tt]hat evening\b|\bgot home\b|\b(?:to|in) bed\b|\bat home\b|\blooking.?glass\b|\bmirror\b|\bpillow\b|\bin the hall\b|\bcould not sleep\b|\bIn the mornings\b|\bfurniture\b|\bfor supper\b|\bThe bed was\b|\bOn the wall there was\b|\bto the moon\b|\bcame back a bit\b|\bhad brought back\b/u;

/** Told in a room of one’s own, or once one is back in it. */
export const isOfHome = (core: string): boolean => OF_HOME.test(core);
