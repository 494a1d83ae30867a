/** Whom a character knows: only others that the person may use, each with a kind of the list, never itself. */
import type { KeptRelationship } from '@fableloom/contract';
import { RELATIONSHIP_TYPES } from '@fableloom/contract/taxonomies/relationship-types';
import { and, eq, sql } from 'drizzle-orm';
import { type CharacterRow, usableIds } from '../../access/characters.ts';
import type { Owned } from '../../access/receipts.ts';
import type { Queries } from '../../database/open.ts';
import { characters } from '../../database/schema/index.ts';
import type { Person } from '../../http/endpoints.ts';
import { refuse } from '../../http/refuse.ts';

const isKnownType = (type: string): boolean => (RELATIONSHIP_TYPES as readonly string[]).includes(type);

const isSame = (one: KeptRelationship, other: KeptRelationship): boolean =>
  one.toCharacterId === other.toCharacterId && one.type === other.type;

export function checkRelationships(relationships: readonly KeptRelationship[], ownId: string | null): void {
  for (const { toCharacterId, type } of relationships) {
    if (toCharacterId === '' || !isKnownType(type)) refuse('BAD_REQUEST', 'character.relationship.incomplete');
    if (ownId !== null && toCharacterId.toLowerCase() === ownId) refuse('BAD_REQUEST', 'character.relationship.self');
  }
}

/**
 * What can be kept: each once. Whoever was known before and is gone since drops out quietly,
 * because nothing is left to know; somebody new who may not be used is refused.
 */
export async function keptRelationships(
  db: Queries,
  who: Person,
  wanted: readonly KeptRelationship[],
  before: readonly KeptRelationship[] = [],
): Promise<KeptRelationship[]> {
  const usable = await usableIds(db, who.id, wanted.map(({ toCharacterId }) => toCharacterId));
  const kept: KeptRelationship[] = [];
  for (const relationship of wanted) {
    if (kept.some((other) => isSame(other, relationship))) continue;
    if (usable.has(relationship.toCharacterId)) kept.push(relationship);
    else if (!before.some((other) => isSame(other, relationship))) refuse('NOT_FOUND', 'character.relationship.unknown');
  }
  return kept;
}

/** The characters of its owner forget one that is removed. */
export async function forgetCharacter(db: Queries, { id, userId }: Owned<CharacterRow>): Promise<void> {
  const others = sql`(select coalesce(jsonb_agg(known), '[]'::jsonb) from jsonb_array_elements(${characters.relationships}) known where known->>'toCharacterId' <> ${id})`;
  const knowsIt = sql`${characters.relationships} @> ${JSON.stringify([{ toCharacterId: id }])}::jsonb`;
  await db.update(characters).set({ relationships: others }).where(and(eq(characters.userId, userId), knowsIt));
}
