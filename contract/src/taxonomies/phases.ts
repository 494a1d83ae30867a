// The parts of a story. Shape: the 4 phases of the specification, in order; each is told after the one before it.
export const PHASES = ['introduction', 'development', 'climax', 'resolution'] as const;

export type Phase = (typeof PHASES)[number];

export const PHASE_LABELS = {
  introduction: 'Introduction',
  development: 'Development',
  climax: 'Climax',
  resolution: 'Resolution',
} as const satisfies Record<Phase, string>;

const NEXT = {
  introduction: 'development',
  development: 'climax',
  climax: 'resolution',
  resolution: 'resolution',
} as const satisfies Record<Phase, Phase>;

/** A resolution stays a resolution; a story without a phase has only begun, so its next part is the development. */
export function phaseAfter(phase: Phase | null | undefined): Phase {
  return NEXT[phase ?? 'introduction'];
}
