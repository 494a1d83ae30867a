/** What a picture that was looked at says about the form: empty fields are filled, chosen ones are only asked about. */
import type { CharacterForm } from '@fableloom/contract';
import type { SeenTraits } from '@fableloom/contract/endpoints/traits';
import { say } from '@fableloom/contract/messages/index';
import { appearanceOptions, colorMeaning } from '@fableloom/contract/taxonomies/appearance';
import { colorSwatch } from '@fableloom/contract/taxonomies/colors';
import { distinguishingFeatures, joinFeatures } from '@fableloom/contract/taxonomies/distinguishing-features';
import { kindOf } from './character-words.ts';
import { fitAppearance } from './draft.ts';

type Suggestions = SeenTraits['suggestions'];

/** One thing that the picture shows and the form has a field for. */
export interface Seen {
  /** Name of the field. */
  field: string;
  /** What is chosen already; empty where nothing is. */
  mine: string;
  seen: string;
  /** The form with it. */
  patch: (draft: CharacterForm) => Partial<CharacterForm>;
}

const channels = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

function distance(one: string, other: string): number {
  const there = channels(other);
  return channels(one).reduce((sum, channel, place) => sum + (channel - (there[place] ?? 0)) ** 2, 0);
}

/** The color of this kind of character that is nearest to the strongest one of the picture. */
export function nearestColor(type: string, colors: Suggestions['colors']): string | undefined {
  const options: readonly string[] = appearanceOptions(type).color;
  const [strongest] = colors;
  if (!strongest) return undefined;
  if (options.includes(strongest.label)) return strongest.label;
  return options.toSorted((a, b) => distance(colorSwatch(a), strongest.hex) - distance(colorSwatch(b), strongest.hex))[0];
}

/** The looks that a kind can have, of what was seen; nothing of a kind that looks otherwise. */
function looksFor(type: string, { features = [], ...looks }: NonNullable<Suggestions['looks']>, mine: CharacterForm['appearance']): Seen[] {
  const options = appearanceOptions(type);
  const terms = { build: say('character.fact.build'), eyeColor: say('character.fact.eye-color'), hairColor: say('character.fact.hair-color') };
  const seen = (['build', 'eyeColor', 'hairColor'] as const).flatMap((field): Seen[] => {
    const label = looks[field];
    if (!label || !(options[field] as readonly string[]).includes(label)) return [];
    return [{ field: terms[field], mine: mine[field], seen: label, patch: (now) => ({ appearance: { ...now.appearance, [field]: label } }) }];
  });
  const possible = new Set(distinguishingFeatures(type).flatMap((group) => group.features));
  const distinguishingFeature = joinFeatures(features.filter((feature) => possible.has(feature)));
  if (distinguishingFeature === '') return seen;
  const patch = (now: CharacterForm) => ({ appearance: { ...now.appearance, distinguishingFeature } });
  return [...seen, { field: say('character.fact.features'), mine: mine.distinguishingFeature, seen: distinguishingFeature, patch }];
}

export function seenFor(draft: CharacterForm, standIn: string, { colors, mood, kind, looks = {} }: Suggestions): Seen[] {
  // What the picture shows is filled in first, so the rest is told of that kind.
  const type = draft.type === '' && kind ? kind : standIn;
  const color = looks.color && (appearanceOptions(type).color as readonly string[]).includes(looks.color) ? looks.color : nearestColor(type, colors);
  const [feeling] = mood;
  const seen: Seen[] = [];
  if (kind) {
    const patch = (now: CharacterForm) => ({ type: kind, appearance: fitAppearance(now.appearance, kind) });
    seen.push({ field: say('character.fact.kind'), mine: kindOf(draft.type), seen: kindOf(kind), patch });
  }
  if (color) {
    const patch = (now: CharacterForm) => ({ appearance: { ...now.appearance, color } });
    seen.push({ field: colorMeaning(type), mine: draft.appearance.color, seen: color, patch });
  }
  seen.push(...looksFor(type, looks, draft.appearance));
  if (feeling) {
    const patch = (now: CharacterForm) => ({ advancedFeatures: { ...now.advancedFeatures, mood: feeling } });
    seen.push({ field: say('image.screen.mood'), mine: draft.advancedFeatures.mood, seen: feeling, patch });
  }
  return seen;
}

/** Fills what is empty; what was chosen by the person is left to them. */
export function fillEmpty(draft: CharacterForm, seen: readonly Seen[]): { patch: Partial<CharacterForm>; filled: Seen[]; differing: Seen[] } {
  const filled = seen.filter(({ mine }) => mine === '');
  const differing = seen.filter(({ mine, seen: shown }) => mine !== '' && mine !== shown);
  const patch = filled.reduce<Partial<CharacterForm>>((sum, each) => ({ ...sum, ...each.patch({ ...draft, ...sum }) }), {});
  return { patch, filled, differing };
}
