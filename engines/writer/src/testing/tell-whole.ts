// Tells all four phases of a brief, each from the facts of the earlier ones; and a shelf of stories, as one family hears them.
import type { EarlierPhase, Phase, StoryBrief, WrittenPhase } from '../brief.ts';
import { tellPhase } from '../index.ts';
import type { MadeOf } from '../tell/made-of.ts';

export const PHASES: readonly Phase[] = ['introduction', 'development', 'climax', 'resolution'];

export interface ToldPhase {
  phase: Phase;
  written: WrittenPhase;
}

export interface MadePhase extends ToldPhase {
  /** Paragraph by paragraph, where it is written. */
  made: readonly MadeOf[];
}

export function tellWhole(brief: StoryBrief): MadePhase[] {
  const earlier: EarlierPhase[] = [];
  return PHASES.map((phase) => {
    const { written, made } = tellPhase({ ...brief, phase, seed: `${brief.seed}/${phase}`, earlier: [...earlier] });
    earlier.push({ phase, text: written.paragraphs.join('\n\n'), facts: written.facts });
    return { phase, written, made };
  });
}

/** Those of these briefs whose plan is one that is looked for, told to the end: of the others only the first part, in which it is made. */
export const tellThose = (briefs: readonly StoryBrief[], isWanted: (plan: WrittenPhase['facts']['plan']) => boolean): MadePhase[][] =>
  briefs.filter((brief) => isWanted(tellPhase({ ...brief, phase: 'introduction', seed: `${brief.seed}/introduction`, earlier: [] }).written.facts.plan)).map(tellWhole);

export const textOf = (phases: readonly ToldPhase[]): string => phases.map(({ written }) => written.paragraphs.join('\n\n')).join('\n\n');

export const wholeText = (brief: StoryBrief): string => textOf(tellWhole(brief));

/** How many stories back the product remembers (server/src/features/stories/recently-told.ts). */
const REMEMBERED = 40;

/** One after another, each knowing the marks of the latest ones, as the product tells them to one family. */
export function tellShelf(briefs: readonly StoryBrief[]): MadePhase[][] {
  const recent: string[][] = [];
  return briefs.map((brief) => {
    const told = tellWhole({ ...brief, recent: recent.slice(0, REMEMBERED) });
    recent.unshift(told[told.length - 1]?.written.facts.used ?? []);
    return told;
  });
}
