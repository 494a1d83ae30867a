// How long a part is. Shape: 3 lengths; for each of the 4 phases the fewest and the most paragraphs, as the specification states.
import type { Phase } from './phases.ts';

export const SECTION_LENGTHS = ['standard', 'extended', 'epic'] as const;

export type SectionLength = (typeof SECTION_LENGTHS)[number];

export interface ParagraphRange {
  readonly fewest: number;
  readonly most: number;
}

export const SECTION_LENGTH_LABELS = {
  standard: 'Standard',
  extended: 'Extended',
  epic: 'Epic',
} as const satisfies Record<SectionLength, string>;

export const PARAGRAPHS = {
  standard: {
    introduction: { fewest: 6, most: 8 },
    development: { fewest: 6, most: 8 },
    climax: { fewest: 5, most: 7 },
    resolution: { fewest: 4, most: 6 },
  },
  extended: {
    introduction: { fewest: 8, most: 10 },
    development: { fewest: 8, most: 10 },
    climax: { fewest: 7, most: 9 },
    resolution: { fewest: 6, most: 8 },
  },
  epic: {
    introduction: { fewest: 10, most: 12 },
    development: { fewest: 10, most: 12 },
    climax: { fewest: 9, most: 11 },
    resolution: { fewest: 8, most: 10 },
  },
} as const satisfies Record<SectionLength, Record<Phase, ParagraphRange>>;
