/** From a saved place to a setting: its type first, then its group, name, description; its climate gives hour and weather. */
import type { DrawnPlace } from '../brief.ts';
import { type Hour, readHour } from './palette.ts';
import { CATEGORY_SETTINGS, readSetting, type Setting, type Weather } from './setting.ts';

const CLIMATES: readonly (readonly [words: RegExp, hour: Hour | undefined, weather: Weather | undefined])[] = [
  [/thunder|lightning|storm/i, 'storm', 'rain'],
  [/rainbow/i, 'rainbow', undefined],
  [/rain|drizzle/i, 'mist', 'rain'],
  [/deep winter|snow|blizzard/i, 'day', 'snow'],
  [/frost/i, 'dawn', 'snow'],
  [/mist|fog/i, 'mist', undefined],
  [/autumn/i, 'golden', 'leaves'],
  [/spring/i, 'day', 'petals'],
  [/summer night/i, 'night', 'fireflies'],
  [/northern light/i, 'aurora', undefined],
  [/starry/i, 'night', 'stars'],
  [/twilight/i, 'twilight', 'fireflies'],
  [/windy/i, 'day', 'leaves'],
  [/hot|dry/i, 'golden', undefined],
  [/underwater/i, 'day', 'bubbles'],
  [/sunny|mild/i, 'day', undefined],
  [/all seasons/i, 'rainbow', 'leaves'],
];

export function readPlace(place: DrawnPlace, wishes = ''): Setting {
  const category = place.category ?? '';
  const otherwise = CATEGORY_SETTINGS[category] ?? {};
  const setting = readSetting([place.type, place.name, place.description ?? '', wishes], otherwise, place.subcategory);
  const climate = CLIMATES.find(([words]) => words.test(place.climate ?? ''));
  const magic = place.magicalProperties.join(' ');
  const weather =
    climate?.[2] ?? setting.weather ?? (/star|wish/i.test(magic) ? 'stars' : /music|singing/i.test(magic) ? 'notes' : undefined);
  const typeHour = /northern|rainbow|moonlit|midnight|night|twilight|sun|snow-globe/i.test(place.type) ? readHour(place.type) : undefined;
  const hour = typeHour ?? climate?.[1] ?? setting.hour ?? (category === 'Dark Realms' ? 'spooky' : undefined);
  return { ...setting, ...(weather ? { weather } : {}), ...(hour ? { hour } : {}) };
}
