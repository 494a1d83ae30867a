/** Binds a book as a PDF for reading and for printing at home: tagged, with pictures out of the vectors. */
import { say } from '@fableloom/contract/messages/index';
import PDFDocument from 'pdfkit';
import { type Book, type BookPicture, paragraphsOf, scenesBehind } from '../book.ts';
import { faceFor, type Weight } from '../fonts.ts';
import { linesHere } from './lines-here.ts';
import { type PrintFont, printFontsFor } from './print-fonts.ts';
import { breakLines, setBothWays } from './set-both-ways.ts';
import { isPrintable, runsOf } from './typeset.ts';

export const PAPERS = { a4: 'A4', letter: 'LETTER' } as const;
export type Paper = keyof typeof PAPERS;

/** Points. */
const MARGIN = 56;
const FOOT = 30;
/** Between two lines, as a share of the size. */
const GAP = 0.35;
const INK = '#2b1d33';
const SOFT_INK = '#6d5f78';
/** Text for the youngest is as large as in a picture book. */
const SIZES = { '3-4': 20, '5-8': 17, '9-12': 13, '12-17': 12 } as const;

type Doc = InstanceType<typeof PDFDocument>;
interface Press {
  doc: Doc;
  fonts: readonly PrintFont[];
  size: number;
  root: PDFKit.PDFStructureElement;
}

interface Line {
  weight?: Weight;
  size?: number;
  color?: string;
  align?: 'left' | 'center';
  after?: number;
}

/** A block of text, run by run; signs that no font of ours has are left out, and the last page says so. */
function setBlock(press: Press, tag: 'H1' | 'H2' | 'P', text: string, { weight = 400, size = press.size, color = INK, align = 'left', after = 0.7 }: Line = {}): void {
  const { doc, fonts, root } = press;
  const line = text.replace(/\s*\n\s*/g, ' ');
  const runs = runsOf(line, fonts, weight).filter(({ font }) => font !== null);
  if (runs.length === 0) return;
  doc.fontSize(size);
  const isBothWays = runs.some(({ level }) => level > 0);
  const hold = isBothWays ? 0 : roomToHold(press, line, { weight, size, align });
  const { page } = doc;
  page.margins.bottom += hold;
  root.add(doc.struct(tag, {}, () => {
    doc.fillColor(color);
    if (isBothWays) return setBothWays(doc, line, { fonts, weight, size, align });
    runs.forEach(({ text: run, font }, index) => doc.font(font ?? '').text(run, { align, lineGap: size * GAP, continued: index < runs.length - 1 }));
  }));
  page.margins.bottom -= hold;
  doc.moveDown(after);
}

/** Goes to the next page where a line would stand alone; answers how much of this one stays free so that the next has two. */
function roomToHold({ doc, fonts }: Press, text: string, { weight, size, align }: Required<Pick<Line, 'weight' | 'size' | 'align'>>): number {
  const lines = breakLines(doc, text, doc.page.width - 2 * MARGIN, { fonts, weight, size, align, fromTheRight: false });
  const font = lines[0]?.[0]?.font;
  if (font) doc.font(font);
  const pitch = doc.currentLineHeight(true) + size * GAP;
  const room = Math.floor((doc.page.maxY() - doc.y + size * GAP) / pitch);
  const here = linesHere(lines.length, room);
  if (here === 0) doc.addPage();
  return here > 0 && here < Math.min(room, lines.length) ? pitch : 0;
}

function setPicture({ doc, root }: Press, picture: BookPicture, most: { width: number; height: number }): void {
  const scale = Math.min(most.width / picture.width, most.height / picture.height);
  const width = picture.width * scale;
  const height = picture.height * scale;
  if (doc.y + height > doc.page.height - doc.page.margins.bottom) doc.addPage();
  const x = (doc.page.width - width) / 2;
  const y = doc.y;
  // The types of the package do not know `bbox` yet, which PDF/UA asks of a figure.
  const described: PDFKit.Mixins.StructureElementOptions & { bbox: number[] } = { alt: picture.alt, bbox: [x, y, x + width, y + height] };
  root.add(doc.struct('Figure', described, () => doc.image(picture.jpeg, x, y, { width, height })));
  doc.x = doc.page.margins.left;
  doc.y = y + height + 16;
}

function titlePage(press: Press, book: Book): void {
  const { doc } = press;
  const width = doc.page.width - 2 * MARGIN;
  if (book.cover) setPicture(press, book.cover, { width, height: width });
  else doc.y = doc.page.height / 3;
  setBlock(press, 'H1', book.title, { weight: 700, size: 28, align: 'center', after: 0.4 });
  setBlock(press, 'P', book.cast.join(', '), { align: 'center', size: 14, color: SOFT_INK });
}

function chapters(press: Press, book: Book): void {
  const { doc } = press;
  for (const chapter of book.chapters) {
    doc.addPage();
    const width = doc.page.width - 2 * MARGIN;
    setBlock(press, 'H2', chapter.title, { weight: 700, size: 22, after: 0.5 });
    if (chapter.picture) setPicture(press, chapter.picture, { width, height: doc.page.height * 0.46 });
    const paragraphs = paragraphsOf(chapter.text);
    paragraphs.forEach(({ text }, index) => {
      setBlock(press, 'P', text);
      for (const scene of scenesBehind(chapter, paragraphs, index)) setPicture(press, scene, { width, height: doc.page.height * 0.4 });
    });
  }
}

const wordsOf = (book: Book): string => [book.title, ...book.cast, ...book.chapters.map(({ text }) => text)].join(' ');

function lastPage(press: Press, book: Book): void {
  const { doc, fonts } = press;
  doc.addPage();
  doc.y = doc.page.height / 3;
  const lines = [...book.madeBy, say('book.made', { date: book.madeAt.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' }) })];
  if (!isPrintable(wordsOf(book), fonts)) lines.push(say('book.signs-missing'));
  for (const line of lines) setBlock(press, 'P', line, { align: 'center', size: 12, color: SOFT_INK, after: 0.3 });
}

/** Page numbers, outside of what a screen reader reads. */
function numberPages({ doc }: Press): void {
  const { count } = doc.bufferedPageRange();
  for (let page = 1; page < count; page++) {
    doc.switchToPage(page);
    const { bottom } = doc.page.margins;
    doc.page.margins.bottom = 0;
    doc.markContent('Artifact', { type: 'Pagination' });
    doc.font('latin-400').fontSize(10).fillColor(SOFT_INK)
      .text(String(page + 1), MARGIN, doc.page.height - FOOT - 10, { width: doc.page.width - 2 * MARGIN, align: 'center', lineBreak: false });
    doc.endMarkedContent();
    doc.page.margins.bottom = bottom;
  }
}

export async function bindPdf(book: Book, { paper, now }: { paper: Paper; now: Date }): Promise<Buffer> {
  const fonts = printFontsFor(await faceFor(book.ageRange), wordsOf(book));
  const doc = new PDFDocument({
    size: PAPERS[paper], margin: MARGIN, bufferPages: true, tagged: true, lang: 'en', displayTitle: true, pdfVersion: '1.7', font: '',
    info: { Title: book.title, Author: 'Fableloom', CreationDate: now, ModDate: now },
  });
  for (const { id, woff } of fonts) doc.registerFont(id, woff);
  const chunks: Buffer[] = [];
  const ended = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk)).on('end', () => resolve(Buffer.concat(chunks))).on('error', reject);
  });
  const root = doc.struct('Document');
  doc.addStructure(root);
  const press: Press = { doc, fonts, size: SIZES[book.ageRange], root };
  titlePage(press, book);
  chapters(press, book);
  lastPage(press, book);
  root.end();
  numberPages(press);
  doc.end();
  return ended;
}
