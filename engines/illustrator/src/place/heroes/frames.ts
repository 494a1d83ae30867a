/** What frames those who stand in a chosen background: it stands at both edges of the sheet, where neither hair nor wings hide it. */
import { starPath } from '../../shapes.ts';
import { tower } from '../masonry.ts';
import { type Brush, each, edgeOf, type Hero } from './brush.ts';
import { TOWN_FRAMES } from './frames-of-towns.ts';

/** A gabled mountain with snow on it, lit from one side; x is its top. */
const snowyPeak = ({ shape, flat }: Brush, x: number, half: number, tall: number, color: string): string =>
  shape(`M${x - half} 20 L${x - half * 0.5} ${-tall * 0.44} L${x - half * 0.34} ${-tall * 0.52} L${x} ${-tall} L${x + half * 0.3} ${-tall * 0.6} L${x + half * 0.46} ${-tall * 0.5} L${x + half} 20Z`, color) +
  flat(`M${x} ${-tall} L${x + half * 0.3} ${-tall * 0.6} L${x + half * 0.46} ${-tall * 0.5} L${x + half} 20 H${x + half * 0.2} L${x + half * 0.06} ${-tall * 0.4}Z`, '#6f7aa6', 0.42) +
  flat(`M${x - half * 0.33} ${-tall * 0.53} L${x} ${-tall} L${x + half * 0.3} ${-tall * 0.6} L${x + half * 0.2} ${-tall * 0.5} L${x + half * 0.1} ${-tall * 0.58} L${x} ${-tall * 0.46} L${x - half * 0.12} ${-tall * 0.56} L${x - half * 0.22} ${-tall * 0.48}Z`, '#fbfdff');

const pine = ({ shape, post }: Brush, x: number, k: number): string =>
  post(x - 9 * k, -30 * k, 18 * k, 34 * k, '#7a5a44') +
  each(3, (i) => shape(`M${x - (62 - i * 14) * k} ${(-24 - i * 46) * k} L${x} ${(-112 - i * 46) * k} L${x + (62 - i * 14) * k} ${(-24 - i * 46) * k} Q${x} ${(-10 - i * 46) * k} ${x - (62 - i * 14) * k} ${(-24 - i * 46) * k}Z`, '#4f7f74') + shape(`M${x - (24 - i * 5) * k} ${(-80 - i * 46) * k} L${x} ${(-112 - i * 46) * k} L${x + (24 - i * 5) * k} ${(-80 - i * 46) * k} Q${x} ${(-70 - i * 46) * k} ${x - (24 - i * 5) * k} ${(-80 - i * 46) * k}Z`, '#f6fbff'));

/** A mushroom as tall as a house, that shines from under its cap. */
function glowCap(b: Brush, x: number, tall: number, color: string): string {
  const k = tall / 300;
  return (
    b.glow(x, -tall * 0.66, 210 * k, color, 0.55) +
    b.shape(`M${x - 34 * k} 10 Q${x - 20 * k} ${-90 * k} ${x - 26 * k} ${-214 * k} H${x + 26 * k} Q${x + 20 * k} ${-90 * k} ${x + 38 * k} 10Z`, '#f4ead8') +
    b.glow(x, -196 * k, 120 * k, '#fff3b0', 0.8) +
    b.shape(`M${x - 150 * k} ${-190 * k} Q${x - 136 * k} ${-310 * k} ${x} ${-320 * k} Q${x + 136 * k} ${-310 * k} ${x + 150 * k} ${-190 * k} Q${x} ${-158 * k} ${x - 150 * k} ${-190 * k}Z`, color) +
    each(5, (i) => b.oval(x + [-86, -30, 34, 92, 4][i]! * k, -[232, 276, 248, 222, 212][i]! * k, [20, 16, 24, 15, 12][i]! * k, [17, 13, 20, 13, 10][i]! * k, '#fff6e0', 0.9))
  );
}

const gull = ({ stroke }: Brush, x: number, y: number, k: number): string =>
  stroke(`M${x - 40 * k} ${y} Q${x - 18 * k} ${y - 28 * k} ${x} ${y} Q${x + 18 * k} ${y - 28 * k} ${x + 40 * k} ${y}`, '#ffffff', 9 * k, 0.95);

export const FRAMES = {
  ...TOWN_FRAMES,
  courtyard: (b) => {
    const e = edgeOf(b);
    const banner = (x: number, color: string): string =>
      b.stroke(`M${x - 44} -214 H${x + 44}`, '#8a6a4a', 9) + b.shape(`M${x - 36} -212 H${x + 36} V-84 L${x} -116 L${x - 36} -84Z`, color) + b.flat(starPath(x, -162, 22), '#f6d06a');
    return (
      b.box(-e - 40, -230, e * 2 + 80, 246, 0, '#d3c8bd') +
      each(Math.ceil(e / 32) + 2, (i) => b.box(-e - 40 + i * 64, -262, 38, 40, 5, '#ddd3c9')) +
      each(26, (i) => b.box(-e + ((i * 151) % Math.round(e * 2)), -206 + ((i * 67) % 200), 46, 20, 6, i % 2 ? '#c4b8ad' : '#dcd2c8')) +
      b.shape('M-96 14 V-96 A96 104 0 0 1 96 -96 V14Z', '#a4958c') + b.flat('M-76 14 V-94 A76 84 0 0 1 76 -94 V14Z', '#5f4a44') +
      each(5, (i) => b.stroke(`M${-56 + i * 28} -150 V14`, '#8a756a', 6)) + each(4, (i) => b.stroke(`M-74 ${-120 + i * 38} H74`, '#8a756a', 6)) +
      banner(-e * 0.46, '#b0507a') + banner(e * 0.46, '#5a6fb4') +
      tower(b.site, -(e - 62), 136, 330, '#e2d8ce', '#7f6bb4') + tower(b.site, e - 62, 136, 330, '#e2d8ce', '#7f6bb4') +
      each(2, (i) => each(6, (k) => b.ball((i ? 1 : -1) * (e - 150 + (k % 3) * 34), -16 - (k % 2) * 26, 34, k % 2 ? '#6f9f5c' : '#7fae68')))
    );
  },
  highpeaks: (b) => {
    const e = edgeOf(b);
    return (
      snowyPeak(b, -e * 0.4, 190, 330, '#a9b2d6') + snowyPeak(b, e * 0.34, 170, 290, '#b3bbdc') +
      snowyPeak(b, -(e - 44), 290, 500, '#939dc8') + snowyPeak(b, e - 60, 310, 560, '#8d97c4') +
      pine(b, -(e - 40), 1) + pine(b, -(e - 140), 0.72) + pine(b, e - 30, 0.9) + pine(b, e - 120, 0.66)
    );
  },
  /** A headland with its light on one side, an arch of rock on the other, and the sea between them. */
  seacliff: (b) => {
    const e = edgeOf(b);
    const at = (x: number): number => x - e;
    const foam = (x: number, y: number): string => b.stroke(`M${x - 50} ${y} q26 -20 50 0 q26 20 50 0`, '#ffffff', 9, 0.9);
    return (
      b.shape(`M${at(-60)} 60 V-330 Q${at(80)} -352 ${at(176)} -326 L${at(196)} -270 L${at(178)} -220 L${at(214)} -160 L${at(204)} -96 L${at(244)} -40 L${at(270)} 60Z`, '#b39c8e') +
      b.flat(`M${at(176)} -326 L${at(196)} -270 L${at(178)} -220 L${at(214)} -160 L${at(204)} -96 L${at(244)} -40 L${at(270)} 60 H${at(150)} L${at(140)} -80 L${at(116)} -170 L${at(132)} -270Z`, '#7f6a68', 0.5) +
      each(4, (i) => b.stroke(`M${at(-30)} ${-240 + i * 68} Q${at(60)} ${-256 + i * 68} ${at([150, 150, 180, 190][i] ?? 150)} ${-232 + i * 68}`, '#8f7a72', 8, 0.55)) +
      b.flat(`M${at(-60)} -322 Q${at(60)} -372 ${at(196)} -322 Q${at(184)} -296 ${at(160)} -306 Q${at(140)} -280 ${at(112)} -302 Q${at(80)} -276 ${at(50)} -302 Q${at(10)} -280 ${at(-60)} -298Z`, '#7fae62') +
      b.put(at(84), -336, 0.62, b.shape('M-50 10 L-34 -220 H34 L50 10Z', '#fdf6ea') + b.flat('M-46 -46 L-41 -110 H41 L46 -46Z M-37 -166 L-34 -220 H34 L37 -166Z', '#e0564a') + b.box(-44, -238, 88, 20, 5, '#6a7088') + b.glow(0, -262, 150, '#fff3c4', 0.9) + b.box(-28, -286, 56, 50, 6, '#fff3c4') + b.shape('M-40 -284 Q0 -340 40 -284Z', '#e0564a')) +
      b.put(e - 92, 0, 1, b.shape('M-120 60 V-120 Q-110 -220 -20 -230 Q90 -240 130 -170 V60 H60 V-40 Q50 -112 0 -112 Q-52 -110 -58 -30 V60Z', '#a89086') + b.flat('M130 -170 V60 H60 V-40 Q56 -90 30 -106 Q90 -110 96 -190Z', '#7f6a68', 0.45) + b.flat('M-108 -180 Q-80 -236 -10 -240 Q90 -248 132 -172 Q100 -190 60 -180 Q10 -200 -40 -182 Q-80 -190 -108 -180Z', '#7fae62')) +
      foam(at(200), 58) + foam(at(300), 66) + foam(e - 210, 58) + foam(e - 90, 66) + foam(e - 20, 56) +
      gull(b, at(330), -300, 1) + gull(b, at(420), -380, 0.7) + gull(b, e - 90, -340, 0.9) + gull(b, e - 200, -410, 0.6)
    );
  },
  /** Mushrooms that shine, a tree with a lit door, and lights that hang in the air. */
  glade: (b) => {
    const e = edgeOf(b);
    return (
      b.shape(`M${-e - 90} 24 Q${-e - 20} -40 ${-e - 30} -300 L${-e - 60} -900 H${-e + 66} Q${-e + 40} -420 ${-e + 66} -300 Q${-e + 74} -60 ${-e + 170} 20 Q${-e + 96} 6 ${-e + 60} 24 Q${-e} 4 ${-e - 90} 24Z`, '#6f5148') +
      b.stroke(`M${-e + 20} -820 Q${-e - 6} -520 ${-e + 26} -330 M${-e + 50} -240 Q${-e + 60} -100 ${-e + 110} -10`, '#5a4040', 8, 0.6) +
      b.glow(-e + 26, -90, 130, '#ffe9ad', 0.8) + b.shape(`M${-e - 14} 6 V-92 A40 44 0 0 1 ${-e + 66} -92 V6Z`, '#c98a4a') + b.oval(-e + 52, -50, 6, 6, '#fff3c4') +
      b.glow(-e + 24, -250, 110, '#ffe9ad', 0.8) + b.oval(-e + 24, -250, 26, 30, '#fff3c4') + b.stroke(`M${-e - 2} -250 h52 M${-e + 24} -280 v60`, '#c98a4a', 6) +
      glowCap(b, e - 66, 330, '#b77be8') + glowCap(b, e - 190, 190, '#5fc4d8') + glowCap(b, -e + 190, 170, '#e87ab0') +
      each(9, (i) => {
        const [x, y] = [e * ([-0.86, -0.6, -0.36, 0.3, 0.52, 0.78, -0.7, 0.64, 0.92][i] ?? 0), -([420, 540, 470, 500, 420, 560, 300, 300, 420][i] ?? 0)];
        return b.glow(x, y, 66, i % 2 ? '#ffe9a0' : '#a9f0ff', 0.9) + b.ball(x, y, 9, '#fffbe0');
      })
    );
  },
  /** A white fence, and behind it flowers as tall as children. */
  flowerbeds: (b) => {
    const e = edgeOf(b);
    const colors = ['#f2709a', '#f7b33d', '#b48af0', '#ff8a5c', '#f49ac4', '#7fa4f0'];
    const flower = (x: number, tall: number, r: number, i: number): string => {
      const color = colors[i % colors.length] ?? '#f2709a';
      return (
        b.stroke(`M${x} 10 Q${x + 8} ${-tall * 0.5} ${x} ${-tall}`, '#5f9a4c', 9) + b.flat(`M${x} ${-tall * 0.3} q44 -34 60 -10 q-24 30 -60 10Z M${x} ${-tall * 0.46} q-44 -34 -60 -10 q24 30 60 10Z`, '#6fae5c') +
        each(8, (k) => b.put(x, -tall, 1, b.oval(0, -r * 0.72, r * 0.34, r * 0.5, color), k * 45)) + b.ball(x, -tall, r * 0.42, '#ffdc6a')
      );
    };
    const side = (d: number): string =>
      each(7, (i) => flower(d * (e - 6 - ([0, 70, 138, 30, 104, 172, 226][i] ?? 0)), [330, 270, 190, 190, 130, 110, 92][i] ?? 100, [62, 56, 48, 52, 46, 42, 38][i] ?? 40, i + (d > 0 ? 2 : 0)));
    return (
      b.box(-e - 30, -92, e * 2 + 60, 15, 5, '#fbf6ec') + b.box(-e - 30, -44, e * 2 + 60, 15, 5, '#fbf6ec') +
      each(Math.ceil(e / 27) + 2, (i) => b.shape(`M${-e - 30 + i * 54} 14 V-108 l16 -22 l16 22 V14Z`, '#fffaf2')) +
      side(-1) + side(1)
    );
  },
} satisfies Record<string, Hero>;
