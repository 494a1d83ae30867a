// Whose coming back is told at the door or in the house, read from the words: not before the way home, and nobody else where they are home already.

import type { Beats } from '../voices/voice.ts';

/** Whoever was met stands on the step, or what they sent does, or it lies on the table. */
const PAID_AT_HOME = /\b[Oo]n the step\b(?! sat her)|\bat the (?:front |back )?door\b(?! of)|\b[Kk]nock, knock\b|\bpillow\b|\b(?:of|in|down in) the bed\b|\{H’s\} bed\b|\bIn the doorway\b|\bopened the door\b|\bout on the (?:table|floor)\b|\bpockets for the wash\b|\bcame to the door\b|\bat the bottom of \{H’s\} bag\b|\bfeet, and they all got warm\b|\bin the window all night\b|\bby the back way\b|\bpushed through the gate\b|\bthe edge of the bath\b/u;

/** Is there somebody met on the way who comes to the house, or who lives in it? */
export const isPaidAtHome = (whom: string | undefined, bank: Beats): boolean => whom !== undefined && (whom.startsWith('house-') || (bank[`pay:${whom}`] ?? []).some((core) => PAID_AT_HOME.test(core)));

