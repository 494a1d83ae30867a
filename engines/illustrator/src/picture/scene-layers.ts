/** Paints a scene on its sheet, from the place behind everybody to the light over them. */
import { shade } from '../color.ts';
import type { LightEffect } from '../light/effects.ts';
import { castShadow, lightPool, shadowAt } from '../light/cast-shadow.ts';
import { contactShadow, lightFigure, vignette } from '../light/light.ts';
import type { MoodEffect } from '../light/moods.ts';
import type { Paper } from '../paper.ts';
import type { Backdrop } from '../place/backdrop.ts';
import { tuft } from '../place/ground.ts';
import { drawWeather } from '../place/weather.ts';
import type { Circle } from '../scene/beside.ts';
import { groundBelow } from '../scene/hovering.ts';
import { faceAt } from '../scene/whose-face.ts';
import { group, moved } from '../shapes.ts';
import { drawBehind } from '../style/behind.ts';
import type { StyleLook } from '../style/looks.ts';
import { drawManner } from '../style/scene-manner.ts';
import { giantBeside } from './giants-beside.ts';
import { hidingPlace } from './hiding-place.ts';
import { layer } from './layer.ts';
import { type Around, BEFORE_FEET, isDry } from './scene-around.ts';
import { bodyAt, type Lying } from './scene-extras.ts';
import type { ScenePlan } from './scene-plan.ts';
import type { Middle, Staged } from './scene-stage.ts';
import { seatsThere, type SeatThere } from './seats.ts';
import { pulledRope } from './pulled-rope.ts';
import { sharedUmbrella } from './shared-umbrella.ts';
import { drawThings } from './things-on-ground.ts';
import { drawWater, type Water } from './scene-water.ts';

export interface Painted extends Around {
  plan: ScenePlan;
  style: StyleLook;
  backdrop: Backdrop;
  figures: readonly Staged[];
  middle: Middle | undefined;
  effect: LightEffect;
  mood: MoodEffect;
}

/** What all the layers of one picture are painted with. */
interface Painting extends Painted {
  paper: Paper;
  /** of everybody, those beside them last */
  faces: readonly Circle[];
  water: Water | undefined;
  /** what they sit on, where it is not the ground, as far as it is not painted yet */
  seats: SeatThere[];
  lit: (art: string) => string;
  /** those things that are meant */
  laid: (which: (thing: Lying) => boolean) => string;
}

export function paintScene(paper: Paper, painted: Painted): void {
  const { plan, style, backdrop, figures, beside, things, effect, mood } = painted;
  const light = effect.light(backdrop.light);
  const faces = [...figures, ...beside].map(({ figure, spot }) => faceAt(figure, spot));
  const painting: Painting = {
    ...painted,
    paper,
    faces,
    water: waterAround(paper, painted, faces),
    seats: seatsThere(paper, [...figures, ...beside], (art) => lightFigure(paper, art, light, style), backdrop.ground === 'room'),
    lit: (art) => lightFigure(paper, art, light, style),
    laid: (which) => layer('things', drawThings(paper, things.filter(which), backdrop, isDry(plan))),
  };
  paintBehind(painting);
  paper.add(shadowsOf(painting), layer('things', sharedUmbrella(paper, figures)));
  paintPeople(painting);
  paintBeside(painting);
  if (painting.water) paper.add(layer('front', painting.water.before));
  for (const staged of painting.figures.filter((one) => isAmongSwimmers(painting, one))) paintOne(painting, staged);
  const weather = drawWeather(backdrop.stage, plan.setting.weather, faces);
  paper.add(layer('over', weather + effect.over + mood.over), vignette(paper, backdrop.ink, 0.36));
}

function waterAround(paper: Paper, { plan, backdrop, figures }: Painted, faces: readonly Circle[]): Water | undefined {
  const { afloat, room, feet } = plan;
  if (!afloat || !figures.length) return undefined;
  const bodies = figures.map(({ figure, spot }) => bodyAt(figure, spot));
  const kept = afloat === 'boat' ? faces.slice(0, figures.length) : faces;
  return drawWater({ paper, stage: backdrop.stage, room, bodies, faces: kept, feet: feet ?? room.floor }, afloat);
}

function paintBehind({ paper, plan, style, backdrop, figures, beside, water, effect, mood, lit, laid }: Painting): void {
  const { dark } = backdrop.stage.palette;
  paper.add(
    backdrop.back,
    water?.behind ?? '',
    drawBehind(paper, style.behind, true, dark),
    drawManner(paper, style.manner, dark),
    effect.behind,
    mood.behind,
    laid(({ behind }) => behind),
  );
  // Light around anybody lies behind everybody: its stars would dance on a neighbour's face.
  const auraOf = ({ figure, spot }: Pick<Staged, 'figure' | 'spot'>): string =>
    moved(spot.x, spot.y, spot.scale, figure.under ? lit(figure.under) : '', figure.aura);
  paper.add(...[...figures, ...beside].map(auraOf));
  if (!plan.tiny) return;
  const { w, floor } = plan.room;
  for (const { figure, spot } of figures) {
    const { x, half } = bodyAt(figure, spot);
    const where = { x, y: floor, half, tall: -figure.box.top * spot.scale, away: x > w / 2 ? -1 : 1, ink: backdrop.ink } as const;
    paper.add(layer('things', giantBeside(paper, backdrop.stage, plan.setting.ground, where)));
  }
}

/** Below everybody, so that nobody's lies on a neighbour. */
function shadowsOf({ paper, plan, backdrop, figures, beside, middle, water }: Painting): string {
  const { stage, ground, light } = backdrop;
  const thrown = water ? undefined : shadowAt({ ground, hour: stage.palette.hour, overcast: stage.overcast === true });
  if (!thrown) return '';
  const standing = [...figures, ...beside.filter(({ inAir }) => !inAir), ...(middle ? [middle] : [])].filter(({ figure }) => !figure.under && !figure.seat);
  const xs = standing.map(({ spot }) => spot.x);
  const [from, to] = [Math.min(...xs), Math.max(...xs)];
  const pool = xs.length && ground !== 'space' && !stage.palette.dark ? lightPool(paper, { x: (from + to) / 2, y: plan.room.floor, half: (to - from) / 2 + paper.width * 0.32 }, light.color) : '';
  return pool + standing.map(({ figure, spot }) => {
    const { x, half } = bodyAt(figure, spot);
    return castShadow(paper, { x, y: groundBelow(figure, spot), half: Math.min(half, 150 * spot.scale), floats: figure.floats }, thrown, light.side, backdrop.ink);
  }).join('');
}

/** Whose boat is on the water in which the others swim. */
const isAmongSwimmers = ({ plan }: Painting, { player: { rides } }: Staged): boolean => plan.afloat === 'swim' && rides?.is === 'vehicle' && rides.on === 'boat';

/** From back to front, with the thing in the middle and what lies about among them. */
function paintPeople(painting: Painting): void {
  const { paper, plan: { room }, backdrop, figures, middle, water, laid } = painting;
  let lie = laid(({ behind, before }) => !behind && !before);
  let thing = middle ? paintMiddle(paper, middle, backdrop.ink) : '';
  for (const staged of figures.toSorted((a, b) => a.spot.depth - b.spot.depth)) {
    const { figure, spot } = staged;
    paintSeatOf(painting, staged);
    if (spot.depth > (middle?.spot.depth ?? 0)) {
      paper.add(thing);
      thing = '';
    }
    // Small things lie before the back row and behind the front row.
    if (groundBelow(figure, spot) > room.floor - room.h * BEFORE_FEET) {
      paper.add(lie);
      lie = '';
    }
    if (!isAmongSwimmers(painting, staged)) paintOne(painting, staged);
  }
  paper.add(thing, lie, layer('things', pulledRope(paper, figures, middle?.spot)), laid(({ before }) => before), layer('front', water ? water.hull : backdrop.front));
}

function paintMiddle(paper: Paper, { figure, spot }: Middle, ink: string): string {
  const shadow = contactShadow(paper, spot.x, spot.y, bodyAt(figure, spot).half * 0.95, 0, ink);
  return layer('things', shadow + moved(spot.x, spot.y, spot.scale, figure.art));
}

/** Right before the first of those who sit on it. */
function paintSeatOf({ paper, seats, backdrop }: Painting, { figure, spot }: Pick<Staged, 'figure' | 'spot'>): void {
  const at = seats.findIndex(({ on, x, half }) => on === figure.seat?.on && Math.abs(x - spot.x) <= half);
  const [seat] = at < 0 ? [] : seats.splice(at, 1);
  if (seat) paper.add(layer('seat', contactShadow(paper, seat.x, seat.y + 2, seat.half * 0.98, 0, backdrop.ink) + seat.art));
}

function paintOne({ paper, plan, backdrop, faces, water, lit }: Painting, { player, figure, spot }: Staged): void {
  const half = Math.min(150, (figure.box.right - figure.box.left) / 2) * spot.scale;
  const face = faceAt(figure, spot);
  const isOnGround = !water && !figure.under;
  if (isOnGround && !figure.seat) paper.add(contactShadow(paper, spot.x, groundBelow(figure, spot) + 2, half * 0.95, figure.floats, backdrop.ink));
  paper.add(layer('figure', moved(spot.x, spot.y, spot.scale, lit(figure.art)), face));
  if (isOnGround && !figure.floats && spot.ground === undefined) paper.add(tufts(backdrop, spot.x, spot.y + 4, half));
  if (!player.hides || water) return;
  const others = faces.filter(({ x, y }) => Math.hypot(x - face.x, y - face.y) > 1);
  paper.add(layer('things', hidingPlace(paper, backdrop.stage, plan.setting.ground, { figure, spot, others, told: plan.told })));
}

function paintBeside(painting: Painting): void {
  const { paper, backdrop, beside, water, lit } = painting;
  for (const one of beside) {
    const { figure, spot, inAir } = one;
    const { half } = bodyAt(figure, spot);
    paintSeatOf(painting, one);
    const isOnGround = !inAir && !water && !figure.under && !figure.seat;
    if (isOnGround) paper.add(contactShadow(paper, spot.x, groundBelow(figure, spot) + 2, half * 0.9, figure.floats, backdrop.ink));
    paper.add(layer('beside', moved(spot.x, spot.y, spot.scale, lit(figure.art)), faceAt(figure, spot)));
  }
}

const GRASSY = ['meadow', 'forest', 'garden', 'lake', 'swamp', 'street'];

/** A few blades before the feet, so that figures stand in the grass and not on it. */
function tufts(backdrop: Backdrop, x: number, y: number, half: number): string {
  const { stage, ground } = backdrop;
  if (!GRASSY.includes(ground)) return '';
  const color = stage.palette.at(backdrop.land, 1);
  const blades = Array.from({ length: 9 }, () =>
    tuft(
      x + stage.roll.between(-0.9, 0.9) * half,
      y + stage.roll.between(0, 9),
      stage.roll.between(11, 22) * stage.s,
      shade(color, stage.roll.between(-0.06, 0.06)),
    ),
  );
  return group('stroke="none"', ...blades);
}
