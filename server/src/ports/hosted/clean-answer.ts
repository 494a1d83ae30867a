/** What a model wrote, without letters that no database keeps and nobody sees: NUL, other control characters, half an emoji. */
import { cleanText } from '@fableloom/contract/entities/written';

/** What stands for a letter that was lost is nothing to read. */
const clean = (text: string): string => cleanText(text).replaceAll('\ufffd', '');

/** Texts in it are cleaned, however deep they are. */
export function cleanAnswer(answer: unknown): unknown {
  if (typeof answer === 'string') return clean(answer);
  if (Array.isArray(answer)) return answer.map(cleanAnswer);
  if (answer === null || typeof answer !== 'object') return answer;
  return Object.fromEntries(Object.entries(answer).map(([name, value]) => [clean(name), cleanAnswer(value)]));
}

/** The first half of what may go on in the next piece: of an emoji, or of a line break. */
const HALF = /[\r\ud800-\udbff]$/;

/** For an answer that comes in pieces: `clean` keeps back what is only half there, `rest` is what was kept back at its end. */
export function pieceCleaner(): { clean(piece: string): string; rest(): string } {
  let half = '';
  return {
    clean(piece) {
      const text = half + piece;
      half = HALF.exec(text)?.[0] ?? '';
      return clean(text.slice(0, text.length - half.length));
    },
    rest: () => clean(half),
  };
}
