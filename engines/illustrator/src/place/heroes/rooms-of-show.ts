/** What people go to see in the dark: a wall of water with fish, and the stars under a dome. What shines there is not dimmed with the room. */
import { bare, circle, group, line, path, starPath } from '../../shapes.ts';
import { cluster, disc } from '../outlines.ts';
import { dice } from '../../dice.ts';
import { brushFor, each, type Brush, type Hero } from './brush.ts';
import { fish } from './fish.ts';

/** The same brush, for what is lit from inside. */
const shining = ({ site }: Brush): Brush => brushFor({ ...site, at: (color) => color });

const school = (x: number, y: number, color: string): string =>
  path(each(13, (i) => { const [fx, fy] = [x + (i % 5) * 34 + Math.floor(i / 5) * 13, y + Math.floor(i / 5) * 24 + (i % 2) * 9]; return `M${fx} ${fy}q10 -8 20 0l8 -6v12l-8 -6q-10 8 -20 0Z`; }), color, `${bare} fill-opacity=".85"`);

const turtle = (b: Brush): string =>
  b.shape('M-66 20 Q-104 62 -104 112 Q-60 96 -22 40Z M30 34 Q44 84 78 88 Q78 54 60 26Z', '#6fb58a') + b.ball(-116, -4, 30, '#7fc49a') + b.shape('M-90 18 Q-76 -56 4 -58 Q76 -52 98 8 Q40 52 -60 40Z', '#b98a54') + b.flat('M-60 2 L-34 -36 L-4 -20 L-14 14Z M4 -22 L40 -40 L66 -12 L36 16Z M-18 22 L28 24 L8 40 L-30 38Z', '#9a6e40', 0.7) + b.flat('M-90 18 Q-60 34 0 34 Q60 32 98 8 Q60 56 -60 42Z', '#e8d29a') + b.ball(-126, -10, 6, '#2a2440') + b.stroke('M-138 6 Q-130 12 -122 8', '#3f7a5c', 3.5);

const coral = (b: Brush, x: number, y: number, k: number, color: string): string =>
  b.put(x, y, k, b.stroke('M0 0 V-70 M0 -30 Q-34 -44 -36 -92 M0 -44 Q34 -56 38 -106 M-34 -66 Q-54 -72 -58 -100 M36 -80 Q58 -84 58 -116 M0 -66 Q-8 -90 -4 -124', color, 15) + b.stroke('M-4 -8 V-66 M-36 -62 V-90 M34 -74 V-102', '#ffffff', 3.5, 0.4));

export const SHOW_ROOMS = {
  /** A planetarium: the night of the town under its dome, the projector that throws it there, and rows of seats that lean back. */
  projector: (b) => {
    const { shape, box, ball, stroke, flat, oval, put, post } = b;
    const light = shining(b);
    const { paper } = b.site;
    const dome = 'M-560 -150 V-250 A560 420 0 0 1 560 -250 V-150Z';
    const lots = dice('planetarium');
    const stars = (count: number): string => each(count, () => { const [a, far] = [Math.PI * lots.next(), Math.sqrt(lots.next())]; return `M${Math.round(Math.cos(a) * 540 * far)} ${Math.round(-190 - Math.sin(a) * 440 * far)}h.1`; });
    const figure = (d: string): string => line(d, '#a9c4ff', 2.4, 0.75) + each((d.match(/-?\d+ -?\d+/g) ?? []).length, (i) => { const [x = 0, y = 0] = ((d.match(/-?\d+ -?\d+/g) ?? [])[i] ?? '0 0').split(' ').map(Number); return circle(x, y, i % 3 ? 5 : 7, '#fff6d0', bare); });
    return (
      path(dome, paper.linear([[0, '#0b0e3a'], [0.55, '#26247a'], [0.86, '#5a3f9c'], [1, '#c46a9c']]), bare) +
      group(`clip-path="${paper.clip(`<path d="${dome}"/>`)}"`,
        `<g transform="rotate(-24 0 -380)">${paper.softEllipse(0, -400, 640, 96, '#b9a4ff', 0.5)}${paper.softEllipse(60, -396, 420, 44, '#ffe6f4', 0.5)}</g>`,
        line(stars(120), '#dfe6ff', 3, 0.85), line(stars(34), '#fff6d8', 6),
        figure('M-430 -330 L-376 -390 L-306 -392 L-250 -352 L-196 -384 L-150 -330 L-222 -300 L-250 -352'),
        figure('M150 -590 L206 -540 L262 -492 L324 -450 M172 -476 L262 -492 L330 -560'),
        light.ball(404, -400, 46, '#f2b07e') + light.stroke('M340 -388 Q400 -356 470 -424', '#fbe2b4', 9) + light.ball(-96, -520, 30, '#8fd0f0') + light.flat('M-120 -526 q26 -12 50 2 q-24 12 -50 -2Z', '#ffffff', 0.5) + light.ball(-346, -486, 44, '#f6ecd0') + light.oval(-360, -500, 9, 7, '#dccfae') + light.oval(-334, -470, 12, 9, '#dccfae'),
        line('M60 -560 l-74 44', '#ffffff', 4, 0.8) + light.flat(starPath(62, -562, 15), '#fffbe0'),
        // The town at the rim of the dome, as it is outside at night.
        path(`M-570 -140 V-206 ${each(19, (i) => { const x = -560 + i * 60; const tall = [206, 232, 214, 250, 220, 202, 240][i % 7] ?? 220; return i % 3 === 1 ? `L${x} -${tall - 24} L${x + 26} -${tall + 14} L${x + 52} -${tall - 24} ` : i % 3 ? `L${x} -${tall} H${x + 46} V-200 ` : `Q${x + 8} -${tall + 10} ${x + 30} -${tall} Q${x + 52} -${tall - 4} ${x + 56} -204 `; })}L570 -200 V-140Z`, '#17164a', bare) +
        line(each(26, (i) => `M${-520 + i * 42} ${-172 - ((i * 7) % 3) * 11}h.1`), '#ffd98a', 7, 0.9)) +
      line('M-560 -156 V-250 A560 420 0 0 1 560 -250 V-156', '#7f7ac4', 10, 0.6) + line('M-574 -146 H574', '#9ab4ff', 7, 0.9) + light.glow(0, -140, 560, '#8f9aff', 0.22) +
      path('M-30 -236 L-420 -560 L-150 -690Z M30 -236 L420 -560 L150 -690Z M-20 -250 L-60 -700 H60 L20 -250Z', '#fff6d0', `${bare} fill-opacity=".07"`) +
      // Seats.
      each(2, (row) => each(8, (i) => { const x = (i - 3.5) * (row ? 146 : 128); return Math.abs(x) < (row ? 90 : 150) ? '' : put(x, row ? 12 : -30, row ? 1.06 : 0.9, shape('M-50 0 L-58 -84 Q-56 -112 0 -114 Q56 -112 58 -84 L50 0Z', row ? '#a4485f' : '#84405c') + flat('M-44 -8 L-50 -82 Q-48 -100 0 -102 Q48 -100 50 -82 L44 -8Z', row ? '#c05a6c' : '#9a4a64', 0.6) + stroke('M-38 -58 H38', '#7a2f48', 3.5, 0.6) + box(-72, -52, 20, 58, 8, '#4a3358') + box(52, -52, 20, 58, 8, '#4a3358')); })) +
      each(2, (i) => light.ball(i ? 66 : -66, 16, 6, '#ffe3a0') + light.glow(i ? 66 : -66, 14, 34, '#ffd98a', 0.7)) +
      // The projector.
      light.glow(0, -230, 170, '#cfd8ff', 0.6) + shape('M-66 14 L-46 -96 H46 L66 14Z', '#59608c') + box(-78, -2, 156, 22, 8, '#464c74') + box(-34, -66, 68, 40, 8, '#333a60') + each(4, (i) => light.ball(-21 + i * 14, -46, 5, ['#7fe0c0', '#ffd36a', '#ff8f8f', '#8fd0ff'][i] ?? '#fff')) +
      post(-16, -140, 32, 50, '#7a82ae') + ball(0, -178, 58, '#4d5484') + ball(0, -268, 46, '#565e92') + box(-30, -232, 60, 20, 8, '#8d94be') +
      path(each(22, (i) => { const [a, far] = [i * 2.4, Math.sqrt(i / 22)]; return disc(Math.round(Math.cos(a) * 46 * far), Math.round(-178 + Math.sin(a) * 46 * far), i % 3 ? 4 : 6.5); }) + each(16, (i) => { const [a, far] = [i * 2.4, Math.sqrt(i / 16)]; return disc(Math.round(Math.cos(a) * 36 * far), Math.round(-268 + Math.sin(a) * 36 * far), i % 3 ? 3.4 : 5.4); }), '#fff3c4', bare) + oval(-18, -204, 20, 9, '#ffffff', 0.25)
    );
  },
  /** An aquarium: a wall of water as high as a house, a rail before it, and its light on the floor. */
  tank: (b) => {
    const { box, shape, stroke, post, ball } = b;
    const light = shining(b);
    const { paper } = b.site;
    const glass = 'M-500 -30 V-470 Q-500 -600 -370 -600 H370 Q500 -600 500 -470 V-30Z';
    const lots = dice('aquarium');
    const rock = (x: number, y: number, k: number): string => light.put(x, y, k, light.shape('M-110 8 Q-118 -60 -70 -70 Q-52 -120 0 -104 Q56 -126 74 -70 Q120 -58 110 8Z', '#4f6f9c') + light.flat('M-70 -70 Q-52 -120 0 -104 Q-40 -92 -48 -58 Q-84 -52 -96 -8 Q-112 -52 -70 -70Z', '#7f9cc0', 0.6));
    const weed = (x: number, tall: number, color: string): string => path(`M${x - 8} -50 q-26 ${-tall * 0.3} 2 ${-tall * 0.55} q24 ${-tall * 0.24} -4 ${-tall * 0.45} q42 ${tall * 0.2} 22 ${tall * 0.5} q-26 ${tall * 0.24} -4 ${tall * 0.5}Z`, color, bare);
    return (
      light.glow(0, -300, 640, '#6fd0f4', 0.3) + shape('M-536 6 V-474 Q-536 -640 -372 -640 H372 Q536 -640 536 -474 V6Z', '#46679c') + stroke('M-524 0 V-474 Q-524 -628 -372 -628 H372 Q524 -628 524 -474 V0', '#7f9cc8', 6, 0.6) +
      path(glass, paper.linear([[0, '#c4f6f6'], [0.2, '#7fdcec'], [0.6, '#3a9fd6'], [1, '#2468ac']]), bare) +
      group(`clip-path="${paper.clip(`<path d="${glass}"/>`)}"`,
        path('M-420 -620 L-520 -40 H-380 L-330 -620Z M-150 -620 L-190 -40 H-20 L-50 -620Z M150 -620 L230 -40 H330 L210 -620Z M380 -620 L470 -40 H540 L430 -620Z', '#ffffff', `${bare} fill-opacity=".13"`),
        path('M-500 -590 q40 16 80 0 t80 0 t80 0 t80 0 t80 0 t80 0 t80 0 t80 0 t80 0 t80 0 t80 0 t80 0 t80 0 V-640 H-500Z', '#f4ffff', `${bare} fill-opacity=".75"`),
        school(-60, -470, '#2a5f9c'), school(240, -270, '#3f7fb8'),
        light.put(-250, -430, 1, turtle(light)),
        // A ray glides by above.
        light.put(210, -486, 1.05, light.shape('M-20 -30 Q60 -60 140 -14 Q70 0 30 34 Q10 60 0 84 Q-14 56 -34 36 Q-80 10 -140 10 Q-90 -44 -20 -30Z', '#5f7fb4') + light.flat('M-20 -30 Q-40 0 0 84 Q-14 56 -34 36 Q-80 10 -140 10 Q-90 -44 -20 -30Z', '#8fa8d0', 0.6) + light.stroke('M0 78 Q14 120 60 142', '#5f7fb4', 7) + light.ball(-30, -20, 5, '#2a2440') + light.ball(10, -26, 5, '#2a2440')),
        // Jellyfish.
        each(2, (i) => light.put(i ? 408 : -420, i ? -350 : -240, i ? 1 : 0.8, light.stroke('M-26 0 q-12 40 4 80 M-8 4 q10 46 -4 98 M12 4 q-10 40 6 86 M28 0 q12 36 -2 70', i ? '#f4b4dc' : '#d0b4f8', 5, 0.75) + light.glow(0, -10, 80, i ? '#ffb0e0' : '#d4b8ff', 0.7) + light.shape('M-48 4 Q-48 -60 0 -62 Q48 -60 48 4 Q36 -8 24 4 Q12 -8 0 4 Q-12 -8 -24 4 Q-36 -8 -48 4Z', i ? '#f6a6d4' : '#c4a4f0') + light.oval(-14, -36, 14, 10, '#ffffff', 0.5))),
        path('M-500 -30 V-92 Q-380 -128 -240 -96 Q-60 -66 90 -104 Q300 -140 500 -92 V-30Z', paper.linear([[0, '#f4e2b0'], [1, '#c9ac78']]), bare) + line(each(26, (i) => `M${Math.round(lots.between(-480, 480))} ${Math.round(lots.between(-84, -44))}h${i % 4 ? '.1' : '6'}`), '#a98a5c', 6, 0.6),
        weed(-460, 210, '#2f8f7c') + weed(-412, 150, '#3fa884') + weed(170, 190, '#2f8f7c') + weed(204, 130, '#46b08a') + weed(450, 230, '#2f8f7c') + weed(-120, 110, '#3fa884'),
        rock(-330, -60, 0.95) + rock(320, -56, 1.15) + light.put(320, -56, 1, light.flat('M-46 8 V-26 Q-40 -66 0 -66 Q42 -66 46 -26 V8Z', '#233f74')) +
        coral(light, -240, -76, 0.9, '#f0708c') + coral(light, 66, -86, 0.7, '#f6a04a') + coral(light, 424, -86, 0.85, '#c486e8') + path(cluster(-390, -140, 44, 34, 9, lots) + cluster(250, -150, 40, 30, 9, lots), '#f2c04e', bare) + path(cluster(-24, -84, 50, 26, 9, lots) + cluster(148, -88, 30, 20, 8, lots), '#7fd0a0', bare) +
        light.put(-30, -66, 1, light.shape('M-46 4 Q-56 -44 0 -62 Q56 -44 46 4Z', '#f6c4d4') + light.stroke('M0 2 V-54 M-18 2 L-34 -36 M18 2 L34 -36', '#d98aa8', 4)) + light.flat(starPath(-160, -62, 26), '#f28a4e') + light.flat(starPath(384, -52, 20), '#f4b04a'),
        fish(light, -60, -330, 1.25, '#f58a3c', '#fff6ea') + fish(light, 60, -230, 0.9, '#f2c83e', '#ffffff') + fish(light, -300, -200, 1, '#4a6fe0', '#ffd84a') + `<g transform="scale(-1 1)">${fish(light, -180, -380, 1.05, '#e8607a', '#ffe0c4') + fish(light, -330, -200, 0.8, '#f58a3c', '#fff6ea') + fish(light, 130, -150, 0.75, '#8a6ae0', '#f4d0ff')}</g>`,
        path(each(20, () => disc(Math.round(lots.between(-460, 460)), Math.round(lots.between(-560, -150)), Math.round(lots.between(4, 11)))), '#ffffff', `${bare} fill-opacity=".4"`),
        path('M-430 -600 L-500 -330 V-230 L-380 -600Z M300 -600 L60 -30 H180 L400 -600Z', '#ffffff', `${bare} fill-opacity=".08"`)) +
      box(-560, -34, 1120, 44, 10, '#3a5486') + stroke('M-552 -28 H552', '#8fb0dc', 5, 0.6) + light.glow(0, 60, 460, '#7fe0ff', 0.28) + paper.softEllipse(0, 46, 520, 40, '#9cecff', 0.35) +
      each(6, (i) => post(-507 + i * 200, -92, 14, 104, '#c9a050') + ball(-500 + i * 200, -96, 11, '#e4bc66')) + stroke('M-500 -88 H500', '#e4bc66', 9) + stroke('M-500 -44 H500', '#c9a050', 5)
    );
  },
} satisfies Record<string, Hero>;
