/** What types and features wear on the breast: cloths, straps, chains, badges. */
import { shade } from '../../color.ts';
import { bare, bothSides, circle, heartPath, line, path, rect, starPath, turned } from '../../shapes.ts';
import type { SignTable } from './sign.ts';

export const CHEST_WEAR = {
  bib: {
    on: 'chest',
    draw: (p) =>
      path('M-40 -40 Q0 -22 40 -40 Q52 20 0 30 Q-52 20 -40 -40Z', p.drop('#fffaf0')) + path(heartPath(0, -2, 14), '#f08aa6', bare),
  },
  rope: {
    on: 'chest',
    draw: () =>
      line('M-52 -42 Q-10 10 44 44', '#d9b06a', 17) + line('M-46 -34 l8 -8 M-30 -16 l8 -8 M-12 2 l8 -8 M8 18 l6 -9 M28 32 l6 -9',
        '#a97f3c', 4),
  },
  straps: {
    on: 'chest',
    draw: (_, look) => bothSides(line('M38 -46 Q50 0 40 44', shade(look.outfit.second, -0.1), 15) +
      rect(32, -8, 18, 12, 3, '#f4e3b4', bare)),
  },
  'baby-sling': {
    on: 'chest',
    draw: (p, look) =>
      path('M-62 -60 L-34 -64 L72 44 Q64 100 0 104 Q-72 98 -74 20Z', p.drop(shade(look.outfit.second, -0.05))) +
      circle(-4, 8, 46, p.ball('#fdfaf4')) +
      circle(-4, 12, 36, p.ball(look.skin)) +
      line('M-24 8 q7 8 14 0 M4 8 q7 8 14 0', '#5a3340', 5) + circle(-3, 26, 9, '#4b9ad6', bare) + circle(-3, 26, 4, '#ffffff', bare) +
      path('M-74 40 Q0 74 74 38 Q66 104 0 106 Q-72 100 -74 40Z', p.drop(look.outfit.second), bare) + line('M-66 46 Q0 76 66 44', shade(look.outfit.second, -0.12), 5),
  },
  shawl: {
    on: 'chest',
    draw: (p) =>
      path('M-46 -56 C-84 -48 -96 -20 -92 26 Q-50 22 0 58 Q50 22 92 26 C96 -20 84 -48 46 -56 Q0 -30 -46 -56Z', p.drop('#b58fd0')) +
      line('M-88 16 Q-48 14 0 46 Q48 14 88 16', '#d9c0ea', 6, 0.9) +
      line('M-86 28 v9 M-66 28 v9 M-46 34 v9 M-24 46 v9 M0 60 v9 M24 46 v9 M46 34 v9 M66 28 v9 M86 28 v9', '#8f6ab4', 4) +
      circle(0, -6, 10, '#f2c14e'),
  },
  'coin-necklace': {
    on: 'chest',
    draw: (p) => line('M-40 -44 Q0 30 40 -44', '#c98f2c', 5) + circle(0, 4, 17, p.ball('#f4c65a')) + circle(0, 4, 9, '#d99a34', bare),
  },
  tutu: {
    on: 'chest',
    beside: 120,
    draw: (p) =>
      [1, 0.78]
        .map((s, i) =>
          path(
            `M${-46 * s} 46 C${-120 * s} 40 ${-136 * s} ${88} ${-112 * s} ${104 - i * 20} Q0 ${140 - i * 24} ${112 * s} ` +
              `${104 - i * 20} C${136 * s} 88 ` +
              `${120 * s} 40 ${46 * s} 46Z`,
            p.drop(i ? '#ffd3e4' : '#f7a8c8'),
          ),
        )
        .join('') + line('M-60 66 L-84 96 M-24 70 L-32 112 M24 70 L32 112 M60 66 L84 96', '#ffffff', 5, 0.7),
  },
  ruff: {
    on: 'chest',
    draw: () =>
      [-66, -44, -22, 0, 22, 44, 66].map((x, i) => circle(x, -40 + Math.abs(x) * -0.06 + (i % 2 ? 5 : 0), 21, i % 2 ? '#ffd75e'
        : '#ffffff')).join('') +
      circle(0, 2, 13, '#e5373f') +
      circle(0, 40, 13, '#4b86d6'),
  },
  tabard: {
    on: 'chest',
    draw: (p) => path('M-44 -44 L44 -44 L50 66 Q0 88 -50 66Z', p.drop('#c2334d')) + path(starPath(0, 6, 28), '#f2c14e', bare) +
      line('M-40 -40 L-46 62 M40 -40 L46 62', '#f2c14e', 5),
  },
  medal: {
    on: 'chest',
    draw: (p) => path('M-22 -46 L0 -6 L22 -46 L10 -46 L0 -24 L-10 -46Z', '#d9486a', bare) + circle(0, 8, 20, p.ball('#f4c65a')) +
      path(starPath(0, 8, 11), '#fff3c4', bare),
  },
  patches: {
    on: 'chest',
    draw: () =>
      rect(-58, -26, 44, 40, 7, '#f2a8b8') +
      rect(12, 10, 46, 42, 7, '#8fc9d6') +
      line('M-62 -16 h10 M-62 0 h10 M-20 -16 h10 M-20 0 h10 M-46 -30 v8 M-28 -30 v8 M8 22 h10 M8 38 h10 M52 22 h10 M52 38 h10 M26 6 ' +
        'v8 M44 6 v8', '#5a4a6b', 4),
  },
  'big-patches': {
    on: 'chest',
    beside: 10,
    draw: (p) =>
      rect(-76, -60, 54, 50, 8, p.drop('#f2b84e')) +
      rect(18, -34, 56, 54, 8, p.drop('#e2709a')) +
      rect(-56, 18, 58, 46, 8, p.drop('#6aa8d6')) +
      line('M-82 -44 h12 M-82 -26 h12 M-28 -44 h12 M-28 -26 h12 M12 -18 h12 M12 4 h12 M68 -18 h12 M68 4 h12 M-62 34 h12 M-4 34 h12 ' +
        'M-40 12 v12 M-18 12 v12', '#4a3a4a', 5),
  },
  chain: {
    on: 'chest',
    draw: (p) =>
      ['M-96 -6', 'M-70 12', 'M-42 24', 'M-12 30', 'M18 30', 'M46 22']
        .map((at, i) =>
          `<ellipse cx="${Number(at.split(' ')[0]?.slice(1))}" cy="${Number(at.split(' ')[1])}" rx="19" ry="11" fill="none" ` +
            `stroke="#8d96b5" stroke-width="8" transform="rotate(${20 - i * 9} ${Number(at.split(' ')[0]?.slice(1))} ` +
            `${Number(at.split(' ')[1])})"/>`)
        .join('') + circle(88, 40, 34, p.ball('#6d7590')),
  },
  'soldier-coat': {
    on: 'chest',
    draw: (p) =>
      path('M-70 -66 Q0 -84 70 -66 Q86 0 72 66 Q0 84 -72 66 Q-86 0 -70 -66Z', p.drop('#d23b43')) +
      line('M-62 -60 L58 50 M62 -60 L-58 50', '#fffdf4', 14) +
      circle(0, -4, 13, '#f2c14e') +
      line('M-74 62 Q0 82 74 62', '#2f3350', 16) +
      bothSides(rect(58, -74, 36, 15, 7, '#f2c14e')),
  },
  wraps: {
    on: 'chest',
    draw: () =>
      line('M-64 -34 Q0 -6 66 -42 M-66 -10 Q0 20 66 -16 M-62 18 Q0 44 64 10 M-64 44 Q0 72 66 38 M-66 70 Q0 94 66 64', '#c4b084', 6, 0.9) +
      path('M40 60 C60 70 74 100 66 128 L48 122 C54 100 46 84 34 78Z', '#efe4cc'),
  },
  'leather-apron': {
    on: 'chest',
    draw: (p) => path('M-36 -44 L36 -44 L52 76 Q0 96 -52 76Z', p.drop('#9a6a42')) + rect(-24, 10, 48, 30, 6, '#7a4f2e', bare) +
      line('M-12 12 L-14 -6 M2 12 L4 -10 M14 12 L18 -4', '#d9c79a', 6),
  },
  'key-belt': {
    on: 'chest',
    draw: (p) =>
      `<circle cx="0" cy="46" r="26" fill="none" stroke="#c98f2c" stroke-width="8"/>` +
      [-34, -10, 14, 38].map((a) => turned(a, 0, 46, path('M-5 70 L5 70 L5 112 L16 112 L16 122 L-5 122Z', p.drop('#f4c65a')))).join(''),
  },
  'herb-pouch': {
    on: 'chest',
    draw: (p) => path('M-30 18 L30 18 L40 66 Q0 84 -40 66Z', p.drop('#b07a44')) +
      line('M-16 18 L-26 -24 M0 18 L0 -36 M16 18 L28 -22', '#5a9a52', 7) + circle(-28, -30, 14, '#ff9fbe') +
      circle(0, -42, 14, '#ffd75e') + circle(30, -28, 14, '#b9a2f0'),
  },
  number: { on: 'chest', draw: () => circle(0, 0, 32, '#fffdf6', bare) + path(starPath(0, 0, 20, 8, 0.6), '#e0567f', bare) },
  hanger: {
    on: 'chest',
    draw: () => line('M0 -72 q18 -22 4 -32 q-18 -6 -18 10 M0 -70 L-74 -22 L74 -22Z', '#e0a04e', 9),
  },
  badge: {
    on: 'chest',
    draw: (p) => path('M-34 -40 Q0 -54 34 -40 L34 0 Q28 34 0 50 Q-28 34 -34 0Z', p.drop('#4b86d6'), 'stroke="#f2c14e" stroke-width="7"') +
      path(starPath(0, 0, 18), '#f2c14e', bare),
  },
  'medal-star': { on: 'chest', draw: () => path(starPath(0, -4, 34), '#f2c14e', 'stroke="#c98f2c" stroke-width="4"') },
  'dark-sash': { on: 'chest', draw: (p) => path('M-66 -52 L-34 -60 L62 56 L34 70Z', p.drop('#4a3a5e')) +
    path(starPath(-4, 2, 15), '#c2334d', bare) },
  'pendant-book': { on: 'chest', draw: (p) => line('M-40 -50 Q0 10 40 -50', '#e9b23f', 6) + rect(-20, -14, 40, 34, 5, p.drop('#8c4a6e')) +
    line('M0 -12 v30', '#fff6e6', 4) },
} satisfies SignTable;
