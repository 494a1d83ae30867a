/** Where one learns to ride a dragon: two towers to start from, rings to fly through, a stable, saddles on a rail. */
import { each, type Brush, type Hero } from './brush.ts';

/** A round tower with a landing of boards under a flag. */
function tower(b: Brush, tall: number, flag: string): string {
  return b.oval(0, 8, 96, 15, '#3b2a4a', 0.22) + b.shape(`M-74 8 L-58 ${-tall} H58 L74 8Z`, '#cdbfae') + b.flat(`M20 8 L18 ${-tall} H58 L74 8Z`, '#5f5070', 0.2) +
    each(Math.floor(tall / 34), (i) => { const y = -18 - i * 34; return b.box(-58 + (i % 2) * 26, y, 38, 20, 7, i % 3 ? '#bcae9e' : '#d9ccba') + b.box(4 + (i % 2) * 18, y - 6, 34, 20, 7, i % 2 ? '#c4b6a6' : '#b4a696'); }) +
    b.pane(0, -tall + 84, 34, 48) + b.box(-26, -tall + 134, 52, 12, 4, '#8a6044') + each(5, (i) => b.ball(-20 + i * 10, -tall + 130 - (i % 2) * 6, 8, ['#e8707f', '#f6c860', '#7fae72'][i % 3] ?? '#f88')) +
    b.flat('M-24 8 V-50 A24 26 0 0 1 24 -50 V8Z', '#6f4a34') + b.ball(13, -22, 4, '#f4cf6a') +
    each(2, (i) => b.stroke(`M${i ? 50 : -50} ${-tall + 56} L${i ? 104 : -104} ${-tall - 4}`, '#8a5f3c', 11)) + b.oval(0, -tall, 126, 25, '#a4704a') + b.oval(0, -tall - 9, 126, 23, '#d0a06c') + each(5, (i) => b.stroke(`M${-88 + i * 44} ${-tall - 26 + Math.abs(i - 2) * 3} V${-tall + 8 - Math.abs(i - 2) * 3}`, '#a87a4c', 4, 0.6)) +
    b.stroke(`M92 ${-tall - 10} V${-tall - 132}`, '#8a5f3c', 9) + b.flat(`M96 ${-tall - 130} q40 -12 78 4 l-18 26 l18 28 q-40 -12 -78 -2Z`, flag) + b.flat(`M122 ${-tall - 112} q10 -12 22 0 q-4 12 -11 18 q-8 -6 -11 -18Z`, '#fff3dc') + b.ball(92, -tall - 136, 8, '#f2c14e');
}

const saddle = ({ shape, stroke, flat, ball }: Brush, color: string): string =>
  shape('M-34 -6 Q-36 -26 -20 -24 Q0 -12 20 -26 Q38 -30 34 -6 Q20 4 0 2 Q-20 4 -34 -6Z', color) + flat('M-12 0 L-16 30 H4 L2 0Z', color) + stroke('M-6 28 v14', '#5a4a50', 4) + ball(-6, 46, 6, '#f2c14e') + stroke('M-28 -10 Q0 4 28 -10', '#fdf3e0', 4, 0.8);

export const DRAGON_SCHOOL = {
  perch: (b) =>
    // The stable, with round doors as high as a dragon.
    b.put(20, -6, 0.92, b.box(-150, -124, 300, 130, 6, '#b4785a') + each(6, (i) => b.stroke(`M${-128 + i * 51} -120 V4`, '#9a6248', 4, 0.7)) + b.shape('M-184 -116 Q0 -226 184 -116Z', '#6f8f5c') + b.stroke('M-150 -132 Q0 -206 150 -132 M-110 -146 Q0 -194 110 -146', '#587648', 5, 0.6) +
      each(2, (i) => { const x = i ? 76 : -76; return b.flat(`M${x - 50} 6 V-50 A50 52 0 0 1 ${x + 50} -50 V6Z`, '#fdf3e0') + b.flat(`M${x - 42} 6 V-50 A42 44 0 0 1 ${x + 42} -50 V6Z`, '#5a3f3a') + (i ? b.ball(x - 14, -52, 5, '#ffe27a') + b.ball(x + 14, -52, 5, '#ffe27a') : b.box(x - 42, -40, 84, 46, 4, '#8f5a42') + b.stroke(`M${x - 38} -36 L${x + 38} 2 M${x + 38} -36 L${x - 38} 2`, '#fdf3e0', 5)); }) +
      b.put(0, -152, 1, b.ball(0, 0, 20, '#f2c14e') + b.flat('M-10 4 Q-12 -8 0 -12 Q12 -8 10 4 Q4 12 0 6 Q-4 12 -10 4Z', '#d9544a')) + each(4, (i) => b.oval(-120 + i * 80, 6, 40, 12, i % 2 ? '#e0bc6a' : '#d0a858'))) +
    b.put(-258, 0, 1, tower(b, 320, '#d9546a')) + b.put(280, 0, 0.82, tower(b, 286, '#4f79c4')) +
    // Rings that hang in the air from balloons.
    each(3, (i) => b.put([-82, 32, 140][i] ?? 0, [-330, -404, -344][i] ?? 0, [0.9, 1.06, 0.8][i] ?? 1, b.stroke('M0 -58 V-96', '#8a6f5c', 4) + b.ball(0, -122, 30, ['#e8707a', '#f2c14e', '#6fb0d9'][i] ?? '#e77') + b.flat('M-6 -94 h12 l-3 8 h-6Z', '#8a5f3c') + b.stroke('M-50 0 a50 58 0 1 0 100 0 a50 58 0 1 0 -100 0', ['#f2c14e', '#e8707a', '#8f9fe0'][i] ?? '#fc4', 14) + b.stroke('M-50 0 a50 58 0 0 1 50 -58', '#fff3dc', 5, 0.7))) +
    // A rail with saddles, a basket of apples, a nest with an egg in it.
    b.stroke('M-176 10 V-44 M-36 14 V-40 M-182 -42 H-30', '#8a6044', 9) + b.put(-142, -40, 0.9, saddle(b, '#c9604c')) + b.put(-74, -40, 0.9, saddle(b, '#4f8fa4')) +
    b.put(176, 16, 1, b.shape('M-32 -34 H32 L24 2 H-24Z', '#c99a5c') + b.stroke('M-30 -22 H30', '#a87a44', 4) + each(4, (i) => b.ball(-20 + i * 13, -38 - (i % 2) * 8, 11, i % 2 ? '#d9544a' : '#8fba60'))) +
    b.put(400, 14, 0.9, b.shape('M-52 -26 Q0 -6 52 -26 Q44 6 0 8 Q-44 6 -52 -26Z', '#b08a5c') + b.oval(0, -42, 24, 32, '#a9dcc4') + b.ball(-8, -52, 5, '#6fb49a') + b.ball(9, -36, 6, '#6fb49a') + b.stroke('M-50 -24 q50 20 100 0 M-44 -12 q44 18 88 0', '#8f6c44', 5)),
} satisfies Record<string, Hero>;
