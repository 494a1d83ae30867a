/** What a family has chosen for a story that is not written yet. */
import type { Inputs, Relationship } from '@fableloom/contract';
import { LIMITS } from '@fableloom/contract/limits';
import { hasRoom, type Limit } from '@fableloom/contract/plans/plans';
import type { AgeRange } from '@fableloom/contract/taxonomies/age-ranges';
import type { SectionLength } from '@fableloom/contract/taxonomies/section-lengths';
import type { PlainMessageKey } from '@fableloom/contract/messages/index';
import { isTooLong } from '../../ui/too-long.ts';
import { withNewcomers, type Keeper } from '../cast-picker/kept-relationships.ts';

export interface Draft {
  characterIds: string[];
  /** By character id. */
  roles: Record<string, string>;
  relationships: Relationship[];
  /** Characters whose own role and relationships have been taken over; what the family changes afterwards stays changed. */
  brought: string[];
  usesLocations: boolean;
  locationIds: string[];
  themeCategory: string;
  theme: string;
  ageRange: AgeRange | '';
  length: SectionLength;
  customPrompt: string;
  /** Optional steps that were looked at and left. */
  seen: number[];
  /** The section that is open; null when all are closed. */
  open: number | null;
}

export const EMPTY_DRAFT: Draft = {
  characterIds: [],
  roles: {},
  relationships: [],
  brought: [],
  usesLocations: false,
  locationIds: [],
  themeCategory: '',
  theme: '',
  ageRange: '',
  length: 'standard',
  customPrompt: '',
  seen: [],
  open: 1,
};

/** Why it cannot be written yet: three things without which there is no story, and words that are too many. */
export function whyNotYet({ characterIds, theme, ageRange, customPrompt }: Draft): PlainMessageKey | undefined {
  if (characterIds.length === 0 || theme === '' || ageRange === '') return 'create.screen.generate.disabled';
  return isTooLong(customPrompt, LIMITS.customPrompt) ? 'create.screen.generate.too-long' : undefined;
}

/** Chooses who is in it; roles and relationships of those who leave go with them. */
export function withCharacters(draft: Draft, characterIds: string[]): Draft {
  const stays = (id: string) => characterIds.includes(id);
  return {
    ...draft,
    characterIds,
    brought: draft.brought.filter(stays),
    roles: Object.fromEntries(Object.entries(draft.roles).filter(([id]) => stays(id))),
    relationships: draft.relationships.filter(({ fromCharacterId, toCharacterId }) => stays(fromCharacterId) && stays(toCharacterId)),
  };
}

/** With one more in it; null when the plan has no room for another. */
export function withCharacter(draft: Draft, id: string, room: Limit): Draft | null {
  if (draft.characterIds.includes(id)) return draft;
  return hasRoom(room, draft.characterIds.length) ? withCharacters(draft, [...draft.characterIds, id]) : null;
}

/** With one more place, which also means that places are used; null when a story has no room for another. */
export function withLocation(draft: Draft, id: string): Draft | null {
  if (draft.locationIds.includes(id)) return draft;
  if (draft.locationIds.length >= LIMITS.locationsPerStory) return null;
  return { ...draft, usesLocations: true, locationIds: [...draft.locationIds, id] };
}

/** Takes over what is kept with characters that have just joined; the same draft where nobody has. */
export function withBrought(draft: Draft, characters: readonly Keeper[]): Draft {
  const cast = characters.filter(({ id }) => draft.characterIds.includes(id));
  const newcomers = new Set(cast.map(({ id }) => id).filter((id) => !draft.brought.includes(id)));
  if (newcomers.size === 0) return draft;
  return { ...withNewcomers(draft, cast, newcomers), brought: [...draft.brought, ...newcomers] };
}

/** Ids that exist; null while they are being fetched. */
export interface Known {
  characterIds: ReadonlySet<string> | null;
  locationIds: ReadonlySet<string> | null;
}

/** Leaves out what no longer exists, such as a character that was deleted in another window. */
export function withoutLost(draft: Draft, known: Known): Draft {
  const { characterIds, locationIds } = known;
  const kept = characterIds ? draft.characterIds.filter((id) => characterIds.has(id)) : draft.characterIds;
  const cast = kept.length === draft.characterIds.length ? draft : withCharacters(draft, kept);
  if (!locationIds || cast.locationIds.every((id) => locationIds.has(id))) return cast;
  return { ...cast, locationIds: cast.locationIds.filter((id) => locationIds.has(id)) };
}

/** As the server wants it, without the key. */
export function asWish(draft: Draft): Omit<Inputs['stories']['generate'], 'idempotencyKey'> {
  const { usesLocations, seen: _seen, open: _open, brought, ...chosen } = draft;
  // Whose role was taken away has none in this story, whatever is kept with the character.
  const roles = { ...Object.fromEntries(brought.map((id) => [id, ''])), ...chosen.roles };
  return { ...chosen, roles, ...(usesLocations ? {} : { locationIds: [] }) };
}
