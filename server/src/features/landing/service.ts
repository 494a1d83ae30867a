/** What the landing page shows of the product's own life: characters that families made public. */
import type { Outputs } from '@fableloom/contract';
import { LIMITS } from '@fableloom/contract/limits';
import { desc } from 'drizzle-orm';
import { starterCast } from '../../access/characters.ts';
import { chosenForLanding, isFeaturable } from '../../access/featured.ts';
import { characters } from '../../database/schema/index.ts';
import type { Services } from '../../services.ts';

type Landing = Outputs['landing']['show'];
type FeaturedCharacter = Landing['featured'][number];
type Candidate = Omit<FeaturedCharacter, 'picture'> & { picture: FeaturedCharacter['picture'] | null };

const featured = ({ id, name, type, picture }: Candidate): FeaturedCharacter[] => (picture ? [{ id, name, type, picture }] : []);

async function newestCharacters({ db }: Services): Promise<FeaturedCharacter[]> {
  const rows = await db
    .select({ id: characters.id, name: characters.name, type: characters.type, picture: characters.picture })
    .from(characters)
    .where(isFeaturable)
    .orderBy(desc(characters.createdAt), characters.id)
    .limit(LIMITS.featuredCharacters);
  return rows.flatMap(featured);
}

/** The administrators' choice; where there is none the newest public characters; where nobody has any, the starter cast. */
export async function showLanding(services: Services): Promise<Landing> {
  const chosen = await chosenForLanding(services.db);
  const shown = chosen.length > 0 ? chosen.flatMap(featured) : await newestCharacters(services);
  return { featured: shown.length > 0 ? shown : starterCast().flatMap(featured).slice(0, LIMITS.featuredCharacters) };
}
