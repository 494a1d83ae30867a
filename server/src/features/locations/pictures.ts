/** The pictures of a location: asked for, chosen among, removed with it. */
import type { Inputs, Job, Location, LocationForm, Outputs } from '@fableloom/contract';
import { and, eq } from 'drizzle-orm';
import { type LocationRow, ownedLocation } from '../../access/locations.ts';
import type { Owned } from '../../access/receipts.ts';
import { locations } from '../../database/schema/index.ts';
import type { Person } from '../../http/endpoints.ts';
import { refuse } from '../../http/refuse.ts';
import { placeBrief, standInPaths } from '../../ports/illustrator/briefs.ts';
import { removeFilesQuietly, removeFolderQuietly } from '../../ports/storage/remove-quietly.ts';
import type { Services } from '../../services.ts';
import { asChosen, askForPicture, isUnsaved, type PictureWish, seedOfPreview } from '../pictures/pictures-of-creation.ts';
import { checkWords } from './check-form.ts';
import { ownLocationView } from './view.ts';

export interface PlaceInput extends PictureWish {
  locationId: string;
}

export const placeFolder = (location: Pick<LocationRow, 'userId' | 'id'>): string => `locations/${location.userId}/${location.id}`;

export async function askForPlacePicture(services: Services, who: Person, asked: Inputs['locations']['draw']): Promise<Job> {
  if (isUnsaved(asked.id)) refuse('BAD_REQUEST', 'image.location.save-first');
  const creation = await ownedLocation(services.db, who.id, asked.id);
  const about = { locationId: creation.id };
  return askForPicture(services, who, asked, { kind: 'place', about, creation, redrawing: 'regenerate-location-image' });
}

export async function choosePlacePicture(services: Services, who: Person, { id, url }: Inputs['locations']['setMain']): Promise<Location> {
  const location = await ownedLocation(services.db, who.id, id);
  const [row] = await services.db
    .update(locations)
    .set({ ...asChosen(location, url), updatedAt: services.clock.now() })
    .where(and(eq(locations.id, location.id), eq(locations.userId, who.id)))
    .returning();
  return ownLocationView(row ?? refuse('NOT_FOUND', 'location.not-found'));
}

/** Draws what is not saved yet, as its first picture will be. */
export async function previewPlace(
  services: Services, who: Person, input: LocationForm & { id?: string | null | undefined },
): Promise<Outputs['locations']['preview']> {
  const { id, ...form } = input;
  await checkWords(services.safety, form);
  const seed = seedOfPreview(who.id, id);
  return services.illustrator.sketch(placeBrief(seed, { ...form, id: seed }, form.customPrompt));
}

/** What is left of a removed location in the bucket; it is gone whatever happens to its files. */
export async function removePlacePictures(services: Services, location: Owned<LocationRow>): Promise<void> {
  await removeFolderQuietly(services, placeFolder(location));
  await removeFilesQuietly(services, standInPaths('views', location));
}
