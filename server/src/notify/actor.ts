/** Who did it, by the name that others know: the one of the profile. */
import { eq } from 'drizzle-orm';
import type { Queries } from '../database/open.ts';
import { profiles } from '../database/schema/index.ts';

export interface Actor {
  id: string;
  name: string;
}

export async function actorOf(db: Queries, who: Actor): Promise<Actor> {
  const [row] = await db.select({ name: profiles.displayName }).from(profiles).where(eq(profiles.userId, who.id));
  return { id: who.id, name: row?.name || who.name };
}
