/** Houses of snow, and what stands before them. */
import { each, type Brush, type Hero } from './brush.ts';

/** A dome of blocks, each course narrower than the last, with a tunnel before its door. */
function dome(b: Brush, r: number, lamp: boolean): string {
  const course = (k: number): string => {
    const [low, high] = [k * r * 0.22, (k + 1) * r * 0.22];
    const half = (y: number): number => Math.sqrt(Math.max(0, r * r - y * y));
    const count = 7 - k;
    return b.stroke(`M${-half(high)} ${-high} Q0 ${-high - r * 0.09} ${half(high)} ${-high}`, '#a9c4de', 4, 0.8) +
      each(count, (i) => { const t = -1 + ((i + (k % 2 ? 1 : 0.5)) * 2) / count; return Math.abs(t) > 0.96 ? '' : b.stroke(`M${half(low) * t} ${-low - r * 0.04} L${half(high) * t * 0.98} ${-high - r * 0.05}`, '#a9c4de', 3.6, 0.7); });
  };
  return b.shape(`M${-r} 6 A${r} ${r} 0 0 1 ${r} 6Z`, '#eef6fd') + b.flat(`M${r * 0.3} 6 Q${r * 0.72} ${-r * 0.5} ${r * 0.36} ${-r * 0.93} A${r} ${r} 0 0 1 ${r} 6Z`, '#8fa8cc', 0.3) + each(4, course) +
    b.flat(`M${-r * 0.5} ${-r * 0.86} Q0 ${-r * 1.1} ${r * 0.5} ${-r * 0.86} Q0 ${-r * 0.84} ${-r * 0.5} ${-r * 0.86}Z`, '#ffffff', 0.9) +
    // The tunnel.
    b.shape(`M${-r * 0.46} 10 V${-r * 0.26} A${r * 0.46} ${r * 0.46} 0 0 1 ${r * 0.46} ${-r * 0.26} V10Z`, '#dde9f5') + b.stroke(`M${-r * 0.4} ${-r * 0.26} A${r * 0.4} ${r * 0.4} 0 0 1 ${r * 0.4} ${-r * 0.26}`, '#a9c4de', 4, 0.8) + each(5, (i) => { const a = Math.PI * (0.12 + i * 0.19); return b.stroke(`M${-Math.cos(a) * r * 0.33} ${-r * 0.26 - Math.sin(a) * r * 0.33} L${-Math.cos(a) * r * 0.45} ${-r * 0.26 - Math.sin(a) * r * 0.45}`, '#a9c4de', 3.4, 0.8); }) +
    b.flat(`M${-r * 0.3} 10 V${-r * 0.24} A${r * 0.3} ${r * 0.3} 0 0 1 ${r * 0.3} ${-r * 0.24} V10Z`, lamp ? '#ffb84a' : '#5f7a9c') + (lamp ? b.flat(`M${-r * 0.2} 10 V${-r * 0.22} A${r * 0.2} ${r * 0.2} 0 0 1 ${r * 0.2} ${-r * 0.22} V10Z`, '#ffe9ad') + b.glow(0, -r * 0.16, r * 0.7, '#ffd98a', 0.7) + b.flat(`M${-r * 0.3} 12 L${-r * 0.56} 34 H${r * 0.56} L${r * 0.3} 12Z`, '#ffe3a0', 0.35) : '');
}

const sled = ({ box, stroke, flat, ball }: Brush): string =>
  stroke('M-96 0 H74 Q104 0 104 -28', '#a4704a', 9) + stroke('M-70 0 V-26 M0 0 V-26 M60 0 V-26', '#8a5f3c', 8) + box(-92, -36, 170, 14, 5, '#b97f52') +
  box(-84, -84, 66, 50, 12, '#d9544a') + flat('M-84 -66 H-18 V-54 H-84Z', '#fdf3e0') + box(-14, -70, 50, 36, 8, '#5f8fc0') + ball(54, -52, 17, '#e0a83c') + stroke('M-96 -36 V-98', '#a4704a', 8) + stroke('M104 -28 q30 12 52 28', '#8a5f3c', 4);

export const WINTER_CAMP = {
  igloo: (b) =>
    b.put(-262, -22, 0.62, dome(b, 160, true)) + b.put(276, -30, 0.52, dome(b, 160, false)) +
    b.put(0, 0, 1.12, dome(b, 178, true)) + b.box(74, -226, 26, 62, 6, '#8f9ab0') + b.stroke('M88 -238 q-18 -26 4 -48 q18 -22 0 -44', '#ffffff', 13, 0.45) +
    // Fish drying, a lantern on a hook, the sled, blocks that are left.
    b.stroke('M-214 8 V-116 M-118 8 V-106 M-216 -112 Q-166 -92 -116 -104', '#a4754c', 7) + each(3, (i) => b.put(-196 + i * 30, -96 + i * 3, 1, b.shape('M0 0 Q14 18 4 40 L10 54 H-10 L-4 40 Q-14 18 0 0Z', ['#8fb4d0', '#e8a08a', '#a4c4d8'][i] ?? '#9bc'))) +
    b.stroke('M246 8 V-134 q0 -18 -26 -18', '#8a5f3c', 8) + b.glow(220, -118, 90, '#ffd98a', 0.9) + b.box(206, -140, 28, 40, 7, '#ffe08a') + b.flat('M200 -138 L220 -156 L240 -138Z', '#5a5468') +
    b.put(-330, 26, 0.9, sled(b)) + each(3, (i) => b.box([300, 342, 322][i] ?? 0, [-22, -18, -50][i] ?? 0, 44, 30, 6, i === 2 ? '#f4faff' : '#dde9f5')) +
    b.oval(-330, 30, 120, 13, '#c4d6ea', 0.5),
} satisfies Record<string, Hero>;
