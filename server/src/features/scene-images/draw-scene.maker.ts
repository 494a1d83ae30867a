/** Draws the selected words of a story. */
import { say } from '@fableloom/contract/messages/index';
import { and, eq } from 'drizzle-orm';
import { sceneImages, stories } from '../../database/schema/index.ts';
import { refuse } from '../../http/refuse.ts';
import type { Maker } from '../../jobs/desk.ts';
import { drawnCharacter, drawnPlace } from '../../ports/illustrator/briefs.ts';
import { keepPicture } from '../../ports/storage/keep-picture.ts';
import type { Services } from '../../services.ts';
import type { SceneInput } from './service.ts';

export const sceneMaker =
  (services: Services): Maker =>
  async (desk) => {
    const { job } = desk;
    const { selection, position, way } = job.input as SceneInput;
    const [story] = await services.db.select().from(stories).where(and(eq(stories.id, job.about.storyId ?? ''), eq(stories.userId, job.userId)));
    if (!story) return refuse('NOT_FOUND', 'story.not-found');
    await desk.report(say('job.screen.drawing'), 0.1);
    const [place] = story.cast.places;
    const cast = way === 'characters' ? story.cast.characters.map(drawnCharacter) : story.cast.characters.filter(({ name }) => selection.text.includes(name)).map(drawnCharacter);
    const drawn = await services.illustrator.draw(
      { is: 'scene', seed: job.id, text: selection.text, cast: cast.slice(0, 5), ...(place ? { place: drawnPlace(place) } : {}) },
      { signal: desk.signal, format: 'jpeg' },
    );
    await desk.report(say('job.screen.saving'), 0.9);
    const timestamp = services.clock.now().getTime();
    const { picture, path } = await keepPicture(services.files, `stories/${job.userId}/${story.id}/scenes/${timestamp}`, drawn);
    await desk.finish(async (tx) => {
      const values = { storyId: story.id, userId: job.userId, imageUrl: picture.url, imagePath: path, textSelection: selection, position };
      const [scene] = await tx
        .insert(sceneImages)
        .values({ ...values, generatedPrompt: drawn.prompt, picture, provider: services.illustrator.provider })
        .returning({ id: sceneImages.id });
      return { storyId: story.id, sceneId: scene?.id ?? null, imageUrl: picture.url };
    });
  };
