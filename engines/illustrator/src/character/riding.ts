/** Somebody rides: a bicycle, a sled, a broom or a boat is drawn with them; on the back of a being two figures become one. */
import { shade } from '../color.ts';
import type { Paper } from '../paper.ts';
import { coversFace, outlinesOfFigure } from '../scene/face-cover.ts';
import { circle, ellipse, group, line, moved, path, rect } from '../shapes.ts';
import type { Figure } from './figure.ts';

export type Vehicle = 'bicycle' | 'sled' | 'broom' | 'boat';

/** How high above the ground the feet are. */
const RISE: Readonly<Record<Vehicle, number>> = { bicycle: 88, sled: 50, broom: 66, boat: 34 };
const WIDE: Readonly<Record<Vehicle, number>> = { bicycle: 204, sled: 196, broom: 226, boat: 232 };

export function rideVehicle(paper: Paper, figure: Figure, on: Vehicle, turn: number): Figure {
  const rise = RISE[on];
  const side = turn < 0 ? -1 : 1;
  const mirrored = (art: string): string => (side < 0 ? group('transform="scale(-1 1)"', art) : art);
  const { left, right, top } = figure.box;
  const [under, over] = PARTS[on](paper);
  return {
    ...figure,
    art: mirrored(under) + moved(0, -rise, 1, figure.art) + mirrored(over),
    aura: figure.aura && moved(0, -rise, 1, figure.aura),
    face: { ...figure.face, y: figure.face.y - rise },
    box: { left: Math.min(left, -WIDE[on]), right: Math.max(right, WIDE[on]), top: top - rise },
    cut: 0,
    floats: on === 'broom' ? 0.9 : 0,
    ...(on === 'boat' ? { under: ellipse(0, -2, 286, 44, '#7fb9d6', 'stroke="#cfe8f2" stroke-width="7"') + line('M-210 6 q36 -12 72 0 M120 12 q36 -12 72 0', '#e8f6fb', 6, 0.8) } : {}),
  };
}

/** What is behind who rides, and what is before. */
const PARTS: Readonly<Record<Vehicle, (paper: Paper) => readonly [under: string, over: string]>> = {
  bicycle: (paper) => ['', bicycle(paper)],
  sled: (paper) => sled(paper),
  broom: (paper) => ['', broom(paper)],
  boat: (paper) => boat(paper),
};

/** Drawn before the legs of who is on it; the handlebar is where the near hand of somebody of middle height is. */
function bicycle(paper: Paper): string {
  const wheel = (x: number): string =>
    `<circle cx="${x}" cy="-72" r="66" fill="none" stroke="#3d4152" stroke-width="14"/><circle cx="${x}" cy="-72" r="54" fill="none" stroke="#b9c0d0" stroke-width="4"/>` +
    line(Array.from({ length: 6 }, (_, i) => `M${x} -72 L${x + Math.cos((i * Math.PI) / 3) * 54} ${-72 + Math.sin((i * Math.PI) / 3) * 54}`).join(' '), '#b9c0d0', 3) + circle(x, -72, 10, '#7a8196');
  return (
    wheel(-122) + wheel(126) +
    line('M-122 -72 L-20 -66 L96 -184 L-44 -170 L-122 -72 M-20 -66 L-50 -192', '#d9485a', 12) + line('M126 -72 L92 -206', '#c03d4e', 12) + line('M92 -206 Q92 -236 128 -240', '#6a7084', 11) + line('M116 -241 H144', '#3d4152', 15) +
    rect(-84, -206, 74, 20, 10, '#4a3a44') + circle(-20, -66, 19, paper.drop('#8a91a4')) + line('M-20 -66 L-2 -38', '#6a7084', 8) + rect(-20, -42, 40, 11, 5, '#3d4152') +
    circle(104, -188, 13, paper.ball('#ffd75e'))
  );
}

/** What is under who sits on it, and the runner before it. */
const sled = (paper: Paper): [under: string, over: string] => [
  line('M-160 -22 H130 Q176 -22 176 -64', shade('#c03d4e', -0.12), 10) + path('M-168 -62 L-150 -76 H150 L166 -62Z', paper.drop('#c98f52')),
  rect(-168, -62, 336, 17, 7, paper.drop('#e0ac6c')) + line('M-110 -46 V-10 M96 -46 V-10', '#a4703f', 12) + line('M-172 -4 H138 Q190 -4 188 -66 Q186 -92 164 -88', '#d9485a', 14),
];

const broom = (paper: Paper): string =>
  line('M-130 -66 L216 -92', '#a4703f', 16) + path('M-120 -88 C-170 -104 -214 -100 -236 -92 C-226 -76 -232 -56 -240 -38 C-206 -28 -164 -36 -116 -50Z', paper.drop('#e0b464')) +
  line('M-136 -84 L-226 -84 M-134 -70 L-230 -66 M-134 -58 L-226 -48', shade('#e0b464', -0.12), 5, 0.8) + line('M-122 -90 L-116 -48', '#c03d4e', 14);

/** Somebody who comes by in one has water of its own around it. */
const boat = (paper: Paper): [under: string, over: string] => [
  path('M-206 -112 Q0 -84 206 -112 L196 -84 Q0 -60 -196 -84Z', paper.drop(shade('#a4703f', -0.12))),
  path('M-232 -122 C-214 -40 -168 8 -96 12 H96 C168 8 214 -40 232 -122 Q0 -70 -232 -122Z', paper.drop('#b5714a')) + line('M-220 -96 Q0 -46 220 -96 M-196 -58 Q0 -12 196 -58', shade('#b5714a', -0.12), 6, 0.8) +
    line('M-236 -124 Q0 -70 236 -124', '#f2e2c4', 15) + line('M150 -130 L262 2', '#a4703f', 13) + ellipse(266, 6, 15, 27, '#c98f52', 'transform="rotate(-40 266 6)"'),
];

/** Both faces count as one for the layout: whoever would cover one of them stands elsewhere. */
function aroundBoth(one: Figure['face'], other: Figure['face']): Figure['face'] {
  const apart = Math.hypot(other.x - one.x, other.y - one.y);
  const r = (apart + one.r + other.r) / 2;
  const t = apart ? (r - one.r) / apart : 0;
  return { x: one.x + (other.x - one.x) * t, y: one.y + (other.y - one.y) * t, r };
}

const TRIES = 8;
/** On a saddle who rides is seen whole; who has no back to sit on carries behind a shoulder. @param share size of who rides in units of who carries */
export function rideOn(carrier: Figure, rider: Figure, share: number, turn: number): Figure {
  const { face, box, saddle } = carrier;
  const side = turn < 0 ? -1 : 1;
  const sitsAt = ({ x, y }: { x: number; y: number }): Figure['face'] => ({ x: x + rider.face.x * share, y: y + rider.face.y * share, r: rider.face.r * share });
  const marks = outlinesOfFigure(saddle ? rider : carrier);
  // Farther back on the saddle, or farther out and higher behind the shoulder, until neither hides the other's face.
  const seats = Array.from({ length: TRIES }, (_, i) =>
    saddle ? { x: saddle.x - side * i * 14, y: saddle.y + i * 3 } : { x: face.x - side * face.r * (0.95 + i * 0.07), y: face.y - face.r * (0.1 + i * 0.12) }).concat(
    // Between wings that are spread there is room only above the head.
    saddle ? [] : Array.from({ length: TRIES }, (_, i) => ({ x: face.x * 0.4, y: box.top + 110 - i * 22 })));
  // Before a shoulder is better than above the horns: there the one who carries is behind.
  const riding = outlinesOfFigure(rider);
  const shoulders = saddle ? [] : Array.from({ length: TRIES }, (_, i) => ({ x: face.x - side * (face.r * (0.86 + i * 0.1) + rider.face.r * share * 0.5), y: face.y + face.r * (0.72 - i * 0.02) }));
  const shoulder = shoulders.find((at) => !coversFace(riding, { ...at, scale: share }, face));
  const isFree = (at: { x: number; y: number }): boolean => (saddle ? !coversFace(marks, { ...at, scale: share }, face) : !coversFace(marks, { x: 0, y: 0, scale: 1 }, sitsAt(at)));
  const behind = seats.find(isFree);
  const isHigh = !saddle && (!behind || behind.y < face.y - face.r * 0.4);
  const seat = isHigh && shoulder ? shoulder : (behind ?? seats.at(-1) ?? face);
  const own = sitsAt(seat);
  const sits = moved(seat.x, seat.y, share, rider.art);
  return {
    ...carrier,
    art: saddle || (isHigh && shoulder) ? carrier.art + sits : sits + carrier.art,
    face: aroundBoth(face, own),
    box: { left: Math.min(box.left, seat.x + rider.box.left * share), right: Math.max(box.right, seat.x + rider.box.right * share), top: Math.min(box.top, seat.y + rider.box.top * share) },
    cut: 0,
  };
}
