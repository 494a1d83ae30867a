/** Paragraphs with their places in the text: blank lines part them, and a heading begins a new part of the story. */
export interface Paragraph {
  from: number;
  to: number;
  isHeading: boolean;
}

/** A heading is one line; a paragraph runs to the next blank line or heading. */
const PARAGRAPH = /#{1,6}\s[^\n]*|\S(?:[^\n]|\n(?![^\S\n]*\n|#{1,6}\s))*/g;

export function paragraphsOf(text: string): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  for (const match of text.matchAll(PARAGRAPH)) {
    paragraphs.push({ from: match.index, to: match.index + match[0].length, isHeading: /^#{1,6}\s/.test(match[0]) });
  }
  return paragraphs;
}
