/** A story's content is one text: each phase under its heading. */
import { PHASE_LABELS, PHASES, type Phase } from '@fableloom/contract/taxonomies/phases';

const headingOf = (phase: Phase): string => `## ${PHASE_LABELS[phase]}`;

/** The parts that exist, in the order of the phases, each under its heading. */
export function contentOf(parts: readonly { phase: Phase; text: string }[]): string {
  return PHASES.flatMap((phase) => parts.filter((part) => part.phase === phase))
    .map((part) => `${headingOf(part.phase)}\n\n${part.text}`)
    .join('\n\n');
}
