// Which scenes of the last part are told at home, read from their words: they do not stand before the way home.

import type { Beats } from '../voices/voice.ts';

/** Whoever was met stands on the step, or what they sent does, or it lies on the table. */
const PAID_AT_HOME = /\bon the step\b|\bat the (?:front |back )?door\b(?! of)|\b[Kk]nock, knock\b|\bpillow\b|\b(?:of|in|down in) the bed\b|\{H’s\} bed\b|\bIn the doorway\b|\bopened the door\b|\bout on the (?:table|floor)\b|\bpockets for the wash\b|\bcame to the door\b|\bat the bottom of \{H’s\} bag\b|\bfeet, and they all got warm\b|\bin the window all night\b|\bby the back way\b|\bpushed through the gate\b|\bthe edge of the bath\b/u;

/** Is there somebody met on the way who comes to the house, or who lives in it? */
export const isPaidAtHome = (whom: string | undefined, bank: Beats): boolean => whom !== undefined && (whom.startsWith('house-') || (bank[`pay:${whom}`] ?? []).some((core) => PAID_AT_HOME.test(core)));

const OF_HOME = /\b[Tt]hat evening\b|\bgot home\b|\b(?:to|in) bed\b|\bat home\b|\blooking.?glass\b|\bmirror\b|\bpillow\b|\bin the hall\b|\bcould not sleep\b|\bIn the mornings\b|\bfurniture\b|\bfor supper\b|\bThe bed was\b|\bOn the wall there was\b|\bto the moon\b|\bcame back a bit\b|\bhad brought back\b/u;

/** Told in a room of one’s own, or once one is back in it. */
export const isOfHome = (core: string): boolean => OF_HOME.test(core);
