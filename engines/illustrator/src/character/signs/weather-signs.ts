/** Weather, roofs and machines above a head. */
import { bare, circle, line, path, rect, starPath } from '../../shapes.ts';
import type { SignTable } from './sign.ts';

const cloud = (x: number, y: number, s: number, fill: string): string =>
  path(
    `M${x - 70 * s} ${y + 24 * s} C${x - 112 * s} ${y + 22 * s} ${x - 110 * s} ${y - 24 * s} ${x - 66 * s} ${y - 24 * s} C${x - 60 * s} ` +
      `${y - 66 * s} ${x + 4 * s} ${y - 70 * s} ${x + 16 * s} ${y - 38 * s} C${x + 44 * s} ${y - 62 * s} ${x + 84 * s} ${y - 40 * s} ` +
      `${x + 74 * s} ${y - 14 * s} C${x + 108 * s} ${y - 8 * s} ${x + 100 * s} ${y + 26 * s} ${x + 68 * s} ${y + 24 * s}Z`,
    fill,
  );

export const WEATHER_SIGNS = {
  'cloud-hat': {
    on: 'head',
    above: 262,
    beside: 150,
    draw: (p) => cloud(-46, -176, 0.8, p.drop('#dfeafa')) + cloud(22, -194, 1.1, p.drop('#f8fbff')) + circle(-84, -126, 9, '#f2f7ff') +
      circle(-66, -106, 5, '#f2f7ff'),
  },
  'rain-cloud': {
    on: 'head',
    above: 270,
    beside: 140,
    draw: (p) =>
      line('M-74 -150 l-8 26 M-30 -146 l-8 30 M18 -146 l-8 30 M64 -150 l-8 26', '#6fb8ea', 10) + cloud(0, -196, 1.15, p.drop('#b4c3dc')),
  },
  'storm-cloud': {
    on: 'head',
    above: 280,
    beside: 140,
    draw: (p) =>
      cloud(0, -194, 1.2, p.drop('#7c84b4')) + path('M10 -176 L-26 -128 L-4 -128 L-18 -92 L30 -144 L6 -144 L22 -176Z', '#ffe27a'),
  },
  chimney: {
    on: 'crown',
    above: 250,
    draw: (p) =>
      rect(-30, -196, 60, 110, 8, p.tube('#3f4a63')) +
      rect(-42, -206, 84, 26, 10, p.drop('#d9483f')) +
      circle(-14, -232, 20, '#f2f4fa') +
      circle(18, -246, 15, '#f2f4fa'),
  },
  roof: {
    on: 'head',
    above: 260,
    beside: 172,
    draw: (p) =>
      rect(56, -196, 36, 80, 4, p.drop('#b5654a')) +
      path('M-168 -64 L0 -214 L168 -64 Q160 -46 144 -50 L0 -150 L-144 -50 Q-160 -46 -168 -64Z', p.drop('#d9583f')) +
      path('M-118 -76 L0 -168 L118 -76 L0 -148Z', '#f0806a', `${bare} opacity=".5"`) +
      circle(74, -222, 16, '#fff', `${bare} opacity=".8"`),
  },
  'paper-roll': {
    on: 'crown',
    above: 226,
    draw: (p) =>
      path('M-70 -80 L-74 -196 Q-40 -216 0 -200 Q40 -186 74 -206 L70 -80Z', p.drop('#fffaf0')) +
      line('M-50 -176 Q-20 -186 6 -176 T52 -178 M-50 -150 Q-20 -160 10 -150 T52 -152 M-50 -124 h70', '#c9b8a6', 6, 0.8) +
      rect(-100, -112, 200, 26, 13, p.tube('#4a4f66')),
  },
  'weather-vane': {
    on: 'head',
    above: 270,
    beside: 130,
    draw: (p) =>
      path(starPath(56, -184, 58, 10, 0.7), '#ffc94a') +
      circle(56, -184, 36, p.ball('#ffdf7a')) +
      cloud(-28, -168, 0.8, p.drop('#f2f6fc')) +
      line('M-60 -138 l-5 20 M-30 -138 l-5 20 M0 -138 l-5 20', '#6fb8ea', 8),
  },
  'star-antenna': {
    on: 'head',
    above: 236,
    draw: (p) =>
      line('M-60 -96 L-80 -168 M60 -96 L80 -168', '#8d96b5', 7) +
      path(starPath(-82, -184, 28), '#ffe27a') +
      path(starPath(82, -184, 28), '#ffe27a') +
      p.glow(0, -190, 60, '#ffe27a', 0.5) +
      path(starPath(0, -168, 34), '#ffd24f'),
  },
} satisfies SignTable;
