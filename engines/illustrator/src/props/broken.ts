/** Things that are broken: which of them the words say are, and the crack, the tear or the break that is seen. */
import type { Paper } from '../paper.ts';
import { reachOf } from '../scene/reach.ts';
import { group, line, path } from '../shapes.ts';
import { BREAKS, type Break } from './breakable.ts';
import { THING_WORDS } from './things.ts';

const HOW = 'broken|cracked|chipped|torn|snapped|split|ripped|smashed';
export interface Broken {
  how: Break;
  /** the word of the story for it */
  said: string;
}

const MENDED = /\b(?:mended|repaired|glued|as good as new|put (?:it|them) (?:back )?together|sewed|sewn up|patched)\b/i;

/** @returns of the things that are shown those that the words say are broken, unless they are mended there */
export function brokenTold(props: readonly string[], text: string): ReadonlyMap<string, Broken> {
  const found = new Map<string, Broken>();
  if (MENDED.test(text)) return found;
  for (const prop of props) {
    const how = BREAKS[prop];
    if (!how) continue;
    for (const [name, words] of THING_WORDS) {
      if (name !== prop) continue;
      const match = new RegExp(`\\b(${HOW})\\s+(?:[a-z]+\\s+)?(?:${words.source})|(?:${words.source})\\s+(?:was|were|is|had been|had got)\\s+(?:all |quite |badly )?(${HOW})\\b`, 'i').exec(text);
      const said = (match?.[1] ?? match?.[2])?.toLowerCase();
      if (said) found.set(prop, { how, said });
    }
  }
  return found;
}

const DARK = '#4a3442';

/** A zigzag from the rim down, as a share of the thing's size. */
function crack({ left, right, top, bottom }: ReturnType<typeof reachOf>): string {
  const [w, h] = [right - left, bottom - top];
  const [x, y] = [left + w * 0.54, top + h * 0.14];
  const zig = `M${x} ${y} l${w * 0.07} ${h * 0.15} l${-w * 0.12} ${h * 0.12} l${w * 0.1} ${h * 0.16} l${-w * 0.08} ${h * 0.14}`;
  const s = Math.min(w, h) / 100;
  return line(zig, '#ffffff', 6.5 * s, 0.55) + line(`${zig} M${x - w * 0.05} ${y + h * 0.27} l${-w * 0.13} ${h * 0.07} M${x + w * 0.05} ${y + h * 0.43} l${w * 0.12} ${h * 0.04}`, DARK, 4 * s, 0.85);
}

/** A slit that stands open, with a thread or two. */
function tear(name: string, { left, right, top, bottom }: ReturnType<typeof reachOf>): string {
  const w = right - left;
  // A kite has a tail and an umbrella a shaft: the cloth is above.
  const h = Math.min(bottom - top, w * 0.8);
  const [x, y] = [left + w * 0.6, top + h * (name === 'umbrella' ? 0.1 : 0.32)];
  const s = Math.min(w, h) / 100;
  return (
    path(`M${x} ${y} l${w * 0.05} ${h * 0.09} l${-w * 0.05} ${h * 0.06} l${w * 0.05} ${h * 0.08} l${-w * 0.07} ${h * 0.09} l${-w * 0.02} ${-h * 0.1} l${-w * 0.06} ${-h * 0.06} l${w * 0.04} ${-h * 0.07}Z`, DARK, 'stroke="none" opacity=".78"') +
    line(`M${x - w * 0.05} ${y + h * 0.14} l${w * 0.1} ${-h * 0.02} M${x - w * 0.03} ${y + h * 0.24} l${w * 0.07} ${h * 0.01}`, '#fff6e6', 2.4 * s, 0.9)
  );
}

/** The far half hangs down from where it broke. */
function snap(paper: Paper, art: string, { left, right, top, bottom }: ReturnType<typeof reachOf>): string {
  const upright = bottom - top > right - left;
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const teeth = upright
    ? `${right + 60} ${y} L${x + 14} ${y - 9} L${x + 4} ${y + 8} L${x - 5} ${y - 9} L${left - 60} ${y + 5}`
    : `${x} ${bottom + 60} L${x + 9} ${y + 12} L${x - 8} ${y + 4} L${x + 9} ${y - 6} L${x - 4} ${top - 60}`;
  const [near, far] = upright
    ? [`M${left - 60} ${bottom + 60} H${right + 60} V${y} L${teeth}Z`, `M${left - 60} ${top - 60} H${right + 60} V${y} L${teeth}Z`]
    : [`M${left - 60} ${top - 60} V${bottom + 60} H${x} L${teeth}Z`, `M${right + 60} ${top - 60} V${bottom + 60} H${x} L${teeth}Z`];
  const half = (d: string): string => group(`clip-path="${paper.clip(`<path d="${d}"/>`)}"`, art);
  return half(near) + group(`transform="translate(${upright ? 9 : 5} ${upright ? 4 : 3}) rotate(${upright ? 26 : 18} ${x} ${y})"`, half(far));
}

/** Their glass is above a handle or below a ring; of all others what is below the steam and the lid cracks. */
const ABOVE: ReadonlySet<string> = new Set(['mirror', 'lantern', 'watch', 'clock', 'bell', 'egg']);

export function drawBroken(paper: Paper, name: string, how: Break, art: string): string {
  const whole = reachOf(art);
  const reach = how === 'crack' && !ABOVE.has(name) ? { ...whole, top: Math.max(whole.top, whole.bottom - (whole.right - whole.left) * 0.74) } : whole;
  return how === 'snap' ? snap(paper, art, reach) : art + (how === 'crack' ? crack(reach) : tear(name, reach));
}
