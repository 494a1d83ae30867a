/** What the chosen style and the own prompt ask of a picture, and which of their words this engine cannot draw. */
import type { DrawnCharacter, PictureStyle, PortraitBrief } from '../brief.ts';
import { type Feeling, readFeeling } from '../character/expression.ts';
import type { Look } from '../character/look.ts';
import type { Dice } from '../dice.ts';
import { findColor } from '../lexicon/colors.ts';
import { MARKS } from '../lexicon/marks.ts';
import { hourOfBackground } from '../place/asked-background.ts';
import { STEERED } from '../place/asked-ground.ts';
import { HERO_WORDS } from '../place/hero-words.ts';
import { HOUR_WORDS, type Hour, readHour } from '../place/palette.ts';
import { readSetting } from '../place/read-setting.ts';
import type { Setting } from '../place/setting.ts';
import { EXTRAS } from '../place/setting-extras.ts';
import { SETTING_WORDS } from '../place/setting-words.ts';
import { WEARABLE } from '../character/asked-wear.ts';
import { type AskedThing, thingsToHold } from '../props/asked-things.ts';
import { PROP_WORDS } from '../props/find-props.ts';
import { STYLE_WORDS } from '../style/looks.ts';

export interface Wishes {
  setting: Setting;
  /** where or when it is was asked for, or it is water: what the style paints behind has to let it be seen */
  placeAsked: boolean;
  feeling?: Feeling;
  /** what the own words put into a hand */
  held?: AskedThing;
  /** the family's own words ask for the feeling: shut eyes are what they meant */
  eyesMayClose: boolean;
  notDrawn: string[];
}

/** Bodies that can hold something. */
const HAS_HANDS = new Set(['human', 'beast', 'creature', 'bird', 'robot', 'spirit']);
/** A crown is worn unless it is carried. */
const WORN_CROWN = /(?<!(?:holding|carrying) (?:a |the )?(?:[a-z]+ )?)(?:crown|tiara)/gi;

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
  const text = `${style?.background ?? ''} ${style?.details ?? ''} ${prompt ?? ''}`;
  const askedHour = hourOf(style, text);
  const hour = askedHour ?? hourOfBackground(style?.background) ?? roll.pick(['day', 'dawn', 'golden', 'dusk', 'twilight', 'night', 'mist', 'golden'] as const);
  const asked = readSetting([text]);
  const swims = look.rig.rig === 'swimmer' || (look.rig.rig === 'human' && look.rig.parts.lower === 'fish');
  const home = swims ? readSetting(['underwater sea']) : readSetting([roll.pick(HOMES)]);
  const setting = asked.known && !/soft gradient/i.test(text) ? asked : /soft gradient/i.test(text) ? readSetting(['soft gradient']) : home;
  const own = `${style?.details ?? ''} ${prompt ?? ''}`;
  const said = readFeeling(own);
  const [held] = HAS_HANDS.has(look.rig.rig) ? thingsToHold(own.replace(WORN_CROWN, '')) : [];
  const feeling = said ?? (style?.mood ? moodFeeling(style.mood) : undefined);
  return {
    setting: { ...setting, hour },
    placeAsked: asked.known || swims || askedHour !== undefined || /soft gradient/i.test(text),
    ...(feeling ? { feeling } : {}),
    eyesMayClose: said !== undefined,
    ...(held ? { held } : {}),
    notDrawn: listNotDrawn(own, { also: new RegExp(`${whoAre([character]).source}|${WEARABLE.source}`, 'i'), things: held ? [held.prop] : [], heroes: false, extras: asked.known }),
  };
}

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

const SMALL_WORDS =
  /^(with|that|this|from|into|over|under|and|the|has|have|are|was|very|some|more|make|draw|show|please|picture|image|style|light|color|colour|background|wearing|holding|standing|looking|beautiful|nice|cute|lovely|big|small|little|there|their|they|them|like|just|should|would|could|and|for|his|her|its|him|she|one|two|three|lots|many|full|body|face|smile|smiling)$/i;

/** Marks of people that are also said of light and land. */
const LIGHT_MARKS = new Set(['halo', 'light', 'stripes', 'spots', 'glow-eyes', 'flower', 'crystal']);

/** What a kind of picture draws of the lists that not every kind draws. */
export interface Drawn {
  /** words that this kind of picture can draw besides */
  also?: RegExp;
  things?: readonly string[];
  marks?: boolean;
  heroes?: boolean;
  extras?: boolean;
}

const NOTHING_ELSE = /(?!)/;

/** Words of a free text that no list of ours knows, or that this picture has no place for. */
export function listNotDrawn(text: string, { also = NOTHING_ELSE, things, marks = true, heroes = true, extras = true }: Drawn = {}): string[] {
  const words = [...new Set(text.toLowerCase().match(/[a-z]{3,}/g) ?? [])];
  const known = (word: string): boolean =>
    SMALL_WORDS.test(word) ||
    STEERED.test(word) ||
    also.test(word) ||
    readFeeling(word) !== undefined ||
    findColor(word) !== undefined ||
    [
      HOUR_WORDS.map(([, test]) => test),
      SETTING_WORDS.map(([test]) => test),
      PROP_WORDS.filter(([prop]) => !things || things.includes(prop)).map(([, test]) => test),
      STYLE_WORDS.map(([, test]) => test),
      marks ? MARKS.map(([, test]) => test) : MARKS.filter(([mark]) => LIGHT_MARKS.has(mark)).map(([, test]) => test),
      heroes ? HERO_WORDS.map(([, test]) => test) : [],
      extras ? EXTRAS.map(([test]) => test) : [],
    ].some((list) => list.some((test) => test.test(word)));
  return words.filter((word) => !known(word)).slice(0, 12);
}
