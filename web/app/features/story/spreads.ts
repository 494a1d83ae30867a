/** Cuts a story into spreads for reading mode: as many paragraphs as a page holds, each with the picture of its part. */
import type { StoryPart } from '@fableloom/contract';
import { cutParagraphs, type Paragraph } from '../reading/paragraphs.ts';

export interface Spread {
  part: StoryPart;
  /** 1 for the introduction. */
  position: number;
  paragraphs: Paragraph[];
  /** The first spread of a part says its name. */
  isFirst: boolean;
}

/** `room` is how many characters a page holds; a longer paragraph has a page to itself. */
export function cutSpreads(parts: readonly StoryPart[], room: number): Spread[] {
  return parts.flatMap((part, place) => {
    const spreads: Spread[] = [];
    let left = 0;
    for (const paragraph of cutParagraphs(part.text)) {
      const open = spreads.at(-1);
      if (open && paragraph.text.length <= left) {
        open.paragraphs.push(paragraph);
        left -= paragraph.text.length;
        continue;
      }
      spreads.push({ part, position: place + 1, paragraphs: [paragraph], isFirst: !open });
      left = room - paragraph.text.length;
    }
    return spreads;
  });
}

/** The spread on which this place of a part's text stands, or -1. */
export const spreadOf = (spreads: readonly Spread[], partId: string, offset: number) =>
  spreads.findIndex(({ part, paragraphs }) => part.id === partId && paragraphs.some(({ from, to }) => from <= offset && offset < to));
