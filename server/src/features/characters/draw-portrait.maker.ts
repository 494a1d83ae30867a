/** Makes a portrait: draws it, keeps it, and puts it at the end of the character's history as its main picture. */
import { and, eq } from 'drizzle-orm';
import { ownedCharacter } from '../../access/characters.ts';
import { characters } from '../../database/schema/index.ts';
import { refuse } from '../../http/refuse.ts';
import type { Maker } from '../../jobs/desk.ts';
import { portraitBrief } from '../../ports/illustrator/briefs.ts';
import type { Services } from '../../services.ts';
import { asMainPicture, drawForHistory } from '../pictures/draw-for-history.ts';
import { seedOfPicture } from '../pictures/pictures-of-creation.ts';
import { type PortraitInput, portraitFolder } from './pictures.ts';

export const portraitMaker =
  (services: Services): Maker =>
  async (desk) => {
    const { job } = desk;
    const { characterId, customPrompt, finish } = job.input as PortraitInput;
    const character = await ownedCharacter(services.db, job.userId, characterId);
    const brief = portraitBrief(seedOfPicture(character, job.id), character, customPrompt || character.customPrompt);
    const drawn = await drawForHistory(services, desk, { brief, folder: portraitFolder(character), finish });

    await desk.finish(async (tx) => {
      const changed = await tx
        .update(characters)
        .set({ ...asMainPicture(drawn, characters.imageHistory), updatedAt: services.clock.now() })
        .where(and(eq(characters.id, character.id), eq(characters.userId, job.userId)))
        .returning({ id: characters.id });
      if (changed.length === 0) refuse('NOT_FOUND', 'character.not-found');
      return { imageUrl: drawn.item.url };
    });
  };
