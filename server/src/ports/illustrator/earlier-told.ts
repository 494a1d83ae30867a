/** What the parts before a picture's own part tell: the words that give a thing its colour stand where it first came. */

/** @param parts in the order of the story */
export const earlierTold = (parts: readonly { text: string }[]): string => parts.map(({ text }) => text).join('\n\n');
