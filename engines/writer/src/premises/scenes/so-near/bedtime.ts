// For 5-8: in the middle of the trial what they have come for makes itself heard.

export const NEAR_AT_BEDTIME: Readonly<Record<string, string>> = {
};
