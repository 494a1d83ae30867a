/** The thing that a passage is about stands among those who are there, as one of them: nobody stands before it, and it hides nobody. */
import type { Paper } from '../paper.ts';
import { onTheGround } from '../props/on-the-ground.ts';
import { PROPS } from '../props/props.ts';
import { moved } from '../shapes.ts';
import type { Figure } from '../character/figure.ts';
import { reachOf } from './reach.ts';
import type { Sized } from './layout.ts';

/** Too big to lie at somebody's feet, and nothing to lean behind people. */
const STANDS: ReadonlySet<string> = new Set(['picnic', 'chest', 'woodenchest', 'campfire', 'stove', 'barrel', 'table', 'chair', 'cupboard', 'bath', 'log', 'cart', 'bicycle', 'bush', 'pump', 'bench', 'piano', 'machine', 'washingmachine', 'sewingmachine', 'slotmachine', 'barrelorgan', 'weathermachine', 'dreammachine', 'timemachine', 'friendmachine', 'weighingmachine', 'polishingmachine', 'roller', 'popcornmachine', 'coffeemachine', 'bubblemachine', 'flyingmachine', 'flossmachine', 'rocket', 'tent', 'snowman', 'cake', 'musicbox', 'dishes', 'sandcastle', 'blocktower']);
/** Stands on a table where it is what all look at. */
const ON_A_TABLE: ReadonlySet<string> = new Set(['cake', 'musicbox', 'coffeemachine']);
/** With more people there is room for it only beside or behind them. */
const MOST = 4;

/** It stands before them all. */
const NEAR = 1.3;
/** Nearly as tall as those who made it or go in. */
const AS_BUILT: Readonly<Record<string, number>> = { picnic: 1.5, snowman: 2.1, tent: 2, rocket: 1.9, cupboard: 1.6, sandcastle: 1.35, blocktower: 1.3 };

export const isCentrepiece = (prop: string, people: number): boolean => STANDS.has(prop) && people > 0 && people <= MOST;

/** Where things stand on a table, and how large, by their number. */
const ON_TOP: readonly (readonly (readonly [x: number, size: number])[])[] = [[], [[0, 0.74]], [[-38, 0.66], [38, 0.66]], [[-52, 0.52], [0, 0.56], [52, 0.52]]];
const TABLE_TOP = -77;
/** Nothing hangs over its edge. */
const WIDEST_ON_TOP = 134;

function laid(paper: Paper, things: readonly string[]): string {
  const spots = ON_TOP[things.length] ?? [];
  const put = (thing: string, i: number): string => {
    const art = onTheGround(paper, thing);
    const { left, right } = reachOf(art);
    const [x, size] = spots[i] ?? [0, 0.5];
    return moved(x, TABLE_TOP, Math.min(size, WIDEST_ON_TOP / things.length / (right - left)), art);
  };
  return (PROPS['table']?.draw(paper) ?? '') + things.map(put).join('');
}

/** Three and more sit at a larger table, and round a larger cloth. */
const FOR_MANY: Readonly<Record<string, number>> = { table: 1.5, picnic: 1.7 };

/** In units of figures: a child is about 400 tall. @param onTable what stands on it where it is a table */
export function centrepiece(paper: Paper, prop: string, onTable: readonly string[] = [], people = 1): Sized {
  const alone = PROPS[prop]?.draw(paper) ?? '';
  const [size, art] = onTable.length ? [1.6, laid(paper, onTable)] : ON_A_TABLE.has(prop) ? [1.5, (PROPS['table']?.draw(paper) ?? '') + moved(0, -76, 0.92, alone)] : [PROPS[prop]?.onGround ?? 0.9, alone];
  const k = size * (AS_BUILT[prop] ?? NEAR) * (people > 2 && (prop === 'picnic' || onTable.length) ? (FOR_MANY[prop] ?? 1) : 1);
  const { left, right, top } = reachOf(art);
  const figure: Figure = {
    art: moved(0, 0, k, art),
    aura: '',
    face: { x: ((left + right) / 2) * k, y: (top / 2) * k, r: Math.min(right - left, -top) * 0.42 * k },
    box: { left: left * k, right: right * k, top: top * k },
    cut: 0,
    floats: 0,
  };
  return { figure, size: 1, extra: 'thing' };
}
