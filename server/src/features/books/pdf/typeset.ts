/** Sets text in the faces of a book: each run of signs in the file that has them. */
import type { Face, FontFile, Weight } from '../fonts.ts';
import { holds } from '../fonts.ts';

export interface Run {
  text: string;
  /** Name of the font in the document; null where no font of ours has these signs. */
  font: string | null;
}

export const fontId = ({ script, weight }: Pick<FontFile, 'script' | 'weight'>): string => `${script}-${weight}`;

/** Signs that change others and are never printed alone. */
const JOINERS = /\p{Default_Ignorable_Code_Point}/u;

export function runsOf(text: string, face: Face, weight: Weight): Run[] {
  const runs: Run[] = [];
  for (const sign of text) {
    if (JOINERS.test(sign)) continue;
    const code = sign.codePointAt(0) ?? 0;
    const last = runs.at(-1);
    const file = face.files.find((candidate) => candidate.weight === weight && holds(candidate.range, code));
    const font = file ? fontId(file) : null;
    if (last && (last.font === font || (sign === ' ' && last.font !== null))) last.text += sign;
    else runs.push({ text: sign, font });
  }
  return runs;
}

/** Whether a text holds signs that no font of ours can print. */
export const isPrintable = (text: string, face: Face): boolean => runsOf(text, face, 400).every(({ font }) => font !== null);
