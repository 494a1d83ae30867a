/** Says in a few words what was chosen. */
import type { CharacterChoice, LocationChoice } from '@fableloom/contract';
import { say } from '@fableloom/contract/messages/index';
import { AGE_RANGE_WORDS } from '@fableloom/contract/taxonomies/age-ranges';
import { SECTION_LENGTH_LABELS } from '@fableloom/contract/taxonomies/section-lengths';
import type { Draft } from './draft.ts';

const list = new Intl.ListFormat('en');

export const joinNames = (things: readonly { name: string }[]) => list.format(things.map(({ name }) => name));

/** Those with the ids, in the order in which they were chosen. */
export function pick<T extends { id: string }>(things: readonly T[] | undefined, ids: readonly string[]): T[] {
  return ids.flatMap((id) => things?.find((thing) => thing.id === id) ?? []);
}

export function describeBonds({ relationships, roles }: Draft, cast: readonly CharacterChoice[]): string {
  const nameOf = (id: string) => cast.find((character) => character.id === id)?.name ?? '';
  const bonds = relationships.map(
    ({ fromCharacterId, toCharacterId, type }) => `${nameOf(fromCharacterId)} and ${nameOf(toCharacterId)}: ${type}`,
  );
  const parts = cast.flatMap(({ id, name }) => (roles[id] ? [`${name}: ${roles[id]}`] : []));
  return [...bonds, ...parts].join(', ');
}

export const describePlaces = (draft: Draft, places: readonly LocationChoice[]) => (draft.usesLocations ? joinNames(places) : '');

export const describeTheme = ({ themeCategory, theme }: Draft) => (theme ? [themeCategory, theme].filter(Boolean).join(': ') : '');

/** What a story still needs, as one short line; empty when it can be written. */
export function describeMissing({ characterIds, theme, ageRange }: Draft): string {
  const things = [
    ...(characterIds.length === 0 ? [say('create.screen.still.who')] : []),
    ...(theme === '' ? [say('create.screen.still.theme')] : []),
    ...(ageRange === '' ? [say('create.screen.still.age')] : []),
  ];
  return things.length === 0 ? '' : say('create.screen.still', { things: list.format(things) });
}

export function describeSettings({ ageRange, length }: Draft): string {
  const reader = ageRange ? AGE_RANGE_WORDS[ageRange].label : say('create.screen.settings.age');
  return `${reader}, ${SECTION_LENGTH_LABELS[length].toLowerCase()} length`;
}
