/** Magic, treasures, dangers and inhabitants of a place as small things in its picture. */
import type { DrawnPlace } from '../brief.ts';
import { dice } from '../dice.ts';
import { readLook } from '../character/read-look.ts';
import { ashoreOn } from '../character/ashore.ts';
import { drawCharacter } from '../character/draw-character.ts';
import { EXPRESSIONS } from '../character/expression.ts';
import { AT_EASE } from '../character/figure.ts';
import { contactShadow, lightFigure } from '../light/light.ts';
import { PROP_WORDS } from '../props/find-props.ts';
import { PROPS } from '../props/props.ts';
import { reachOf } from '../scene/reach.ts';
import { bare, line, moved, path } from '../shapes.ts';
import { STYLE_LOOKS } from '../style/looks.ts';
import { pluralOf } from '../words/plurals.ts';
import { withArticle } from '../words/say-character.ts';
import { sayThing } from '../words/say-thing.ts';
import type { Backdrop } from './backdrop.ts';
import { type Standing, standFree, type Thing } from './free-ground.ts';
import { marvels } from './marvels/draw-marvels.ts';
import type { Setting } from './setting.ts';
import { drawWeather } from './weather.ts';

/** What only treasures are called; the rest has the words of stories. */
const TREASURE_PROPS: readonly (readonly [prop: string, words: RegExp])[] = [
  ['firefeather', /(?:phoenix|fire)\s+feather/i],
  ['silverflute', /silver flute/i],
  ['leafcrown', /crown of leaves|leaf crown/i],
  ['teapot', /teapot/i],
  ['gearheart', /clockwork heart/i],
  ['cloak', /cloak|cape/i],
  ['musicbox', /music box/i],
  ['chest', /chest|gems?\b|gold\b|treasure/i],
  ...PROP_WORDS,
];

const INHABITANT_TYPES: readonly (readonly [words: RegExp, type: string])[] = [
  [/fair/i, 'Magical Being - Fairies and Sprites - Flower Fairy'],
  [/\belf|elves/i, 'Magical Being - Elves - Wood Elf'],
  [/gnome/i, 'Mythical Creature - Little Folk - Gnome'],
  [/dragon/i, 'Mythical Creature - Dragons - Baby Dragon'],
  [/unicorn/i, 'Mythical Creature - Hooves and Wings - Unicorn'],
  [/merfolk|mermaid/i, 'Mythical Creature - Sea Folk - Mermaid or Merman'],
  [/giant/i, 'Mythical Creature - Giants - Gentle Giant'],
  [/ghost/i, 'Supernatural Being - Friendly Ghosts - Bedsheet Ghost'],
  [/fox/i, 'Animal - Forest Animals - Red Fox'],
  [/owl/i, 'Animal - Birds - Owl'],
  [/forest spirit/i, 'Supernatural Being - Nature Spirits - Forest Spirit'],
  [/robot/i, 'Robot/Artificial Intelligence - Helper Robots - Garden Robot'],
  [/star travel/i, 'Alien - Curious Visitors - Antenna Alien'],
  [/cloud sheep|sheep/i, 'Animal - Pets and Farm Animals - Sheep'],
  [/wizard/i, 'Magical Being - Spell Casters - Young Wizard'],
  [/clockwork bird/i, 'Robot/Artificial Intelligence - Robot Animals - Clockwork Bird'],
  [/bird/i, 'Animal - Birds - Robin'],
  [/monster/i, 'Dark Being - Under-the-Bed Monsters - Giggle Monster'],
  [/merchant|trader/i, 'Human - Adventurers - Merchant'],
  [/famil|people|villager/i, 'Human - Family - Parent'],
  [/animal/i, 'Animal - Forest Animals - Rabbit'],
];

type Spots = readonly (readonly [x: number, y: number])[];
/** Where those stand who live there, as shares of the sheet: never before what is in its middle. Half of all pictures show them mirrored. */
const SPOTS: readonly [Spots, ...Spots[]] = [
  [[0.72, 0.88], [0.26, 0.92]],
  [[0.66, 0.86], [0.83, 0.92]],
  [[0.8, 0.86], [0.2, 0.87]],
  [[0.3, 0.93], [0.15, 0.86]],
];
const SPOTS_OF_MORE: readonly [Spots, ...Spots[]] = [
  [[0.74, 0.82], [0.26, 0.85], [0.5, 0.88]],
  [[0.68, 0.84], [0.84, 0.88], [0.22, 0.85]],
  [[0.2, 0.84], [0.36, 0.89], [0.8, 0.85]],
];

export interface Extras {
  art: string;
  said: string[];
  /** what found a spot of its own, the hindmost first */
  stands: Standing[];
}

/** How much of a being stands on its ground, in its own units. */
const FEET = 100;

export function drawExtras(backdrop: Backdrop, place: DrawnPlace, setting: Setting): Extras {
  const { stage } = backdrop;
  const { w, h, s, seed } = stage;
  const { over, things: wonders, drawn } = marvels(backdrop, place.magicalProperties, place.dangers);
  const said: string[] = drawn.map(sayThing);
  const roll = dice(`dwell:${seed}`);
  const isTurned = roll.chance(0.5);
  const side = (x: number): number => (isTurned ? 1 - x : x);
  const [spots, others] = [roll.pick(SPOTS), roll.pick(SPOTS_OF_MORE)];
  const who = (setting.who ?? []).slice(0, 3);
  const own = who.map((type, i) => {
    const [x, y] = (place.inhabitants.length ? [[0.5, 0.88], [0.34, 0.92]] : spots)[i] ?? [0.5, 0.88];
    const { inSky, ...doing } = setting.doing ?? {};
    return dweller(backdrop, `${place.id}:${type}${i}`, type, { x: w * side(x ?? 0.5), y: h * (inSky ? IN_SKY : (y ?? 0.88)), scale: 0.6 * s, inSky, doing });
  });
  for (const [noun, alike] of Map.groupBy(who, (type) => type.split(' - ').pop()?.toLowerCase() ?? '')) said.push(alike.length > 1 ? `${alike.length > 2 ? 'three' : 'two'} ${pluralOf(noun)}` : withArticle(noun));
  const inhabitants = place.inhabitants.slice(0, 3);
  const beings = inhabitants.flatMap((inhabitant, i) => {
    const type = INHABITANT_TYPES.find(([words]) => words.test(inhabitant))?.[1];
    return type ? [dweller(backdrop, `${place.id}:${inhabitant}`, type, { x: w * side(others[i]?.[0] ?? 0.5), y: h * (others[i]?.[1] ?? 0.86), scale: 0.52 * s })] : [];
  });
  const fireflies = inhabitants.some((one) => FIREFLIES.test(one)) ? drawWeather(stage, 'fireflies', [], 1.6) : '';
  said.push(...inhabitants.filter((one) => FIREFLIES.test(one) || INHABITANT_TYPES.some(([words]) => words.test(one))).map(sayThing));
  const treasures = place.treasures.slice(0, 3).flatMap((treasure, i): Thing[] => {
    const prop = TREASURE_PROPS.find(([, words]) => words.test(treasure))?.[0];
    if (!prop) return [];
    said.push(sayThing(treasure));
    const art = moved(0, 0, 1.6 * s, PROPS[prop]?.draw(stage.paper) ?? '');
    const light = stage.paper.glow(0, -40 * s, 170 * s, '#fff0b0', 0.7) + contactShadow(stage.paper, 0, 0, 84 * s, 0, backdrop.ink);
    return [{ name: treasure, art: light + art, reach: reachOf(art), x: w * ([0.42, 0.6, 0.5][i] ?? 0.5), y: h * ([0.9, 0.87, 0.96][i] ?? 0.9) }];
  });
  // What is large chooses first; who lives there comes before the things that lie about.
  const isWide = ({ reach }: Thing): boolean => reach.right - reach.left > w * 0.2;
  const stands = standFree([...wonders.filter(isWide), ...own, ...beings, ...wonders.filter((one) => !isWide(one)), ...treasures], stage);
  const art = [over, fireflies, ...stands.map(({ x, y, art: one }) => moved(x, y, 1, one)), setting.props.includes('butterflies') ? butterflies(backdrop) : ''];
  return { art: art.join(''), said, stands };
}

const FIREFLIES = /firefl/i;

/** Where the feet of those are who are asked for in the sky, as a share of its height. */
const IN_SKY = 0.4;

interface Dwells {
  x: number;
  y: number;
  scale: number;
  inSky?: boolean | undefined;
  doing?: Setting['doing'];
}

function dweller(backdrop: Backdrop, id: string, type: string, { x, y, scale, inSky, doing }: Dwells): Thing {
  const { paper } = backdrop.stage;
  const look = readLook({ id, name: '', type, gender: 'female', personality: [], appearance: doing ? { color: type.split(' - ').at(-1) ?? '' } : {} });
  const figure = drawCharacter(paper, look, {
    ...AT_EASE,
    pose: doing?.pose ?? (inSky ? 'flying' : 'standing'),
    feeling: EXPRESSIONS[doing?.feeling ?? 'happy'],
    turn: x > backdrop.stage.w / 2 ? -0.6 : 0.6,
    // In the air nobody needs a tub.
    ...(inSky ? {} : { ashore: ashoreOn(backdrop.ground) }),
  });
  const own = scale * Math.min(1.1, look.size + 0.2);
  const lit = (art: string): string => lightFigure(paper, art, backdrop.light, STYLE_LOOKS.storybook);
  return {
    name: type,
    lives: true,
    ...(inSky ? { inSky } : {}),
    x,
    y,
    reach: reachOf(moved(0, 0, own, (figure.under ?? '') + figure.art)),
    art: (inSky ? '' : contactShadow(paper, 0, 0, FEET * scale, figure.floats, backdrop.ink)) + moved(0, 0, own, (figure.under ? lit(figure.under) : '') + lit(figure.art)),
  };
}

function butterflies({ stage }: Backdrop): string {
  const { w, h, s, roll } = stage;
  return Array.from({ length: 12 }, (_, i) => {
    const x = roll.between(0.05, 0.95) * w;
    const y = roll.between(0.3, 0.86) * h;
    const k = roll.between(0.6, 1.2) * s;
    const color = ['#f2a54a', '#8f9af0', '#f28ab0', '#fff0a8'][i % 4] ?? '#f2a54a';
    return (
      `<g transform="translate(${x} ${y}) rotate(${roll.between(-40, 40)}) ` +
      `scale(${k})">${path('M0 0 C-8 -26 -34 -26 -30 -6 C-28 8 -10 10 0 2 C10 10 28 8 30 -6 C34 -26 8 -26 0 0Z', color, bare)}` +
      `${line('M0 -10 V12', '#4a3550', 4)}</g>`
    );
  }).join('');
}
