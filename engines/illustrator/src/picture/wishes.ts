/** What the chosen style and the own prompt ask of a picture. */
import type { DrawnCharacter, PictureStyle, PortraitBrief } from '../brief.ts';
import { type Feeling, readFeeling } from '../character/expression.ts';
import type { PoseName } from '../character/figure.ts';
import type { Look } from '../character/look.ts';
import type { Dice } from '../dice.ts';
import { hourOfBackground } from '../place/asked-background.ts';
import { type Hour, readHour } from '../place/palette.ts';
import { sceneryOf } from '../place/asked-away.ts';
import { inColorsAsked, weatherAsked } from '../place/asked-ground.ts';
import { canFall } from '../place/told-weather.ts';
import { readSetting } from '../place/read-setting.ts';
import { readPose } from '../scene/acts-told.ts';
import type { Setting, Weather } from '../place/setting.ts';
import { AGE_WORD } from '../character/asked-age.ts';
import { hasTail } from '../character/asked-away.ts';
import { CLOTHES, colorWorn, lookIn, OF_CLOTHES, showsFeet, WEARABLE } from '../character/asked-wear.ts';
import { dyesAsked } from '../props/dyes-told.ts';
import { type AskedThing, thingsToHold } from '../props/asked-things.ts';
import { sayWho } from '../words/alt.ts';
import { wishedFor } from '../words/wished.ts';
import { listNotDrawn } from './not-drawn.ts';

export interface Wishes {
  setting: Setting;
  /** where or when it is was asked for, or it is water: what the style paints behind has to let it be seen */
  placeAsked: boolean;
  feeling?: Feeling;
  /** what the own words ask to see done */
  pose?: PoseName;
  /** what the own words put into a hand */
  held?: AskedThing;
  /** the family's own words ask for the feeling: shut eyes are what they meant */
  eyesMayClose: boolean;
  /** they ask for shut eyes */
  eyesShut: boolean;
  /** what they ask to fall */
  falling?: Weather;
  /** boots that are asked for are to be seen */
  whole: boolean;
  notDrawn: string[];
}

const PLAIN_LAND = readSetting([]);

/** Bodies that can hold something. */
const HAS_HANDS = new Set(['human', 'beast', 'creature', 'bird', 'robot', 'spirit']);
/** A crown is worn unless it is carried. */
const WORN_CROWN = /(?<!(?:holding|carrying) (?:a |the )?(?:[a-z]+ )?)(?:crown|tiara)/gi;

const GRADIENT = /soft gradient|plain background|\b(?:without|no) (?:an? |any )?background\b/i;

/** Where somebody may stand in a portrait when nothing is asked for: mostly soft land, sometimes a place. */
const HOMES = ['soft gradient', 'soft gradient', 'soft gradient', 'a hill of flowers', 'an old forest', 'a garden', 'by the lake'] as const;

export const MOOD_HOURS: readonly (readonly [RegExp, Hour])[] = [
  [/joy|happy|cheer|playful|silly|fun|triumph|brave|energetic|bright/i, 'day'],
  [/peace|calm|hope|gentle|serene/i, 'dawn'],
  [/cozy|cosy|warm|adventur|nostalg/i, 'golden'],
  [/dream|wist|romantic|sad|melanch/i, 'twilight'],
  [/magic|curious|wonder|whims/i, 'dusk'],
  [/myster|epic|dramatic|quiet/i, 'night'],
  [/spook|dark|tense/i, 'spooky'],
];

export const hourOf = (style: PictureStyle | undefined, text = ''): Hour | undefined =>
  readHour(style?.lighting ?? '') ??
  readHour(style?.background ?? '') ??
  readHour(text) ??
  MOOD_HOURS.find(([words]) => words.test(style?.mood ?? ''))?.[1];

/** Words that name somebody: whoever is drawn is no word that was not drawn. */
export const whoAre = (cast: readonly DrawnCharacter[]): RegExp =>
  new RegExp(`^(?:${cast.flatMap(({ name, type }) => `${name} ${type}`.toLowerCase().match(/[a-z]{3,}/g) ?? []).join('|') || '-'})$`, 'i');

export function readWishes({ style, customPrompt: prompt, character }: PortraitBrief, look: Look, roll: Dice): Wishes {
  const text = wishedFor(`${style?.background ?? ''} ${style?.details ?? ''} ${prompt ?? ''}`);
  const isPlain = GRADIENT.test(`${style?.background ?? ''} ${style?.details ?? ''} ${prompt ?? ''}`);
  const askedHour = hourOf(style, text);
  const hour = askedHour ?? hourOfBackground(style?.background) ?? roll.pick(['day', 'dawn', 'golden', 'dusk', 'twilight', 'night', 'mist', 'golden'] as const);
  const asked = readSetting([text]);
  const swims = look.rig.rig === 'swimmer' || /\bdiver\b/i.test(character.type) || (look.rig.rig === 'human' && look.rig.parts.lower === 'fish');
  const home = swims ? readSetting(['underwater sea']) : readSetting([roll.pick(HOMES)]);
  const setting = isPlain ? readSetting(['soft gradient']) : asked.known ? asked : home;
  const own = `${style?.details ?? ''} ${prompt ?? ''}`;
  const said = readFeeling(own);
  const [held] = HAS_HANDS.has(look.rig.rig) ? thingsToHold(own.replace(WORN_CROWN, '')) : [];
  const read = readPose(own);
  const pose = read && ASKABLE.has(read) ? read : undefined;
  const eyesShut = EYES_SHUT.test(own);
  const falling = weatherAsked(wishedFor(own));
  const seen: Setting = { ...inColorsAsked(setting, own), hour, ...(falling && !isPlain && canFall(falling, setting.ground) ? { weather: falling } : {}) };
  const feeling = said ?? (style?.mood ? moodFeeling(style.mood) : undefined);
  return {
    setting: { ...seen, props: [...setting.props, ...(/starry/i.test(style?.background ?? '') ? ['starry'] : []), ...(isPlain ? ['gradient'] : [])] },
    placeAsked: asked.known || swims || askedHour !== undefined || isPlain,
    ...(feeling ? { feeling } : {}),
    eyesMayClose: said !== undefined,
    eyesShut,
    ...(seen.weather === falling && falling ? { falling } : {}),
    whole: showsFeet(own),
    ...(held ? { held } : {}),
    ...(pose ? { pose } : {}),
    notDrawn: listNotDrawn(own, { also: new RegExp([whoAre([character]).source, WEARABLE.source, OF_CLOTHES.source, wordsOfPose(own, pose), ...(eyesShut ? ['^(?:closed|shut|eyes)$'] : [])].join('|'), 'i'), looks: [CLOTHES, AGE_WORD], things: held ? [held.prop] : [], heroes: false, extras: asked.known, shows: (words) => [readSetting([words]), lookIn(character, words)], tints: (words) => [inColorsAsked(PLAIN_LAND, words), colorWorn(words), lookIn(character, words).outfit, thingsToHold(words.replace(WORN_CROWN, '')).slice(0, 1).map(({ prop, said }) => [...dyesAsked([{ prop, said }])])], seen: `${sayWho(look)}${hasTail(look) ? ', tail' : ''}${isPlain ? '' : `, ${sceneryOf(seen)}`}`, made: seen.material !== undefined }),
  };
}

const EYES_SHUT = /\b(?:closed|shut) eyes\b|\beyes (?:are )?(?:closed|shut)\b/i;

/** Poses that need nothing beside the one who is drawn. */
const ASKABLE: ReadonlySet<PoseName> = new Set(['waving', 'pointing', 'running', 'walking', 'jumping', 'cheering', 'hugging', 'thinking', 'flying', 'sitting']);

/** The words that asked for a pose, as a pattern. */
export const wordsOfPose = (text: string, pose: PoseName | undefined): string =>
  `^(?:${(text.toLowerCase().match(/[a-z]{3,}/g) ?? []).filter((word) => pose && readPose(word) === pose).join('|') || '-'})$`;

export const moodFeeling = (mood: string): Feeling | undefined =>
  (
    [
      [/joy|happy|cheer/i, 'happy'],
      [/silly|playful|fun/i, 'laughing'],
      [/brave|triumph|adventur|bold/i, 'proud'],
      [/curious|magic/i, 'surprised'],
      [/wist|sad/i, 'worried'],
      [/cozy|dream|peace|hope/i, 'loving'],
      [/myster/i, 'thinking'],
    ] as const
  ).find(([words]) => words.test(mood))?.[1];
