/** Cuts a story into spreads for reading mode: as much text as a page holds, each with the picture of its part. */
import { cutParagraphs, cutSentences, type Paragraph } from './paragraphs.ts';
import type { ReadablePart } from './readable.ts';

export interface Spread {
  part: ReadablePart;
  /** 1 for the introduction. */
  position: number;
  paragraphs: Paragraph[];
  /** The first spread of a part says its name. */
  isFirst: boolean;
}

/** What a page holds. */
export interface Room {
  lines: number;
  /** Characters of a line. */
  signs: number;
}

/** Lines that the name of a part takes, and the gap between two paragraphs. */
const HEADING = 2;
const GAP = 0.5;

const linesOf = ({ text }: Pick<Paragraph, 'text'>, { signs }: Room): number => Math.ceil(text.length / Math.max(1, signs));

/** A paragraph stays whole where a page holds it; a longer one is cut at the ends of sentences into pages of about the same length. */
export function cutSpreads(parts: readonly ReadablePart[], room: Room): Spread[] {
  return parts.flatMap((part, place) => {
    const spreads: Spread[] = [];
    let left = 0;
    for (const paragraph of cutParagraphs(part.text).flatMap((whole, index) => cutLong(whole, room, index === 0 ? HEADING : 0))) {
      const lines = linesOf(paragraph, room);
      const open = spreads.at(-1);
      if (open && lines + GAP <= left) {
        open.paragraphs.push(paragraph);
        left -= lines + GAP;
        continue;
      }
      spreads.push({ part, position: place + 1, paragraphs: [paragraph], isFirst: !open });
      left = room.lines - lines - (open ? 0 : HEADING);
    }
    return spreads;
  });
}

function cutLong(paragraph: Paragraph, room: Room, taken: number): Paragraph[] {
  const most = Math.max(1, room.lines - taken) * room.signs;
  const { text, from } = paragraph;
  if (text.length <= most) return [paragraph];
  const share = text.length / Math.ceil(text.length / most);
  const pieces: Paragraph[] = [];
  let begin = 0;
  for (const sentence of cutSentences(text)) {
    const isRoomFor = sentence.to - begin <= share || sentence.from <= begin;
    if (isRoomFor) continue;
    pieces.push(pieceOf(text, from, begin, sentence.from));
    begin = sentence.from;
  }
  return [...pieces, pieceOf(text, from, begin, text.length)];
}

function pieceOf(text: string, from: number, begin: number, end: number): Paragraph {
  const words = text.slice(begin, end).trimEnd();
  return { from: from + begin, to: from + begin + words.length, text: words };
}

/** The spread on which this place of a part's text stands, or -1. */
export const spreadOf = (spreads: readonly Spread[], partId: string, offset: number) =>
  spreads.findIndex(({ part, paragraphs }) => part.id === partId && paragraphs.some(({ from, to }) => from <= offset && offset < to));
