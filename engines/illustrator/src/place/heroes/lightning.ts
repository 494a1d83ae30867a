/** Lightning with its branches, from the clouds down. */
import type { Brush } from './brush.ts';

/** @param at where its middle is, and how wide and tall it is drawn */
export function flash(stroke: Brush['stroke'], glow: Brush['glow'], at: readonly number[]): string {
  const [x = 0, y = 0, wide = 1, tall = 1] = at;
  const bolt = 'M18 -250 L-14 -150 L20 -118 L-26 -20 L8 10 L-18 120';
  const branches = 'M-14 -150 L-62 -104 L-58 -62 M20 -118 L64 -78 L60 -30 L86 0 M8 10 L44 52';
  return (
    `<g transform="translate(${x} ${y}) scale(${wide} ${tall})">` +
    glow(0, -60, 210, '#f4f0ff', 0.5) + glow(0, -240, 120, '#ffffff', 0.5) +
    stroke(`${bolt} ${branches}`, '#c9b8ff', 15, 0.35) + stroke(branches, '#fff3a8', 4.5, 0.9) + stroke(bolt, '#fff3a8', 9) + stroke(bolt, '#fffbe0', 4) +
    '</g>'
  );
}
