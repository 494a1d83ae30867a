/** How a line is said: as it comes, called out, or as a refrain that children say along. */
import type { ScriptLine } from './script.ts';

export interface Delivery {
  /** Factor on the pitch of whoever speaks. */
  pitch: number;
  /** Factor on the length of every sound. */
  stretch: number;
  /** Factor on the loudness. */
  gain: number;
  /** Hertz by which the melody rises and falls, for the voices that can. */
  range: number;
}

export const DELIVERIES = {
  plain: { pitch: 1, stretch: 1, gain: 1, range: 60 },
  called: { pitch: 1.045, stretch: 0.97, gain: 1.15, range: 80 },
  refrain: { pitch: 1.02, stretch: 1.1, gain: 1.05, range: 78 },
} as const satisfies Readonly<Record<string, Delivery>>;

/** Two words come back by chance; three and more are meant to. */
const SHORTEST_REFRAIN = 3;
const LONGEST_REFRAIN = 16;

const wordsOf = (line: ScriptLine): string => line.words.flatMap(({ spoken }) => spoken).join(' ');
const couldBeRefrain = ({ words }: ScriptLine): boolean => words.length >= SHORTEST_REFRAIN && words.length <= LONGEST_REFRAIN;

/** One for each line. A line that is said again word for word is a refrain from its first time on. */
export function deliveriesOf(lines: readonly ScriptLine[]): Delivery[] {
  const times = new Map<string, number>();
  for (const line of lines.filter(couldBeRefrain)) times.set(wordsOf(line), (times.get(wordsOf(line)) ?? 0) + 1);
  return lines.map((line) => {
    if (couldBeRefrain(line) && (times.get(wordsOf(line)) ?? 0) > 1) return DELIVERIES.refrain;
    return line.ending === '!' ? DELIVERIES.called : DELIVERIES.plain;
  });
}
