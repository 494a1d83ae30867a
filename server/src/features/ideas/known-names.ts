/** Whom and what of a family's own, lent and starter cast a talk may mean. */
import { and, eq, inArray, isNull, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { starterCast } from '../../access/characters.ts';
import { starterPlaces } from '../../access/locations.ts';
import type { Queries } from '../../database/open.ts';
import { characters, locations, sharedCharacters } from '../../database/schema/index.ts';
import type { KnownName } from '../../ports/writer/writer.port.ts';

/** More names than anybody speaks of at once. */
const MOST = 50;

/** 'Red Fox' of 'Animal - Forest Animals - Red Fox' */
const kindOf = (type: string): string => type.split(' - ').at(-1)?.trim() ?? '';

const isSpokenOf = (name: SQLWrapper, talk: string): SQL => sql`trim(${name}) <> '' and position(lower(trim(${name})) in ${talk}) > 0`;

/** @param words all that the person has said */
export async function namesSpokenOf(db: Queries, who: string, words: string): Promise<KnownName[]> {
  const talk = words.toLowerCase().replaceAll('\u0000', '');
  const lent = db.select({ id: sharedCharacters.characterId }).from(sharedCharacters).where(eq(sharedCharacters.sharedWithUserId, who));
  const ownOrLent = or(eq(characters.userId, who), and(inArray(characters.id, lent), isNull(characters.hiddenAt)));
  const [cast, places] = await Promise.all([
    db.select({ name: characters.name, type: characters.type }).from(characters).where(and(ownOrLent, isSpokenOf(characters.name, talk))).limit(MOST),
    db.select({ name: locations.name, type: locations.type }).from(locations).where(and(eq(locations.userId, who), isSpokenOf(locations.name, talk))).limit(MOST),
  ]);
  const isMeant = ({ name }: { name: string }) => talk.includes(name.toLowerCase());
  return [
    ...[...cast, ...starterCast().filter(isMeant)].map(({ name, type }) => ({ is: 'character' as const, name: name.trim(), kind: kindOf(type) })),
    ...[...places, ...starterPlaces().filter(isMeant)].map(({ name, type }) => ({ is: 'place' as const, name: name.trim(), kind: kindOf(type) })),
  ];
}
