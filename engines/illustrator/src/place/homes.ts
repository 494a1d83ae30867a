/** Houses, tents, stalls and schools. */
import { type Build, type Site, cottage, mushroomHouse, windowGlow } from './masonry.ts';
import { moved, bare, circle, line, path, rect } from '../shapes.ts';
import { brushFor, each } from './heroes/brush.ts';

export const HOMES = {
  cottage: (site) => cottage(site, '#f3e3c4', '#c9694a', 0, 1.35),
  cottages: (site) =>
    cottage(site, '#e9dcc8', '#7f8fc0', -236, 0.82) +
    cottage(site, '#f3e3c4', '#c9694a', -40, 1.05) +
    cottage(site, '#e4e0cc', '#6f9f74', 176, 0.92) +
    cottage(site, '#f1d9c4', '#b06a94', 356, 0.74),
  mushroomhouses: (site) =>
    mushroomHouse(site, -150, 0.9, '#e2574a') + mushroomHouse(site, 60, 1.1, '#d98ac0') + mushroomHouse(site, 236, 0.76, '#f0a04a'),
  treehouse: (site) =>
    line('M-30 -30 V-180 M-6 -30 V-180 M-30 -60 H-6 M-30 -90 H-6 M-30 -120 H-6 M-30 -150 H-6', site.at('#8a5f3c'), 6) +
    `<g transform="translate(30 -170)">${cottage(site, '#c99a68', '#8f5f74', 0, 0.8)}</g>` +
    rect(-90, -176, 240, 16, 6, site.at('#8a5f3c'), bare),
  windmill: (site) =>
    path('M-62 4 L-42 -214 H42 L62 4Z', site.paper.tube(site.at('#f1e6d2')), bare) +
    path('M-52 -208 Q0 -280 52 -208Z', site.at('#b8604c'), bare) +
    [20, 110, 200, 290]
      .map(
        (a) =>
          `<g transform="translate(0 -216) rotate(${a})">${line('M0 0 V-170', site.at('#7a5a44'), 8)}` +
          `${path('M4 -36 H46 V-168 H4Z', site.at('#fdf3e0'), 'stroke="none" opacity=".92"')}` +
          `${line('M4 -70 H46 M4 -102 H46 M4 -134 H46', site.at('#b49a7a'), 3)}</g>`,
      )
      .join('') +
    circle(0, -216, 13, site.at('#6a4a38'), bare) +
    windowGlow(site, 0, -140, 26, 36) +
    path('M-20 4 V-40 A20 22 0 0 1 20 -40 V4Z', site.at('#8a5636'), bare),
  barn: (site) => {
    const b = brushFor(site);
    const { shape, flat, stroke, box, ball, oval } = b;
    return (
      shape('M-148 4 V-124 L-98 -204 H98 L148 -124 V4Z', '#c9564c') + stroke('M-122 4 V-152 M-96 4 V-196 M-70 4 V-200 M-44 4 V-200 M44 4 V-200 M70 4 V-200 M96 4 V-196 M122 4 V-152', '#a8443c', 3, 0.6) + flat('M98 -204 L148 -124 V4 H108 V-190Z', '#7f2f34', 0.3) +
      shape('M-166 -112 L-108 -216 H108 L166 -112 L146 -106 L97 -194 H-97 L-146 -106Z', '#8f8490') + stroke('M-160 -112 L-104 -211 H104 L160 -112', '#b4aab4', 4, 0.8) +
      shape('M-34 -118 V-168 Q0 -204 34 -168 V-118Z', '#fbf2e6') + flat('M-26 -124 V-164 Q0 -190 26 -164 V-124Z', '#5f3230') + each(6, (i) => stroke(`M${-22 + i * 9} -124 q${i * 3 - 8} -14 ${i * 5 - 12} -12`, '#e8c46a', 5)) + stroke('M-26 -144 H26', '#fbf2e6', 4) +
      box(-58, -96, 116, 100, 3, '#fbf2e6') + box(-50, -88, 47, 92, 2, '#b44c42') + box(3, -88, 47, 92, 2, '#b44c42') + stroke('M-48 -86 L-6 2 M-6 -86 L-48 2 M48 -86 L6 2 M6 -86 L48 2', '#fbf2e6', 6) + ball(-10, -42, 4, '#5f4a4c') + ball(10, -42, 4, '#5f4a4c') +
      each(2, (i) => { const x = i ? 104 : -104; return box(x - 21, -92, 42, 44, 3, '#fbf2e6') + box(x - 16, -87, 32, 34, 2, b.lit ? '#ffe09a' : '#6f86b4') + stroke(`M${x} -87 V-53 M${x - 16} -70 h32`, '#fbf2e6', 3.4); }) +
      box(-14, -240, 28, 30, 3, '#fbf2e6') + flat('M-22 -238 L0 -260 L22 -238Z', '#8f8490') + stroke('M0 -258 V-288 M-20 -276 H20', '#5f5468', 4) + flat('M20 -276 l-10 -7 v14Z', '#5f5468') + ball(0, -286, 8, '#e8b44a') +
      stroke('M-330 -26 H-150 M-330 -52 H-150 M-310 4 V-64 M-250 4 V-64 M-190 4 V-64', '#f1e6d2', 8) +
      oval(186, -12, 36, 16, '#d9ae56') + box(152, -44, 66, 34, 6, '#e4bc64') + stroke('M170 -44 V-10 M200 -44 V-10', '#b98a3c', 3.4) + box(166, -74, 60, 32, 6, '#dcb258') + stroke('M182 -74 V-42 M208 -74 V-42', '#b98a3c', 3.4)
    );
  },
  mansion: (site) =>
    path('M-130 4 L-140 -190 L-40 -200 L-44 -300 L56 -306 L60 -210 L136 -202 L126 4Z', site.paper.drop(site.at('#6a5a86')), bare) +
    path('M-160 -182 L-92 -262 L-26 -194Z M-64 -292 L8 -410 L78 -300Z M40 -204 L98 -272 L156 -194Z', site.at('#453a66'), bare) +
    windowGlow(site, 6, -280, 34, 50) +
    windowGlow(site, -88, -160, 32, 46) +
    windowGlow(site, 86, -160, 32, 46) +
    windowGlow(site, -84, -80, 30, 42) +
    windowGlow(site, 84, -80, 30, 42) +
    path('M-28 4 V-70 A28 30 0 0 1 28 -70 V4Z', '#3a2f52', bare) +
    circle(14, -32, 4, '#f4c65a', bare) +
    line('M-60 4 H60 M-54 -6 H54', site.at('#8f7fae'), 7),
  tents: (site) =>
    [
      [-200, 1, '#e0a14a'],
      [90, 1.25, '#5a9fb0'],
    ]
      .map(
        ([x, k, c]) =>
          `<g transform="translate(${x} 4) scale(${k})">${path('M0 -150 L120 0 L-120 0Z', site.paper.drop(site.at(String(c))), bare)}` +
          `${path('M0 -150 L34 0 L-34 0Z', site.lit ? '#ffd08a' : site.at('#6b4a52'), bare)}` +
          `${line('M-12 -164 L0 -148 L14 -166', site.at('#8a5f3c'), 6)}</g>`,
      )
      .join(''),
  school: (site) =>
    path('M-210 4 V-150 H210 V4Z', site.paper.drop(site.at('#e9c9a0')), bare) +
    path('M-230 -146 L-190 -200 H190 L230 -146Z', site.at('#b9604c'), bare) +
    path('M-70 4 V-190 L0 -250 L70 -190 V4Z', site.paper.drop(site.at('#f2dcb8')), bare) +
    path('M-88 -186 L0 -264 L88 -186 L70 -180 L0 -240 L-70 -180Z', site.at('#b9604c'), bare) +
    circle(0, -180, 26, '#fdf6e6', 'stroke="#8a5a45" stroke-width="6"') +
    line('M0 -180 V-197 M0 -180 L11 -174', '#4a3550', 4) +
    path('M-32 4 V-66 A32 34 0 0 1 32 -66 V4Z', site.at('#6f8fb8'), bare) +
    [-172, -118, 118, 172].map((x) => windowGlow(site, x, -124, 34, 46) + windowGlow(site, x, -60, 34, 42)).join('') +
    line('M0 -262 V-320', site.at('#8a8794'), 5) +
    path('M0 -320 l44 12 l-44 14Z', '#e0564a', bare),
  stalls: (site) =>
    `<g transform="scale(1.28)">${stall(site, -262, '#e0564a')}${stall(site, 0, '#4f9fc4')}${stall(site, 262, '#8f6ad6')}` +
    // Between them hang flags of all colours.
    [-131, 131].map((x) => line(`M${x - 26} -176 Q${x} -150 ${x + 26} -176`, site.at('#8a6a5a'), 4) + [-15, 0, 15].map((dx, i) => path(`M${x + dx - 7} ${-168 + (dx ? 0 : 7)} h14 l-7 18Z`, site.at(['#f2c14e', '#e0708a', '#58b8a0'][i] ?? '#f2c14e'), bare)).join('')).join('') +
    '</g>',
  wheel: (site) => {
    const c = site.at('#e8d9f0');
    return (
      line('M-70 6 L0 -200 L70 6', c, 12) +
      `<circle cx="0" cy="-200" r="150" fill="none" stroke="${c}" stroke-width="9"/>` +
      [0, 45, 90, 135].map((a) => `<g transform="rotate(${a} 0 -200)">${line('M-150 -200 H150', c, 5, 0.8)}</g>`).join('') +
      [0, 1, 2, 3, 4, 5, 6, 7]
        .map((i) =>
          circle(
            Math.cos((i * Math.PI) / 4) * 150,
            -200 + Math.sin((i * Math.PI) / 4) * 150,
            22,
            site.at(['#e0564a', '#f2c14e', '#58b8a0', '#8f6ad6'][i % 4] ?? '#e0564a'),
            bare,
          ),
        )
        .join('')
    );
  },
} satisfies Record<string, Build>;

/** A market stall with a striped roof, fruit and a lamp. */
function stall(site: Site, x: number, color: string): string {
  const cloth = site.at(color);
  const pale = site.at('#fdf3e0');
  const stripes = Array.from({ length: 6 }, (_, i) => {
    const left = -108 + i * 36;
    const top = -84 + i * 28;
    return path(`M${left} -122 L${top} -182 H${top + 28} L${left + 36} -122 A18 18 0 0 1 ${left} -122Z`, i % 2 ? pale : cloth, bare);
  });
  const fruit = ['#e8713c', '#8fc46a', '#f2c14e', '#d9486a', '#8fc46a'].map((shade, i) =>
    circle(-60 + i * 30, -66, 16, site.at(shade), bare),
  );
  return moved(
    x,
    0,
    1,
    site.lit ? site.paper.glow(0, -100, 190, '#ffcf8a', 0.7) : '',
    path('M-84 4 V-126 H84 V4 H74 V-120 H-74 V4Z', site.at('#8a5f3c'), bare),
    path('M-74 -120 H74 V-50 H-74Z', site.lit ? '#f7c987' : site.at('#c99a6c'), `${bare} opacity=".75"`),
    fruit.join(''),
    rect(-92, -54, 184, 60, 6, site.paper.drop(site.at('#b9834f')), bare),
    line('M-92 -30 H92', site.at('#a06a3c'), 5, 0.7),
    stripes.join(''),
    site.paper.glow(0, -104, 60, '#ffe9a8', site.lit ? 0.9 : 0.3),
    circle(0, -104, 9, '#fff3c4', bare),
  );
}
