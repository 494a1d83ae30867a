/** A place of 1024 x 768 with its hour, weather, magic and treasures. */
import type { Drawing, DrawnPlace, PlaceBrief } from '../brief.ts';
import { dice } from '../dice.ts';
import { lightEffect } from '../light/effects.ts';
import { vignette } from '../light/light.ts';
import { moodEffect } from '../light/moods.ts';
import { Paper } from '../paper.ts';
import { type AskedThing, GROWN, LANDMARK_OF, thingsOfPlace } from '../props/asked-things.ts';
import { drawBackdrop } from '../place/backdrop.ts';
import { heroesAsked, heroesSaid } from '../place/hero-words.ts';
import { missedGround, missedWeather } from '../place/asked-ground.ts';
import { withBackground } from '../place/asked-background.ts';
import { readPlace } from '../place/read-place.ts';
import { drawExtras } from '../place/wonders.ts';
import { drawWeather } from '../place/weather.ts';
import { BEING, beingsNamed } from '../scene/beings-told.ts';
import { readPlaceStyle } from '../style/place-looks.ts';
import { sayPlace } from '../words/alt.ts';
import { sayThing } from '../words/say-thing.ts';
import { sayStyle } from '../words/prompt.ts';
import { finishPlace } from './place-finish.ts';
import { hourOf, listNotDrawn } from './wishes.ts';

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
  const read = named.length ? { ...ashore, who: named } : ashore;
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
  return {
    svg: finishPlace(paper, style),
    width: WIDTH,
    height: HEIGHT,
    alt: sayPlace(brief.place, setting, [...new Set([...seen, ...extras.said])]),
    prompt: promptForPlace(brief.place, brief),
    notDrawn: [...new Set([...missedGround(read, wishes), ...missedWeather(read, wishes), ...listNotDrawn(wishes, { also: BEING, things: [...asked, ...big].map(({ prop }) => prop).concat(GROWN), marks: false })])],
  };
}

const promptForPlace = (place: DrawnPlace, brief: PlaceBrief): string => {
  const has = [...place.magicalProperties, ...place.treasures, ...place.inhabitants, place.climate ?? '']
    .filter(Boolean)
    .join(', ')
    .toLowerCase();
  const kind = place.type && place.type !== place.name ? `, ${place.type}` : '';
  return `A picture of ${place.name}${kind}${has ? `, with ${has}` : ''}.${sayStyle(brief.style, brief.customPrompt)}`;
};
