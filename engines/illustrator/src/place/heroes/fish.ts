/** A fish near enough for its stripes and its eye to be seen, in the sea and behind glass. */
import type { Brush } from './brush.ts';

/** A fish that swims to the left. */
export const fish = (b: Brush, x: number, y: number, k: number, color: string, stripe: string): string =>
  b.put(x, y, k,
    b.shape('M-52 0 Q-30 -36 14 -26 Q34 -18 44 -4 L74 -28 Q66 0 76 28 L44 6 Q30 24 8 28 Q-30 34 -52 0Z', color) + b.flat('M-8 -29 Q12 -58 30 -22Z M-4 29 Q8 48 22 22Z', b.darker(color, 0.07)) +
    b.flat('M-14 -29 Q-2 0 -14 30 L-2 30 Q10 0 -2 -29Z M20 -24 Q30 0 20 25 L28 21 Q36 0 28 -20Z', stripe, 0.85) + b.ball(-32, -7, 8, '#ffffff') + b.ball(-34, -7, 5, '#2a2440') + b.oval(-24, 10, 7, 4, '#ff9ab0', 0.6) + b.flat('M-6 2 Q14 -4 16 12 Q4 14 -6 8Z', b.darker(color, 0.05)));
