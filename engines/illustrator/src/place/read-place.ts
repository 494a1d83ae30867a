/** From a saved place to a setting: its type and the rooms its name speaks of first, then its description and group; its climate gives hour and weather. */
import type { DrawnPlace } from '../brief.ts';
import { withWishes } from './asked-ground.ts';
import { readClimate } from './climates.ts';
import { heroesAsked } from './hero-words.ts';
import { seenOutside } from './furnish.ts';
import { CATEGORY_SETTINGS, furnish, readSetting } from './read-setting.ts';
import { withoutFigures } from '../words/told.ts';
import { wishedFor } from '../words/wished.ts';
import type { Setting } from './setting.ts';
import { PLACE_TYPES } from './types/all.ts';
import { canFall, hourNamed } from './told-weather.ts';

/** Words of a home's or town's own name that say more than its type: "Grandpa's Tool Shed" is no living room. */
const NAMED_PLACE =
  /\b(?:tool ?shed|shed|workshop|garage|attic|loft|cellar|basement|barn|stables?|kitchen|bakery|bedroom|nursery|playroom|classroom|library|laboratory|greenhouse|treehouse|tree house|backyard|hospital|museum|shop|station)\b/i;
const HOMELY = /^(?:Residential|Modern Settings|)$/;

export function readPlace(place: DrawnPlace, given = ''): Setting {
  const wishes = wishedFor(given);
  const category = place.category ?? '';
  const otherwise = CATEGORY_SETTINGS[category] ?? {};
  const named = HOMELY.test(category) ? (NAMED_PLACE.exec(place.name)?.[0] ?? '') : '';
  const listed = PLACE_TYPES[place.type];
  const ownWords = [place.name === place.type ? '' : place.name, withoutFigures(place.description ?? ''), wishes];
  const written =
    listed && (!named || new RegExp(named, 'i').test(place.type))
      ? furnish(listed, ownWords, `${ownWords[0]} ${wishes}`)
      : withHeroes(readSetting([named, place.type, ...ownWords], otherwise, place.subcategory), heroesAsked(wishes));
  const setting = withWishes(written, given, listed ? (listed.features ?? []) : written.features);
  const climate = readClimate(place.climate);
  const magic = place.magicalProperties.join(' ');
  const falling = [
    // What a family says of the weather of a planet is so, air or none.
    setting.ground === 'space' ? climate?.weather : undefined,
    climate?.weather,
    setting.weather,
    /star|wish/i.test(magic) ? ('stars' as const) : undefined,
    /music|singing/i.test(magic) ? ('notes' as const) : undefined,
  ].find((weather, at) => (at === 0 ? weather !== undefined : canFall(weather, setting.ground)));
  const hour =
    hourNamed(place.type) ?? hourNamed(place.name) ?? climate?.hour ?? setting.hour ?? (category === 'Dark Realms' ? 'spooky' : undefined);
  const { weather: _any, ...dry } = climate?.on(setting) ?? setting;
  const outside = setting.outside ?? seenOutside(climate?.weather, { ...setting, props: dry.props });
  return { ...dry, ...(falling ? { weather: falling } : {}), ...(hour ? { hour } : {}), ...(outside ? { outside } : {}) };
}

/** What is asked for outright stands in a place of a family's own kind too. */
const withHeroes = (setting: Setting, heroes: readonly string[]): Setting =>
  heroes.length ? { ...setting, features: [...new Set([...setting.features.slice(0, 2), ...heroes])].slice(0, 3) } : setting;
