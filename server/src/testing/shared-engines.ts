/** Real engines that the houses of many test files use one after the other: a thread reads a thousand files when it begins, and is quick only after its first stories (decision 0220). */
import { builtInEyes } from '../ports/eyes/built-in.ts';
import { builtInIllustrator } from '../ports/illustrator/built-in.ts';
import type { Illustrator } from '../ports/illustrator/illustrator.port.ts';
import { builtInNarrator } from '../ports/narrator/built-in.ts';
import { builtInWriter } from '../ports/writer/built-in.ts';
import type { Services } from '../services.ts';

/** Most tests ask whether a picture is there, where and of whom; a sixteenth of its pixels say that as well. */
const LONGEST_SIDE = 256;

const drawnSmall = (illustrator: Illustrator): Illustrator => ({
  ...illustrator,
  draw: (brief, options) => illustrator.draw(brief, { ...options, longestSide: Math.min(options?.longestSide ?? LONGEST_SIDE, LONGEST_SIDE) }),
});

/** They live as long as the process, and their threads end by themselves when nothing is asked for a while. */
const lent = <Engine extends { close(): Promise<void> }>(engine: Engine): Engine => ({ ...engine, close: async () => undefined });

const writer = lent(builtInWriter());
const illustrator = lent(builtInIllustrator());
const smallIllustrator = drawnSmall(illustrator);
const narrator = lent(builtInNarrator());
const eyes = lent(builtInEyes());

interface Wish {
  /** Pictures have as many pixels as in production. */
  isDrawnInFull: boolean;
  /** Another voice than the built-in one speaks. */
  hasOtherVoice: boolean;
}

/** Each house has objects of its own, so that what a test puts into one is not in the next. */
export const sharedEngines = ({ isDrawnInFull, hasOtherVoice }: Wish): Partial<Services['builtIn']> => ({
  writer: { ...writer },
  illustrator: { ...(isDrawnInFull ? illustrator : smallIllustrator) },
  eyes: { ...eyes },
  ...(hasOtherVoice ? {} : { narrator: { ...narrator } }),
});
