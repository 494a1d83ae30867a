/** What a classifier says of a picture, and from where on it is not for children. */

/** As the models of nsfwjs order what they answer. */
export const LABELS = ['Drawing', 'Hentai', 'Neutral', 'Porn', 'Sexy'] as const;

/** How likely each is, 0 to 1; together 1. */
export type Scores = Record<(typeof LABELS)[number], number>;

/** To the small model no harmless drawing of 112 had more than 0.04. What is above is looked at by the large one. */
const MOST_WHEN_CLEAR = 0.1;
/** To the large model. */
const MOST_WHEN_FIT = 0.3;

/** Explicit photos and explicit drawings together. "Sexy" decides nothing: an innocent party photo had .81 of it. */
const explicit = ({ Porn, Hentai }: Scores): number => Porn + Hentai;

// No number at all is neither clear nor fit.
export const isClear = (scores: Scores): boolean => explicit(scores) <= MOST_WHEN_CLEAR;
export const isFit = (scores: Scores): boolean => explicit(scores) <= MOST_WHEN_FIT;
