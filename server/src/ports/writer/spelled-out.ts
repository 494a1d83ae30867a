/** The words of a part with names for “he” and “she”, as far as its teller noted with the facts of the part whom they mean. */
import { spellOut } from '@fableloom/writer';

type Meant = Parameters<typeof spellOut>[1];

const isMeant = (one: unknown): one is NonNullable<Meant> => {
  const { names, paragraphs } = (one ?? {}) as { names?: unknown; paragraphs?: unknown };
  return Array.isArray(names) && Array.isArray(paragraphs);
};

/**
 * @param facts of the part; hosted models note nothing of the kind, and paragraphs that were edited since stay as they are
 * @param span in letters of the part
 */
export function spelledOut(text: string, facts: unknown, span?: { from?: number; to?: number }): string {
  const meant: unknown = (facts as { meant?: unknown } | null | undefined)?.meant;
  return spellOut(text, isMeant(meant) ? meant : undefined, span);
}
