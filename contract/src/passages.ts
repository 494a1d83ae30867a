/** Where in a part's text a drawn passage stands, as the text is now. Light: pages fetch it without any schema. */

/** Character offsets in the text as it was when the passage was chosen, and its words. */
export interface ChosenPassage {
  start: number;
  end: number;
  text: string;
}

const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Offset of the passage's end; null when the text has been told anew since and the passage is gone. */
export function endInText(text: string, { start, end, text: passage }: ChosenPassage): number | null {
  if (plain(text.slice(start, end)) === plain(passage)) return end;
  const found = text.indexOf(passage.trim());
  return found === -1 ? null : found + passage.trim().length;
}

/** A paragraph begins at `from`, what follows it at `next`. */
export interface Place {
  from: number;
  next: number;
}

/** Whether something that ends at `end` stands below this paragraph. */
export const isBelow = (end: number | null, { from, next }: Place): boolean => end !== null && end > from && end <= next;
