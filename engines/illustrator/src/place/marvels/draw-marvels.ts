/** What a place has of magic and dangers, each painted in the light of the place. */
import { reachOf } from '../../scene/reach.ts';
import type { Backdrop } from '../backdrop.ts';
import type { Thing } from '../free-ground.ts';
import { type Brush, brushFor } from '../heroes/brush.ts';
import { DANGER } from './danger.ts';
import { MAGIC } from './magic.ts';
import { type Marvels, SPOTS } from './spots.ts';

/** Names of one's own fall to the nearest that is known. `over` goes through the whole picture and lies behind everything, the others find a spot of their own. */
export function marvels(backdrop: Backdrop, properties: readonly string[], dangers: readonly string[]): { over: string; things: Thing[]; drawn: string[] } {
  const { stage } = backdrop;
  const at = (color: string): string => stage.palette.at(color, 1);
  const brush = brushFor({ paper: stage.paper, at, lit: stage.palette.dark, roll: stage.roll });
  // Light reaches farther than the thing that shines.
  const withoutLight: Brush = { ...brush, glow: () => '' };
  const drawn: string[] = [];
  const things: Thing[] = [];
  let over = '';
  const draw = (name: string, table: Marvels): void => {
    const found = table[name] ?? Object.entries(table).find(([known]) => sharesWord(known, name))?.[1];
    if (!found) return;
    const [spot, marvel] = found;
    const [x, y, k] = SPOTS[spot];
    drawn.push(name);
    const scale = k * stage.s;
    if (spot === 'middle') {
      over += brush.put(stage.w * x, stage.h * y, scale, marvel(brush));
      return;
    }
    const [art, solid] = [marvel(brush), marvel(withoutLight)];
    things.push({ name, x: stage.w * x, y: stage.h * y, art: brush.put(0, 0, scale, art), reach: reachOf(brush.put(0, 0, scale, solid)), ...(spot.startsWith('sky') ? { inSky: true } : {}), ...(LIVING.has(name) ? { lives: true } : {}) });
  };
  for (const name of properties) draw(name, MAGIC);
  for (const name of dangers) draw(name, DANGER);
  return { over, things, drawn };
}

/** Those that have a face. */
const LIVING = new Set(['Talking Animals', 'Living Statues', 'Sleeping Beast', 'Mischievous Imps', 'Riddling Gatekeeper']);

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[a-z]{4,}/g) ?? [];
const TOO_COMMON = new Set(['that', 'with', 'from', 'made', 'deep', 'hot']);
const sharesWord = (known: string, asked: string): boolean => {
  const words = new Set(wordsOf(asked).map((word) => word.replace(/s$/, '')));
  return wordsOf(known).some((word) => !TOO_COMMON.has(word) && words.has(word.replace(/s$/, '')));
};
