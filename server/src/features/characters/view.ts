/** A character as the browser sees it. */
import { type Character, NOT_SHARED, type Sharing } from '@fableloom/contract';
import { CHARACTER_RIGHTS, type CharacterRow, type SeenCharacter } from '../../access/characters.ts';

/** The link belongs to the owner: others learn of it only where it is on. */
function sharingFor({ relation, sharing }: SeenCharacter): Sharing {
  const isTold = relation === 'owner' || sharing?.isPublic === true;
  return isTold && sharing ? sharing : NOT_SHARED;
}

/** What was asked of the illustrator, and whom a character knows, is the owner's own affair. */
function privateFor({ relation, customPrompt, generatedPrompt, imageHistory, relationships }: SeenCharacter) {
  if (relation === 'owner' || relation === 'starter') return { customPrompt, generatedPrompt, imageHistory, relationships };
  return { customPrompt: '', generatedPrompt: '', relationships: [], imageHistory: imageHistory.map((item) => ({ ...item, prompt: '' })) };
}

export function characterView(seen: SeenCharacter): Character {
  const { relation, sharedBy, sharedAt } = seen;
  return {
    id: seen.id, userId: seen.userId, name: seen.name, type: seen.type, gender: seen.gender, personality: seen.personality,
    magicalPower: seen.magicalPower, appearance: seen.appearance, advancedFeatures: seen.advancedFeatures,
    customDescription: seen.customDescription, role: seen.role,
    imageUrl: seen.imageUrl, imagePath: seen.imagePath, mainImage: seen.mainImage, picture: seen.picture,
    cloudStorage: seen.imagePath !== null, ...privateFor(seen),
    sharing: sharingFor(seen),
    isStarter: relation === 'starter', isShared: relation === 'friend',
    sharedBy, sharedAt: sharedAt?.toISOString() ?? null,
    revision: seen.revision, createdAt: seen.createdAt, updatedAt: seen.updatedAt,
    may: CHARACTER_RIGHTS[relation],
  };
}

export const ownCharacterView = (row: CharacterRow): Character =>
  characterView({ ...row, relation: 'owner', sharedBy: null, sharedAt: null });
