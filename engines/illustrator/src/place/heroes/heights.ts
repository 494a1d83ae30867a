/** Valleys, peaks and the sky above them, and what people cut out of stone. */
import { each, type Hero } from './brush.ts';

export const HEIGHTS = {
  mistfall: ({ shape, oval, flat, ball }) =>
    ball(0, -250, 74, '#fff3c4') +
    shape('M-620 30 C-560 -200 -480 -330 -400 -340 C-330 -330 -300 -190 -210 -110 C-150 -50 -90 -10 -20 30Z', '#6f9a80') +
    shape('M620 30 C570 -230 500 -370 410 -386 C330 -370 300 -210 210 -130 C150 -70 90 -20 20 30Z', '#5f8a78') +
    each(11, (i) => {
      const x = [-530, -470, -420, -360, -290, -220, 520, 460, 400, 330, 250][i] ?? 0;
      const y = [-20, -120, -200, -90, -40, 0, -30, -140, -210, -70, -10][i] ?? 0;
      return flat(`M${x - 26} ${y} L${x} ${y - 86} L${x + 26} ${y}Z`, '#4f7a68', 0.8);
    }) +
    each(5, (i) => oval([-250, 230, -60, 120, 0][i] ?? 0, [-120, -150, -60, -36, 4][i] ?? 0, [250, 260, 300, 300, 420][i] ?? 300, [24, 24, 30, 26, 36][i] ?? 30, '#ffffff', 0.55)),
  cloudpeak: ({ shape, flat, oval, stroke }) =>
    shape('M-520 60 L-290 -250 Q-270 -272 -250 -250 L-40 60Z M60 60 L270 -210 Q288 -230 306 -210 L520 60Z', '#8f9ac0') +
    flat('M-346 -172 L-290 -250 Q-270 -272 -250 -250 L-196 -170 L-240 -190 L-272 -158 L-304 -186Z M214 -138 L270 -210 Q288 -230 306 -210 L362 -136 L316 -156 L290 -128 L260 -152Z', '#f6f9ff') +
    shape('M-300 60 L-26 -424 Q0 -456 26 -424 L300 60Z', '#7c88b4') +
    flat('M12 -440 Q20 -436 26 -424 L300 60 H120 L40 -180Z', '#66729e', 0.6) +
    flat('M-104 -286 L-26 -424 Q0 -456 26 -424 L104 -286 L52 -318 L10 -262 L-40 -310Z', '#fbfdff') +
    stroke('M0 -440 V-520', '#8a5f3c', 7) +
    flat('M2 -520 L66 -502 L2 -482Z', '#e8605a') +
    each(4, (i) => oval([-280, 260, -60, 140][i] ?? 0, [-40, -30, -110, 20][i] ?? 0, [230, 240, 200, 320][i] ?? 200, 26, '#ffffff', 0.75)),
  spiral: ({ site, glow }) => {
    const arm = (from: number): string =>
      Array.from({ length: 46 }, (_, i) => {
        const [angle, r] = [from + i * 0.2, 34 + i * 9.6];
        return `${i ? 'L' : 'M'}${(Math.cos(angle) * r).toFixed(0)} ${(-330 + Math.sin(angle) * r * 0.46).toFixed(0)}`;
      }).join(' ');
    return (
      [0, 2.1, 4.2].map((from, i) => {
        const color = site.at(['#8f9cc4', '#b4bedc', '#dfe5f4'][i] ?? '#dfe5f4');
        return `<path d="${arm(from)}" fill="none" stroke="${color}" stroke-width="${[54, 44, 34][i]}" stroke-linecap="round" stroke-linejoin="round"/>`;
      }).join('') + glow(0, -330, 190, '#fff6d0', 1)
    );
  },
  amphitheater: ({ shape, stroke, box, post, oval }) =>
    each(6, (i) => {
      const [wide, tall] = [430 - i * 52, 310 - i * 44];
      return shape(`M${-wide} 0 A${wide} ${tall} 0 0 1 ${wide} 0Z`, i % 2 ? '#b9a884' : '#eadfc8');
    }) +
    each(5, (i) => {
      const angle = Math.PI * (0.14 + i * 0.18);
      const at = (wide: number, tall: number): string => `${(Math.cos(angle) * wide).toFixed(0)} ${(-Math.sin(angle) * tall).toFixed(0)}`;
      return stroke(`M${at(424, 304)} L${at(176, 96)}`, '#a4926e', 9, 0.8);
    }) +
    shape('M-170 0 A170 90 0 0 1 170 0Z', '#f3e4bc') +
    oval(0, 2, 440, 30, '#e6d3a4') +
    each(2, (i) => post(i ? 372 : -412, -236, 40, 240, '#e4d8c0') + box(i ? 362 : -422, -256, 60, 24, 5, '#f0e6d2') + box(i ? 362 : -422, -10, 60, 20, 5, '#cfc2a6')) +
    stroke('M-402 -200 q-20 60 6 110 M386 -170 q24 50 2 100', '#7fa86c', 9),
  marbleblocks: ({ box, stroke, put, ball }) =>
    each(7, (i) =>
      put(
        [-330, -180, -255, 140, 290, 220, 0][i] ?? 0,
        [0, 0, -120, 0, 0, -120, 0][i] ?? 0,
        i === 6 ? 1.2 : 1,
        box(-68, -116, 136, 120, 6, i % 2 ? '#f4eef0' : '#e6dfe8') +
          stroke('M-60 -90 q30 20 50 0 t60 10 M-50 -30 q40 -20 60 6', '#b9b0c4', 5, 0.6),
      ),
    ) +
    stroke('M-96 10 L0 -446 L96 10 M0 -446 L44 -120', '#a4764a', 17) +
    stroke('M0 -420 V-340 M0 -340 L-62 -286 M0 -340 L62 -286', '#7a6a5a', 6) +
    box(-72, -290, 144, 104, 6, '#f4eef0') +
    stroke('M-60 -262 q30 20 54 0 t62 10 M-46 -214 q40 -20 64 6', '#b9b0c4', 5, 0.6) +
    ball(0, -424, 22, '#c98a4a'),
} satisfies Record<string, Hero>;
