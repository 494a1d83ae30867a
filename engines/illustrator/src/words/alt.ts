/** Alt texts, written from what was drawn. */
import { liesOutside } from '../character/asleep-outside.ts';
import { liesOnTummy } from '../character/lying-trolls.ts';
import type { DrawnPlace } from '../brief.ts';
import type { Feeling } from '../character/expression.ts';
import { UNDER_ALL } from '../character/climbing.ts';
import { canCover, covers } from '../character/covering.ts';
import { canSitUp } from '../character/draw-character.ts';
import type { PoseName } from '../character/figure.ts';
import type { Seat } from '../character/seat.ts';
import type { Bystander } from '../scene/beings-told.ts';
import type { Player } from '../scene/player.ts';
import type { Outside, Setting, Weather } from '../place/setting.ts';
import type { Look } from '../character/look.ts';
import { pluralOf } from './plurals.ts';
import { withArticle } from './say-character.ts';
import { sayHour } from './say-hour.ts';
import { type Dyes, thing } from './say-prop.ts';
import { sayThing } from './say-thing.ts';

export const listWords = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')}${words.length > 2 ? ',' : ''} and ${words[words.length - 1]}`;

/** "Maya, a girl with curly brown hair and round glasses" */
export function sayWho(look: Look): string {
  const details = look.details.length ? `${look.ride ? ',' : ''} with ${listWords(look.details)}` : '';
  return isNameless(look) ? `${look.noun}${details}` : `${look.name}, ${look.noun}${details}`;
}

/** Who has no name is called what it is, in small letters: "a hedgehog", "the hedgehog". */
const isNameless = ({ name }: Look): boolean => /^[a-z]/.test(name);
const called = (look: Look): string => (isNameless(look) ? `the ${look.name}` : look.name);
const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const sayFigure = (look: Look): string => `${sayWho(look)}.`;

/** With the hands together, as one stands for a picture. */
const QUIET_ALONE: ReadonlySet<PoseName> = new Set(['hugging']);

export interface Portrayed {
  /** behind whom they stand: "under blossoming trees" */
  place: string;
  pose: PoseName;
  feeling: Feeling;
  eyesShut?: boolean;
  /** what is in a hand: "a map" */
  held?: string;
  falling?: Weather;
}

/** "Maya, a girl with round glasses, waving and smiling, by the lake." */
export function sayPortrait(look: Look, { place, pose, feeling, eyesShut = false, held, falling }: Portrayed): string {
  const [does, rides] = DOING[pose];
  const felt = FACES[feeling];
  const doings = [QUIET_ALONE.has(pose) ? '' : look.ride ? (rides ?? does) : does, felt, eyesShut ? 'with closed eyes' : '', held ? `holding ${held}` : ''].filter((one, i, all) => one && all.indexOf(one) === i);
  return `${sayWho(look)}${doings.length ? `, ${listWords(doings)}` : ''}${place ? `, ${place}` : ''}.${falling ? ` ${FALLING[falling]}.` : ''}`;
}

export const FALLING: Partial<Record<Weather, string>> = {
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

const OUTSIDE: Readonly<Record<Outside, string>> = {
  rain: 'Rain falls outside the window',
  snow: 'Snow falls outside the window',
  leaves: 'Leaves fall outside the window',
  petals: 'Petals drift outside the window',
};

export function sayPlace(place: DrawnPlace, setting: Setting, extras: readonly string[]): string {
  const type = place.type && place.type.toLowerCase() !== place.name.toLowerCase() ? `, ${sayThing(place.type)}` : '';
  const falling = setting.weather ? ` ${FALLING[setting.weather]}.` : setting.outside ? ` ${OUTSIDE[setting.outside]}.` : '';
  return `${place.name}${type}, ${sayHour(setting)}${extras.length ? `, with ${listWords(extras)}` : ''}.${falling}`;
}

/** What each pose is called, and what it looks like in a wheelchair; who stands or holds something just stands there. */
const DOING: Readonly<Record<PoseName, readonly [does: string, rides?: string]>> = {
  standing: [''],
  holding: [''],
  waving: ['waving'],
  pointing: ['pointing'],
  running: ['running', 'racing along'],
  walking: ['walking', 'rolling along'],
  sitting: ['sitting', 'resting'],
  lying: ['lying down', 'resting'],
  jumping: ['jumping', 'cheering'],
  climbing: ['climbing', 'cheering'],
  cheering: ['cheering'],
  hugging: ['huddled up'],
  embracing: ['hugging'],
  riding: ['riding'],
  reaching: [''],
  pushing: ['pushing'],
  kneeling: ['kneeling', 'bending down'],
  dancing: ['dancing'],
  pulling: ['pulling'],
  digging: ['digging'],
  whispering: ['whispering'],
  'ears covered': ['covering both ears'],
  'eyes covered': ['covering both eyes'],
  thinking: ['thinking'],
  flying: ['flying'],
  swimming: ['swimming'],
};
/** What is sat on, in words that stand after “sitting on”. */
const SAT_ON: Readonly<Partial<Record<Seat, string>>> = { step: 'a step', stairs: 'the stairs', kerb: 'the kerb', bed: 'the edge of a bed', bath: 'the edge of a bath', sill: 'a window sill' };

const doing = (look: Look, { pose, hides, uncovered, outside, feeling, rides: on, sitsOn, climbs, pulls, atTable }: Player): string => {
  if (on) return on.is === 'vehicle' ? (on.on === 'boat' ? 'sitting in a boat' : `riding a ${on.on}`) : on.is === 'being' ? `riding ${withArticle(on.noun)}` : on.perched ? `sitting on ${on.name}’s shoulder` : `riding on ${on.name}`;
  if (hides) return 'hiding';
  if (atTable && pose === 'sitting') return 'sitting at a table';
  if (sitsOn && pose === 'sitting' && canSitUp(look)) return `sitting on ${SAT_ON[sitsOn] ?? `a ${sitsOn}`}`;
  // Only bodies with legs lie down without a bed.
  if (pose === 'lying' && outside && !['human', 'beast'].includes(look.rig.rig) && !(feeling === 'sleepy' || !uncovered ? liesOutside(look) : liesOnTummy(look))) return 'resting';
  if (pose === 'holding' && climbs && UNDER_ALL.has(climbs)) return `standing on a ${climbs}`;
  if (pulls && pose === 'pulling') return `pulling a ${pulls}`;
  if (covers(pose) && !canCover(look)) return 'shutting both eyes';
  const [does, rides] = DOING[pose];
  return look.ride ? (rides ?? does) : does;
};

/** Feelings that are done join what somebody does, the others are seen. */
const FELT: Partial<Record<Feeling, string>> = { laughing: 'laughing', thinking: 'thinking' };
const SEEN: Partial<Record<Feeling, string>> = {
  scared: 'looks frightened',
  sad: 'looks sad',
  surprised: 'looks surprised',
  angry: 'looks cross',
  sleepy: 'is sleepy',
  worried: 'looks worried',
  proud: 'looks proud',
  loving: 'looks full of love',
};
/** The same of one who is shown alone. */
const FACES: Readonly<Record<Feeling, string>> = {
  calm: '', happy: 'smiling', laughing: 'laughing', loving: 'full of love', proud: 'looking proud', thinking: 'thinking', surprised: 'looking surprised',
  scared: 'looking frightened', worried: 'looking worried', sad: 'looking sad', angry: 'looking cross', sleepy: 'sleepy',
};
/** Who looks at these in thought reads them. */
const READ = new Set(['book', 'letter', 'scroll', 'map']);

interface Acting {
  look: Look;
  player: Player;
}

/** What one does, feels and holds: "is flying and laughing", "looks proud", "holds a map". @param told what was said of all already */
function notesOf({ look, player }: Acting, told: string, dyes: Dyes): string[] {
  const reads = player.feeling === 'thinking' && READ.has(player.held ?? '');
  const done = [doing(look, player), reads ? 'reading' : (FELT[player.feeling] ?? (player.smiles && player.feeling === 'happy' ? 'smiling' : ''))].filter((deed, i, all) => deed && deed !== told && all.indexOf(deed) === i);
  return [done.length ? `is ${listWords(done)}` : '', SEEN[player.feeling] ?? '', player.held && !player.hides ? (player.sheltersAll ? `holds ${thing(player.held, dyes)} over ${player.sheltersAll}` : player.givesTo ? `holds out ${thing(player.held, dyes)} to ${player.givesTo}` : `holds ${thing(player.held, dyes)}`) : '', player.onHead ? `has ${thing(player.onHead, dyes)} on the head` : ''].filter(Boolean);
}

const MANY: Readonly<Record<string, string>> = { is: 'are', looks: 'look', holds: 'hold', has: 'have' };
const ofMany = (note: string): string => note.replace(/^\w+/, (verb) => MANY[verb] ?? verb);

const NUMBER = ['', 'one', 'two', 'three', 'four', 'five'];
/** “The boy, the boy”: “the two boys” */
const alikeTogether = (names: readonly string[]): string[] =>
  [...Map.groupBy(names, (name) => name)].map(([name, all]) => (all.length > 1 && name.startsWith('the ') ? `the ${NUMBER[all.length]} ${pluralOf(name.slice(4))}` : name));

/** Those of whom the same is to say share a sentence: "Maya and Rusty are laughing. Ember looks proud." */
function sayNotes(cast: readonly Acting[], told: string, dyes: Dyes): string {
  const groups = new Map<string, { names: string[]; notes: string[]; count: number }>();
  for (const one of cast) {
    const notes = notesOf(one, told, dyes);
    if (!notes.length) continue;
    const group = groups.get(notes.join()) ?? { names: [], notes, count: 0 };
    groups.set(notes.join(), { ...group, count: group.count + 1, names: [...group.names, called(one.look)] });
  }
  return [...groups.values()]
    .map(({ names, notes, count }) => {
      const who = count === cast.length && count > 1 ? (count === 2 ? 'Both' : 'All of them') : upper(listWords(alikeTogether(names)));
      return ` ${who} ${listWords(count > 1 ? notes.map(ofMany) : notes)}.`;
    })
    .join('');
}

/** Who lies, sits or runs does not stand. */
const ON_THEIR_FEET: ReadonlySet<PoseName> = new Set(['standing', 'holding', 'waving', 'pointing', 'thinking', 'cheering', 'hugging', 'embracing', 'reaching', 'pushing', 'pulling', 'digging', 'whispering']);

/** "a wolf", "three pigs" */
function sayAlike(alike: readonly Acting[]): string {
  const [first] = alike;
  if (!first) return '';
  return alike.length === 1 ? sayWho(first.look) : `${NUMBER[alike.length]} ${pluralOf(first.look.noun.replace(/^an? /, ''))}`;
}

/** "Maya, a girl with curly brown hair, and Rusty, a red fox, stand in an old forest at dusk." */
export function sayScene(cast: readonly Acting[], setting: Setting, props: readonly string[], bystanders: readonly Bystander[] = [], { dyes = new Map(), towering = '' }: { dyes?: Dyes; towering?: string } = {}): string {
  const where = sayHour(setting) || 'here';
  const others = bystanders.map(({ noun, name, count }) => (name ? `${name}, ${withArticle(noun)}` : count > 1 && bystanders.length < 2 ? `${NUMBER[count]} ${pluralOf(noun)}` : withArticle(noun)));
  const near = [towering, ...others, ...[...Map.groupBy(props, (prop) => prop)].map(([prop, all]) => (all.length > 1 ? `${NUMBER[all.length]} ${pluralOf(thing(prop, dyes).replace(/^(?:an?|one) /, ''))}` : thing(prop, dyes)))].filter(Boolean);
  const lying = near.length ? ` Nearby: ${listWords(near)}.` : '';
  const falling = setting.weather ? ` ${FALLING[setting.weather]}.` : setting.outside ? ` ${OUTSIDE[setting.outside]}.` : '';
  const [only] = cast;
  if (!only) return `A place ${where}.${lying}${falling}`;
  if (cast.length === 1) {
    const [first = '', ...more] = notesOf(only, '', dyes);
    const acts = first.startsWith('is ') && first !== SEEN[only.player.feeling];
    const stands = acts ? first : only.look.ride ? 'is' : 'stands';
    return `${upper(sayWho(only.look))}${isNameless(only.look) ? '' : ','} ${listWords([`${stands} ${where}`, ...(acts ? more : [first, ...more].filter(Boolean))])}.${lying}${falling}`;
  }
  const deeds = new Set(cast.map(({ look, player }) => doing(look, player)));
  const [shared = ''] = deeds.size === 1 ? deeds : [];
  const stands = cast.every(({ look, player }) => !look.ride && ON_THEIR_FEET.has(player.pose));
  const does = shared ? `are ${shared}` : stands ? 'stand' : 'are';
  const named = cast.filter(({ look }) => !isNameless(look)).map(({ look }) => sayWho(look));
  const nameless = [...Map.groupBy(cast.filter(({ look }) => isNameless(look)), ({ look }) => look.noun).values()].map(sayAlike);
  const who = listWords([...named, ...nameless].map((one, i, all) => one + (named.length && all.length === 2 && i === 0 ? ',' : '')));
  return `${upper(who)}${named.length ? ',' : ''} ${does} ${where}.${sayNotes(cast, shared, dyes)}${lying}${falling}`;
}
