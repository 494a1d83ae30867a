/** What people put on when they go out, play or go to bed. */
import { shade } from '../../color.ts';
import { bare, bothSides, circle, ellipse, line, path, starPath } from '../../shapes.ts';
import { flat, type HatTable } from './hat.ts';
import { drawHeadscarf } from './headscarf.ts';

export const HATS_OF_EVERY_DAY = {
  explorer: ({ paper }) =>
    flat(
      path('M-96 -70 C-96 -150 -60 -178 0 -178 C60 -178 96 -150 96 -70Z', paper.drop('#c9a465')) +
        ellipse(0, -70, 168, 24, paper.drop('#b8925a')) +
        path('M-97 -96 Q0 -116 97 -96 L98 -78 Q0 -98 -98 -78Z', '#7a4a2b', bare),
    ),
  straw: ({ paper, color }) =>
    flat(
      path('M-92 -74 C-88 -150 -60 -164 0 -164 C60 -164 88 -150 92 -74Z', paper.drop('#f0cf7a')) +
        ellipse(0, -72, 172, 26, paper.drop('#e6bd5e')) +
        path('M-93 -96 Q0 -114 93 -96 L94 -78 Q0 -96 -94 -78Z', color, bare) +
        line('M-130 -70 Q0 -52 130 -70', '#c79a3e', 4, 0.5),
    ),
  cone: ({ paper: p }) => flat(path('M-176 -52 Q-60 -90 0 -196 Q60 -90 176 -52 Q0 -20 -176 -52Z', p.drop('#e0bb6a')) +
    line('M0 -190 L-90 -62 M0 -190 L-30 -50 M0 -190 L30 -50 M0 -190 L90 -62', '#b98f3e', 4, 0.6)),
  cap: ({ paper, cloth, color }) =>
    flat(
      path('M-122 -52 C-128 -136 -66 -168 0 -168 C66 -168 128 -136 122 -52 Q0 -92 -122 -52Z', cloth) +
        path('M-20 -70 C60 -92 150 -76 176 -40 C120 -52 60 -52 -10 -50Z', paper.drop(shade(color, -0.1))) +
        circle(0, -166, 10, shade(color, -0.1), bare),
    ),
  beanie: ({ paper, cloth, other }) =>
    flat(
      path('M-120 -50 C-126 -140 -66 -170 0 -170 C66 -170 126 -140 120 -50 Q0 -84 -120 -50Z', cloth) +
        path('M-126 -66 Q0 -100 126 -66 L128 -34 Q0 -66 -128 -34Z', paper.drop(other)) +
        circle(0, -176, 28, paper.ball('#fff6e6')),
    ),
  furhat: ({ paper: p, color }) => flat(path('M-100 -84 C-100 -156 -50 -172 0 -172 C50 -172 100 -156 100 -84Z', p.drop(color)) +
    bothSides([0, 36, 72, 106].map((x) => circle(x, -74 + x * 0.22, 34, p.ball('#f6f9ff'))).join(''))),
  beret: ({ paper: p, color }) => flat(ellipse(20, -112, 140, 52, p.ball(color)) +
    path('M-112 -80 Q0 -112 112 -80 L110 -60 Q0 -92 -110 -60Z', shade(color, -0.12), bare) +
    line('M24 -160 L30 -180', shade(color, -0.1), 11)),
  fedora: ({ paper: p, color }) => flat(path('M-86 -84 C-96 -170 -44 -190 -14 -170 Q0 -160 14 -170 C44 -190 96 -170 86 -84Z', p.drop(color)) +
    ellipse(0, -76, 150, 24, p.drop(shade(color, -0.06))) + path('M-88 -108 Q0 -128 88 -108 L88 -84 Q0 -104 -88 -84Z', '#3f3550', bare)),
  tophat: ({ paper, cloth, color, other }) =>
    flat(
      path('M-74 -92 L-84 -214 Q0 -236 84 -214 L74 -92Z', cloth) +
        path('M-76 -118 Q0 -96 76 -118 L75 -92 Q0 -70 -75 -92Z', shade(other, 0), bare) +
        path('M-134 -84 Q0 -52 134 -84 Q120 -106 76 -98 Q0 -78 -76 -98 Q-120 -106 -134 -84Z', paper.drop(shade(color, -0.05))),
    ),
  bucket: ({ paper: p }) =>
    flat(
      path('M-112 -70 L-74 -206 Q0 -224 74 -206 L112 -70 Q0 -40 -112 -70Z', p.tube('#a9b8cc')) +
        path('M-120 -82 Q0 -48 120 -82 L120 -62 Q0 -26 -120 -62Z', '#7c8ca6', bare) +
        line('M-84 -172 Q0 -190 84 -172', '#7c8ca6', 6) +
        line('M-106 -92 C-100 6 -150 -20 -150 -96', '#5a6788', 9) + circle(-106, -92, 10, '#5a6788', bare) + circle(106, -92, 10, '#5a6788', bare),
    ),
  flowerpot: ({ paper: p }) =>
    flat(
      line('M0 -200 C-6 -226 4 -240 0 -258', '#4f9a4a', 9) + path('M0 -214 C24 -246 54 -240 62 -226 C44 -208 20 -206 0 -214Z', '#63b86a') +
        [0, 72, 144, 216, 288].map((turn) => ellipse(0, -280, 14, 19, '#f2709a', `transform="rotate(${turn} 0 -262)"`)).join('') + circle(0, -262, 13, '#ffd75e') +
        path('M-86 -168 L-70 -84 Q0 -62 70 -84 L86 -168Z', p.drop('#c8693e')) +
        path('M-100 -206 Q0 -226 100 -206 L96 -164 Q0 -144 -96 -164Z', p.drop('#d97a4c')),
    ),
  bandana: ({ paper: p, color }) =>
    flat(
      path('M-122 -44 C-126 -128 -66 -154 0 -154 C66 -154 126 -128 122 -44 Q0 -92 -122 -44Z', p.drop(color)) +
        path('M112 -62 L176 -84 L160 -44 L180 -18 L116 -40Z', p.drop(shade(color, -0.06))) +
        [[-60, -96], [0, -122], [56, -98], [-20, -88]].map(([x = 0, y = 0]) => circle(x, y, 9, '#ffffff', bare)).join(''),
    ),
  headband: ({ color }) => flat(path('M-120 -58 Q0 -106 120 -58 L119 -28 Q0 -74 -119 -28Z', color) +
    line('M-118 -46 Q0 -92 118 -46', '#ffffff', 7)),
  headscarf: ({ paper, color }) => drawHeadscarf(paper, color),
  turban: ({ cloth, color }) =>
    flat(
      path('M-126 -46 C-146 -130 -70 -184 0 -182 C70 -184 146 -130 126 -46 C80 -90 -80 -90 -126 -46Z', cloth) +
        line('M-120 -66 C-60 -120 40 -140 110 -110 M-104 -112 C-60 -150 20 -168 80 -152', shade(color, -0.12), 6, 0.5) +
        circle(0, -96, 14, '#e9b23f'),
    ),
  bonnet: ({ paper: p, color }) =>
    flat(
      path('M-126 40 C-144 -120 -70 -160 0 -160 C70 -160 144 -120 126 40 C116 -30 90 -84 0 -88 C-90 -84 -116 -30 -126 40Z',
        p.drop(shade(color, 0.1))) +
        line('M-124 30 C-112 -40 -84 -84 0 -88 C84 -84 112 -40 124 30', '#ffffff', 15),
    ),
  nightcap: ({ paper: p, color }) =>
    flat(path('M-118 -52 C-112 -140 -40 -190 60 -206 C120 -214 176 -170 184 -100 C150 -130 120 -130 100 -110 L116 -52 Q0 -92 -118 -52Z',
      p.drop(color)) + path('M-124 -64 Q0 -102 124 -64 L126 -34 Q0 -68 -126 -34Z', '#ffffff') + circle(184, -84, 26, p.ball('#fff6e0')) +
      path(starPath(-30, -120, 16), '#ffe27a', bare) + path(starPath(40, -150, 14), '#ffe27a', bare)),
  paper: ({ paper: p }) => flat(path('M-150 -66 L0 -206 L150 -66 Q0 -96 -150 -66Z', p.drop('#fffaf0')) +
    line('M-150 -66 L0 -120 L150 -66 M0 -206 L0 -122', '#cfd6e4', 6)),
} satisfies HatTable;
