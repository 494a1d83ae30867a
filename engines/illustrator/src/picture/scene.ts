/** A scene from a passage: the place, the cast who are named in it, what they feel, hold and do. */
import type { Drawing, SceneBrief } from '../brief.ts';
import { readLook } from '../character/read-look.ts';
import { dice } from '../dice.ts';
import { lightEffect } from '../light/effects.ts';
import { moodEffect } from '../light/moods.ts';
import { Paper } from '../paper.ts';
import { inColorsAsked } from '../place/asked-ground.ts';
import { weatherRemembered } from '../place/remembered-weather.ts';
import { weatherTold } from '../place/told-weather.ts';
import { sceneryOf } from '../place/asked-away.ts';
import { GROWN } from '../props/asked-things.ts';
import { drawBroken } from '../props/broken.ts';
import { inks } from '../props/dyes-told.ts';
import type { Spot } from '../scene/layout.ts';
import { faceAt } from '../scene/whose-face.ts';
import { type Looking, lookings, looksAt, type Seen } from '../scene/who-looks-where.ts';
import { atNight, readStyle } from '../style/looks.ts';
import { FALLING, sayScene } from '../words/alt.ts';
import { thing } from '../words/say-prop.ts';
import { sayStyle } from '../words/prompt.ts';
import { finish } from './finish.ts';
import { giantOf } from './giants-beside.ts';
import { isCarried } from './mounted.ts';
import { listNotDrawn } from './not-drawn.ts';
import { type Around, backdropBehind, layAround } from './scene-around.ts';
import { paintScene } from './scene-layers.ts';
import { planScene, type ScenePlan, SIZES } from './scene-plan.ts';
import { type Middle, SceneStage, type Staged } from './scene-stage.ts';
import { isLandmark } from './there-already.ts';
import { whoAre } from './wishes.ts';

/** Where somebody looks of whom nothing is known yet. */
const ASIDE: Looking = { turn: 0.5, down: 0 };

export function drawScene(brief: SceneBrief): Drawing {
  const [width, height] = SIZES[brief.aspect ?? 'square'];
  const style = readStyle(brief.style?.imageStyle ?? brief.customPrompt);
  const paper = new Paper(width, height, style);
  const roll = dice(`scene:${brief.seed}`);
  const planned = planScene(brief, roll);
  paper.dyes = inks(planned.dyes);
  paper.breaks = new Map([...planned.broken].map(([prop, { how }]) => [prop, (art: string): string => drawBroken(paper, prop, how, art)]));
  const stage = new SceneStage(paper, planned);
  const { middle } = stage;
  const rough = stage.stand(() => ASIDE);
  const { plan } = stage;
  const backdrop = backdropBehind(paper, plan, rough);
  const heads = rough.map((one, i) => seenAs(one, stage.bearings[i]?.talks === true));
  const looks = middle ? heads.map((head) => looksAt(head, middle.spot)) : lookings(heads, width, roll, plan.nearness.lookAway);
  const placed = stage.stand((i) => looks[i] ?? ASIDE);
  const around = layAround(paper, plan, placed, middle, roll);
  const pointed = placed.map((one, i) => {
    const target = pointsAt(one, around, middle) ?? findsAlone(placed, around) ?? openedBefore(one, placed, plan.told);
    return target ? looksAt(seenAs(one, false), target) : (looks[i] ?? ASIDE);
  });
  // Most pictures have nobody who points: what was drawn is what is shown.
  const figures = pointed.some((look, i) => look !== (looks[i] ?? ASIDE)) ? stage.stand((i) => pointed[i] ?? ASIDE) : placed;
  const effect = lightEffect(paper, brief.style?.lighting, roll);
  const mood = moodEffect(paper, brief.style?.mood, dice(`mood:${brief.seed}`));
  paintScene(paper, { plan, style, backdrop, figures, middle, ...around, effect, mood });
  return {
    svg: finish(paper, backdrop.stage.palette.dark ? atNight(style) : style),
    width,
    height,
    ...described(plan, figures),
    ...(style.grid ? { grid: style.grid } : {}),
  };
}

type Place = Pick<Spot, 'x' | 'y'>;
const seenAs = ({ player, figure, spot }: Staged, talks: boolean): Seen => ({ ...faceAt(figure, spot), pose: player.pose, feeling: player.feeling, talks });

/** What lies there in sight of somebody who is alone with it and stands still. */
function findsAlone(placed: readonly Staged[], { things, beside }: Around): Place | undefined {
  const [only, ...others] = placed;
  if (!only || others.length || !STANDS_STILL.has(only.player.pose)) return undefined;
  return things.find(({ air }) => !air) ?? beside[0]?.spot;
}

const STANDS_STILL: ReadonlySet<string> = new Set(['standing', 'kneeling', 'reaching', 'thinking', 'sitting']);

const LOOKED_AT = /\b(?:show(?:ed|s|ing)(?: [A-Z][\w’-]+| him| her| them| everybody)?|look(?:ed|s|ing)? (?:\w+ )?at|stud(?:ied|ies|ying)|por(?:ed|ing) over|(?:bent|leaned|leant) over|peer(?:ed|s|ing) at|frown(?:ed|s|ing) at) (?:the|an?|his|her|their|its) (?:[a-z]+ ){0,2}(map|letter|scroll|book|newspaper)\b/i;
/** “Maya and Rusty looked at the old map”: one holds it open, and all eyes go to it. */
function openedBefore({ player, figure, spot }: Staged, placed: readonly Staged[], told: string): Place | undefined {
  const what = LOOKED_AT.exec(told)?.[1]?.toLowerCase();
  const holder = what ? placed.find((one) => one.player.held === what) : undefined;
  if (!holder || !STANDS_STILL.has(player.pose === 'holding' ? 'standing' : player.pose)) return undefined;
  const { x, y, r } = faceAt(holder.figure, holder.spot);
  const others = placed.filter((one) => one !== holder).map((one) => faceAt(one.figure, one.spot).x);
  const nearest = others.toSorted((a, b) => Math.abs(a - x) - Math.abs(b - x))[0] ?? x + 1;
  return { x: holder.player === player ? faceAt(figure, spot).x + Math.sign(nearest - x) * r * 1.2 : x + Math.sign(nearest - x) * r, y: y + r * 2.2 };
}

/** What somebody points at: what the words name, or else whatever is there. */
function pointsAt({ player }: Staged, { things, beside }: Around, middle: Middle | undefined): Place | undefined {
  if (player.pose !== 'pointing') return undefined;
  if (middle && player.pointsAt === middle.name) return middle.spot;
  return things.find(({ name }) => name === player.pointsAt) ?? beside[0]?.spot ?? middle?.spot ?? things[0];
}

/** What the story so far adds to the words: weather that goes on, and what somebody carries. */
function sayUnsaid({ asked, setting, all, brief, dyes, carrying }: ScenePlan): string {
  const falls = setting.weather && weatherRemembered(asked, brief) === setting.weather && !weatherTold(asked) ? [FALLING[setting.weather]] : [];
  const holds = all.flatMap(({ character, held }) => (held && carrying.has(character.id) ? [`${character.name} holds ${thing(held, dyes)}`] : []));
  return [...falls, ...holds].map((one) => ` ${one}.`).join('');
}

/** For who cannot see it, what was asked for, and what of that is not there. */
function described(plan: ScenePlan, figures: readonly Staged[]): Pick<Drawing, 'alt' | 'prompt' | 'notDrawn'> {
  const { brief, reading, setting, all, lying, onTable, tiny, dyes, broken, dyedOf, hints } = plan;
  const carried = all.filter((player) => isCarried(player, all)).map((player) => ({ player, look: readLook(player.character) }));
  const landmarks = reading.props.filter((prop) => isLandmark(prop, setting));
  const towering = tiny ? `${giantOf(setting.ground, brief.seed).said} that towers over ${tiny.character.name}` : '';
  const inHands = all.flatMap(({ held, rides }) => [held ?? [], rides?.is === 'vehicle' ? rides.on : []].flat());
  const brokenSaid = [...broken].map(([prop, { said }]) => [prop, [said, dyes.get(prop)].filter(Boolean).join(' ')] as const);
  return {
    alt: sayScene([...figures, ...carried], setting, [...landmarks, ...lying, ...onTable], reading.bystanders, { dyes: new Map([...dyes, ...brokenSaid]), towering }) + (plan.nearness.lookAway && figures.length > 1 ? ' They look away from each other.' : ''),
    prompt:
      `A scene with ${brief.cast.map(({ name }) => name).join(', ') || 'nobody'}: ` +
      `${plan.asked.trim()}${sayUnsaid(plan)}${sayStyle(brief.style, brief.customPrompt)}`,
    notDrawn: listNotDrawn(hints, {
      also: whoAre(brief.cast),
      things: [...lying, ...onTable, ...inHands, ...GROWN],
      marks: false,
      seen: `${brief.cast.length ? 'people anybody' : ''} ${sceneryOf(setting)}`,
      made: setting.material !== undefined,
      tints: (words) => [brief.place && inColorsAsked(setting, words), [...dyedOf(words)]],
    }),
  };
}
