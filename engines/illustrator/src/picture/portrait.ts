/** A portrait of 768 x 1024: one character, lit by a soft place behind it. */
import type { Drawing, PortraitBrief } from '../brief.ts';
import { ashoreOn } from '../character/ashore.ts';
import { drawCharacter, keepsakeOf } from '../character/draw-character.ts';
import { type Expression, EXPRESSIONS, type Feeling, readFeeling } from '../character/expression.ts';
import type { Figure, PoseName, Stance } from '../character/figure.ts';
import { lookIn } from '../character/asked-wear.ts';
import type { Look } from '../character/look.ts';
import { signOf } from '../character/signs/draw-signs.ts';
import { clamp } from '../color.ts';
import { type Dice, dice } from '../dice.ts';
import { lightEffect } from '../light/effects.ts';
import { contactShadow, lightFigure, vignette } from '../light/light.ts';
import { moodEffect } from '../light/moods.ts';
import { Paper } from '../paper.ts';
import { dyesAsked, inks } from '../props/dyes-told.ts';
import { reachOf } from '../scene/reach.ts';
import { bare, circle, moved, path, twinklePath } from '../shapes.ts';
import { drawWeather } from '../place/weather.ts';
import { drawBackdrop } from '../place/backdrop.ts';
import { drawBehind } from '../style/behind.ts';
import { readStyle, type StyleLook } from '../style/looks.ts';
import { sayPortrait } from '../words/alt.ts';
import { thing } from '../words/say-prop.ts';
import { sayThing } from '../words/say-thing.ts';
import { promptFor } from '../words/prompt.ts';
import { finish } from './finish.ts';
import { powerMark } from './power-marks.ts';
import { readWishes, type Wishes } from './wishes.ts';

const WIDTH = 768;
const HEIGHT = 1024;
/** Radii of the mark of a power, and where on the sheet it may be: inside the border that a style draws. */
const FOR_MARK = { sizes: [104, 92, 80, 70], left: 30, right: WIDTH - 30, top: 36, bottom: HEIGHT - 40 };

export function drawPortrait(brief: PortraitBrief): Drawing {
  const style = readStyle(brief.style?.imageStyle ?? brief.customPrompt);
  const paper = new Paper(WIDTH, HEIGHT, style);
  const roll = dice(`portrait:${brief.seed}`);
  const look = lookIn(brief.character, `${brief.style?.details ?? ''} ${brief.customPrompt ?? ''}`);
  const wishes = readWishes(brief, look, roll);
  if (wishes.held) paper.dyes = inks(dyesAsked([wishes.held]));
  const effect = lightEffect(paper, brief.style?.lighting, roll);
  const mood = moodEffect(paper, brief.style?.mood, dice(`mood:${brief.seed}`));
  const { feeling, ...stance } = portraitStance(brief, look, wishes, roll);
  const drawn = drawCharacter(paper, look, { ...stance, feeling: faceOf(feeling, wishes), ashore: ashoreOn(wishes.setting.ground) });
  // Legs that run are seen.
  const figure = (wishes.pose && ON_LEGS.has(wishes.pose)) || wishes.whole ? { ...drawn, cut: 0 } : drawn;
  const { scale, x, y } = frame(figure, roll, staturePart(look) * (brief.style?.background ? BESIDE_BACKGROUND : 1));
  // A castle that was asked for is seen beside whoever stands before it.
  const face = { x: x + figure.face.x * scale, y: y + figure.face.y * scale, r: figure.face.r * scale };
  const blockers = [{ left: x + figure.box.left * scale, right: x + figure.box.right * scale, bottom: HEIGHT, face: { ...face, r: Math.max(face.r, (figure.face.y - figure.box.top) * scale * HAIR) } }];
  const backdrop = drawBackdrop({ paper, seed: brief.seed, setting: wishes.setting, figures: 1, soft: true, blockers });
  const light = effect.light(backdrop.light);
  paper.add(
    backdrop.back,
    drawBehind(paper, style.behind, wishes.placeAsked),
    effect.behind,
    mood.behind,
    paper.glow(x, y + figure.face.y * scale, 420, light.color, 0.4),
    figure.cut
      ? ''
      : contactShadow(paper, x, y + 4, ((figure.box.right - figure.box.left) / 2) * scale * 0.72, figure.floats, backdrop.ink),
    moved(x, y, scale, figure.aura),
    powerMark(paper, { look, figure, spot: { x, y, scale }, lit: (art) => lightFigure(paper, art, light, style) }, FOR_MARK),
    moved(x, y, scale, figure.under ? lightFigure(paper, figure.under, light, style) : ''),
    moved(x, y, scale, lightFigure(paper, figure.art, { ...light, depth: light.depth * 0.5 }, style)),
    // Blades of grass before somebody belong to the land behind them.
    style.behind && !wishes.placeAsked ? '' : backdrop.front,
    wishes.falling ? drawWeather(backdrop.stage, wishes.falling, [face], 0.9) : '',
    sparkles(paper, style, face, roll),
    effect.over,
    mood.over,
    vignette(paper, backdrop.ink, 0.3),
  );
  return {
    svg: finish(paper, style),
    width: WIDTH,
    height: HEIGHT,
    alt: sayPortrait(look, { place: backdrop.said, pose: stance.pose, feeling, eyesShut: wishes.eyesShut, ...(wishes.falling ? { falling: wishes.falling } : {}), ...(wishes.held ? { held: sayThing(wishes.held.said) } : stance.held ? { held: thing(stance.held, new Map()) } : {}) }),
    prompt: promptFor(look, brief.style, brief.customPrompt),
    notDrawn: [...new Set([...wishes.notDrawn, ...look.notWorn])],
    ...(style.grid ? { grid: style.grid } : {}),
  };
}

/** Of what is above the middle of a face, the part that hides what is behind it: hair is as wide as it is high. */
const HAIR = 0.72;

/** Whoever stands in a background that was chosen leaves it room. */
const BESIDE_BACKGROUND = 0.88;

const POSES = ['standing', 'waving', 'standing', 'waving', 'cheering', 'pointing', 'thinking', 'hugging'] as const satisfies PoseName[];
const ON_LEGS: ReadonlySet<PoseName> = new Set(['running', 'walking', 'jumping', 'flying', 'sitting', 'cheering']);
/** What a character of this mood may look like from one picture to the next. */
const NEAR_MOODS: Partial<Record<Feeling, readonly [Feeling, ...Feeling[]]>> = {
  laughing: ['happy', 'laughing', 'happy', 'laughing'],
  loving: ['happy', 'calm', 'happy', 'calm'],
  scared: ['worried', 'calm', 'surprised'],
  sad: ['worried', 'calm'],
  angry: ['proud', 'calm', 'proud'],
  sleepy: ['calm', 'happy'],
  worried: ['worried', 'calm', 'happy'],
  thinking: ['thinking', 'calm', 'happy', 'proud'],
  surprised: ['surprised', 'happy', 'calm'],
  proud: ['proud', 'happy', 'calm'],
};
const OTHER_MOODS = ['happy', 'calm', 'happy', 'proud', 'happy'] as const;

function portraitStance(brief: PortraitBrief, look: Look, wishes: Wishes, roll: Dice): Omit<Stance, 'feeling'> & { feeling: Feeling } {
  const trait = readFeeling(brief.character.personality.join(' '));
  const feeling = wishes.feeling ?? roll.pick((trait && NEAR_MOODS[trait]) ?? OTHER_MOODS);
  const held = wishes.held?.prop ?? keepsakeOf(look);
  const rolled = roll.pick([-0.5, -0.28, -0.12, 0.12, 0.28, 0.5] as const);
  // What stands beside somebody is at the left: the hand that holds something is at the right.
  const turn = look.signs.some((sign) => signOf(sign)?.alone) ? Math.abs(rolled) : rolled;
  const pose = wishes.pose ? wishes.pose : look.stands ? look.stands : held ? 'holding' : feeling === 'thinking' ? 'thinking' : roll.pick(POSES);
  return {
    feeling,
    gaze: { x: turn * 0.5, y: 0 },
    turn,
    pose,
    alone: true,
    ...(held && (!wishes.pose || wishes.held) ? { held } : {}),
  };
}

function faceOf(feeling: Feeling, { eyesShut, eyesMayClose }: Wishes): Expression {
  const face: Expression = EXPRESSIONS[feeling];
  return eyesShut ? { ...face, shut: face.shut ?? 'happy', open: 0 } : eyesMayClose ? face : withOpenEyes(face);
}

/** So that the colour of the eyes can be seen. */
const withOpenEyes = ({ shut, ...face }: Expression): Expression => (shut ? { ...face, open: 1 } : face);

/** The tall fill the sheet, the tiny have air above them. */
export const staturePart = ({ stature }: Look): number => clamp(0.95 + (stature - 1) * (stature > 1 ? 0.12 : 0.68), 0.62, 1);

/** People are cut at the hips, everybody else is shown whole; hats, wings and tails stay inside the sheet. */
function frame(figure: Figure, roll: Dice, part: number): { scale: number; x: number; y: number } {
  const { top } = figure.box;
  const reach = reachOf(figure.art);
  const near = roll.pick([1, 0.95, 0.9] as const) * part;
  const aside = roll.between(-1, 1);
  if (figure.cut) {
    // What is painted, and not a box with the same room at both sides: one arm that points would make everybody small.
    const wide = reach.right - reach.left;
    const scale = Math.min((HEIGHT - 110) / (figure.cut - top), (WIDTH - 24) / wide, 2.4) * near;
    const spare = Math.max(0, (WIDTH - 24 - wide * scale) / 2);
    return { scale, x: WIDTH / 2 - ((reach.left + reach.right) / 2) * scale + aside * Math.min(46, spare), y: HEIGHT - figure.cut * scale };
  }
  // Whoever is shown whole is shown with paws, wings and whatever is held.
  const [left, right] = [Math.min(reach.left, figure.box.left), Math.max(reach.right, figure.box.right)];
  const wide = right - left;
  const scale = Math.min((HEIGHT - 210) / -top, (WIDTH - 50) / wide, 2.1) * near;
  const rise = Math.max(70, (HEIGHT + top * scale) * 0.36);
  const spare = Math.max(0, (WIDTH - 50 - wide * scale) / 2);
  return { scale, x: WIDTH / 2 - ((left + right) / 2) * scale + aside * Math.min(60, spare), y: HEIGHT - rise };
}

function sparkles(paper: Paper, style: StyleLook, face: { x: number; y: number; r: number }, roll: Dice): string {
  const marks: string[] = [];
  for (let i = 0; i < 12 * style.sparkle; i++) {
    const x = roll.between(20, WIDTH - 20);
    const y = roll.between(20, HEIGHT * 0.8);
    const size = roll.between(5, 13);
    if (Math.hypot(x - face.x, y - face.y) < face.r * 1.6) continue;
    marks.push(
      i % 3
        ? path(twinklePath(x, y, size), '#ffffff', `${bare} opacity=".85"`)
        : circle(x, y, size * 2.2, '#ffffff', `${bare} opacity=".13"`),
    );
  }
  return marks.join('');
}
