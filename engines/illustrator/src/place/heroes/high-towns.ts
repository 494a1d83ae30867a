/** Towns that grew: of coral, of tree trunks, of light on the clouds, and the bells of the moon. */
import { each, type Hero } from './brush.ts';

const CORALS = ['#f08a7a', '#f2b25a', '#d97ab8', '#f29aa8', '#a98ad8'] as const;

export const HIGH_TOWNS = {
  coraltowers: ({ stroke, ball, glow, oval, pane }) =>
    each(5, (i) => {
      const [x = 0, tall = 300] = [[-350, 330], [-180, 470], [20, 400], [200, 540], [370, 300]][i] ?? [];
      const color = CORALS[i] ?? '#f08a7a';
      const trunk = 74 - (i % 2) * 12;
      return (
        stroke(`M${x} 10 V${-tall}`, color, trunk) +
        stroke(`M${x} ${-tall * 0.52} q${i % 2 ? 96 : -96} -20 ${i % 2 ? 100 : -100} ${-tall * 0.36} M${x} ${-tall * 0.72} q${i % 2 ? -74 : 74} -16 ${i % 2 ? -78 : 78} ${-tall * 0.26}`, color, trunk * 0.62) +
        [[0, -tall], [i % 2 ? 100 : -100, -tall * 0.88], [i % 2 ? -78 : 78, -tall * 0.98]].map(([dx = 0, y = 0]) => ball(x + dx, y, trunk * 0.36, '#fff0e0')).join('') +
        each(4, (k) => glow(x, -60 - k * (tall / 5), 40, '#ffe08a', 0.5) + (k ? oval(x, -60 - k * (tall / 5), 17, 21, '#ffe9b0') + stroke(`M${x - 17} ${-60 - k * (tall / 5)} h34`, '#c98a5a', 4) : pane(x, -70, 40, 62)))
      );
    }) +
    stroke('M-180 -220 Q-80 -170 20 -210 M20 -280 Q110 -230 200 -270', '#f6dcc4', 11) + each(8, (i) => ball(-150 + i * 48, -196 + Math.abs(3.5 - i) * -4, 7, '#fff3c4')),
  cloudspires: ({ shape, oval, ball, pane, stroke, glow }) =>
    each(5, (i) => {
      const [x = 0, tall = 300, wide = 60] = [[-330, 300, 62], [-170, 430, 70], [0, 560, 84], [170, 400, 70], [330, 280, 60]][i] ?? [];
      return (
        shape(`M${x - wide} 10 Q${x - wide * 0.5} ${-tall * 0.5} ${x - wide * 0.34} ${-tall} H${x + wide * 0.34} Q${x + wide * 0.5} ${-tall * 0.5} ${x + wide} 10Z`, '#f2f0fb') +
        shape(`M${x - wide * 0.62} ${-tall + 6} Q${x} ${-tall - 60} ${x} ${-tall - 130} Q${x} ${-tall - 60} ${x + wide * 0.62} ${-tall + 6}Z`, ['#8fb8e8', '#b49ae0', '#f0a4b8', '#8fb8e8', '#b49ae0'][i] ?? '#8be') +
        ball(x, -tall - 132, 9, '#ffe27a') + oval(x, -tall * 0.56, wide * 0.94, 17, '#dcd6f0') + stroke(`M${x - wide * 0.9} ${-tall * 0.56 - 22} h${wide * 1.8}`, '#c9bfe6', 5) +
        pane(x, -tall * 0.84, 24, 44) + pane(x, -tall * 0.34, 28, 48)
      );
    }) +
    stroke('M-300 -150 Q-240 -110 -190 -170 M-140 -210 Q-80 -150 -40 -240 M40 -240 Q90 -150 140 -200 M190 -160 Q250 -110 300 -140', '#e6def6', 16) + glow(0, -690, 130, '#fff3c4', 0.8),
  elfhomes: ({ shape, flat, oval, stroke, ball, glow, pane, put }) =>
    each(3, (i) =>
      put([-350, 0, 350][i] ?? 0, [0, 10, 2][i] ?? 0, [0.92, 1.14, 0.88][i] ?? 1,
        shape('M-92 10 C-60 -120 -70 -260 -78 -350 H78 C70 -260 60 -120 96 10 Q60 -6 30 12 Q0 -4 -30 12 Q-60 -6 -92 10Z', '#8f6a4a') +
          stroke('M-40 -20 C-20 -140 -36 -240 -40 -330 M44 -10 C24 -130 34 -240 40 -330', '#74543a', 7, 0.7) +
          shape('M-150 -330 Q-60 -560 0 -600 Q60 -560 150 -330 Q0 -380 -150 -330Z', ['#6f9a54', '#86b05f', '#5f8f6a'][i] ?? '#7a5') + each(5, (k) => flat(`M${-130 + k * 58} -342 q26 44 52 0Z`, ['#7fae62', '#97c070', '#72a47c'][i] ?? '#8b6')) +
          flat('M-38 8 V-76 A38 44 0 0 1 38 -76 V8Z', '#5a3a2c') + flat('M-30 8 V-72 A30 36 0 0 1 30 -72 V8Z', ['#c9744a', '#5f8fb4', '#b4607a'][i] ?? '#c74') + ball(18, -44, 6, '#ffe27a') +
          pane(-30, -220, 34, 46) + pane(32, -270, 30, 40) + oval(0, -150, 84, 15, '#a4784f') + stroke('M-78 -152 V-196 M78 -152 V-196 M-78 -192 H78', '#a4784f', 7))) +
    stroke('M-280 -136 Q-180 -60 -92 -160 M92 -160 Q180 -60 280 -130 M-280 -176 Q-180 -100 -92 -200 M92 -200 Q180 -100 280 -170', '#b98f5f', 8) +
    each(10, (i) => stroke(`M${(i < 5 ? -268 : 108) + (i % 5) * 38} ${[-132, -106, -96, -106, -136][i % 5]} v-40`, '#b98f5f', 5)) +
    each(4, (i) => glow([-190, 190, -430, 430][i] ?? 0, [-210, -210, -250, -250][i] ?? 0, 60, '#ffd98a', 0.8) + ball([-190, 190, -430, 430][i] ?? 0, [-210, -210, -250, -250][i] ?? 0, 13, '#fff3c4')),
  moonbells: ({ stroke, shape, glow, ball, oval }) =>
    each(6, (i) => {
      const [x, tall, s] = [-340 + i * 136, [230, 340, 280, 390, 300, 220][i] ?? 280, i % 2 ? 1 : -1];
      const [bx, by] = [x + s * 74, -tall + 46];
      return (
        stroke(`M${x} 8 Q${x - s * 26} ${-tall * 0.6} ${x + s * 20} ${-tall} Q${x + s * 60} ${-tall - 30} ${bx} ${by - 30}`, '#7fb4a4', 11) +
        shape(`M${x - 4} ${-tall * 0.3} q${-s * 74} -16 ${-s * 96} -74 q${s * 74} 4 ${s * 96} 74Z`, '#8fc4b0') +
        glow(bx, by + 30, 104, '#dfe4ff', 0.75) + shape(`M${bx} ${by - 36} C${bx + 48} ${by - 30} ${bx + 42} ${by + 30} ${bx + 62} ${by + 56} Q${bx + 30} ${by + 46} ${bx} ${by + 62} Q${bx - 30} ${by + 46} ${bx - 62} ${by + 56} C${bx - 42} ${by + 30} ${bx - 48} ${by - 30} ${bx} ${by - 36}Z`, ['#f2f0ff', '#d9e4ff', '#f6e4ff'][i % 3] ?? '#fff') +
        ball(bx, by + 66, 12, '#ffe9a0')
      );
    }) + each(5, (i) => oval(-380 + i * 190, 12, 70, 13, '#9fc4b8')),
} satisfies Record<string, Hero>;
