/** A text in sentences, for reading one after the other; what is said aloud may be parted. */
export const sentencesIn = (text: string): string[] => text.split(/(?<=[.!?…][”’"]?)\s+|\n+/u).filter((sentence) => sentence.trim() !== '');
