// For 9-12: in the middle of the trial what they have come for makes itself heard.

export const NEAR_IN_CHAPTERS: Readonly<Record<string, string>> = {
};
