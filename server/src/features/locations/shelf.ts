/** The shelf of places a page at a time: one's own read along an index, the starter places at its end. */
import type { Outputs } from '@fableloom/contract';
import { and, asc, count, desc, eq } from 'drizzle-orm';
import { seenAsOwner, type SeenLocation, starterPlaces } from '../../access/locations.ts';
import { locations } from '../../database/schema/index.ts';
import { afterCursor, mentionsAll, mentioning, pageFrom } from '../../database/shelf-pages.ts';
import type { Person } from '../../http/endpoints.ts';
import type { Services } from '../../services.ts';
import { locationView } from './view.ts';

interface ShelfInput {
  search?: string | null | undefined;
  limit: number;
  cursor?: string | null | undefined;
}

const SEARCHED = [locations.name, locations.type, locations.category, locations.subcategory, locations.description];

/** Every word must be found somewhere in the name, type, category, subcategory or description. */
const mentions = ({ name, type, category, subcategory, description }: SeenLocation, search: string): boolean =>
  mentionsAll([name, type, category, subcategory, description], search);

export async function showShelf({ db }: Services, who: Person, { limit, cursor, ...input }: ShelfInput): Promise<Outputs['locations']['shelf']> {
  const search = input.search ?? '';
  const own = eq(locations.userId, who.id);
  const wanted = and(own, ...mentioning(SEARCHED, search));
  const page = db.select().from(locations).where(and(wanted, afterCursor(locations, cursor)));
  const [found, [total], [mine]] = await Promise.all([
    page.orderBy(desc(locations.createdAt), asc(locations.id)).limit(limit + 1),
    db.select({ n: count() }).from(locations).where(wanted),
    db.select({ n: count() }).from(locations).where(own),
  ]);
  const { rows, next } = pageFrom(found, limit);
  const places = starterPlaces();
  const starters = places.filter((place) => mentions(place, search));
  const counts = { mine: mine?.n ?? 0, all: (mine?.n ?? 0) + places.length };
  const items = [...rows.map(seenAsOwner), ...(next === null ? starters : [])];
  return { items: items.map(locationView), next, found: (total?.n ?? 0) + starters.length, counts };
}
