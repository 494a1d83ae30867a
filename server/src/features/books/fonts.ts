/** The faces of a book, by the age it was made for, out of the font packages (OFL): one file for each script. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { AgeRange } from '@fableloom/contract/taxonomies/age-ranges';

export type Weight = 400 | 700;

export interface FontFile {
  /** 'latin', 'cyrillic' … */
  script: string;
  weight: Weight;
  /** Characters of this file, as CSS writes them: 'U+0000-00FF,U+0131'. */
  range: string;
  woff: Buffer;
}

export interface Face {
  family: 'Andika' | 'Literata';
  files: readonly FontFile[];
}

const require = createRequire(import.meta.url);
const WEIGHTS: readonly Weight[] = [400, 700];

/** As on the pages: letters for beginning readers up to eight, a book face above. */
const familyOf = (age: AgeRange): Face['family'] => (age === '3-4' || age === '5-8' ? 'Andika' : 'Literata');

const opened = new Map<Face['family'], Promise<Face>>();

async function open(family: Face['family']): Promise<Face> {
  const name = family.toLowerCase();
  const folder = dirname(require.resolve(`@fontsource/${name}/package.json`));
  const ranges = JSON.parse(await readFile(join(folder, 'unicode.json'), 'utf8')) as Record<string, string>;
  const files = Object.entries(ranges).flatMap(([script, range]) =>
    WEIGHTS.map(async (weight): Promise<FontFile> => ({ script, weight, range, woff: await readFile(join(folder, 'files', `${name}-${script}-${weight}-normal.woff`)) })));
  // Latin first: a sign that several files have is taken from the one that most words come from.
  return { family, files: (await Promise.all(files)).toSorted((a, b) => Number(b.script === 'latin') - Number(a.script === 'latin')) };
}

export function faceFor(age: AgeRange): Promise<Face> {
  const family = familyOf(age);
  const face = opened.get(family) ?? open(family);
  opened.set(family, face);
  return face;
}

/** Whether a list such as 'U+0000-00FF,U+0131' holds a character. */
export function holds(range: string, code: number): boolean {
  return range.split(',').some((piece) => {
    const [from = '', to = from] = piece.trim().replace('U+', '').split('-');
    return code >= parseInt(from, 16) && code <= parseInt(to, 16);
  });
}
