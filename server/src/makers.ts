/** Every kind of job with the feature that makes it. */
import { portraitMaker } from './features/characters/draw-portrait.maker.ts';
import { placeMaker } from './features/locations/draw-place.maker.ts';
import { narrationMaker } from './features/narrations/narrate.maker.ts';
import { sceneMaker } from './features/scene-images/draw-scene.maker.ts';
import { partMaker } from './features/stories/write-part.maker.ts';
import { storyMaker } from './features/stories/write-story.maker.ts';
import type { Maker } from './jobs/desk.ts';
import type { Makers } from './jobs/workers.ts';
import type { Services } from './services.ts';

const makersWith = (services: Services): Makers => ({
  story: storyMaker(services),
  continuation: partMaker(services),
  regeneration: partMaker(services),
  portrait: portraitMaker(services),
  place: placeMaker(services),
  scene: sceneMaker(services),
  narration: narrationMaker(services),
});

/** A job says itself whether the built-in engines make it or what the configuration chose. */
export function makersFor(services: Services): Makers {
  const chosen = makersWith(services);
  const builtIn = makersWith({ ...services, ...services.builtIn });
  const either = ([kind, maker]: [string, Maker]): [string, Maker] =>
    [kind, (desk) => (desk.job.engine === 'built-in' ? builtIn[desk.job.kind](desk) : maker(desk))];
  return Object.fromEntries(Object.entries(chosen).map(either)) as Makers;
}
