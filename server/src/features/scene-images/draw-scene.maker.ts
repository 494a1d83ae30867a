/** Draws the selected words of a story, or words of which there is no story (draw-words.ts). */
import { say } from '@fableloom/contract/messages/index';
import { and, eq } from 'drizzle-orm';
import { sceneImages, stories } from '../../database/schema/index.ts';
import { refuse } from '../../http/refuse.ts';
import type { Maker } from '../../jobs/desk.ts';
import { drawnCharacter, drawnPlace } from '../../ports/illustrator/briefs.ts';
import { whereTold } from '../../ports/illustrator/place-told.ts';
import { referencesOf } from '../../ports/illustrator/references.ts';
import { refuseUnsafeResult } from '../../ports/safety/refuse-unsafe.ts';
import type { Services } from '../../services.ts';
import { keepAtMoment } from '../pictures/draw-for-history.ts';
import { isWords } from './ask-for-words.ts';
import { drawWords } from './draw-words.ts';
import type { SceneInput } from './service.ts';
import { toldBefore, whoIsShown } from './who-is-shown.ts';

/** More do not fit into one picture; nobody else's picture goes along. */
const MOST_SHOWN = 5;

export const sceneMaker =
  (services: Services): Maker =>
  async (desk) => {
    const { job } = desk;
    if (isWords(job.input)) return drawWords(services, desk, job.input);
    const { selection, position, way, only } = job.input as SceneInput;
    const [story] = await services.db.select().from(stories).where(and(eq(stories.id, job.about.storyId ?? ''), eq(stories.userId, job.userId)));
    if (!story) return refuse('NOT_FOUND', 'story.not-found');
    await desk.report(say('job.screen.drawing'), 0.1);
    const { before, earlier, around, companions, wished, told: spelled } = await toldBefore(services, { id: story.id, wish: story.settings.customPrompt }, position, selection);
    const { place, ...told } = whereTold(story.cast.places, selection.text, { before, around });
    const meant = await whoIsShown(spelled, before, story.cast.characters, way === 'text' ? 'only those meant' : only);
    const shown = meant.slice(0, MOST_SHOWN);
    const drawn = await services.illustrator.draw(
      { is: 'scene', seed: job.id, story: story.id, text: selection.text, told: spelled, before, earlier, cast: shown.map(drawnCharacter), companions, ...wished, ...(place ? { place: drawnPlace(place) } : {}), ...told },
      { signal: desk.signal, format: 'jpeg', references: () => referencesOf(services.files, shown), ageRange: story.ageRange },
    );
    await refuseUnsafeResult(services.safety, drawn.prompt, story.ageRange);
    await desk.report(say('job.screen.saving'), 0.9);
    const folder = `stories/${job.userId}/${story.id}/scenes`;
    const { picture, path, paths } = await keepAtMoment(services.files, folder, services.clock.now(), drawn);
    desk.keep(paths);
    await desk.finish(async (tx) => {
      const values = { storyId: story.id, userId: job.userId, imageUrl: picture.url, imagePath: path, textSelection: selection, position, isSaved: false };
      const [scene] = await tx
        .insert(sceneImages)
        .values({ ...values, generatedPrompt: drawn.prompt, picture, provider: services.illustrator.provider })
        .returning({ id: sceneImages.id });
      return { storyId: story.id, sceneId: scene?.id ?? null, imageUrl: picture.url };
    });
  };
