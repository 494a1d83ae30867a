/** Makes the picture of a place: draws it, keeps it, and puts it at the end of the location's history as its main picture. */
import { and, eq } from 'drizzle-orm';
import { ownedLocation } from '../../access/locations.ts';
import { locations } from '../../database/schema/index.ts';
import { refuse } from '../../http/refuse.ts';
import type { Maker } from '../../jobs/desk.ts';
import { placeBrief } from '../../ports/illustrator/briefs.ts';
import type { Services } from '../../services.ts';
import { asMainPicture, drawForHistory } from '../pictures/draw-for-history.ts';
import { seedOfPicture } from '../pictures/pictures-of-creation.ts';
import { type PlaceInput, placeFolder } from './pictures.ts';

export const placeMaker =
  (services: Services): Maker =>
  async (desk) => {
    const { job } = desk;
    const { locationId, customPrompt, finish } = job.input as PlaceInput;
    const location = await ownedLocation(services.db, job.userId, locationId);
    const brief = placeBrief(seedOfPicture(location, job.id), location, customPrompt || location.customPrompt);
    const drawn = await drawForHistory(services, desk, { brief, folder: placeFolder(location), finish });

    await desk.finish(async (tx) => {
      const changed = await tx
        .update(locations)
        .set({ ...asMainPicture(drawn, locations.imageHistory), updatedAt: services.clock.now() })
        .where(and(eq(locations.id, location.id), eq(locations.userId, job.userId)))
        .returning({ id: locations.id });
      if (changed.length === 0) refuse('NOT_FOUND', 'location.not-found');
      return { imageUrl: drawn.item.url };
    });
  };
