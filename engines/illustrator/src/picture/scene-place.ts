/** Where and when a scene happens: its place, what its words tell, or somewhere friendly. */
import type { SceneBrief } from '../brief.ts';
import { dice, type Dice } from '../dice.ts';
import { elsewhereTold, outsideSaid, otherRoomOf, roomOf, roomSaid, withoutHabits } from '../place/elsewhere-told.ts';
import { withBackground } from '../place/asked-background.ts';
import { seenOutside } from '../place/furnish.ts';
import type { Hour } from '../place/palette.ts';
import { bedtimeTold, placesTold, roomTold } from '../place/place-told.ts';
import { withWishes } from '../place/asked-ground.ts';
import { readPlace } from '../place/read-place.ts';
import { hourAsked, skyAsked, weatherRemembered } from '../place/remembered-weather.ts';
import { furnish, readSetting } from '../place/read-setting.ts';
import type { Setting, Weather } from '../place/setting.ts';
import { canFall, hasEnded, hourReached, hourTold, weatherTold } from '../place/told-weather.ts';
import { isOnTower, onTower } from '../place/tower-top.ts';
import { PLACE_TYPES } from '../place/types/all.ts';
import { SOMEWHERE, typeTold } from '../place/types/told.ts';
import { EATS_AT_HOME } from '../scene/meal-told.ts';
import { withoutFigures, withoutSpeech } from '../words/told.ts';
import { hourOf } from './wishes.ts';

/** @param roll chooses where the brief names no story */
export function readWhere(given: SceneBrief, roll: Dice): Setting {
  const { around, hour: noted, season } = notedIn(given.around ?? '');
  const brief = { ...given, text: withoutGoodNight(given.text), ...(given.around === undefined ? {} : { around }) };
  const hints = `${brief.style?.background ?? ''} ${brief.style?.details ?? ''} ${brief.customPrompt ?? ''}`;
  const story = brief.cast.reduce((text, { name }) => text.replaceAll(name, ''), brief.text);
  const somewhere = brief.story === undefined ? roll : dice(`somewhere:${brief.story}`);
  const people = brief.cast.some(({ type }) => type.startsWith('Human'));
  // At the bottom of the well nobody is in the garden that the family chose.
  const place = brief.around && !brief.style?.background && readAround(brief.around, '') ? undefined : brief.place;
  const { weather: usual, ...setting } = aloft(withWishes(place
    ? withBackground(asTold(indoorsAtNight(readPlace(place, `${brief.style?.details ?? ''} ${brief.customPrompt ?? ''}`), brief, people), brief, { people, hints }), brief.style?.background)
    : readNowhere(hints, withoutFigures(withoutHabits(story)).replace(SEEN_FROM_AFAR, ' ').replace(THE_WAY_TO, ' '), { people, roll: somewhere, around: brief.around ?? '' }), season), story);
  const steady = usual && !hasEnded(usual, story) && (place || STEADY.includes(usual)) ? usual : undefined;
  const falling = weatherTold(story) ?? weatherRemembered(story, brief);
  const weather = [readSetting([hints]).weather, falling, steady].find((one) => canFall(one, setting.ground));
  const outside = setting.outside ?? seenOutside(falling, setting);
  const somewhen = somewhere.pick(['day', 'golden', 'dawn', 'dusk', 'day'] as const);
  const hour = hourOf(brief.style, hints) ?? hourTold(story) ?? (ROOFED.has(setting.ground) ? undefined : skyAsked(story, brief)) ?? hourReached(brief.before ?? '') ?? (setting.room === 'bedroom' && SLEEPS_IN.test(withoutFigures(story)) ? 'night' : undefined) ?? hourOfTeller(around === '' && OF_THE_NIGHT.has(setting.hour) ? undefined : noted, setting.hour, somewhen) ?? hourReached(brief.earlier ?? '') ?? hourAsked(brief) ?? setting.hour ?? (weather === 'rain' ? 'mist' : somewhen);
  return { ...setting, hour, ...(weather ? { weather } : {}), ...(outside ? { outside } : {}) };
}

/** Who has come to the top of a tower sees the land from there. */
const aloft = (setting: Setting, story: string): Setting => (isOnTower(story) ? onTower(setting) : setting);

/** No sky is seen there. */
const ROOFED: ReadonlySet<Setting['ground']> = new Set(['room', 'cave', 'underwater', 'space']);

/** “Butterfly Meadow at night”, “City Park in winter by day”, “in the evening”: the hour and the season that its teller knows of a plot. */
const HOUR_NOTED = /(?:^| )(at night|by day|in the evening)$/;
const SEASON_NOTED = /(?:^| )in (winter|autumn)$/;

function notedIn(words: string): { around: string; hour?: string; season: string } {
  const hour = HOUR_NOTED.exec(words)?.[1];
  const timeless = words.replace(HOUR_NOTED, '');
  const season = SEASON_NOTED.exec(timeless)?.[1];
  return { around: timeless.replace(SEASON_NOTED, ''), season: season ? `in ${season}` : '', ...(hour ? { hour } : {}) };
}

const OF_THE_NIGHT: ReadonlySet<Hour | undefined> = new Set<Hour | undefined>(['night', 'dusk', 'twilight']);
function hourOfTeller(noted: string | undefined, usual: Hour | undefined, somewhen: Hour): Hour | undefined {
  if (noted === 'in the evening') return usual && OF_THE_NIGHT.has(usual) ? usual : 'dusk';
  if (noted === 'at night') return usual && OF_THE_NIGHT.has(usual) ? usual : 'night';
  return noted && OF_THE_NIGHT.has(usual ?? somewhen) ? 'day' : undefined;
}

/** Whoever tells a story wishes its people a good night: they need not be in bed. */
const GOOD_NIGHT = /“[^”]*”|(?<=^|[.!?”]\s*)(?:And )?(?:[Nn]ow |[Ss]o )?[Gg]ood ?night,? (?:[A-Z][\w-]+[ ,]*|and |dear |little )+[.!]/gm;
const withoutGoodNight = (text: string): string => text.replace(GOOD_NIGHT, (found) => (found.startsWith('“') ? found : ' '));

const SLEEPS_IN = /\b(?:sleep (?:well|tight)|into bed|shared (?:one|a|the) (?:[a-z]+ )?bed|slept|asleep|good ?night|bedtime|leave the light on|lullaby|tucked)\b/i;

/** Who looks at the clouds is not among them. */
const SEEN_FROM_AFAR = /\b(?:look|star|gaz|watch|point|wav)\w*\s+(?:up\s+|out\s+)?(?:at|to|towards?)\s+(?:the|a)\s+(?:\w+\s+)?(?:clouds?|sky|stars?|moon|sun|rainbow|sea|hills?|mountains?)/gi;

/** Where there is room for a piano there is no room, who asks the way to the room behind the blackboard is not in it, and the roof of the post office is no post office. */
const THE_WAY_TO = /\b(?:so|off|go|now),? to the room with\b[^,.;:!?]*|\b(?<!\b(?:the|a|his|her|this|that) )room for (?:an?|the|one|two|you|him|her|them|all|every\w+)\b[^,.;:!?]*|\b(?:the way|the road|a ticket|how|get|getting) to (?:the|a) [^,.;:!?]*|,\s+back in (?:the|a) [a-z]+|\b(?:roof|smell|outside|front) of the [a-z]+(?: (?:office|room|house|hall))?/gi;

/** Houses that a place shows from without. Who goes to bed there goes in. */
const HOUSES = /^(?:Cozy Cottage|Farmhouse|Lighthouse Home|Houseboat|Mountain Cabin|Townhouse|Beach House|House on Wheels|Backyard|Friendly Neighborhood|Front Porch|Courtyard with Swings)$/;

function indoorsAtNight(setting: Setting, { place, text, style }: SceneBrief, people: boolean): Setting {
  const bedroom = place && HOUSES.test(place.type) && !style?.background && bedtimeTold(withoutFigures(text), people) ? PLACE_TYPES['Child Bedroom'] : undefined;
  const falls = bedroom && seenOutside(setting.weather, furnish(bedroom, []));
  return bedroom ? { ...furnish(bedroom, []), ...(falls ? { outside: falls } : {}) } : setting;
}

/** The family's place, unless the passage says that it happens in another kind of place. */
const asTold = (setting: Setting, { text, style }: SceneBrief, { people, hints }: { people: boolean; hints: string }): Setting =>
  style?.background ? setting : (elsewhereTold(setting, text, { people, hints: [hints] }) ?? setting);

/** Where a story happens that names no place: a place of the list that it does name, a ground, what its teller knows, or somewhere friendly. */
function readNowhere(hints: string, story: string, { people, roll, around }: { people: boolean; roll: Dice; around: string }): Setting {
  const known = readAround(around, hints);
  // There is no harbour on the moon, whatever something is compared to.
  if (known && ALL_AROUND.has(known.ground) && !(known.ground === 'space' && (roomTold(story, { sure: true }) || roomSaid(withoutSpeech(story))))) return known;
  const outside = outsideSaid(withoutSpeech(story));
  if (known?.room === 'classroom' && /\b(?:yard|playground)\b/.test(outside)) return { ...readSetting([hints, 'school']), said: 'in the yard of a school' };
  // The larder of a camp is no tent.
  // “Upstairs somebody had begun to cry”: who tells of it is still in the cellar.
  if (known?.ground === 'room' && !otherRoomOf(known, withoutSpeech(story)) && !outside) return known;
  if (known && known.ground !== 'room' && /\bout of doors\b/i.test(outside)) return known;
  const indoors = roomSaid(withoutSpeech(story)) && !(known?.ground === 'cave' && /\bpassages?\b/i.test(story)) ? roomOf(withoutSpeech(story), story, people) : undefined;
  if (indoors) return readSetting([hints, indoors]);
  const listed = typeTold(`${hints} ${story}`);
  if (listed) return furnish(listed, [hints], hints);
  // The shut door and the well of the passage are those of the place that its teller knows.
  const told = readSetting([hints, known ? outside : placesTold(story)]);
  // The island in the middle of the marsh is no beach with palms.
  const read = known && INLAND.has(known.ground) && told.ground === 'shore' ? known : told;
  const room = read.known ? undefined : known === undefined && EATS_AT_HOME.test(withoutSpeech(story)) ? 'kitchen' : roomTold(story, { sure: known !== undefined && !HOUSES_NEAR.test(around) });
  if (room) return readSetting([hints, room]);
  const bedroom = !read.known && bedtimeTold(story, people) ? PLACE_TYPES['Child Bedroom'] : undefined;
  if (bedroom) return furnish(bedroom, [hints]);
  return read.known ? read : (known ?? furnish(roll.pick(SOMEWHERE), [hints, placesTold(story)], hints));
}

/** Elsewhere an oven that somebody tells of is not here. */
const HOUSES_NEAR = /\b(?:village|hamlet|town|street|houses?|farm)\b/i;

const INLAND: ReadonlySet<Setting['ground']> = new Set(['swamp', 'lake']);

/** Where nobody walks out of it. */
const ALL_AROUND: ReadonlySet<Setting['ground']> = new Set(['space', 'underwater']);

/** What the teller knows of where it is, if it can be drawn. */
function readAround(around: string, hints: string): Setting | undefined {
  // A type of the list by its whole name: “Museum” is one here, and no word of a sentence.
  const type = PLACE_TYPES[around] ?? typeTold(around);
  const setting = type ? furnish(type, [hints], hints) : readSetting([hints, around]);
  if (setting.known) return setting;
  const room = roomTold(around);
  return room ? readSetting([hints, room]) : undefined;
}

/** What belongs to a kind of ground even when the story does not say that it falls. */
const STEADY: readonly Weather[] = ['fireflies', 'petals', 'bubbles', 'embers', 'snow'];
