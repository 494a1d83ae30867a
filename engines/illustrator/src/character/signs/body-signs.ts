/** What sits on a shoulder or lies at the feet of a figure. */
import { bare, bothSides, circle, ellipse, line, path, rect } from '../../shapes.ts';
import type { SignTable } from './sign.ts';

export const BODY_SIGNS = {
  'shoulder-bird': {
    on: 'chest',
    beside: 120,
    draw: (p) =>
      ellipse(-74, -62, 30, 27, p.ball('#5a9fd6')) +
      circle(-74, -92, 21, p.ball('#6fb0e0')) +
      circle(-80, -96, 4.5, '#2b1a2e', bare) +
      path('M-94 -92 L-110 -86 L-94 -82Z', '#f0a040', bare) +
      path('M-52 -58 L-24 -46 L-50 -42Z', '#3f7fb8', bare) +
      ellipse(-78, -56, 15, 14, '#f8efdc', bare),
  },
  'shoulder-crow': {
    on: 'chest',
    beside: 120,
    draw: (p) =>
      ellipse(72, -60, 30, 27, p.ball('#434154')) + circle(72, -90, 20, p.ball('#4d4a60')) + circle(78, -94, 5, '#ffe27a', bare) +
        path('M90 -90 L108 -84 L90 -80Z', '#f0a040', bare) + path('M50 -58 L22 -46 L50 -42Z', '#32303f', bare),
  },
  straw: {
    on: 'chest',
    draw: () =>
      line('M-62 60 l-14 28 M-40 66 l-8 30 M-16 70 l-2 28 M12 70 l4 28 M38 66 l8 30 M60 60 l14 28 M-30 -46 l-16 18 M30 -46 l16 18 M0 ' +
        '-44 l0 20', '#f0cf7a', 8),
  },
  'wooden-joints': {
    on: 'chest',
    draw: () => bothSides(circle(62, -34, 13, '#b07a44') + circle(62, -34, 5, '#7a5029', bare)) +
      line('M-74 -150 L-74 -250 M74 -150 L74 -250', '#fff6e6', 3, 0.5),
  },
  mist: {
    on: 'chest',
    beside: 150,
    draw: (p) => p.glow(0, 90, 150, '#e6ecff', 0.9) + [-90, -40, 20,
      80].map((x, i) => ellipse(x, 96 + (i % 2) * 10, 52, 20, '#f2f5ff', `${bare} opacity=".8"`)).join(''),
  },
  'projector-light': {
    on: 'back',
    beside: 130,
    draw: (p) => path('M-120 -190 L120 -190 L46 190 L-46 190Z', p.linear([[0, '#8ff4ff', 0], [1, '#8ff4ff', 0.6]]), bare) +
      ellipse(0, 192, 74, 17, '#5a6788') + ellipse(0, 186, 50, 10, '#8ff4ff', bare),
  },
  'logs': {
    on: 'back',
    beside: 160,
    draw: (p) => rect(-140, 40, 280, 36, 18, p.tube('#8a5a34'), 'transform="rotate(9 0 58)"') +
      rect(-140, 40, 280, 36, 18, p.tube('#9a6a42'), 'transform="rotate(-9 0 58)"'),
  },

  'horseshoe-badge': { on: 'chest', draw: () => line('M-16 20 C-34 -30 34 -30 16 20', '#f2c14e', 11) },
  'periscope': {
    on: 'back',
    draw: (p) => rect(-110, -150, 26, 110, 8, p.tube('#8fa4bd')) + rect(-110, -166, 62, 28, 10, p.drop('#66789c')) +
      circle(-52, -152, 10, '#7df0ff', bare),
  },
  'cow-catcher': {
    on: 'chest',
    draw: () => path('M-84 84 L84 84 L104 150 L-104 150Z', '#f2c14e') +
      line('M-56 88 L-70 146 M-20 88 L-24 146 M20 88 L24 146 M56 88 L70 146', '#8c5a24', 8),
  },
  'door-body': {
    on: 'chest',
    draw: (p) => rect(-26, -14, 52, 96, 8, p.drop('#8a5230')) + circle(14, 36, 6, '#f4c65a', bare) +
      bothSides(rect(44, 0, 36, 36, 4, '#bfe4f4', 'stroke="#7a4a2b" stroke-width="6"')),
  },
  'loincloth': {
    on: 'chest',
    draw: (p) => path('M-84 36 Q0 64 84 36 L78 74 L52 64 L34 92 L8 68 L-16 94 L-38 66 L-60 88 L-82 62Z', p.drop('#8a5a34')) +
      line('M-70 -60 L60 40', '#7a4a2b', 15),
  },
  'puppet-sticks': {
    on: 'back',
    draw: () => line('M0 60 L0 190 M-150 40 L-110 180 M150 40 L110 180', '#d9b070', 13),
  },
  'acorn-chest': {
    on: 'chest',
    draw: (p) => path('M-24 -8 Q-20 46 0 54 Q20 46 24 -8Z', p.ball('#c98f4a')) +
      path('M-32 -6 C-30 -36 30 -36 32 -6 Q0 6 -32 -6Z', p.drop('#7a5029')) + line('M0 -30 L6 -44', '#7a5029', 7),
  },
  'seed-chest': {
    on: 'chest',
    draw: (p) => path('M0 -30 C26 -4 26 34 0 46 C-26 34 -26 -4 0 -30Z', p.ball('#4a4550')) +
      line('M-8 -4 L-8 28 M8 -4 L8 28', '#f2ead8', 5),
  },
  'petal-collar': {
    on: 'chest',
    beside: 120,
    draw: (p) => [-70, -42, -14, 14, 42, 70].map((x, i) => ellipse(x, -62 + Math.abs(x) * -0.2, 26, 36,
      p.drop(i % 2 ? '#ffd0e4' : '#ff9fbe'), `transform="rotate(${-x * 0.5} ${x} -62)"`)).join(''),
  },
  'box-base': {
    on: 'back',
    beside: 150,
    draw: (p) => rect(-140, 120, 280, 62, 10, p.drop('#8c4a6e')) + line('M-128 134 h256', '#f2c14e', 7) + circle(0, 156, 12, '#f2c14e'),
  },
} satisfies SignTable;
