/** Every label that a family can choose, for tests: gathered from whatever the lists export. */
import * as taxonomies from '@fableloom/contract/taxonomies/index';

function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(wordsIn);
  if (value !== null && typeof value === 'object') return [...Object.keys(value), ...Object.values(value).flatMap(wordsIn)];
  return [];
}

export const TAXONOMY_WORDS: readonly string[] = [...new Set(wordsIn(Object.values(taxonomies)))];
