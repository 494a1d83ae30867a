/** Draws what a place has: each thing in its own corner, so that several are seen. */
import type { Backdrop } from '../backdrop.ts';
import { brushFor } from '../heroes/brush.ts';
import { DANGER } from './danger.ts';
import { MAGIC } from './magic.ts';
import { type Marvels, type Spot, SPOTS } from './spots.ts';

/** All that a place has, each in the light of the place, and the names of what was drawn. Names of one's own fall to the nearest that is known. */
export function marvels(backdrop: Backdrop, properties: readonly string[], dangers: readonly string[]): { art: string; drawn: string[] } {
  const { stage } = backdrop;
  const at = (color: string): string => stage.palette.at(color, 1);
  const brush = brushFor({ paper: stage.paper, at, lit: stage.palette.dark, roll: stage.roll });
  const drawn: string[] = [];
  const taken = new Map<Spot, number>();
  const draw = (name: string, table: Marvels): string => {
    const found = table[name] ?? Object.entries(table).find(([known]) => sharesWord(known, name))?.[1];
    if (!found) return '';
    const [spot, marvel] = found;
    const [x, y, k] = SPOTS[spot];
    const again = taken.get(spot) ?? 0;
    taken.set(spot, again + 1);
    drawn.push(name);
    const aside = again * (x < 0.5 ? 0.17 : -0.17);
    return brush.put(stage.w * (x + aside), stage.h * (y + again * 0.03), k * stage.s, marvel(brush));
  };
  const art = properties.map((name) => draw(name, MAGIC)).join('') + dangers.map((name) => draw(name, DANGER)).join('');
  return { art, drawn };
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[a-z]{4,}/g) ?? [];
const TOO_COMMON = new Set(['that', 'with', 'from', 'made', 'deep', 'hot']);
const sharesWord = (known: string, asked: string): boolean => {
  const words = new Set(wordsOf(asked).map((word) => word.replace(/s$/, '')));
  return wordsOf(known).some((word) => !TOO_COMMON.has(word) && words.has(word.replace(/s$/, '')));
};
