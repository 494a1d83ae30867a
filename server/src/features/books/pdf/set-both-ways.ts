/** Sets a block in which something is read from the right: its lines are broken in the order of reading, then each is turned as it is seen. */
import type PDFDocument from 'pdfkit';
import type { Weight } from '../fonts.ts';
import { asSeen, startsFromTheRight } from './bidi.ts';
import type { PrintFont } from './print-fonts.ts';
import { type Run, runsOf } from './typeset.ts';

type Doc = InstanceType<typeof PDFDocument>;

interface Look {
  fonts: readonly PrintFont[];
  weight: Weight;
  size: number;
  align: 'left' | 'center';
}

interface PlacedRun extends Run {
  width: number;
}

/** As shares of the size: from line to line, and the room above the foot line of one. */
const LINE = 1.98;
const ABOVE = 1.2;

export function setBothWays(doc: Doc, text: string, look: Look): void {
  const { left, right, bottom } = doc.page.margins;
  const fromTheRight = startsFromTheRight(text);
  const room = doc.page.width - left - right;
  for (const line of breakLines(doc, text, room, { ...look, fromTheRight })) {
    const width = line.reduce((sum, run) => sum + run.width, 0);
    const spare = look.align === 'center' ? (room - width) / 2 : fromTheRight ? room - width : 0;
    if (doc.y + LINE * look.size > doc.page.height - bottom) doc.continueOnNewPage();
    const top = doc.y;
    setLine(doc, line, { x: left + spare, y: top + ABOVE * look.size });
    doc.x = left;
    doc.y = top + LINE * look.size;
  }
}

/** Runs are written in the order in which they are read, for those who have the page read to them. */
function setLine(doc: Doc, line: readonly PlacedRun[], at: { x: number; y: number }): void {
  const places = new Map<PlacedRun, number>();
  let { x } = at;
  for (const run of asSeen(line)) {
    places.set(run, x);
    x += run.width;
  }
  for (const run of line) doc.font(run.font ?? '').text(run.text, places.get(run) ?? at.x, at.y, { lineBreak: false, baseline: 'alphabetic' });
}

/** Lines no wider than `room` points, in the order of reading. */
export function breakLines(doc: Doc, text: string, room: number, { fonts, weight, fromTheRight }: Look & { fromTheRight: boolean }): PlacedRun[][] {
  const placed = (words: string): PlacedRun[] =>
    runsOf(words, fonts, weight, fromTheRight)
      .filter(({ font }) => font !== null)
      .map((run) => ({ ...run, width: doc.font(run.font ?? '').widthOfString(run.text) }));
  const widthOf = (words: string): number => placed(words.trimEnd()).reduce((sum, { width }) => sum + width, 0);
  const lines: string[] = [];
  for (const word of text.match(/\S+\s*/g) ?? []) {
    const last = lines.at(-1);
    if (last !== undefined && widthOf(last + word) <= room) lines[lines.length - 1] = last + word;
    else lines.push(word);
  }
  return lines.map((line) => placed(line.trimEnd()));
}
