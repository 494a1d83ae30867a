/** Every hero by its name, as the painters of grounds build it. */
import { ANCIENT } from './ancient.ts';
import { asBuilds } from './brush.ts';
import { BIG_CARS } from './big-cars.ts';
import { CASTLES } from './castles.ts';
import { HALLS } from './halls.ts';
import { HEIGHTS } from './heights.ts';
import { COSMOS } from './cosmos.ts';
import { ELEMENTS } from './elements.ts';
import { DIM_PLACES } from './dim-places.ts';
import { JUNGLE } from './jungle-temple.ts';
import { DARK } from './dark.ts';
import { FAIRGROUND } from './fairground.ts';
import { EVERY_DAY } from './every-day.ts';
import { FANTASY } from './fantasy.ts';
import { FRAMES } from './frames.ts';
import { FREE_TIME } from './free-time.ts';
import { GATES } from './gates.ts';
import { HIDEAWAYS } from './hideaways.ts';
import { HIGH_TOWNS } from './high-towns.ts';
import { HOUSES } from './homes.ts';
import { FLOWERS } from './flowers.ts';
import { WILD } from './nature.ts';
import { MOON_BASE } from './moon-base.ts';
import { MOUNTAINS } from './mountains.ts';
import { NESTS } from './nests.ts';
import { WATER_AND_WIND } from './water-and-wind.ts';
import { PLAY_ROOMS } from './rooms-of-play.ts';
import { WARES_ROOMS } from './rooms-of-wares.ts';
import { SHOW_ROOMS } from './rooms-of-show.ts';
import { WORK_ROOMS } from './rooms-of-work.ts';
import { SECRET_ROOMS } from './rooms-of-secrets.ts';
import { SWEET_ROOMS } from './rooms-of-sweets.ts';
import { STATE_ROOMS } from './rooms-of-state.ts';
import { HOME_ROOMS } from './rooms-at-home.ts';
import { HOLIDAY_HOUSES } from './holiday-houses.ts';
import { NIGHT_TEMPLES } from './night-temples.ts';
import { PUPPET_STAGE } from './puppet-stage.ts';
import { WEATHER_STATION } from './weather-station.ts';
import { WINTER_CAMP } from './winter-camp.ts';
import { OLD_CITIES } from './old-cities.ts';
import { ROCKS } from './rocks.ts';
import { STATUES } from './statues.ts';
import { SHIPS } from './sailing-ship.ts';
import { SEASONS } from './seasons.ts';
import { SPACE_TRAVEL } from './space-travel.ts';
import { STREETS } from './streets.ts';
import { TRAVEL } from './travel.ts';
import { TOWN } from './town.ts';
import { WINTER } from './winter.ts';
import { YARDS } from './yards.ts';
import { ZOO } from './zoo.ts';

export const HEROES = {
  ...asBuilds({ ...FANTASY, ...CASTLES, ...WILD, ...FLOWERS, ...COSMOS, ...MOON_BASE, ...SPACE_TRAVEL, ...ELEMENTS, ...WATER_AND_WIND, ...SHIPS, ...ROCKS, ...HEIGHTS, ...MOUNTAINS, ...ANCIENT, ...STATUES, ...OLD_CITIES, ...GATES, ...TOWN, ...FAIRGROUND, ...SEASONS, ...WINTER, ...DARK, ...DIM_PLACES, ...JUNGLE, ...NIGHT_TEMPLES, ...PUPPET_STAGE, ...WINTER_CAMP, ...HIDEAWAYS, ...HIGH_TOWNS, ...NESTS, ...FRAMES }),
  ...asBuilds({ ...PLAY_ROOMS, ...HOME_ROOMS, ...STATE_ROOMS, ...SECRET_ROOMS, ...SWEET_ROOMS, ...WORK_ROOMS, ...SHOW_ROOMS, ...WARES_ROOMS, ...HALLS, ...FREE_TIME, ...STREETS, ...BIG_CARS, ...TRAVEL, ...HOUSES, ...HOLIDAY_HOUSES, ...WEATHER_STATION, ...YARDS, ...ZOO, ...EVERY_DAY }),
};
