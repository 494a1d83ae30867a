/** Castles, towers, temples and monuments. */
import { shade } from '../color.ts';
import { type Build, castle, tower, windowGlow } from './masonry.ts';
import { bare, circle, ellipse, line, path, rect, starPath } from '../shapes.ts';
import { brushFor, each } from './heroes/brush.ts';

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
    const b = brushFor(site);
    const { box, flat, stroke, shape, post, oval, ball } = b;
    const stone = '#dcd0b8';
    const pillar = (x: number, tall: number, whole: boolean): string =>
      box(x - 33, -36, 66, 16, 4, '#cbbfa8') + post(x - 22, -tall, 44, tall - 34, stone) + stroke(`M${x - 11} ${-tall + 8} V-38 M${x} ${-tall + 8} V-38 M${x + 11} ${-tall + 8} V-38`, '#b9ac94', 3.4, 0.7) + stroke(`M${x - 21} ${-tall * 0.56} h42`, '#b9ac94', 3, 0.8) +
      (whole ? box(x - 30, -tall - 10, 60, 14, 4, '#e8dec8') + box(x - 36, -tall - 20, 72, 13, 3, '#d4c8b0') : flat(`M${x - 22} ${-tall + 3} l8 -18 l11 13 l9 -10 l8 7 l8 12Z`, '#cabda4') + oval(x - 4, -tall - 2, 22, 8, '#86a868'));
    return (
      box(-290, -4, 600, 22, 5, '#c4b8a0') + box(-262, -22, 544, 20, 4, '#d4c8b0') + path(each(9, (i) => `M${-250 + i * 64} ${i % 2 ? -4 : -22}v20`), 'none', `stroke="${site.at('#ada18a')}" stroke-width="3.4" stroke-opacity=".7"`) +
      flat('M-214 -22 V-220 H34 V-22Z', '#7f7488', 0.22) +
      pillar(-190, 220, true) + pillar(-90, 220, true) + pillar(10, 220, true) + pillar(120, 134, false) + pillar(216, 178, false) +
      box(-236, -272, 292, 36, 4, stone) + stroke('M-232 -262 H52 M-232 -246 H52', '#bfb29a', 3, 0.8) + each(7, (i) => box(-226 + i * 42, -258, 20, 11, 2, '#c9bca2')) +
      shape('M-250 -270 L-90 -348 L72 -270Z', stone) + flat('M-206 -276 L-90 -332 L28 -276Z', '#bfb29c', 0.9) + shape('M-250 -270 L-90 -348 L-90 -336 L-232 -266Z', '#efe6d2') + flat(starPath(-90, -296, 17), '#e8dcc0') + flat('M40 -286 l12 -14 l22 30 h-30Z', '#8a8278', 0.35) +
      // What has grown over it, and what has fallen down.
      stroke('M-236 -240 q-12 40 6 74 q-16 30 0 64 M52 -250 q18 40 0 76 q14 30 4 50', '#6a9a58', 7) + each(9, (i) => oval([-240, -226, -236, -222, 58, 46, 60, 50, -60][i] ?? 0, [-210, -170, -134, -104, -214, -180, -150, -128, -278][i] ?? 0, 13, 9, i % 2 ? '#7fae62' : '#6fa058')) +
      post(150, -14, 118, 34, '#d0c4ac') + oval(150, 3, 11, 17, '#e4dac4') + oval(268, 3, 11, 17, '#b9ac94') + stroke('M176 -12 V18 M206 -12 V18 M236 -12 V18', '#b4a78e', 3, 0.7) + shape('M-300 18 l14 -38 l38 6 l8 32Z', '#cabda4') + oval(-276, -18, 20, 6, '#86a868') + each(4, (i) => ball(-320 + i * 14, 12 - (i % 2) * 6, 8, ['#f2a0b4', '#fff3c4', '#b9a2f0', '#fff3c4'][i] ?? '#fff'))
    );
  },
  pyramid: (site) => {
    const b = brushFor(site);
    const { shape, flat, stroke, oval, box } = b;
    /** Courses of stones on both sides of an edge. @param left, right foot of each side */
    const one = (top: number, at: number, left: number, edge: number, right: number, rows: number): string => {
      const on = (t: number, foot: number): number => Math.round(at + (foot - at) * t);
      const y = (t: number): number => Math.round(top + (8 - top) * t);
      const courses = each(rows - 1, (i) => { const t = (i + 1) / rows; return `M${on(t, left)} ${y(t)}H${on(t, edge)}`; });
      const joints = each(rows - 1, (i) => { const t = (i + 1) / rows; const n = i + 2; return each(n - 1, (k) => { const u = (k + 0.5 + (i % 2) * 0.4) / n; return `M${Math.round(on(t, left) + (on(t, edge) - on(t, left)) * u)} ${y(t)}v${Math.round(y((i + 2) / rows) - y(t))}`; }); });
      const shaded = each(rows - 1, (i) => { const t = (i + 1) / rows; return `M${on(t, edge)} ${y(t)}H${on(t, right)}`; });
      return shape(`M${left} 8 L${at} ${top} L${edge} 8Z`, '#ecc98a') + shape(`M${at} ${top} L${right} 8 H${edge}Z`, '#b98f62') + stroke(courses, '#c9a066', 3.4, 0.75) + stroke(joints, '#c9a066', 2.6, 0.55) + stroke(shaded, '#9a7450', 3.4, 0.6) + stroke(`M${at} ${top} L${edge} 8`, '#f9e2ae', 4, 0.7);
    };
    return (
      one(-178, 190, 34, 250, 338, 8) + one(-262, -110, -338, 2, 104, 11) +
      flat('M-124 -246 L-110 -262 L-97 -241 L-105 -230Z', '#fff0bc') + flat('M-110 -262 L-97 -241 L-88 -234 L-96 -248Z', '#e0b860') +
      shape('M-170 10 V-62 H-66 V10Z', '#d9b478') + shape('M-180 -58 H-56 L-66 -78 H-170Z', '#efd094') + flat('M-142 8 V-34 A24 26 0 0 1 -94 -34 V8Z', '#5f4334') + b.glow(-118, -10, 40, '#ffd98a', 0.6) + stroke('M-160 -50 v50 M-76 -50 v50', '#b98f5a', 5) +
      box(-206, -18, 24, 28, 3, '#d9b478') + box(-54, -18, 24, 28, 3, '#d9b478') + each(2, (i) => b.glow(i ? -42 : -194, -34, 34, '#ffb84a', 0.8) + flat(`M${i ? -52 : -204} -20 q10 -34 20 0Z`, '#ff8a3d')) +
      oval(-250, 12, 100, 13, '#e8c98c') + oval(160, 12, 190, 14, '#e4c486') + box(134, -14, 30, 20, 4, '#d9b478') + box(160, -6, 24, 14, 3, '#c9a066')
    );
  },
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
