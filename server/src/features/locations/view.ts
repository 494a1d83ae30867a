/** A location as the browser sees it. */
import type { Location } from '@fableloom/contract';
import { LOCATION_RIGHTS, type LocationRow, seenAsOwner, type SeenLocation } from '../../access/locations.ts';

export const locationView = (seen: SeenLocation): Location => ({
  id: seen.id, userId: seen.userId, name: seen.name, type: seen.type, category: seen.category, subcategory: seen.subcategory,
  description: seen.description, customDescription: seen.customDescription,
  magicalProperties: seen.magicalProperties, inhabitants: seen.inhabitants, climate: seen.climate,
  dangers: seen.dangers, treasures: seen.treasures,
  advancedFeatures: seen.advancedFeatures, customPrompt: seen.customPrompt,
  imageUrl: seen.imageUrl, imagePath: seen.imagePath, mainImage: seen.mainImage, picture: seen.picture,
  generatedPrompt: seen.generatedPrompt, imageHistory: seen.imageHistory,
  isStarter: seen.relation === 'starter', revision: seen.revision, createdAt: seen.createdAt, updatedAt: seen.updatedAt,
  may: LOCATION_RIGHTS[seen.relation],
});

export const ownLocationView = (row: LocationRow): Location => locationView(seenAsOwner(row));
