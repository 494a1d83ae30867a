/** What a picture that was looked at says about the form: empty fields are filled, chosen ones are only asked about. */
import type { CharacterForm } from '@fableloom/contract';
import type { SeenTraits } from '@fableloom/contract/endpoints/traits';
import { say } from '@fableloom/contract/messages/index';
import { appearanceOptions, colorMeaning } from '@fableloom/contract/taxonomies/appearance';
import { colorSwatch } from '@fableloom/contract/taxonomies/colors';

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

export function seenFor(draft: CharacterForm, type: string, { colors, mood }: Suggestions): Seen[] {
  const color = nearestColor(type, colors);
  const [feeling] = mood;
  const seen: Seen[] = [];
  if (color) {
    const patch = (now: CharacterForm) => ({ appearance: { ...now.appearance, color } });
    seen.push({ field: colorMeaning(type), mine: draft.appearance.color, seen: color, patch });
  }
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
