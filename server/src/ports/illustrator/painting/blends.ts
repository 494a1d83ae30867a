/** How one painted sheet is laid on another: the blend modes of the styles, as W3C's Compositing and Blending Level 1 defines them. */
import type { Raster } from './raster.ts';

export type Blend = 'normal' | 'multiply' | 'screen' | 'soft-light';

const softLight = (s: number, b: number): number => {
  if (s <= 0.5) return b - (1 - 2 * s) * b * (1 - b);
  return b + (2 * s - 1) * ((b <= 0.25 ? ((16 * b - 12) * b + 4) * b : Math.sqrt(b)) - b);
};

const MIXED: Readonly<Record<Blend, (source: number, backdrop: number) => number>> = {
  normal: (s) => s,
  multiply: (s, b) => s * b,
  screen: (s, b) => s + b - s * b,
  'soft-light': softLight,
};

export const BLENDS: ReadonlySet<string> = new Set(Object.keys(MIXED));

/** For each byte of the source (rows) and of the backdrop: the byte of the two mixed. */
const tables = new Map<Blend, Uint8Array>();

function tableOf(blend: Blend): Uint8Array {
  const known = tables.get(blend);
  if (known) return known;
  const table = Uint8Array.from({ length: 65_536 }, (_, i) => Math.round(255 * MIXED[blend]((i >> 8) / 255, (i & 255) / 255)));
  tables.set(blend, table);
  return table;
}

/** Lays `source` on `backdrop`, of the same size; changes the backdrop. */
export function lay({ pixels: source }: Raster, { pixels: backdrop }: Raster, blend: Blend): void {
  const mixed = tableOf(blend);
  for (let i = 0; i < source.length; i += 4) {
    const a = source[i + 3]!;
    if (a === 0) continue;
    const under = backdrop[i + 3]!;
    for (let c = i; c < i + 3; c++) {
      const s = source[c]!;
      const b = backdrop[c]!;
      if (under === 0) backdrop[c] = s;
      else {
        const [straightS, straightB] = [a === 255 ? s : Math.min(255, (s * 255) / a) | 0, under === 255 ? b : Math.min(255, (b * 255) / under) | 0];
        const both = mixed[(straightS << 8) | straightB]!;
        backdrop[c] = (s * (255 - under) + b * (255 - a) + (both * a * under) / 255) / 255 + 0.5;
      }
    }
    backdrop[i + 3] = a + (under * (255 - a)) / 255 + 0.5;
  }
}
