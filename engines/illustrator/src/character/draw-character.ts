/** Draws anybody: hands the look to its rig. */
import type { Paper } from '../paper.ts';
import { drawHeld, sizeAlone } from '../props/held.ts';
import { PROPS } from '../props/props.ts';
import { group } from '../shapes.ts';
import { inItsWater, onTheTail } from './ashore.ts';
import { liesOutside, sleepOutside } from './asleep-outside.ts';
import { drawBeast, goesOnFours } from './beast.ts';
import { WHITE_PAW } from './beast-gait.ts';
import { drawBird } from './bird.ts';
import { drawBug } from './bug.ts';
import { climb, UNDER_ALL } from './climbing.ts';
import { drawCreature } from './creature.ts';
import { canCover, covers, pawsUp } from './covering.ts';
import type { Figure, PoseName, Stance } from './figure.ts';
import { strike } from './body-language.ts';
import { onFace } from './expression.ts';
import { drawHuman } from './human.ts';
import { measurePerson } from './human-measures.ts';
import type { Look } from './look.ts';
import { layOnTummy } from './lying-awake.ts';
import { layTrollOnTummy } from './lying-trolls.ts';
import { tuckIn } from './lying-down.ts';
import { rideVehicle } from './riding.ts';
import { drawRobot } from './robot.ts';
import { sitOn } from './seat.ts';
import { drawSigns, signOf, withSigns } from './signs/draw-signs.ts';
import { drawSpirit } from './spirit.ts';
import { drawSwimmer, walksAshore } from './swimmer.ts';

export function drawCharacter(paper: Paper, seen: Look, stance: Stance): Figure {
  const felt = { ...stance, feeling: onFace(stance.pose === 'eyes covered' || (stance.pose === 'ears covered' && !canCover(seen)) ? { ...stance.feeling, shut: 'happy', open: 0 } : stance.feeling, seen.signs.includes('pacifier') ? [...seen.marks, 'pacifier'] : seen.marks) };
  const look = asItIsThere(felt.feeling.shut ? lensShut(seen) : seen, stance);
  const posed = stance.pose === 'lying' && canLie(look) ? lying(paper, look, felt) : upright(paper, look, poseOf(look, felt));
  const drawn = (stance.pose === 'climbing' || (stance.climbs && UNDER_ALL.has(stance.climbs))) && canClimb(look) ? climb(paper, posed, onRungs(look) || (stance.climbs && UNDER_ALL.has(stance.climbs)) ? (stance.climbs ?? 'rock') : 'rock', stance.turn) : posed;
  const mounted = stance.rides && !look.ride ? rideVehicle(paper, drawn, stance.rides, stance.turn) : drawn;
  const added = heldBeside(paper, look, mounted, stance);
  const what = covers(stance.pose);
  const held = what ? pawsUp(paper, look, mounted, what) : added ? { ...mounted, art: mounted.art + added } : mounted;
  const figure = stance.seat && stance.pose === 'sitting' && canSitUp(look) ? sitOn(held, stance.seat, restingWidth(look, held)) : held;
  return look.veil < 1 ? { ...figure, art: group(`opacity="${look.veil}"`, figure.art) } : figure;
}

function upright(paper: Paper, look: Look, stance: Stance): Figure {
  const figure = withHeld(withSigns(drawRig(paper, look, stance), look), look, stance);
  return { ...figure, art: figure.art + drawSigns(paper, look.rig.rig === 'beast' && goesOnFours(look, look.rig.parts, stance) ? withoutWhitePaw(look) : look, 'feet') };
}

const withoutWhitePaw = (look: Look): Look => ({ ...look, signs: look.signs.filter((sign) => sign !== WHITE_PAW) });

/** Whoever cannot lie in bed rests as it is, and four hooves jump where others climb. */
const poseOf = (look: Look, stance: Stance): Stance => stance.pose === 'climbing' && !canClimb(look) && !look.ride ? { ...stance, pose: 'jumping' } : (stance.pose === 'lying' && look.rig.rig === 'human' ? { ...stance, pose: 'sitting' } : stance);

/** In bed under a blanket; under the sky asleep on the ground or awake on the tummy. Who has neither sits there. */
function lying(paper: Paper, look: Look, stance: Stance): Figure {
  const sitting: Stance = { ...stance, pose: 'sitting' };
  if (stance.bed === false && (stance.asleep || !stance.uncovered)) return liesOutside(look) ? sleepOutside(paper, bareheaded(look), stance) : upright(paper, look, sitting);
  if (!stance.uncovered) return tuckIn(paper, look, withSigns(drawRig(paper, inBed(look), sitting), look), stance.bed ?? false);
  return look.rig.rig === 'human' ? layOnTummy(paper, look, look.rig.parts, stance) : (layTrollOnTummy(paper, look, stance) ?? upright(paper, look, sitting));
}

/** A helmet of glass gives air, and scarves of faith and of the night stay on; what a family chose stays as well. */
const WORN_ASLEEP: ReadonlySet<string> = new Set(['headscarf', 'turban', 'bubble', 'hood', 'halo', 'beanie']);
const SIGNS_ASLEEP: ReadonlySet<string> = new Set(['hat-nightcap', 'hat-bubble', 'hat-bow', 'hat-flowers', 'hat-elf']);
const CHOSEN_HAT = /\b(?:hat|cap|crown|helmet|goggles|beret|tiara|wreath|circlet|bonnet)\b/i;

/** Trees as high as a giant's knee grow where trees grow: not on the carpet, in a street or among stars. What stands beside somebody in their own picture goes along nowhere. */
function asItIsThere(look: Look, { ashore, alone, pose }: Stance): Look {
  const treeless = ashore === 'tub' || ashore === 'bubble';
  const onTheirOwn = alone === true && UPRIGHT.has(pose);
  const signs = look.signs.filter((sign) => !(treeless && sign === 'small-trees') && (onTheirOwn || !signOf(sign)?.alone));
  return signs.length === look.signs.length ? look : { ...look, signs };
}

const UPRIGHT: ReadonlySet<PoseName> = new Set(['standing', 'holding', 'waving', 'pointing', 'cheering', 'thinking', 'hugging']);

/** An eye of metal shuts with the other one. */
const lensShut = (look: Look): Look => (look.signs.includes('half-metal') ? { ...look, signs: look.signs.map((sign) => (sign === 'half-metal' ? 'half-metal-shut' : sign)) } : look);

/** Nobody sleeps in a top hat, and nobody with burning candles on. */
function bareheaded(look: Look): Look {
  const { rig } = look;
  const signs = look.signs.filter((sign) => sign !== 'candle-crown');
  if (CHOSEN_HAT.test(look.details.join(' '))) return { ...look, signs };
  const bare = { ...look, signs: signs.filter((sign) => !sign.startsWith('hat-') || SIGNS_ASLEEP.has(sign)) };
  if (rig.rig !== 'human') return bare;
  const { hat, ...parts } = rig.parts;
  return { ...bare, rig: { rig: 'human', parts: hat && WORN_ASLEEP.has(hat) ? rig.parts : parts } };
}

/** Under a blanket nobody sees a skirt or a coat, and none stands out at its side. */
const inBed = (clothed: Look): Look => {
  const look = bareheaded(clothed);
  return { ...look, outfit: { ...look.outfit, cut: look.rig.rig === 'human' ? 'shirt' : look.outfit.cut, extras: [] }, marks: look.marks.filter((mark) => mark !== 'cape' && mark !== 'satchel' && mark !== 'walking-stick') };
};

/** Makes room for what a being that is no person holds: people count their own reach. */
function withHeld(figure: Figure, look: Look, stance: Stance): Figure {
  const prop = stance.held ? PROPS[stance.held] : undefined;
  if (!prop?.grip || look.rig.rig === 'human') return figure;
  const { left, right, top } = figure.box;
  const reach = Math.max(Math.min(right, 180), besideFace(figure, stance.turn < 0 ? -1 : 1)) + (prop.breadth ?? 30) * (stance.alone ? sizeAlone(stance.held ?? '') : 1) + 16;
  return { ...figure, box: stance.turn < 0 ? { left: Math.min(left, -reach), right, top } : { left, right: Math.max(right, reach), top } };
}

/** How far out a thing is carried, so that it is not before the own face. */
const besideFace = ({ face, box }: Figure, side: number): number =>
  Math.abs(box.top * 0.28 - face.y) < face.r + 20 ? Math.max(150, side * face.x + face.r * 1.2) : 150;

/** Bodies without hands keep what they carry at their side. */
function heldBeside(paper: Paper, look: Look, figure: Figure, stance: Stance): string {
  const { rig } = look;
  const handless =
    rig.rig === 'bug' ||
    rig.rig === 'swimmer' ||
    (rig.rig === 'robot' && ARMLESS.has(rig.parts.body)) ||
    (rig.rig === 'spirit' && ['snowman', 'book', 'teapot', 'gingerbread', 'carpet', 'bat'].includes(rig.parts.shape));
  if (!stance.held || !handless) return '';
  const side = stance.turn < 0 ? -1 : 1;
  return drawHeld(paper, stance.held, side * besideFace(figure, side), figure.box.top * 0.28, side, 0, stance.alone ? sizeAlone(stance.held) : 1);
}

/** What comes nearest to it of what paws, wings and soft arms do. */
const NEAREST: Readonly<Partial<Record<PoseName, PoseName>>> = { dancing: 'cheering', pulling: 'embracing', digging: 'holding', whispering: 'thinking' };
const withPaws = (stance: Stance): Stance => ({ ...stance, pose: NEAREST[stance.pose] ?? stance.pose });

/** Robots and creatures wave with their arms, but run and leap with all of them. */
const WHOLE: ReadonlySet<PoseName> = new Set(['running', 'jumping', 'flying', 'walking', 'kneeling', 'dancing', 'pulling']);
const withWholeBody = (figure: Figure, stance: Stance): Figure => (WHOLE.has(stance.pose) || (stance.bearing && stance.pose === 'standing') ? strike(figure, stance) : figure);

/** Robots that have no arms. */
const ARMLESS: ReadonlySet<string> = new Set(['orb', 'drone', 'car', 'desk']);
/** Nobody is tipped out of a wheelchair, and a tail of fish or four hooves fit in no bed; beasts, birds and fish lie in their own ways. */
export const canLie = ({ rig, ride }: Look): boolean =>
  (rig.rig === 'human' && !ride && (rig.parts.lower === 'legs' || rig.parts.lower === 'goat')) ||
  (rig.rig === 'robot' && !ARMLESS.has(rig.parts.body)) ||
  rig.rig === 'creature' || rig.rig === 'spirit';

/** Who swims, flies small or rolls does not climb. */
const canClimb = ({ rig, ride }: Look): boolean =>
  !ride && rig.rig !== 'swimmer' && rig.rig !== 'bug' && (rig.rig !== 'human' || rig.parts.lower === 'legs' || rig.parts.lower === 'goat');
/** Nobody is lifted out of a wheelchair on to a wall; horses and fish sit on none, and a tail of fish rests on the ground. */
export const canSitUp = ({ rig, ride }: Look): boolean =>
  !ride && rig.rig !== 'swimmer' && !(rig.rig === 'beast' && rig.parts.stance === 'stand' && rig.parts.head !== 'turtle') && (rig.rig !== 'human' || rig.parts.lower === 'legs' || rig.parts.lower === 'goat');
/** Half of the width of the body that a seat carries. */
const restingWidth = (look: Look, { box }: Figure): number => (look.rig.rig === 'human' ? measurePerson(look).hem * 1.5 : Math.min(130, Math.max(64, (box.right - box.left) * 0.3)));
/** Hands or paws for a ladder and a branch. */
const onRungs = ({ rig }: Look): boolean =>
  rig.rig === 'human' || rig.rig === 'creature' || (rig.rig === 'beast' && rig.parts.stance === 'sit') || (rig.rig === 'robot' && rig.parts.legs === 'feet');

function drawRig(paper: Paper, look: Look, stance: Stance): Figure {
  const { rig } = look;
  const { ashore } = stance;
  const ashoreOf = (figure: Figure): Figure => {
    if (!ashore) return figure;
    if (rig.rig === 'swimmer') return walksAshore(rig.parts) ? figure : inItsWater(paper, figure, ashore);
    return rig.rig === 'human' && rig.parts.lower === 'fish' && !look.ride ? onTheTail(paper, figure, ashore) : figure;
  };
  switch (rig.rig) {
    case 'human':
      return ashoreOf(drawHuman(paper, look, rig.parts, stance));
    case 'beast':
      return stance.pose === 'lying' || (stance.pose === 'sitting' && rig.parts.stance === 'stand') ? drawBeast(paper, look, rig.parts, stance) : strike(drawBeast(paper, look, rig.parts, withPaws(stance)), stance, goesOnFours(look, rig.parts, stance));
    case 'creature':
      return withWholeBody(drawCreature(paper, look, rig.parts, stance), stance);
    case 'bird':
      return strike(drawBird(paper, look, rig.parts, withPaws(stance)), stance);
    case 'swimmer':
      return ashoreOf(strike(drawSwimmer(paper, look, rig.parts, withPaws(stance)), stance));
    case 'robot':
      // Without arms it can only lean, stretch and crouch as a whole.
      return (ARMLESS.has(rig.parts.body) ? strike : withWholeBody)(drawRobot(paper, look, rig.parts, stance), stance);
    case 'spirit':
      return strike(drawSpirit(paper, look, rig.parts, withPaws(stance)), stance);
    case 'bug':
      return strike(drawBug(paper, look, rig.parts, withPaws(stance)), stance);
  }
}

/** What a person carries in a portrait. */
export const keepsakeOf = (look: Look): string | undefined =>
  look.held ?? (look.rig.rig === 'human' ? look.rig.parts.held : look.rig.rig === 'creature' ? look.rig.parts.held : undefined);

/** What the family chose as a keepsake: carried in scenes too, when the hands are free. */
export const chosenKeepsake = (look: Look): string | undefined => (look.keepsake ? keepsakeOf(look) : undefined);
