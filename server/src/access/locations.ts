/** Who may do what with a location: its owner everything, everyone may use the starter places, nobody else sees it. */
import type { May } from '@fableloom/contract';
import { and, eq, inArray } from 'drizzle-orm';
import type { Queries } from '../database/open.ts';
import { locations } from '../database/schema/index.ts';
import { refuse } from '../http/refuse.ts';
import { STARTER_PLACES, type StarterPlace } from '../starters/places.ts';
import { isUuid } from '../http/uuid.ts';
import { starterPictures, STARTERS_MADE } from './characters.ts';
import { asOwned, asUsable, type Owned, type Usable } from './receipts.ts';

export type LocationRow = typeof locations.$inferSelect;

export type LocationRelation = 'owner' | 'starter';

/** There is no row for strangers: to them a location does not exist. Locations are not shared. */
export const LOCATION_RIGHTS: Readonly<Record<LocationRelation, May>> = {
  owner: { edit: true, remove: true, share: false, use: true, draw: true },
  starter: { edit: false, remove: false, share: false, use: true, draw: false },
};

/** A location as the asking person meets it; the starter places belong to nobody. */
export interface SeenLocation extends Omit<LocationRow, 'userId'> {
  userId: string | null;
  relation: LocationRelation;
}

function seenStarter(starter: StarterPlace): Usable<SeenLocation> {
  const picture = starterPictures.get(starter.id) ?? null;
  return asUsable({
    ...starter,
    magicalProperties: [...starter.magicalProperties], inhabitants: [...starter.inhabitants],
    dangers: [...starter.dangers], treasures: [...starter.treasures],
    userId: null,
    imageUrl: picture?.url ?? null, imagePath: null, mainImage: picture?.url ?? null, picture,
    customDescription: '', customPrompt: '', generatedPrompt: '', imageHistory: [], tempId: null,
    revision: 1, createdAt: STARTERS_MADE, updatedAt: STARTERS_MADE, relation: 'starter',
  });
}

export const starterPlaces = (): Usable<SeenLocation>[] => STARTER_PLACES.map(seenStarter);

export const seenAsOwner = (row: LocationRow): Usable<SeenLocation> => asUsable({ ...row, relation: 'owner' });

async function findOwn(db: Queries, who: string, ids: readonly string[]): Promise<LocationRow[]> {
  const rowIds = ids.filter(isUuid);
  if (rowIds.length === 0) return [];
  return db.select().from(locations).where(and(inArray(locations.id, rowIds), eq(locations.userId, who)));
}

/** The row of a location that this person owns; a starter place is refused with its own sentence. */
export async function ownedLocation(db: Queries, who: string, id: string): Promise<Owned<LocationRow>> {
  if (STARTER_PLACES.some((starter) => starter.id === id)) refuse('FORBIDDEN', 'location.starter.read-only');
  const [row] = await findOwn(db, who, [id]);
  return row ? asOwned(row) : refuse('NOT_FOUND', 'location.not-found');
}

/** Locations for a story, in the order asked and each once: own or of the starter set. */
export async function usableLocations(db: Queries, who: string, ids: readonly string[]): Promise<Usable<SeenLocation>[]> {
  const wanted = [...new Set(ids)];
  const rows = new Map((await findOwn(db, who, wanted)).map((row) => [row.id, seenAsOwner(row)]));
  const starters = new Map(starterPlaces().map((seen) => [seen.id, seen]));
  return wanted.map((id) => starters.get(id) ?? rows.get(id.toLowerCase()) ?? refuse('NOT_FOUND', 'location.not-found'));
}

export async function usableLocation(db: Queries, who: string, id: string): Promise<Usable<SeenLocation>> {
  const [seen] = await usableLocations(db, who, [id]);
  return seen ?? refuse('NOT_FOUND', 'location.not-found');
}
