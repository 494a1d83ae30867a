// Is a theme heard in every part of its story?
import type { AgeRange } from '../brief.ts';
import { BOOKS } from '../premises/premises.ts';
import { plainWords } from '../tell/measure.ts';
import { askedBrief, textIn } from './asked.ts';
import { PHASES, tellWhole } from './tell-whole.ts';

const ALL = BOOKS.flatMap(({ category, premises }) => premises.map((premise) => ({ category, premise })));
const AGES: readonly AgeRange[] = ['3-4', '5-8', '9-12', '12-17'];

export const THEMES_COUNTED = ALL.length;

/** Parts of the story of the theme with this number in which fewer than two words of its plot are heard; ages take turns. */
export function partsWithoutTheme(at: number): string[] {
  const one = ALL[at];
  if (!one) return [`there is no theme ${at}`];
  const { theme, thing, want, sign, stakes, prize, after, truth, small } = one.premise;
  const own = new Set([theme, thing, want, sign, stakes, prize, after, truth, ...Object.values(small)].flatMap((text) => plainWords(text.replace(/[{}[\]|]/gu, ' '))).filter((word) => word.length > 3));
  const told = tellWhole(askedBrief(AGES[at % AGES.length] ?? '5-8', { theme: { category: one.category, name: theme }, seed: `theme-${at}` }));
  return PHASES.filter((phase) => {
    const words = new Set(plainWords(textIn(told, phase)));
    return [...own].filter((word) => words.has(word)).length < 2;
  }).map((phase) => `${theme}: ${phase}`);
}
