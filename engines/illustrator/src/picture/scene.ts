/** A scene from a passage: the place, the cast who are named in it, what they feel, hold and do. */
import type { Drawing, SceneBrief } from '../brief.ts';
import { ashoreOn } from '../character/ashore.ts';
import { canLie } from '../character/draw-character.ts';
import type { Figure } from '../character/figure.ts';
import type { Look } from '../character/look.ts';
import { readLook } from '../character/read-look.ts';
import { brokenTold, drawBroken } from '../props/broken.ts';
import { dyesAsked, dyesTold, inks } from '../props/dyes-told.ts';
import { dice } from '../dice.ts';
import { lightEffect } from '../light/effects.ts';
import { contactShadow, lightFigure, vignette } from '../light/light.ts';
import { moodEffect } from '../light/moods.ts';
import { Paper } from '../paper.ts';
import { tuft } from '../place/ground.ts';
import { inColorsAsked } from '../place/asked-ground.ts';
import { type Backdrop, drawBackdrop } from '../place/backdrop.ts';
import type { Setting } from '../place/setting.ts';
import { drawWeather, type KeepClear } from '../place/weather.ts';
import { howMany } from '../props/how-many.ts';
import { GROWN, thingsOfPlace } from '../props/asked-things.ts';
import { centrepiece, isCentrepiece } from '../scene/centrepiece.ts';
import { type Arrangement, hindmost } from '../scene/arrangements.ts';
import { FLOOR, layOut, type Spot, type StageRoom, turnsFor } from '../scene/layout.ts';
import { faceAt } from '../scene/whose-face.ts';
import { standClose } from '../scene/close-pair.ts';
import { afloatTold } from '../scene/acts-told.ts';
import { oneMoment } from '../scene/one-moment.ts';
import { ofThisStory } from '../scene/of-this-story.ts';
import { type Player, readScene } from '../scene/read-scene.ts';
import { withSeats } from '../scene/seats-told.ts';
import { shotOf } from '../scene/shot.ts';
import { castTold } from '../scene/told-cast.ts';
import { shade } from '../color.ts';
import { group, moved } from '../shapes.ts';
import { layer } from './layer.ts';
import { drawBehind } from '../style/behind.ts';
import { atNight, readStyle } from '../style/looks.ts';
import { drawManner } from '../style/scene-manner.ts';
import { sayScene } from '../words/alt.ts';
import { presentText } from '../words/told.ts';
import { sayStyle } from '../words/prompt.ts';
import { finish } from './finish.ts';
import { giantBeside, giantOf, isTiny } from './giants-beside.ts';
import { BEHIND_A_BAG, hidingPlace } from './hiding-place.ts';
import { readWhere } from './scene-place.ts';
import { drawWater, hasRoomForWater, RIM } from './scene-water.ts';
import { isCarried, mounted } from './mounted.ts';
import { bodyAt, bring, drawThings, layThings, paintedAt, type Stand } from './scene-extras.ts';
import { drawPlayer, onOwnWheels, ownHeld } from './scene-players.ts';
import { onOneLevel, seatsThere } from './seats.ts';
import { underfoot } from './underfoot.ts';
import { isLandmark, isThereAlready, SAILING } from './there-already.ts';
import { listNotDrawn } from './not-drawn.ts';
import { whoAre } from './wishes.ts';

const NOWHERE: Spot = { x: 0, y: 0, scale: 1, depth: 0 };
/** An elephant that comes by makes nobody small. */
const GUEST = 1.45;
/** Things and small beings together: more would be a heap. */
const MOST_BESIDE = 3;
const SIZES = { square: [1024, 1024], wide: [1280, 720], tall: [768, 1024] } as const;

interface Staged {
  player: Player;
  look: Look;
  figure: Figure;
  spot: Spot;
}

/** Nobody carries a bed out on to a meadow to lie and talk in. */
const IN_BED = /\b(?:beds?|blankets?|quilts?|pillows?|mattress(?:es)?|hammocks?|bunks?|cots?|tents?|tucked|sleeping bags?)\b/i;

export function drawScene(brief: SceneBrief): Drawing {
  const [width, height] = SIZES[brief.aspect ?? 'square'];
  const style = readStyle(brief.style?.imageStyle ?? brief.customPrompt);
  const paper = new Paper(width, height, style);
  const roll = dice(`scene:${brief.seed}`);
  const words = brief.told ?? brief.text;
  const moment = oneMoment(brief.text, words, brief.before ?? '', brief.cast);
  const read = ofThisStory(readScene(moment.words, brief.cast.length ? brief.cast : castTold(brief.text), moment.before, moment), brief.story);
  const where = readWhere({ ...brief, text: words }, roll);
  const afloat = read.players.length && hasRoomForWater(where.ground) ? afloatTold(moment.words, read.players.map(({ pose }) => pose)) : undefined;
  const reading = { ...read, players: afloat ? read.players : withSeats(read.players, moment.words, words) };
  const setting = afloat === 'boat' ? { ...where, features: where.features.filter((name) => !SAILING.has(name)), said: `in a boat ${where.said}` } : where;
  const gather = setting.features.length ? dice(`gather:${brief.seed}`).pick([-1, 1] as const) : undefined;
  const floor = height * FLOOR[brief.aspect ?? 'square'];
  const told = presentText(moment.words);
  const bed = setting.ground === 'room';
  const isOutside = ({ pose }: Player): boolean => pose === 'lying' && !bed;
  const inOrder = roll.chance(0.5) ? reading.players : reading.players.toReversed();
  const all = inOrder.map((player) => (isOutside(player) ? { ...player, outside: true as const, ...(IN_BED.test(told) ? {} : { uncovered: true }) } : player.rides && (afloat || readLook(player.character).ride) ? onOwnWheels(player) : player));
  const players = all.filter((player) => !isCarried(player, all));
  const feet = players.length ? hindmost(players.length, { h: height, floor }) : undefined;
  const looks = players.map(({ character }) => readLook(character));
  const hints = `${brief.style?.details ?? ''} ${brief.customPrompt ?? ''}`;
  const asked = thingsOfPlace(hints).map(({ prop }) => prop).filter((prop) => !players.some(({ held }) => held === prop));
  const carried = new Set(players.flatMap((player, i) => (looks[i] && ownHeld(looks[i], player, told)) || []));
  const hidesBehindIt = players.some(({ hides }) => hides) && BEHIND_A_BAG.test(told);
  const isThere = (prop: string): boolean => carried.has(prop) || (prop === 'bag' && hidesBehindIt) || isThereAlready(prop, { setting, players, asked, afloat: afloat !== undefined });
  const lying = [...new Set([...asked, ...reading.props])].filter((prop) => !isThere(prop)).flatMap((prop) => Array.from({ length: howMany(prop, told) }, () => prop)).slice(0, Math.max(1, MOST_BESIDE - reading.bystanders.length));
  const hasRoom = !afloat && players.every(({ pose, hides }) => !hides && pose !== 'lying' && pose !== 'climbing');
  const [first] = lying;
  const middle = first !== undefined && hasRoom && isCentrepiece(first, players.length) ? { name: first, ...centrepiece(paper, first) } : undefined;
  const [only, alone] = [players[0], looks[0]];
  const tiny = players.length === 1 && !afloat && only && alone && !reading.bystanders.length && only.pose !== 'flying' && !only.hides ? isTiny(only.character, alone) : false;
  const shown = [...lying, ...players.flatMap(({ held }) => held ?? [])];
  const dyes = new Map([...dyesTold(shown, brief.text, brief.before), ...dyesAsked(thingsOfPlace(hints).filter(({ prop }) => shown.includes(prop)))]);
  paper.dyes = inks(dyes);
  const broken = brokenTold(shown, presentText(brief.text));
  paper.breaks = new Map([...broken].map(([prop, { how }]) => [prop, (art: string): string => drawBroken(paper, prop, how, art)]));
  const shot = shotOf(brief);
  const room: StageRoom = {
    w: width, h: height, floor, ...(gather ? { gather } : {}),
    ...(tiny ? { tiny } : {}),
    shot,
    ...(afloat === 'boat' ? { rim: floor - RIM * height } : {}),
    ...(setting.ground === 'room' ? { corner: width * 0.13 } : {}),
  };
  // A pond would lie over the posts of a pier.
  const ashore = afloat ? undefined : ashoreOn(setting.features.includes('pier') ? 'room' : setting.ground);
  let arrangement: Arrangement | undefined;
  let middleAt = NOWHERE;
  const stage = (turnOf: (i: number) => number): Staged[] => {
    const drawn = players.flatMap((player, i) => {
      const look = looks[i];
      return look ? [{ player, look, size: player.guest ? Math.min(GUEST, look.size) : look.size, ...(player.guest ? { extra: 'guest' as const } : {}), ...(player.pose === 'embracing' ? { close: true } : {}), figure: mounted(paper, player, turnOf(i), { all, draw: (one, own) => drawPlayer(paper, own, setting.ground === 'underwater' && one.pose === 'swimming' ? { ...one, pose: 'flying' } : one, turnOf(i), { told, bed, ashore }) }) }] : [];
    });
    const at = Math.ceil(drawn.length / 2);
    const laid = layOut(middle ? [...drawn.slice(0, at), middle, ...drawn.slice(at)] : drawn, room, dice(`layout:${brief.seed}`), arrangement);
    arrangement = laid.arrangement;
    if (middle) middleAt = laid.spots[at] ?? NOWHERE;
    const spots = standClose(drawn, middle ? laid.spots.toSpliced(at, 1) : laid.spots, room);
    return onOneLevel(drawn.map((one, i) => ({ ...one, spot: spots[i] ?? NOWHERE })));
  };
  const rough = stage(() => 0.5);
  const blockers = rough.map(({ figure, spot }) => {
    const { x, half } = bodyAt(figure, spot);
    return { left: x - half, right: x + half, bottom: spot.y, face: faceAt(figure, spot) };
  });
  const inBed = setting.room === 'bedroom' && players.some(({ pose, uncovered, sitsOn }, i) => sitsOn === 'bed' || (pose === 'lying' && !uncovered && looks[i] && canLie(looks[i])));
  const backdrop = drawBackdrop({ paper, seed: brief.seed, setting: inBed ? { ...setting, props: [...setting.props, 'bed taken'] } : setting, figures: players.length, gather, blockers, shift: afloat ? 0 : shot.horizon, ...(feet ? { feet } : {}) });
  const turns = middle ? rough.map(({ spot }) => Math.sign(middleAt.x - spot.x || 1) * 0.85) : turnsFor(rough.map(({ spot }) => spot.x), width, roll);
  const placed = stage((i) => turns[i] ?? 0.5);
  const stand: Stand = {
    taken: placed.map(({ figure, spot }) => paintedAt(figure, spot)),
    faces: placed.map(({ figure, spot }) => faceAt(figure, spot)),
    tallest: Math.max(height * 0.3, ...placed.map(({ figure, spot }) => -figure.box.top * spot.scale)),
    room,
    roll,
  };
  if (middle) stand.taken.push({ ...bodyAt(middle.figure, middleAt), dear: 2 });
  const [sole] = placed.length === 1 ? placed : [];
  const things = underfoot(layThings(middle ? lying.slice(1) : lying, stand, Math.min(floor - height * 0.03, (feet ?? floor) - 6), floor - height * (WET.has(setting.ground) || setting.features.includes('canal') ? 0 : 0.03)), told, sole && { body: bodyAt(sole.figure, sole.spot), spot: sole.spot });
  const dry = !WET.has(setting.ground) && setting.ground !== 'underwater' && !afloat;
  const beside = reading.bystanders
    .flatMap((bystander) => Array.from({ length: reading.bystanders.length > 1 ? 1 : bystander.count }, () => bystander))
    .map((bystander, i) => bring(paper, bystander, i, stand, ashore));
  const pointed = placed.map(({ player, spot }, i) => {
    const target = player.pose === 'pointing' ? ((middle?.name === player.pointsAt ? middleAt : undefined) ?? things.find(({ name }) => name === player.pointsAt) ?? beside[0]?.spot ?? things[0]) : undefined;
    return target ? Math.sign(target.x - spot.x || 1) * 0.85 : (turns[i] ?? 0.5);
  });
  // Most pictures have nobody who points: what was drawn is what is shown.
  const figures = pointed.some((turn, i) => turn !== (turns[i] ?? 0.5)) ? stage((i) => pointed[i] ?? 0.5) : placed;
  const effect = lightEffect(paper, brief.style?.lighting, roll);
  const mood = moodEffect(paper, brief.style?.mood, dice(`mood:${brief.seed}`));
  const light = effect.light(backdrop.light);
  const faces: KeepClear[] = [...figures, ...beside].map(({ figure, spot }) => faceAt(figure, spot));
  const lit = (figure: Figure, spot: Spot): string =>
    moved(spot.x, spot.y, spot.scale, lightFigure(paper, figure.art, light, style));
  const water = afloat && figures.length
    ? drawWater({ paper, stage: backdrop.stage, room, bodies: figures.map(({ figure, spot }) => bodyAt(figure, spot)), faces: afloat === 'boat' ? faces.slice(0, figures.length) : faces, feet: feet ?? floor }, afloat)
    : undefined;
  paper.add(backdrop.back, water?.behind ?? '', drawBehind(paper, style.behind, true, backdrop.stage.palette.dark), drawManner(paper, style.manner, backdrop.stage.palette.dark), effect.behind, mood.behind, layer('things', drawThings(paper, things.filter(({ behind }) => behind), backdrop.ink, dry)));
  // Light around anybody lies behind everybody: its stars would dance on a neighbour's face.
  paper.add(...[...figures, ...beside].map(({ figure, spot }) => moved(spot.x, spot.y, spot.scale, figure.under ? lightFigure(paper, figure.under, light, style) : '', figure.aura)));
  if (tiny) {
    for (const { figure, spot } of figures) {
      const { x, half } = bodyAt(figure, spot);
      paper.add(layer('things', giantBeside(paper, backdrop.stage, setting.ground, { x, y: floor, half, tall: -figure.box.top * spot.scale, away: x > width / 2 ? -1 : 1, ink: backdrop.ink })));
    }
  }
  let lie = layer('things', drawThings(paper, things.filter(({ behind, before }) => !behind && !before), backdrop.ink, dry));
  let thing = middle ? layer('things', contactShadow(paper, middleAt.x, middleAt.y, bodyAt(middle.figure, middleAt).half * 0.95, 0, backdrop.ink) + moved(middleAt.x, middleAt.y, middleAt.scale, middle.figure.art)) : '';
  const seats = seatsThere(paper, figures, (art) => lightFigure(paper, art, light, style));
  for (const { player, figure, spot } of figures.toSorted((a, b) => a.spot.depth - b.spot.depth)) {
    for (const seat of seats.filter(({ depth }) => depth === spot.depth && (figure.seat !== undefined)).filter(({ x, half }) => Math.abs(x - spot.x) <= half))
      paper.add(layer('seat', contactShadow(paper, seat.x, seat.y + 2, seat.half * 0.98, 0, backdrop.ink) + seat.art));
    if (spot.depth > middleAt.depth) {
      paper.add(thing);
      thing = '';
    }
    // Small things lie before the back row and behind the front row.
    if (spot.y + figure.floats * 26 * spot.scale > floor - height * 0.03) {
      paper.add(lie);
      lie = '';
    }
    const half = Math.min(150, (figure.box.right - figure.box.left) / 2) * spot.scale;
    if (!water && !figure.under && !figure.seat) paper.add(contactShadow(paper, spot.x, spot.y + figure.floats * 26 * spot.scale + 2, half * 0.95, figure.floats, backdrop.ink));
    paper.add(layer('figure', lit(figure, spot), faceAt(figure, spot)), figure.floats || figure.under || water ? '' : tufts(backdrop, spot.x, spot.y + 4, half));
    if (player.hides && !water) {
      const others = faces.filter(({ x, y }) => Math.hypot(x - faceAt(figure, spot).x, y - faceAt(figure, spot).y) > 1);
      paper.add(layer('things', hidingPlace(paper, backdrop.stage, setting.ground, { figure, spot, others, told })));
    }
  }
  paper.add(thing, lie, layer('things', drawThings(paper, things.filter(({ before }) => before), backdrop.ink, dry)), water ? layer('front', water.hull) : layer('front', backdrop.front));
  for (const { figure, spot, inAir } of beside) {
    const { half } = bodyAt(figure, spot);
    if (!inAir && !water && !figure.under) paper.add(contactShadow(paper, spot.x, spot.y + figure.floats * 26 * spot.scale + 2, half * 0.9, figure.floats, backdrop.ink));
    paper.add(layer('beside', lit(figure, spot), faceAt(figure, spot)));
  }
  if (water) paper.add(layer('front', water.before));
  paper.add(layer('over', drawWeather(backdrop.stage, setting.weather, faces) + effect.over + mood.over), vignette(paper, backdrop.ink, 0.36));
  return {
    svg: finish(paper, backdrop.stage.palette.dark ? atNight(style) : style),
    width,
    height,
    alt: sayScene([...figures, ...all.filter((player) => isCarried(player, all)).map((player) => ({ player, look: readLook(player.character) }))], setting, [...reading.props.filter((prop) => isLandmark(prop, setting)), ...lying], reading.bystanders, { dyes: new Map([...dyes, ...[...broken].map(([prop, { said }]) => [prop, [said, dyes.get(prop)].filter(Boolean).join(' ')] as const)]), towering: tiny && only ? `${giantOf(setting.ground, brief.seed).said} that towers over ${only.character.name}` : '' }),
    prompt:
      `A scene with ${brief.cast.map(({ name }) => name).join(', ') || 'nobody'}: ` +
      `${brief.text.trim()}${sayStyle(brief.style, brief.customPrompt)}`,
    notDrawn: listNotDrawn(hints, { also: whoAre(brief.cast), things: [...lying, ...all.flatMap(({ held, rides }) => [held ?? [], rides?.is === 'vehicle' ? rides.on : []].flat()), ...GROWN], marks: false, tints: (words) => [brief.place && inColorsAsked(setting, words), [...dyesAsked(thingsOfPlace(words).filter(({ prop }) => shown.includes(prop)))]] }),
    ...(style.grid ? { grid: style.grid } : {}),
  };
}

/** Water runs up to the feet: things lie no farther away than those. */
const WET: ReadonlySet<Setting['ground']> = new Set(['lake', 'swamp', 'shore']);

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
