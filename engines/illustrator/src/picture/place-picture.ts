/** A place of 1024 x 768 with its hour, weather, magic and treasures. */
import type { Drawing, DrawnPlace, PlaceBrief } from '../brief.ts';
import { dice } from '../dice.ts';
import { lightEffect } from '../light/effects.ts';
import { vignette } from '../light/light.ts';
import { moodEffect } from '../light/moods.ts';
import { Paper } from '../paper.ts';
import { dyesAsked, inks } from '../props/dyes-told.ts';
import { type AskedThing, GROWN, LANDMARK_OF, thingsOfPlace } from '../props/asked-things.ts';
import { drawBackdrop } from '../place/backdrop.ts';
import { heroesAsked, heroesSaid } from '../place/hero-words.ts';
import { sceneryOf } from '../place/asked-away.ts';
import { missedGround, missedWeather } from '../place/asked-ground.ts';
import { withBackground } from '../place/asked-background.ts';
import { readPlace } from '../place/read-place.ts';
import { readSetting } from '../place/read-setting.ts';
import type { Setting } from '../place/setting.ts';
import { drawExtras } from '../place/wonders.ts';
import { drawWeather } from '../place/weather.ts';
import { readFeeling } from '../character/expression.ts';
import { readPose } from '../scene/acts-told.ts';
import { BEING, beingsNamed } from '../scene/beings-told.ts';
import { readPlaceStyle } from '../style/place-looks.ts';
import { sayPlace } from '../words/alt.ts';
import { sayThing } from '../words/say-thing.ts';
import { sayStyle } from '../words/prompt.ts';
import { finishPlace } from './place-finish.ts';
import { listNotDrawn } from './not-drawn.ts';
import { hourOf, wordsOfPose } from './wishes.ts';

const WIDTH = 1024;
const HEIGHT = 768;
const MOST_THINGS = 3;
const DRY = new Set(['meadow', 'forest', 'snow', 'desert', 'street', 'garden', 'city', 'room', 'cave', 'lava']);

export function drawPlacePicture(brief: PlaceBrief): Drawing {
  const style = readPlaceStyle(brief.style?.imageStyle ?? brief.customPrompt);
  const paper = new Paper(WIDTH, HEIGHT, style);
  const wishes = `${brief.style?.details ?? ''} ${brief.customPrompt ?? ''}`;
  const named = beingsNamed(wishes);
  const stands = withBackground(readPlace(brief.place, wishes), brief.style?.background);
  // A boat that is asked for on dry land is a small one on a puddle of its own, not a ship behind the hills.
  const dry = DRY.has(stands.ground) && thingsOfPlace(wishes).some(({ prop }) => prop === 'boat') && !/ship/i.test(brief.place.type);
  const ashore = dry ? { ...stands, features: stands.features.filter((hero) => hero !== 'ship') } : stands;
  const [feeling, pose] = [readFeeling(wishes), readPose(wishes)];
  const doing = { ...(feeling ? { feeling } : {}), ...(pose ? { pose: pose === 'lying' ? ('sitting' as const) : pose } : {}), ...(/\b(?:in the sky|in the air|flying|overhead)\b/i.test(wishes) ? { inSky: true } : {}) };
  const read = named.length ? { ...ashore, who: named, doing } : ashore;
  const hour =
    hourOf(brief.style, wishes) ??
    read.hour ??
    (read.ground === 'underwater' ? 'day' : undefined) ??
    dice(`hour:${brief.place.id}`).pick(['day', 'golden', 'dawn', 'day', 'day', 'dusk'] as const);
  const setting = { ...read, hour };
  const backdrop = drawBackdrop({ paper, seed: `${brief.place.id}:${brief.seed}`, setting, figures: 0 });
  // What stands there already as something big is not set down a second time.
  const isBig = ({ prop, said }: AskedThing): boolean => [LANDMARK_OF[prop] ?? '', ...heroesAsked(said)].some((hero) => setting.features.includes(hero));
  const asked = thingsOfPlace(wishes).filter((thing) => !isBig(thing)).slice(0, MOST_THINGS);
  const big = thingsOfPlace(wishes).filter(isBig);
  paper.dyes = inks(dyesAsked(asked));
  const extras = drawExtras(backdrop, { ...brief.place, treasures: [...asked.map(({ said }) => said), ...brief.place.treasures] }, setting);
  const seen = heroesSaid(wishes).filter(([hero]) => setting.features.includes(hero)).map(([, said]) => sayThing(said));
  const effect = lightEffect(paper, brief.style?.lighting, dice(`light:${brief.seed}`));
  const mood = moodEffect(paper, brief.style?.mood, dice(`mood:${brief.seed}`));
  paper.add(
    backdrop.back,
    effect.behind,
    mood.behind,
    extras.art,
    backdrop.front,
    drawWeather(backdrop.stage, setting.weather, [], 0.9),
    effect.over,
    mood.over,
    vignette(paper, backdrop.ink, 0.34),
  );
  const alt = sayPlace(brief.place, setting, [...(setting.material ? [`walls of ${setting.material.name}`] : []), ...new Set([...seen, ...extras.said])]);
  return {
    svg: finishPlace(paper, style),
    width: WIDTH,
    height: HEIGHT,
    alt,
    prompt: promptForPlace(brief.place, brief),
    notDrawn: [...new Set([...missedGround(read, wishes), ...missedWeather(read, wishes), ...listNotDrawn(wishes, { also: new RegExp([BEING.source, ...(named.length ? [wordsOfPose(wishes, pose)] : []), wordsThere(wishes, setting, [...asked, ...big])].join('|'), 'i'), things: [...asked, ...big].map(({ prop }) => prop).concat(GROWN), marks: false, shows: (words) => readPlace(brief.place, words), tints: (words) => [readPlace(brief.place, words), [...beingsNamed(words)].toSorted(), [...dyesAsked(thingsOfPlace(words).filter((thing) => !isBig(thing)))]], seen: `${alt} ${sceneryOf(setting)}`, made: setting.material !== undefined })])],
  };
}

/** The words of what stands in the place anyhow and of what was set down in it, as a pattern. */
function wordsThere(wishes: string, setting: Setting, things: readonly AskedThing[]): string {
  const words = new Set(wishes.toLowerCase().match(/[a-z]{3,}/g) ?? []);
  const stands = (word: string): boolean => [word, ...heroesAsked(word), ...readSetting([word]).features].some((hero) => setting.features.includes(hero));
  const green = setting.ground === 'meadow' ? ['garden'] : [];
  return `^(?:${[...[...words].filter(stands), ...things.flatMap(({ said }) => said.match(/[a-z]{3,}/g) ?? []), ...green].join('|') || '-'})$`;
}

const promptForPlace = (place: DrawnPlace, brief: PlaceBrief): string => {
  const has = [...place.magicalProperties, ...place.treasures, ...place.inhabitants, place.climate ?? '']
    .filter(Boolean)
    .join(', ')
    .toLowerCase();
  const kind = place.type && place.type !== place.name ? `, ${place.type}` : '';
  return `A picture of ${place.name}${kind}${has ? `, with ${has}` : ''}.${sayStyle(brief.style, brief.customPrompt)}`;
};
