/** What the landing page shows of the product's own life: characters that families made public. */
import type { Outputs } from '@fableloom/contract';
import { LIMITS } from '@fableloom/contract/limits';
import { and, desc, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import { starterCast } from '../../access/characters.ts';
import { characters } from '../../database/schema/index.ts';
import type { Services } from '../../services.ts';

type Landing = Outputs['landing']['show'];
type FeaturedCharacter = Landing['featured'][number];
type Candidate = Omit<FeaturedCharacter, 'picture'> & { picture: FeaturedCharacter['picture'] | null };

const featured = ({ id, name, type, picture }: Candidate): FeaturedCharacter[] => (picture ? [{ id, name, type, picture }] : []);

const isPublic = sql`${characters.sharing} ->> 'isPublic' = 'true'`;

async function publicCharacters({ db }: Services): Promise<FeaturedCharacter[]> {
  const rows = await db
    .select({ id: characters.id, name: characters.name, type: characters.type, picture: characters.picture })
    .from(characters)
    .where(and(isPublic, isNull(characters.hiddenAt), isNotNull(characters.picture), ne(characters.name, ''), ne(characters.type, '')))
    .orderBy(desc(characters.createdAt), characters.id)
    .limit(LIMITS.featuredCharacters);
  return rows.flatMap(featured);
}

/** Public characters, newest first; the starter cast where nobody has made one public yet. */
export async function showLanding(services: Services): Promise<Landing> {
  const shown = await publicCharacters(services);
  return { featured: shown.length > 0 ? shown : starterCast().flatMap(featured).slice(0, LIMITS.featuredCharacters) };
}
