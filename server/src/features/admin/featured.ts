/** The characters that greet visitors on the landing page: chosen here, in this order. */
import type { Featurable } from '@fableloom/contract';
import { and, asc, desc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Administrator } from '../../access/admins.ts';
import { asFeaturable, chosenForLanding, FEATURABLE, isFeaturable } from '../../access/featured.ts';
import { containing } from '../../database/containing.ts';
import { characters, featuredCharacters, profiles } from '../../database/schema/index.ts';
import { refuse } from '../../http/refuse.ts';
import { isUuid } from '../../http/uuid.ts';
import type { Services } from '../../services.ts';
import { recordDeed } from './audit.ts';

const MOST_CANDIDATES = 24;

export const showFeatured = ({ db }: Services): Promise<Featurable[]> => chosenForLanding(db);

/** The most loved first, where a word finds them. */
export async function listFeaturable({ db }: Services, search: string): Promise<Featurable[]> {
  const searched = [characters.name, characters.type, profiles.displayName];
  const rows = await db
    .select(FEATURABLE)
    .from(characters)
    .innerJoin(profiles, eq(profiles.userId, characters.userId))
    .where(and(isFeaturable, or(...searched.map((column) => containing(column, search.trim())))))
    .orderBy(desc(sql`coalesce((${characters.sharing} ->> 'likes')::int, 0)`), desc(characters.createdAt), characters.id)
    .limit(MOST_CANDIDATES);
  return rows.flatMap(asFeaturable);
}

export async function saveFeatured(services: Services, admin: Administrator, wanted: readonly string[]): Promise<Featurable[]> {
  const ids = [...new Set(wanted)];
  await services.db.transaction(async (tx) => {
    // One choice after the other: the places are taken all together.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('featured-characters', 0))`);
    const known = ids.every(isUuid)
      ? await tx.select({ id: characters.id }).from(characters).where(and(inArray(characters.id, ids), isFeaturable))
      : [];
    if (ids.length > 0 && known.length !== ids.length) refuse('BAD_REQUEST', 'admin.featured.unusable');
    const before = await tx.select({ id: featuredCharacters.characterId }).from(featuredCharacters).orderBy(asc(featuredCharacters.place));
    await tx.delete(featuredCharacters);
    const rows = ids.map((characterId, index) => ({ place: index + 1, characterId, createdAt: services.clock.now() }));
    if (rows.length > 0) await tx.insert(featuredCharacters).values(rows);
    await recordDeed(services, tx, admin, {
      act: 'feature', subjectType: 'featured', subjectId: 'landing', before: { characters: before.map(({ id }) => id) }, after: { characters: ids },
    });
  });
  return chosenForLanding(services.db);
}
