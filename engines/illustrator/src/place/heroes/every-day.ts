/** What a day is made of: coats on hooks, crossings, garden gates, orchards, shelters, music lessons, inventions. */
import { cottage } from '../masonry.ts';
import { each, type Brush, type Hero } from './brush.ts';
import { broadTrunk, foliage } from './foliage.ts';
import { WARES } from './rack.ts';

const car = (b: Brush, color: string): string =>
  b.shape('M-170 -30 Q-176 -92 -110 -98 L-66 -160 H70 L118 -98 Q176 -92 172 -30Z', color) + b.flat('M-52 -146 H0 V-100 H-88Z M14 -146 H62 L96 -100 H14Z', b.lit ? '#ffe9ad' : '#cfe8f6') +
  [-100, 104].map((x) => b.ball(x, -26, 36, '#3a3a4a') + b.ball(x, -26, 16, '#d9dce8')).join('') + b.ball(160, -64, 11, '#fff3b0') + b.stroke('M0 -92 V-40', b.darker(color, 0.1), 5);

const basket = ({ shape, stroke, ball }: Brush, fruit: string): string =>
  each(7, (i) => ball(-54 + (i % 4) * 36 + (i > 3 ? 18 : 0), -78 - (i > 3 ? 26 : 0), 22, fruit)) + shape('M-84 -74 H84 L64 6 H-64Z', '#c9985a') + stroke('M-78 -48 H78 M-72 -22 H72 M-40 -70 L-32 4 M0 -70 V4 M40 -70 L32 4', '#a4743c', 6, 0.7);

export const EVERY_DAY = {
  cubbies: (b) =>
    b.stroke('M-620 -640 Q-400 -540 -200 -630 Q0 -530 200 -630 Q400 -540 620 -640', '#fdf6e6', 4) + each(18, (i) => b.flat(`M${-590 + i * 68} ${-606 + Math.abs(((i * 68) % 400) - 200) * -0.1} l34 6 l-20 46Z`, WARES[i % 6] ?? '#f00')) +
    b.box(-470, -330, 560, 26, 8, '#b98a5a') +
    each(5, (i) => {
      const x = -410 + i * 110;
      const c = ['#f2b33d', '#4f9fc4', '#e0564a', '#58a878', '#a47ad0'][i] ?? '#f00';
      return b.stroke(`M${x} -304 v24`, '#8a6240', 8) + (i === 3 ? b.box(x - 38, -276, 76, 96, 24, c) + b.box(x - 24, -226, 48, 38, 10, b.darker(c)) : b.shape(`M${x - 20} -280 H${x + 20} L${x + 46} -150 Q${x} -136 ${x - 46} -150Z`, c) + b.stroke(`M${x} -276 V-146`, b.darker(c), 5) + b.stroke(`M${x - 26} -262 L${x - 50} -186 M${x + 26} -262 L${x + 50} -186`, c, 20));
    }) +
    b.box(-470, -70, 560, 26, 8, '#c99c68') + b.stroke('M-440 -46 V8 M60 -46 V8', '#a4744a', 16) +
    each(8, (i) => b.shape(`M${-430 + i * 66} 6 v-40 h22 v18 q24 2 26 22Z`, ['#f2b33d', '#4f9fc4', '#e0564a', '#58a878'][i >> 1] ?? '#f00')) +
    b.put(320, 26, 1, b.oval(0, -104, 190, 34, '#f4dcae') + b.oval(0, -112, 190, 34, '#fdeecb') + b.stroke('M-120 -90 V6 M120 -90 V6', '#d9b47c', 18) +
      each(3, (i) => b.ball([-80, 10, 92][i] ?? 0, [-132, -126, -136][i] ?? 0, 19, WARES[i + 1] ?? '#f00')) + b.box(-30, -170, 54, 40, 5, '#fffaf0') + b.flat('M-20 -138 l16 -20 l12 12 l10 -8 l10 16Z', '#8fbf7a') +
      each(2, (i) => b.box(i ? 176 : -252, -74, 76, 16, 6, i ? '#58a878' : '#e0564a') + b.stroke(`M${i ? 186 : -242} -60 V14 M${i ? 242 : -186} -60 V14`, '#a4744a', 10) + b.box(i ? 236 : -252, -150, 16, 80, 6, i ? '#58a878' : '#e0564a'))),
  traffic: (b) =>
    each(6, (i) => b.flat(`M${-250 + i * 88} 10 h52 l16 44 h-60Z`, '#fdfaf2', 0.95)) +
    b.put(-330, -4, 1.12, car(b, '#f2b33d')) + b.put(340, -2, 1.12, `<g transform="scale(-1 1)">${car(b, '#4f9fc4')}</g>`) +
    b.stroke('M20 10 V-360', '#5f6a84', 14) + b.box(-24, -480, 88, 200, 22, '#3f465c') + ['#e0564a', '#f2b33d', '#58c878'].map((c, i) => b.ball(20, -440 + i * 60, 23, i === 2 ? c : b.darker(c, 0.24))).join('') + b.glow(20, -320, 66, '#8fe8a4', 0.7),
  frontgardens: (b) =>
    b.put(-330, -40, 0.86, cottage(b.site, '#f6e2b8', '#5f8fc0')) + b.put(330, -40, 0.86, cottage(b.site, '#f2d0cc', '#6fa05f')) + b.put(0, -46, 1, cottage(b.site, '#e6ecf2', '#d0705c')) +
    each(26, (i) => (Math.abs(i - 12.5) < 2 ? '' : b.shape(`M${-540 + i * 42} 10 V-56 L${-528 + i * 42} -74 L${-516 + i * 42} -56 V10Z`, '#fdfaf2'))) + b.stroke('M-540 -42 H-96 M90 -42 H540 M-540 -12 H-96 M90 -12 H540', '#fdfaf2', 9) +
    each(16, (i) => b.ball(-520 + i * 68 + (i > 7 ? 20 : 0), -74 - (i % 2) * 14, 15, WARES[i % 6] ?? '#f00')) +
    b.put(150, 26, 1, b.stroke('M0 0 V-96', '#8a6a4a', 13) + b.shape('M-50 -96 V-136 Q-50 -164 -20 -164 H40 V-96Z', '#e0564a') + b.stroke('M26 -150 V-196 H48 V-178 H26', '#f2c14e', 7)),
  refuge: (b) =>
    b.box(-430, -250, 860, 258, 8, '#d9a86a') + b.shape('M-470 -240 L-400 -340 H400 L470 -240Z', '#7f9a5c') +
    each(4, (i) => {
      const x = -310 + i * 206;
      return (
        b.box(x - 84, -200, 168, 190, 12, '#8a5f3c') + b.flat(`M${x - 70} -186 h140 v164 h-140Z`, '#4a342a') + b.oval(x, -30, 66, 20, '#e6c06a') +
        ([b.ball(x, -70, 32, '#d9c4a8') + b.oval(x - 14, -118, 9, 34, '#d9c4a8') + b.oval(x + 14, -118, 9, 34, '#d9c4a8') + b.ball(x - 10, -74, 5, '#2f2430') + b.ball(x + 10, -74, 5, '#2f2430'), b.ball(x, -76, 40, '#a4764c') + b.ball(x - 14, -84, 13, '#fff3dc') + b.ball(x + 14, -84, 13, '#fff3dc') + b.ball(x - 14, -84, 6, '#2f2430') + b.ball(x + 14, -84, 6, '#2f2430') + b.flat(`M${x - 7} -72 h14 l-7 14Z`, '#f2a53a'), b.oval(x, -52, 50, 34, '#7fa05f') + b.ball(x + 44, -60, 17, '#a9c47f') + b.ball(x + 50, -64, 4, '#2f2430'), b.ball(x, -66, 34, '#f2a55a') + b.flat(`M${x - 30} -84 l4 -34 l22 20Z M${x + 30} -84 l-4 -34 l-22 20Z`, '#f2a55a') + b.ball(x - 11, -70, 5, '#2f2430') + b.ball(x + 11, -70, 5, '#2f2430')][i] ?? '') +
        b.stroke(`M${x - 70} -150 h140`, '#c9985f', 8)
      );
    }) +
    b.shape('M-96 -336 L0 -424 L96 -336Z', '#7f9a5c') + b.flat('M-66 -338 L0 -400 L66 -338Z', '#f2dfb4') + b.oval(0, -350, 13, 10, '#8a5f3c') + each(4, (i) => b.oval(-16.5 + i * 11, i % 3 ? -370 : -363, 5, 6, '#8a5f3c')),
  sealrocks: ({ shape, stroke, flat, oval, ball, put, darker }) => {
    const seal = (coat: string): string =>
      shape('M-60 -86 C-64 -140 -10 -158 18 -126 C44 -92 90 -70 140 -44 C160 -60 186 -66 200 -56 C190 -30 170 -14 130 -6 C60 8 -30 10 -44 -2 C-60 -20 -50 -50 -60 -86Z', coat) +
      shape('M-20 -20 C-40 0 -70 12 -84 8 C-76 -10 -56 -30 -34 -40Z', darker(coat)) + oval(-40, -96, 26, 18, '#c4cad4') + ball(-56, -106, 8, '#2c2a36') + ball(-30, -124, 7, '#22202c') + ball(-2, -122, 6, '#22202c') +
      stroke('M-58 -92 l-30 6 M-56 -86 l-26 14 M-26 -90 l26 10', '#eef2f6', 3);
    return (
    
    oval(0, 14, 420, 30, '#ffffff', 0.6) + shape('M-400 16 C-400 -90 -300 -150 -190 -120 C-160 -60 -120 -10 -110 16Z', '#7f8a99') + shape('M-170 16 C-180 -160 -40 -270 90 -236 C200 -200 220 -70 230 16Z', '#6f7a8c') + shape('M190 16 C200 -70 270 -110 340 -90 C400 -60 410 -20 410 16Z', '#8a94a2') +
    flat('M-120 -150 Q-30 -240 80 -214 Q20 -190 -20 -150 Q-70 -160 -120 -150Z', '#9fb0bd') + stroke('M-400 18 q40 -14 80 0 t80 0 t80 0 t80 0 t80 0 t80 0 t80 0 t80 0 t80 0 t80 0', '#ffffff', 8, 0.9) +
    put(60, -226, 1, seal('#5a6478')) + put(-280, -118, 0.72, `<g transform="scale(-1 1)">${seal('#8892a4')}</g>`)
    );
  },
  cocoahut: (b) =>
    b.box(-190, -250, 380, 258, 8, '#b07a4c') + each(5, (i) => b.stroke(`M-190 ${-204 + i * 50} H190`, '#8f5f3a', 5, 0.7)) + b.shape('M-240 -236 L0 -390 L240 -236Z', '#c9544a') + b.flat('M-250 -230 Q-190 -300 -120 -312 Q-40 -400 0 -402 Q40 -400 120 -312 Q190 -300 250 -230 Q180 -250 120 -232 Q60 -256 0 -236 Q-60 -256 -120 -232 Q-180 -250 -250 -230Z', '#fbfdff') +
    b.box(-140, -190, 280, 104, 8, '#ffe9ad') + b.glow(0, -140, 180, '#ffd98a', 0.6) + b.box(-170, -92, 340, 24, 6, '#d9a868') + each(3, (i) => b.box(-100 + i * 84, -136, 42, 44, 8, ['#e0564a', '#4f9fc4', '#58a878'][i] ?? '#f00') + b.stroke(`M${-80 + i * 84} -150 q-10 -16 2 -28 q10 -12 0 -26`, '#ffffff', 6, 0.8)) +
    b.put(-300, 10, 1, b.stroke('M-60 0 H60 M-40 0 V-60 M40 0 V-60', '#8a5f3c', 10) + b.box(-70, -72, 140, 16, 6, '#b98a5a')) + b.put(290, 6, 1, b.shape('M-20 0 Q-24 -60 -10 -64 H20 Q24 -30 54 -24 Q70 -16 60 0Z', '#e8eef8') + b.stroke('M-26 10 H66', '#8a94a8', 8)),
  orchestra: ({ shape, stroke, ball, oval, box, put, flat }) =>
    put(-360, 4, 1, oval(0, -300, 70, 60, '#b8743c') + oval(0, -150, 100, 104, '#b8743c') + oval(0, -228, 54, 40, '#a4622e') + flat('M-9 -600 h18 v380 h-18Z', '#3a2a2a') + stroke('M-6 -560 V-110 M6 -560 V-110', '#f2e6d0', 2.5) + stroke('M-40 -190 q-16 30 0 60 M40 -190 q16 30 0 60', '#3a2a2a', 6) + ball(0, -606, 18, '#8a5230') + stroke('M0 -46 V14', '#6a6a74', 8)) +
    put(-120, 8, 1, box(-90, -150, 180, 130, 12, '#d9483f') + oval(0, -150, 90, 24, '#fdf6e6') + stroke('M-90 -134 L-50 -30 L-10 -134 L30 -30 L70 -134', '#f2c14e', 6) + stroke('M-60 -20 L-80 14 M60 -20 L80 14', '#8a8a94', 9) + stroke('M-30 -170 L60 -250 M20 -170 L-70 -240', '#c99a5f', 9)) +
    put(120, 0, 1, stroke('M0 14 L-50 20 M0 14 L50 20 M0 14 V-240', '#4a4450', 9) + shape('M-90 -236 H90 L104 -340 H-104Z', '#4a4450') + flat('M-74 -250 H-4 V-330 H-82Z M4 -250 H74 L82 -330 H4Z', '#fffaf0') + stroke('M-66 -310 h54 M-64 -290 h54 M-62 -270 h54 M16 -310 h54 M16 -290 h54 M16 -270 h54', '#b8b0b4', 3)) +
    put(360, 4, 1, stroke('M-90 0 Q-110 -200 -80 -330 Q-30 -250 60 -270 Q110 -280 120 -330', '#e0b04a', 24) + stroke('M-90 0 L118 -320', '#c98a3c', 22) + each(8, (i) => stroke(`M${-70 + i * 22} ${-40 - i * 34} V${-262 - Math.abs(i - 3.5) * 10}`, '#fff3d0', 3, 0.9)) + ball(-82, -336, 18, '#f2c14e')),
  contraption: ({ box, ball, stroke, shape, put, glow, oval }) =>
    box(-300, -150, 600, 30, 8, '#a4704a') + stroke('M-260 -120 V10 M260 -120 V10', '#8a5c3a', 24) +
    shape('M-190 -150 V-330 Q-190 -390 -120 -390 H-60 Q0 -390 0 -330 V-150Z', '#c98a4a') + ball(-96, -290, 52, '#f2e2c0') + stroke('M-96 -290 L-70 -320 M-96 -290 V-252', '#4a3a40', 7) + stroke('M-170 -190 H-20', '#a4683a', 8) + each(5, (i) => ball(-172 + i * 38, -170, 7, '#f2d48a')) +
    stroke('M0 -340 H70 V-240 H130 M-190 -260 H-260 V-420 H-200', '#8fa0b4', 22) +
    put(180, -210, 1, each(10, (i) => put(0, 0, 1, box(-13, -84, 26, 30, 4, '#d9a84a'), i * 36)) + ball(0, 0, 64, '#e0b04a') + ball(0, 0, 24, '#8a5f34')) + put(272, -300, 0.6, each(10, (i) => put(0, 0, 1, box(-13, -84, 26, 30, 4, '#8fa0b4'), i * 36)) + ball(0, 0, 64, '#a9b8c8') + ball(0, 0, 24, '#5f6a7c')) +
    glow(-96, -460, 130, '#ffe27a', 0.8) + ball(-96, -460, 46, '#fff3a8') + box(-116, -420, 40, 34, 6, '#8fa0b4') + stroke('M-110 -456 l14 -18 l14 18 l14 -18', '#f2a53a', 5) + each(3, (i) => oval(-250 + i * 20, -450 - i * 26, 22 + i * 6, 16 + i * 5, '#ffffff', 0.7)),
  appleladder: (b) =>
    b.put(-150, 0, 1, b.stroke('M-20 -180 Q-80 -220 -110 -280 M20 -190 Q80 -230 120 -290', '#82593c', 24) + foliage(b, [[-104, -330, 120, 88, 6], [108, -330, 122, 90, 6], [0, -420, 140, 96, 7]], { name: 'appleladder', color: '#7cab52', flecks: 36 }) + broadTrunk(b, 40, 215, '#8a6242') + foliage(b, [[0, -284, 130, 60, 6]], { name: 'appleladder near', color: '#84b258', flecks: 14 }) + each(13, (i) => { const [x, y] = [[-180, -120, -60, 0, 60, 120, 186, -90, 30, 96, -30, 150, -140][i] ?? 0, [-330, -390, -440, -340, -480, -400, -330, -280, -270, -300, -510, -250, -270][i] ?? 0]; return b.ball(x, y, 19, '#d9473f') + b.stroke(`M${x} ${y - 16} q2 -8 6 -11`, '#6f4a34', 3.5) + b.oval(x - 7, y - 7, 4, 5, '#ffffff', 0.5); })) +
    b.stroke('M40 14 L-40 -380 M130 14 L40 -390', '#c99a5f', 15) + each(7, (i) => b.stroke(`M${30 - i * 11} ${-40 - i * 50} l88 -4`, '#c99a5f', 11)) +
    b.put(250, 22, 1.05, basket(b, '#d9473f')) + b.put(410, 14, 0.85, basket(b, '#c9c04a')) + b.put(-370, 20, 0.9, basket(b, '#e08a3a')) + b.ball(180, 12, 18, '#d9473f') + b.ball(-270, 18, 17, '#d9473f'),
  spaceclass: ({ box, stroke, ball, oval, glow, put, flat }) =>
    glow(0, -420, 330, '#8fd0ff', 0.4) + put(0, -420, 1, ball(0, 0, 60, '#ffd36a') + stroke('M-130 0 A130 44 0 1 1 130 0 A130 44 0 1 1 -130 0 M-210 0 A210 72 0 1 1 210 0 A210 72 0 1 1 -210 0 M-300 0 A300 102 0 1 1 300 0 A300 102 0 1 1 -300 0', '#bfe4ff', 4, 0.8) + ball(-120, 22, 24, '#e8806a') + ball(190, -34, 32, '#6fb8e8') + ball(-250, -56, 28, '#8fd08a') + ball(270, 50, 22, '#d09ae8') + flat('M-290 -60 q40 -20 80 0 q-40 14 -80 0Z', '#f6e2a8')) +
    box(-70, -110, 140, 116, 14, '#7f8ac0') + glow(0, -120, 120, '#8fd0ff', 0.8) + oval(0, -112, 66, 14, '#cfeaff') +
    each(4, (i) => put(-410 + i * 272 + (i > 1 ? 4 : 0), 20, 0.9, box(-90, -110, 180, 22, 10, '#e6ecfa') + stroke('M0 -90 V6 M-50 8 H50', '#9aa4cc', 13) + box(-46, -158, 92, 50, 8, '#5f7ad0') + flat('M-36 -148 h72 v32 h-72Z', '#bfe8ff'))),
} satisfies Record<string, Hero>;
