/** Volcanoes, waterfalls, crystals, ponds and other things nobody built. */
import { cliffs } from './cliffs.ts';
import { shade } from '../color.ts';
import type { Build } from './masonry.ts';
import { bare, circle, ellipse, line, path, rect, starPath } from '../shapes.ts';
import { dice } from '../dice.ts';
import { brushFor, each } from './heroes/brush.ts';
import { cluster } from './outlines.ts';

export const NATURE = {
  volcano: (site) => {
    const b = brushFor(site);
    const { shape, flat, stroke, glow, ball } = b;
    const roll = dice('volcano');
    const puff = (x: number, y: number, r: number, tone: string): string => path(cluster(x, y, r, r * 0.86, 8, roll), tone, `${bare} fill-opacity=".62"`);
    return (
      glow(0, -320, 230, '#ffb45a', 0.9) + puff(10, -392, 44, '#e4ccd4') + puff(54, -452, 54, '#eedde2') + puff(-18, -488, 50, '#f6eaec') + puff(44, -540, 40, '#fbf3f2') +
      shape('M-360 30 C-236 -10 -206 -110 -160 -176 C-124 -236 -104 -290 -72 -304 Q-40 -322 0 -314 Q40 -322 72 -304 C110 -280 128 -226 166 -164 C206 -106 236 -14 360 30Z', '#7a5a68') +
      flat('M72 -304 C110 -280 128 -226 166 -164 C206 -106 236 -14 360 30 H150 C160 -20 96 -70 118 -134 C92 -160 70 -230 40 -300Z', '#4f3a54', 0.5) +
      flat('M-72 -304 C-104 -290 -124 -236 -160 -176 C-206 -110 -236 -10 -360 30 H-250 C-200 -10 -190 -70 -146 -110 C-150 -170 -96 -230 -72 -304Z', '#a07f84', 0.5) +
      stroke('M-120 -190 Q-140 -110 -210 -30 M-70 -250 Q-96 -150 -104 -60 M88 -220 Q104 -120 164 -40 M130 -150 Q170 -70 230 -10 M-170 -110 Q-200 -60 -250 -20', '#5f4556', 6, 0.5) +
      flat('M-76 -302 Q-40 -326 0 -318 Q40 -326 76 -302 Q44 -284 0 -286 Q-44 -284 -76 -302Z', '#4a3348') + flat('M-60 -302 Q0 -318 60 -302 Q0 -288 -60 -302Z', '#ff8a3d') +
      flat('M-50 -298 Q0 -288 54 -300 Q62 -262 48 -236 Q44 -196 62 -160 Q78 -120 60 -86 Q52 -124 34 -150 Q20 -186 24 -226 Q12 -206 10 -170 Q20 -120 4 -64 Q-8 -20 10 16 Q-34 -4 -26 -56 Q-8 -120 -20 -170 Q-22 -216 -32 -232 Q-42 -206 -60 -186 Q-52 -238 -50 -298Z', '#ff7a34') +
      flat('M-38 -298 Q0 -290 40 -299 Q44 -270 36 -240 Q24 -262 12 -262 Q0 -240 -2 -190 Q4 -130 -12 -66 Q-12 -130 -6 -168 Q-10 -230 -26 -256 Q-34 -270 -38 -298Z', '#ffd36a') +
      shape('M-400 34 Q-372 -22 -322 -8 Q-280 -34 -240 6 Q-300 40 -400 34Z M400 34 Q376 -16 326 -6 Q286 -30 250 8 Q310 40 400 34Z', '#6a4f60') + each(5, (i) => ball([-170, -130, 150, 196, 110][i] ?? 0, 18, [16, 10, 18, 11, 9][i] ?? 10, '#654b5c')) +
      each(7, (i) => ball([-40, 30, 64, -70, 10, 90, -20][i] ?? 0, [-350, -366, -340, -336, -408, -372, -430][i] ?? 0, [6, 5, 4, 4, 4, 3, 3][i] ?? 4, '#ffd36a'))
    );
  },
  waterfall: (site) => {
    const { paper } = site;
    const mist = ([[-104, -6, 34], [-50, 6, 44], [10, 8, 50], [70, 4, 42], [116, -4, 28]] as const).map(([x, y, r]) => ellipse(x, y, r, r * 0.56, '#ffffff', `${bare} opacity=".72"`)).join('');
    return (
      cliffs(site, { rock: '#8d9590', ledge: '#6fae5c' }) +
      ellipse(0, 22, 190, 24, site.at('#8fd0e4'), bare) +
      path(
        'M-56 -346 Q0 -330 56 -346 C66 -280 62 -210 74 -190 C84 -120 84 -60 90 18 H-90 C-84 -60 -84 -120 -74 -190 C-62 -210 -66 -280 -56 -346Z',
        paper.linear([
          [0, '#eafcff', 0.98],
          [0.6, '#a9e0f0', 0.95],
          [1, '#f4ffff', 0.96],
        ]),
        bare,
      ) +
      path('M-74 -190 C-50 -204 -30 -186 -8 -196 C20 -206 44 -184 74 -190 C60 -174 30 -178 6 -180 C-22 -182 -50 -172 -74 -190Z', '#ffffff', `${bare} opacity=".75"`) +
      line('M-34 -322 Q-38 -260 -42 -214 M-6 -328 Q-4 -260 -6 -216 M28 -322 Q34 -260 38 -212 M-54 -170 Q-56 -80 -62 -6 M-18 -172 Q-18 -80 -20 -2 M18 -172 Q24 -80 26 -2 M52 -170 Q58 -80 62 -6', '#ffffff', 6, 0.7) +
      mist
    );
  },
  crystals: (site) =>
    [
      [-150, 150, 40, '#8fc9f0', -12],
      [-80, 240, 50, '#c9a4f2', -4],
      [10, 180, 44, '#f2a4d0', 6],
      [90, 260, 54, '#8ff0e0', 4],
      [170, 140, 40, '#b9a4f2', 14],
    ]
      .map(([x, tall, w, c, lean]) => {
        const X = Number(x);
        const t = Number(tall);
        const k = Number(w);
        const color = site.at(String(c));
        return (
          site.paper.glow(X, -t * 0.5, t * 0.8, String(c), 0.35) +
          `<g transform="translate(${X} 10) rotate(${lean})">${path(`M0 ${-t} L${k} ${-t * 0.74} L${k * 0.7} 0 H${-k * 0.7} L${-k} ${-t * 0.74}Z`, site.paper.tube(color), bare)}` +
          `${path(`M0 ${-t} L${-k} ${-t * 0.74} L${-k * 0.2} ${-t * 0.7}Z`, '#ffffff', 'stroke="none" opacity=".5"')}` +
          `${path(`M${-k * 0.2} ${-t * 0.7} L0 ${-t} L${k * 0.1} 0 H${-k * 0.3}Z`, '#ffffff', 'stroke="none" opacity=".16"')}</g>`
        );
      })
      .join(''),
  hedges: (site) =>
    [
      [-330, 150, 170],
      [-150, 96, 120],
      [190, 100, 130],
      [340, 150, 180],
    ]
      .map(
        ([x = 0, tall = 0, w = 0]) =>
          rect(x - w / 2, -tall, w, tall + 10, 26, site.paper.drop(site.at('#5f9a58')), bare) +
          [-0.3, 0.05, 0.34].map((t) => circle(x + t * w, -tall * 0.6, 9, site.at('#f6b6cc'), bare)).join(''),
      )
      .join('') +
    path('M-64 8 V-110 A64 66 0 0 1 64 -110 V8 H38 V-106 A38 42 0 0 0 -38 -106 V8Z', site.paper.drop(site.at('#548f52')), bare) +
    [-56, -30, 0, 30, 56].map((x) => circle(x, -150 + Math.abs(x) * 0.5, 10, site.at('#ff9fbe'), bare)).join(''),
  mesa: (site) => {
    const c = site.at('#cf8a5c');
    return (
      path('M-420 10 L-390 -150 Q-300 -180 -200 -160 L-170 10Z', site.paper.drop(c), bare) +
      path('M150 10 L190 -210 Q270 -236 340 -214 L390 10Z', site.paper.drop(shade(c, 0.02)), bare) +
      line(
        'M-398 -100 Q-290 -116 -188 -104 M-406 -50 Q-290 -66 -180 -54 M182 -150 Q270 -168 352 -150 M172 -84 Q270 -102 366 -84',
        shade(c, -0.07),
        8,
        0.6,
      ) +
      // Rubble at the foot: a rock that ends in a straight line hovers over the sand.
      path('M-470 16 Q-440 -34 -396 -16 Q-352 -46 -310 -14 Q-264 -40 -222 -12 Q-176 -36 -130 16 Q-300 30 -470 16Z', shade(c, -0.05), bare) +
      path('M104 16 Q142 -38 190 -14 Q236 -48 282 -14 Q326 -40 366 -12 Q408 -32 440 16 Q270 32 104 16Z', shade(c, -0.05), bare) +
      circle(-120, 4, 13, shade(c, -0.02), bare) + circle(76, 8, 16, shade(c, -0.03), bare)
    );
  },
  pumpkins: (site) =>
    [
      [-280, 0.9],
      [-200, 0.6],
      [250, 1],
      [330, 0.66],
    ]
      .map(
        ([x = 0, k = 1]) =>
          `<g transform="translate(${x} 10) scale(${k})">${ellipse(-24, -34, 32, 34, site.at('#d9762c'), bare)}` +
          `${ellipse(24, -34, 32, 34, site.at('#d9762c'), bare)}` +
          `${ellipse(0, -34, 28, 37, site.paper.ball(site.at('#ee8a35')), bare)}` +
          `${path('M-6 -68 Q-4 -86 10 -92 L16 -82 Q6 -78 6 -66Z', site.at('#5f8a45'), bare)}</g>`,
      )
      .join(''),
  pond: (site) =>
    ellipse(
      -40,
      26,
      250,
      44,
      site.paper.linear([
        [0, site.at('#a9dcec')],
        [1, site.at('#5fa8cc')],
      ]),
      bare,
    ) +
    line('M-180 18 h70 M-20 34 h90 M60 14 h50', '#ffffff', 4, 0.6) +
    [
      [-120, 34],
      [30, 16],
      [110, 36],
    ]
      .map(([x = 0, y = 0]) => ellipse(x, y, 24, 8, site.at('#6fae5c'), bare) + circle(x + 4, y - 6, 6, site.at('#f6b6cc'), bare))
      .join(''),
  /** Old stones between low railings, two lamps that somebody has lit, and flowers: a quiet place, not an empty one. */
  graves: (site) => {
    const iron = site.at('#5a5670');
    const railing = (from: number, to: number): string =>
      line(`M${from} -36 H${to} M${from} -72 H${to}`, iron, 6) +
      Array.from({ length: Math.round((to - from) / 26) + 1 }, (_, i) => line(`M${from + i * 26} 4 V-86`, iron, 5) + path(`M${from + i * 26 - 7} -84 l7 -18 l7 18Z`, iron, bare)).join('');
    const lamp = (x: number): string =>
      rect(x - 15, -138, 30, 148, 4, site.paper.tube(site.at('#8f889e')), bare) + rect(x - 22, -150, 44, 16, 5, site.at('#a39cb0'), bare) +
      site.paper.glow(x, -182, 120, '#ffd98a', 0.7) + rect(x - 15, -196, 30, 44, 6, '#ffd983', bare) + path(`M${x - 22} -194 L${x} -218 L${x + 22} -194Z`, iron, bare) + line(`M${x} -196 V-152`, '#c98a45', 4, 0.7);
    const stone = ([x, k, lean, tall]: readonly [number, number, number, number]): string =>
      `<g transform="translate(${x} 10) rotate(${lean}) scale(${k})">${path(`M-40 4 V${-tall} A40 42 0 0 1 40 ${-tall} V4Z`, site.paper.drop(site.at('#9a94a8')), bare)}` +
      `${line(`M-29 2 V${-tall} A29 31 0 0 1 29 ${-tall} V2`, site.at('#aca6b8'), 4, 0.8)}${path(starPath(0, -tall + 2, 15), site.at('#cfc8da'), bare)}` +
      `${[-34, -22, 30].map((dx, i) => circle(dx, -2 - i * 5, 13 - i * 2, site.at(i === 1 ? '#6f9a68' : '#5f8a5e'), bare)).join('')}${[-10, 8].map((dx, i) => circle(dx, -6, 7, i ? '#f6c6d6' : '#fff3dc', bare)).join('')}</g>`;
    return (
      railing(-470, -112) + railing(112, 470) +
      ([[-402, 1.15, -5, 82], [-196, 1, 3, 64], [196, 1.05, -3, 70], [404, 1.2, 6, 84]] as const).map(stone).join('') + lamp(-96) + lamp(96) +
      ([[-300, 1.4, 4, 66], [304, 1.35, -4, 60]] as const).map(stone).join('')
    );
  },
  candy: (site) =>
    [
      [-300, '#f28ab0'],
      [-210, '#7fd0c4'],
      [250, '#f2b33d'],
      [340, '#b49cf0'],
    ]
      .map(
        ([x, c]) =>
          line(`M${x} 6 V-130`, '#fff6ec', 10) +
          circle(Number(x), -170, 52, site.paper.ball(site.at(String(c))), bare) +
          line(`M${Number(x)} -170 m-28 6 a30 30 0 1 1 56 -12 a22 22 0 0 1 -42 8 a12 12 0 0 1 24 -6`, '#fff6ec', 9, 0.85),
      )
      .join(''),
  snowman: (site) =>
    circle(-250, -34, 44, site.at('#f4f9ff'), bare) +
    circle(-250, -96, 32, site.at('#f8fbff'), bare) +
    circle(-260, -102, 4, '#33304a', bare) +
    circle(-240, -102, 4, '#33304a', bare) +
    path('M-250 -96 l26 6 l-26 4Z', '#f08a3c', bare) +
    rect(-276, -146, 52, 26, 4, '#4a4560', bare) +
    path('M-280 -74 Q-250 -58 -220 -74 L-222 -64 Q-250 -48 -278 -64Z', '#d9486a', bare),
} satisfies Record<string, Build>;
