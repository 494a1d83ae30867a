/** The fonts of a printed book: the face of its age, and other scripts where a story has signs of theirs. */
import { fileOf, OTHER_SCRIPTS, readWoff } from '../../../fonts/other-scripts.ts';
import { readWidths } from '../../../fonts/sfnt.ts';
import { type Face, holds, type Weight } from '../fonts.ts';

export interface PrintFont {
  /** Its name in the document. */
  id: string;
  weight: Weight;
  has: (code: number) => boolean;
  woff: Buffer;
}

const WEIGHTS: readonly Weight[] = [400, 700];

const ofFace = (face: Face): PrintFont[] =>
  face.files.map(({ script, weight, range, woff }) => ({ id: `${script}-${weight}`, weight, has: (code) => holds(range, code), woff }));

let others: PrintFont[] | undefined;

/** Opened when a story first needs them: the Chinese one alone is of some size. */
function otherScripts(): PrintFont[] {
  others ??= OTHER_SCRIPTS.flatMap((script) => WEIGHTS.map((weight): PrintFont => {
    const woff = readWoff(fileOf(script, weight));
    const widths = readWidths(woff);
    return { id: `${script.family} ${weight}`, weight, has: (code) => widths(code) !== undefined, woff };
  }));
  return others;
}

/** @param words everything that will be printed */
export function printFontsFor(face: Face, words: string): PrintFont[] {
  const own = ofFace(face);
  const isEnough = [...words].every((sign) => /\s/.test(sign) || own.some(({ has }) => has(sign.codePointAt(0) ?? 0)));
  return isEnough ? own : [...own, ...otherScripts()];
}
