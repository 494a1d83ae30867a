/** Sets text in the fonts of a book: each run of signs in the font that has them, and from the side from which it is read. */
import type { Weight } from '../fonts.ts';
import { isFromTheRight, levelsOf, mirrored, startsFromTheRight } from './bidi.ts';
import type { PrintFont } from './print-fonts.ts';

export interface Run {
  text: string;
  /** Name of the font in the document; null where no font of ours has these signs. */
  font: string | null;
  /** Odd: read from the right; see bidi.ts. */
  level: number;
}

/** Signs that change others and are never printed alone; skin tones are, as pictures without colour, nothing. */
const JOINERS = /\p{Default_Ignorable_Code_Point}|\p{Emoji_Modifier}/u;

/** Runs in the order in which they are read. */
export function runsOf(text: string, fonts: readonly PrintFont[], weight: Weight, fromTheRight = startsFromTheRight(text)): Run[] {
  const ofWeight = fonts.filter((font) => font.weight === weight);
  const runs: Run[] = [];
  for (const { sign, level } of levelsOf(text, fromTheRight)) {
    if (JOINERS.test(sign)) continue;
    const code = sign.codePointAt(0) ?? 0;
    const font = ofWeight.find(({ has }) => has(code))?.id ?? null;
    const last = runs.at(-1);
    if (last && last.font === font && last.level === level) last.text += sign;
    else runs.push({ text: sign, font, level });
  }
  return runs.map(turned);
}

/** A font turns its own letters; what stands between them is turned here. */
function turned(run: Run): Run {
  const isOurs = run.level % 2 === 1 && ![...run.text].some(isFromTheRight);
  return isOurs ? { ...run, text: [...run.text].toReversed().map(mirrored).join('') } : run;
}

const isSpace = ({ text }: Run): boolean => text.trim() === '';

/** Whether a text holds signs that none of these fonts can print. */
export const isPrintable = (text: string, fonts: readonly PrintFont[]): boolean => runsOf(text, fonts, 400).every((run) => run.font !== null || isSpace(run));
