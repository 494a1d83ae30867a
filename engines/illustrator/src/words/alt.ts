/** Alt texts, written from what was drawn. */
import type { DrawnPlace } from '../brief.ts';
import type { Feeling } from '../character/expression.ts';
import type { PoseName } from '../character/figure.ts';
import type { Bystander } from '../scene/beings-told.ts';
import type { Player } from '../scene/read-scene.ts';
import type { Hour } from '../place/palette.ts';
import type { Setting, Weather } from '../place/setting.ts';
import type { Look } from '../character/look.ts';
import { pluralOf } from './plurals.ts';
import { withArticle } from './say-character.ts';
import { sayThing } from './say-thing.ts';

export const listWords = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')}${words.length > 2 ? ',' : ''} and ${words[words.length - 1]}`;

/** "Maya, a girl with curly brown hair and round glasses" */
export function sayWho(look: Look): string {
  const details = look.details.length ? `${look.ride ? ',' : ''} with ${listWords(look.details)}` : '';
  return `${look.name}, ${look.noun}${details}`;
}

export const sayFigure = (look: Look): string => `${sayWho(look)}.`;

export const sayPortrait = (look: Look, place: string): string => `${sayWho(look)}${place ? `, ${place}` : ''}.`;

const HOURS: Partial<Record<Hour, string>> = {
  dawn: 'at sunrise',
  golden: 'in golden light',
  dusk: 'at dusk',
  twilight: 'at twilight',
  night: 'at night',
  aurora: 'under northern lights',
  mist: 'in the mist',
  storm: 'in a storm',
  spooky: 'by moonlight',
  rainbow: 'under a rainbow',
};
const FALLING: Partial<Record<Weather, string>> = {
  rain: 'Rain is falling',
  snow: 'Snow is falling',
  leaves: 'Leaves drift by',
  petals: 'Petals drift by',
  fireflies: 'Fireflies glow',
  bubbles: 'Bubbles rise',
  embers: 'Sparks float by',
  stars: 'Little stars float by',
  notes: 'Notes of music float by',
  seeds: 'Seeds drift by',
};

export const sayHour = (setting: Setting): string =>
  [
    setting.said,
    setting.hour && setting.ground !== 'underwater' && setting.ground !== 'cave' && setting.ground !== 'space'
      ? HOURS[setting.hour]
      : undefined,
  ]
    .filter(Boolean)
    .join(' ');

export function sayPlace(place: DrawnPlace, setting: Setting, extras: readonly string[]): string {
  const type = place.type && place.type.toLowerCase() !== place.name.toLowerCase() ? `, ${sayThing(place.type)}` : '';
  const falling = setting.weather ? ` ${FALLING[setting.weather]}.` : '';
  return `${place.name}${type}, ${sayHour(setting)}${extras.length ? `, with ${listWords(extras)}` : ''}.${falling}`;
}

const DOING: Partial<Record<PoseName, string>> = {
  waving: 'waving',
  pointing: 'pointing',
  running: 'running',
  sitting: 'sitting',
  cheering: 'cheering',
  hugging: 'huddled up',
  thinking: 'thinking',
  jumping: 'jumping',
  flying: 'flying',
  lying: 'lying down',
};
/** What the same poses look like in a wheelchair. */
const RIDING: Partial<Record<PoseName, string>> = {
  running: 'racing along',
  jumping: 'cheering',
  sitting: 'resting',
  lying: 'resting',
};
const doing = (look: Look, pose: PoseName): string => {
  if (pose === 'standing' || pose === 'holding') return '';
  return (look.ride ? RIDING[pose] : undefined) ?? DOING[pose] ?? '';
};

const FEELING: Partial<Record<Feeling, string>> = {
  laughing: 'is laughing',
  scared: 'looks frightened',
  sad: 'looks sad',
  surprised: 'looks surprised',
  angry: 'looks cross',
  sleepy: 'is sleepy',
  worried: 'looks worried',
  proud: 'looks proud',
  loving: 'looks full of love',
  thinking: 'is thinking',
};
const THINGS: Record<string, string> = {
  egg: 'an egg',
  apple: 'an apple',
  umbrella: 'an umbrella',
  icecream: 'an ice cream',
  can: 'a watering can',
  tool: 'a wrench',
  teddy: 'a toy',
  magnifier: 'a magnifying glass',
  bouquet: 'a bunch of flowers',
  chest: 'a treasure chest',
  cup: 'a warm cup',
};
const thing = (prop: string): string => THINGS[prop] ?? `a ${prop}`;

/** "Maya, a girl with curly brown hair, and Rusty, a red fox, stand in an old forest at dusk." */
export function sayScene(
  cast: readonly { look: Look; player: Player }[],
  setting: Setting,
  props: readonly string[],
  bystanders: readonly Bystander[] = [],
): string {
  const where = sayHour(setting);
  const others = bystanders.map(({ noun, count }) => (count > 1 && bystanders.length < 2 ? `two ${pluralOf(noun)}` : withArticle(noun)));
  const near = [...others, ...props.map(thing)];
  const lying = near.length ? ` Nearby: ${listWords(near)}.` : '';
  const falling = setting.weather ? ` ${FALLING[setting.weather]}.` : '';
  if (!cast.length) return `A place ${where}.${lying}${falling}`;
  const deeds = new Set(cast.map(({ look, player }) => doing(look, player.pose)));
  const [only] = deeds;
  const many = cast.length > 1;
  const verb =
    deeds.size === 1 && only
      ? `${many ? 'are' : 'is'} ${only}`
      : cast.some(({ look }) => look.ride)
        ? many
          ? 'are'
          : 'is'
        : many
          ? 'stand'
          : 'stands';
  const who =
    listWords(cast.map(({ look }, i) => sayWho(look) + (cast.length > 1 && i < cast.length - 1 && cast.length === 2 ? ',' : ''))) +
    (cast.length > 1 ? ',' : ',');
  const each = cast.flatMap(({ look, player }) => {
    const notes = [
      player.feeling === 'thinking' && player.pose === 'thinking' ? '' : (FEELING[player.feeling] ?? ''),
      player.held ? `holds ${thing(player.held)}` : '',
      deeds.size > 1 && doing(look, player.pose) ? `is ${doing(look, player.pose)}` : '',
    ].filter(Boolean);
    return notes.length ? [` ${look.name} ${listWords(notes)}.`] : [];
  });
  return `${who} ${verb} ${where || 'here'}.${each.join('')}${lying}${falling}`;
}
