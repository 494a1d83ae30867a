/** What stands beside or behind somebody in a picture of their own and says what they do: drawn behind the figure, never in a scene. */
import type { Paper } from '../../paper.ts';
import { bare, bothSides, circle, ellipse, group, heartPath, line, moved, path, rect, starPath } from '../../shapes.ts';
import type { Look } from '../look.ts';
import type { SignTable } from './sign.ts';

/** y of the ground under people, in the frame of their back. */
const ground = (look: Look): number => (look.age === 'adult' || look.age === 'elder' ? 222 : 160);
const onGround = (look: Look, x: number, scale: number, ...art: string[]): string => group(`transform="translate(${x} ${ground(look)}) scale(${scale})"`, ...art);

const stone = (x: number, y: number, w: number, i: number): string => rect(x, y, w, 34, 12, ['#a3a7b4', '#b7bbc6', '#969aa8'][i % 3] ?? '#a3a7b4');

const cactus = (p: Paper): string =>
  line('M-30 -96 Q-34 -58 0 -56 M30 -118 Q36 -78 0 -74', '#4f9a58', 20) + rect(-17, -150, 34, 154, 17, p.tube('#5fae66')) + circle(0, -152, 11, '#f2709a');

const dunes = (look: Look): string => {
  const y = ground(look) + 8;
  return path(`M-226 ${y} C-196 ${y - 62} -150 ${y - 78} -96 ${y - 44} C-30 ${y - 10} 40 ${y - 14} 96 ${y - 50} C150 ${y - 84} 196 ${y - 56} 226 ${y}Z`, '#ecc987', bare) +
    path(`M-226 ${y} C-170 ${y - 36} -120 ${y - 34} -60 ${y - 16} C30 ${y - 2} 110 ${y - 44} 226 ${y}Z`, '#deb468', bare);
};

const gem = (p: Paper, x: number, tall: number, lean: number): string =>
  path(`M${x - 22} 0 L${x - 26 + lean} ${-tall * 0.72} L${x + lean} ${-tall} L${x + 26 + lean} ${-tall * 0.72} L${x + 22} 0Z`, p.linear([[0, '#f3d9ff'], [0.5, '#b48ae6'], [1, '#7a4fc0']])) +
  path(`M${x + lean} ${-tall} L${x - 4 + lean} ${-tall * 0.7} L${x - 4} 0 L${x - 22} 0 L${x - 26 + lean} ${-tall * 0.72}Z`, '#ffffff', `${bare} opacity=".35"`);

const bunny = (p: Paper): string =>
  bothSides(path('M6 -84 C2 -130 14 -146 24 -142 C34 -128 26 -100 22 -82Z', p.drop('#f4efe6')) + path('M13 -92 C12 -120 18 -132 22 -130 C26 -120 20 -104 18 -92Z', '#f2a7b4', bare)) +
  ellipse(0, -26, 34, 30, p.ball('#efe8dc')) + circle(0, -66, 30, p.ball('#f7f2ea')) + bothSides(circle(11, -68, 5, '#2b1a2e', bare)) + ellipse(0, -57, 5, 4, '#e88a9c', bare);

const cub = (p: Paper): string =>
  path('M24 -20 C74 -20 78 -70 58 -92 C56 -66 44 -54 20 -46Z', p.drop('#e8793a')) + ellipse(0, -26, 32, 30, p.ball('#e8793a')) +
  bothSides(path('M10 -88 L26 -122 L36 -78Z', '#d9652c')) + circle(0, -68, 33, p.ball('#f08a45')) +
  path('M-32 -62 Q-14 -46 0 -58 Q14 -46 32 -62 Q24 -36 0 -34 Q-24 -36 -32 -62Z', '#fff4e2', bare) + bothSides(circle(12, -72, 5, '#2b1a2e', bare)) + ellipse(0, -54, 6, 5, '#2b1a2e', bare);

const blossom = (x: number, y: number): string => [0, 72, 144, 216, 288].map((a) => `<circle cx="${x}" cy="${y - 17}" r="14" fill="#ff9fbe" transform="rotate(${a} ${x} ${y})"/>`).join('') + circle(x, y, 10, '#fff3c4', bare);

const tentacle = (color: string, pale: string): string =>
  line('M66 96 C150 116 226 40 206 -70 C196 -130 150 -158 130 -126 C118 -102 140 -86 156 -100', color, 36) +
  [[150, 84, 9], [190, 44, 10], [206, -8, 10], [200, -66, 9], [180, -114, 8]].map(([x = 0, y = 0, r = 0]) => circle(x, y, r, pale, bare)).join('');

const ship = (p: Paper): string => line('M0 -34 V-96', '#7a4a2b', 7) + path('M4 -94 Q48 -66 50 -40 L4 -38Z', p.drop('#fdf6e6')) + path('M-4 -86 Q-36 -62 -40 -40 L-4 -38Z', p.drop('#f2654a')) + path('M-58 -36 Q0 -24 58 -36 Q46 0 0 2 Q-46 0 -58 -36Z', p.drop('#a4633a'));

export const BESIDE_SIGNS = {
  'schoolboard': { on: 'back', beside: 236, alone: true, draw: (p, look) =>
    line(`M-206 50 L-226 ${ground(look)} M-120 50 L-104 ${ground(look)}`, '#a8713f', 12) +
    rect(-240, -62, 170, 128, 8, p.drop('#2f6b55'), 'stroke="#b9804a" stroke-width="11"') +
    // Chalk drawings, since no picture has letters in it: a sun over a house.
    line('M-232 40 H-78 M-212 40 V2 H-164 V40 M-220 4 L-188 -28 L-156 4 M-194 40 V20 H-182 V40', '#ffffff', 7) +
    circle(-112, -18, 17, 'none', 'stroke="#ffe27a" stroke-width="7"') + line('M-112 -46 V-54 M-112 10 V18 M-140 -18 H-148 M-84 -18 H-76', '#ffe27a', 7) },
  'well-wall': { on: 'back', beside: 176, alone: true, draw: (_, look) => {
    const y = ground(look);
    return bothSides(line(`M150 -160 V${y - 90}`, '#8a5a34', 18)) + rect(-176, y - 126, 352, 26, 12, '#8f93a2') +
      [0, 1, 2].map((row) => [-172, -102, -32, 38, 108].map((x, i) => stone(x + (row % 2 ? -6 : 4), y - 100 + row * 35, 64, i + row)).join('')).join('');
  } },
  'horse-friend': { on: 'back', beside: 244, alone: true, draw: (p, look) => {
    const y = ground(look);
    return path(`M-60 ${y} L-56 20 C-70 -40 -110 -84 -140 -78 C-170 0 -168 80 -190 ${y}Z`, p.drop('#9a5f34')) +
      path('M-150 -104 L-140 -62 L-172 -74Z M-128 -100 L-118 -58 L-146 -66Z', '#8a5230') +
      path('M-128 -78 C-160 -92 -182 -76 -196 -40 L-234 24 C-248 48 -232 72 -206 66 C-190 62 -176 44 -160 34 C-132 26 -110 0 -112 -40Z', p.ball('#a9693a')) +
      path('M-176 -66 L-206 20 L-190 24 L-162 -56Z', '#fff4e2', bare) + path('M-206 66 C-232 72 -248 48 -234 24 C-220 34 -198 46 -190 54Z', '#d9b090', bare) +
      circle(-158, -34, 10, '#2b1a2e', bare) + circle(-155, -38, 3.5, '#ffffff', bare) + ellipse(-226, 44, 5, 7, '#6b3d24', bare) +
      path('M-140 -84 C-100 -70 -80 -10 -84 60 C-96 20 -110 -20 -136 -44 C-150 -60 -156 -84 -140 -84Z', '#4a2f22');
  } },
  'lighthouse': { on: 'back', beside: 236, alone: true, draw: (p, look) => onGround(look, -156, 0.95,
    path('M-16 -226 L-66 -248 L-66 -204Z', '#ffe9a0', `${bare} opacity=".8"`) +
    path('M-26 -200 L26 -200 L44 2 L-44 2Z', p.tube('#fbf7f0')) + path('M-29 -170 L29 -170 L33 -124 L-33 -124Z M-36 -84 L36 -84 L41 -36 L-41 -36Z', '#d9483f', bare) +
    rect(-34, -210, 68, 14, 5, '#4a5068') + rect(-20, -248, 40, 40, 4, '#ffe27a') + path('M-30 -246 Q0 -300 30 -246Z', p.drop('#d9483f')) + rect(-10, -28, 20, 30, 8, '#6b4a33')) },
  'suitcase': { on: 'back', beside: 214, alone: true, draw: (p, look) => onGround(look, -146, 1,
    line('M-22 -104 Q-22 -126 0 -126 Q22 -126 22 -104', '#6b4128', 11) + rect(-66, -104, 132, 104, 14, p.drop('#b5713c')) +
    rect(-44, -104, 14, 104, 0, '#8a5230', bare) + rect(30, -104, 14, 104, 0, '#8a5230', bare) +
    path(heartPath(0, -60, 15), '#f2709a', bare) + path(starPath(-4, -22, 15), '#ffe27a', bare) + circle(54, -50, 12, '#6fc0e0', bare) + circle(-56, -76, 11, '#8fd07a', bare)) },
  'headboard': { on: 'back', beside: 214, alone: true, draw: (p) =>
    bothSides(rect(180, -150, 30, 310, 10, p.tube('#9a6238')) + circle(195, -156, 24, p.ball('#b5713c'))) + path('M-186 -110 Q0 -210 186 -110 V40 H-186Z', p.drop('#b5713c')) +
    rect(-200, 56, 400, 44, 20, '#fdf8f0') + path('M-204 84 Q-150 70 0 84 Q150 98 204 82 V142 Q0 152 -204 142Z', p.drop('#5a86d6')) + line('M-196 112 Q0 126 196 112', '#9fbcf0', 8) },
  'shadow-screen': { on: 'back', beside: 204, above: 216, alone: true, draw: (p) =>
    rect(-196, -226, 392, 330, 10, p.radial([[0, '#fff6d0'], [1, '#f6c977']]), 'stroke="#8a4a34" stroke-width="20"') },
  'season-wheel': { on: 'back', beside: 206, alone: true, draw: () => {
    const quarter = (a: number, fill: string): string => `<path transform="rotate(${a} 0 -166)" d="M0 -166 L0 -366 A200 200 0 0 1 200 -166Z" fill="${fill}"/>`;
    return quarter(0, '#ffd75e') + quarter(90, '#e8803c') + quarter(180, '#cfe8fb') + quarter(270, '#a9dc8a') + circle(150, -300, 30, '#f59a2c', bare) + path(starPath(150, -300, 44, 10, 0.74), '#f59a2c', bare) + circle(150, -300, 26, '#fff0b0', bare) +
      blossom(-150, -290) + path('M160 -40 C110 -50 112 -100 164 -112 C186 -76 186 -56 160 -40Z M166 -34 L150 -92', '#a8402c', 'stroke="#7a2a1c" stroke-width="4"') +
      line('M-150 -114 V-34 M-186 -94 L-114 -54 M-186 -54 L-114 -94', '#5fa8e0', 11);
  } },
  'setting-sun': { on: 'back', beside: 196, alone: true, draw: (p) =>
    circle(0, -70, 190, p.linear([[0, '#ffe27a'], [0.5, '#f58a4a'], [1, '#b0508f']])) +
    [[-8, 176], [30, 156], [68, 124]].map(([y = 0, half = 0], i) => rect(-half, y, half * 2, 12 + i * 4, 6, '#6a3f8f', `${bare} opacity=".6"`)).join('') + path(starPath(-150, -214, 17), '#ffe7a0', bare) },
  'catcher-net': { on: 'back', beside: 220, alone: true, draw: (p, look) => line(`M-120 ${ground(look)} L-168 -60`, '#8a5a34', 14) +
    path('M-226 -96 C-250 -30 -226 40 -190 46 C-160 30 -140 -20 -128 -72Z', '#eef6ff', 'fill-opacity=".7"') + line('M-226 -96 C-250 -30 -226 40 -190 46 C-160 30 -140 -20 -128 -72 M-212 -70 L-194 36 M-180 -66 L-190 36 M-150 -62 L-184 36 M-234 -40 Q-190 -24 -142 -30 M-226 4 Q-190 14 -158 2', '#9fb8dc', 5) +
    ellipse(-177, -82, 54, 19, 'none', 'stroke="#8f6ad6" stroke-width="13" transform="rotate(12 -177 -82)"') },
  'peaks': { on: 'back', beside: 226, alone: true, draw: (p, look) => {
    const y = ground(look) + 4;
    const peak = (x: number, wide: number, tall: number): string => path(`M${x - wide} ${y} L${x} ${y - tall} L${x + wide} ${y}Z`, p.drop('#8f97b4'), 'stroke-linejoin="round"') +
      path(`M${x - wide * 0.34} ${y - tall * 0.66} L${x} ${y - tall} L${x + wide * 0.34} ${y - tall * 0.66} L${x + wide * 0.12} ${y - tall * 0.72} L${x} ${y - tall * 0.6} L${x - wide * 0.14} ${y - tall * 0.72}Z`, '#ffffff', bare);
    return peak(-112, 112, 250) + peak(118, 104, 190);
  } },
  'small-sibling': { on: 'back', beside: 200, alone: true, draw: (p, look) => onGround(look, -138, 1,
    bothSides(rect(5, -34, 19, 34, 8, p.tube('#5f6fb0')) + ellipse(17, -2, 17, 9, '#8c4a2c')) + path('M-30 -92 Q0 -104 30 -92 L38 -30 Q0 -18 -38 -30Z', p.drop('#f2b33d')) + line('M-34 -74 Q0 -64 34 -74 M-36 -52 Q0 -42 36 -52', '#d9483f', 7) +
    circle(0, -128, 46, p.ball(look.skin)) + path('M-48 -124 C-54 -180 54 -180 48 -124 C34 -146 10 -154 -14 -148 C-30 -146 -42 -138 -48 -124Z', look.hair) +
    bothSides(circle(17, -122, 7, '#2b1a2e', bare)) + line('M-12 -104 q12 11 24 0', '#8c3340', 5) + line('M34 -84 Q60 -92 74 -116', '#f2b33d', 19) + circle(76, -118, 12, p.ball(look.skin))) },
  'shoulder-pines': { on: 'back', beside: 190, above: 60, draw: (p) => bothSides(path('M70 -60 C90 -110 150 -112 186 -66 L150 -10 L84 -20Z', p.drop('#86898c')) +
    [[96, -84, 0.9], [138, -92, 1.15], [172, -70, 0.75]].map(([x = 0, y = 0, s = 0]) => moved(x, y, s, rect(-6, -12, 12, 20, 3, '#6b4a33') + path('M0 -92 L32 -8 L-32 -8Z', p.drop('#3f8a54')) + path('M0 -92 L15 -52 L-15 -52Z', '#f4faff', bare))).join('')) },
  'small-friends': { on: 'back', beside: 220, alone: true, draw: (p, look) => onGround(look, -168, 1, bunny(p)) + onGround(look, 156, 1, cub(p)) },
  'toy-blocks': { on: 'back', beside: 200, alone: true, draw: (p, look) => onGround(look, -146, 1,
    rect(-62, -58, 58, 58, 9, p.drop('#e5575f')) + rect(2, -58, 58, 58, 9, p.drop('#4b9ad6')) + rect(-32, -116, 58, 58, 9, p.drop('#f6cf4a')) +
    path(heartPath(-33, -30, 14), '#ffffff', bare) + circle(31, -29, 13, '#ffffff', bare) + path(starPath(-3, -87, 19), '#ffffff', bare)) },
  'comet-ride': { on: 'back', beside: 246, alone: true, draw: (p, look) => {
    const y = ground(look) - 18;
    return path(`M30 ${y - 62} C-60 ${y - 110} -170 ${y - 130} -246 ${y - 210} C-216 ${y - 130} -210 ${y - 110} -236 ${y - 92} C-190 ${y - 84} -180 ${y - 60} -196 ${y - 36} C-150 ${y - 30} -80 ${y + 50} 30 ${y + 62}Z`,
      p.linear([[0, '#6fd6f0', 0.8], [0.6, '#ffe27a', 0.9], [1, '#ffb43f']], { x2: 1, y2: 0 }), bare) + circle(30, y, 66, p.radial([[0, '#fff6c8'], [0.6, '#ffd24f'], [1, '#f2803c']])) +
      circle(58, y + 18, 10, '#f29a3c', bare) + circle(6, y + 34, 8, '#f29a3c', bare);
  } },
  'toy-ship': { on: 'back', beside: 210, above: 90, alone: true, draw: (p) => moved(-156, -142, 0.9, ship(p)) },
  'sea-arms': { on: 'back', beside: 230, draw: (_, look) => {
    const { body, belly } = look.rig.rig === 'swimmer' ? look.rig.parts : { body: '#5f62b8', belly: '#c9d0fb' };
    return bothSides(tentacle(body, belly));
  } },
  'two-suns': { on: 'back', beside: 226, alone: true, draw: (p, look) => circle(-176, -110, 44, p.ball('#ffb43f')) + circle(176, -176, 28, p.ball('#f26a4a')) + dunes(look) },
  'cacti': { on: 'back', beside: 226, alone: true, draw: (p, look) => onGround(look, -170, 1.1, cactus(p)) + onGround(look, 172, 0.8, cactus(p)) + dunes(look) },
  'amethysts': { on: 'back', beside: 214, alone: true, draw: (p, look) => onGround(look, 0, 1, gem(p, -176, 120, -16) + gem(p, -126, 190, -6) + gem(p, 178, 104, 14) + gem(p, 130, 170, 8)) },
  'photo-frame': { on: 'back', beside: 200, above: 190, alone: true, draw: (p, look) => {
    const tall = ground(look) + 350;
    return rect(-196, -352, 392, tall + 8, 6, p.drop('#f3e8cf'), 'stroke="#b59a6c" stroke-width="8"') + rect(-168, -324, 336, tall - 48, 4, p.radial([[0, '#dcc49a'], [1, '#a98a5e']]), bare) +
      bothSides(path('M196 -352 v64 l-64 -64Z', '#8a6a48') + path(`M196 ${ground(look) + 6} v-64 l-64 64Z`, '#8a6a48'));
  } },
  'boulders': { on: 'back', beside: 190, draw: () => bothSides(path('M74 -76 L118 -122 L176 -104 L190 -48 L150 -8 L84 -18Z', '#8a847c', 'stroke-linejoin="round"') +
    path('M118 -122 L176 -104 L140 -76Z', '#aaa49a', bare) + ellipse(120, -112, 34, 12, '#7f9e5c', `${bare} transform="rotate(-14 120 -112)"`)) },
} satisfies SignTable;
