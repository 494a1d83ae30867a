/** The locations of a family: listed, shown, made, changed, removed. */
import { type Inputs, type Location, type LocationChoice, locationChoiceSchema, type LocationForm, locationFormSchema } from '@fableloom/contract';
import { and, desc, eq } from 'drizzle-orm';
import { ownedLocation, seenAsOwner, starterPlaces, usableLocation } from '../../access/locations.ts';
import { passGate, takeFromAllowance } from '../../allowance/allowance.ts';
import { idOfForm } from '../../database/id-of-form.ts';
import { madeOnce } from '../../database/made-once.ts';
import { locations } from '../../database/schema/index.ts';
import type { Person } from '../../http/endpoints.ts';
import { refuse } from '../../http/refuse.ts';
import { stopJobsAbout } from '../../jobs/stop-jobs.ts';
import type { Services } from '../../services.ts';
import { checkFields, checkWords } from './check-form.ts';
import { removePlacePictures } from './pictures.ts';
import { locationView, ownLocationView } from './view.ts';

/** Own locations newest first, then the starter places. */
export async function listLocations({ db }: Services, who: Person): Promise<Location[]> {
  const rows = await db.select().from(locations).where(eq(locations.userId, who.id)).orderBy(desc(locations.createdAt), locations.id);
  return [...rows.map(seenAsOwner), ...starterPlaces()].map(locationView);
}

/** The same, with no more than choosing one for a story needs. */
export async function listChoices({ db }: Services, who: Person): Promise<LocationChoice[]> {
  const { id, name, type, category, subcategory, description, picture } = locations;
  const own = await db
    .select({ id, name, type, category, subcategory, description, picture })
    .from(locations)
    .where(eq(locations.userId, who.id))
    .orderBy(desc(locations.createdAt), locations.id);
  return [...own, ...starterPlaces().map((place) => locationChoiceSchema.parse(place))];
}

/** Nobody sees a location that they cannot use. */
export async function showLocation({ db }: Services, who: Person, id: string): Promise<Location> {
  return locationView(await usableLocation(db, who.id, id));
}

/** The location that this form has already become: its answer got lost, and it is sent again. */
async function madeBefore({ db }: Services, who: Person, tempId: string | null | undefined): Promise<Location | null> {
  if (!tempId) return null;
  const [row] = await db.select().from(locations).where(and(eq(locations.userId, who.id), eq(locations.tempId, tempId)));
  return row ? ownLocationView(row) : null;
}

export async function createLocation(services: Services, who: Person, form: Inputs['locations']['create']): Promise<Location> {
  const wanted = locationFormSchema.parse(form);
  const made = await madeOnce<LocationForm, Location>({
    wanted,
    find: () => madeBefore(services, who, form.tempId),
    formOf: (location) => locationFormSchema.parse(location),
    change: (change) => updateLocation(services, who, change),
    make: () => addLocation(services, who, wanted, form.tempId ?? null),
  });
  return made ?? refuse('BAD_REQUEST', 'location.save.failed');
}

async function addLocation(services: Services, who: Person, wanted: LocationForm, tempId: string | null): Promise<Location | null> {
  checkFields(wanted);
  await passGate(services, who.id, 'create-location');
  await checkWords(services.safety, wanted);
  const now = services.clock.now();
  // What the preview of the form showed is what this one is drawn from.
  const id = tempId === null ? {} : { id: idOfForm(who.id, tempId) };
  const values = { ...wanted, ...id, tempId, userId: who.id, createdAt: now, updatedAt: now };
  const [row] = await takeFromAllowance(services, who.id, ['locationsLimit'], (tx) =>
    tx.insert(locations).values(values).onConflictDoNothing().returning(),
  );
  return row ? ownLocationView(row) : null;
}

/** What the form sent, for the row and the revision it was opened with. */
type LocationChange = LocationForm & { id: string; revision: number };

/** Changes what the form holds and nothing else; pictures come and go by their own endpoints. */
export async function updateLocation(services: Services, who: Person, input: LocationChange): Promise<Location> {
  const { id, revision, ...form } = input;
  const location = await ownedLocation(services.db, who.id, id);
  checkFields(form);
  await checkWords(services.safety, form);
  const [row] = await services.db
    .update(locations)
    .set({ ...form, revision: revision + 1, updatedAt: services.clock.now() })
    .where(and(eq(locations.id, location.id), eq(locations.userId, who.id), eq(locations.revision, revision)))
    .returning();
  return ownLocationView(row ?? refuse('CONFLICT', 'app.changed-elsewhere'));
}

/** Removing a location is open to every plan. */
export async function removeLocation(services: Services, who: Person, id: string): Promise<{ ok: true }> {
  const location = await ownedLocation(services.db, who.id, id);
  await services.db.transaction(async (tx) => {
    await tx.delete(locations).where(and(eq(locations.id, location.id), eq(locations.userId, who.id)));
    await stopJobsAbout(services, tx, who.id, { locationId: location.id });
  });
  await removePlacePictures(services, location);
  return { ok: true };
}
