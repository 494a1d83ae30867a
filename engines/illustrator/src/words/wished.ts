/** What a wish names to be seen: without what it wishes away. */

/** “Without glasses”, “no clouds”: the noun is the first group. */
export const DENIED = /\b(?:without|no)\s+(?:(?:an?|the|any|her|his|its|their)\s+)?([a-z]{3,})\b/gi;

export const wishedFor = (wishes: string): string => wishes.replace(DENIED, (all) => ' '.repeat(all.length));
