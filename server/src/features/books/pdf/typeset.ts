/** Sets text in the fonts of a book: each run of signs in the font that has them, in the order in which it is seen. */
import type { Weight } from '../fonts.ts';
import type { PrintFont } from './print-fonts.ts';

export interface Run {
  text: string;
  /** Name of the font in the document; null where no font of ours has these signs. */
  font: string | null;
}

/** Signs that change others and are never printed alone; skin tones are, as pictures without colour, nothing. */
const JOINERS = /\p{Default_Ignorable_Code_Point}|\p{Emoji_Modifier}/u;
const FROM_THE_RIGHT = /[\p{Script=Hebrew}\p{Script=Arabic}]/u;

export function runsOf(text: string, fonts: readonly PrintFont[], weight: Weight): Run[] {
  const ofWeight = fonts.filter((font) => font.weight === weight);
  const runs: Run[] = [];
  for (const sign of text) {
    if (JOINERS.test(sign)) continue;
    const code = sign.codePointAt(0) ?? 0;
    const font = ofWeight.find(({ has }) => has(code))?.id ?? null;
    const last = runs.at(-1);
    if (last && last.font === font && isFromTheRight(last) === FROM_THE_RIGHT.test(sign)) last.text += sign;
    else runs.push({ text: sign, font });
  }
  return asSeen(runs);
}

const isFromTheRight = ({ text }: Run): boolean => FROM_THE_RIGHT.test(text);
const isSpace = ({ text }: Run): boolean => text.trim() === '';

/** Words that are read from the right stand in the opposite order; a font turns the signs of each word by itself. */
function asSeen(runs: readonly Run[]): Run[] {
  const seen: Run[] = [];
  let waiting: Run[] = [];
  const pour = () => {
    const spaces = waiting.slice(waiting.findLastIndex(isFromTheRight) + 1);
    seen.push(...waiting.slice(0, waiting.length - spaces.length).toReversed(), ...spaces);
    waiting = [];
  };
  for (const run of runs) {
    if (isFromTheRight(run) || (waiting.length > 0 && isSpace(run))) waiting.push(run);
    else {
      pour();
      seen.push(run);
    }
  }
  pour();
  return seen;
}

/** Whether a text holds signs that none of these fonts can print. */
export const isPrintable = (text: string, fonts: readonly PrintFont[]): boolean => runsOf(text, fonts, 400).every((run) => run.font !== null || isSpace(run));
