/** Where somebody is, and by what light: "in an old forest at dusk". */
import type { Hour } from '../place/palette.ts';
import type { Setting } from '../place/setting.ts';

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
/** Where the name of a place tells the hour already. */
const SAYS_ITSELF: Partial<Record<Hour, RegExp>> = { night: /night|\bmoon\b|stars/i, mist: /\bmist|\bfog/i, storm: /storm|thunder/i, twilight: /twilight|dusk/i, dusk: /dusk|twilight|sunset/i, spooky: /moonlight|midnight|under the moon/i, rainbow: /rainbow/i, aurora: /northern lights/i, dawn: /sunrise|dawn/i };

/** Another hour is shown than the one a place is named after: its own light is left out, so that there is no moon at sunrise. */
const OWN_LIGHT = / (?:under the moon|at midnight|by night|under northern lights|in the mist)$/;

/** Grounds on which every hour looks the same. */
const WITHOUT_HOURS: ReadonlySet<Setting['ground']> = new Set(['underwater', 'cave', 'space']);

/** What a family has over its planet is seen there. */
const overPlanet = ({ ground, props }: Setting): string => (ground === 'space' ? (OVER_PLANETS.find(([prop]) => props.includes(prop))?.[1] ?? '') : '');
const OVER_PLANETS = [['climate mist', 'in the mist'], ['climate aurora', 'under northern lights'], ['climate day', 'in the sun'], ['climate golden', 'in the sun']] as const;

export function sayHour(setting: Setting): string {
  const { said, hour, ground } = setting;
  const over = overPlanet(setting);
  if (over) return `${said} ${over}`;
  if (!hour || SAYS_ITSELF[hour]?.test(said) || (ground === 'room' && hour === 'mist') || WITHOUT_HOURS.has(ground)) return said;
  const where = said.replace(OWN_LIGHT, '');
  const light = HOURS[hour] ?? (where === said ? undefined : 'by day');
  return [where, light].filter(Boolean).join(' ');
}
