/** The fonts of a link-preview card: ours, and what carries Chinese, Arabic, Hebrew and small pictures where ours end. */
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileOf, OTHER_SCRIPTS, readWoff } from '../../fonts/other-scripts.ts';
import { readWidths, unpackWoff, type Widths } from '../../fonts/sfnt.ts';

interface Font {
  /** As the rasteriser knows it. */
  family: string;
  files: readonly string[];
}

const FRAUNCES: Font = {
  family: 'Fraunces SemiBold, Fraunces',
  files: ['latin', 'latin-ext', 'vietnamese'].map((part) => `fraunces/files/fraunces-${part}-600-normal`),
};
const ANDIKA: Font = {
  family: 'Andika',
  files: ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext'].map((part) => `andika/files/andika-${part}-400-normal`),
};
const WEIGHT = 600;
const OTHERS: readonly Font[] = OTHER_SCRIPTS.map((script) => ({
  family: script.weights.includes(WEIGHT) ? `${script.family} SemiBold, ${script.family}` : script.family,
  files: [fileOf(script, WEIGHT)],
}));

/** A kind of lettering: its own font first, then whichever has the character. */
export interface Lettering {
  widthOf: Widths;
  /** The family that has the character; undefined where none has it. */
  familyOf: (codePoint: number) => string | undefined;
}

export interface CardFonts {
  /** Plain font files on disk, for the rasteriser. */
  files: string[];
  title: Lettering;
  text: Lettering;
}

/** @param folder where unpacked fonts are kept between starts */
export function openCardFonts(folder: string): CardFonts {
  mkdirSync(folder, { recursive: true });
  const open = ({ family, files }: Font) => files.map((name) => {
    const woff = readWoff(name);
    const file = join(folder, `${name.split('/').at(-1)}.ttf`);
    if (!existsSync(file)) keepWhole(file, unpackWoff(woff));
    return { file, family, widths: readWidths(woff) };
  });
  const [fraunces, andika, others] = [open(FRAUNCES), open(ANDIKA), OTHERS.flatMap(open)];
  const lettering = (faces: ReturnType<typeof open>): Lettering => {
    const faceOf = (codePoint: number) => faces.find(({ widths }) => widths(codePoint) !== undefined);
    return { widthOf: (codePoint) => faceOf(codePoint)?.widths(codePoint), familyOf: (codePoint) => faceOf(codePoint)?.family };
  };
  return {
    files: [...fraunces, ...andika, ...others].map(({ file }) => file),
    title: lettering([...fraunces, ...andika, ...others]),
    text: lettering([...andika, ...others]),
  };
}

/** Another process may read it: it appears whole or not at all. */
function keepWhole(file: string, font: Buffer): void {
  const half = `${file}.${process.pid}.half`;
  writeFileSync(half, font);
  renameSync(half, file);
}
