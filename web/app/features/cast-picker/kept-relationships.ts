/** What is kept with characters, as a new story starts with it. */
import type { CharacterChoice, Relationship } from '@fableloom/contract';
import { LIMITS } from '@fableloom/contract/limits';

export type Keeper = Pick<CharacterChoice, 'id' | 'role' | 'relationships'>;

/** The relationships of these characters among each other. */
export function relationshipsAmong(cast: readonly Keeper[]): Relationship[] {
  const ids = new Set(cast.map(({ id }) => id));
  return cast.flatMap(({ id, relationships }) =>
    relationships.filter(({ toCharacterId }) => ids.has(toCharacterId)).map((kept) => ({ fromCharacterId: id, ...kept })),
  );
}

interface Preset {
  roles: Record<string, string>;
  relationships: Relationship[];
}

/** Adds what the newcomers bring along; what the person has written for this story stays as it is. */
export function withNewcomers<T extends Preset>(draft: T, cast: readonly Keeper[], newcomers: ReadonlySet<string>): T {
  const isNew = ({ fromCharacterId: from, toCharacterId: to }: Relationship) => newcomers.has(from) || newcomers.has(to);
  const brought = relationshipsAmong(cast).filter(isNew);
  const roles = cast.filter(({ id, role }) => newcomers.has(id) && role !== '').map(({ id, role }) => [id, role] as const);
  return { ...draft, roles: { ...Object.fromEntries(roles), ...draft.roles }, relationships: [...draft.relationships, ...brought].slice(0, LIMITS.relationships) };
}
