/** What grows on a head: horns, flames, antennae, feathers, ears of beasts. */
import { bare, bothSides, circle, line, path, starPath, turned } from '../../shapes.ts';
import type { SignTable } from './sign.ts';

export const GROWN_SIGNS = {
  'one-horn': { on: 'head', above: 190, draw: (p) => path('M-24 -100 Q-6 -164 18 -178 Q24 -130 26 -98Z', p.drop('#f2dcb0')) },
  flames: {
    on: 'crown',
    above: 240,
    draw: (p) =>
      p.glow(0, -120, 190, '#ffb45a', 0.6) +
      path('M-104 -40 C-130 -110 -90 -140 -92 -190 C-64 -170 -54 -150 -46 -128 C-40 -180 -10 -206 2 -244 C28 -206 44 -180 44 -136 C56 ' +
        '-152 66 -172 88 -186 C90 -140 130 -110 104 -40Z', p.linear([[0, '#ffd75e'], [0.6, '#f5893c'], [1, '#e4572f']])),
  },
  'wave-hair': {
    on: 'head',
    above: 200,
    draw: (p) =>
      path('M-122 10 C-140 -110 -70 -168 10 -164 C70 -200 120 -170 116 -140 C96 -150 84 -142 86 -128 C116 -96 122 -50 122 8 C104 -10 ' +
        '104 -50 78 -72 C40 -60 -10 -70 -30 -88 C-60 -66 -104 -60 -122 10Z', p.drop('#58b8e6')) +
      line('M-88 -78 C-50 -128 0 -134 44 -118', '#dff6ff', 8, 0.8),
  },
  antenna: {
    on: 'head',
    above: 196,
    draw: (p) => line('M0 -96 L0 -150', '#8d96b5', 8) + p.glow(0, -160, 40, '#7df0ff', 0.8) + circle(0, -160, 14, '#7df0ff'),
  },
  'two-antennae': {
    on: 'crown',
    above: 214,
    draw: (p, look) =>
      bothSides(line('M38 -90 C44 -140 62 -168 82 -182', '#7a6a9a', 9) + circle(86, -190, 17, p.ball(look.outfit.second))),
  },
  'curly-antennae': {
    on: 'crown',
    above: 214,
    draw: () => bothSides(line('M34 -90 C30 -150 60 -200 100 -186 C126 -172 112 -138 88 -148 C76 -156 84 -172 96 -166', '#6b5a8f', 9)),
  },
  'feather-antennae': {
    on: 'crown',
    above: 214,
    draw: () =>
      bothSides(
        line('M34 -86 C44 -140 74 -176 112 -194', '#6b5a7a', 7) +
          line('M46 -120 l-22 -12 M46 -120 l26 4 M60 -146 l-22 -16 M60 -146 l30 2 M82 -172 l-14 -22 M82 -172 l32 8', '#8f7aa6', 7, 0.9),
      ),
  },
  'feather-crest': {
    on: 'crown',
    above: 250,
    draw: (p) =>
      [-48, -24, 0, 24, 48]
        .map((a, i) =>
          turned(a, 0, -40, path('M0 -60 C-30 -120 -30 -200 0 -236 C30 -200 30 -120 0 -60Z', p.drop(i % 2 ? '#f4c23f' : '#d9483f')) +
            circle(0, -196, 10, '#3fa7d0', bare)),
        )
        .join(''),
  },
  'flame-mane': {
    on: 'crown',
    beside: 190,
    above: 196,
    draw: (p) => path(starPath(0, -4, 190, 15, 0.72), p.drop('#ffe27a'), 'stroke-linejoin="round"'),
  },
  'ice-spikes': {
    on: 'crown',
    above: 236,
    draw: (p) =>
      [-60, -30, 0, 30, 60]
        .map((a) => turned(a, 0, -10, path(`M-24 -80 L0 ${a ? -190 : -226} L24 -80Z`, p.linear([[0, '#ffffff'], [1, '#8fc9f2']]))))
        .join(''),
  },
  'cat-ears': {
    on: 'crown',
    above: 176,
    draw: (p, look) => {
      const fur = look.rig.rig === 'bird' ? look.rig.parts.body : look.hair;
      return bothSides(
        path('M24 -80 C38 -132 66 -164 96 -168 C114 -130 118 -84 108 -30Z', p.ball(fur)) +
          path('M50 -80 C58 -112 76 -136 90 -138 C100 -108 100 -80 96 -54Z', '#f4b3a6', bare),
      );
    },
  },
  'bear-ears': {
    on: 'crown',
    above: 150,
    draw: (p, look) => {
      const fur = look.rig.rig === 'bird' ? look.rig.parts.body : look.hair;
      return bothSides(circle(82, -82, 42, p.ball(fur)) + circle(84, -80, 24, '#f4b3a6', bare));
    },
  },
  'plume-leaves': {
    on: 'crown',
    above: 214,
    beside: 150,
    draw: (p) =>
      [-70, -42, -14, 14, 42, 70]
        .map((a, i) => turned(a, 0, -10, path('M0 -90 C-30 -120 -28 -170 0 -206 C28 -170 30 -120 0 -90Z',
          p.drop(i % 2 ? '#74b860' : '#9acb62'))))
        .join(''),
  },
  'ice-beard': { on: 'head', draw: (p) => path('M-60 72 L-44 130 L-30 84 L-14 150 L0 88 L14 150 L30 84 L44 130 L60 72 Q0 100 -60 72Z',
    p.drop('#d9f0fb')) },
} satisfies SignTable;
