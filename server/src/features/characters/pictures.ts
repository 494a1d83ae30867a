/** The portraits of a character: asked for, chosen among, previewed, removed with it. */
import type { Character, CharacterForm, Inputs, Job, Outputs, PictureFinish } from '@fableloom/contract';
import { and, eq } from 'drizzle-orm';
import { type CharacterRow, ownedCharacter } from '../../access/characters.ts';
import type { Owned } from '../../access/receipts.ts';
import { passGate } from '../../allowance/allowance.ts';
import { characters } from '../../database/schema/index.ts';
import type { Person } from '../../http/endpoints.ts';
import { refuse } from '../../http/refuse.ts';
import { startJob } from '../../jobs/start-job.ts';
import { figurePaths, portraitBrief } from '../../ports/illustrator/briefs.ts';
import { refuseUnsafe } from '../../ports/safety/refuse-unsafe.ts';
import { pathOfUrl } from '../../ports/storage/storage.port.ts';
import type { Services } from '../../services.ts';
import { wantedFinish } from '../pictures/wanted-finish.ts';
import { checkWords } from './check-form.ts';
import { ownCharacterView } from './view.ts';

/** Kept with the job, enough to draw again from nothing. */
export interface PortraitInput {
  characterId: string;
  /** Replaces what the traits would say; empty where the character's own prompt or its traits speak. */
  customPrompt: string;
  finish?: PictureFinish;
}

export const portraitFolder = (character: Pick<CharacterRow, 'userId' | 'id'>): string => `characters/${character.userId}/${character.id}`;

const isUnsaved = (id: string): boolean => id.trim() === '' || id.startsWith('temp_');

export async function askForPortrait(services: Services, who: Person, request: Inputs['characters']['draw']): Promise<Job> {
  if (isUnsaved(request.id)) refuse('BAD_REQUEST', 'image.character.save-first');
  const character = await ownedCharacter(services.db, who.id, request.id);
  if (character.mainImage !== null) await passGate(services, who.id, 'regenerate-character-image');
  const customPrompt = request.customPrompt?.trim() ?? '';
  await refuseUnsafe(services.safety, customPrompt);
  const input: PortraitInput = { characterId: character.id, customPrompt, finish: await wantedFinish(services, who.id, request) };
  const about = { characterId: character.id, title: character.name };
  return startJob(services, { userId: who.id, kind: 'portrait', idempotencyKey: request.idempotencyKey, about, input });
}

/** Only a picture out of the character's own history can become its main one. */
export async function choosePortrait(services: Services, who: Person, { id, url }: Inputs['characters']['setMain']): Promise<Character> {
  const character = await ownedCharacter(services.db, who.id, id);
  const item = character.imageHistory.find((each) => each.url === url) ?? refuse('NOT_FOUND', 'image.not-found');
  const [row] = await services.db
    .update(characters)
    .set({ mainImage: url, imageUrl: url, imagePath: pathOfUrl(url), picture: item.picture ?? null, updatedAt: services.clock.now() })
    .where(and(eq(characters.id, character.id), eq(characters.userId, who.id)))
    .returning();
  return ownCharacterView(row ?? refuse('NOT_FOUND', 'character.not-found'));
}

const UNSAVED_SEED = 'preview';

/** Draws what is not saved yet. The look comes from the traits and the id, so a saved character keeps its face while it is edited. */
export async function previewPortrait(
  services: Services,
  input: CharacterForm & { id?: string | null | undefined },
): Promise<Outputs['characters']['preview']> {
  const { id, ...form } = input;
  await checkWords(services.safety, form);
  const seed = id ?? UNSAVED_SEED;
  return services.illustrator.sketch(portraitBrief(seed, { ...form, id: seed }, form.customPrompt));
}

const MOST_FILES = 10_000;

/** What is left of a removed character in the bucket. */
export async function removePortraits(services: Services, character: Owned<CharacterRow>): Promise<void> {
  const portraits = await services.files.list(portraitFolder(character), MOST_FILES);
  await services.files.remove([...portraits, ...figurePaths(character)]);
}
