/** Which characters may greet visitors on the landing page, and which ones administrators chose. */
import type { Featurable } from '@fableloom/contract';
import { and, asc, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { Queries } from '../database/open.ts';
import { characters, featuredCharacters, profiles } from '../database/schema/index.ts';
import { isInGoodStanding } from './good-standing.ts';

/** Public and listed by its family (a link alone is no consent to greet everybody), with a name, a type and a picture, not hidden, of an open account. */
export const isFeaturable = and(
  sql`${characters.sharing} ->> 'isPublic' = 'true'`, sql`${characters.sharing} ->> 'listed' = 'true'`,
  isNull(characters.hiddenAt), isNotNull(characters.picture), ne(characters.name, ''), ne(characters.type, ''),
  isInGoodStanding(characters.userId),
);

export const FEATURABLE = {
  id: characters.id, name: characters.name, type: characters.type, picture: characters.picture, ownerName: profiles.displayName,
};

type Row = Omit<Featurable, 'picture'> & { picture: Featurable['picture'] | null };

export const asFeaturable = ({ picture, ...rest }: Row): Featurable[] => (picture ? [{ ...rest, picture }] : []);

/** In the order of the administrators; one that is no longer public is passed over. */
export async function chosenForLanding(db: Queries): Promise<Featurable[]> {
  const rows = await db
    .select(FEATURABLE)
    .from(featuredCharacters)
    .innerJoin(characters, eq(characters.id, featuredCharacters.characterId))
    .innerJoin(profiles, eq(profiles.userId, characters.userId))
    .where(isFeaturable)
    .orderBy(asc(featuredCharacters.place));
  return rows.flatMap(asFeaturable);
}
