// For 12-17: in the middle of the trial what they have come for makes itself heard.

export const NEAR_IN_NOVELS: Readonly<Record<string, string>> = {
};
