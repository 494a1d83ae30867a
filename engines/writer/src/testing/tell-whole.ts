// Tells all four phases of one brief, each from the facts of the earlier ones.
import type { EarlierPhase, Phase, StoryBrief, WrittenPhase } from '../brief.ts';
import { writePhase } from '../index.ts';

export const PHASES: readonly Phase[] = ['introduction', 'development', 'climax', 'resolution'];

export function tellWhole(brief: StoryBrief): { phase: Phase; written: WrittenPhase }[] {
  const earlier: EarlierPhase[] = [];
  return PHASES.map((phase) => {
    const written = writePhase({ ...brief, phase, seed: `${brief.seed}/${phase}`, earlier: [...earlier] });
    earlier.push({ phase, text: written.paragraphs.join('\n\n'), facts: written.facts });
    return { phase, written };
  });
}

export const wholeText = (brief: StoryBrief): string => tellWhole(brief).map(({ written }) => written.paragraphs.join('\n\n')).join('\n\n');
