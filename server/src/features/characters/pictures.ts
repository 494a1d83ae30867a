/** The portraits of a character: asked for, chosen among, previewed, removed with it. */
import type { Character, CharacterForm, Inputs, Job, Outputs } from '@fableloom/contract';
import { and, eq } from 'drizzle-orm';
import { type CharacterRow, ownedCharacter } from '../../access/characters.ts';
import type { Owned } from '../../access/receipts.ts';
import { characters } from '../../database/schema/index.ts';
import type { Person } from '../../http/endpoints.ts';
import { refuse } from '../../http/refuse.ts';
import { portraitBrief, standInPaths } from '../../ports/illustrator/briefs.ts';
import { removeFilesQuietly, removeFolderQuietly } from '../../ports/storage/remove-quietly.ts';
import type { Services } from '../../services.ts';
import { asChosen, askForPicture, isUnsaved, type PictureWish, seedOfPreview } from '../pictures/pictures-of-creation.ts';
import { checkWords } from './check-form.ts';
import { ownCharacterView } from './view.ts';

export interface PortraitInput extends PictureWish {
  characterId: string;
}

export const portraitFolder = (character: Pick<CharacterRow, 'userId' | 'id'>): string => `characters/${character.userId}/${character.id}`;

export async function askForPortrait(services: Services, who: Person, asked: Inputs['characters']['draw']): Promise<Job> {
  if (isUnsaved(asked.id)) refuse('BAD_REQUEST', 'image.character.save-first');
  const creation = await ownedCharacter(services.db, who.id, asked.id);
  const about = { characterId: creation.id };
  return askForPicture(services, who, asked, { kind: 'portrait', about, creation, redrawing: 'regenerate-character-image' });
}

export async function choosePortrait(services: Services, who: Person, { id, url }: Inputs['characters']['setMain']): Promise<Character> {
  const character = await ownedCharacter(services.db, who.id, id);
  const [row] = await services.db
    .update(characters)
    .set({ ...asChosen(character, url), updatedAt: services.clock.now() })
    .where(and(eq(characters.id, character.id), eq(characters.userId, who.id)))
    .returning();
  return ownCharacterView(row ?? refuse('NOT_FOUND', 'character.not-found'));
}

/** Draws what is not saved yet, as its first portrait will be: the look comes from the traits and the id. */
export async function previewPortrait(
  services: Services, who: Person, input: CharacterForm & { id?: string | null | undefined },
): Promise<Outputs['characters']['preview']> {
  const { id, ...form } = input;
  await checkWords(services.safety, form);
  const seed = seedOfPreview(who.id, id);
  return services.illustrator.sketch(portraitBrief(seed, { ...form, id: seed }, form.customPrompt));
}

/** What is left of a removed character in the bucket; it is gone whatever happens to its files. */
export async function removePortraits(services: Services, character: Owned<CharacterRow>): Promise<void> {
  await removeFolderQuietly(services, portraitFolder(character));
  await removeFilesQuietly(services, standInPaths('figures', character));
}
