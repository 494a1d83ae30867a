/** Castles, towers, temples and monuments. */
import { shade } from '../color.ts';
import { type Build, castle, tower, windowGlow } from './masonry.ts';
import { bare, circle, ellipse, line, path, rect, starPath } from '../shapes.ts';

export const GRAND = {
  castle: (site) =>
    castle(site, site.roll.pick(['#e6d3e0', '#d9d6ea', '#ecd9c0']), site.roll.pick(['#8a5ab0', '#c95a74', '#4f79b8']), '#5a8ab8'),
  palace: (site) => castle(site, '#ecd0e6', '#e77fb0', '#7fc6d6', true),
  icepalace: (site) => castle(site, '#cfe6f6', '#8fbfe8', '#b4d8f2'),
  tower: (site) =>
    tower(site, 0, 116, 330, '#d9cfc4', '#8a5ab0') +
    line('M-40 0 Q-60 -100 -34 -190 M46 -10 Q56 -120 30 -220', site.at('#5f9a5a'), 9) +
    [
      [-50, -60],
      [-44, -130],
      [-32, -184],
      [52, -80],
      [44, -160],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 12, site.at('#e8607a'), bare))
      .join(''),
  lighthouse: (site) =>
    path('M-196 14 Q-176 -24 -130 -22 Q-100 -60 -40 -48 Q60 -64 104 -30 Q170 -34 196 14Z', site.paper.drop(site.at('#8b8794')), bare) +
    path('M-196 14 Q-150 2 -100 10 T0 8 T100 10 T196 14 Q100 26 0 24 T-196 14Z', '#ffffff', `${bare} opacity=".7"`) +
    // The keeper's hut, and a gull on its roof.
    path('M62 -34 V-92 H150 V-30Z', site.paper.drop(site.at('#fbf3e4')), bare) + path('M50 -88 L106 -136 L162 -88Z', site.paper.drop(site.at('#5a7ab0')), bare) + path('M92 -32 V-66 A14 15 0 0 1 120 -66 V-32Z', site.at('#8a5636'), bare) +
    line('M44 -44 L62 -40 M-30 -42 h-40 M-96 -30 h-26', site.at('#6f6b7a'), 4, 0.7) +
    path('M104 -138 q10 -14 26 -10 l10 -4 l-6 8 q-6 12 -22 10Z', '#fdfdfd', bare) +
    ellipse(-120, -22, 34, 10, site.at('#86a86a'), bare) + ellipse(10, -50, 26, 8, site.at('#86a86a'), bare) +
    path('M-44 -20 L-30 -320 H30 L44 -20Z', site.paper.tube(site.at('#f6efe6')), bare) +
    path('M-41 -80 L-37 -150 H37 L41 -80Z M-34 -222 L-31 -292 H31 L34 -222Z', site.at('#d9544a'), bare) +
    site.paper.glow(0, -346, 200, '#fff0b0', 0.8) +
    rect(-26, -372, 52, 50, 6, '#fff0b0', bare) +
    rect(-38, -326, 76, 12, 5, site.at('#5a5f7a'), bare) +
    path('M-36 -370 Q0 -420 36 -370Z', site.at('#d9544a'), bare) +
    windowGlow(site, 0, -200, 18, 30),
  clocktower: (site) =>
    tower(site, 0, 120, 340, '#d9c4a8', '#5a7ab0') +
    circle(0, -262, 44, '#fdf6e6', 'stroke="#a47a4a" stroke-width="8"') +
    line('M0 -262 V-292 M0 -262 L20 -250', '#4a3550', 6) +
    circle(0, -262, 5, '#4a3550', bare),
  ruins: (site) => {
    const c = site.at('#d9cdb4');
    const pillar = (x: number, tall: number, whole: boolean): string =>
      rect(x - 21, -tall, 42, tall, 0, site.paper.tube(c), bare) +
      rect(x - 30, -12, 60, 16, 4, shade(c, -0.04), bare) +
      (whole
        ? rect(x - 32, -tall - 15, 64, 18, 4, shade(c, 0.02), bare)
        : path(`M${x - 21} ${-tall + 2} l10 -16 l12 12 l10 -8 l9 14Z`, c, bare)) +
      line(`M${x - 8} ${-tall + 10} V-16 M${x + 8} ${-tall + 10} V-16`, shade(c, -0.07), 4, 0.6);
    return (
      rect(-270, -4, 560, 22, 5, shade(c, -0.05), bare) +
      rect(-240, -20, 500, 20, 5, shade(c, 0.01), bare) +
      pillar(-190, 220, true) +
      pillar(-90, 220, true) +
      pillar(10, 220, true) +
      pillar(120, 130, false) +
      pillar(210, 176, false) +
      rect(-230, -262, 280, 30, 4, c, bare) +
      path('M-240 -262 L-90 -330 L60 -262Z', site.paper.drop(c), bare) +
      path(starPath(-90, -284, 16), shade(c, -0.12), bare) +
      line('M-200 -60 q-18 -40 0 -80 q16 -30 0 -60 M20 -120 q16 -30 -2 -64', site.at('#6fa05c'), 8) +
      ellipse(160, -8, 40, 20, shade(c, -0.03), bare)
    );
  },
  pyramid: (site) => {
    const c = site.at('#e2bd7e');
    return (
      path(
        'M-330 8 L-110 -250 L100 8Z',
        site.paper.linear([
          [0, shade(c, 0.05)],
          [1, c],
        ]),
        bare,
      ) +
      path('M-110 -250 L100 8 L-20 8Z', shade(c, -0.08), bare) +
      path('M30 8 L180 -170 L330 8Z', shade(c, 0.02), bare) +
      path('M180 -170 L330 8 L236 8Z', shade(c, -0.08), bare) +
      line('M-150 -204 L-84 -204 M-192 -154 L-56 -154 M-236 -100 L-30 -100 M-282 -46 L-8 -46', shade(c, -0.06), 4, 0.5) +
      path('M-126 8 V-36 A18 20 0 0 1 -90 -36 V8Z', site.at('#7a5638'), bare) +
      path('M-110 -250 l-16 20 h30Z', '#fbe08a', bare)
    );
  },
  stones: (site) =>
    [
      [-240, 150, 62],
      [-110, 190, 58],
      [30, 170, 62],
      [160, 200, 60],
      [280, 140, 58],
    ]
      .map(([x = 0, tall = 0, w = 0]) =>
        path(
          `M${x - w / 2} 8 L${x - w * 0.42} ${-tall + 14} Q${x} ${-tall - 12} ${x + w * 0.44} ${-tall + 10} L${x + w / 2} 8Z`,
          site.paper.tube(site.at('#a8a2a8')),
          bare,
        ),
      )
      .join('') + rect(-266, -172, 190, 30, 8, site.at('#b4aeb4'), bare),
  bridge: (site) => {
    const c = site.at('#c4b5a4');
    return (
      path(
        'M-330 10 Q-170 -130 0 -136 Q170 -130 330 10 H250 Q170 -76 90 -82 A90 90 0 0 0 -90 -82 Q-170 -76 -250 10Z',
        site.paper.drop(c),
        bare,
      ) +
      line('M-310 -10 Q-160 -150 0 -156 Q160 -150 310 -10', shade(c, 0.04), 15) +
      line('M-240 -80 v24 M-170 -122 v24 M-90 -148 v24 M0 -156 v24 M90 -148 v24 M170 -122 v24 M240 -80 v24', shade(c, -0.08), 5, 0.6)
    );
  },
} satisfies Record<string, Build>;
