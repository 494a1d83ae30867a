/** The pictures of a location: asked for, chosen among, removed with it. */
import type { Inputs, Job, Location, PictureFinish } from '@fableloom/contract';
import { and, eq } from 'drizzle-orm';
import { type LocationRow, ownedLocation } from '../../access/locations.ts';
import type { Owned } from '../../access/receipts.ts';
import { passGate } from '../../allowance/allowance.ts';
import { locations } from '../../database/schema/index.ts';
import type { Person } from '../../http/endpoints.ts';
import { refuse } from '../../http/refuse.ts';
import { startJob } from '../../jobs/start-job.ts';
import { refuseUnsafe } from '../../ports/safety/refuse-unsafe.ts';
import { pathOfUrl } from '../../ports/storage/storage.port.ts';
import type { Services } from '../../services.ts';
import { wantedFinish } from '../pictures/wanted-finish.ts';
import { ownLocationView } from './view.ts';

/** Kept with the job, enough to draw again from nothing. */
export interface PlaceInput {
  locationId: string;
  /** Replaces what the traits would say; empty where the location's own prompt or its traits speak. */
  customPrompt: string;
  finish?: PictureFinish;
}

export const placeFolder = (location: Pick<LocationRow, 'userId' | 'id'>): string => `locations/${location.userId}/${location.id}`;

const isUnsaved = (id: string): boolean => id.trim() === '' || id.startsWith('temp_');

export async function askForPlacePicture(services: Services, who: Person, request: Inputs['locations']['draw']): Promise<Job> {
  if (isUnsaved(request.id)) refuse('BAD_REQUEST', 'image.location.save-first');
  const location = await ownedLocation(services.db, who.id, request.id);
  if (location.mainImage !== null) await passGate(services, who.id, 'regenerate-location-image');
  const customPrompt = request.customPrompt?.trim() ?? '';
  await refuseUnsafe(services.safety, customPrompt);
  const input: PlaceInput = { locationId: location.id, customPrompt, finish: await wantedFinish(services, who.id, request) };
  const about = { locationId: location.id, title: location.name };
  return startJob(services, { userId: who.id, kind: 'place', idempotencyKey: request.idempotencyKey, about, input });
}

/** Only a picture out of the location's own history can become its main one. */
export async function choosePlacePicture(services: Services, who: Person, { id, url }: Inputs['locations']['setMain']): Promise<Location> {
  const location = await ownedLocation(services.db, who.id, id);
  const item = location.imageHistory.find((each) => each.url === url) ?? refuse('NOT_FOUND', 'image.not-found');
  const [row] = await services.db
    .update(locations)
    .set({ mainImage: url, imageUrl: url, imagePath: pathOfUrl(url), picture: item.picture ?? null, updatedAt: services.clock.now() })
    .where(and(eq(locations.id, location.id), eq(locations.userId, who.id)))
    .returning();
  return ownLocationView(row ?? refuse('NOT_FOUND', 'location.not-found'));
}

const MOST_FILES = 10_000;

/** What is left of a removed location in the bucket. */
export async function removePlacePictures(services: Services, location: Owned<LocationRow>): Promise<void> {
  await services.files.remove(await services.files.list(placeFolder(location), MOST_FILES));
}
